import { assertAccepted } from '../delivery/attempts.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import { carryOverSuppressions, emailHash } from '../delivery/suppressions.service.ts';
import { blockUse, limitUses } from '../http/rate-limits.service.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { conflict, passwordNeeded, signedOut, taken, unavailable, usedUp } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { confirmationMail } from './account-mails.ts';
import { selectUser } from './accounts.repo.ts';
import { comparable, takenMessages } from './accounts.rules.ts';
import type { UserView } from './accounts.schemas.ts';
import {
  cancelEmailChange,
  confirmEmail,
  confirmedBy,
  deleteUnconfirmed,
  findConfirmed,
  findUnconfirmed,
} from './confirmations.repo.ts';
import type { AccountDeps } from './deps.ts';
import { revokeGrants } from './grants.service.ts';
import { confirmPassword } from './proof.service.ts';
import { findTokenOwner, insertToken, tokenKey } from './tokens.repo.ts';

const day = 24 * 60 * 60_000;
const LINK_LIFETIME = 7 * day;
/** How long an address that said "No, it wasn't me" gets no confirmations. */
const DECLINED_FOR = 180 * day;

const usedUpLink = () =>
  usedUp('This link was already used or has expired. You can get a new one in settings');

type Wanted = { userId: number; email: string; network: string };

/**
 * @throws taken when somebody else has confirmed this address
 * @throws tooMany when this address or network has had several confirmations today
 */
export async function allowConfirmation(
  deps: AccountDeps,
  { email, network }: Omit<Wanted, 'userId'>,
): Promise<void> {
  const [holder] = await findConfirmed(deps.db, comparable(email));
  if (holder !== undefined) throw taken(takenMessages.email);
  await limitUses(deps, [
    { counted: 'confirmation-network', subject: network },
    { counted: 'confirmation-address', subject: comparable(email) },
  ]);
}

/**
 * Sends the one email that an address gets before it is confirmed.
 * @throws notDelivered when the email service does not take it
 */
export async function mailConfirmation(
  deps: AccountDeps,
  { userId, email }: Omit<Wanted, 'network'>,
): Promise<void> {
  if (deps.accountMail === null) throw unavailable('This server can’t send email right now');
  const now = deps.clock.now();
  const token = deps.ids.next();
  const key = tokenKey(deps.settings.SESSION_SECRET, 'confirm-email', token);
  const expiresAt = now + LINK_LIFETIME;
  await insertToken(deps.db, { key, purpose: 'confirm-email', userId, address: email, expiresAt }, now);
  const url = `${deps.settings.APP_ORIGIN}/confirm?token=${token}`;
  const outcome = await deps.accountMail({
    ...{ userId, to: email },
    ...confirmationMail(url, deps.settings.MAIL_POSTAL_ADDRESS),
  });
  deps.log('confirmation_sent', { userId, outcome: outcome.kind });
  assertAccepted(outcome);
}

async function sendConfirmation(deps: AccountDeps, wanted: Wanted): Promise<void> {
  await allowConfirmation(deps, wanted);
  await mailConfirmation(deps, wanted);
}

/** The same for somebody who does not wait for it: the app offers to send it again. */
export const sendConfirmationLater = (
  deps: AccountDeps,
  { id, email }: UserView,
  network: string,
): Promise<void> =>
  sendConfirmation(deps, { userId: id, email, network }).catch((error) =>
    deps.log('confirmation_not_sent', { userId: id, error: describeError(error) }),
  );

/** Sends it once more to the address that waits for it. */
export async function sendConfirmationAgain(
  deps: AccountDeps,
  { claim, network }: { claim: Claim; network: string },
): Promise<{ email: string }> {
  const [[user]] = await readAs(deps.db, claim, deps.clock.now(), [selectUser(deps.db, claim)]);
  if (user === undefined) throw signedOut();
  const email = user.pendingEmail ?? (user.emailConfirmed ? null : user.email);
  if (email === null) throw conflict('Your email address is already confirmed');
  await sendConfirmation(deps, { userId: user.id, email, network });
  return { email };
}

