import type { Size } from '../domain.ts';
import { daysBetween } from './calendar-date.ts';

/**
 * What a campaign's dates and notes mean. The browser loads this too, so it imports neither zod nor a polyfill. All
 * dates are calendar dates `YYYY-MM-DD` in the campaign's own time zone.
 */

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

/** One focus a week is what makes a campaign twelve weeks long. */
const weeks = weeklyFocuses.length;

const clamp = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest);

const wholeWeeksSince = (startDate: string, today: string) => Math.floor(daysBetween(startDate, today) / 7);

/** The week of the campaign that `today` lies in, 1 to 12: week 1 before the start, week 12 after the end. */
export function currentWeek(startDate: string, today: string): number {
  return clamp(wholeWeeksSince(startDate, today) + 1, 1, weeks);
}

/** Whole weeks behind the person, 0 to 12. */
export function weeksCompleted(startDate: string, today: string): number {
  return clamp(wholeWeeksSince(startDate, today), 0, weeks);
}

/** How far week `week` of 12 is, in whole percent, at most 100. */
export function progressPercent(week: number): number {
  return Math.min(Math.round((week / weeks) * 100), 100);
}

/** The focus of a week as it is shown: 'Small Steps - Starting with minimal actions'. */
export function weeklyFocus(week: number): string {
  return weeklyFocuses[clamp(week, 1, weeks) - 1] ?? weeklyFocuses[0];
}

/** The name of a week's focus alone: 'Small Steps'. */
export function focusName(week: number): string {
  return weeklyFocus(week).split(' - ', 1)[0] ?? '';
}

/** The category label of a message's card, from the keywords in its notes. */
export function messageLabel(notes: string) {
  const text = notes.toLowerCase();
  if (text.includes('kickoff')) return 'Motivation Kickoff';
  if (text.includes('reminder')) return 'Mid-Week Reminder';
  if (text.includes('challenge') || text.includes('weekend')) return 'Weekend Challenge';
  return 'Scheduled Message';
}

/** Whether there is something to say of how a campaign goes on: it is over, rests, or asks for other than the usual. */
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

/** Whether nothing is sent on a day. */
export const isPausedOn = (date: string, pausedUntil: string | null) =>
  pausedUntil !== null && date < pausedUntil;

/** The size from now on: the small version has done its work once most of the last days were kept. */
export const sizeAfter = (last: readonly { done: boolean }[], size: Size): Size =>
  size === 'small' && last.length >= 6 && last.filter(({ done }) => done).length >= last.length - 1
    ? 'usual'
    : size;

/** How many days ahead a campaign may start, and a message be planned by a person. */
export const MAX_DAYS_AHEAD = 366;
