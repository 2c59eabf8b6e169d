import { type TimeZone, timeZoneIds } from '../domain.ts';

const aYearOfDays = 366;
const dayLength = 86_400_000;

/**
 * The zone of the list whose clocks show what those of another zone show, over the year from `from` (epoch
 * milliseconds): Paris for Berlin, and Kolkata for Calcutta, as many browsers still call it. Undefined where the list has
 * none, or nobody knows the zone.
 */
export function zoneOfSameClock(timeZone: string | undefined, from: number): TimeZone | undefined {
  if (timeZone === undefined) return undefined;
  const listed = timeZoneIds.find((id) => id === timeZone);
  if (listed !== undefined) return listed;
  try {
    const own = offsetIn(timeZone);
    const days = Array.from({ length: aYearOfDays }, (_, day) => from + day * dayLength);
    const offsets = days.map(own);
    return timeZoneIds.find((id) => {
      const offset = offsetIn(id);
      return days.every((at, day) => offset(at) === offsets[day]);
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @throws RangeError for a zone that is not known */
function offsetIn(timeZone: string): (at: number) => string | undefined {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (at) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
}
