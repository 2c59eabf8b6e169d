import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN_WEEKS, type DeliveryMethod, deliveryMethods, timeZoneIds } from '../../../worker/domain.ts';
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
import { expectedInstant, readClock } from './wall-clock.ts';

describe('calendar dates', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-07', 84, '2026-05-30'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %d days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
    expect(daysBetween(date, later)).toBe(days);
  });

  it('count days exactly over years, daylight saving and leap days', () => {
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

  it('refuses what is none', () => {
    for (const date of ['', '2026-13-01', '2026-1-1', '2026-01-01T10:00:00Z', 'today']) {
      expect(() => addDays(date, 1)).toThrow(RangeError);
      expect(() => daysBetween('2026-01-01', date)).toThrow(RangeError);
      expect(() => isoWeekday(date)).toThrow(RangeError);
    }
  });
});

const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

const instantOf = (date: string, clock: string, timeZone: string) =>
  new Date(toInstant(date, at(clock), timeZone)).toISOString();

describe('a local time that exists once', () => {
  it.each([
    ['America/New_York', '2026-01-15', '07:30', '2026-01-15T12:30:00.000Z'],
    ['America/New_York', '2026-07-15', '07:30', '2026-07-15T11:30:00.000Z'],
    ['Australia/Sydney', '2026-01-15', '07:30', '2026-01-14T20:30:00.000Z'],
    ['Australia/Sydney', '2026-07-15', '07:30', '2026-07-14T21:30:00.000Z'],
    ['Europe/London', '2026-01-15', '07:30', '2026-01-15T07:30:00.000Z'],
    ['Europe/London', '2026-07-15', '07:30', '2026-07-15T06:30:00.000Z'],
    ['Asia/Kolkata', '2026-07-15', '00:00', '2026-07-14T18:30:00.000Z'],
    ['Pacific/Auckland', '2026-01-01', '23:59', '2026-01-01T10:59:00.000Z'],
    ['Pacific/Honolulu', '2024-02-29', '12:00', '2024-02-29T22:00:00.000Z'],
  ])('in %s on %s at %s is %s', (timeZone, date, clock, instant) => {
    expect(instantOf(date, clock, timeZone)).toBe(instant);
  });
});

describe('a local time that the clocks jump over', () => {
  it.each([
    ['America/New_York', '2026-03-08', '02:30', '03:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-03-08', '02:00', '03:00', '2026-03-08T07:00:00.000Z'],
    ['Europe/London', '2026-03-29', '01:30', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Australia/Sydney', '2026-10-04', '02:30', '03:30', '2026-10-03T16:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '02:45', '2026-10-03T15:45:00.000Z'],
  ])('in %s on %s moves from %s forward to %s', (timeZone, date, clock, moved, instant) => {
    expect(instantOf(date, clock, timeZone)).toBe(instant);
    expect(readClock(Date.parse(instant), timeZone)).toMatchObject({ date, time: moved });
  });

  it('ends where the jump ends: the minutes beside it stay where they are', () => {
    expect(instantOf('2026-03-08', '01:59', 'America/New_York')).toBe('2026-03-08T06:59:00.000Z');
    expect(instantOf('2026-03-08', '03:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
  });
});

describe('a local time that comes twice', () => {
  it.each([
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['Australia/Sydney', '2026-04-05', '02:30', '2026-04-04T15:30:00.000Z'],
  ])('in %s on %s at %s is the first of the two', (timeZone, date, clock, instant) => {
    expect(instantOf(date, clock, timeZone)).toBe(instant);
    const hourLater = Date.parse(instant) + 3_600_000;
    expect(readClock(hourLater, timeZone)).toMatchObject({ date, time: clock });
  });
});

describe('reading an instant back', () => {
  it('gives the date and the minute of the zone, not of UTC', () => {
    const instant = Date.parse('2026-06-30T22:05:59.999Z');
    expect([localDateAt(instant, 'Asia/Tokyo'), minuteOfDayAt(instant, 'Asia/Tokyo')]).toEqual([
      '2026-07-01',
      7 * 60 + 5,
    ]);
    expect([localDateAt(instant, 'Pacific/Honolulu'), minuteOfDayAt(instant, 'Pacific/Honolulu')]).toEqual([
      '2026-06-30',
      12 * 60 + 5,
    ]);
  });

  it('turns the date exactly at local midnight', () => {
    const midnight = Date.parse('2026-07-01T04:00:00Z');
    expect(localDateAt(midnight - 1, 'America/New_York')).toBe('2026-06-30');
    expect(minuteOfDayAt(midnight - 1, 'America/New_York')).toBe(1439);
    expect(localDateAt(midnight, 'America/New_York')).toBe('2026-07-01');
    expect(minuteOfDayAt(midnight, 'America/New_York')).toBe(0);
  });
});

describe('in each of the zones on offer', () => {
  const dates = fc
    .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2031, 11, 31) / 86_400_000 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  const minutes = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 4 * 60 }));

  it('any date and minute is the instant that wall clocks say', () => {
    fc.assert(
      fc.property(dates, minutes, fc.constantFrom(...timeZoneIds), (date, minute, timeZone) => {
        const { instant, exists } = expectedInstant(date, minute, timeZone);
        expect(toInstant(date, minute, timeZone)).toBe(instant);
        expect(localDateAt(instant, timeZone)).toBe(date);
        if (exists) expect(minuteOfDayAt(instant, timeZone)).toBe(minute);
      }),
      { numRuns: 800 },
    );
  });
});

