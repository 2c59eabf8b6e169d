import { Temporal } from 'temporal-polyfill';
import { addDays } from './calendar-date.ts';

/** What a local time is read in: an IANA zone such as 'Europe/London', or a fixed offset such as '+05:30'. */
export type Zone = string;

/** The farthest from UTC that a fixed offset can be, in minutes. */
const farthestOffset = 23 * 60 + 59;

/** The fixed offset '+05:30' for minutes as `Date.getTimezoneOffset()` gives them: positive west of Greenwich. */
export function offsetZone(timezoneOffset: number): Zone {
  const east = -Math.trunc(Math.min(Math.max(timezoneOffset, -farthestOffset), farthestOffset));
  const minutes = Math.abs(east);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${east < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The zone itself where it is a known one, else the fixed offset, which knows no daylight saving. */
export function zoneFor(timeZone: string | null, timezoneOffset: number): Zone {
  if (timeZone === null) return offsetZone(timezoneOffset);
  try {
    localDateAt(0, timeZone);
    return timeZone;
  } catch {
    return offsetZone(timezoneOffset);
  }
}

/**
 * The instant, in epoch milliseconds, at which clocks in `timeZone` show `minuteOfDay` (0 to 1439) on `localDate`.
 * A time that the clocks jump over moves forward by the jump (02:30 becomes 03:30); of one that comes twice it is the
 * first: RFC 5545, and 'compatible' in Temporal.
 */
export function toInstant(localDate: string, minuteOfDay: number, timeZone: Zone): number {
  const time = { hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
  return Temporal.PlainDate.from(localDate)
    .toPlainDateTime(Temporal.PlainTime.from(time, { overflow: 'reject' }))
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** The instant, in epoch milliseconds, at which a calendar date is over in a zone. */
export const dayEnd = (localDate: string, timeZone: Zone) => toInstant(addDays(localDate, 1), 0, timeZone);

const clockAt = (instant: number, timeZone: Zone) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);

/** The answers of `localDateAt` in the latest minute: lists ask the same for every row, and finding it out is slow. */
const latest = { minute: Number.NaN, dates: new Map<Zone, string>() };

/** The calendar date `YYYY-MM-DD` in `timeZone` at an instant in epoch milliseconds. */
export function localDateAt(instant: number, timeZone: Zone): string {
  // Days begin at whole minutes everywhere.
  const minute = Math.floor(instant / 60_000);
  if (minute !== latest.minute) {
    latest.minute = minute;
    latest.dates.clear();
  }
  let date = latest.dates.get(timeZone);
  if (date === undefined) {
    date = clockAt(instant, timeZone).toPlainDate().toString();
    latest.dates.set(timeZone, date);
  }
  return date;
}

/** No day anywhere is longer, with the hour that a change of clocks gives it. */
const longestDay = 26 * 60 * 60_000;

/** Whether an instant lies on a later day than now, in `timeZone`. What is far off is told without a calendar. */
export function isOnLaterDay(instant: number, now: number, timeZone: Zone): boolean {
  if (instant <= now) return false;
  return instant - now > longestDay || localDateAt(instant, timeZone) > localDateAt(now, timeZone);
}

/** The minute of the day, 0 to 1439, that clocks in `timeZone` show at an instant in epoch milliseconds. */
export function minuteOfDayAt(instant: number, timeZone: Zone): number {
  const { hour, minute } = clockAt(instant, timeZone);
  return hour * 60 + minute;
}

/** How far clocks in `timeZone` are ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (instant: number, timeZone: Zone) =>
  clockAt(instant, timeZone).offsetNanoseconds / 1_000_000;

/** The instants after `from`, up to `until`, at which clocks in `timeZone` change. */
export function clockChanges(from: number, until: number, timeZone: Zone): number[] {
  const changes: number[] = [];
  let next = clockAt(from, timeZone).getTimeZoneTransition('next');
  while (next !== null && next.epochMilliseconds <= until) {
    changes.push(next.epochMilliseconds);
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}
