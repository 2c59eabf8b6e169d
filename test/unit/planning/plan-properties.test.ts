import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customTimeOption,
  deliveryMethods,
  type Frequency,
  frequencies,
  messageTimes,
  timeZoneIds,
} from '../../../worker/domain.ts';
import { endsAt, planCampaign, replan, sendMinuteFor } from '../../../worker/planning/plan.ts';
import { expectedInstant, readClock } from './wall-clock.ts';

const day = 86_400_000;
const countOf: Record<Frequency, number> = { Daily: 84, '3 times per week': 36 };
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const startDays = fc.integer({ min: Date.UTC(2024, 0, 1) / day, max: Date.UTC(2031, 11, 31) / day });
const dateOf = (dayNumber: number) => new Date(dayNumber * day).toISOString().slice(0, 10);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Custom minutes, more often than not of the night, when clocks change. */
const customTimes = fc
  .oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 239 }))
  .map((minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`);

const sendMinutes = fc
  .record({
    messageTime: fc.oneof(fc.constantFrom(...messageTimes), fc.constant(customTimeOption)),
    customTime: customTimes,
    deliveryMethod: fc.constantFrom(...deliveryMethods),
    seed: fc.uuid(),
  })
  .map(sendMinuteFor);

const campaigns = fc.record({
  startDay: startDays,
  frequency: fc.constantFrom(...frequencies),
  sendMinute: sendMinutes,
});

/** Whole weeks since the start, by plain numbers. */
const weekOf = (localDate: string, startDay: number) =>
  Math.min(Math.floor((Date.parse(`${localDate}T00:00:00Z`) / day - startDay) / 7) + 1, 12);

describe('every plan, in each of the zones on offer', () => {
  it.each(timeZoneIds)('%s: reads on the wall as it was chosen', (timeZone) => {
    fc.assert(
      fc.property(campaigns, ({ startDay, frequency, sendMinute }) => {
        const startDate = dateOf(startDay);
        const slots = planCampaign({ startDate, frequency, sendMinute, timeZone, now: (startDay - 3) * day });

        expect(slots).toHaveLength(countOf[frequency]);
        const perWeek = new Map<number, number>();
        for (const [place, slot] of slots.entries()) {
          const clock = readClock(slot.scheduledFor, timeZone);
          const expected = expectedInstant(slot.localDate, sendMinute, timeZone);
          expect(slot.scheduledFor).toBe(expected.instant);
          expect([clock.date, clock.second]).toEqual([slot.localDate, 0]);
          if (expected.exists) expect(clock.minute).toBe(sendMinute);
          else expect(clock.minute).toBeGreaterThan(sendMinute);

          expect(names[slot.weekday - 1]).toBe(clock.weekday);
          if (frequency !== 'Daily') expect(['Mon', 'Wed', 'Sat']).toContain(clock.weekday);
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
      { numRuns: 8 },
    );
  });
});

describe('every plan, whenever it is made', () => {
  const zones = fc.constantFrom(...timeZoneIds);

  it('holds nothing past, and the days to come as the first plan had them', () => {
    fc.assert(
      fc.property(
        campaigns,
        zones,
        fc.integer({ min: 24 * 60 + 14 * 60, max: 90 * 24 * 60 }),
        ({ startDay, frequency, sendMinute }, timeZone, minutesIn) => {
          const campaign = { startDate: dateOf(startDay), frequency, sendMinute, timeZone };
          const original = planCampaign({ ...campaign, now: (startDay - 3) * day });
          const now = startDay * day + minutesIn * 60_000;
          expect(planCampaign({ ...campaign, now })).toEqual(
            original.filter((slot) => slot.scheduledFor > now),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('made on the start day has all its messages, and made again later the same ones', () => {
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
      { numRuns: 80 },
    );
  });

  it('moved to another zone, time or frequency never doubles a day', () => {
    fc.assert(
      fc.property(
        campaigns,
        fc.record({ frequency: fc.constantFrom(...frequencies), sendMinute: sendMinutes, timeZone: zones }),
        zones,
        fc.integer({ min: 0, max: 80 * 24 * 60 }),
        ({ startDay, ...before }, after, timeZone, minutesIn) => {
          const startDate = dateOf(startDay);
          const now = startDay * day + minutesIn * 60_000;
          const planned = planCampaign({ startDate, ...before, timeZone, now: (startDay - 3) * day });
          const existing = planned.map(({ localDate, scheduledFor }) => ({
            localDate,
            kept: scheduledFor <= now,
          }));
          const kept = existing.filter((message) => message.kept);
          const slots = replan({ slots: planCampaign({ startDate, ...after, now, existing }), kept });
          const dates = [...kept, ...slots].map((message) => message.localDate);
          expect(new Set(dates).size).toBe(dates.length);
          expect(dates.length).toBeLessThanOrEqual(84);
          for (const slot of slots) expect(slot.scheduledFor).toBeGreaterThan(now);
        },
      ),
      { numRuns: 60 },
    );
  });
});
