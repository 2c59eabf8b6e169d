import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { suppressions, users } from '../db/schema.ts';
import type { OptOutCause } from '../domain.ts';
import { conflict } from '../platform/errors.ts';
import { keyedHash } from '../platform/runtime.ts';
import { everySecret, type Settings } from '../platform/settings.ts';
import type { Deps } from './deps.ts';

/** A normalized email, or a phone in E.164. */
export type Address = { channel: 'email' | 'sms'; address: string };
type Hashed = Pick<Address, 'channel'> & { hash: string };
type SuppressionDeps = Pick<Deps, 'db' | 'settings' | 'clock'>;

/** Only someone who already knows an address can tell that it is suppressed. */
const hashOf = (secret: string, { channel, address }: Address): string =>
  keyedHash(secret, `suppressed:${channel}:${address}`);

export const emailHash = ({ SESSION_SECRET }: Settings, emailKey: string) =>
  hashOf(SESSION_SECRET, { channel: 'email', address: emailKey });
export const phoneHash = ({ SESSION_SECRET }: Settings, phone: string | null) =>
  phone === null ? null : hashOf(SESSION_SECRET, { channel: 'sms', address: phone });

/** Suppressions stay hashed with the secret of their time, so an address has a hash for each secret, the current one first. */
const hashesOf = (settings: Settings, address: Address) =>
  everySecret(settings).map((secret) => hashOf(secret, address));

/** All hashes of an address, including those that accounts stored under an earlier secret. */
function selectHashes(settings: Settings, { channel, address }: Address): SQL {
  const hashes = JSON.stringify(hashesOf(settings, { channel, address }));
  const stored =
    channel === 'sms'
      ? sql`SELECT phone_hash FROM ${users} WHERE phone = ${address}`
      : sql`SELECT email_hash FROM ${users} WHERE email_key = ${address}`;
  return sql`SELECT value AS hash FROM json_each(${hashes}) UNION ${stored}`;
}

/** Adds a suppression for each row of a query with `hash`, `channel` and `cause`. Existing ones stay and aren't returned. */
const addForEach = (db: Db, rows: SQL, createdAt: number) =>
  db
    .insert(suppressions)
    .select(sql`SELECT hash, channel, cause, ${createdAt} FROM (${rows}) WHERE hash IS NOT NULL`)
    .onConflictDoNothing()
    .returning({ cause: suppressions.cause });

/** Statements for other rooms' batches. */
export const suppressionQueries = {
  addForEach,
  add: ({ db, settings, clock }: SuppressionDeps, address: Address, cause: OptOutCause) =>
    addForEach(
      db,
      sql`SELECT hash, ${address.channel} AS channel, ${cause} AS cause FROM (${selectHashes(settings, address)})`,
      clock.now(),
    ),
  addHash: ({ db, clock }: SuppressionDeps, { channel, hash }: Hashed, cause: OptOutCause) =>
    addForEach(db, sql`SELECT ${hash} AS hash, ${channel} AS channel, ${cause} AS cause`, clock.now()),
  lift: ({ db, settings }: SuppressionDeps, address: Address) =>
    db
      .delete(suppressions)
      .where(sql`${suppressions.address} IN (${selectHashes(settings, address)})`)
      .returning({ cause: suppressions.cause }),
  /** Copies suppressions from earlier hashes of an address to its current hash. */
  carryOver: ({ db, settings }: SuppressionDeps, address: Address) => {
    const [current, ...earlier] = hashesOf(settings, address);
    if (earlier.length === 0) return [];
    const isEarlier = inArray(suppressions.address, earlier);
    return [
      db
        .insert(suppressions)
        .select(sql`SELECT ${current}, channel, cause, created_at FROM ${suppressions} WHERE ${isEarlier}`)
        .onConflictDoNothing(),
    ];
  },
};

export async function assertMayText({ db, settings }: SuppressionDeps, phone: string): Promise<void> {
  const hashes = selectHashes(settings, { channel: 'sms', address: phone });
  const found = await db
    .select({ cause: suppressions.cause })
    .from(suppressions)
    .where(sql`${suppressions.address} IN (${hashes})`);
  if (found.length > 0)
    throw conflict('This phone replied STOP to our text messages. To get them again, text START from it');
}

/** Applies suppressions from under an earlier secret to an account that is getting this address. */
export async function carryOverSuppressions(deps: SuppressionDeps, address: Address): Promise<void> {
  for (const statement of suppressionQueries.carryOver(deps, address)) await statement;
}
