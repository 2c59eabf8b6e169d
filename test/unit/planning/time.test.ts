import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryMethod } from '../../../worker/channels.ts';
import { CAMPAIGN_WEEKS, timeZoneIds } from '../../../worker/domain.ts';
import { addDays, daysBetween, isoWeekday } from '../../../worker/planning/calendar-date.ts';
import {
  currentWeek,
  focusName,
  messageLabel,
  progressPercent,
  weeklyFocus,
  weeksCompleted,
} from '../../../worker/planning/campaign-days.ts';
import {
  isOnLaterDay,
  localDateAt,
  minuteOfDayAt,
  offsetZone,
  toInstant,
  zoneFor,
} from '../../../worker/planning/local-time.ts';
import { mayLeaveAt, sendMinuteFor } from '../../../worker/planning/plan.ts';
import { expectedInstant } from './wall-clock.ts';

it('date arithmetic is exact across years, daylight saving and leap days', () => {
  expect([addDays('2024-02-28', 1), addDays('2026-02-28', 1)]).toEqual(['2024-02-29', '2026-03-01']);
  fc.assert(
    fc.property(
      fc.integer({ min: -30_000, max: 30_000 }),
      fc.integer({ min: -1000, max: 1000 }),
      (day, days) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
        const later = addDays(date, days);
        expect(daysBetween(date, later)).toBe(days);
        expect(addDays(later, -days)).toBe(date);
        expect(isoWeekday(later)).toBe(new Date(`${later}T12:00Z`).getUTCDay() || 7);
      },
    ),
  );
});

it('an invalid date or minute is refused', () => {
  for (const date of ['', '2026-13-01', '2026-1-1', '2026-01-01T10:00:00Z', 'today']) {
    for (const use of [() => addDays(date, 1), () => daysBetween('2026-01-01', date), () => isoWeekday(date)])
      expect(use).toThrow(RangeError);
  }
  for (const date of ['2026-02-30', 'tomorrow'])
    expect(() => toInstant(date, 60, 'Europe/London')).toThrow(RangeError);
  for (const minute of [1440, -1])
    expect(() => toInstant('2026-02-01', minute, 'Europe/London')).toThrow(RangeError);
});

const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

describe('a local time', () => {
  it.each([
    { time: '07:30', zone: 'America/New_York', date: '2026-01-15', instant: '2026-01-15T12:30' },
    // Skipped by the clocks, which move by an hour and by half an hour.
    { time: '02:30', zone: 'America/New_York', date: '2026-03-08', instant: '2026-03-08T07:30' },
    { time: '02:15', zone: 'Australia/Lord_Howe', date: '2026-10-04', instant: '2026-10-03T15:45' },
    // Occurs twice.
    { time: '01:30', zone: 'Europe/London', date: '2026-10-25', instant: '2026-10-25T00:30' },
    { time: '07:30', zone: offsetZone(-330), date: '2026-07-15', instant: '2026-07-15T02:00' },
  ])('$time on $date in $zone is $instant in UTC', ({ time, zone, date, instant }) => {
    expect(toInstant(date, at(time), zone)).toBe(Date.parse(`${instant}Z`));
  });

  it('is the instant that Intl computes in each time zone offered, and converts back', () => {
    const dates = fc
      .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2031, 11, 31) / 86_400_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    const minutes = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 4 * 60 }));
    fc.assert(
      fc.property(dates, minutes, fc.constantFrom(...timeZoneIds), (date, minute, timeZone) => {
        const { instant, exists } = expectedInstant(date, minute, timeZone);
        expect(toInstant(date, minute, timeZone)).toBe(instant);
        expect(localDateAt(instant, timeZone)).toBe(date);
        if (exists) expect(minuteOfDayAt(instant, timeZone)).toBe(minute);
      }),
      { numRuns: 500 },
    );
  });
});

it('a browser’s offset, in minutes west, is used only if the time zone is missing or unknown', () => {
  const offsets = [-330, 300, -0, -765, 30, -1440, 1440, -330.6];
  const zones = ['+05:30', '-05:00', '+00:00', '+12:45', '-00:30', '+23:59', '-23:59', '+05:30'];
  expect(offsets.map(offsetZone)).toEqual(zones);
  expect(zoneFor('Europe/Athens', 300)).toBe('Europe/Athens');
  expect(zoneFor('Mars/Olympus', 300)).toBe('-05:00');
  expect(zoneFor(null, -60)).toBe('+01:00');
});

it('isOnLaterDay compares local dates', () => {
  const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 11, 31) });
  const distances = fc.oneof(
    fc.integer({ min: -3 * 86_400_000, max: 3 * 86_400_000 }),
    fc.integer({ min: 20 * 3_600_000, max: 27 * 3_600_000 }),
  );
  fc.assert(
    fc.property(instants, distances, fc.constantFrom(...timeZoneIds), (now, distance, timeZone) => {
      const isLater = localDateAt(now + distance, timeZone) > localDateAt(now, timeZone);
      expect(isOnLaterDay(now + distance, now, timeZone)).toBe(isLater);
    }),
    { numRuns: 800 },
  );
});

