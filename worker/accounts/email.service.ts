import { noContact } from '../db/schema.ts';
import { assertAccepted, tryCounted } from '../delivery/attempts.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import type { Outcome } from '../delivery/channels/channel.ts';
import { carryOverSuppressions, emailHash } from '../delivery/suppressions.service.ts';
import { blockUse, limitUses } from '../http/rate-limits.service.ts';
import { type Caller, isSessionValid, readAs } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { badInput, conflict, passwordNeeded, signedOut, unavailable, usedUp } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { renderPlain } from '../writer/render-message.ts';
import { comparable, needsConfirming, takenMessages } from './accounts.rules.ts';
import type { EmailInput, UserView } from './accounts.schemas.ts';
import { readUser } from './accounts.service.ts';
import {
  cancelEmailChange,
  confirmEmail,
  confirmedBy,
  deleteUnconfirmed,
  findConfirmed,
  findTokenOwner,
  findUnconfirmed,
  insertToken,
  replaceEmail,
  type TokenOwner,
  tokenKey,
} from './confirmations.repo.ts';
import { revokeGrants } from './providers.service.ts';
import { type CallerWithAddress, confirmPassword, proveOwner } from './security.service.ts';

const day = 24 * 60 * 60_000;
const LINK_LIFETIME = 7 * day;
/** How long we send no confirmations to an address after "No, it wasn't me". */
const DECLINED_FOR = 180 * day;

const usedUpLink = () =>
  usedUp('This link was already used or has expired. You can get a new one in settings');

const noMail = () => unavailable('This server can’t send email right now');

async function allowConfirmation(deps: MessageDeps, email: string, network: string): Promise<void> {
  const [owner] = await findConfirmed(deps.db, comparable(email));
  if (owner !== undefined) throw conflict(takenMessages.email, 'email');
  await limitUses(deps, [
    { action: 'confirmation-network', subject: network },
    { action: 'confirmation-address', subject: comparable(email) },
  ]);
}

/** Sends the only email that an unconfirmed address gets. */
async function mailConfirmation(deps: MessageDeps, userId: number, email: string): Promise<void> {
  if (deps.channels.email === null) throw noMail();
  const now = deps.clock.now();
  const token = deps.ids.next();
  const key = tokenKey(deps.settings.SESSION_SECRET, 'confirm-email', token);
  const expiresAt = now + LINK_LIFETIME;
  await insertToken(deps.db, { key, purpose: 'confirm-email', userId, address: email, expiresAt }, now);
  const url = `${deps.settings.APP_ORIGIN}/confirm?token=${token}`;
  const outcome = await sendAccountMail(deps, { userId, email }, confirmationMail(url));
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

async function findLinkOwner({ db, clock, settings }: MessageDeps, token: string): Promise<TokenOwner> {
  const key = tokenKey(settings.SESSION_SECRET, 'confirm-email', token);
  const owner = await findTokenOwner(db, key, clock.now());
  if (owner === null || confirmedBy(owner) === 'none') throw usedUpLink();
  return owner;
}

/** The address that a link was sent to, for anyone who has the link. */
export async function addressOfLink(deps: MessageDeps, token: string): Promise<{ email: string }> {
  const { address } = await findLinkOwner(deps, token);
  return { email: address };
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
  const { db, clock, settings, log } = deps;
  const now = clock.now();
  const key = tokenKey(settings.SESSION_SECRET, 'confirm-email', token);
  const owner = await findLinkOwner(deps, token);
  if (!(await isOwnSession(deps, caller, owner.userId))) {
    if (owner.passwordHash === null || password === undefined) throw passwordNeeded();
    await confirmPassword(deps, owner, password, { address: network });
  }
  const emailKey = comparable(owner.address);
  await carryOverSuppressions(deps, { channel: 'email', address: emailKey });
  const user = await confirmEmail(db, owner, { key, now, emailHash: emailHash(settings, emailKey) });
  if (user === null) throw usedUpLink();
  log('email_confirmed', { userId: user.id });
  await deleteOtherClaims(deps, user);
  return user;
}

/** Deletes all other accounts that gave this address but never confirmed it. */
export async function deleteOtherClaims(
  deps: MessageDeps,
  { id, email }: Pick<UserView, 'id' | 'email'>,
): Promise<void> {
  const others = await findUnconfirmed(deps.db, comparable(email), id);
  await Promise.all(others.map((other) => removeUnconfirmed(deps, other.id, comparable(email))));
}

async function removeUnconfirmed(deps: MessageDeps, id: number, emailKey: string): Promise<boolean> {
  const deleted = await deleteUnconfirmed(deps.db, id, emailKey);
  if (deleted === null) return false;
  deps.log('unconfirmed_account_deleted', { userId: id, campaigns: deleted.campaigns.length });
  await Promise.all(deleted.campaigns.map((campaign) => forgetSchedule(deps, campaign.id)));
  await revokeGrants(deps, deleted.grants);
  return true;
}

/** "No, it wasn't me": deletes the unconfirmed account, or cancels the change of address. */
export async function declineConfirmation(
  deps: MessageDeps,
  token: string,
): Promise<{ deleted: 'account' | 'change' }> {
  const { db, clock, log } = deps;
  const owner = await findLinkOwner(deps, token);
  const isChange = confirmedBy(owner) === 'pending';
  if (isChange) await cancelEmailChange(db, owner.userId);
  else if (!(await removeUnconfirmed(deps, owner.userId, owner.emailKey))) throw usedUpLink();
  await blockUse(
    deps,
    { action: 'confirmation-address', subject: comparable(owner.address) },
    clock.now() + DECLINED_FOR,
  );
  log('email_declined', { userId: owner.userId });
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
  const { db, clock, settings, log } = deps;
  const now = clock.now();
  const { email, caller, address: network } = input;
  const { userId } = caller;
  const emailKey = comparable(email);
  const owner = await proveOwner(deps, input);
  if (emailKey === owner.emailKey) throw badInput('This is already your email address', 'email');
  const mustConfirm = needsConfirming(settings, 'email');
  if (mustConfirm && deps.channels.email === null) throw noMail();
  await allowConfirmation(deps, email, network);
  const isPending = mustConfirm && owner.emailConfirmedAt !== null;
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
          emailConfirmedAt: mustConfirm ? null : now,
        },
  );
  if (user === null) throw signedOut();
  log('email_change_started', { userId, isPending });
  // First, so that the owner is told even if the confirmation fails and is sent again later.
  if (owner.emailConfirmedAt !== null)
    await sendAccountMail(deps, owner, emailChangeMail(`${settings.APP_ORIGIN}/forgot-password`));
  if (mustConfirm) await mailConfirmation(deps, userId, email);
  return user;
}

