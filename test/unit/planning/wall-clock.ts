/**
 * A second reading of wall clocks, by Intl alone, so that the plan is not checked with the code that made it.
 */

const readers = new Map<string, Intl.DateTimeFormat>();

/** What a clock on a wall in `timeZone` shows at an instant, read as if it were UTC. */
export function readClock(instant: number, timeZone: string): number {
  const reader =
    readers.get(timeZone) ??
    // Sweden writes 2026-01-05 07:30:00.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  readers.set(timeZone, reader);
  return Date.parse(`${reader.format(instant).replace(' ', 'T')}Z`);
}

const hours = 3_600_000;

/**
 * When a wall clock shows `minute` on `date`: the first time, or, where the clocks jump over it, as long after the
 * jump as the time lies in it. Both answers come from the offsets a day before and a day after.
 */
export function expectedInstant(date: string, minute: number, timeZone: string) {
  const shown = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  const offsetAt = (instant: number) => readClock(instant, timeZone) - instant;
  const before = shown - offsetAt(shown - 26 * hours);
  const after = shown - offsetAt(shown + 26 * hours);
  const instants = [before, after].filter((instant) => readClock(instant, timeZone) === shown);
  return instants.length > 0
    ? { exists: true, instant: Math.min(...instants) }
    : { exists: false, instant: before };
}
