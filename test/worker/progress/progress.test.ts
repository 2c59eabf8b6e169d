import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listedActive, readListed } from '../../../worker/campaigns/campaigns.repo.ts';
import { openDb } from '../../../worker/db/client.ts';
import { marks, messageKinds, messageStatuses } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { dayEnd, localDateAt } from '../../../worker/planning/local-time.ts';
import { countKept } from '../../../worker/progress/calendar.rules.ts';
import {
  campaignProgress,
  countsOnceDone,
  type DaysView,
  type ProgressDay,
  progressDayOf,
  streakIn,
  streakOfDays,
} from '../../../worker/progress/days.rules.ts';
import {
  type readHabits,
  readPlannedDays,
  readProgress,
  selectProgress,
} from '../../../worker/progress/progress.repo.ts';
import { historyOf, toPast } from '../../../worker/writer/history.ts';
import { edit, newCampaign, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import {
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  mondayMorning,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import { callerOf, newPerson, type Person } from '../../support/worker/people.ts';

const statsOf = async (person: Person) => person.get(`/api/stats/${person.user.id}`);

async function mark(person: Person, campaignId: number, places: readonly number[], completed = true) {
  const messages = await person.messages(campaignId);
  for (const place of places) {
    const answer = await person.change(messages[place]?.id, { completed });
    expect(answer.status).toBe(200);
  }
}

async function afterDays(days: number) {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0, days - 1);
  stateTime(mondayMorning + days * day);
  return { person, campaign };
}

it('a change of frequency or start date keeps the streak and the days before it', async () => {
  const { person, campaign } = await afterDays(10);
  await mark(person, campaign.id, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const view = () => person.get<DaysView>(`/api/campaigns/${campaign.id}/days`);
  const streaks = { currentStreak: 10, bestStreak: 10 };
  expect(await edit(person, campaign, { frequency: '3 times per week' })).toMatchObject(streaks);
  expect(await view()).toMatchObject(streaks);
  expect(await statsOf(person)).toMatchObject({ bestStreak: 10 });
  // Days that were never planned aren't filled in.
  await edit(person, campaign, { frequency: 'Daily', startDate: '2031-03-20' });
  const { days, ...after } = await view();
  expect(after).toMatchObject(streaks);
  expect(days).toHaveLength(10 + 84);
  expect(days.slice(8, 12).map(({ date, week }) => `${date} ${week}`)).toEqual([
    '2031-03-11 -1',
    '2031-03-12 -1',
    '2031-03-20 1',
    '2031-03-21 1',
  ]);
});

it('a campaign’s week begins at the person’s midnight, not at UTC’s, and the twelfth is the last', async () => {
  const person = await newPerson({ timezone: 'America/Los_Angeles' });
  const campaign = await newCampaign(person, { startDate: '2031-03-03' });
  for (const [now, currentWeek, weeksCompleted] of [
    ['2031-03-10T06:59:59Z', 1, 0],
    ['2031-03-10T07:00:00Z', 2, 1],
    ['2032-04-06T05:00:00Z', 12, 12],
  ] as const) {
    stateTime(now);
    await person.signInAgain();
    expect(await person.campaign(campaign.id)).toMatchObject({ currentWeek, weeksCompleted });
  }
});

const none = { activeCampaigns: 0, messagesSent: 0, bestStreak: 0, days: 0 };

it('statistics cover the person’s own campaigns, also ended ones, until they are deleted', async () => {
  const { person, campaign } = await afterDays(4);
  const stranger = await newPersonWithCampaign();
  expect(await statsOf(await newPerson())).toEqual(none);
  await mark(person, campaign.id, [0, 1, 3]);
  const second = await newCampaign(person);
  await person.call('POST', '/api/send-message', { campaignId: second.id, content: 'Now' });
  expect(await statsOf(person)).toEqual({ activeCampaigns: 2, messagesSent: 5, bestStreak: 3, days: 4 });
  expect(await statsOf(stranger.person)).toEqual({ ...none, activeCampaigns: 1 });
  await person.call('DELETE', `/api/campaigns/${second.id}`);
  stateTime(halfPastSeven + 85 * day);
  for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
  await person.signInAgain();
  expect(await statsOf(person)).toMatchObject({ activeCampaigns: 0, bestStreak: 3, days: 85 });
  expect(await person.get('/api/campaigns/active')).toEqual([]);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(await statsOf(person)).toEqual(none);
});

type Habits = Awaited<ReturnType<typeof readHabits>>;

async function habitOf(person: Person, id: number): Promise<Habits[number]> {
  const habits = await person.get<Habits>(`/api/analytics/${person.user.id}`);
  const habit = habits.find(({ campaignId }) => campaignId === id);
  if (habit === undefined) throw new Error('The campaign is missing');
  return habit;
}

it('weeks, weekdays and the completion rate count what was kept, missed or paused', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  for (let days = 0; days < 16; days += 1) {
    stateTime(halfPastSeven + days * day);
    if (days === 9) await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
    await fireAlarm(campaign.id);
    if (days !== 1 && days < 9) await mark(person, campaign.id, [days]);
  }
  stateTime(mondayMorning + 16 * day);
  await person.signInAgain();
  const { weeks, weekdays } = await habitOf(person, campaign.id);
  expect(weeks).toEqual([
    { week: 1, due: 7, done: 6, paused: 0 },
    { week: 2, due: 2, done: 2, paused: 5 },
    { week: 3, due: 0, done: 0, paused: 2 },
  ]);
  expect(weekdays.find(({ weekday }) => weekday === 2)).toEqual({ weekday: 2, due: 2, done: 1 });
  expect(await person.campaign(campaign.id)).toMatchObject({ completionRate: 89 });
});

it('marks are counted by the hour in the campaign’s zone, except those made on another day', async () => {
  const person = await newPerson({ timezone: 'Asia/Kolkata' });
  const campaign = await newCampaign(person, { startDate: '2031-03-04' });
  const nothing = { campaignId: campaign.id, weeks: [], weekdays: [], marks: [] };
  expect(await habitOf(person, campaign.id)).toEqual(nothing);
  // 07:30 in Kolkata is 02:00 in London.
  for (const date of ['2031-03-04', '2031-03-05', '2031-03-06']) {
    await fireAt(campaign.id, `${date}T02:00:00Z`);
    stateTime(`${date}T02:29:59Z`);
    if (date === '2031-03-05') await mark(person, campaign.id, [0, 1]);
  }
  // Midnight, when the day is over.
  stateTime('2031-03-06T18:30:00Z');
  await mark(person, campaign.id, [2]);
  const { weeks, marks } = await habitOf(person, campaign.id);
  expect(weeks).toEqual([{ week: 1, due: 3, done: 3, paused: 0 }]);
  expect(marks).toEqual([{ weekday: 3, hour: 7, count: 1 }]);
});

/** No clocks change in the weeks after it. */
const startDate = '2031-04-14';
const noon = Date.parse('2031-04-14T12:00:00Z');
const halfHour = 1_800_000;

type Day = Pick<ProgressDay, 'localDate' | 'status' | 'cause' | 'mark'> & { kind: string };

/**
 * What the view `progress` should say. A planned day that has begun is due if it is done, unless its message failed. A day
 * that is over is also due if its message was sent, or was skipped because the person had skipped the day.
 */
function countDue(days: readonly Day[], today: string): { due: number; done: number } {
  const due = days.filter(
    ({ kind, status, cause, mark, localDate }) =>
      kind === 'planned' &&
      (mark === 'done'
        ? status !== 'failed' && localDate <= today
        : (status === 'sent' || (mark === 'skipped' && cause === 'day_skipped')) && localDate < today),
  );
  return { due: due.length, done: due.filter(({ mark }) => mark === 'done').length };
}

const days = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: 0, max: 40 }),
    kind: fc.constantFrom(...messageKinds.filter((kind) => kind !== 'closing')),
    status: fc.constantFrom(...messageStatuses),
    mark: fc.constantFrom(...marks, null),
    cause: fc.constantFrom('day_skipped' as const, 'paused' as const),
  }),
  // A campaign has one planned message a day; of the others there may be several.
  { selector: ({ day, kind }) => (kind === 'planned' ? day : `${day} ${kind}`), maxLength: 60 },
);

