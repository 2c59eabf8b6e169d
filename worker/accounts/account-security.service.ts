import { deleteCampaigns } from '../campaigns/campaigns.repo.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import { carryOverSuppressions, emailHash } from '../delivery/suppressions.service.ts';
import type { ProviderName } from '../domain.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { badInput, notConfirmed, passwordFirst, signedOut, signInAgain, taken } from '../platform/errors.ts';
import { emailChangeMail } from './account-mails.ts';
import { deleteUser, replacePassword, selectOwner, selectSession, selectUser } from './accounts.repo.ts';
import { comparable, isFresh, needsConfirming, takenMessages } from './accounts.rules.ts';
import type {
  DeleteAccountInput,
  EmailInput,
  PasswordInput,
  RevocationResult,
  UserView,
} from './accounts.schemas.ts';
import { cancelEmailChange, replaceEmail } from './confirmations.repo.ts';
import type { AccountDeps } from './deps.ts';
import { allowConfirmation, mailConfirmation } from './email-confirmations.service.ts';
import { revokeGrants } from './grants.service.ts';
import { removeIdentity, selectGrants } from './identities.repo.ts';
import { assertGoodPassword } from './password-rules.service.ts';
import { hashPassword } from './passwords.ts';
import { type Asking, confirmPassword, proveOwner } from './proof.service.ts';

/**
 * Sets the first password of an account, for those who have just signed in, or another one for those who know the present
 * one, or have a passkey. Other devices are signed out.
 * @throws signInAgain when there is no password yet and the session was opened a while ago: it may have been left open
 * @throws notConfirmed when the present password is wrong
 * @throws tooMany after too many wrong ones
 */
export async function setPassword(deps: AccountDeps, input: PasswordInput & Asking): Promise<UserView> {
  const { db } = deps;
  const wrong = 'Your current password isn’t right';
  const owner = await proveOwner(deps, { ...input, password: input.currentPassword }, wrong);
  await assertGoodPassword(input.password, owner);
  const user = await replacePassword(db, input.claim, {
    oldHash: owner.passwordHash,
    newHash: hashPassword(input.password),
  });
  if (user === null) throw notConfirmed('Your password was changed in the meantime. Please reload the page');
  deps.log('password_changed', { userId: user.id });
  return user;
}

/**
 * Changes the email. A confirmed one stays in use until the new one is confirmed, and is told; one that nobody confirmed
 * is replaced at once.
 * @throws notConfirmed for a wrong password, signInAgain, taken, or tooMany
 */
export async function changeEmail(deps: AccountDeps, input: EmailInput & Asking): Promise<UserView> {
  const { db, clock, settings, log } = deps;
  const now = clock.now();
  const { email, claim, address: network } = input;
  const { userId } = claim;
  const emailKey = comparable(email);
  const owner = await proveOwner(deps, input);
  if (emailKey === owner.emailKey) throw badInput('This is already your email address');
  const isAsked = needsConfirming(settings, 'email');
  await allowConfirmation(deps, { email, network });
  const isPending = isAsked && owner.emailConfirmedAt !== null;
  if (!isPending) await carryOverSuppressions(deps, { channel: 'email', address: emailKey });
  const user = await replaceEmail(
    db,
    userId,
    isPending
      ? { pendingEmail: email }
      : {
          email,
          emailKey,
          emailHash: emailHash(settings, emailKey),
          pendingEmail: null,
          emailConfirmedAt: isAsked ? null : now,
        },
  );
  if (user === 'taken') throw taken(takenMessages.email);
  if (user === null) throw signedOut();
  log('email_change_begun', { userId, isPending });
  if (isAsked) await mailConfirmation(deps, { userId, email });
  if (owner.emailConfirmedAt !== null)
    await deps.accountMail?.({
      ...{ userId, to: owner.email },
      ...emailChangeMail(`${settings.APP_ORIGIN}/forgot-password`, settings.MAIL_POSTAL_ADDRESS),
    });
  return user;
}

/** Takes back a change of email that is not confirmed yet. */
export async function keepEmail({ db, clock }: AccountDeps, claim: Claim): Promise<UserView> {
  await readAs(db, claim, clock.now(), []);
  const user = await cancelEmailChange(db, claim.userId);
  if (user === null) throw signedOut();
  return user;
}

/**
 * Unlinks a provider's account from this one and revokes our access there. Doing it twice changes nothing.
 * @throws passwordFirst when there would be no way left to sign in
 */
export async function unlinkProvider(
  deps: AccountDeps,
  { claim, provider }: { claim: Claim; provider: ProviderName },
): Promise<{ user: UserView; grant: RevocationResult }> {
  const { db, clock } = deps;
  const [[user], grants] = await readAs(db, claim, clock.now(), [
    selectUser(db, claim),
    selectGrants(db, claim.userId),
  ]);
  if (user === undefined) throw signedOut();
  const grant = grants.find((one) => one.provider === provider);
  if (grant === undefined) return { user, grant: 'none' };
  const unlinked = await removeIdentity(db, claim.userId, provider);
  if (unlinked.isThere) throw passwordFirst();
  // If another call unlinked it in the meantime, that call revokes the access.
  return {
    user: unlinked.user ?? user,
    grant: unlinked.isRemoved ? await revokeGrants(deps, [grant]) : 'none',
  };
}

/**
 * Deletes the account with its campaigns, messages and sessions, and revokes our access at providers: nothing is sent
 * afterwards. Suppressions stay in force for anyone who enters the same phone or email later.
 * @throws signInAgain when there is no password and the session was opened a while ago: it may have been left open
 * @throws notConfirmed when the password, or the username where there is no password, is wrong
 * @throws tooMany after too many wrong passwords
 */
export async function deleteAccount(
  deps: AccountDeps,
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
    await confirmPassword(deps, owner, input.password, input, 'That password isn’t right');
  } else {
    if (comparable(input.username ?? '') !== owner.usernameKey)
      throw notConfirmed('That isn’t your username');
    if (!isFresh(session, clock.now())) throw signInAgain();
  }
  const [campaigns, [deleted]] = await db.batch([deleteCampaigns(db, userId), deleteUser(db, userId)]);
  await Promise.all(campaigns.map(({ id }) => forgetSchedule(deps, id)));
  log('account_deleted', { userId, campaigns: campaigns.length });
  // If another call was faster, nothing is left here, and that call revokes the access.
  return deleted === undefined ? 'none' : revokeGrants(deps, grants);
}
