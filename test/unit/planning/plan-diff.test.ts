import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencies, habitKinds, timeZoneIds } from '../../../worker/domain.ts';
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

/** The planned message of a day of the campaign, from 0. */
const message = (day: number, change: Partial<PlannedMessage> = {}): PlannedMessage => ({
  id: day,
  localDate: dayOf(day),
  scheduledFor: at(day),
  status: 'scheduled',
  edited: false,
  marked: false,
  dropped: false,
  createdAt: 0,
  ...change,
});

const allDays = Array.from({ length: 84 }, (_, day) => message(day));

const withChanges = (changes: Record<number, Partial<PlannedMessage>>) =>
  allDays.map((one) => ({ ...one, ...changes[one.id] }));

/** On the morning of day 10, after its message: ten days sent before it, and its own. */
const midway = {
  now: at(10) + 60 * minute,
  sent: Object.fromEntries(range(0, 10).map((day) => [day, { status: 'sent' }])),
};

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

/** A change of the plan in short: the days, from 0, that go, that come, and from where to where messages move. */
function changeOf(
  messages: readonly PlannedMessage[],
  change: Partial<Plan>,
  now: number,
  before: Plan = plan,
) {
  const diff = diffPlan(before, { ...before, ...change }, messages, now);
  const indexOf = (date: string) => range(-100, 200).find((day) => dayOf(day) === date);
  return {
    remove: diff.remove.map(({ id }) => id),
    move: diff.move.map(({ message: { id }, to }) => [id, indexOf(to.localDate)]),
    insert: diff.insert.map(({ localDate }) => indexOf(localDate)),
    drop: diff.drop.map(({ id }) => id),
  };
}

const cases: {
  what: string;
  messages: PlannedMessage[];
  change: Partial<Plan>;
  expected: object;
  now?: number;
}[] = [
  {
    what: 'new texts: everything to come is written anew on its own day',
    messages: withChanges(midway.sent),
    change: {},
    expected: { remove: range(11, 83), move: [], insert: range(11, 83), drop: [] },
  },
  {
    what: 'another minute: what a person wrote moves along on its day, what they marked too',
    messages: withChanges({ ...midway.sent, 20: { edited: true }, 30: { marked: true } }),
    change: { sendMinute: 1200 },
    expected: {
      remove: range(11, 83).filter((day) => day !== 20 && day !== 30),
      move: [
        [20, 20],
        [30, 30],
      ],
      insert: range(11, 83).filter((day) => day !== 20 && day !== 30),
      drop: [],
    },
  },
  {
    what: 'another minute: what leaves within a minute and what was skipped or failed stays',
    messages: withChanges({
      ...midway.sent,
      11: { scheduledFor: midway.now + minute },
      12: { status: 'skipped' },
      13: { status: 'failed' },
    }),
    change: { sendMinute: 1200 },
    expected: { remove: range(14, 83), move: [], insert: range(14, 83), drop: [] },
  },
  {
    what: 'another frequency: what a person wrote moves to the nearest free day later, the rest goes',
    messages: withChanges({ ...midway.sent, 15: { edited: true }, 16: { edited: true } }),
    change: { frequency: '3 times per week' },
    expected: {
      remove: range(11, 83).filter((day) => day !== 15 && day !== 16),
      move: [
        [15, 19],
        [16, 16],
      ],
      insert: range(11, 83).filter((day) => [0, 2, 5].includes(day % 7) && day !== 16 && day !== 19),
      drop: [],
    },
  },
  {
    what: 'a later start: what a person wrote before it moves to its first free day',
    messages: withChanges({ ...midway.sent, 12: { edited: true } }),
    change: { startDate: dayOf(14) },
    expected: {
      remove: range(11, 83).filter((day) => day !== 12),
      move: [[12, 14]],
      insert: range(15, 97),
      drop: [],
    },
  },
  {
    what: 'a deleted day stays empty while the start stays',
    messages: withChanges(midway.sent).filter(({ id }) => id !== 40),
    change: { sendMinute: 1200 },
    expected: {
      remove: range(11, 83).filter((day) => day !== 40),
      move: [],
      insert: range(11, 83).filter((day) => day !== 40),
      drop: [],
    },
  },
  {
    what: 'a kind without a program: nothing is to come, and what a person wrote stays on its day',
    messages: withChanges({ ...midway.sent, 20: { edited: true } }),
    change: { kind: 'danger' },
    expected: { remove: range(11, 83).filter((day) => day !== 20), move: [[20, 20]], insert: [], drop: [] },
  },
  {
    what: 'a kind without a program, with check-ins: one day a week',
    messages: withChanges(midway.sent),
    change: { kind: 'danger', checkIns: true },
    expected: {
      remove: range(11, 83),
      move: [],
      insert: [11, ...range(2, 11).map((week) => week * 7)],
      drop: [],
    },
  },
  {
    what: 'every other day: every second one is left out, counted from the last one that left',
    messages: withChanges(midway.sent),
    change: { everyOtherDay: true },
    expected: { remove: [], move: [], insert: [], drop: range(11, 83).filter((day) => day % 2 === 1) },
  },
  {
    what: 'every other day: what a person wrote or marked, and what is on its way, is not left out',
    messages: withChanges({
      ...midway.sent,
      13: { edited: true },
      15: { marked: true },
      11: { scheduledFor: midway.now },
    }),
    change: { everyOtherDay: true },
    expected: { remove: [], move: [], insert: [], drop: range(16, 83).filter((day) => day % 2 === 1) },
  },
  {
    what: 'every other day where none has left: it begins with the next one',
    messages: allDays,
    now: at(0) - 60 * minute,
    change: { everyOtherDay: true },
    expected: { remove: [], move: [], insert: [], drop: range(0, 83).filter((day) => day % 2 === 0) },
  },
];