/** Whether this session stands and is of this account. */
export async function isOwnSession(
  { db, clock }: AccountDeps,
  claim: Claim | null,
  userId: number,
): Promise<boolean> {
  if (claim === null || claim.userId !== userId) return false;
  return readAs(db, claim, clock.now(), []).then(
    () => true,
    () => false,
  );
}

type Opened = { token: string; claim: Claim | null; network: string };

/**
 * "Yes, this is me". Whoever is not signed in to the account shows its password, so that nobody confirms a stranger's
 * account by accident. Other accounts that gave this address without confirming it are deleted.
 * @throws passwordNeeded, notConfirmed for a wrong password, usedUp, or taken when somebody else confirmed it first
 */
export async function finishConfirmation(
  deps: AccountDeps,
  { token, claim, network, password }: Opened & { password?: string | undefined },
): Promise<UserView> {
  const { db, clock, settings, log } = deps;
  const now = clock.now();
  const key = tokenKey(settings.SESSION_SECRET, 'confirm-email', token);
  const owner = await findTokenOwner(db, key, now);
  if (owner === null || confirmedBy(owner) === 'none') throw usedUpLink();
  if (!(await isOwnSession(deps, claim, owner.userId))) {
    if (owner.passwordHash === null || password === undefined) throw passwordNeeded();
    await confirmPassword(deps, owner, password, { address: network }, 'That password isn’t right');
  }
  const emailKey = comparable(owner.address);
  await carryOverSuppressions(deps, { channel: 'email', address: emailKey });
  const user = await confirmEmail(db, owner, { key, now, emailHash: emailHash(settings, emailKey) });
  if (user === 'taken') throw taken(takenMessages.email);
  if (user === null) throw usedUpLink();
  log('email_confirmed', { userId: user.id });
  await deleteOtherClaims(deps, user);
  return user;
}

/** Deletes accounts that gave somebody's address without ever confirming it. */
export async function deleteOtherClaims(
  deps: AccountDeps,
  { id, email }: Pick<UserView, 'id' | 'email'>,
): Promise<void> {
  const others = await findUnconfirmed(deps.db, comparable(email), id);
  await Promise.all(others.map((other) => removeUnconfirmed(deps, other.id, comparable(email))));
}

async function removeUnconfirmed(deps: AccountDeps, id: number, emailKey: string): Promise<boolean> {
  const left = await deleteUnconfirmed(deps.db, id, emailKey);
  if (left === null) return false;
  deps.log('unconfirmed_account_deleted', { userId: id, campaigns: left.campaigns.length });
  await Promise.all(left.campaigns.map((campaign) => forgetSchedule(deps, campaign.id)));
  await revokeGrants(deps, left.grants);
  return true;
}

/**
 * "No, it wasn't me": deletes an account that nobody confirmed, or takes back a change of address, and stops further
 * confirmations to that address.
 */
export async function declineConfirmation(
  deps: AccountDeps,
  token: string,
): Promise<{ deleted: 'account' | 'change' }> {
  const { db, clock, settings, log } = deps;
  const now = clock.now();
  const owner = await findTokenOwner(db, tokenKey(settings.SESSION_SECRET, 'confirm-email', token), now);
  if (owner === null) throw usedUpLink();
  const isChange = confirmedBy(owner) !== 'own';
  if (isChange) await cancelEmailChange(db, owner.userId);
  else if (!(await removeUnconfirmed(deps, owner.userId, owner.emailKey))) throw usedUpLink();
  await blockUse(
    deps,
    { counted: 'confirmation-address', subject: comparable(owner.address) },
    now + DECLINED_FOR,
  );
  log('email_declined', { userId: owner.userId });
  return { deleted: isChange ? 'change' : 'account' };
}
