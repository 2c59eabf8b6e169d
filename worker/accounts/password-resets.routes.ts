import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import {
  campaigns,
  deliveries,
  identities,
  noContact,
  optOuts,
  outbox,
  pushSubscriptions,
  sessions,
  users,
} from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { type AppEnv, addressOf, valid } from '../http/http.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import { dropSessionCookie, readSessionCookie } from '../http/session.ts';
import { usedUp } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { assertMail, findByLink, mailLink, tellOwner } from './account-mail.service.ts';
import {
  endSessions,
  findByName,
  isUnconfirmed,
  passwordWasSet,
  rejectTakenEmail,
  spendToken,
  type TokenOwner,
  tokenIsValid,
} from './accounts.repo.ts';
import { comparable } from './accounts.rules.ts';
import { linkSchema, resetRequestSchema, resetSchema } from './accounts.schemas.ts';
import { cleanUp, deleteOtherClaims } from './accounts.service.ts';
import { selectGrants, selectPasskeys } from './identities.repo.ts';
import { confirmPassword, isOwnSession } from './ownership.service.ts';
import { assertGoodPassword, hashPassword } from './passwords.ts';

/** Sends the link if the account exists. Runs after the response and never throws. */
async function sendReset(deps: Deps, email: string): Promise<void> {
  try {
    const account = await findByName(
      deps.db,
      { kind: 'email', key: comparable(email) },
      { withPassword: false },
    );
    if (account === undefined) return;
    const { user } = account;
    // An unconfirmed address gets few emails, so resets share its limit with confirmations.
    if (!user.emailConfirmed)
      await limitUses(deps, [{ action: 'confirmation-address', subject: comparable(email) }]);
    const { kind } = await mailLink(deps, 'reset-password', { userId: user.id, email: user.email });
    deps.log('password_reset_sent', { userId: user.id, outcome: kind });
  } catch (error) {
    deps.log('password_reset_not_sent', { error: describeError(error) });
  }
}

const usedUpLink = () => usedUp('This link was already used or has expired. Please request a new one');

async function findReset(deps: Deps, token: string) {
  const link = await findByLink(deps, 'reset-password', token);
  if (link === null || comparable(link.owner.address) !== link.owner.emailKey) throw usedUpLink();
  return link;
}

export const passwordResetRoutes = new Hono<AppEnv<Deps>>()
  // Doesn't look up the account, so the response can't reveal whether one exists.
  .post('/password-resets', valid('json', resetRequestSchema), async (c) => {
    const { deps } = c.var;
    const { email } = c.req.valid('json');
    assertMail(deps);
    await limitUses(deps, [
      { action: 'reset-network', subject: addressOf(c) },
      { action: 'reset-address', subject: comparable(email) },
    ]);
    c.executionCtx.waitUntil(sendReset(deps, email));
    const message = 'If there is an account with this email address, a link is on its way to it';
    return c.json({ message }, 202);
  })
  .post('/password-resets/check', valid('json', linkSchema), async (c) => {
    await limitUses(c.var.deps, [{ action: 'reset-link-network', subject: addressOf(c) }]);
    const { owner } = await findReset(c.var.deps, c.req.valid('json').token);
    if (owner.isUsed) throw usedUpLink();
    return c.body(null, 204);
  })
  // The link proves ownership of the mailbox. So an unconfirmed account goes to the mailbox's owner, emptied unless
  // signed in here.
  .post('/password-resets/finish', valid('json', resetSchema), async (c) => {
    const { deps } = c.var;
    const { token, password } = c.req.valid('json');
    const { key, owner } = await findReset(deps, token);
    const { userId, email, username } = owner;
    const isOwn =
      owner.emailConfirmedAt !== null || (await isOwnSession(deps, await readSessionCookie(c), userId));
    if (!owner.isUsed) await assertGoodPassword(password, owner);
    const isSet =
      !owner.isUsed && (await (isOwn ? replacePassword : takeOver)(deps, key, owner, hashPassword(password)));
    if (isSet) deps.log('password_reset', { userId });
    else await assertRepeated(deps, token, password, addressOf(c));
    // Confirmed earlier by a sign-in provider, it may have the same owner as the others.
    if (owner.emailConfirmedAt === null) await deleteOtherClaims(deps, { id: userId, email });
    const passkeys = await selectPasskeys(deps.db, userId);
    if (isSet && passkeys.length > 0) c.executionCtx.waitUntil(tellOwner(deps, userId, 'passkeys-kept'));
    dropSessionCookie(c);
    return c.json({ username, isEmptied: !isOwn, passkeys: passkeys.map(({ name }) => name) });
  });

/** The response to the same call was lost. Without the new password, a used link is worth nothing. */
async function assertRepeated(deps: Deps, token: string, password: string, address: string): Promise<void> {
  const { owner } = await findReset(deps, token);
  if (!owner.isUsed) throw usedUpLink();
  await confirmPassword(deps, owner, password, { address }, usedUpLink());
}

/** Confirms the address too, and ends all sessions and links. False if the link was used meanwhile. */
async function replacePassword(
  { db, clock }: Deps,
  key: string,
  { userId, emailKey, emailConfirmedAt }: TokenOwner,
  passwordHash: string,
): Promise<boolean> {
  const now = clock.now();
  const [[changed]] = await rejectTakenEmail(
    db.batch([
      db
        .update(users)
        .set({ passwordHash, pendingEmail: null, emailConfirmedAt: emailConfirmedAt ?? now })
        .where(and(eq(users.id, userId), eq(users.emailKey, emailKey), tokenIsValid(db, key, now)))
        .returning({ id: users.id }),
      ...endSessions(db, userId, () => passwordWasSet(userId, passwordHash)),
      ...spendToken(db, userId, key, now),
    ]),
  );
  return changed !== undefined;
}

/**
 * Hands an unconfirmed account to the owner of its address. Emptied first, because someone may have mistyped the
 * address.
 */
async function takeOver(
  deps: Deps,
  key: string,
  { userId, emailKey }: TokenOwner,
  passwordHash: string,
): Promise<boolean> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const wasSet = passwordWasSet(userId, passwordHash);
  const [[changed], grants, deleted] = await rejectTakenEmail(
    db.batch([
      db
        .update(users)
        .set({
          passwordHash,
          emailConfirmedAt: now,
          pendingEmail: null,
          calendarKey: null,
          ...noContact,
          phoneHash: null,
          phoneConfirmedAt: null,
        })
        .where(and(isUnconfirmed(userId, emailKey), tokenIsValid(db, key, now)))
        .returning({ id: users.id }),
      selectGrants(db, userId),
      db
        .delete(campaigns)
        .where(and(eq(campaigns.userId, userId), wasSet))
        .returning({ id: campaigns.id }),
      ...[sessions, pushSubscriptions, identities, optOuts, deliveries, outbox].map((table) =>
        db.delete(table).where(and(eq(table.userId, userId), wasSet)),
      ),
      ...spendToken(db, userId, key, now),
    ]),
  );
  if (changed === undefined) return false;
  log('account_taken_over', { userId, campaigns: deleted.length });
  await cleanUp(deps, { campaigns: deleted, grants });
  return true;
}
