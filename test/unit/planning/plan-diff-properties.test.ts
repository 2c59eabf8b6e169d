import fc from 'fast-check';
import { expect, it } from 'vitest';

import { frequencies, habitKinds, timeZoneIds } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { localDateAt, toInstant } from '../../../worker/planning/local-time.ts';
import { inFlightMargin, planCampaign, slotsOfProgram } from '../../../worker/planning/plan.ts';
import { diffPlan, type Plan, type PlannedMessage } from '../../../worker/planning/plan-diff.ts';

const start = '2030-03-18';
const minute = 60_000;

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
}, 60_000);

it('what a person wrote or marked is never removed or left out', () => {
  check((given) => {
    const { removed, diff } = changed(given);
    for (const message of given.messages.filter(isTouched)) {
      expect(removed.has(message)).toBe(false);
      expect(diff.drop).not.toContain(message);
    }
  });
}, 60_000);

it('no day has two messages', () => {
  check((given) => {
    const { days } = changed(given);
    expect(new Set(days).size).toBe(days.length);
  });
}, 60_000);

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
}, 60_000);

it('what comes anew or moves comes at the minute of the plan, in its zone, and not at once', () => {
  check((given) => {
    const { after, now } = given;
    const { diff } = changed(given);
    for (const { localDate, scheduledFor } of [...diff.insert, ...diff.move.map(({ to }) => to)])
      expect(scheduledFor).toBe(toInstant(localDate, after.sendMinute, after.timeZone));
    for (const { scheduledFor } of diff.insert) expect(scheduledFor).toBeGreaterThan(now + inFlightMargin);
  });
}, 60_000);
