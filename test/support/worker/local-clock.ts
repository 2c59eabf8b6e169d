const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a zone show at an instant, as `YYYY-MM-DD HH:MM`: told by the platform, not by the app's own code. */
export function localClock(instant: string | number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(new Date(instant));
}
