import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import {
  campaigns,
  identities,
  optOuts,
  outbox,
  passkeys,
  pushSubscriptions,
  sessions,
  users,
} from '../db/schema.ts';
import { isTaken, userView } from './accounts.repo.ts';
import { comparable } from './accounts.rules.ts';
import type { UserView } from './accounts.schemas.ts';
import { selectGrants } from './identities.repo.ts';
import { deleteTokens, type TokenOwner, tokenStands } from './tokens.repo.ts';

/** Which address a link confirms: the account's own, one that is to take its place, or none that still counts. */
export function confirmedBy({ address, emailKey, pendingEmail }: TokenOwner): 'own' | 'pending' | 'none' {
  if (comparable(address) === emailKey) return 'own';
  return pendingEmail !== null && comparable(address) === comparable(pendingEmail) ? 'pending' : 'none';
}

/**
 * Confirms the address that a link was sent to, once.
 * @returns 'taken' when somebody else has confirmed it, null when the link was used meanwhile
 */
export async function confirmEmail(
  db: Db,
  owner: TokenOwner,
  { key, now, emailHash }: { key: string; now: number; emailHash: string },
): Promise<UserView | 'taken' | null> {
  const change =
    confirmedBy(owner) === 'pending'
      ? { email: owner.address, emailKey: comparable(owner.address), emailHash, pendingEmail: null }
      : {};
  try {
    const [[user]] = await db.batch([
      db
        .update(users)
        .set({ ...change, emailConfirmedAt: now })
        .where(and(eq(users.id, owner.userId), eq(users.emailKey, owner.emailKey), tokenStands(key, now)))
        .returning(userView),
      deleteTokens(db, owner.userId, 'confirm-email'),
    ]);
    return user ?? null;
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** Accounts with an unconfirmed address that turned out to belong to someone else. */
export const findUnconfirmed = (db: Db, emailKey: string, exceptId: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNull(users.emailConfirmedAt), ne(users.id, exceptId)));

const isUnconfirmed = (id: number, emailKey: string) =>
  and(eq(users.id, id), eq(users.emailKey, emailKey), isNull(users.emailConfirmedAt));

/** Deletes an account unless its address was confirmed meanwhile. @returns what it leaves behind outside the database, or null */
export async function deleteUnconfirmed(db: Db, id: number, emailKey: string) {
  const [campaignRows, grants, deleted] = await db.batch([
    db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.userId, id)),
    selectGrants(db, id),
    db.delete(users).where(isUnconfirmed(id, emailKey)).returning({ id: users.id }),
  ]);
  return deleted.length === 0 ? null : { campaigns: campaignRows, grants };
}

/** Sets or prepares another email; links to earlier ones are worth nothing then. */
export async function replaceEmail(
  db: Db,
  userId: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserView | 'taken' | null> {
  try {
    const [, [user]] = await db.batch([
      deleteTokens(db, userId, 'confirm-email'),
      db.update(users).set(change).where(eq(users.id, userId)).returning(userView),
    ]);
    return user ?? null;
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** Takes back a change of address, and every link that was sent for it. */
export async function cancelEmailChange(db: Db, userId: number): Promise<UserView | null> {
  const [[user]] = await db.batch([
    db.update(users).set({ pendingEmail: null }).where(eq(users.id, userId)).returning(userView),
    deleteTokens(db, userId, 'confirm-email'),
  ]);
  return user ?? null;
}

/**
 * Sets a new password for whoever holds the mailbox of a confirmed account, or of one that is theirs by a session, and
 * ends every session, every link and a change of address that was under way.
 * @returns false when the link was used meanwhile
 */
export async function resetPassword(
  db: Db,
  owner: TokenOwner,
  { key, now, passwordHash }: { key: string; now: number; passwordHash: string },
): Promise<boolean> {
  const { userId } = owner;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, pendingEmail: null, emailConfirmedAt: owner.emailConfirmedAt ?? now })
      .where(and(eq(users.id, userId), eq(users.emailKey, owner.emailKey), tokenStands(key, now)))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), usedNow(userId, passwordHash))),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), usedNow(userId, passwordHash))),
    deleteTokens(db, userId),
  ]);
  return changed.length > 0;
}

/** Whether this very call set the password: its hash has a salt that no other has. */
const usedNow = (userId: number, passwordHash: string) =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.passwordHash} = ${passwordHash})`;

/**
 * Hands an account that nobody confirmed to the owner of its address: empty, as whatever is in it belongs to somebody
 * who may have mistyped the address.
 * @returns null when the link was used meanwhile
 */
export async function takeOver(
  db: Db,
  owner: TokenOwner,
  { key, now, passwordHash }: { key: string; now: number; passwordHash: string },
) {
  const { userId } = owner;
  const isTheirs = usedNow(userId, passwordHash);
  const [changed, grants, gone] = await db.batch([
    db
      .update(users)
      .set({
        ...{ passwordHash, emailConfirmedAt: now, pendingEmail: null, calendarKey: null },
        ...{ phone: null, phoneHash: null, phoneConfirmedAt: null, carrier: null },
      })
      .where(and(isUnconfirmed(userId, owner.emailKey), tokenStands(key, now)))
      .returning({ id: users.id }),
    selectGrants(db, userId),
    db
      .delete(campaigns)
      .where(and(eq(campaigns.userId, userId), isTheirs))
      .returning({ id: campaigns.id }),
    ...[sessions, pushSubscriptions, identities, passkeys, optOuts, outbox].map((table) =>
      db.delete(table).where(and(eq(table.userId, userId), isTheirs)),
    ),
    deleteTokens(db, userId),
  ]);
  return changed.length === 0 ? null : { campaigns: gone, grants };
}

/** The account that a reset is for: the confirmed one of this address, else the newest that claims it. */
export async function findForReset(db: Db, emailKey: string) {
  const [found] = await db
    .select({ id: users.id, email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.emailKey, emailKey))
    .orderBy(sql`${users.emailConfirmedAt} IS NULL`, sql`${users.id} DESC`)
    .limit(1);
  return found ?? null;
}

/** Whoever has confirmed this address. */
export const findConfirmed = (db: Db, emailKey: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNotNull(users.emailConfirmedAt)));
