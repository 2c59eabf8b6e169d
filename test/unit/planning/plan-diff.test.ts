import { describe, expect, it } from 'vitest';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { toInstant } from '../../../worker/planning/local-time.ts';
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
  deliveryMethod: 'Email',
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
  it('rewrites future messages, but not edited, marked, in-flight, failed or deleted ones', () => {
    const leaving = { scheduledFor: midway.now + minute };
    const fates = { 11: leaving, 12: { status: 'failed' }, 20: { edited: true }, 30: { marked: true } };
    const messages = withChanges({ ...midway.sent, ...fates }).filter(({ id }) => id !== 40);
    const rewritten = without(11, 12, 20, 30, 40);
    expect(changeOf(messages, { sendMinute: 1200 })).toEqual({
      remove: rewritten,
      move: ['20 to 20', '30 to 30'],
      insert: rewritten,
      drop: [],
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

  it('that changes on its first day keeps all its days, and today’s message if its new time has passed', () => {
    const timesAt = (sendMinute: number, fate: Partial<PlannedMessage>) => {
      const messages = withChanges({ 0: fate });
      const diff = diffPlan(plan, { ...plan, sendMinute }, messages, at(0, 390));
      expect(messages.length - diff.remove.length + diff.insert.length).toBe(84);
      const placed = [...diff.move.map(({ to }) => to), ...diff.insert];
      return placed
        .filter(({ localDate }) => localDate === startDate)
        .map(({ scheduledFor }) => scheduledFor);
    };
    for (const fate of [{}, { edited: true }])
      expect([300, 390, 480].flatMap((time) => timesAt(time, fate))).toEqual([at(0), at(0), at(0, 480)]);
    expect([300, 480].flatMap((time) => timesAt(time, { status: 'sent' }))).toEqual([]);
  });

  it('sends today’s message at once if its old time is tomorrow in the new zone', () => {
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

  it('sends today’s text by nine in the evening if its old time is later in the new zone', () => {
    const noon = withChanges({ 0: { scheduledFor: at(0, 720) } });
    const insertedAt = (deliveryMethod: Plan['deliveryMethod']) => {
      const before: Plan = { ...plan, sendMinute: 720, deliveryMethod };
      // At noon in London it is 22:00 in Brisbane.
      const { insert } = diffPlan(before, { ...before, timeZone: 'Australia/Brisbane' }, noon, at(0, 540));
      return insert[0]?.scheduledFor;
    };
    expect(insertedAt('Email')).toBe(at(0, 720));
    expect(insertedAt('SMS')).toBe(Date.parse(`${startDate}T21:00+10:00`));
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
      slotIndex: 8,
      week: 3,
      slotKind: 'challenge',
      localDate: dayOf(19),
      timeZone: 'Asia/Tokyo',
      notes: 'Week 3 weekend challenge: Small Steps - Starting with minimal actions',
      dayEndsAt: Date.parse(`${dayOf(20)}T00:00+09:00`),
      scheduledFor: Date.parse(`${dayOf(19)}T07:30+09:00`),
    };
    const { move } = diffPlan(plan, after, messages, midway.now);
    expect(move.map(({ message }) => message.id)).toEqual([15, 16]);
    expect(move[0]?.to).toEqual(to);
  });
});

it('a message dropped for every other day stays dropped, is restored if still to come, or goes', () => {
  const thinned = { ...plan, everyOtherDay: true, plannedAt: 5 };
  const leftOut = { status: 'skipped', dropped: true, createdAt: 5 };
  const old = { ...leftOut, createdAt: 4 };
  const messages = withChanges({
    ...midway.sent,
    9: leftOut,
    11: leftOut,
    13: old,
    15: { ...old, edited: true },
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
