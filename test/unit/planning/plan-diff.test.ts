import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeZoneIds } from '../../../src/features/contact/time-zones.ts';
import { frequencies, habitKinds } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { localDateAt, toInstant } from '../../../worker/planning/local-time.ts';
import { inFlightMargin, planCampaign, slotsOfProgram } from '../../../worker/planning/plan.ts';
import {
  diffPlan,
  lastDayAfter,
  type Plan,
  type PlannedMessage,
} from '../../../worker/planning/plan-diff.ts';

const startDate = '2026-03-02';

const plan: Plan = {
  startDate,
  frequency: 'Daily',
  sendMinute: 450,
  timeZone: 'Europe/London',
  kind: 'build',
  checkIns: false,
  everyOtherDay: false,
  plannedAt: 0,
};

const dayOf = (day: number) => addDays(startDate, day);
const at = (day: number, minute = 450) => toInstant(dayOf(day), minute, 'Europe/London');
const minute = 60_000;

/** The planned messages, by the day of the campaign from 0. */
const allDays = range(0, 83).map(
  (day): PlannedMessage => ({
    id: day,
    localDate: dayOf(day),
    scheduledFor: at(day),
    status: 'scheduled',
    edited: false,
    marked: false,
    dropped: false,
    createdAt: 0,
  }),
);

const withChanges = (changes: Record<number, Partial<PlannedMessage>>) =>
  allDays.map((one) => ({ ...one, ...changes[one.id] }));

/** On the morning of day 10, after its message: the messages of days 0 to 10 were sent. */
const midway = {
  now: at(10) + 60 * minute,
  sent: Object.fromEntries(range(0, 10).map((day) => [day, { status: 'sent' }])),
};

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

/** A plan diff in short, in days of the campaign. */
function changeOf(
  messages: readonly PlannedMessage[],
  change: Partial<Plan>,
  now = midway.now,
  before = plan,
) {
  const diff = diffPlan(before, { ...before, ...change }, messages, now);
  const indexOf = (date: string) => range(-100, 200).find((day) => dayOf(day) === date);
  return {
    remove: diff.remove.map(({ id }) => id),
    move: diff.move.map(({ message: { id }, to }) => `${id} to ${indexOf(to.localDate)}`),
    insert: diff.insert.map(({ localDate }) => indexOf(localDate)),
    drop: diff.drop.map(({ id }) => id),
  };
}

const nothing = { remove: [], move: [], insert: [], drop: [] };
const toCome = range(11, 83);
const without = (...days: number[]) => toCome.filter((day) => !days.includes(day));
const isOfThree = (day: number) => [0, 2, 5].includes(day % 7);

/** Expects what a change does midway. `fates` are the exceptions among the messages. */
function expectChange(
  fates: Record<number, Partial<PlannedMessage>>,
  change: Partial<Plan>,
  expected: object,
) {
  expect(changeOf(withChanges({ ...midway.sent, ...fates }), change)).toEqual({ ...nothing, ...expected });
}

