import type { UserView } from '../../worker/accounts/accounts.schemas.ts';
import { DEFAULT_TIME_ZONE, FAR_DAYS } from '../../worker/domain.ts';
import { readStorage, writeStorage } from './storage.ts';

/** Looking it up is slow. Whoever travels may be elsewhere while the page is open. */
let own = { offset: Number.NaN, zone: '' };

/** Where the device has no time zone, Chromium reports this one, which no format accepts. */
const unknownZone = 'Etc/Unknown';

export function ownZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (offset !== own.offset) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    own = { offset, zone: timeZone === unknownZone ? 'UTC' : timeZone };
  }
  return own.zone;
}

/** The initial time zone of a new account: the device's, or the default if the device doesn't report one. */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === unknownZone ? DEFAULT_TIME_ZONE : timeZone;
}

const keptZoneKey = 'better-habits.kept-zone';

/** The person's time zone and the device's. */
export const zonesOf = ({ id, timezone }: UserView): string => `${id} ${timezone} ${ownZone()}`;

/** Remembers that the person chose their time zone on this device, so that nobody is asked about the same place. */
export const keepZone = (user: UserView): void => writeStorage('localStorage', keptZoneKey, zonesOf(user));

export const keptZone = (): string | null => readStorage('localStorage', keptZoneKey);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format is slow, and lists use the same one many times. */
export function format(options: Intl.DateTimeFormatOptions, language?: string): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const cached = formats.get(key);
  if (cached) return cached;
  const created = createFormat(options, language);
  formats.set(key, created);
  return created;
}

/** A browser with older time zone data may not know a zone. The device's zone is the best guess then. */
function createFormat(options: Intl.DateTimeFormatOptions, language?: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options);
  } catch {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: undefined });
  }
}

const momentShape = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** The year, if a date without it would read as one that is nearer. */
export const yearOf = (at: Date) =>
  Math.abs(at.getTime() - Date.now()) < FAR_DAYS * 86_400_000 ? {} : ({ year: 'numeric' } as const);

/** 'New York time' or 'UTC' */
export const zoneTime = (timeZone: string) => cityOf(timeZone).replace(/^(?!UTC|GMT).*/, '$& time');

/** '7:12 AM New York time', where the zone stays on one line. */
export const withZone = (text: string, timeZone: string) =>
  `${text} ${zoneTime(timeZone).replaceAll(' ', '\u00a0')}`;

/** Keeps a time and its 'AM' on one line. */
export const unbroken = (time: string) => time.replace(/ (?=[AP]M$)/, '\u00a0');

/** 'Mon, Nov 23, 7:12 AM' in `timeZone`, which is named if the browser's own time differs. */
export function formatInstant(instant: string, timeZone = ownZone(), isZoneNamed = true): string {
  const at = new Date(instant);
  const shape = { ...momentShape, ...yearOf(at) };
  const there = format({ ...shape, timeZone }).format(at);
  const isOwn = there === format({ ...shape, timeZone: ownZone() }).format(at);
  return isOwn || !isZoneNamed ? unbroken(there) : withZone(unbroken(there), timeZone);
}

/** The calendar date `YYYY-MM-DD` in a time zone, now or at another instant. */
export function todayIn(timeZone: string, at?: string): string {
  // Swedish dates are in ISO 8601 order.
  return format({ timeZone }, 'sv-SE').format(at === undefined ? new Date() : new Date(at));
}

/** Cities whose names differ from the last part of their time zone. */
const cities: Record<string, string> = {
  Asuncion: 'Asunción',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Curacao: 'Curaçao',
  Maceio: 'Maceió',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Noumea: 'Nouméa',
  Reykjavik: 'Reykjavík',
  Sao_Paulo: 'São Paulo',
  Sao_Tome: 'São Tomé',
  St_Johns: 'St. John’s',
  Zurich: 'Zürich',
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** 'New York' for 'America/New_York'; 'UTC−6' for 'Etc/GMT+6', because these names have the opposite sign. */
export function cityOf(timeZone: string): string {
  const city = timeZone.split('/').at(-1) ?? timeZone;
  return cities[city] ?? city.replaceAll('_', ' ').replace('GMT+', 'UTC−').replace('GMT-', 'UTC+');
}

/** Whether the current time in `timeZone` differs from the browser's. */
export function isOtherClock(timeZone: string): boolean {
  const now = new Date().toISOString();
  return formatInstant(now, timeZone) !== formatInstant(now);
}