describe('a changed plan', () => {
  it.each(cases)('$what', ({ messages, change, expected, now = midway.now }) => {
    expect(changeOf(messages, change, now)).toEqual(expected);
  });

  it('gives what moves the place of its new day', () => {
    const after: Plan = { ...plan, timeZone: 'Asia/Tokyo', frequency: '3 times per week' };
    const messages = withChanges({ ...midway.sent, 15: { edited: true } });
    expect(diffPlan(plan, after, messages, midway.now).move).toEqual([
      {
        message: messages[15],
        to: {
          slotIndex: 7,
          week: 3,
          slotKind: 'reminder',
          notes: 'Week 3 reminder: Small Steps - Starting with minimal actions',
          localDate: dayOf(16),
          dayEndsAt: Date.parse(`${dayOf(17)}T00:00+09:00`),
          timeZone: 'Asia/Tokyo',
          scheduledFor: Date.parse(`${dayOf(16)}T07:30+09:00`),
        },
      },
    ]);
  });
});

describe('what was left out for every other day', () => {
  const thinned = { ...plan, everyOtherDay: true, plannedAt: 5 };
  const leftOut = { status: 'skipped', dropped: true, createdAt: 5 };
  const messages = withChanges({
    ...midway.sent,
    9: leftOut,
    11: leftOut,
    13: { ...leftOut, createdAt: 4 },
    15: { ...leftOut, createdAt: 4, edited: true },
  });

  it('is put back where it is still to come, with new texts where the plan was changed meanwhile', () => {
    expect(changeOf(messages, { everyOtherDay: false, sendMinute: 460 }, midway.now, thinned)).toEqual({
      remove: [13],
      move: [
        [11, 11],
        [15, 15],
      ],
      insert: [13],
      drop: [],
    });
  });

  it('stays left out when the same days get new texts', () => {
    const { remove, insert } = changeOf(messages, {}, midway.now, thinned);
    expect(remove).toEqual([12, 14, ...range(16, 83)]);
    expect(insert).toEqual(remove);
  });

  it('goes when the campaign gets other days, but for what a person wrote', () => {
    const change = { frequency: '3 times per week', everyOtherDay: false } as const;
    const { remove, insert } = changeOf(messages, change, midway.now, thinned);
    expect(remove).toEqual([9, 11, 12, 13, 14, ...range(16, 83)]);
    expect(insert).toEqual(range(11, 83).filter((day) => [0, 2, 5].includes(day % 7)));
  });
});

it('the last day of a changed plan is the last one that has a message', () => {
  const messages = withChanges({ ...midway.sent, 83: { edited: true } });
  const lastDay = (change: Partial<Plan>) =>
    lastDayAfter(messages, diffPlan(plan, { ...plan, ...change }, messages, midway.now));
  expect(lastDay({})).toBe(dayOf(83));
  expect(lastDay({ frequency: '3 times per week' })).toBe(dayOf(82));
  expect(lastDay({ startDate: dayOf(20) })).toBe(dayOf(103));
  expect(lastDayAfter([], diffPlan(plan, { ...plan, kind: 'danger' }, [], midway.now))).toBeUndefined();
});

const start = '2030-03-18';

const planned = fc.record({
  startDate: fc.integer({ min: 0, max: 30 }).map((days) => addDays(start, days)),
  frequency: fc.constantFrom(...frequencies),
  sendMinute: fc.integer({ min: 0, max: 1439 }),
  timeZone: fc.constantFrom(...timeZoneIds),
  kind: fc.oneof({ weight: 4, arbitrary: fc.constant('build' as const) }, fc.constantFrom(...habitKinds)),
  checkIns: fc.boolean(),
  everyOtherDay: fc.boolean(),
});

/** What happened to a day's message before the plan is changed. */
const fates = [
  'none',
  'none',
  'none',
  'edited',
  'marked',
  'deleted',
  'failed',
  'dropped',
  'dropped-edited',
] as const;

