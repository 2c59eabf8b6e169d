/** Counts days in UTC, which has no daylight saving. The browser loads this file, so it must not import a polyfill. */

import { FAR_DAYS, type Size } from '../domain.ts';

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

export const nextMonday = (today: string) => addDays(today, 8 - isoWeekday(today));

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

const weeklyFocuses = [
  'Awareness - Noticing current behavior patterns',
  'Awareness - Identifying triggers and situations',
  'Small Steps - Starting with minimal actions',
  'Small Steps - Building consistency with practice',
  'Consistency - Establishing a regular schedule',
  'Consistency - Overcoming obstacles and resistance',
  'Feedback - Measuring progress and adjusting',
  'Feedback - Getting input from others',
  'Identity - Connecting habit to self-image',
  'Identity - Becoming one who embodies this habit',
  'Mastery - Increasing difficulty and capabilities',
  'Mastery - Cementing habit for long-term',
] as const;

const weeks = weeklyFocuses.length;

/** The weekdays of '3 times per week': Monday, Wednesday and Saturday. */
export const threeAWeek: readonly number[] = [1, 3, 6];

const clamp = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest);

const wholeWeeksSince = (startDate: string, today: string) => Math.floor(daysBetween(startDate, today) / 7);

/** 1 to 12: week 1 before the start, week 12 after the end. */
export function currentWeek(startDate: string, today: string): number {
  return clamp(wholeWeeksSince(startDate, today) + 1, 1, weeks);
}

/** Up to 12; 0 and below before the start date, which may have been moved. */
export const weekOfDay = (startDate: string, date: string) =>
  Math.min(wholeWeeksSince(startDate, date) + 1, weeks);

/** 0 to 12. */
export function weeksCompleted(startDate: string, today: string): number {
  return clamp(wholeWeeksSince(startDate, today), 0, weeks);
}

export function progressPercent(week: number): number {
  return Math.min(Math.round((week / weeks) * 100), 100);
}

/** 'Small Steps - Starting with minimal actions' */
export function weeklyFocus(week: number): string {
  return weeklyFocuses[clamp(week, 1, weeks) - 1] ?? weeklyFocuses[0];
}

/** The label of a message's card, derived from its notes. */
export function messageLabel(notes: string) {
  const text = notes.toLowerCase();
  if (text.includes('kickoff')) return 'Motivation Kickoff';
  if (text.includes('reminder')) return 'Mid-Week Reminder';
  if (text.includes('challenge') || text.includes('weekend')) return 'Weekend Challenge';
  return 'Scheduled Message';
}

export const isPausedOn = (date: string, pausedUntil: string | null) =>
  pausedUntil !== null && date < pausedUntil;

/** Returns to the usual size once at most one of the last seven settled days was missed; six are enough at the start. */
export function sizeAfter(settled: readonly { done: boolean }[], size: Size): Size {
  const last = settled.slice(-7);
  return last.length >= 6 && last.filter(({ done }) => !done).length <= 1 ? 'usual' : size;
}
