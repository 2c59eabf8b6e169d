import { and, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { accountTokens, campaigns, type tokenPurposes, users } from '../db/schema.ts';
import { keyedHash } from '../platform/secrets.ts';
import { rejectTakenEmail, userView } from './accounts.repo.ts';
import { comparable } from './accounts.rules.ts';
import type { UserView } from './accounts.schemas.ts';
import { selectGrants } from './identities.repo.ts';

type TokenPurpose = (typeof tokenPurposes)[number];

/** Tokens are stored as keyed hashes, so a leaked database doesn't reveal them. */
export const tokenKey = (secret: string, purpose: TokenPurpose, token: string): string =>
  keyedHash(secret, `token:${purpose}:${token}`);

/** Also deletes expired tokens. */
export async function insertToken(
  db: Db,
  token: typeof accountTokens.$inferInsert,
  now: number,
): Promise<void> {
  await db.batch([
    db.insert(accountTokens).values(token),
    db.delete(accountTokens).where(lte(accountTokens.expiresAt, now)),
  ]);
}

/** The account and address that a link was sent to; null if the link has expired or was used. */
export async function findTokenOwner(db: Db, key: string, now: number) {
  const [owner] = await db
    .select({
      userId: users.id,
      address: sql<string>`coalesce(${accountTokens.address}, '')`.as('sent_to'),
      usernameKey: users.usernameKey,
      username: users.username,
      email: users.email,
      emailKey: users.emailKey,
      emailConfirmedAt: users.emailConfirmedAt,
      pendingEmail: users.pendingEmail,
      passwordHash: users.passwordHash,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(eq(accountTokens.key, key), gt(accountTokens.expiresAt, now)));
  return owner ?? null;
}
export type TokenOwner = NonNullable<Awaited<ReturnType<typeof findTokenOwner>>>;

export const deleteTokens = (db: Db, userId: number, purpose?: TokenPurpose) =>
  db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        purpose === undefined ? undefined : eq(accountTokens.purpose, purpose),
      ),
    );

/** Uses up a token. Only one of several concurrent calls gets it. */
export async function takeToken(db: Db, key: string, now: number): Promise<{ userId: number | null } | null> {
  const [deleted] = await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.key, key), gt(accountTokens.expiresAt, now)))
    .returning({ userId: accountTokens.userId });
  return deleted ?? null;
}

export const tokenIsValid = (key: string, now: number) =>
  sql`EXISTS (SELECT 1 FROM ${accountTokens} WHERE ${accountTokens.key} = ${key} AND ${accountTokens.expiresAt} > ${now})`;

/** Whether a link confirms the account's own address or its pending one. `none` if both have changed since. */
export function confirmedBy({ address, emailKey, pendingEmail }: TokenOwner): 'own' | 'pending' | 'none' {
  if (comparable(address) === emailKey) return 'own';
  return pendingEmail !== null && comparable(address) === comparable(pendingEmail) ? 'pending' : 'none';
}

/** Confirms the address that a link was sent to, and uses up the link. Null if it was used in the meantime. */
export async function confirmEmail(
  db: Db,
  owner: TokenOwner,
  { key, now, emailHash }: { key: string; now: number; emailHash: string },
): Promise<UserView | null> {
  const change =
    confirmedBy(owner) === 'pending'
      ? { email: owner.address, emailKey: comparable(owner.address), emailHash, pendingEmail: null }
      : {};
  const [[user]] = await rejectTakenEmail(
    db.batch([
      db
        .update(users)
        .set({ ...change, emailConfirmedAt: now })
        .where(and(eq(users.id, owner.userId), eq(users.emailKey, owner.emailKey), tokenIsValid(key, now)))
        .returning(userView),
      deleteTokens(db, owner.userId, 'confirm-email'),
    ]),
  );
  return user ?? null;
}

export const findUnconfirmed = (db: Db, emailKey: string, exceptId: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNull(users.emailConfirmedAt), ne(users.id, exceptId)));

export const isUnconfirmed = (id: number, emailKey: string) =>
  and(eq(users.id, id), eq(users.emailKey, emailKey), isNull(users.emailConfirmedAt));

/** Deletes an account, unless its address was confirmed in the meantime. Returns what the caller must clean up. */
export async function deleteUnconfirmed(db: Db, id: number, emailKey: string) {
  const [campaignRows, grants, deleted] = await db.batch([
    db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.userId, id)),
    selectGrants(db, id),
    db.delete(users).where(isUnconfirmed(id, emailKey)).returning({ id: users.id }),
  ]);
  return deleted.length === 0 ? null : { campaigns: campaignRows, grants };
}

export async function replaceEmail(
  db: Db,
  userId: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserView | null> {
  const [, [user]] = await rejectTakenEmail(
    db.batch([
      deleteTokens(db, userId, 'confirm-email'),
      db.update(users).set(change).where(eq(users.id, userId)).returning(userView),
    ]),
  );
  return user ?? null;
}

export async function cancelEmailChange(db: Db, userId: number): Promise<UserView | null> {
  const [[user]] = await db.batch([
    db.update(users).set({ pendingEmail: null }).where(eq(users.id, userId)).returning(userView),
    deleteTokens(db, userId, 'confirm-email'),
  ]);
  return user ?? null;
}

export const findConfirmed = (db: Db, emailKey: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNotNull(users.emailConfirmedAt)));
