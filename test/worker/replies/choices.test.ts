import { expect, it } from 'vitest';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { answer, expectRefusal, pageAt, post } from '../../support/worker/calls.ts';
import { clocksOf, stateOf, toCome } from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastEight,
  halfPastSeven,
  hour,
  minute,
  minuteOf,
  mondayMorning,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import { attemptsOf, sql } from '../../support/worker/database.ts';
import type { Person } from '../../support/worker/people.ts';
import {
  choose,
  chosen,
  personAfterLapse,
  personInWeek11,
  personWithMessage,
  personWithText,
  takeBack,
} from '../../support/worker/reached.ts';

const aQuarterPastSix = { messageTime: 'Custom time', customTime: '18:15' };

const ways = ['smaller', 'move', 'pause', 'stop'] as const;

it.each(ways)('the choice "%s" is made once if chosen twice, and undone once', async (way) => {
  const { person, campaign } = await personAfterLapse();
  const before = await person.campaign(campaign.id);
  const path = await person.choicePath(way);
  const fields = way === 'move' ? aQuarterPastSix : {};
  await chosen(path, fields);
  const once = await stateOf(person, campaign.id);
  expect(once[0]).not.toEqual(before);
  await chosen(path, fields);
  expect(await stateOf(person, campaign.id)).toEqual(once);
  for (let times = 0; times < 2; times += 1) expect((await takeBack(path)).status).toBe(303);
  expect(await person.campaign(campaign.id)).toEqual(before);
  expect((await pageAt(path)).text).toContain('value="make"');
});

it('"Move it" moves upcoming messages in the person’s zone, and is undone to the minute', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await person.choicePath('move');
  const expectInvalid = async (customTime: string, words: string) => {
    const answer = await choose(path, { messageTime: 'Custom time', customTime });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(words);
  };
  await expectInvalid('25:00', 'Please choose a time');
  expect(await chosen(path, aQuarterPastSix)).toContain('✓ Moved to 6:15 PM');
  expect(await person.campaign(campaign.id)).toMatchObject({ ...aQuarterPastSix, sendTime: '18:15' });
  expect(clocksOf(toCome(await person.messages(campaign.id)))).toEqual(new Set(['18:15']));
  await takeBack(path);

  // A minute that the window would never give.
  const morning =
    "UPDATE campaigns SET message_time = 'Morning (6-9 AM)', custom_time = NULL, send_minute = 355 WHERE id = ?";
  await sql(morning, campaign.id);
  const before = await person.campaign(campaign.id);
  await chosen(path, aQuarterPastSix);
  await takeBack(path);
  expect(await person.campaign(campaign.id)).toEqual(before);
});

it('a pause lasts a week in which nothing is sent, is due or breaks a streak; then messages resume', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await person.choicePath('pause');
  const before = await person.messages(campaign.id);
  for (const at of [0, 1, 2]) await person.change(before[at]?.id, { completed: true });
  await post(path.replace('/pause', ''), { answer: 'snooze-hour' });
  expect((await pageAt(path)).text).toContain('We won’t send anything until Thursday, March 13');
  expect(await chosen(path)).toContain('✓ Paused until Thursday, March 13');
  const last = await person.newestMail();
  await fireAt(campaign.id, minuteOf(3) + hour);
  await sendDays(campaign.id, 4, 9);
  expect(await person.newestMail()).toEqual(last);
  await sendDays(campaign.id, 10);
  await person.signInAgain();
  const paused = (await person.messages(campaign.id)).slice(4, 11);
  expect(paused.map(({ status, reason }) => [status, reason])).toEqual([
    ...Array(6).fill(['skipped', 'You paused this campaign']),
    ['sent', null],
  ]);
  await person.change(before[10]?.id, { completed: true });
  const counted = { pausedUntil: null, messagesSent: 5, completionRate: 80, bestStreak: 4 };
  expect(await person.campaign(campaign.id)).toMatchObject(counted);
});

