import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { signNumbers } from '../../../worker/http/signed-token.ts';
import { answer, answerPathOf, pageAt, post } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  hour,
  messagesOf,
  minute,
  mondayMorning,
  newPersonWithCampaign,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { campaignOf } from '../../support/worker/offers.ts';
import { call } from '../../support/worker/people.ts';
import { asked } from '../../support/worker/questions.ts';
import { answerOf, base64url, personWithMessage, untouched } from '../../support/worker/reached.ts';

beginOnMonday();

describe('the link in a message', () => {
  it('is short: at most 22 characters after the origin, even for the two-hundred-millionth message', async () => {
    const { path } = await personWithMessage();
    expect(path.length).toBeLessThanOrEqual(22);
    const later = base64url(await signNumbers('answer', [200_000_000], env.SESSION_SECRET));
    expect(`/m/${later}`.length).toBe(22);
  });

  it('is the same over every try, whenever that is', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const { id } = await firstMessageOf(person, campaign.id);
    const deps = createDeps(env);
    const { open } = await linksOf(deps, { id, campaignId: campaign.id });
    stateTime(halfPastSeven + day);
    expect((await linksOf(deps, { id, campaignId: campaign.id })).open).toBe(open);
  });

  it('opens a page with the message, its campaign and the buttons, without a session or a cookie', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { status, text, answer: response } = await pageAt(path);
    const message = await firstMessageOf(person, campaign.id);
    expect(status).toBe(200);
    expect(text).toContain(campaign.title);
    expect(text).toContain(message.content.slice(0, 20).replace(/'/g, '&#39;'));
    for (const label of ['Skip today', 'In an hour', 'This evening', 'Smaller today']) {
      expect(text).toContain(`>${label}</button>`);
    }
    expect(text).toMatch(/name="answer" value="done">.*Done<\/button>/);
    expect(text).not.toContain('Undo');
    // It keeps answers while there is no network; the page works without it.
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/answer-page.js">']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'; style-src 'self'");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
  });

  it('shows what a person typed as text, whatever it holds', async () => {
    const { path } = await personWithMessage({ title: '<b>bold</b> "habit"' });
    const { text } = await pageAt(path);
    expect(text).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(text).not.toContain('<b>bold');
  });

  it('changes nothing when it is opened, however often: mail scanners do that', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    for (let times = 0; times < 3; times += 1) {
      await pageAt(path);
      await call('HEAD', path);
      await pageAt(`${path}?answer=done`);
    }
    expect(await answerOf(id)).toEqual(untouched);
  });
});

