import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import {
  campaigns,
  deliveries,
  identities,
  noContact,
  optOuts,
  outbox,
  passkeys,
  pushSubscriptions,
  sessions,
  users,
} from '../db/schema.ts';
import type { Caller } from '../http/read-as.ts';
import { endSessions, rejectTakenEmail, userView } from './accounts.repo.ts';
import type { UserView } from './accounts.schemas.ts';
import { deleteTokens, isUnconfirmed, type TokenOwner, tokenIsValid } from './confirmations.repo.ts';
import { selectGrants } from './identities.repo.ts';

/** A SQL condition: this call set the password. Its hash is unique, because every hash has its own salt. */
const passwordWasSet = (userId: number, passwordHash: string) =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.passwordHash} = ${passwordHash})`;

export async function replacePasswordHash(
  db: Db,
  user: { id: number; oldHash: string; newHash: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: user.newHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.oldHash)));
}

/** Unless the password was changed in the meantime. Ends other sessions, and invalidates links to reset the password. */
export async function replacePassword(
  db: Db,
  { userId, sessionId }: Caller,
  { oldHash, newHash }: { oldHash: string | null; newHash: string },
): Promise<UserView | null> {
  const isUnchanged = oldHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, oldHash);
  const wasSet = passwordWasSet(userId, newHash);
  const [[updated]] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: newHash })
      .where(and(eq(users.id, userId), isUnchanged))
      .returning(userView),
    ...endSessions(db, userId, (id) => and(ne(id, sessionId), wasSet)),
    deleteTokens(db, userId, 'reset-password'),
  ]);
  return updated ?? null;
}

/** Confirms the address too, and ends all sessions and links. False if the link was used in the meantime. */
export async function resetPassword(
  db: Db,
  owner: TokenOwner,
  { key, now, passwordHash }: { key: string; now: number; passwordHash: string },
): Promise<boolean> {
  const { userId } = owner;
  const [changed] = await rejectTakenEmail(
    db.batch([
      db
        .update(users)
        .set({ passwordHash, pendingEmail: null, emailConfirmedAt: owner.emailConfirmedAt ?? now })
        .where(and(eq(users.id, userId), eq(users.emailKey, owner.emailKey), tokenIsValid(key, now)))
        .returning({ id: users.id }),
      ...endSessions(db, userId, () => passwordWasSet(userId, passwordHash)),
      deleteTokens(db, userId),
    ]),
  );
  return changed.length > 0;
}

/**
 * Hands an unconfirmed account to the owner of its address. Emptied first, because someone may have mistyped the
 * address.
 */
export async function takeOver(
  db: Db,
  owner: TokenOwner,
  { key, now, passwordHash }: { key: string; now: number; passwordHash: string },
) {
  const { userId } = owner;
  const wasSet = passwordWasSet(userId, passwordHash);
  const [changed, grants, deletedCampaigns] = await rejectTakenEmail(
    db.batch([
      db
        .update(users)
        .set({
          ...{ passwordHash, emailConfirmedAt: now, pendingEmail: null, calendarKey: null },
          ...{ ...noContact, phoneHash: null, phoneConfirmedAt: null },
        })
        .where(and(isUnconfirmed(userId, owner.emailKey), tokenIsValid(key, now)))
        .returning({ id: users.id }),
      selectGrants(db, userId),
      db
        .delete(campaigns)
        .where(and(eq(campaigns.userId, userId), wasSet))
        .returning({ id: campaigns.id }),
      ...[sessions, pushSubscriptions, identities, passkeys, optOuts, deliveries, outbox].map((table) =>
        db.delete(table).where(and(eq(table.userId, userId), wasSet)),
      ),
      deleteTokens(db, userId),
    ]),
  );
  return changed.length === 0 ? null : { campaigns: deletedCampaigns, grants };
}

/** The account that has confirmed this address, or else the newest one that gave it. */
export async function findForReset(db: Db, emailKey: string) {
  const [account] = await db
    .select({ userId: users.id, address: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.emailKey, emailKey))
    .orderBy(sql`${users.emailConfirmedAt} IS NULL`, sql`${users.id} DESC`)
    .limit(1);
  return account ?? null;
}