it('a stop ends the campaign until it is undone, and disables the other choices', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await person.choicePath('stop');
  expect(await chosen(path)).toContain('✓ Stopped');
  expect(await person.campaign(campaign.id)).toMatchObject({ active: false, completed: false });
  for (const way of ['smaller', 'move', 'pause']) {
    const other = path.replace('/stop', `/${way}`);
    expect((await pageAt(other)).text).toContain('This campaign is stopped');
    expect((await choose(other, aQuarterPastSix)).status).toBe(409);
  }
  await sendDays(campaign.id, 4, 5);
  await takeBack(path);
  await sendDays(campaign.id, 6);
  const after = (await person.messages(campaign.id)).slice(4, 7);
  expect(after.map(({ status }) => status)).toEqual(['skipped', 'skipped', 'sent']);

  // A stopped campaign has no closing message.
  await chosen(path);
  const last = await person.newestMail();
  await sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', minuteOf(8), campaign.id);
  for (let times = 0; times < 3; times += 1) await sendDays(campaign.id, 8);
  expect(await person.newestMail()).toEqual(last);
});

it('a snooze sends the message again in an hour, once, however often the button is pressed', async () => {
  const { person, campaign, id, path } = await personWithMessage();
  for (const at of [halfPastSeven, halfPastSeven + minute]) {
    stateTime(at);
    await answer(path, 'snooze-hour');
    await fireAlarm(campaign.id);
  }
  expect(await alarmOf(campaign.id)).toBe(halfPastEight + minute);
  expect((await pageAt(path)).text).toContain('Back at 8:31 AM');
  const snoozedUntil = new Date(halfPastEight + minute).toISOString();
  expect(await person.firstMessage(campaign.id)).toMatchObject({ skippedByPerson: false, snoozedUntil });
  await fireAt(campaign.id, halfPastEight + minute);
  await fireAlarm(campaign.id);
  expect(await person.outbox()).toHaveLength(2);
  const sentAt = new Date(halfPastSeven).toISOString();
  expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'sent', sentAt });
  expect(await person.campaign(campaign.id)).toMatchObject({ messagesSent: 1, completionRate: 0 });
  expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  expect(await attemptsOf(id)).toMatchObject([
    { identifier: `message-${id}`, outcome: 'accepted' },
    { identifier: `message-${id}-again-2`, attempt: 1, outcome: 'accepted' },
  ]);
  const sent = { channel: 'email', outcome: 'accepted', reason: null };
  const history = [
    { ...sent, again: false },
    { ...sent, again: true },
  ];
  expect(await person.get(`/api/messages/${id}/deliveries`)).toMatchObject(history);
});

it('a snooze sends nothing if the day was marked in the meantime', async () => {
  for (const word of ['done in the app', 'done', 'skip', 'undo']) {
    const { person, campaign, id, path } = await personWithMessage();
    await answer(path, 'snooze-hour');
    await fireAlarm(campaign.id);
    if (word === 'done in the app') await person.change(id, { completed: true });
    else await answer(path, word);
    await fireAt(campaign.id, halfPastEight);
    expect(await attemptsOf(id), word).toHaveLength(1);
  }
});

it('a snooze until the evening sends at 6:30 PM local time; it is only offered before that, on the same day', async () => {
  const { person, campaign, path } = await personWithMessage();
  const evening = mondayMorning + 13.5 * hour;
  await answer(path, 'snooze-evening');
  await fireAlarm(campaign.id);
  await fireAt(campaign.id, evening);
  expect(await person.outbox()).toHaveLength(2);
  const { text } = await pageAt(path);
  expect(text).not.toContain('This evening');
  expect(text).toContain('In an hour');
  const late = await answer(path, 'snooze-evening');
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('It’s too late for that');

  stateTime(halfPastSeven + day);
  const nextDay = (await pageAt(path)).text;
  expect(nextDay).not.toMatch(/In an hour|This evening/);
  expect(nextDay).toContain('Skip this one');
  expect((await pageAt(`${path}?pick=hour`)).text).toContain('It’s too late to send this one again.');
  expect((await answer(path, 'snooze-hour')).status).toBe(409);
});

