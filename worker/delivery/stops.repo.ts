import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, optOuts, stops, suppressions, users } from '../db/schema.ts';
import type { OptOutCause } from '../domain.ts';
import type { HttpDeps } from '../http/session.ts';
import { conflict } from '../platform/errors.ts';
import { keyedHash } from '../platform/runtime.ts';
import { everySecret, type Settings } from '../platform/settings.ts';
import type { Stop } from './opt-outs.rules.ts';

/** As JSON, for campaign `c` of user `u`. Doesn't use the view `stops`, which SQLite would read in full for each row. */
export const stopsOfCampaign = `(SELECT json_group_array(json(stop)) FROM (
    SELECT json_object('campaignId', o.campaign_id, 'channel', o.channel, 'cause', o.cause) AS stop FROM opt_outs o
      WHERE o.user_id = u.id AND (o.campaign_id IS NULL OR o.campaign_id = c.id)
    UNION ALL SELECT json_object('campaignId', NULL, 'channel', s.channel, 'cause', s.cause) FROM suppressions s
      WHERE s.address IN (u.email_hash, u.phone_hash)))`;

/**
 * A user's stops, newest first: all of them, or those that apply to a campaign or, with null, to messages without a
 * campaign. The title is a subquery, because in a batch a join mixes up columns of the same name.
 */
export function selectStops(db: Db, userId: number, appliesTo?: number | null) {
  const isGeneral = isNull(stops.campaignId);
  const applies = appliesTo ? or(isGeneral, eq(stops.campaignId, appliesTo)) : isGeneral;
  return db
    .select({
      campaignId: stops.campaignId,
      channel: stops.channel,
      cause: stops.cause,
      createdAt: stops.createdAt,
      campaignTitle: sql<
        string | null
      >`(SELECT ${campaigns.title} FROM ${campaigns} WHERE ${campaigns.id} = ${stops.campaignId})`.as(
        'campaign_title',
      ),
    })
    .from(stops)
    .where(and(eq(stops.userId, userId), appliesTo === undefined ? undefined : applies))
    .orderBy(desc(stops.createdAt), desc(stops.id));
}

export function insertOptOut(db: Db, userId: number, stop: Stop, createdAt: number) {
  return db
    .insert(optOuts)
    .values({ userId, ...stop, scope: `${stop.campaignId ?? 'all'}/${stop.channel ?? 'all'}`, createdAt })
    .onConflictDoNothing()
    .returning({ id: optOuts.id });
}

/** Adds an opt-out from a channel for each row of a query with `user_id`, `channel` and `cause`. */
export function insertOptOutsForEach(db: Db, rows: SQL, createdAt: number) {
  return db
    .insert(optOuts)
    .select(
      sql`SELECT NULL, user_id, NULL, channel, 'all/' || channel, cause, ${createdAt} FROM (${rows}) WHERE true`,
    )
    .onConflictDoNothing();
}

/** Resumes texts after bounces, because the user has a new phone or carrier or asked us to try again. */
export function deleteTextBounce(db: Db, userId: number) {
  return db
    .delete(optOuts)
    .where(and(eq(optOuts.userId, userId), eq(optOuts.channel, 'sms'), eq(optOuts.cause, 'bounce')))
    .returning({ id: optOuts.id });
}

/** A normalized email, or a phone in E.164. */
export type Address = { channel: 'email' | 'sms'; address: string };
type Hashed = Pick<Address, 'channel'> & { hash: string };
type SuppressionDeps = Pick<HttpDeps, 'db' | 'settings' | 'clock'>;

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
export const addSuppressions = (db: Db, rows: SQL, createdAt: number) =>
  db
    .insert(suppressions)
    .select(sql`SELECT hash, channel, cause, ${createdAt} FROM (${rows}) WHERE hash IS NOT NULL`)
    .onConflictDoNothing()
    .returning({ cause: suppressions.cause });

export const addSuppression = (
  { db, settings, clock }: SuppressionDeps,
  address: Address,
  cause: OptOutCause,
) =>
  addSuppressions(
    db,
    sql`SELECT hash, ${address.channel} AS channel, ${cause} AS cause FROM (${selectHashes(settings, address)})`,
    clock.now(),
  );

/** For an address of which only the hash is known. */
export const addHashedSuppression = (
  { db, clock }: SuppressionDeps,
  { channel, hash }: Hashed,
  cause: OptOutCause,
) => addSuppressions(db, sql`SELECT ${hash} AS hash, ${channel} AS channel, ${cause} AS cause`, clock.now());

export const liftSuppression = ({ db, settings }: SuppressionDeps, address: Address) =>
  db
    .delete(suppressions)
    .where(sql`${suppressions.address} IN (${selectHashes(settings, address)})`)
    .returning({ cause: suppressions.cause });

/** Copies suppressions from earlier hashes of an address to its current hash. */
export function copySuppressions({ db, settings }: SuppressionDeps, address: Address) {
  const [current, ...earlier] = hashesOf(settings, address);
  if (earlier.length === 0) return [];
  const isEarlier = inArray(suppressions.address, earlier);
  return [
    db
      .insert(suppressions)
      .select(sql`SELECT ${current}, channel, cause, created_at FROM ${suppressions} WHERE ${isEarlier}`)
      .onConflictDoNothing(),
  ];
}

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
  for (const statement of copySuppressions(deps, address)) await statement;
}
