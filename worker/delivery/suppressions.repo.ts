import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { suppressions, users } from '../db/schema.ts';
import type { OptOutCause } from '../domain.ts';

/** An email as emails are compared, or a phone in E.164, with the hashes that it has under the secrets of this instance. */
export type HashedAddress = { channel: 'email' | 'sms'; address: string; hashes: readonly string[] };

/** All hashes of an address: also those under which accounts have it since the days of an earlier secret. */
const hashesOf = ({ channel, address, hashes }: HashedAddress): SQL => sql`
  SELECT value AS hash FROM json_each(${JSON.stringify(hashes)})
  UNION ${channel === 'sms' ? sql`SELECT phone_hash FROM ${users} WHERE phone = ${address}` : sql`SELECT email_hash FROM ${users} WHERE email_key = ${address}`}`;

/** Suppresses an address. What stands already stays as it is, and is not returned. */
export const insertSuppression = (db: Db, address: HashedAddress, cause: OptOutCause, createdAt: number) =>
  insertSuppressionsForEach(
    db,
    sql`SELECT hash, ${address.channel} AS channel, ${cause} AS cause FROM (${hashesOf(address)})`,
    createdAt,
  );

/** Suppresses the address of each row of a query: a `hash`, a `channel` and a `cause`. */
export function insertSuppressionsForEach(db: Db, rows: SQL, createdAt: number) {
  return db
    .insert(suppressions)
    .select(sql`SELECT hash, channel, cause, ${createdAt} FROM (${rows}) WHERE hash IS NOT NULL`)
    .onConflictDoNothing()
    .returning({ cause: suppressions.cause });
}

/** Lifts all that stands against an address. */
export const deleteSuppressions = (db: Db, address: HashedAddress) =>
  db
    .delete(suppressions)
    .where(sql`${suppressions.address} IN (${hashesOf(address)})`)
    .returning({ cause: suppressions.cause });

/** What stands against an address under earlier hashes stands under that of today too. */
export const copySuppressions = (db: Db, earlier: readonly string[], today: string) =>
  db
    .insert(suppressions)
    .select(
      sql`SELECT ${today}, channel, cause, created_at FROM ${suppressions} WHERE ${inArray(suppressions.address, [...earlier])}`,
    )
    .onConflictDoNothing();

/** Why an address gets nothing; none when it may get something. */
export const selectSuppressions = (db: Db, address: HashedAddress) =>
  db
    .select({ cause: suppressions.cause })
    .from(suppressions)
    .where(sql`${suppressions.address} IN (${hashesOf(address)})`);
