const fiveMinutes = 5 * 60_000;

/** In a day from now, to the next full five minutes. */
export function thisTimeTomorrow(now = new Date()): Date {
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return new Date(Math.ceil(tomorrow.getTime() / fiveMinutes) * fiveMinutes);
}

/** An instant as this device's clock shows it, in the form of a date and time field: `YYYY-MM-DDTHH:MM`. */
export function showOnClock(instant: Date): string {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The instant of a date and time field in ISO 8601; empty when it names none. */
export function readClock(local: string): string {
  const instant = new Date(local);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}
