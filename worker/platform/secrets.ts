import type { Settings } from './settings.ts';

/**
 * The secret in use, then those before it: for reading what outlives a secret, which is what people said no to, and what
 * is to be given back. Nothing is signed with those before, and nobody is let in by them.
 */
export const everySecret = ({
  SESSION_SECRET,
  SESSION_SECRETS_BEFORE,
}: Pick<Settings, 'SESSION_SECRET' | 'SESSION_SECRETS_BEFORE'>): string[] => [
  SESSION_SECRET,
  ...SESSION_SECRETS_BEFORE,
];
