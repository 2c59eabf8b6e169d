import type { Settings } from './settings.ts';

/**
 * The current secret, then earlier ones: for reading what outlives a secret, which is opt-outs and provider tokens to
 * revoke. Nothing is signed with earlier secrets, and they don't sign anyone in.
 */
export const everySecret = ({
  SESSION_SECRET,
  SESSION_SECRETS_BEFORE,
}: Pick<Settings, 'SESSION_SECRET' | 'SESSION_SECRETS_BEFORE'>): string[] => [
  SESSION_SECRET,
  ...SESSION_SECRETS_BEFORE,
];
