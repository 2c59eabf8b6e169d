import { Temporal } from 'temporal-polyfill';
import { HOUR, MINUTE } from '../domain.ts';
import { addDays } from './calendar-date.ts';

/** An IANA zone such as 'Europe/London', or a fixed offset such as '+05:30'. */
export type Zone = string;

const MAX_OFFSET = 23 * 60 + 59;

/** Converts `Date.getTimezoneOffset()`, which is positive west of Greenwich, to a fixed offset such as '+05:30'. */
export function offsetZone(timezoneOffset: number): Zone {
  const east = -Math.trunc(Math.min(Math.max(timezoneOffset, -MAX_OFFSET), MAX_OFFSET));
  const minutes = Math.abs(east);
  return `${east < 0 ? '-' : '+'}${clockTime(minutes)}`;
}

/** The zone if the runtime knows it, otherwise the fixed offset, which has no daylight saving. */
export function zoneFor(timeZone: string, timezoneOffset: number): Zone {
  try {
    localDateAt(0, timeZone);
    return timeZone;
  } catch {
    return offsetZone(timezoneOffset);
  }
}

/**
 * As in RFC 5545, a skipped time moves forward (02:30 becomes 03:30), and a repeated time means its first occurrence.
 * Where the last hour of a day is skipped, it moves back, to stay on its day.
 */
export function toInstant(localDate: string, minuteOfDay: number, timeZone: Zone): number {
  const time = { hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
  const local = Temporal.PlainDate.from(localDate).toPlainDateTime(
    Temporal.PlainTime.from(time, { overflow: 'reject' }),
  );
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  const onItsDay =
    zoned.day === local.day ? zoned : local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return onItsDay.epochMilliseconds;
}

/** When a date ends in a zone, in epoch milliseconds. */
export const dayEnd = (localDate: string, timeZone: Zone) => toInstant(addDays(localDate, 1), 0, timeZone);

type LocalTime = { date: string; minuteOfDay: number };

/** Caches the latest minute, because lists convert the same time for every row and the conversion is slow. */
const cache = { minute: Number.NaN, times: new Map<Zone, LocalTime>() };

function localTimeAt(instant: number, timeZone: Zone): LocalTime {
  // In every zone, minutes start together.
  const minute = Math.floor(instant / MINUTE);
  if (minute !== cache.minute) {
    cache.minute = minute;
    cache.times.clear();
  }
  let time = cache.times.get(timeZone);
  if (time === undefined) {
    const clock = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
    time = { date: clock.toPlainDate().toString(), minuteOfDay: clock.hour * 60 + clock.minute };
    cache.times.set(timeZone, time);
  }
  return time;
}

export const localDateAt = (instant: number, timeZone: Zone) => localTimeAt(instant, timeZone).date;

/** In milliseconds. A day has at most 25 hours, when clocks are set back. */
const longestDay = 26 * HOUR;

/** Distant instants skip the slow conversion. */
export function isOnLaterDay(instant: number, now: number, timeZone: Zone): boolean {
  if (instant <= now) return false;
  return instant - now > longestDay || localDateAt(instant, timeZone) > localDateAt(now, timeZone);
}

export const minuteOfDayAt = (instant: number, timeZone: Zone) => localTimeAt(instant, timeZone).minuteOfDay;

/** '7:30 AM', or as people write it in another language's country: '07:30' */
export const timeInWords = (instant: number, timeZone: Zone, language = 'en-US') =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone }).format(instant);

/** A minute of the day, 0 to 1439, as `HH:MM`. */
export const clockTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A minute of the day, 0 to 1439, as `8 PM` or `6:03 AM`. */
export function minuteInWords(minute: number): string {
  const hour = Math.floor(minute / 60);
  const rest = minute % 60;
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
}
