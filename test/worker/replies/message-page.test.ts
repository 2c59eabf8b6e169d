import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { signNumbers } from '../../../worker/delivery/links.service.ts';
import { answer, call, callWith, pageAt, post } from '../../support/worker/calls.ts';
import { plainDescription, stateOf, titles } from '../../support/worker/campaigns.ts';
import { day, fireAt, halfPastSeven, hour, minuteOf, stateTime } from '../../support/worker/clock.ts';
import { databaseWithout } from '../../support/worker/database.ts';
import type { Person } from '../../support/worker/people.ts';
import {
  answerOf,
  asked,
  base64url,
  personAfterLapse,
  personInWeek,
  personWithMessage,
  untouched,
} from '../../support/worker/reached.ts';

const { SESSION_SECRET } = env;

type Purpose = Parameters<typeof signNumbers>[0];

/** The links in an email, what their buttons send, and forms that none of them sends. */
const links: Record<string, { form: Record<string, string>; invalid: Record<string, string>[] }> = {
  message: { form: { answer: 'done' }, invalid: [{ answer: 'everything' }, { question: 'z', reply: 'x' }] },
  choice: { form: { do: 'make' }, invalid: [{}, { do: 'everything' }, { do: 'make', start: 'never' }] },
  stop: { form: { stop: 'all' }, invalid: [{}, { stop: 'nothing' }, { 'List-Unsubscribe': 'Twice' }] },
};

const pathOf = (link: string, person: Person): Promise<string> =>
  link === 'choice' ? person.choicePath('stop') : link === 'stop' ? person.stopPath() : person.answerPath();

const tokenOf = (path: string) => /(?<=^\/m\/(stop\/)?)[\w-]{10,}/.exec(path)?.[0] ?? '';

function damaged(path: string, at: number): string {
  const token = tokenOf(path);
  const another = token[at] === 'A' ? 'B' : 'A';
  return path.replace(token, `${token.slice(0, at)}${another}${token.slice(at + 1)}`);
}

describe.each(Object.entries(links))('the link of a %s', (link, { form, invalid }) => {
  // One click on "unsubscribe" in a mail program comes from another origin, and may come after months.
  const isStop = link === 'stop';
  const [purpose, other] = isStop ? (['stop', 'answer'] as const) : (['answer', 'stop'] as const);

  it('changes nothing when opened, or for an invalid, foreign or too large form', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await pathOf(link, person);
    const state = async () => [await stateOf(person, campaign.id), await person.stops()];
    const before = await state();
    const { status, answer } = await pageAt(path);
    expect([status, answer.headers.getSetCookie()]).toEqual([200, []]);
    await call('HEAD', path);
    await pageAt(`${path}?${new URLSearchParams(form)}`);
    for (const fields of invalid) expect((await post(path, fields)).status).toBe(400);
    expect((await post(path, { ...form, more: 'x'.repeat(65 * 1024) })).status).toBe(413);
    const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    if (!isStop) expect((await post(path, form, elsewhere)).status).toBe(403);
    expect(await state()).toEqual(before);
  });

  it('works until it expires, and not if it is damaged, signed for something else, or its message is gone', async () => {
    const { person, campaign } = await personAfterLapse();
    const gentle = (await person.messages(campaign.id))[3]?.id ?? 0;
    const path = await pathOf(link, person);
    const expectBoth = async (path: string, status: number) => {
      const statuses = [(await pageAt(path)).status, (await post(path, form)).status];
      expect(statuses, path).toEqual([status, status]);
    };
    const ids = isStop ? [campaign.id, Math.floor(Date.now() / hour) + 24] : [gentle];
    const signed = async (as: Purpose, ids: number[], secret = SESSION_SECRET) =>
      path.replace(tokenOf(path), base64url(await signNumbers(as, ids, secret)));
    expect((await pageAt(await signed(purpose, ids))).status).toBe(200);
    for (const forged of [
      ...[0, 6, 12].map((at) => damaged(path, at)),
      await signed('reply', ids),
      await signed(other, ids),
      await signed(purpose, ids, 'a secret of somebody else, long enough'),
      await signed(purpose, []),
      ...(isStop ? [] : [await signed(purpose, [gentle, 1])]),
    ])
      await expectBoth(forged, 404);
    const days = isStop ? 180 : 7;
    stateTime(minuteOf(3) + days * day - hour);
    expect((await pageAt(path)).status).toBe(200);
    stateTime(minuteOf(3) + days * day + hour);
    await expectBoth(path, 410);
    expect((await pageAt(path)).text).toContain('This link has expired');
    stateTime(minuteOf(3));
    await person.call('DELETE', isStop ? `/api/campaigns/${campaign.id}` : `/api/messages/${gentle}`);
    await expectBoth(path, 404);
    const gone = isStop ? 'you won’t get any more messages' : 'This message is gone';
    expect((await pageAt(path)).text).toContain(gone);
    expect(await person.stops()).toEqual([]);
  });
});

