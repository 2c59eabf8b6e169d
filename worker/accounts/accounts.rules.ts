import type { Settings } from '../platform/settings.ts';

/** Without a provider, development sends nothing, so every address counts as confirmed. */
export const needsConfirming = (
  settings: Pick<Settings, 'ENVIRONMENT' | 'MAILCHANNELS_API_KEY' | 'TWILIO_AUTH_TOKEN'>,
  channel: 'email' | 'sms',
): boolean =>
  settings.ENVIRONMENT === 'production' ||
  settings.MAILCHANNELS_API_KEY !== undefined ||
  (channel === 'sms' && settings.TWILIO_AUTH_TOKEN !== undefined);

/** Usernames and emails are compared in this form, so that names that look alike are equal. */
export function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A username can't contain @, so it is never mistaken for an email. */
export type SignInName = { kind: 'username' | 'email'; key: string };

export function signInName(typed: string): SignInName {
  const key = comparable(typed);
  return { kind: key.includes('@') ? 'email' : 'username', key };
}

export const takenMessages = {
  username: 'This username is already taken',
  email: 'An account with this email already exists',
} as const;

/** Order matters: a browser's User-Agent also names the browsers it is based on. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

export const UNKNOWN_DEVICE = 'Unknown device';

export function describeDevice(userAgent: string | undefined): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
