import { badInput } from '../platform/errors.ts';
import { comparable } from './accounts.rules.ts';

let common: ReadonlySet<string> | undefined;

/** Read when the first password is chosen, and not at all where none is. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= new Set((await import('./common-passwords.txt?raw')).default.split('\n'));
  return common;
}

/**
 * What is asked of a new password beside its length.
 * @throws badInput when it is blank, one of the most common ones, or the person's own username or email
 */
export async function assertGoodPassword(
  password: string,
  { usernameKey, emailKey }: { usernameKey: string; emailKey: string },
): Promise<void> {
  const typed = comparable(password);
  if (typed === '') throw badInput('Password must not be blank');
  if (typed === usernameKey || typed === emailKey)
    throw badInput('Password must not be your username or email');
  if ((await commonPasswords()).has(password.toLowerCase()))
    throw badInput('Password is too easy to guess: it is one of the most common ones');
}