describe('a changed plan', () => {
  it('rewrites future messages on their days, keeps edited, marked, in-flight and failed ones, and leaves a deleted day empty', () => {
    const leaving = { scheduledFor: midway.now + minute };
    const fates = { 11: leaving, 12: { status: 'failed' }, 20: { edited: true }, 30: { marked: true } };
    const messages = withChanges({ ...midway.sent, ...fates }).filter(({ id }) => id !== 40);
    const rewritten = without(11, 12, 20, 30, 40);
    expect(changeOf(messages, { sendMinute: 1200 })).toEqual({
      ...{ remove: rewritten, move: ['20 to 20', '30 to 30'], insert: rewritten, drop: [] },
    });
  });

  it('never moves a marked message to another day, because the mark is about that day', () => {
    const morning = at(11) - 60 * minute;
    const marked = withChanges({ ...midway.sent, 11: { marked: true }, 12: { edited: true, marked: true } });
    const moves = (change: Partial<Plan>) => changeOf(marked, change, morning).move;
    expect(moves({ sendMinute: 480 })).toEqual(['11 to 11', '12 to 12']);
    expect(moves({ sendMinute: 300 })).toEqual(['11 to 11', '12 to 12']);
    // If the new plan doesn't have its day, it stays as it is.
    expect(moves({ frequency: '3 times per week' })).toEqual(['12 to 12']);
    expect(moves({ startDate: dayOf(20) })).toEqual([]);
  });

  it('sends the unsent message of today at once if its old time is tomorrow in the new zone, and keeps it if today is over there', () => {
    const evening = withChanges({ 0: { scheduledFor: at(0, 1200) } });
    const before = { ...plan, sendMinute: 1200 };
    const first = (now: number) => {
      const { move, remove, insert } = diffPlan(before, { ...before, timeZone: 'Asia/Tokyo' }, evening, now);
      expect(move).toEqual([]);
      return [remove.some(({ id }) => id === 0), insert[0]?.scheduledFor];
    };
    // At noon in London it is 21:00 in Tokyo.
    expect(first(at(0, 720))).toEqual([true, at(0, 720) + 1]);
    expect(first(at(0, 960))).toEqual([false, Date.parse(`${dayOf(1)}T20:00+09:00`)]);
  });

  it('keeps only edited messages if its new kind has no program, and plans one check-in a week if wanted', () => {
    const expected = { remove: without(20), move: ['20 to 20'] };
    expectChange({ 20: { edited: true } }, { kind: 'danger' }, expected);
    const insert = [11, ...range(2, 11).map((week) => week * 7)];
    expectChange({}, { kind: 'danger', checkIns: true }, { remove: toCome, insert });
  });

  it('plans no second check-in in a week that had one, whatever changes', () => {
    const checkIns: Plan = { ...plan, kind: 'danger', checkIns: true };
    const weekly = allDays.filter(({ id }) => id % 7 === 0);
    const messages = weekly.map((one) => ({ ...one, ...midway.sent[one.id] }));
    const later = range(2, 11).map((week) => week * 7);
    for (const change of [{}, { sendMinute: 1200 }, { frequency: '3 times per week' }] as const)
      expect(changeOf(messages, change, midway.now, checkIns)).toMatchObject({
        remove: later,
        insert: later,
      });
  });

  it('drops every second message for every other day, unless it is edited, marked or in flight', () => {
    const odd = (from: number) => range(from, 83).filter((day) => day % 2 === 1);
    expectChange({}, { everyOtherDay: true }, { drop: odd(11) });
    const fates = { 13: { edited: true }, 15: { marked: true }, 11: { scheduledFor: midway.now } };
    expectChange(fates, { everyOtherDay: true }, { drop: odd(16) });
    // If none was sent yet, today's is dropped.
    const drop = range(0, 83).filter((day) => day % 2 === 0);
    expect(changeOf(allDays, { everyOtherDay: true }, at(0) - 60 * minute)).toEqual({ ...nothing, drop });
  });

  it('moves an edited message to the next free day if its days change, and gives it the slot of that day', () => {
    const after: Plan = { ...plan, timeZone: 'Asia/Tokyo', frequency: '3 times per week' };
    const messages = withChanges({ ...midway.sent, 15: { edited: true }, 16: { edited: true } });
    const to = {
      ...{ slotIndex: 8, week: 3, slotKind: 'challenge', localDate: dayOf(19), timeZone: 'Asia/Tokyo' },
      notes: 'Week 3 weekend challenge: Small Steps - Starting with minimal actions',
      dayEndsAt: Date.parse(`${dayOf(20)}T00:00+09:00`),
      scheduledFor: Date.parse(`${dayOf(19)}T07:30+09:00`),
    };
    const { move } = diffPlan(plan, after, messages, midway.now);
    expect(move.map(({ message }) => message.id)).toEqual([15, 16]);
    expect(move[0]?.to).toEqual(to);
  });
});

it('a message dropped for every other day stays dropped with new texts, is restored if still to come, and goes with its days', () => {
  const thinned = { ...plan, everyOtherDay: true, plannedAt: 5 };
  const leftOut = { status: 'skipped', dropped: true, createdAt: 5 };
  const old = { ...leftOut, createdAt: 4 };
  const messages = withChanges({
    ...midway.sent,
    ...{ 9: leftOut, 11: leftOut, 13: old, 15: { ...old, edited: true } },
  });
  const changed = (change: Partial<Plan>) => changeOf(messages, change, midway.now, thinned);
  const rewritten = [12, 14, ...range(16, 83)];
  expect(changed({})).toMatchObject({ remove: rewritten, insert: rewritten });
  // A text from before the plan was renewed is written again.
  const restored = { ...nothing, remove: [13], move: ['11 to 11', '15 to 15'], insert: [13] };
  expect(changed({ everyOtherDay: false, sendMinute: 460 })).toEqual(restored);
  expect(changed({ frequency: '3 times per week', everyOtherDay: false })).toMatchObject({
    remove: [9, 11, 12, 13, 14, ...range(16, 83)],
    insert: toCome.filter(isOfThree),
  });
});

it('the last day of a changed plan is the last day with a message', () => {
  const messages = withChanges({ ...midway.sent, 83: { edited: true } });
  const lastDay = (change: Partial<Plan>) =>
    lastDayAfter(messages, diffPlan(plan, { ...plan, ...change }, messages, midway.now));
  expect(lastDay({})).toBe(dayOf(83));
  expect(lastDay({ frequency: '3 times per week' })).toBe(dayOf(82));
  expect(lastDay({ startDate: dayOf(20) })).toBe(dayOf(103));
  expect(lastDayAfter([], diffPlan(plan, { ...plan, kind: 'danger' }, [], midway.now))).toBeUndefined();
});

const fields = {
  startDate: fc.integer({ min: 0, max: 30 }).map((days) => addDays('2030-03-18', days)),
  frequency: fc.constantFrom(...frequencies),
  sendMinute: fc.integer({ min: 0, max: 1439 }),
  timeZone: fc.constantFrom(...timeZoneIds),
  kind: fc.oneof({ weight: 4, arbitrary: fc.constant('build' as const) }, fc.constantFrom(...habitKinds)),
  checkIns: fc.boolean(),
  everyOtherDay: fc.boolean(),
};

