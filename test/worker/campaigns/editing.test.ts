import { expect, it } from 'vitest';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { replanForZone, updateCampaign } from '../../../worker/campaigns/update-campaign.service.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import type { DaysView } from '../../../worker/progress/days.rules.ts';
import type { readHabits } from '../../../worker/progress/progress.repo.ts';
import { expectRefusal } from '../../support/worker/calls.ts';
import {
  campaignBody,
  clocksOf,
  edit,
  expectOnePlannedEachDay,
  markAhead,
  newCampaign,
  newPersonWithCampaign,
  ownWords,
  past,
  toCome,
} from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  localClock,
  minute,
  mondayMorning,
  runCron,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import { interruptedDeps, skipBefore, sql } from '../../support/worker/database.ts';
import { callerOf, type Person } from '../../support/worker/people.ts';

const extraWords = 'An extra nudge';

/**
 * A campaign on the morning of its fourth day. Three messages were sent, and the first is marked done. Of the remaining
 * ones, the person rewrote the tenth, marked the twelfth early and added an extra one.
 */
async function runningCampaign() {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0, 2);
  stateTime(halfPastSeven + 3 * day - 60 * minute);
  const before = await person.messages(campaign.id);
  const change = async (message: MessageView | undefined, body: object) =>
    expect((await person.change(message?.id, body)).status).toBe(200);
  await change(before[0], { completed: true });
  await change(before[9], { content: ownWords });
  await markAhead(before[11]?.id);
  const extra = { campaignId: campaign.id, content: extraWords, scheduledFor: '2031-03-20T18:15:00.000Z' };
  expect((await person.call('POST', '/api/messages', extra)).status).toBe(201);
  return { person, campaign, before: await person.messages(campaign.id) };
}

const withContent = (messages: MessageView[], content: string) =>
  messages.filter((message) => message.content === content);

function expectKept(before: MessageView[], after: MessageView[]) {
  expect(past(after)).toEqual(past(before));
  const idsOf = (messages: MessageView[]) => withContent(messages, ownWords).map(({ id }) => id);
  expect(idsOf(after)).toEqual(idsOf(before));
  expect(after.find(({ id }) => id === before[11]?.id)).toMatchObject({ completed: true });
  expect(withContent(after, extraWords)).toEqual(withContent(before, extraWords));
}

it('another time moves unsent messages, today’s too, with their texts and marks, but not sent ones', async () => {
  const { person, campaign, before } = await runningCampaign();
  // A start date may stay in the past, but not move to another past day.
  const now = await person.campaign(campaign.id);
  for (const startDate of ['2031-03-03', undefined])
    expect(await edit(person, campaign, { startDate })).toEqual(now);
  const wednesday = { ...campaignBody, startDate: '2031-03-05' };
  const refused = person.call('PUT', `/api/campaigns/${campaign.id}`, wednesday);
  await expectRefusal(refused, 400, 'Start date must be today or later');
  expect(await person.messages(campaign.id)).toEqual(before);

  const edited = await edit(person, campaign, { customTime: '20:15' });
  const after = await person.messages(campaign.id);
  expect(edited).toMatchObject({ sendTime: '20:15', customTime: '20:15', messagesSent: 3 });
  expectOnePlannedEachDay(after, 84);
  expectKept(before, after);
  expect(clocksOf(toCome(after))).toEqual(new Set(['20:15']));

  const evening = Date.parse('2031-03-06T20:15:00Z');
  await fireAt(campaign.id, halfPastSeven + 3 * day);
  expect(await alarmOf(campaign.id)).toBe(evening);
  await fireAt(campaign.id, evening);
  expect(await person.outbox()).toHaveLength(4);
});