const running = { startDate, active: true, completed: false, onHold: false, pausedUntil: null };

const zones = fc.constantFrom('Pacific/Auckland', 'Asia/Kolkata', 'Europe/London', 'America/Los_Angeles');

/** Replaces a campaign's messages. Each has a snooze too, which must not count. */
async function replaceMessages(campaignId: number, days: readonly Day[], timeZone: string) {
  const rows = days.map((day) => ({ ...day, dayEndsAt: dayEnd(day.localDate, timeZone) }));
  const run = (statement: string) => sql(statement, campaignId, JSON.stringify(rows), timeZone);
  await sql('DELETE FROM messages WHERE campaign_id = ?', campaignId);
  await run(
    `INSERT INTO messages (campaign_id, kind, content, notes, writer, week, slot_kind, local_date, day_ends_at,
      time_zone, mark, created_at)
    SELECT ?1, value ->> 'kind', 'x', key, 'built-in', 1, 'plain', value ->> 'localDate', value ->> 'dayEndsAt',
      ?3, value ->> 'mark', 0 FROM json_each(?2)`,
  );
  await run(
    `INSERT INTO deliveries (user_id, campaign_id, message_id, reason, identifier, due_at, status, cause)
    SELECT c.user_id, c.id, m.id, column1, m.id || column1 || ?3, m.day_ends_at - ${halfHour},
      iif(column1 = 'snooze', 'sent', value ->> 'status'), iif(column1 = 'snooze', NULL, value ->> 'cause')
    FROM campaigns c JOIN messages m ON m.campaign_id = c.id JOIN json_each(?2) ON key = CAST(m.notes AS INTEGER),
      (VALUES ('planned'), ('snooze')) WHERE c.id = ?1`,
  );
}

