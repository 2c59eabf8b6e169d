import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { assertAccepted } from '../delivery/attempts.ts';
import { carryOverSuppressions, emailHash } from '../delivery/suppressions.service.ts';
import { blockUse, limitUses } from '../http/rate-limits.service.ts';
import { type Caller, isSessionValid, readAs } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { badInput, conflict, passwordNeeded, signedOut, usedUp } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { assertMail, findByLink, mailLink, warnOfEmailChange } from './account-mail.service.ts';
import { deleteTokens, rejectTakenEmail, tokenIsValid, userView } from './accounts.repo.ts';
import { comparable, needsConfirming, takenMessages } from './accounts.rules.ts';
import type { EmailInput, UserView } from './accounts.schemas.ts';
import { readUser } from './accounts.service.ts';
import { deleteOtherClaims, deleteUnconfirmed } from './deletion.service.ts';
import { type CallerWithAddress, confirmPassword, proveOwner } from './security.service.ts';

/** How long we send no confirmations to an address after "No, it wasn't me". */
const DECLINED_FOR = 180 * 24 * 60 * 60_000;

const usedUpLink = () =>
  usedUp('This link was already used or has expired. You can get a new one in settings');

async function allowConfirmation(deps: MessageDeps, email: string, network: string): Promise<void> {
  const emailKey = comparable(email);
  const [owner] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNotNull(users.emailConfirmedAt)));
  if (owner !== undefined) throw conflict(takenMessages.email, 'email');
  await limitUses(deps, [
    { action: 'confirmation-network', subject: network },
    { action: 'confirmation-address', subject: emailKey },
  ]);
}

/** Sends the only email that an unconfirmed address gets. */
async function mailConfirmation(deps: MessageDeps, userId: number, email: string): Promise<void> {
  assertMail(deps);
  const outcome = await mailLink(deps, 'confirm-email', { userId, email });
  deps.log('confirmation_sent', { userId, outcome: outcome.kind });
  assertAccepted(outcome);
}

/** Runs after the response and never throws, because the app offers to send it again. */
export async function sendConfirmationLater(
  deps: MessageDeps,
  { id, email }: UserView,
  network: string,
): Promise<void> {
  try {
    await allowConfirmation(deps, email, network);
    await mailConfirmation(deps, id, email);
  } catch (error) {
    deps.log('confirmation_not_sent', { userId: id, error: describeError(error) });
  }
}

export async function sendConfirmationAgain(
  deps: MessageDeps,
  caller: Caller,
  network: string,
): Promise<{ email: string }> {
  const user = await readUser(deps, caller);
  const email = user.pendingEmail ?? (user.emailConfirmed ? null : user.email);
  if (email === null) throw conflict('Your email address is already confirmed');
  await allowConfirmation(deps, email, network);
  await mailConfirmation(deps, user.id, email);
  return { email };
}

/** Whether the session is still valid and belongs to this account. */
export const isOwnSession = async (
  { db, clock }: MessageDeps,
  caller: Caller | null,
  userId: number,
): Promise<boolean> => caller?.userId === userId && isSessionValid(db, caller, clock.now());

/** Whether the link confirms the account's own address or its pending one. It is used up if both have changed since. */
async function findConfirmation(deps: MessageDeps, token: string) {
  const link = await findByLink(deps, 'confirm-email', token);
  if (link === null) throw usedUpLink();
  const { address, emailKey, pendingEmail } = link.owner;
  const isChange = comparable(address) !== emailKey;
  if (isChange && (pendingEmail === null || comparable(address) !== comparable(pendingEmail)))
    throw usedUpLink();
  return { ...link, isChange };
}

/** The address that a link was sent to, for anyone who has the link. */
export async function addressOfLink(deps: MessageDeps, token: string): Promise<{ email: string }> {
  const { owner } = await findConfirmation(deps, token);
  return { email: owner.address };
}