it('another start date restarts a completed campaign, which no other edit or time zone does', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  stateTime(halfPastSeven + 85 * day);
  for (let times = 0; times < 2; times += 1) await fireAlarm(campaign.id);
  await person.signInAgain();
  const over = { active: false, completed: true };
  expect(await person.campaign(campaign.id)).toMatchObject(over);
  const before = await person.messages(campaign.id);
  const alarm = await alarmOf(campaign.id);
  stateTime(Date.now() + minute);
  await moveTo(person, 'Asia/Tokyo');
  expect(await alarmOf(campaign.id)).toBe(alarm);
  expect(await person.messages(campaign.id)).toEqual(before);
  expect(await person.campaign(campaign.id)).toMatchObject({ ...over, timeZone: 'Europe/London' });
  await moveTo(person, 'Europe/London');

  const title = 'Evening meditation';
  expect(await edit(person, campaign, { title })).toMatchObject({ ...over, title });
  const again = await edit(person, campaign, { startDate: '2031-06-01' });
  expect(again).toMatchObject({ active: true, completed: false, startDate: '2031-06-01', currentWeek: 1 });
  expect(toCome(await person.messages(campaign.id))).toHaveLength(84);
  await fireAlarm(campaign.id);
  expect(await alarmOf(campaign.id)).toBe(Date.parse('2031-06-01T06:30:00Z'));
});

it('other words rewrite unsent messages that the person left alone, and wake the schedule', async () => {
  const { person, campaign, before } = await runningCampaign();
  const words: Record<string, unknown> = {};
  for (const change of [
    { messageStyle: 'direct' },
    { description: 'To sleep better' },
    { title: 'Evening yoga' },
  ]) {
    await fireAlarm(campaign.id);
    stateTime(Date.now() + minute);
    const { title: campaignTitle } = await edit(person, campaign, Object.assign(words, change));
    const after = await person.messages(campaign.id);
    expectOnePlannedEachDay(after, 84);
    const renamed = before.map((one) => ({ ...one, campaignTitle }));
    expectKept(renamed, after);
    // All are written again, except the edited one and the marked one.
    const older = await sql(
      `SELECT m.id FROM messages m JOIN deliveries d ON d.message_id = m.id AND d.status = 'scheduled'
      WHERE m.campaign_id = ? AND m.kind = 'planned' AND m.created_at < ? ORDER BY m.id`,
      ...[campaign.id, Date.now()],
    );
    expect(older).toEqual([{ id: before[9]?.id }, { id: before[11]?.id }]);
    expect(await alarmOf(campaign.id)).toBeLessThanOrEqual(Date.now());
  }
});

type Habits = Awaited<ReturnType<typeof readHabits>>;

const moveTo = (person: Person, timezone: string) =>
  person.send('PUT', `/api/users/${person.user.id}`, { timezone });

