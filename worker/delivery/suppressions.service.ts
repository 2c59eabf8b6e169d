import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { suppressions, users } from '../db/schema.ts';
import type { OptOutCause } from '../domain.ts';
import { everySecret, type Settings } from '../platform/settings.ts';
import type { DeliveryDeps } from './deps.ts';

/** A normalized email, or a phone in E.164. */
export type Address = { channel: 'email' | 'sms'; address: string };
type SuppressionDeps = Pick<DeliveryDeps, 'db' | 'settings' | 'clock'>;

/** A suppression must not reveal whose it is, except to someone who already knows the address. */
function hashOf(secret: string, { channel, address }: Address): string {
  const text = new TextEncoder();
  const digest = hmac(SHA256, text.encode(secret), text.encode(`suppressed:${channel}:${address}`));
  return encodeBase64urlNoPadding(digest);
}

/** What was suppressed stays under the secret of its day. */
const hashed = (settings: Settings, address: Address): HashedAddress => ({
  ...address,
  hashes: everySecret(settings).map((secret) => hashOf(secret, address)),
});

/** The hashes stored with an account's email and phone. */
export const emailHash = ({ SESSION_SECRET }: Settings, emailKey: string) =>
  hashOf(SESSION_SECRET, { channel: 'email', address: emailKey });
export const phoneHash = ({ SESSION_SECRET }: Settings, phone: string | null) =>
  phone === null ? null : hashOf(SESSION_SECRET, { channel: 'sms', address: phone });

/** Makes what was suppressed under an earlier secret hold for an account that is given the address now. */
export async function carryOverSuppressions(deps: SuppressionDeps, address: Address): Promise<void> {
  for (const copy of suppressionQueries.carryOver(deps, address)) await copy;
}

/** Statements for other rooms' batches. */
export const suppressionQueries = {
  /** The address gets nothing from any account from now on. */
  add: ({ db, settings, clock }: SuppressionDeps, address: Address, cause: OptOutCause) =>
    insertSuppression(db, hashed(settings, address), cause, clock.now()),
  addForEach: insertSuppressionsForEach,
  /** The owner wants messages again. */
  lift: ({ db, settings }: SuppressionDeps, address: Address) =>
    deleteSuppressions(db, hashed(settings, address)),
  against: ({ db, settings }: SuppressionDeps, address: Address) =>
    selectSuppressions(db, hashed(settings, address)),
  /** For an account that is given an address: what was suppressed under an earlier secret holds for it too. */
  carryOver: ({ db, settings }: SuppressionDeps, address: Address) => {
    const [today = '', ...earlier] = hashed(settings, address).hashes;
    return earlier.length === 0 ? [] : [copySuppressions(db, earlier, today)];
  },
};

/** An email as emails are compared, or a phone in E.164, with the hashes that it has under the secrets of this instance. */
export type HashedAddress = { channel: 'email' | 'sms'; address: string; hashes: readonly string[] };

/** All hashes of an address: also those under which accounts have it since the days of an earlier secret. */
const hashesOf = ({ channel, address, hashes }: HashedAddress): SQL => sql`
  SELECT value AS hash FROM json_each(${JSON.stringify(hashes)})
  UNION ${channel === 'sms' ? sql`SELECT phone_hash FROM ${users} WHERE phone = ${address}` : sql`SELECT email_hash FROM ${users} WHERE email_key = ${address}`}`;

/** Suppresses an address. Existing suppressions stay and are not returned. */
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

/** Lifts all suppressions of an address. */
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

/** Why an address gets nothing; empty if it is not suppressed. */
export const selectSuppressions = (db: Db, address: HashedAddress) =>
  db
    .select({ cause: suppressions.cause })
    .from(suppressions)
    .where(sql`${suppressions.address} IN (${hashesOf(address)})`);
