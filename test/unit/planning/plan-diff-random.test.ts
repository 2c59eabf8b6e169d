import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeZoneIds } from '../../../src/features/contact/time-zones.ts';
import { frequencies, habitKinds } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { localDateAt, toInstant } from '../../../worker/planning/local-time.ts';
import { inFlightMargin, planCampaign, slotsOfProgram } from '../../../worker/planning/plan.ts';
import { diffPlan, type Plan, type PlannedMessage } from '../../../worker/planning/plan-diff.ts';

const minute = 60_000;
const start = '2030-03-18';

const fields = {
  startDate: fc.integer({ min: 0, max: 30 }).map((days) => addDays(start, days)),
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
