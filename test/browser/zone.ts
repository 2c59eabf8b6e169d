/** A zone without summer time where it is about noon now. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** The first of two zones, or the second in the last hour of the first one's day: no test runs into the next day. */
export function awayFromMidnight(first: string, second: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: first, hour: '2-digit' });
  return clock.format(new Date()) === '23' ? second : first;
}

/** Set by the global setup. */
export const zone = process.env.TZ ?? '';
