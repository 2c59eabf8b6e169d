import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { suppressions, users } from '../db/schema.ts';
import type { OptOutCause } from '../domain.ts';
import { keyedHash } from '../platform/secrets.ts';
import { everySecret, type Settings } from '../platform/settings.ts';
import type { DeliveryDeps } from './deps.ts';

/** A normalized email, or a phone in E.164. */
export type Address = { channel: 'email' | 'sms'; address: string };
type SuppressionDeps = Pick<DeliveryDeps, 'db' | 'settings' | 'clock'>;

/** Only someone who already knows an address can tell that it is suppressed. */
const hashOf = (secret: string, { channel, address }: Address): string =>
  keyedHash(secret, `suppressed:${channel}:${address}`);

/** Suppressions stay hashed with the secret of their time, so an address has a hash for each secret. */
const hashed = (settings: Settings, address: Address): HashedAddress => ({
  ...address,
  hashes: everySecret(settings).map((secret) => hashOf(secret, address)),
});

/** Stored with the account. */
export const emailHash = ({ SESSION_SECRET }: Settings, emailKey: string) =>
  hashOf(SESSION_SECRET, { channel: 'email', address: emailKey });
export const phoneHash = ({ SESSION_SECRET }: Settings, phone: string | null) =>
  phone === null ? null : hashOf(SESSION_SECRET, { channel: 'sms', address: phone });

/** Applies suppressions from under an earlier secret to an account that is getting this address. */
export async function carryOverSuppressions(deps: SuppressionDeps, address: Address): Promise<void> {
  for (const statement of suppressionQueries.carryOver(deps, address)) await statement;
}

/** Statements for other rooms' batches. */
export const suppressionQueries = {
  add: ({ db, settings, clock }: SuppressionDeps, address: Address, cause: OptOutCause) =>
    insertSuppression(db, hashed(settings, address), cause, clock.now()),
  addForEach: insertSuppressionsForEach,
  lift: ({ db, settings }: SuppressionDeps, address: Address) =>
    deleteSuppressions(db, hashed(settings, address)),
  select: ({ db, settings }: SuppressionDeps, address: Address) =>
    selectSuppressions(db, hashed(settings, address)),
  carryOver: ({ db, settings }: SuppressionDeps, address: Address) => {
    const [current = '', ...earlier] = hashed(settings, address).hashes;
    return earlier.length === 0 ? [] : [copySuppressions(db, earlier, current)];
  },
};

/** An address with its hashes under the current and earlier secrets, in that order. */
type HashedAddress = { channel: 'email' | 'sms'; address: string; hashes: readonly string[] };

/** All hashes of an address, including those that accounts stored under an earlier secret. */
const hashesOf = ({ channel, address, hashes }: HashedAddress): SQL => sql`
  SELECT value AS hash FROM json_each(${JSON.stringify(hashes)})
  UNION ${channel === 'sms' ? sql`SELECT phone_hash FROM ${users} WHERE phone = ${address}` : sql`SELECT email_hash FROM ${users} WHERE email_key = ${address}`}`;

/** Existing suppressions stay and aren't returned. */
export const insertSuppression = (db: Db, address: HashedAddress, cause: OptOutCause, createdAt: number) =>
  insertSuppressionsForEach(
    db,
    sql`SELECT hash, ${address.channel} AS channel, ${cause} AS cause FROM (${hashesOf(address)})`,
    createdAt,
  );

/** Adds a suppression for each row of a query with `hash`, `channel` and `cause`. */
export function insertSuppressionsForEach(db: Db, rows: SQL, createdAt: number) {
  return db
    .insert(suppressions)
    .select(sql`SELECT hash, channel, cause, ${createdAt} FROM (${rows}) WHERE hash IS NOT NULL`)
    .onConflictDoNothing()
    .returning({ cause: suppressions.cause });
}

export const deleteSuppressions = (db: Db, address: HashedAddress) =>
  db
    .delete(suppressions)
    .where(sql`${suppressions.address} IN (${hashesOf(address)})`)
    .returning({ cause: suppressions.cause });

/** Copies suppressions from earlier hashes of an address to its current hash. */
const copySuppressions = (db: Db, earlier: readonly string[], current: string) =>
  db
    .insert(suppressions)
    .select(
      sql`SELECT ${current}, channel, cause, created_at FROM ${suppressions} WHERE ${inArray(suppressions.address, [...earlier])}`,
    )
    .onConflictDoNothing();

/** Empty if the address isn't suppressed. */
const selectSuppressions = (db: Db, address: HashedAddress) =>
  db
    .select({ cause: suppressions.cause })
    .from(suppressions)
    .where(sql`${suppressions.address} IN (${hashesOf(address)})`);