describe('answering by the link', () => {
  it('holds what was said last, though something said before comes later', async () => {
    const { person, campaign, path } = await personWithMessage();
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    expect((await post(path, { answer: 'done', at: ago(5) })).status).toBe(303);
    expect((await post(path, { answer: 'skip', at: ago(9) })).status).toBe(303);
    const first = () => firstMessageOf(person, campaign.id);
    expect(await first()).toMatchObject({ completed: true, markedAt: ago(5) });
    await post(path, { answer: 'skip', at: ago(1) });
    expect(await first()).toMatchObject({ completed: false, skippedByPerson: true });
  });

  it('marks the message done, and says so', async () => {
    const { person, campaign, path } = await personWithMessage();
    const response = await answer(path, 'done');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(path);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({ completed: true, sent: true });
    const { text } = await pageAt(path);
    expect(text).toContain('Your first day is marked.');
    expect(text).toContain('>Undo</button>');
    expect(text).not.toContain('Skip today');
  });

  it('is harmless when pressed twice, and when another button is pressed on a page that is out of date', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    await answer(path, 'done');
    const once = await answerOf(id);
    await answer(path, 'done');
    expect(await answerOf(id)).toEqual(once);
    expect((await answer(path, 'snooze-hour')).status).toBe(409);
    expect(await answerOf(id)).toEqual(once);
  });

  it('records a skipped day, which stays due and not done', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    expect((await answer(path, 'skip')).status).toBe(303);
    expect(await answerOf(id)).toEqual({ mark: 'skipped', snoozed_until: null });
    expect((await pageAt(path)).text).toContain('Skipped');
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({
      completed: false,
      skippedByPerson: true,
    });
    stateTime(halfPastSeven + day);
    const view = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(view).toMatchObject({ completionRate: 0, messagesSent: 1 });
  });

  it.each(['done', 'skip', 'snooze-hour', 'snooze-evening'])('can be taken back after %s', async (action) => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    expect((await answer(path, action)).status).toBe(303);
    expect(await answerOf(id)).not.toEqual(untouched);
    for (let times = 0; times < 2; times += 1) expect((await answer(path, 'undo')).status).toBe(303);
    expect(await answerOf(id)).toEqual(untouched);
    expect((await pageAt(path)).text).toContain('Done</button>');
  });

  it('agrees with the app: marking there shows here, and unmarking too', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    await answer(path, 'skip');
    await person.call('PUT', `/api/messages/${id}`, { completed: true });
    expect((await pageAt(path)).text).toContain('Your first day is marked.');
    await person.call('PUT', `/api/messages/${id}`, { completed: false });
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('makes the day smaller, in the person’s words, and takes that back', async () => {
    const { person, campaign, path } = await personWithMessage({ planSmallest: 'one breath' });
    const smaller = async () => (await firstMessageOf(person, campaign.id)).smaller;
    for (let times = 0; times < 2; times += 1) expect((await post(path, { size: 'small' })).status).toBe(303);
    expect(await smaller()).toBe(true);
    expect((await pageAt(path)).text).toContain('It counts as a whole day: one breath.');
    expect((await post(path, { size: 'usual' })).status).toBe(303);
    expect(await smaller()).toBe(false);
  });

  it('names the day that is over once it is marked, not the streak of today', async () => {
    const { path } = await personWithMessage();
    await answer(path, 'done');
    expect((await pageAt(path)).text).toContain('<h1>Done</h1><p class="lead">Your first day is marked.');
    stateTime(halfPastSeven + day);
    expect((await pageAt(path)).text).toMatch(/<h1>Done<\/h1><p class="lead">Monday, \w+ \d+</);
  });

  it('points out the answer that a link in the email names, and gives none', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    const { text } = await pageAt(`${path}?pick=skip`);
    expect(text).toMatch(/class="button picked" name="answer" value="skip" autofocus/);
    expect(text.match(/ picked"/g)).toHaveLength(1);
    expect((await pageAt(`${path}?pick=nonsense`)).text).not.toContain(' picked"');
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('does not take an answer from a form on another site', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    const response = await post(path, { answer: 'done' }, { Origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
    expect(await answerOf(id)).toEqual(untouched);
  });

  it.each([{ answer: 'everything' }, {}])('answers %j with a kind page', async (fields) => {
    const { path } = await personWithMessage();
    const response = await post(path, fields as Record<string, string>);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  it('refuses a body of more than 64 KB, and takes one that is no form for none', async () => {
    const { path } = await personWithMessage();
    expect((await post(path, { answer: 'x'.repeat(65 * 1024) })).status).toBe(413);
    const nonsense = { 'Content-Type': 'multipart/form-data; boundary=none' };
    expect((await post(path, { answer: 'done' }, nonsense)).status).toBe(400);
    expect((await post(path, { answer: 'done' }, { 'Content-Type': 'application/json' })).status).toBe(400);
  });

  it('asks nothing of the last word of a campaign', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 84 * day);
    for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
    const { results } = await env.DB.prepare('SELECT body FROM outbox WHERE user_id = ?')
      .bind(person.user.id)
      .all<{ body: string }>();
    const [path = ''] = /\/m\/[\w-]+/.exec(results[0]?.body ?? '') ?? [];
    const { status, text } = await pageAt(path);
    expect(status).toBe(200);
    expect(text).not.toContain('<button');
    expect((await answer(path, 'done')).status).toBe(409);
  });
});

describe('a link that holds no more', () => {
  it('is 410 with a kind page a week after sending, for reading and for answering', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    stateTime(halfPastSeven + 7 * day - minute);
    expect((await pageAt(path)).status).toBe(200);
    stateTime(halfPastSeven + 7 * day + hour);
    const { status, text } = await pageAt(path);
    expect(status).toBe(410);
    expect(text).toContain('This link has expired');
    expect((await answer(path, 'done')).status).toBe(410);
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('is 404 when any character of it was changed', async () => {
    const { person, campaign, path } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    const token = path.slice('/m/'.length);
    for (let at = 0; at < token.length - 1; at += 3) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const forged = `/m/${token.slice(0, at)}${other}${token.slice(at + 1)}`;
      expect((await pageAt(forged)).status, forged).toBe(404);
      expect((await answer(forged, 'done')).status, forged).toBe(404);
    }
    expect(await answerOf(id)).toEqual(untouched);
  });

  it('is 404 for a token that was signed for another purpose or with another secret', async () => {
    const { person, campaign } = await personWithMessage();
    const { id } = await firstMessageOf(person, campaign.id);
    const end = Math.floor(Date.now() / hour) + 24;
    for (const token of [
      await signNumbers('stop', [id, end], env.SESSION_SECRET),
      await signNumbers('stop', [id], env.SESSION_SECRET),
      await signNumbers('reply', [id, end], env.SESSION_SECRET),
      await signNumbers('reply', [id], env.SESSION_SECRET),
      await signNumbers('answer', [id], 'a secret of somebody else, long enough'),
      await signNumbers('answer', [], env.SESSION_SECRET),
      await signNumbers('answer', [id, end], env.SESSION_SECRET),
    ]) {
      expect((await pageAt(`/m/${base64url(token)}`)).status).toBe(404);
    }
    const ours = await signNumbers('answer', [id], env.SESSION_SECRET);
    expect((await pageAt(`/m/${base64url(ours)}`)).status).toBe(200);
  });

  it('is 404 when the message was deleted, and when its campaign was', async () => {
    const one = await personWithMessage();
    const message = await firstMessageOf(one.person, one.campaign.id);
    await one.person.call('DELETE', `/api/messages/${message.id}`);
    const { status, text } = await pageAt(one.path);
    expect(status).toBe(404);
    expect(text).toContain('This message is gone');
    expect((await answer(one.path, 'done')).status).toBe(404);

    stateTime(mondayMorning);
    const other = await personWithMessage();
    await other.person.call('DELETE', `/api/campaigns/${other.campaign.id}`);
    expect((await pageAt(other.path)).status).toBe(404);
    expect((await answer(other.path, 'snooze-hour')).status).toBe(404);
  });
});

/** Somebody whose message has just come on the first day of a week, and the page that its link opens. */
async function onThePage(week = 1, change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign(change);
  const at = halfPastSeven + (week - 1) * 7 * day - (week > 4 ? day / 24 : 0);
  stateTime(at);
  await fireAlarm(campaign.id);
  await signInAgain(person);
  return { person, campaign, path: await answerPathOf(person) };
}

describe('the page of a message', () => {
  it('asks the week’s question, with words to press, a field, and a way to leave it', async () => {
    const { path } = await onThePage();
    const { text } = await pageAt(path);
    expect(text).toContain('What exactly will you do?');
    expect(text).toContain('<input type="hidden" name="question" value="a">');
    expect(text).toContain('name="reply" value="Morning meditation"');
    expect(text).toContain('name="words" maxlength="120"');
    expect(text).toContain('name="later"');
    expect(text).not.toMatch(/<script(?! type="module" src="\/answer-page\.js")/);
  });

  it.each([
    ['a word that was pressed', { reply: 'Morning meditation', words: '' }, 'Morning meditation'],
    ['other words', { reply: '', words: ' sit for <b>three</b> breaths ' }, 'sit for <b>three</b> breaths'],
  ])('takes %s without a session, and says where it comes next', async (_, fields, answer) => {
    const { person, campaign, path } = await onThePage();
    const answered = await post(path, { question: 'a', ...fields });
    expect(answered.status).toBe(200);
    const page = await answered.text();
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: answer });
    const said = (await messagesOf(person, campaign.id)).find(
      ({ status, content }) => status === 'scheduled' && content.toLowerCase().includes(answer.toLowerCase()),
    );
    expect(page).toContain('Thank you. Tuesday, March 4: “');
    expect(said?.localDate).toBe('2031-03-04');
    expect(page).not.toContain('<b>three');
    expect(page).not.toContain('What exactly will you do?');
  });

  it('keeps or changes what is known already', async () => {
    const { person, campaign, path } = await onThePage(3, { planSmallest: 'one breath for my cat' });
    const { text } = await pageAt(path);
    expect(text).toContain('<span class="own">one breath for your cat</span>: still right?');
    await post(path, { question: 's', reply: 'Keep it' });
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planSmallest: 'one breath for my cat' });
    expect(await asked(person, campaign.id)).toBeNull();
  });

  it('takes "Not now", once or twice', async () => {
    const { person, campaign, path } = await onThePage();
    for (let times = 0; times < 2; times += 1) {
      const answered = await post(path, { question: 'a', later: '1' });
      expect([answered.status, answered.headers.get('Location')]).toEqual([303, path]);
    }
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: null });
    expect(await asked(person, campaign.id)).toBeNull();
    expect((await pageAt(path)).text).not.toContain('name="question"');
  });

  it('does not take an answer twice, nor one to another question', async () => {
    const { person, campaign, path } = await onThePage();
    await post(path, { question: 'c', words: 'I get up' });
    await post(path, { question: 'a', words: 'sit down' });
    const late = await post(path, { question: 'a', words: 'stand up' });
    expect([late.status, late.headers.get('Location')]).toEqual([303, path]);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: 'sit down', planAnchor: null });
  });

  it('says what is too long', async () => {
    const { person, campaign, path } = await onThePage(8);
    const answered = await post(path, { question: 'p', words: 'x'.repeat(81) });
    expect(answered.status).toBe(400);
    expect(answered.headers.get('Content-Type')).toContain('text/html');
    expect(await answered.text()).toContain('Please answer in at most 80 characters.');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planPerson: null });
  });

  it.each<Record<string, string>>([{ question: 'z', reply: 'x' }])(
    'does not take a form that is none of its own: %j',
    async (fields) => {
      const { person, campaign, path } = await onThePage();
      expect((await post(path, fields)).status).toBe(400);
      expect((await asked(person, campaign.id))?.id).toBe('a');
    },
  );

  it('sets the person’s own words apart in the message', async () => {
    const { path } = await onThePage(1, { planAnchor: 'I get up', planAction: 'sit & breathe' });
    expect((await pageAt(path)).text).toMatch(/<span class="own">[Ss]it &amp; breathe<\/span>/);
  });
});