/** "Yes, this is me". Requires a session or the password, so that nobody confirms a stranger's account by accident. */
export async function finishConfirmation(
  deps: MessageDeps,
  {
    token,
    caller,
    network,
    password,
  }: { token: string; caller: Caller | null; network: string; password?: string | undefined },
): Promise<UserView> {
  const { db, clock, log } = deps;
  const { key, owner, isChange } = await findConfirmation(deps, token);
  if (!(await isOwnSession(deps, caller, owner.userId))) {
    if (owner.passwordHash === null || password === undefined) throw passwordNeeded();
    await confirmPassword(deps, owner, password, { address: network });
  }
  const address = await takeAddress(deps, owner.address);
  const now = clock.now();
  const [[user]] = await rejectTakenEmail(
    db.batch([
      db
        .update(users)
        .set({ ...(isChange && { ...address, pendingEmail: null }), emailConfirmedAt: now })
        .where(
          and(eq(users.id, owner.userId), eq(users.emailKey, owner.emailKey), tokenIsValid(db, key, now)),
        )
        .returning(userView),
      deleteTokens(db, owner.userId, 'confirm-email'),
    ]),
  );
  if (user === undefined) throw usedUpLink();
  log('email_confirmed', { userId: user.id });
  await deleteOtherClaims(deps, user);
  return user;
}

/** The columns of an address that becomes an account's own. */
async function takeAddress(deps: MessageDeps, email: string) {
  const emailKey = comparable(email);
  await carryOverSuppressions(deps, { channel: 'email', address: emailKey });
  return { email, emailKey, emailHash: emailHash(deps.settings, emailKey) };
}

/** "No, it wasn't me": deletes the unconfirmed account, or cancels the change of address. */
export async function declineConfirmation(
  deps: MessageDeps,
  token: string,
): Promise<{ deleted: 'account' | 'change' }> {
  const { owner, isChange } = await findConfirmation(deps, token);
  const { userId, emailKey, address } = owner;
  if (isChange) await changeAddress(deps, userId, { pendingEmail: null });
  else if (!(await deleteUnconfirmed(deps, userId, emailKey))) throw usedUpLink();
  const until = deps.clock.now() + DECLINED_FOR;
  await blockUse(deps, { action: 'confirmation-address', subject: comparable(address) }, until);
  deps.log('email_declined', { userId });
  return { deleted: isChange ? 'change' : 'account' };
}

/**
 * A confirmed address gets a notice and stays in use until the new one is confirmed. An unconfirmed one is replaced at
 * once.
 */
export async function changeEmail(
  deps: MessageDeps,
  input: EmailInput & CallerWithAddress,
): Promise<UserView> {
  const { email, address: network } = input;
  const owner = await proveOwner(deps, input);
  const { userId } = owner;
  if (comparable(email) === owner.emailKey) throw badInput('This is already your email address', 'email');
  const mustConfirm = needsConfirming(deps.settings, 'email');
  if (mustConfirm) assertMail(deps);
  await allowConfirmation(deps, email, network);
  const isPending = mustConfirm && owner.emailConfirmedAt !== null;
  const emailConfirmedAt = mustConfirm ? null : deps.clock.now();
  const user = await changeAddress(
    deps,
    userId,
    isPending
      ? { pendingEmail: email }
      : { ...(await takeAddress(deps, email)), pendingEmail: null, emailConfirmedAt },
  );
  if (user === undefined) throw signedOut();
  deps.log('email_change_started', { userId, isPending });
  // First, so that the owner is told even if the confirmation fails and is sent again later.
  if (owner.emailConfirmedAt !== null) await warnOfEmailChange(deps, owner);
  if (mustConfirm) await mailConfirmation(deps, userId, email);
  return user;
}

export async function keepEmail(deps: MessageDeps, caller: Caller): Promise<UserView> {
  await readAs(deps.db, caller, deps.clock.now(), []);
  const user = await changeAddress(deps, caller.userId, { pendingEmail: null });
  if (user === undefined) throw signedOut();
  return user;
}

/** Also invalidates links to confirm the earlier address. */
async function changeAddress(
  { db }: MessageDeps,
  userId: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserView | undefined> {
  const [, [user]] = await rejectTakenEmail(
    db.batch([
      deleteTokens(db, userId, 'confirm-email'),
      db.update(users).set(change).where(eq(users.id, userId)).returning(userView),
    ]),
  );
  return user;
}
