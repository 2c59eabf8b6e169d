import { isQuietHour } from '../delivery/sending.rules.ts';
import { textMessageHours } from '../domain.ts';
import { addDays } from '../planning/calendar-date.ts';
import { localDateAt, minuteOfDayAt, toInstant } from '../planning/local-time.ts';

/** The instant nearest to `wanted` at which a text message may leave; still to come, as `wanted` is. */
export function nearestTextTime(wanted: number, timeZone: string, now: number): number {
  const minute = minuteOfDayAt(wanted, timeZone);
  if (!isQuietHour(minute)) return wanted;
  const { from, until } = textMessageHours;
  const date = localDateAt(wanted, timeZone);
  const sameDay = toInstant(date, minute < from ? from : until, timeZone);
  return sameDay > now ? sameDay : toInstant(addDays(date, 1), from, timeZone);
}