/** What happened to a day's message before the plan is changed. */
const allFates = 'edited marked deleted failed dropped dropped-edited none none none'.split(' ');

type Scene = { before: Plan; after: Plan; messages: PlannedMessage[]; now: number };

const scenes = fc
  .record({
    planned: fc.record(fields),
    change: fc.record(fields, { requiredKeys: [] }),
    fates: fc.array(fc.constantFrom(...allFates), { minLength: 90, maxLength: 90 }),
    minutesIn: fc.integer({ min: -3 * 1440, max: 90 * 1440 }),
    plannedAt: fc.integer({ min: 0, max: 2 }),
  })
  .map((drawn): Scene => {
    const before: Plan = { ...drawn.planned, plannedAt: drawn.plannedAt };
    const now = toInstant(before.startDate, before.sendMinute, before.timeZone) + drawn.minutesIn * minute;
    const all = slotsOfProgram(before, planCampaign({ ...before, now: 0 }));
    const messages = all.flatMap((slot, place): PlannedMessage[] => {
      const fate = drawn.fates[place];
      if (fate === 'deleted') return [];
      const isDropped = fate?.startsWith('dropped') ?? false;
      const past = slot.scheduledFor <= now ? 'sent' : fate === 'failed' ? 'failed' : 'scheduled';
      const { localDate, scheduledFor } = slot;
      const status = isDropped ? 'skipped' : past;
      const edited = fate?.endsWith('edited') ?? false;
      const day = { id: place, localDate, scheduledFor, createdAt: place % 3 };
      return [{ ...day, status, dropped: isDropped, edited, marked: fate === 'marked' }];
    });
    // A new start date must be today or later.
    const today = localDateAt(now, before.timeZone);
    const { startDate = before.startDate } = drawn.change;
    const after = { ...before, ...drawn.change, startDate: startDate < today ? before.startDate : startDate };
    return { before, after, messages, now };
  });

it('any change keeps sent, failed and in-flight messages, loses no edited or marked one, and gives each open day one', () => {
  const property = fc.property(scenes, ({ before, after, messages, now }) => {
    const { remove, insert, move, drop } = diffPlan(before, after, messages, now);
    const moved = move.map(({ message }) => message);
    for (const message of messages) {
      const { edited, marked, status, dropped, scheduledFor } = message;
      const isSettled = !dropped && (status !== 'scheduled' || scheduledFor <= now + inFlightMargin);
      if (isSettled || edited || marked) expect([...remove, ...drop]).not.toContain(message);
      if (isSettled) expect(moved).not.toContain(message);
    }

    for (const { message, to } of move) if (message.marked) expect(to.localDate).toBe(message.localDate);

    const staying = messages.filter((message) => !remove.includes(message) && !moved.includes(message));
    const placed = [...move.map(({ to }) => to), ...insert];
    const all = [...staying, ...placed].map(({ localDate }) => localDate);
    const days = new Set(all);
    expect(days.size).toBe(all.length);
    const isUnsent = ({ status, scheduledFor }: PlannedMessage) =>
      status === 'scheduled' && scheduledFor > now + inFlightMargin;
    for (const { localDate, scheduledFor } of placed) {
      const planned = toInstant(localDate, after.sendMinute, after.timeZone);
      const unsent = messages.find((message) => isUnsent(message) && message.localDate === localDate);
      const old = unsent?.scheduledFor ?? 0;
      const fallback = localDateAt(old, after.timeZone) === localDate ? old : now + 1;
      expect(scheduledFor).toBe(planned > now ? planned : fallback);
    }
    for (const { scheduledFor } of insert) expect(scheduledFor).toBeGreaterThan(now);

    const hasSameStart = before.startDate === after.startDate;
    const daysAfter = new Set(planCampaign({ ...after, now: 0 }).map(({ localDate }) => localDate));
    if (hasSameStart && before.kind !== 'danger' && after.kind !== 'danger')
      for (const { localDate } of messages.filter(isUnsent))
        if (daysAfter.has(localDate)) expect(days).toContain(localDate);
    // Every other day adds no days. In a campaign with weekly check-ins, the other days count as deleted.
    const isThinned =
      hasSameStart && before.frequency === after.frequency && before.everyOtherDay !== after.everyOtherDay;
    if (isThinned || before.kind === 'danger') return;
    const had = new Set(messages.map(({ localDate }) => localDate));
    const wasDeleted = new Set(
      slotsOfProgram(before, planCampaign({ ...before, now: 0 }))
        .map(({ localDate }) => localDate)
        .filter((date) => hasSameStart && !had.has(date)),
    );
    // The day after the twelve weeks is only used if the start day was skipped.
    const isAdded = (date: string) => date === addDays(after.startDate, 84);
    for (const { localDate } of slotsOfProgram(after, planCampaign({ ...after, now })))
      if (!wasDeleted.has(localDate) && !isAdded(localDate)) expect(days).toContain(localDate);
  });
  fc.assert(property, { numRuns: 60 });
});