describe('a fixed offset, for a zone that is not known', () => {
  it('is given as browsers do, in minutes west', () => {
    expect([-330, 300, 0, -0, -765, 30].map(offsetZone)).toEqual([
      '+05:30',
      '-05:00',
      '+00:00',
      '+00:00',
      '+12:45',
      '-00:30',
    ]);
    expect([-1440, 1440, -330.6].map(offsetZone)).toEqual(['+23:59', '-23:59', '+05:30']);
  });

  it('is a zone in which times can be planned and read', () => {
    const zone = offsetZone(-330);
    expect(instantOf('2026-07-15', '07:30', zone)).toBe('2026-07-15T02:00:00.000Z');
    expect(localDateAt(Date.parse('2026-07-14T18:30:00Z'), zone)).toBe('2026-07-15');
    expect(minuteOfDayAt(Date.parse('2026-07-14T18:31:00Z'), zone)).toBe(1);
  });

  it('stands in for a missing or unknown zone alone', () => {
    expect(zoneFor('Europe/Athens', 300)).toBe('Europe/Athens');
    expect(zoneFor('Mars/Olympus', 300)).toBe('-05:00');
    expect(zoneFor('', 300)).toBe('-05:00');
    expect(zoneFor(null, -60)).toBe('+01:00');
  });
});

it('what is no local time is refused rather than guessed', () => {
  for (const [date, minute] of [
    ['2026-02-30', 60],
    ['tomorrow', 60],
    ['2026-02-01', 1440],
    ['2026-02-01', -1],
  ] as const)
    expect(() => toInstant(date, minute, 'Europe/London')).toThrow(RangeError);
});

describe('whether an instant lies on a later day', () => {
  it('is what the calendars of the zone say, however far off it is', () => {
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
      { numRuns: 2000 },
    );
  });
});

const startDate = '2026-02-11';
const dayIn = (days: number) => addDays(startDate, days);

it('the week of a campaign turns every seven days from its start, within one and twelve', () => {
  const weeks = (days: number) => [
    currentWeek(startDate, dayIn(days)),
    weeksCompleted(startDate, dayIn(days)),
  ];
  expect([-400, -1, 0, 6].map(weeks)).toEqual(Array(4).fill([1, 0]));
  expect([7, 13, 14].map(weeks)).toEqual([
    [2, 1],
    [2, 1],
    [3, 2],
  ]);
  expect([76, 77, 83].map(weeks)).toEqual([
    [11, 10],
    [12, 11],
    [12, 11],
  ]);
  expect([84, 500].map(weeks)).toEqual(Array(2).fill([12, 12]));
});

it('the progress of a campaign is the share of the twelve weeks in whole percent', () => {
  const percents = Array.from({ length: 14 }, (_, week) => progressPercent(week));
  expect(percents).toEqual([0, 8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100, 100]);
});

it('the focus of a week is another one each week, under a name that two weeks share', () => {
  const weeks = Array.from({ length: CAMPAIGN_WEEKS }, (_, at) => at + 1);
  expect(new Set(weeks.map(weeklyFocus)).size).toBe(CAMPAIGN_WEEKS);
  expect(weeklyFocus(3)).toBe('Small Steps - Starting with minimal actions');
  const names = ['Awareness', 'Small Steps', 'Consistency', 'Feedback', 'Identity', 'Mastery'];
  expect(weeks.map(focusName)).toEqual(names.flatMap((name) => [name, name]));
  expect([focusName(0), focusName(13)]).toEqual(['Awareness', 'Mastery']);
});

