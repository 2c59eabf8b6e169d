import { type DeliveryMethod, hoursOf } from '../domain.ts';
import { addDays } from '../planning/calendar-date.ts';
import { localDateAt, minuteOfDayAt, toInstant } from '../planning/local-time.ts';

/** The instant nearest to `wanted` at which a message may leave; still to come, as `wanted` is. */
export function nearestOpenTime(
  wanted: number,
  method: DeliveryMethod,
  timeZone: string,
  now: number,
): number {
  const minute = minuteOfDayAt(wanted, timeZone);
  const { from, until } = hoursOf(method);
  if (minute >= from && minute <= until) return wanted;
  const date = localDateAt(wanted, timeZone);
  const sameDay = toInstant(date, minute < from ? from : until, timeZone);
  return sameDay > now ? sameDay : toInstant(addDays(date, 1), from, timeZone);
}