it('the database counts what the rules say, whatever happened on which day, at any hour, in any zone', async () => {
  const db = openDb(env.DB);
  const person = await newPerson();
  const campaign = await newCampaign(person);
  const caller = await callerOf(person);
  await sql('UPDATE sessions SET expires_at = ?', Number.MAX_SAFE_INTEGER);
  const check = async (
    planned: readonly (Omit<Day, 'localDate'> & { day: number })[],
    zone: string,
    at: number,
  ) => {
    const now = noon + at * halfHour;
    const today = localDateAt(now, zone);
    const rows = planned.map(({ day, ...row }): Day => {
      const localDate = addDays(startDate, day);
      // What is still to come has not been sent.
      const status = dayEnd(localDate, zone) - halfHour > now ? 'scheduled' : row.status;
      const cause = status === 'skipped' ? row.cause : null;
      return { ...row, localDate, status, cause };
    });
    await replaceMessages(campaign.id, rows, zone);
    const sent = rows.filter(({ status }) => status === 'sent').length;
    const counts = { sent, ...countDue(rows, today) };
    const [ofOne] = await selectProgress(db, person.user.id, campaign.id, now);
    const past = readProgress(ofOne?.text ?? null);
    expect(past.counts).toEqual(counts);
    const [shown] = await readListed(db, caller, now);
    expect(shown?.progress.counts).toEqual(counts);
    const active = await env.DB.prepare(listedActive).bind(person.user.id, now).first<{ days: string }>();
    const calendar = readPlannedDays(active?.days ?? '');
    expect(calendar.counts).toEqual(counts);
    const ofPlan = rows
      .filter(({ kind }) => kind === 'planned')
      .sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
    const history = ofPlan
      .filter(
        ({ mark, status, cause }) =>
          mark === 'done' || status === 'sent' || (mark === 'skipped' && cause === 'day_skipped'),
      )
      .map(({ localDate, mark }) => ({ localDate, completed: mark === 'done' }));
    for (const frequency of ['Daily', '3 times per week'] as const) {
      const expected = streakOfDays({ days: history, today, frequency, startDate });
      // The texts and the figures below them, in emails and on the page of a message.
      const texts = historyOf(
        ofPlan.map((row) => toPast({ ...row, condition: null, entry: null })),
        { frequency, startDate },
        today,
      );
      const { due, done } = counts;
      expect(texts).toMatchObject({ due, done, streak: expected.current });
      const figures = campaignProgress(
        ofPlan.map((row) => progressDayOf(row, today)),
        { ...running, frequency },
        today,
      );
      expect(figures).toMatchObject({ due, kept: done, streak: expected });
      // The sums of weeks that are over.
      const over = ofPlan.filter(({ localDate }) => localDate < today);
      const shown = figures.days.slice(0, over.length).map((day, at) => ({
        ...day,
        mayCount: over[at] !== undefined && countsOnceDone(over[at]),
      }));
      const sum = countDue(over, today);
      expect(countKept(shown)).toEqual({ kept: sum.done, due: sum.due });
      expect(streakOfDays({ days: past.days, today, frequency, startDate })).toEqual(expected);
      expect(streakIn(calendar.days, { frequency, startDate }, today)).toEqual(expected);
    }
  };
  const hours = fc.integer({ min: -48, max: 48 * 42 });
  await fc.assert(fc.asyncProperty(days, zones, hours, check), { numRuns: 60 });
});