it('the link of a message is short, and that of a choice works only for its message’s choices', async () => {
  const { id, path } = await personWithMessage();
  const signed = async (id: number) => `/m/${base64url(await signNumbers('answer', [id], SESSION_SECRET))}`;
  expect([await signed(id), (await signed(200_000_000)).length]).toEqual([path, 22]);
  for (const choice of ['explode', 'stop']) expect((await pageAt(`${path}/${choice}`)).status).toBe(404);
});

it('the page of a message needs no session, and shows the person’s words escaped', async () => {
  const plan = { planAnchor: 'I get up', planAction: 'sit & breathe' };
  const { path } = await personWithMessage({ title: '<b>bold</b> "habit"', ...plan });
  const { status, text, answer: response } = await pageAt(path);
  expect(status).toBe(200);
  expect(text).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(text).not.toContain('<b>bold');
  expect(text).toMatch(/<p class="message" dir="auto">.*<span class="own">[Ss]it &amp; breathe<\/span>/s);
  for (const label of ['Skip today', 'In an hour', 'This evening', 'Smaller today'])
    expect(text).toContain(`>${label}</button>`);
  // A link may name a reply, which is only highlighted.
  expect((await pageAt(`${path}?pick=skip`)).text).toContain('<h2>Tap to confirm: Skip today</h2>');
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/answer-page.js">']);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'"),
  });
});

it('the title of a message’s page has the person’s words only where lock screens may', async () => {
  for (const [fields, title] of [
    [{ title: titles.build }, 'Walk Biscuit'],
    [{ title: titles.reduce }, 'A message from Better Habits'],
    [{ title: titles.dose }, 'A message from Better Habits'],
    [{ title: titles.reduce, lockScreenWords: true }, 'Drink less beer'],
  ] as const) {
    const { path } = await personWithMessage({ ...fields, description: plainDescription });
    expect((await pageAt(path)).text).toContain(`<title>${title} · Better Habits</title>`);
  }
});

it('a reply by link makes the day smaller, or marks it done, which no other button changes', async () => {
  const { person, campaign, path } = await personWithMessage({ planSmallest: 'one breath' });
  for (let times = 0; times < 2; times += 1) expect((await post(path, { size: 'small' })).status).toBe(303);
  expect(await person.firstMessage(campaign.id)).toMatchObject({ smaller: true });
  expect((await pageAt(path)).text).toContain('It counts as a whole day: one breath.');
  await post(path, { size: 'usual' });
  expect(await person.firstMessage(campaign.id)).toMatchObject({ smaller: false });

  for (let times = 0; times < 2; times += 1) {
    const response = await answer(path, 'done');
    expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
  }
  expect(await person.firstMessage(campaign.id)).toMatchObject({ completed: true, sent: true });
  const { text } = await pageAt(path);
  expect(text).toContain('<h1>Day one</h1>');
  expect(text).toContain('>Undo</button>');
  expect(text).not.toContain('Skip today');
  // Later it shows the date, not today's streak.
  stateTime(halfPastSeven + day);
  const [, second] = await person.messages(campaign.id);
  await person.change(second?.id ?? 0, { completed: true });
  const later = (await pageAt(path)).text;
  expect(later).toMatch(/<h1>Done<\/h1><p class="lead">Monday, \w+ \d+</);
  expect(later).toContain('<span class="figure">2</span>in a row');
});

it('times on the page look as in the browser’s language, or else as in the US', async () => {
  const { path } = await personWithMessage();
  await answer(path, 'done');
  for (const [language, time] of [
    ['de-DE,de;q=0.9,en;q=0.8', /tomorrow, 0?7:30</],
    ['en-US', /tomorrow, 7:30\sAM</],
    ['no_language!', /tomorrow, 7:30\sAM</],
  ] as const) {
    const response = await call('GET', path, undefined, { 'Accept-Language': language });
    expect(await response.text(), language).toMatch(time);
  }
});