it('another time zone moves all unsent messages of the person to the same local time there', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const second = await newCampaign(person, { customTime: '20:00', frequency: '3 times per week' });
  const stranger = await newPersonWithCampaign();
  await fireAt(campaign.id, halfPastSeven);
  const before = await person.messages(campaign.id);
  await moveTo(person, 'Europe/London');
  expect(await person.messages(campaign.id)).toEqual(before);
  // The first of the two fails, which keeps the second from nothing.
  await sql(
    `CREATE TRIGGER refuse BEFORE UPDATE OF time_zone ON campaigns WHEN NEW.id = ${campaign.id}
    BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  await person.send('PUT', `/api/users/${person.user.id}`, { timezone: 'Asia/Tokyo' }, 500);
  await sql('DROP TRIGGER refuse');
  expect(await person.campaign(second.id)).toMatchObject({ timeZone: 'Asia/Tokyo' });
  stateTime(halfPastSeven + minute);
  await runCron();
  for (const [who, { id, sendTime }, timeZone, count] of [
    [person, campaign, 'Asia/Tokyo', 84],
    [person, second, 'Asia/Tokyo', 36],
    [stranger.person, stranger.campaign, 'Europe/London', 84],
  ] as const) {
    expect(await who.campaign(id)).toMatchObject({ timeZone });
    const messages = await who.messages(id);
    expectOnePlannedEachDay(messages, count);
    for (const message of toCome(messages))
      expect(localClock(message.scheduledFor, timeZone)).toBe(`${message.localDate} ${sendTime}`);
    expect(await alarmOf(id)).toBeLessThanOrEqual(Date.now());
  }
  expect(await person.firstMessage(campaign.id)).toEqual(before[0]);
  const moving = 'SELECT id FROM users WHERE id = ? AND moving_since IS NOT NULL';
  expect(await sql(moving, person.user.id)).toEqual([]);
});

it('a time zone that is changed again while the campaigns move applies to all of them', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const second = await newCampaign(person);
  const deps = interruptedDeps(() => moveTo(person, 'America/Chicago'));
  await replanForZone(deps, { userId: person.user.id }, 'Asia/Tokyo');
  for (const { id } of [campaign, second])
    expect(await person.campaign(id)).toMatchObject({ timeZone: 'America/Chicago' });
});

it('a message whose day is over in the new time zone is the next one there', async () => {
  const { person, campaign } = await newPersonWithCampaign({ customTime: '20:00' });
  stateTime(mondayMorning + 11 * hour);
  await moveTo(person, 'Asia/Tokyo');
  const [active] = await person.get<ActiveCampaignView[]>('/api/campaigns/active');
  const first = await person.firstMessage(campaign.id);
  expect(localClock(first.scheduledFor, 'Asia/Tokyo')).toBe('2031-03-04 05:00');
  expect(active?.today).toMatchObject({ date: '2031-03-04', nextAt: first.scheduledFor });
});

it('a day marked before a move to the west counts on all pages once it begins there', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await fireAt(campaign.id, halfPastSeven);
  await person.change((await person.firstMessage(campaign.id)).id, { completed: true });
  await moveTo(person, 'Pacific/Honolulu');
  const counted = async () => {
    const { doneCount, dueCount } = await person.campaign(campaign.id);
    const { days } = await person.get<DaysView>(`/api/campaigns/${campaign.id}/days`);
    const [habit] = await person.get<Habits>(`/api/analytics/${person.user.id}`);
    return { doneCount, dueCount, state: days[0]?.state, week: habit?.weeks[0] };
  };
  const none = { week: 1, due: 0, done: 0, paused: 0 };
  expect(await counted()).toEqual({ doneCount: 0, dueCount: 0, state: 'upcoming', week: none });
  stateTime('2031-03-03T10:00Z');
  const one = { ...none, due: 1, done: 1 };
  expect(await counted()).toEqual({ doneCount: 1, dueCount: 1, state: 'kept', week: one });
});

it('a message that is edited or deleted while its campaign moves to another time moves too or stays deleted', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const [, second, third] = await person.messages(campaign.id);
  const deps = interruptedDeps(async () => {
    await person.change(second?.id, { content: ownWords });
    await person.call('DELETE', `/api/messages/${third?.id}`);
  });
  const patch = { messageTime: 'Custom time', customTime: '09:00' } as const;
  await updateCampaign(deps, await callerOf(person), campaign.id, patch);
  const after = await person.messages(campaign.id);
  expectOnePlannedEachDay(after, 83);
  expect(after[1]).toMatchObject({ id: second?.id, content: ownWords });
  expect(clocksOf(after)).toEqual(new Set(['09:00']));
});

it('a message that is edited while its campaign changes to every other day stays', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  stateTime(mondayMorning + 70 * day);
  await skipBefore(campaign.id, Date.now());
  await person.signInAgain();
  const [first, , third] = toCome(await person.messages(campaign.id));
  const deps = interruptedDeps(() => person.change(first?.id, { content: ownWords }));
  await updateCampaign(deps, await callerOf(person), campaign.id, { everyOtherDay: true });
  const after = await person.messages(campaign.id);
  const statusOf = (id: number | undefined) => after.find((message) => message.id === id)?.status;
  expect([statusOf(first?.id), statusOf(third?.id)]).toEqual(['scheduled', 'skipped']);
});