it('the week of a campaign changes every seven days from its start, from 1 to 12', () => {
  const weeks = (days: number) => {
    const today = addDays('2026-02-11', days);
    return `${currentWeek('2026-02-11', today)} ${weeksCompleted('2026-02-11', today)}`;
  };
  expect([-400, -1, 0, 6, 7, 13].map(weeks)).toEqual(['1 0', '1 0', '1 0', '1 0', '2 1', '2 1']);
  expect([76, 77, 83, 84, 500].map(weeks)).toEqual(['11 10', '12 11', '12 11', '12 12', '12 12']);
});

it('progress is the share of the twelve weeks, in whole percent', () => {
  const percents = Array.from({ length: 14 }, (_, week) => progressPercent(week));
  expect(percents).toEqual([0, 8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100, 100]);
});

it('each week has its own focus, and two weeks share its name', () => {
  const weeks = Array.from({ length: CAMPAIGN_WEEKS }, (_, at) => at + 1);
  expect(new Set(weeks.map(weeklyFocus)).size).toBe(CAMPAIGN_WEEKS);
  expect(weeklyFocus(3)).toBe('Small Steps - Starting with minimal actions');
  const names = ['Awareness', 'Small Steps', 'Consistency', 'Feedback', 'Identity', 'Mastery'];
  expect(weeks.map(focusName)).toEqual(names.flatMap((name) => [name, name]));
  expect([focusName(0), focusName(13)]).toEqual(['Awareness', 'Mastery']);
});

it('a message’s label comes from its notes', () => {
  const notes = [
    'kickoff of the weekend challenge',
    'REMINDER of the challenge',
    'Weekend: rest',
    'Week 2: Awareness',
  ];
  const labels = ['Motivation Kickoff', 'Mid-Week Reminder', 'Weekend Challenge', 'Scheduled Message'];
  expect(notes.map(messageLabel)).toEqual(labels);
});

const windows = [
  { messageTime: 'Morning (6-9 AM)', first: '06:00', last: '08:59' },
  { messageTime: 'Mid-day (11 AM-2 PM)', first: '11:00', last: '13:59' },
  { messageTime: 'Afternoon (3-5 PM)', first: '15:00', last: '16:59' },
  { messageTime: 'Evening (6-8 PM)', first: '18:00', last: '19:59' },
] as const;

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const custom = (customTime: string | null, deliveryMethod: DeliveryMethod) =>
  sendMinuteFor({ messageTime: 'Custom time', customTime, deliveryMethod, seed: 'a' });

/** The send minutes of many campaigns. */
const minutesIn = (messageTime: (typeof windows)[number]['messageTime'], deliveryMethod: DeliveryMethod) =>
  Array.from({ length: 3000 }, (_, number) =>
    sendMinuteFor({ messageTime, deliveryMethod, seed: `campaign-${number}` }),
  );

describe('the send minute of a campaign', () => {
  it.each(windows)('is any minute of $messageTime, $first to $last', ({ messageTime, first, last }) => {
    const minutes = minutesIn(messageTime, 'Email');
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([at(first), at(last)]);
    expect(new Set(minutes).size).toBe(at(last) - at(first) + 1);
  });

  it('is between 8 and 9 AM for morning text messages, and otherwise as for email', () => {
    const minutes = minutesIn('Morning (6-9 AM)', 'SMS');
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([at('08:00'), at('08:59')]);
    const evening = 'Evening (6-8 PM)';
    expect(minutesIn(evening, 'SMS')).toEqual(minutesIn(evening, 'Email'));
  });

  it('never changes for a seed', () => {
    const minuteOf = (seed: string) =>
      clockOf(sendMinuteFor({ messageTime: 'Morning (6-9 AM)', deliveryMethod: 'Email', seed }));
    expect(['', 'a', 'b', 'campaign-1'].map(minuteOf)).toEqual(['06:23', '08:15', '06:54', '07:04']);
  });
});

describe('a custom time', () => {
  it('is kept exactly, except that text messages go out between 8 AM and 9 PM', () => {
    for (const time of ['00:00', '02:30', '12:00', '23:59'])
      expect(clockOf(custom(time, 'Email'))).toBe(time);
    const leaves = (time: string) => clockOf(custom(time, 'SMS'));
    expect(['07:59', '08:00', '14:45', '21:00'].map(leaves)).toEqual(['08:00', '08:00', '14:45', '21:00']);
    expect(['21:01', '00:00', '23:59'].map(leaves)).toEqual(['21:00', '08:00', '21:00']);
  });

  it('that is missing or invalid is refused', () => {
    for (const time of [null, '', '24:00', '7:30', '07:60', '07:30:00', 'noon'])
      expect(() => custom(time, 'Email')).toThrow(RangeError);
  });
});

it('text messages may be sent from 8 AM to 9 PM, everything else at any time', () => {
  const times = ['00:00', '07:59', '08:00', '21:00', '21:01', '23:59'];
  expect(times.filter((time) => mayLeaveAt(at(time), 'SMS'))).toEqual(['08:00', '21:00']);
  expect(times.filter((time) => mayLeaveAt(at(time), 'Email'))).toEqual(times);
});