it('the label of a message goes by its notes', () => {
  const labels = (...notes: string[]) => new Set(notes.map(messageLabel));
  const kickoffs = labels('Week 1 kickoff: Awareness', 'MONDAY KICKOFF', 'kickoff of the weekend challenge');
  expect(kickoffs).toEqual(new Set(['Motivation Kickoff']));
  const reminders = labels('A Reminder for Wednesday', 'reminder of the challenge');
  expect(reminders).toEqual(new Set(['Mid-Week Reminder']));
  expect(labels('Saturday challenge', 'Weekend: rest')).toEqual(new Set(['Weekend Challenge']));
  expect(labels('Week 2: Awareness', '')).toEqual(new Set(['Scheduled Message']));
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

/** The first and the last minute that many campaigns get, and how many each twelfth of the window gets. */
function spread(messageTime: (typeof windows)[number]['messageTime'], deliveryMethod: DeliveryMethod) {
  const minutes = Array.from({ length: 6000 }, (_, number) =>
    sendMinuteFor({ messageTime, deliveryMethod, seed: `campaign-${number}` }),
  );
  const first = Math.min(...minutes);
  const last = Math.max(...minutes);
  const twelfths = new Array<number>(12).fill(0);
  for (const minute of minutes) {
    const twelfth = Math.floor((12 * (minute - first)) / (last + 1 - first));
    twelfths[twelfth] = (twelfths[twelfth] ?? 0) + 1;
  }
  return { first: clockOf(first), last: clockOf(last), twelfths };
}

describe('the minute of a campaign', () => {
  it.each(windows)('is spread evenly over all of $messageTime, $first to $last', (window) => {
    for (const deliveryMethod of ['Email', 'App'] as const) {
      const { first, last, twelfths } = spread(window.messageTime, deliveryMethod);
      expect({ first, last }).toEqual({ first: window.first, last: window.last });
      // 6000 campaigns are 500 to a twelfth; a fair spread keeps within 5 standard deviations of that.
      for (const count of twelfths) expect(Math.abs(count - 500)).toBeLessThan(110);
    }
  });

  it('lies between 8 and 9 for morning texts, since texts never leave earlier', () => {
    const { first, last } = spread('Morning (6-9 AM)', 'SMS');
    expect({ first, last }).toEqual({ first: '08:00', last: '08:59' });
  });

  it('is for texts in later windows the same as for email', () => {
    for (const { messageTime } of windows.slice(1))
      for (const seed of ['a', 'b', '3f1c']) {
        const minuteBy = (deliveryMethod: DeliveryMethod) =>
          sendMinuteFor({ messageTime, deliveryMethod, seed });
        expect(minuteBy('SMS')).toBe(minuteBy('Email'));
      }
  });

  it('stays the same for the same seed, whatever it is, and lies in the window', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...windows),
        fc.constantFrom(...deliveryMethods),
        (seed, { messageTime, first, last }, deliveryMethod) => {
          const minute = sendMinuteFor({ messageTime, deliveryMethod, seed });
          expect(sendMinuteFor({ messageTime, deliveryMethod, seed })).toBe(minute);
          expect(Number.isInteger(minute)).toBe(true);
          expect(minute).toBeGreaterThanOrEqual(
            deliveryMethod === 'SMS' ? Math.max(at(first), 480) : at(first),
          );
          expect(minute).toBeLessThanOrEqual(at(last));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('does not change from one release to the next, or people would lose their cue', () => {
    const minuteOf = (seed: string) =>
      clockOf(sendMinuteFor({ messageTime: 'Morning (6-9 AM)', deliveryMethod: 'Email', seed }));
    expect(['', 'a', 'b', 'campaign-1'].map(minuteOf)).toEqual(['06:23', '08:15', '06:54', '07:04']);
  });
});

describe('a custom time', () => {
  it('is kept exactly, whatever the seed', () => {
    for (const time of ['00:00', '02:30', '07:05', '12:00', '23:59'])
      for (const deliveryMethod of ['Email', 'App'] as const)
        expect(clockOf(custom(time, deliveryMethod))).toBe(time);
  });

  it('leaves as a text between 8 AM and 9 PM', () => {
    const leaves = (time: string) => clockOf(custom(time, 'SMS'));
    expect(['07:59', '08:00', '14:45', '21:00'].map(leaves)).toEqual(['08:00', '08:00', '14:45', '21:00']);
    expect(['21:01', '00:00', '23:59'].map(leaves)).toEqual(['21:00', '08:00', '21:00']);
  });

  it('is ignored where a window is chosen', () => {
    const choice = { messageTime: 'Evening (6-8 PM)', deliveryMethod: 'Email', seed: 'a' } as const;
    expect(sendMinuteFor({ ...choice, customTime: '02:30' })).toBe(sendMinuteFor(choice));
  });

  it('that is missing or none is refused rather than guessed', () => {
    for (const time of [null, '', '24:00', '7:30', '07:60', '07:30:00', 'noon'])
      expect(() => custom(time, 'Email')).toThrow(RangeError);
  });
});

it('a text may leave from 8 AM to 9 PM, and anything else at any time', () => {
  const times = ['00:00', '07:59', '08:00', '21:00', '21:01', '23:59'];
  expect(times.filter((time) => mayLeaveAt(at(time), 'SMS'))).toEqual(['08:00', '21:00']);
  expect(times.filter((time) => mayLeaveAt(at(time), 'Email'))).toEqual(times);
});
