import { countSignIn, forgetSignInAttempts } from '../http/rate-limits.service.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { badInput, notConfirmed, signedOut, signInAgain } from '../platform/errors.ts';
import { type OwnerRow, selectOwner, selectSession } from './accounts.repo.ts';
import { isFresh } from './accounts.rules.ts';
import type { PasskeyAnswer } from './accounts.schemas.ts';
import type { AccountDeps } from './deps.ts';
import { isOwnPasskey } from './passkeys.service.ts';
import { verifyPassword } from './passwords.ts';

/** Who asks, and from where: wrong passwords are counted as failed sign-ins are. */
export type Asking = { claim: Claim; address: string };

/** Counted before it is looked at, together with failed sign-ins: a session that was left open opens no way to guess. */
export async function confirmPassword(
  deps: AccountDeps,
  { userId, usernameKey, passwordHash }: Pick<OwnerRow, 'userId' | 'usernameKey' | 'passwordHash'>,
  password: string | undefined,
  { address, claim }: Pick<Asking, 'address'> & { claim?: Claim },
  wrong: string,
): Promise<void> {
  if (password === undefined || password === '') throw badInput('Password is required');
  const known = claim === undefined ? null : `session ${claim.sessionId}`;
  const attempt = { userId, name: usernameKey, address, known };
  await countSignIn(deps, attempt);
  if (!verifyPassword(passwordHash, password)) throw notConfirmed(wrong);
  await forgetSignInAttempts(deps, attempt);
}

type Proof = Asking & { password?: string | undefined; passkey?: PasskeyAnswer | undefined };

/**
 * Has the signed-in person show that the account is theirs: by its password or a passkey, or, where there is no
 * password, by a session that was opened a moment ago.
 * @throws notConfirmed, signInAgain, or tooMany after too many wrong passwords
 */
export async function proveOwner(
  deps: AccountDeps,
  { claim, address, password, passkey }: Proof,
  wrong = 'That password isn’t right',
): Promise<OwnerRow> {
  const now = deps.clock.now();
  const [[owner], [session]] = await readAs(deps.db, claim, now, [
    selectOwner(deps.db, claim.userId),
    selectSession(deps.db, claim),
  ]);
  if (owner === undefined || session === undefined) throw signedOut();
  if (passkey !== undefined) {
    if (!(await isOwnPasskey(deps, claim.userId, passkey)))
      throw notConfirmed('This passkey belongs to another account');
  } else if (owner.passwordHash !== null) await confirmPassword(deps, owner, password, { address }, wrong);
  else if (!isFresh(session, now)) throw signInAgain();
  return owner;
}
