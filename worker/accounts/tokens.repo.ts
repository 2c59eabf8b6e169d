import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { accountTokens, type tokenPurposes, users } from '../db/schema.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];

/** Tokens are stored as keyed hashes: a copy of the database opens nothing. */
export function tokenKey(secret: string, purpose: TokenPurpose, token: string): string {
  const text = new TextEncoder();
  return encodeBase64urlNoPadding(
    hmac(SHA256, text.encode(secret), text.encode(`token:${purpose}:${token}`)),
  );
}

/** Stores a token and clears away those that have run out. */
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

/** The account that a link was sent for, and where to; null when the link has run out or was used. */
export async function findTokenOwner(db: Db, key: string, now: number) {
  const [found] = await db
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
  return found ?? null;
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

/** Takes a token that is good for one use. Of two calls at once, one gets it. */
export async function takeToken(db: Db, key: string, now: number): Promise<{ userId: number | null } | null> {
  const [taken] = await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.key, key), gt(accountTokens.expiresAt, now)))
    .returning({ userId: accountTokens.userId });
  return taken ?? null;
}

/** Whether a token still stands, inside a statement. */
export const tokenStands = (key: string, now: number) =>
  sql`EXISTS (SELECT 1 FROM ${accountTokens} WHERE ${accountTokens.key} = ${key} AND ${accountTokens.expiresAt} > ${now})`;
