/** Counts days in UTC, which has no daylight saving. The browser loads this file, so keep it small. */

import { FAR_DAYS } from '../domain.ts';

const millisecondsPerDay = 86_400_000;

/** Lists use the same few dates for every row, and converting them is slow. */
const dayNumbers = new Map<string, number>();
const dates = new Map<number, string>();
const MAX_CACHED = 400;

function remember<From, To>(cache: Map<From, To>, from: From, to: To): To {
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(from, to);
  return to;
}

function dayNumber(date: string): number {
  const cached = dayNumbers.get(date);
  if (cached !== undefined) return cached;
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) throw new RangeError(`Not a calendar date: ${date}`);
  return remember(dayNumbers, date, midnight / millisecondsPerDay);
}

export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(date: string, days: number): string {
  const day = dayNumber(date) + days;
  return (
    dates.get(day) ?? remember(dates, day, new Date(day * millisecondsPerDay).toISOString().slice(0, 10))
  );
}

/** The same day next year: the last start date of a campaign. After February 29, it is February 28. */
export const yearAfter = (date: string): string =>
  `${Number(date.slice(0, 4)) + 1}${date.slice(4).replace('-02-29', '-02-28')}`;

/** Monday = 1 to Sunday = 7. */
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

/** 'today', 'tomorrow', 'Thursday, March 13', or with the year if it is far away */
export function dayFrom(today: string, date: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < FAR_DAYS ? dayInWords(date) : `${dayInWords(date)}, ${date.slice(0, 4)}`;
}
