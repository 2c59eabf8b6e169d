/**
 * Arithmetic on calendar dates `YYYY-MM-DD`, which have no time zone. Days are counted in UTC, which has no daylight
 * saving. The browser loads this file, so it must stay small.
 */

const millisecondsPerDay = 86_400_000;

/** A cache, because lists use the same few dates for every row. */
const known = new Map<string, number>();
const MAX_KNOWN = 400;

function dayNumber(date: string): number {
  let day = known.get(date);
  if (day === undefined) {
    const midnight = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(midnight)) throw new RangeError(`Not a calendar date: ${date}`);
    day = midnight / millisecondsPerDay;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(date, day);
  }
  return day;
}

/** Whole days from `from` to `to`; negative if `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The ISO weekday, Monday = 1 to Sunday = 7. */
export function isoWeekday(date: string): number {
  // Day 0, 1970-01-01, was a Thursday; the outer remainder keeps earlier days positive.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const weekdayName = (date: string) => weekdayNames[isoWeekday(date) - 1] ?? '';

/** 'Thursday, March 13', or with a short month 'Thursday, Mar 13' */
export const dayInWords = (date: string, month: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month, day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

/** 'today', 'tomorrow' or 'Thursday, March 13' */
export function dayFrom(today: string, date: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : dayInWords(date);
}
