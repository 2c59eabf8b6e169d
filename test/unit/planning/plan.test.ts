import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Frequency, frequencies, slotKinds, timeZoneIds } from '../../../worker/domain.ts';
import { endsAt, notesFor, type PlannedSlot, planCampaign, replan } from '../../../worker/planning/plan.ts';
import { expectedInstant, readClock } from './wall-clock.ts';

/** 2026-01-05 is a Monday. The default send time is noon UTC. */
const noon = 12 * 60;
const utc = (date: string, time = '00:00') => Date.parse(`${date}T${time}:00Z`);

const plan = (change: Partial<Parameters<typeof planCampaign>[0]> = {}) =>
  planCampaign({
    startDate: '2026-01-05',
    frequency: 'Daily',
    sendMinute: noon,
    timeZone: 'UTC',
    now: utc('2026-01-01'),
    ...change,
  });

const datesOf = (slots: readonly PlannedSlot[]) => slots.map((slot) => slot.localDate);

it('kickoffs come on Mondays, reminders on Wednesdays, challenges on Saturdays, plain messages on other days', () => {
  const kinds = (slots: readonly PlannedSlot[]) =>
    slots.map(({ week, kind }) => `${week} ${kind}`).join(', ');
  expect(kinds(plan().slice(7, 11))).toBe('2 kickoff, 2 plain, 2 reminder, 2 plain');
  expect(kinds(plan().slice(11, 14))).toBe('2 plain, 2 challenge, 2 plain');
  const three = plan({ frequency: '3 times per week', startDate: '2026-01-06' });
  expect(kinds(three.slice(0, 4))).toBe('1 kickoff, 1 challenge, 1 kickoff, 2 reminder');
});

it('a campaign that starts on another weekday also kicks off that day', () => {
  for (const startDate of ['2026-01-07', '2026-01-09', '2026-01-10']) {
    const slots = plan({ startDate });
    expect(slots[0]).toMatchObject({ localDate: startDate, kind: 'kickoff' });
    expect(slots.filter((slot) => slot.kind === 'kickoff')).toHaveLength(13);
    expect(slots[7]?.kind).not.toBe('kickoff');
  }
});

it('the first message, the first of weeks 7 and 12, and the last have positions', () => {
  const positions = (change: Parameters<typeof plan>[0] = {}) =>
    plan(change).flatMap(({ position, week, localDate }) =>
      position ? [`${position} ${week} ${localDate}`] : [],
    );
  const daily = ['first 1 2026-01-05', 'half 7 2026-02-16', 'lastweek 12 2026-03-23', 'last 12 2026-03-29'];
  expect(positions()).toEqual(daily);
  const three = ['first 1 2026-01-07', 'half 7 2026-02-18', 'lastweek 12 2026-03-25', 'last 12 2026-03-30'];
  expect(positions({ frequency: '3 times per week', startDate: '2026-01-06' })).toEqual(three);
  const lateStart = positions({ now: utc('2026-01-05', '12:00') });
  expect([lateStart[0], lateStart.at(-1)]).toEqual(['first 1 2026-01-06', 'last 12 2026-03-30']);
});

it('a start day whose time has passed is replaced by a day at the end', () => {
  const sendTime = utc('2026-01-05', '12:00');
  expect(datesOf(plan({ now: sendTime - 1 }))).toEqual(datesOf(plan()));
  for (const now of [sendTime, utc('2026-01-05', '23:59')]) {
    const slots = plan({ now });
    expect(slots).toHaveLength(84);
    expect(slots[0]).toMatchObject({ index: 1, week: 1, kind: 'kickoff', localDate: '2026-01-06' });
    expect(slots.at(-1)).toMatchObject({ index: 84, week: 12, kind: 'kickoff', localDate: '2026-03-30' });
  }
});

it('a message’s notes contain its kind and the focus of its week', () => {
  expect(slotKinds.map((kind) => notesFor({ week: 3, kind }))).toEqual([
    'Week 3 kickoff: Small Steps - Starting with minimal actions',
    'Week 3 reminder: Small Steps - Starting with minimal actions',
    'Week 3 weekend challenge: Small Steps - Starting with minimal actions',
    'Week 3: Small Steps - Starting with minimal actions',
  ]);
});

it('a campaign ends at its send time on the day after its twelve weeks, or after its last planned day', () => {
  const end = (lastPlannedDate: string, timeZone = 'UTC') =>
    new Date(endsAt({ startDate: '2026-01-05', lastPlannedDate, sendMinute: noon, timeZone })).toISOString();
  expect(end('2026-03-29')).toBe('2026-03-30T12:00:00.000Z');
  expect(end('2026-01-05')).toBe('2026-03-30T12:00:00.000Z');
  expect(end('2026-03-30')).toBe('2026-03-31T12:00:00.000Z');
  expect(end('2026-03-29', 'Europe/Paris')).toBe('2026-03-30T10:00:00.000Z');
});