export async function keepEmail({ db, clock }: MessageDeps, caller: Caller): Promise<UserView> {
  await readAs(db, caller, clock.now(), []);
  const user = await cancelEmailChange(db, caller.userId);
  if (user === null) throw signedOut();
  return user;
}

/** An email about the account itself. Contains nothing typed at registration, which may be abuse. */
type AccountMail = {
  subject: string;
  words: string;
  button: { label: string; url: string };
  more: string;
};

export async function sendAccountMail(
  deps: MessageDeps,
  { userId, email }: { userId: number; email: string },
  { subject, words, button, more }: AccountMail,
): Promise<Outcome> {
  const rendered = renderPlain(words, subject, subject);
  const { outcome } = await tryCounted(deps, 'email', {
    identifier: `account-${deps.ids.next()}`,
    contact: { ...noContact, userId, name: '', email },
    rendered: { ...rendered, email: { ...rendered.email, progressLine: more } },
    links: { open: button.url, openLabel: button.label },
  });
  return outcome;
}

const confirmationMail = (url: string): AccountMail => ({
  subject: 'Please confirm your email address',
  words: 'Someone entered this email address in Better Habits. Is it yours?',
  button: { label: 'Confirm this address', url },
  more: 'The button opens a page that asks again before anything changes. If this wasn’t you, choose “No, it wasn’t me” there, and we won’t email you again. The link works for 7 days.',
});

export const resetMail = (url: string): AccountMail => ({
  subject: 'Reset your password',
  words: 'Someone asked to reset the password of the Better Habits account with this email address.',
  button: { label: 'Choose a new password', url },
  more: 'The link works once, within 60 minutes. If you didn’t ask for it, you can ignore this email: your password stays the same.',
});

/** Warns the old address, so that its owner can stop the change. */
const emailChangeMail = (url: string): AccountMail => ({
  subject: 'Your email address is being changed',
  words:
    'Someone who is signed in to your Better Habits account is changing its email address. If that was you, you don’t need to do anything.',
  button: { label: 'Reset your password', url },
  more: 'If it wasn’t you, reset your password now. That signs out every device and cancels a change that isn’t confirmed yet.',
});
