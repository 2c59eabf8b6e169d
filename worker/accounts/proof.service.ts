import { countSignIn, forgetSignInAttempts } from '../http/rate-limits.service.ts';
import type { Claim } from '../http/read-as.ts';
import { badInput, notConfirmed } from '../platform/errors.ts';
import type { OwnerRow } from './accounts.repo.ts';
import type { AccountDeps } from './deps.ts';
import { verifyPassword } from './passwords.ts';

/** Who asks, and from where: wrong passwords are counted as failed sign-ins are. */
export type Asking = { claim: Claim; address: string };

/** Counted before it is looked at, together with failed sign-ins: a session that was left open opens no way to guess. */
export async function confirmPassword(
  deps: AccountDeps,
  { usernameKey, passwordHash }: Pick<OwnerRow, 'usernameKey' | 'passwordHash'>,
  password: string | undefined,
  { address }: Pick<Asking, 'address'>,
  wrong: string,
): Promise<void> {
  if (password === undefined || password === '') throw badInput('Password is required');
  const attempt = { name: usernameKey, address };
  await countSignIn(deps, attempt);
  if (!verifyPassword(passwordHash, password)) throw notConfirmed(wrong);
  await forgetSignInAttempts(deps, attempt);
}
