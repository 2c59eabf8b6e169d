/** Local times computed with Intl, so that plans are not checked with the code that made them. */

const readers = new Map<string, Intl.DateTimeFormat>();

/** The local time in `timeZone` at an instant, read as if it were UTC. */
export function readClock(instant: number, timeZone: string): number {
  const reader =
    readers.get(timeZone) ??
    // The Swedish format is 2026-01-05 07:30:00.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  readers.set(timeZone, reader);
  return Date.parse(`${reader.format(instant).replace(' ', 'T')}Z`);
}

const hours = 3_600_000;

/**
 * When a clock first shows `minute` on `date`. A skipped time moves forward by the jump. Both results come from the
 * offsets a day before and a day after.
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
