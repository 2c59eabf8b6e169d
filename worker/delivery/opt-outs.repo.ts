import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, optOuts, stops, users } from '../db/schema.ts';
import type { OptOutScope, Stop } from './opt-outs.rules.ts';

/**
 * The stops of a campaign `c` and its person `u`, as JSON. It doesn't use the view `stops`, which SQLite would read
 * completely for each row.
 */
export const stopsOfCampaign = `(SELECT json_group_array(json(stop)) FROM (
    SELECT json_object('campaignId', o.campaign_id, 'channel', o.channel, 'cause', o.cause) AS stop FROM opt_outs o
      WHERE o.user_id = u.id AND (o.campaign_id IS NULL OR o.campaign_id = c.id)
    UNION ALL SELECT json_object('campaignId', NULL, 'channel', s.channel, 'cause', s.cause) FROM suppressions s
      WHERE s.address IN (u.email_hash, u.phone_hash)))`;

/** A user's stops, newest first. The title is a subquery, because a join in a batch mixes up columns. */
export function selectOptOuts(db: Db, userId: number) {
  return db
    .select({
      id: stops.id,
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
    .where(eq(stops.userId, userId))
    .orderBy(desc(stops.createdAt), desc(stops.id));
}

/** The stops that apply to a campaign, or with null to messages of no campaign. */
export function selectOptOutsAgainst(db: Db, userId: number, campaignId: number | null) {
  return db
    .select({ campaignId: stops.campaignId, channel: stops.channel, cause: stops.cause })
    .from(stops)
    .where(
      and(
        eq(stops.userId, userId),
        campaignId === null
          ? isNull(stops.campaignId)
          : or(isNull(stops.campaignId), eq(stops.campaignId, campaignId)),
      ),
    );
}

const scopeOf = ({ campaignId, channel }: OptOutScope) => `${campaignId ?? 'all'}/${channel ?? 'all'}`;

/** Adds an opt-out unless it exists. */
export function insertOptOut(db: Db, userId: number, stop: Stop, createdAt: number) {
  return db
    .insert(optOuts)
    .values({ userId, ...stop, scope: scopeOf(stop), createdAt })
    .onConflictDoNothing()
    .returning({ id: optOuts.id });
}

/** Adds an opt-out from a channel for each row of a query with `person`, `channel` and `cause`. */
export function insertOptOutsForEach(db: Db, rows: SQL, createdAt: number) {
  return db
    .insert(optOuts)
    .select(
      sql`SELECT NULL, person, NULL, channel, 'all/' || channel, cause, ${createdAt} FROM (${rows}) WHERE true`,
    )
    .onConflictDoNothing();
}

/** Resumes texts after bounces: the user has a new phone or carrier, or says that it works. */
export function deleteTextBounce(db: Db, userId: number) {
  return db
    .delete(optOuts)
    .where(and(eq(optOuts.userId, userId), eq(optOuts.channel, 'sms'), eq(optOuts.cause, 'bounce')))
    .returning({ id: optOuts.id });
}

/** Lifts opt-outs from one campaign, or with null those from all campaigns. */
export const deleteOptOuts = (db: Db, userId: number, campaignId: number | null) =>
  db
    .delete(optOuts)
    .where(
      and(
        eq(optOuts.userId, userId),
        campaignId === null ? isNull(optOuts.campaignId) : eq(optOuts.campaignId, campaignId),
      ),
    );

/** A campaign's owner, title and email. The caller has verified a token for it. */
export async function findCampaign(db: Db, campaignId: number) {
  const [found] = await db
    .select({ userId: campaigns.userId, title: campaigns.title, emailKey: users.emailKey })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(eq(campaigns.id, campaignId));
  return found ?? null;
}

/** The account's email, for an opt-in link. */
export const selectMailbox = (db: Db, userId: number) =>
  db
    .select({
      userId: users.id,
      name: users.username,
      email: users.email,
      emailKey: users.emailKey,
      emailHash: users.emailHash,
      emailConfirmed: sql`${users.emailConfirmedAt} IS NOT NULL`.mapWith(Boolean).as('email_confirmed'),
    })
    .from(users)
    .where(eq(users.id, userId));
