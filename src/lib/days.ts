import { daysBetween } from '../../worker/planning/calendar-date.ts';
import { format, formatInstant, todayIn, unbroken, withZone, yearOf } from './dates.ts';

/** '7:12 AM' in `timeZone`, for a page that names the zone. */
export const formatTime = (instant: string, timeZone: string): string =>
  unbroken(format({ hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant)));

/** '7:12 AM' in `timeZone`, which is named if the browser's own time differs. */
export function formatZonedTime(instant: string, timeZone: string): string {
  const there = formatTime(instant, timeZone);
  const isOwn = formatInstant(instant, timeZone, false) === formatInstant(instant);
  return isOwn ? there : withZone(there, timeZone);
}

const nearDays = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);

/** 'Yesterday' or 'Saturday, November 29' for a calendar date `YYYY-MM-DD`. */
export const formatNearDay = (date: string, today: string): string =>
  nearDays.get(daysBetween(today, date)) ?? formatWeekday(date);

/** 'Yesterday, 7:12 AM'; other days as in `formatInstant`. */
export function formatMoment(instant: string, timeZone: string, isZoneNamed = true): string {
  const day = nearDays.get(daysBetween(todayIn(timeZone), todayIn(timeZone, instant)));
  if (!day) return formatInstant(instant, timeZone, isZoneNamed);
  return `${day}, ${(isZoneNamed ? formatZonedTime : formatTime)(instant, timeZone)}`;
}

/** Calendar dates have no time zone; in UTC, they are formatted unchanged. */
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** 'November 29' for a calendar date `YYYY-MM-DD`; with the year if it isn't that of `today`. */
export function formatDate(date: string, today = date): string {
  const shape = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return format(isThisYear ? shape : { ...shape, year: 'numeric' }).format(dayOf(date));
}

/** 'Saturday, November 29' or 'Sat, Nov 29' for a calendar date `YYYY-MM-DD`; with the year if it is far away. */
export function formatWeekday(date: string, length: 'long' | 'short' = 'long'): string {
  const day = dayOf(date);
  const shape = { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' } as const;
  return format({ ...shape, ...yearOf(day) }).format(day);
}

/** 'Saturday' or 'S' for a calendar date `YYYY-MM-DD`. */
export const formatDayName = (date: string, length: 'long' | 'narrow' = 'long'): string =>
  format({ weekday: length, timeZone: 'UTC' }).format(dayOf(date));

/** 'Nov 23 – 29' for two calendar dates `YYYY-MM-DD`, on one line and without years. */
export function formatDays(from: string, to: string): string {
  const shape = format({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [first, last] = [dayOf(from), dayOf(to)];
  const range =
    from.slice(0, 4) === to.slice(0, 4)
      ? shape.formatRange(first, last)
      : `${shape.format(first)} – ${shape.format(last)}`;
  return range.replaceAll(/\s–\s/g, '\u202f–\u2060\u202f').replaceAll(' ', '\u00a0');
}

/** '7:12 AM' for a wall-clock time `HH:MM`. */
export function formatClock(time: string): string {
  return formatTime(`2000-01-01T${time}:00Z`, 'UTC');
}

/** 'First message tomorrow, 6:03 AM' or 'First message on Monday, …'. */
export function firstMessageText(day: string, sendTime: string): string {
  const when = day === 'today' || day === 'tomorrow' ? day : `on ${day}`;
  return `First message ${when}, ${formatClock(sendTime)}`;
}
