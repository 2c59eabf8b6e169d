/**
 * A second reading of wall clocks, by Intl alone, so that the plan is not checked with the code that made it.
 */

const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone);
  if (known) return known;
  const reader = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  readers.set(timeZone, reader);
  return reader;
}

/** What a clock on a wall in `timeZone` shows at an instant. */
export function readClock(instant: number, timeZone: string) {
  const parts = Object.fromEntries(
    readerOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
    second: Number(parts.second),
    weekday: parts.weekday,
  };
}

const hours = 3_600_000;

/** Local time minus UTC, in milliseconds, at an instant on a whole minute. */
function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = readClock(instant, timeZone);
  return Date.parse(`${date}T${time}:00Z`) - instant;
}

/**
 * When a wall clock shows `minute` on `date`: the first time, or, where the clocks jump over it, as long after the
 * jump as the time lies in it. Both answers come from the offsets a day before and a day after.
 */
export function expectedInstant(date: string, minute: number, timeZone: string) {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  const before = offsetAt(asUtc - 26 * hours, timeZone);
  const after = offsetAt(asUtc + 26 * hours, timeZone);
  const candidates = [asUtc - before, asUtc - after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  );
  return candidates.length > 0
    ? { exists: true, instant: Math.min(...candidates) }
    : { exists: false, instant: asUtc - before };
}
