import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeZoneIds } from '../../../worker/domain.ts';
import {
  isOnLaterDay,
  localDateAt,
  minuteOfDayAt,
  offsetZone,
  toInstant,
  zoneFor,
} from '../../../worker/planning/local-time.ts';
import { expectedInstant, readClock } from './wall-clock.ts';

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
