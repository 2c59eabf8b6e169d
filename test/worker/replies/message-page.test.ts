import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { signNumbers } from '../../../worker/http/signed-token.ts';
import { answer, pageAt, post } from '../../support/worker/calls.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { asked } from '../../support/worker/offers.ts';
import { appAddress, call, type Person } from '../../support/worker/people.ts';
import { answerOf, base64url, personWithMessage, untouched } from '../../support/worker/reached.ts';

beginOnMonday();

const kept = (person: Person, campaign: CampaignView) => person.firstMessage(campaign.id);

describe('the link in a message', () => {
  it('has at most 22 characters, even for the 200-millionth message, and never changes', async () => {
    const { campaign, id, path } = await personWithMessage();
    expect(path.length).toBeLessThanOrEqual(22);
    const later = base64url(await signNumbers('answer', [200_000_000], env.SESSION_SECRET));
    expect(`/m/${later}`.length).toBe(22);
    stateTime(halfPastSeven + day);
    const { open } = await linksOf(createDeps(env), { id, campaignId: campaign.id });
    expect(open).toBe(`${appAddress}${path}`);
  });

  it('opens a page with the message, its campaign and buttons, without session or cookie, with the person’s words escaped', async () => {
    const { person, campaign, path } = await personWithMessage({ title: '<b>bold</b> "habit"' });
    const { status, text, answer: response } = await pageAt(path);
    expect(status).toBe(200);
    expect(text).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(text).not.toContain('<b>bold');
    const { content } = await kept(person, campaign);
    expect(text).toContain(content.slice(0, 20).replace(/'/g, '&#39;'));
    for (const label of ['Skip today', 'In an hour', 'This evening', 'Smaller today'])
      expect(text).toContain(`>${label}</button>`);
    // The script keeps replies made offline; the page works without it.
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/answer-page.js">']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'; style-src 'self'");
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
  });

  it('changes nothing when opened, even if it names a reply, which is only highlighted', async () => {
    const { id, path } = await personWithMessage();
    await call('HEAD', path);
    await pageAt(`${path}?answer=done`);
    const { text } = await pageAt(`${path}?pick=skip`);
    expect(text).toMatch(/class="button picked" name="answer" value="skip" autofocus/);
    expect(text.match(/ picked"/g)).toHaveLength(1);
    expect((await pageAt(`${path}?pick=nonsense`)).text).not.toContain(' picked"');
    expect(await answerOf(id)).toEqual(untouched);
  });
});

describe('a reply by link', () => {
  it('marks the message done; pressing twice or another button afterwards is harmless', async () => {
    const { person, campaign, id, path } = await personWithMessage();
    for (let times = 0; times < 2; times += 1) {
      const response = await answer(path, 'done');
      expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
    }
    expect(await kept(person, campaign)).toMatchObject({ completed: true, sent: true });
    const once = await answerOf(id);
    expect((await answer(path, 'snooze-hour')).status).toBe(409);
    expect(await answerOf(id)).toEqual(once);
    const { text } = await pageAt(path);
    expect(text).toContain('<h1>Done</h1><p class="lead">Your first day is marked.');
    expect(text).toContain('>Undo</button>');
    expect(text).not.toContain('Skip today');
    // Later it shows the date, not today's streak.
    stateTime(halfPastSeven + day);
    expect((await pageAt(path)).text).toMatch(/<h1>Done<\/h1><p class="lead">Monday, \w+ \d+</);
  });

  it('can be changed and undone, by link or in the app; the latest wins, and a skipped day stays due', async () => {
    const { person, campaign, id, path } = await personWithMessage();
    const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
    expect((await post(path, { answer: 'done', at: ago(5) })).status).toBe(303);
    expect((await post(path, { answer: 'skip', at: ago(9) })).status).toBe(303);
    expect(await kept(person, campaign)).toMatchObject({ completed: true, markedAt: ago(5) });
    await post(path, { answer: 'skip', at: ago(1) });
    expect(await answerOf(id)).toEqual({ mark: 'skipped', snoozed_until: null });
    expect((await pageAt(path)).text).toContain('Skipped');
    stateTime(halfPastSeven + day);
    const due = { completionRate: 0, messagesSent: 1 };
    expect(await person.campaign(campaign.id)).toMatchObject(due);
    stateTime(halfPastSeven);
    await person.change(id, { completed: true });
    expect((await pageAt(path)).text).toContain('Your first day is marked.');
    await person.change(id, { completed: false });
    expect(await answerOf(id)).toEqual(untouched);

    for (const action of ['done', 'skip', 'snooze-hour', 'snooze-evening']) {
      expect((await answer(path, action)).status).toBe(303);
      expect(await answerOf(id)).not.toEqual(untouched);
      for (let times = 0; times < 2; times += 1) expect((await answer(path, 'undo')).status).toBe(303);
      expect(await answerOf(id)).toEqual(untouched);
      expect((await pageAt(path)).text).toContain('Done</button>');
    }
  });

  it('makes the day smaller, in the person’s words, and undoes that', async () => {
    const { person, campaign, path } = await personWithMessage({ planSmallest: 'one breath' });
    for (let times = 0; times < 2; times += 1) expect((await post(path, { size: 'small' })).status).toBe(303);
    expect(await kept(person, campaign)).toMatchObject({ smaller: true });
    expect((await pageAt(path)).text).toContain('It counts as a whole day: one breath.');
    expect((await post(path, { size: 'usual' })).status).toBe(303);
    expect(await kept(person, campaign)).toMatchObject({ smaller: false });
  });

  it('rejects a form from another site, and a too large or invalid one', async () => {
    const { id, path } = await personWithMessage();
    const done = { answer: 'done' };
    for (const [status, fields, headers] of [
      [403, done, { Origin: 'https://elsewhere.example' }],
      [413, { answer: 'x'.repeat(65 * 1024) }, undefined],
      [400, { answer: 'everything' }, undefined],
      [400, { question: 'z', reply: 'x' }, undefined],
      [400, done, { 'Content-Type': 'multipart/form-data; boundary=none' }],
    ] as [number, Record<string, string>, Record<string, string> | undefined][]) {
      const response = await post(path, fields, headers);
      expect(response.status).toBe(status);
      if (status === 400) expect(response.headers.get('Content-Type')).toContain('text/html');
    }
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('is not possible for the closing message', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 84 * day);
    for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
    const [path = ''] = /\/m\/[\w-]+/.exec((await person.newestMail()).body) ?? [];
    const { status, text } = await pageAt(path);
    expect(status).toBe(200);
    expect(text).not.toContain('<button');
    expect((await answer(path, 'done')).status).toBe(409);
  });
});

describe('an invalid link', () => {
  it('is 410 with a friendly page a week after sending, for reading and replying', async () => {
    const { id, path } = await personWithMessage();
    stateTime(halfPastSeven + 7 * day - minute);
    expect((await pageAt(path)).status).toBe(200);
    stateTime(halfPastSeven + 7 * day + hour);
    const { status, text } = await pageAt(path);
    expect(status).toBe(410);
    expect(text).toContain('This link has expired');
    expect((await answer(path, 'done')).status).toBe(410);
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('is 404 if changed or signed for something else, or if its message or campaign was deleted', async () => {
    const { person, id, path } = await personWithMessage();
    const token = path.slice('/m/'.length);
    const swapped = (at: number) =>
      `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    const changed = [0, 6, token.length - 2].map(swapped);
    const end = Math.floor(Date.now() / hour) + 24;
    const signed = await Promise.all([
      signNumbers('stop', [id], env.SESSION_SECRET),
      signNumbers('reply', [id], env.SESSION_SECRET),
      signNumbers('answer', [id], 'a secret of somebody else, long enough'),
      signNumbers('answer', [], env.SESSION_SECRET),
      signNumbers('answer', [id, end], env.SESSION_SECRET),
    ]);
    for (const forged of [...changed, ...signed.map(base64url)]) {
      expect((await pageAt(`/m/${forged}`)).status, forged).toBe(404);
      expect((await answer(`/m/${forged}`, 'done')).status, forged).toBe(404);
    }
    expect(await answerOf(id)).toEqual(untouched);
    const ours = await signNumbers('answer', [id], env.SESSION_SECRET);
    expect(base64url(ours)).toBe(token);

    await person.call('DELETE', `/api/messages/${id}`);
    const { status, text } = await pageAt(path);
    expect(status).toBe(404);
    expect(text).toContain('This message is gone');
    expect((await answer(path, 'done')).status).toBe(404);

    stateTime(mondayMorning);
    const other = await personWithMessage();
    await other.person.call('DELETE', `/api/campaigns/${other.campaign.id}`);
    expect((await pageAt(other.path)).status).toBe(404);
    expect((await answer(other.path, 'snooze-hour')).status).toBe(404);
  });
});

/** A person who has just got the first message of a week. */
async function onThePage(week = 1, change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign(change);
  const at = halfPastSeven + (week - 1) * 7 * day - (week > 4 ? day / 24 : 0);
  await fireAt(campaign.id, at);
  await person.signInAgain();
  return { person, campaign, path: await person.answerPath() };
}

describe('the question on the page of a message', () => {
  it.each([
    ['a suggestion', { reply: 'Morning meditation', words: '' }, 'Morning meditation'],
    ['other words', { reply: '', words: ' sit for <b>three</b> breaths ' }, 'sit for <b>three</b> breaths'],
  ])('accepts %s once without a session, and says which message will use it', async (_, fields, said) => {
    const { person, campaign, path } = await onThePage();
    await post(path, { question: 'c', words: 'to another question than the one that is open' });
    const answered = await post(path, { question: 'a', ...fields });
    expect(answered.status).toBe(200);
    const page = await answered.text();
    const next = (await person.messages(campaign.id)).find(
      ({ status, content }) => status === 'scheduled' && content.toLowerCase().includes(said.toLowerCase()),
    );
    expect(page).toContain('Thank you. Tuesday, March 4: “');
    expect(next?.localDate).toBe('2031-03-04');
    expect(page).not.toMatch(/<b>three|What exactly will you do/);
    const late = await post(path, { question: 'a', words: 'stand up' });
    expect([late.status, late.headers.get('Location')]).toEqual([303, path]);
    const plan = { planAction: said, planAnchor: null };
    expect(await person.campaign(campaign.id)).toMatchObject(plan);
  });

  it('has suggestions, a field and "Not now", which may be pressed twice', async () => {
    const { person, campaign, path } = await onThePage();
    const { text } = await pageAt(path);
    for (const part of [
      'What exactly will you do?',
      'name="reply" value="Morning meditation"',
      'name="later"',
    ])
      expect(text).toContain(part);
    for (let times = 0; times < 2; times += 1) {
      const answered = await post(path, { question: 'a', later: '1' });
      expect([answered.status, answered.headers.get('Location')]).toEqual([303, path]);
    }
    expect(await person.campaign(campaign.id)).toMatchObject({ planAction: null });
    expect(await asked(person, campaign.id)).toBeNull();
    expect((await pageAt(path)).text).not.toContain('name="question"');
  });

  it('rejects a long answer', async () => {
    const { path } = await onThePage(8);
    const answered = await post(path, { question: 'p', words: 'x'.repeat(81) });
    expect(answered.status).toBe(400);
    expect(await answered.text()).toContain('Please answer in at most 80 characters.');
  });

  it('follows the message, which highlights the person’s own words', async () => {
    const { path } = await onThePage(1, { planAnchor: 'I get up', planAction: 'sit & breathe' });
    expect((await pageAt(path)).text).toMatch(/<span class="own">[Ss]it &amp; breathe<\/span>/);
  });
});