it('a snooze of a text can’t be sent into the night, not even late', async () => {
  const { campaign, id, path } = await personWithText();
  stateTime('2031-03-03T20:30:00Z');
  expect((await pageAt(path)).text).not.toMatch(/In an hour|This evening/);
  expect((await answer(path, 'snooze-hour')).status).toBe(409);
  stateTime('2031-03-03T19:59:00Z');
  expect((await answer(path, 'snooze-hour')).status).toBe(303);
  await fireAlarm(campaign.id);
  await fireAt(campaign.id, '2031-03-03T21:05:00Z');
  const error = 'Text messages only go out between 8 AM and 9 PM';
  expect((await attemptsOf(id))[1]).toMatchObject({ outcome: 'skipped', error });
});

it.each([
  { state: 'turned off', heldBack: 'opted_out', change: null, next: undefined },
  { state: 'paused', heldBack: 'paused', change: ['pause', { paused: true }], next: 'Next: Monday' },
  { state: 'stopped', heldBack: 'stopped', change: ['active', { active: false }], next: undefined },
] as const)(
  'while messages are $state, a snooze is neither offered nor accepted, and the page says why',
  async ({ state, heldBack, change, next }) => {
    const { person, campaign, id, path } = await personWithMessage();
    await answer(path, 'snooze-hour');
    if (change === null) await person.optOut({ campaignId: campaign.id });
    else await person.send('PUT', `/api/campaigns/${campaign.id}/${change[0]}`, change[1]);
    const why = `These messages are ${state}, so this one won’t be sent again`;
    const { text } = await pageAt(path);
    expect(text).toContain(`${why}.`);
    expect(text).not.toMatch(/In an hour|This evening|send this message again then/);
    const refused = await answer(path, 'snooze-hour');
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(`${why}.`)]);
    await expectRefusal(person.call('POST', `/api/messages/${id}/snooze`, {}), 409, why);
    expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'sent', heldBackAgain: heldBack });
    const [active] = await person.get<ActiveCampaignView[]>('/api/campaigns/active');
    expect(active?.today.heldBack).toBe(state === 'stopped' ? undefined : heldBack);
    await answer(path, 'done');
    expect(/Next: \w+/.exec((await pageAt(path)).text)?.[0]).toBe(next);
  },
);

const daysToCome = async (person: Person, id: number) =>
  toCome(await person.messages(id)).map(({ localDate }) => localDate);
const everyDay = Array.from({ length: 13 }, (_, at) =>
  new Date(minuteOf(71 + at)).toISOString().slice(0, 10),
);
const everySecond = everyDay.filter((_, at) => at % 2 === 1);

it('every other day is offered once, in week 11, and leaves out days that don’t count then', async () => {
  const { person, campaign } = await personInWeek11();
  const offered = (await person.messages(campaign.id)).filter(({ offer }) => offer === 'every-other-day');
  expect(offered).toMatchObject([{ localDate: '2031-05-12', status: 'sent' }]);
  const path = await person.choicePath('every-other-day');
  const { body } = await person.newestMail();
  expect(body).toContain(`Every other day from here?: http://localhost:5173${path}`);
  expect((await pageAt(await person.answerPath())).text).toContain(`href="${path}"`);
  expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
  expect(await person.campaign(campaign.id)).toMatchObject({ mayGoEveryOtherDay: true });

  expect(await chosen(path)).toContain('✓ Every other day from here');
  expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
  await takeBack(path);
  expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
  await chosen(path);
  const then = { everyOtherDay: true, mayGoEveryOtherDay: false };
  expect(await person.campaign(campaign.id)).toMatchObject(then);
  for (let at = 70; at <= 74; at += 1) {
    await sendDays(campaign.id, at);
    const message = (await person.messages(campaign.id))[at];
    expect(message).toMatchObject({
      status: at % 2 === 0 ? 'sent' : 'skipped',
      offer: at === 70 ? 'every-other-day' : null,
    });
    if (message?.status === 'sent') await person.change(message.id, { completed: true });
  }
  stateTime(minuteOf(75));
  const counted = { completionRate: 100, messagesSent: 3, bestStreak: 3 };
  expect(await person.campaign(campaign.id)).toMatchObject(counted);
});
