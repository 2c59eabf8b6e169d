import type { Settings } from '../platform/settings.ts';

/** With no provider in development nothing leaves the machine, so that addresses count as confirmed. */
export const needsConfirming = (
  settings: Pick<Settings, 'ENVIRONMENT' | 'MAILCHANNELS_API_KEY' | 'TWILIO_AUTH_TOKEN'>,
  channel: 'email' | 'sms',
): boolean =>
  settings.ENVIRONMENT === 'production' ||
  settings.MAILCHANNELS_API_KEY !== undefined ||
  (channel === 'sms' && settings.TWILIO_AUTH_TOKEN !== undefined);

/** So long after signing in, the session itself shows who somebody is where there is no password to ask for. */
const SESSION_FRESHNESS = 10 * 60_000;

export const isFresh = (session: { createdAt: number }, now: number): boolean =>
  now - session.createdAt < SESSION_FRESHNESS;

/**
 * A username or email as it is compared: names that look the same are the same. Compatible forms become one,
 * letter case, invisible characters and the width of spaces do not count.
 */
export function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What somebody signs in with: usernames hold no @, so that the two can never be taken for each other. */
export type SignInName = { kind: 'username' | 'email'; key: string };

export function signInName(typed: string): SignInName {
  const key = comparable(typed);
  return { kind: key.includes('@') ? 'email' : 'username', key };
}

export const takenMessages = {
  username: 'This username is already taken',
  email: 'An account with this email already exists',
} as const;
