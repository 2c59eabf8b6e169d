import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import type { Caller } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { unavailable, usedUp } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { comparable } from './accounts.rules.ts';
import { findTokenOwner, insertToken, type TokenOwner, tokenKey } from './confirmations.repo.ts';
import { deleteOtherClaims, isOwnSession, resetMail, sendAccountMail } from './email.service.ts';
import { findForReset, resetPassword, takeOver } from './passwords.repo.ts';
import { assertGoodPassword, hashPassword } from './passwords.ts';
import { revokeGrants } from './providers.service.ts';

const LINK_LIFETIME = 60 * 60_000;

/** Doesn't look up the account, so the response can't reveal whether one exists. */
export async function countReset(
  deps: MessageDeps,
  { email, network }: { email: string; network: string },
): Promise<void> {
  if (deps.channels.email === null) throw unavailable('This server can’t send email right now');
  await limitUses(deps, [
    { action: 'reset-network', subject: network },
    { action: 'reset-address', subject: comparable(email) },
  ]);
}

/** Sends the link if the account exists. Runs after the response and never throws. */
export async function sendReset(deps: MessageDeps, email: string): Promise<void> {
  const { db, clock, ids, settings, log } = deps;
  try {
    const account = await findForReset(db, comparable(email));
    if (account === null) return;
    // An unconfirmed address gets few emails, so resets share its limit with confirmations.
    if (account.confirmedAt === null)
      await limitUses(deps, [{ action: 'confirmation-address', subject: comparable(email) }]);
    const now = clock.now();
    const token = ids.next();
    const key = tokenKey(settings.SESSION_SECRET, 'reset-password', token);
    const expiresAt = now + LINK_LIFETIME;
    const { userId, address } = account;
    await insertToken(db, { key, purpose: 'reset-password', userId, address, expiresAt }, now);
    const url = `${settings.APP_ORIGIN}/reset-password?token=${token}`;
    const outcome = await sendAccountMail(deps, { userId, email: address }, resetMail(url));
    log('password_reset_sent', { userId, outcome: outcome.kind });
  } catch (error) {
    log('password_reset_not_sent', { error: describeError(error) });
  }
}

const usedUpLink = () => usedUp('This link was already used or has expired. Please request a new one');

async function findReset(
  { db, clock, settings }: MessageDeps,
  token: string,
): Promise<{ key: string; owner: TokenOwner }> {
  const key = tokenKey(settings.SESSION_SECRET, 'reset-password', token);
  const owner = await findTokenOwner(db, key, clock.now());
  if (owner === null || comparable(owner.address) !== owner.emailKey) throw usedUpLink();
  return { key, owner };
}

export async function checkReset(
  deps: MessageDeps,
  { token, network }: { token: string; network: string },
): Promise<void> {
  await limitUses(deps, [{ action: 'reset-link-network', subject: network }]);
  await findReset(deps, token);
}

/**
 * The link proves ownership of the mailbox. So an unconfirmed account goes to the mailbox's owner, emptied unless signed
 * in here.
 */
export async function finishReset(
  deps: MessageDeps,
  { token, password, caller }: { token: string; password: string; caller: Caller | null },
): Promise<{ username: string; isEmptied: boolean }> {
  const { db, clock, log } = deps;
  const { key, owner } = await findReset(deps, token);
  await assertGoodPassword(password, owner);
  const change = { key, now: clock.now(), passwordHash: hashPassword(password) };
  const isOwn = owner.emailConfirmedAt !== null || (await isOwnSession(deps, caller, owner.userId));
  if (isOwn) {
    if (!(await resetPassword(db, owner, change))) throw usedUpLink();
  } else {
    const deleted = await takeOver(db, owner, change);
    if (deleted === null) throw usedUpLink();
    log('account_taken_over', { userId: owner.userId, campaigns: deleted.campaigns.length });
    await Promise.all(deleted.campaigns.map(({ id }) => forgetSchedule(deps, id)));
    await revokeGrants(deps, deleted.grants);
  }
  log('password_reset', { userId: owner.userId });
  await deleteOtherClaims(deps, { id: owner.userId, email: owner.email });
  return { username: owner.username, isEmptied: !isOwn };
}