it('a renewed plan has a message on the start day unless its new time has passed', () => {
  const unsent = (slots: readonly PlannedSlot[]) =>
    datesOf(slots).map((localDate) => ({ localDate, kept: false }));
  const earlier = plan({ sendMinute: 9 * 60, now: utc('2026-01-05', '10:00'), existing: unsent(plan()) });
  expect(earlier).toHaveLength(84);
  expect(earlier[0]).toMatchObject({ index: 1, kind: 'kickoff', localDate: '2026-01-06' });
  const evening = utc('2026-01-05', '18:00');
  const later = plan({ sendMinute: 20 * 60, now: evening, existing: unsent(plan({ now: evening })) });
  expect(later).toHaveLength(84);
  expect(later[0]).toMatchObject({ index: 0, kind: 'kickoff', localDate: '2026-01-05' });
});

const day = 86_400_000;
const countOf: Record<Frequency, number> = { Daily: 84, '3 times per week': 36 };
const startDays = fc.integer({ min: Date.UTC(2024, 0, 1) / day, max: Date.UTC(2031, 11, 31) / day });
const dateOf = (dayNumber: number) => new Date(dayNumber * day).toISOString().slice(0, 10);

const campaigns = fc.record({
  startDay: startDays,
  frequency: fc.constantFrom(...frequencies),
  // Often at night, when clocks change.
  sendMinute: fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 239 })),
});

const zones = fc.constantFrom(...timeZoneIds);

const weekOf = (localDate: string, startDay: number) =>
  Math.min(Math.floor((Date.parse(`${localDate}T00:00:00Z`) / day - startDay) / 7) + 1, 12);

it('messages come at the chosen time on local clocks, in each time zone offered', () => {
  fc.assert(
    fc.property(campaigns, zones, ({ startDay, frequency, sendMinute }, timeZone) => {
      const startDate = dateOf(startDay);
      const slots = planCampaign({ startDate, frequency, sendMinute, timeZone, now: (startDay - 3) * day });

      expect(slots).toHaveLength(countOf[frequency]);
      const perWeek = new Map<number, number>();
      for (const [place, slot] of slots.entries()) {
        const shown = readClock(slot.scheduledFor, timeZone);
        const chosen = Date.parse(slot.localDate) + sendMinute * 60_000;
        const { exists, instant } = expectedInstant(slot.localDate, sendMinute, timeZone);
        expect(slot.scheduledFor).toBe(instant);
        if (exists) expect(shown).toBe(chosen);
        else expect(shown).toBeGreaterThan(chosen);

        expect(slot.weekday).toBe(new Date(shown).getUTCDay() || 7);
        if (frequency !== 'Daily') expect([1, 3, 6]).toContain(slot.weekday);
        expect(slot.index).toBe(place);
        expect(slot.week).toBe(weekOf(slot.localDate, startDay));
        expect(slot.scheduledFor).toBeGreaterThan(slots[place - 1]?.scheduledFor ?? 0);
        perWeek.set(slot.week, (perWeek.get(slot.week) ?? 0) + 1);
      }
      expect(new Set(slots.map((slot) => slot.localDate)).size).toBe(slots.length);
      expect([...perWeek]).toEqual(
        Array.from({ length: 12 }, (_, week) => [week + 1, countOf[frequency] / 12]),
      );
    }),
    { numRuns: 60 },
  );
});

it('a plan has all its messages, and planning again later gives the same slots', () => {
  fc.assert(
    fc.property(
      campaigns,
      zones,
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 0, max: 90 * 24 * 60 }),
      ({ startDay, frequency, sendMinute }, timeZone, minute, minutesLater) => {
        const campaign = { startDate: dateOf(startDay), frequency, sendMinute, timeZone };
        const now = expectedInstant(campaign.startDate, minute, timeZone).instant;
        const slots = planCampaign({ ...campaign, now });
        expect(slots).toHaveLength(countOf[frequency]);
        expect(slots[0]?.kind).toBe('kickoff');
        for (const [place, slot] of slots.entries()) {
          expect(slot.scheduledFor).toBeGreaterThan(slots[place - 1]?.scheduledFor ?? now);
        }
        const lastPlannedDate = slots.at(-1)?.localDate ?? '';
        expect(endsAt({ ...campaign, lastPlannedDate })).toBeGreaterThan(slots.at(-1)?.scheduledFor ?? 0);

        const later = now + minutesLater * 60_000;
        const existing = slots.map(({ localDate, scheduledFor }) => ({
          localDate,
          kept: scheduledFor <= later,
        }));
        const kept = existing.filter((message) => message.kept);
        const again = replan({ slots: planCampaign({ ...campaign, now: later, existing }), kept });
        expect(again).toEqual(slots.filter((slot) => slot.scheduledFor > later));
      },
    ),
    { numRuns: 60 },
  );
});
