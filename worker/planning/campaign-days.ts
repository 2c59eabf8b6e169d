import type { Size } from '../domain.ts';
import { daysBetween } from './calendar-date.ts';

/** The browser loads this file, so it must not import zod or a polyfill. */

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

/** Whether the app has something to say about the campaign's state. */
export const hasStatusNotes = (campaign: {
  active: boolean;
  completed: boolean;
  size: string;
  pausedUntil: string | null;
  everyOtherDay: boolean;
  mayGoEveryOtherDay: boolean;
  everyDayKept: boolean;
}): boolean =>
  campaign.completed ||
  !campaign.active ||
  campaign.pausedUntil !== null ||
  campaign.size !== 'usual' ||
  campaign.everyOtherDay ||
  (campaign.mayGoEveryOtherDay && !campaign.everyDayKept);

export const isPausedOn = (date: string, pausedUntil: string | null) =>
  pausedUntil !== null && date < pausedUntil;

/** Returns to the usual size once at most one of the last seven settled days was missed; six are enough at the start. */
export function sizeAfter(settled: readonly { done: boolean }[], size: Size): Size {
  const last = settled.slice(-7);
  return last.length >= 6 && last.filter(({ done }) => !done).length <= 1 ? 'usual' : size;
}
