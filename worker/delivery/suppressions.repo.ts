import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { stops, suppressions, users } from '../db/schema.ts';
import type { OptOutCause } from '../domain.ts';

export type Suppression = typeof suppressions.$inferInsert;

/** Keeps stops for an address. Those that are kept already stay as they are. */
export function insertSuppressions(db: Db, kept: readonly [Suppression, ...Suppression[]]) {
  return db
    .insert(suppressions)
    .values([...kept])
    .onConflictDoNothing();
}

/** Forgets what was kept for these addresses for one cause. */
export function deleteSuppressions(db: Db, addresses: readonly string[], cause: OptOutCause) {
  return db
    .delete(suppressions)
    .where(and(inArray(suppressions.address, [...addresses]), eq(suppressions.cause, cause)));
}

/** Whether anything is kept for one of these addresses. */
export async function hasSuppression(db: Db, addresses: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ cause: suppressions.cause })
    .from(suppressions)
    .where(inArray(suppressions.address, [...addresses]))
    .limit(1);
  return found.length > 0;
}

export type NewUser = { usernameKey: string; emailKey: string; phone: string | null; createdAt: number };

/** The id of a user who is made in the same transaction; none where the name or the email was taken by another one. */
export const newUserId = ({ usernameKey, emailKey, phone, createdAt }: NewUser) =>
  sql`(SELECT id FROM ${users} WHERE username_key = ${usernameKey} AND email_key = ${emailKey} AND phone IS ${phone} AND created_at = ${createdAt})`;

/** Makes what is kept for these addresses stops of the person who gave them; of nobody where their id is null. */
export function insertOptOutsFrom(
  db: Db,
  addresses: readonly string[],
  userId: number | ReturnType<typeof newUserId>,
  createdAt: number,
) {
  return db
    .insert(stops)
    .select(
      sql`SELECT NULL, ${userId}, NULL, ${suppressions.channel}, 'all/' || ${suppressions.channel}, ${suppressions.cause}, ${createdAt} FROM ${suppressions} WHERE ${userId} IS NOT NULL AND ${inArray(suppressions.address, [...addresses])}`,
    )
    .onConflictDoNothing();
}
