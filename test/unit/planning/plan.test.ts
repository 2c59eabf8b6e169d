import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Frequency, frequencies, slotKinds } from '../../../worker/domain.ts';
import { addDays, daysBetween, isoWeekday } from '../../../worker/planning/calendar-date.ts';
import { toInstant } from '../../../worker/planning/local-time.ts';
import { endsAt, notesFor, type PlannedSlot, planCampaign, replan } from '../../../worker/planning/plan.ts';

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

it('kickoffs come on the first day and Mondays, reminders on Wednesdays, challenges on Saturdays', () => {
  const kinds = (slots: readonly PlannedSlot[]) => slots.map(({ week, kind }) => `${week} ${kind}`);
  expect(kinds(plan({ startDate: '2026-01-09' })).slice(0, 7)).toEqual([
    '1 kickoff',
    '1 challenge',
    '1 plain',
    '1 kickoff',
    '1 plain',
    '1 reminder',
    '1 plain',
  ]);
  const three = plan({ frequency: '3 times per week', startDate: '2026-01-06' });
  expect(kinds(three).slice(0, 4)).toEqual(['1 kickoff', '1 challenge', '1 kickoff', '2 reminder']);
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
});

it('a start day whose time has passed is replaced by a day at the end', () => {
  const sendTime = utc('2026-01-05', '12:00');
  expect(plan({ now: sendTime - 1 })).toEqual(plan());
  for (const now of [sendTime, utc('2026-01-05', '23:59')]) {
    const slots = plan({ now });
    expect(slots).toHaveLength(84);
    expect(slots[0]).toMatchObject({ index: 1, kind: 'kickoff', position: 'first', localDate: '2026-01-06' });
    expect(slots.at(-1)).toMatchObject({ index: 84, week: 12, position: 'last', localDate: '2026-03-30' });
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
  expect(end('2026-01-05')).toBe('2026-03-30T12:00:00.000Z');
  expect(end('2026-03-30')).toBe('2026-03-31T12:00:00.000Z');
  expect(end('2026-03-29', 'Europe/Paris')).toBe('2026-03-30T10:00:00.000Z');
});

const perWeek: Record<Frequency, number> = { Daily: 7, '3 times per week': 3 };

const campaigns = fc.record({
  startDate: fc.nat(3000).map((days) => addDays('2024-01-01', days)),
  frequency: fc.constantFrom(...frequencies),
  // Often at night, when clocks change.
  sendMinute: fc.oneof(fc.nat(1439), fc.nat(239)),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
});

it('each of twelve weeks has its days, at the chosen local time in each time zone offered', () => {
  fc.assert(
    fc.property(campaigns, (campaign) => {
      const { startDate, frequency, sendMinute, timeZone } = campaign;
      const slots = planCampaign({ ...campaign, now: utc(addDays(startDate, -3)) });
      for (const [place, slot] of slots.entries()) {
        const { localDate, weekday } = slot;
        expect(slot.scheduledFor).toBe(toInstant(localDate, sendMinute, timeZone));
        expect(weekday).toBe(isoWeekday(localDate));
        if (frequency !== 'Daily') expect([1, 3, 6]).toContain(weekday);
        expect(slot.index).toBe(place);
        expect(slot.week).toBe(Math.floor(daysBetween(startDate, localDate) / 7) + 1);
        if (place > 0) expect(localDate > (slots[place - 1]?.localDate ?? '')).toBe(true);
      }
      const sizes = Array.from({ length: 12 }, (_, at) => slots.filter(({ week }) => week === at + 1).length);
      expect(sizes).toEqual(Array(12).fill(perWeek[frequency]));
    }),
    { numRuns: 60 },
  );
});

it('a plan made at any time of its first day has all messages, and planning again later gives the same', () => {
  fc.assert(
    fc.property(campaigns, fc.nat(1439), fc.nat(90 * 24 * 60), (campaign, minute, minutesLater) => {
      const now = toInstant(campaign.startDate, minute, campaign.timeZone);
      const slots = planCampaign({ ...campaign, now });
      expect(slots).toHaveLength(12 * perWeek[campaign.frequency]);
      expect(slots[0]?.kind).toBe('kickoff');
      expect(slots.filter(({ scheduledFor }) => scheduledFor <= now)).toEqual([]);
      const last = slots.at(-1);
      const end = endsAt({ ...campaign, lastPlannedDate: last?.localDate ?? '' });
      expect(end).toBeGreaterThan(last?.scheduledFor ?? 0);

      const later = now + minutesLater * 60_000;
      const existing = slots.map(({ localDate, scheduledFor }) => ({
        localDate,
        kept: scheduledFor <= later,
      }));
      const again = planCampaign({ ...campaign, now: later, existing });
      expect(
        replan(
          again,
          existing.filter(({ kept }) => kept),
        ),
      ).toEqual(slots.filter((slot) => slot.scheduledFor > later));
    }),
    { numRuns: 60 },
  );
});
