import { deleteCampaigns } from '../campaigns/campaigns.repo.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import type { ProviderName } from '../domain.ts';
import { countSignIn, forgetSignInAttempts } from '../http/rate-limits.service.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { badInput, notConfirmed, passwordFirst, signedOut, signInAgain } from '../platform/errors.ts';
import {
  deleteUser,
  type OwnerRow,
  replacePassword,
  selectOwner,
  selectSession,
  selectUser,
} from './accounts.repo.ts';
import { comparable, isFresh } from './accounts.rules.ts';
import type { DeleteAccountInput, PasswordInput, RevocationResult, UserView } from './accounts.schemas.ts';
import { revokeGrants } from './grants.service.ts';
import { removeIdentity, selectGrants } from './identities.repo.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Who asks, and from where: wrong passwords are counted as failed sign-ins are. */
type Asking = { claim: Claim; address: string };

/**
 * Sets the first password of an account, for those who have just signed in, or another one for those who know the present
 * one. Other devices are signed out.
 * @throws signInAgain when there is no password yet and the session was opened a while ago: it may have been left open
 * @throws notConfirmed when the present password is wrong
 * @throws tooMany after too many wrong ones
 */
export async function setPassword(deps: CampaignDeps, input: PasswordInput & Asking): Promise<UserView> {
  const { db, clock } = deps;
  const [[owner], [session]] = await readAs(db, input.claim, clock.now(), [
    selectOwner(db, input.claim.userId),
    selectSession(db, input.claim),
  ]);
  if (owner === undefined || session === undefined) throw signedOut();
  if (owner.passwordHash !== null) {
    await confirmPassword(deps, owner, input.currentPassword, input, 'Your current password is not right');
  } else if (!isFresh(session, clock.now())) throw signInAgain();
  const user = await replacePassword(db, input.claim, {
    oldHash: owner.passwordHash,
    newHash: hashPassword(input.password),
  });
  if (user === null) throw notConfirmed('Your password was changed meanwhile. Please reload the page');
  return user;
}

/**
 * Takes a provider's account away from this one and gives back the leave there. Saying it again changes nothing.
 * @throws passwordFirst when there would be no way left to sign in
 */
export async function unlinkProvider(
  deps: CampaignDeps,
  { claim, provider }: { claim: Claim; provider: ProviderName },
): Promise<{ user: UserView; grant: RevocationResult }> {
  const { db, clock } = deps;
  const [[owner], [user], grants] = await readAs(db, claim, clock.now(), [
    selectOwner(db, claim.userId),
    selectUser(db, claim),
    selectGrants(db, claim.userId),
  ]);
  if (owner === undefined || user === undefined) throw signedOut();
  const grant = grants.find((one) => one.provider === provider);
  if (grant === undefined) return { user, grant: 'none' };
  if (owner.passwordHash === null) throw passwordFirst();
  const unlinked = await removeIdentity(db, claim.userId, provider);
  // When another call took it away in the meantime, that one gives the leave back.
  return {
    user: unlinked.user ?? user,
    grant: unlinked.isRemoved ? await revokeGrants(deps, [grant]) : 'none',
  };
}

/**
 * Deletes the account with its campaigns, messages and sessions, and gives back the leave at providers: nothing is sent
 * afterwards. What is suppressed stays so for whoever gives the same phone or email next.
 * @throws signInAgain when there is no password and the session was opened a while ago: it may have been left open
 * @throws notConfirmed when the password, or the username where there is no password, is wrong
 * @throws tooMany after too many wrong passwords
 */
export async function deleteAccount(
  deps: CampaignDeps,
  input: DeleteAccountInput & Asking,
): Promise<RevocationResult> {
  const { db, clock, log } = deps;
  const { userId } = input.claim;
  const [[owner], [session], grants] = await readAs(db, input.claim, clock.now(), [
    selectOwner(db, userId),
    selectSession(db, input.claim),
    selectGrants(db, userId),
  ]);
  if (owner === undefined || session === undefined) throw signedOut();
  if (owner.passwordHash !== null) {
    await confirmPassword(deps, owner, input.password, input, 'This password is not right');
  } else {
    if (comparable(input.username ?? '') !== owner.usernameKey)
      throw notConfirmed('This is not your username');
    if (!isFresh(session, clock.now())) throw signInAgain();
  }
  const [campaigns, [deleted]] = await db.batch([deleteCampaigns(db, userId), deleteUser(db, userId)]);
  await Promise.all(campaigns.map(({ id }) => forgetSchedule(deps, id)));
  log('account_deleted', { campaigns: campaigns.length });
  // Nothing is left when another call was faster: that one gives the leave back.
  return deleted === undefined ? 'none' : revokeGrants(deps, grants);
}

/** Counted before it is looked at, together with failed sign-ins: a session that was left open opens no way to guess. */
async function confirmPassword(
  deps: CampaignDeps,
  { usernameKey, passwordHash }: OwnerRow,
  password: string | undefined,
  { address }: Asking,
  wrong: string,
): Promise<void> {
  if (password === undefined || password === '') throw badInput('Password is required');
  const attempt = { name: usernameKey, address };
  await countSignIn(deps, attempt);
  if (!verifyPassword(passwordHash, password)) throw notConfirmed(wrong);
  await forgetSignInAttempts(deps, attempt);
}