const scene = fc
  .record({
    planned,
    change: fc.record(
      Object.fromEntries(
        ['startDate', 'frequency', 'sendMinute', 'timeZone', 'kind', 'checkIns', 'everyOtherDay'].map(
          (name) => [name, planned.map((plan) => plan[name as keyof typeof plan])],
        ),
      ),
      { requiredKeys: [] },
    ),
    fates: fc.array(fc.constantFrom(...fates), { minLength: 90, maxLength: 90 }),
    minutesIn: fc.integer({ min: -3 * 1440, max: 90 * 1440 }),
    plannedAt: fc.integer({ min: 0, max: 2 }),
  })
  .map((drawn) => {
    const before: Plan = { ...drawn.planned, plannedAt: drawn.plannedAt };
    const now = toInstant(before.startDate, before.sendMinute, before.timeZone) + drawn.minutesIn * minute;
    const all = slotsOfProgram(before, planCampaign({ ...before, now: 0 }));
    const messages = all.flatMap((slot, place): PlannedMessage[] => {
      const fate = drawn.fates[place];
      if (fate === 'deleted') return [];
      const isDropped = fate?.startsWith('dropped') ?? false;
      const past = slot.scheduledFor <= now ? 'sent' : fate === 'failed' ? 'failed' : 'scheduled';
      return [
        {
          id: place,
          localDate: slot.localDate,
          scheduledFor: slot.scheduledFor,
          status: isDropped ? 'skipped' : past,
          dropped: isDropped,
          edited: fate === 'edited' || fate === 'dropped-edited',
          marked: fate === 'marked',
          createdAt: place % 3,
        },
      ];
    });
    // A day can only be chosen for the start that is today or later.
    const today = localDateAt(now, before.timeZone);
    const change: Partial<Plan> = drawn.change;
    const startDate = (change.startDate ?? before.startDate) < today ? before.startDate : change.startDate;
    const after: Plan = { ...before, ...change, startDate: startDate ?? before.startDate };
    return { before, after, messages, now };
  });

const isTouched = (message: PlannedMessage) => message.edited || message.marked;

/** Runs the diff and puts it into effect. */
function changed({
  before,
  after,
  messages,
  now,
}: {
  before: Plan;
  after: Plan;
  messages: PlannedMessage[];
  now: number;
}) {
  const diff = diffPlan(before, after, messages, now);
  const removed = new Set(diff.remove);
  const places = new Map(diff.move.map(({ message, to }) => [message, to]));
  const staying = messages.filter((message) => !removed.has(message));
  const days = [
    ...staying.map((message) => (places.get(message) ?? message).localDate),
    ...diff.insert.map(({ localDate }) => localDate),
  ];
  return { diff, removed, places, staying, days };
}

const check = (
  property: (scene: { before: Plan; after: Plan; messages: PlannedMessage[]; now: number }) => void,
) => fc.assert(fc.property(scene, property), { numRuns: 80 });

it('what was sent, has failed or is on its way never moves and is never removed', () => {
  check((given) => {
    const { removed, places, diff } = changed(given);
    const settled = given.messages.filter(
      ({ status, dropped, scheduledFor }) =>
        !dropped && (status !== 'scheduled' || scheduledFor <= given.now + inFlightMargin),
    );
    for (const message of settled) {
      expect(removed.has(message)).toBe(false);
      expect(places.has(message)).toBe(false);
      expect(diff.drop).not.toContain(message);
    }
  });
});

it('what a person wrote or marked is never removed or left out', () => {
  check((given) => {
    const { removed, diff } = changed(given);
    for (const message of given.messages.filter(isTouched)) {
      expect(removed.has(message)).toBe(false);
      expect(diff.drop).not.toContain(message);
    }
  });
});

it('no day has two messages', () => {
  check((given) => {
    const { days } = changed(given);
    expect(new Set(days).size).toBe(days.length);
  });
});

it('each day of the new plan that is still to come has a message, unless the person deleted it', () => {
  check((given) => {
    const { before, after, messages, now } = given;
    const hasSameStart = before.startDate === after.startDate;
    // Every other day comes by itself, and adds no days.
    fc.pre(
      !hasSameStart || before.frequency !== after.frequency || before.everyOtherDay === after.everyOtherDay,
    );
    // Where a week had its one check-in, the days after it count as deleted.
    fc.pre(before.kind !== 'danger');
    const days = new Set(changed(given).days);
    const had = new Set(messages.map(({ localDate }) => localDate));
    const deleted = slotsOfProgram(before, planCampaign({ ...before, now: 0 })).filter(
      ({ localDate }) => hasSameStart && !had.has(localDate),
    );
    const isDeleted = new Set(deleted.map(({ localDate }) => localDate));
    // The day after the twelve weeks is only for those whose start day was left out.
    const isAdded = (date: string) => date === addDays(after.startDate, 84);
    for (const { localDate } of slotsOfProgram(after, planCampaign({ ...after, now: now + inFlightMargin })))
      if (!isDeleted.has(localDate) && !isAdded(localDate)) expect(days).toContain(localDate);
  });
});

it('what comes anew or moves comes at the minute of the plan, in its zone, and not at once', () => {
  check((given) => {
    const { after, now } = given;
    const { diff } = changed(given);
    for (const { localDate, scheduledFor } of [...diff.insert, ...diff.move.map(({ to }) => to)])
      expect(scheduledFor).toBe(toInstant(localDate, after.sendMinute, after.timeZone));
    for (const { scheduledFor } of diff.insert) expect(scheduledFor).toBeGreaterThan(now + inFlightMargin);
  });
});