it('a reply from a script gets JSON: that it is saved, or the reason why not', async () => {
  const { id, path } = await personWithMessage();
  const reply = async (link: string, action: string) => {
    const response = await post(link, { answer: action }, { Accept: 'application/json' });
    return [response.status, await response.json()];
  };
  expect(await reply(path, 'done')).toEqual([200, { accepted: true }]);
  expect(await answerOf(id)).toMatchObject({ mark: 'done' });
  const tooLate = { message: 'It’s too late for that. Please choose another answer.' };
  expect(await reply(path, 'snooze-hour')).toEqual([409, tooLate]);
  expect(await reply('/m/unknown', 'done')).toMatchObject([404, { message: expect.any(String) }]);
});

it('a reply to a message sent by hand marks its day, and counts it once', async () => {
  const { person, campaign, id } = await personWithMessage();
  await person.change(id, { skipped: true });
  const byHand = { campaignId: campaign.id, content: 'By hand' };
  const { id: manual } = await person.send<{ id: number }>('POST', '/api/send-message', byHand, 201);
  const path = `/m/${base64url(await signNumbers('answer', [manual], env.SESSION_SECRET))}`;
  const skipped = (await pageAt(path)).text;
  expect(skipped).toMatch(/<h2>Skipped<\/h2>\s.*<span>Next: tomorrow, .*Undo/);
  expect(skipped).not.toMatch(/Did you do it|Mark Complete/);
  await answer(path, 'done');
  const { text } = await pageAt(path);
  expect(text).toContain('<h1>Day one</h1>');
  expect(text).toContain('1 of 1 day kept');
  const marked = { completed: true, skippedByPerson: false };
  const today = (await person.messages(campaign.id)).slice(0, 2);
  expect(today).toMatchObject([
    { id, ...marked },
    { id: manual, ...marked },
  ]);
  // A mark removed from one message of the day is removed from all.
  await person.change(manual, { completed: false });
  for (const message of [id, manual]) expect(await answerOf(message)).toEqual(untouched);
});

it('the question on a message’s page has suggestions and "Not now", and needs an answer', async () => {
  const { person, campaign, path } = await personWithMessage();
  const { text } = await pageAt(path);
  for (const part of ['What exactly will you do?', 'I will <input name="words"', 'name="later"'])
    expect(text).toContain(part);
  for (const [words, refusal] of [
    [' ', 'Please write a few words, or choose Not now.'],
    ['x'.repeat(121), 'Please answer in at most 120 characters.'],
  ] as const)
    expect(await (await post(path, { question: 'a', reply: '', words })).text()).toContain(refusal);
  for (let times = 0; times < 2; times += 1)
    expect((await post(path, { question: 'a', later: '1' })).status).toBe(303);
  expect(await asked(person, campaign.id)).toBeNull();
  expect((await pageAt(path)).text).not.toContain('name="question"');
});

it('the question on a message’s page accepts one answer, and says which message will use it', async () => {
  const { person, campaign, path } = await personWithMessage();
  const said = 'sit for <b>three</b> breaths';
  await post(path, { question: 'c', words: 'to another question than the one that is open' });
  const page = await (await post(path, { question: 'a', reply: '', words: ` ${said} ` })).text();
  expect(page).toContain('Thank you. Tuesday, March 4: “');
  expect(page).not.toMatch(/<b>three|What exactly will you do/);
  expect((await person.messages(campaign.id))[1]?.content.toLowerCase()).toContain(said);
  const late = await post(path, { question: 'a', words: 'stand up' });
  expect([late.status, late.headers.get('Location')]).toEqual([303, path]);
  expect(await person.campaign(campaign.id)).toMatchObject({ planAction: said, planAnchor: null });
});

it('the question on a message’s page asks to confirm an earlier answer without showing it', async () => {
  const { person, campaign } = await personInWeek(6, { planSnag: 'I wake up late' });
  await fireAt(campaign.id, Date.now() + hour);
  const [, question] = (await pageAt(await person.answerPath())).text.split('This week’s question: ');
  expect(question).toContain('You answered this before. Is it still right?');
  expect(question).not.toContain('wake up late');
});

it('the page of a message says that something went wrong as a page, not as data', async () => {
  const { path } = await personWithMessage();
  const failed = await callWith({ DB: databaseWithout(/./) }, { method: 'GET', path });
  expect([failed.status, failed.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=UTF-8']);
  expect(await failed.text()).toContain('Something went wrong on our side. Please try again');
});
