import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isoWeekday } from '../../../worker/planning/calendar-date.ts';

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
