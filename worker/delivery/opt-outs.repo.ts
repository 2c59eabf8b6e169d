import { and, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, optOuts, stops, users } from '../db/schema.ts';
import type { OptOutScope, Stop } from './opt-outs.rules.ts';

/** As JSON, for campaign `c` of user `u`. Doesn't use the view `stops`, which SQLite would read in full for each row. */
export const stopsOfCampaign = `(SELECT json_group_array(json(stop)) FROM (
    SELECT json_object('campaignId', o.campaign_id, 'channel', o.channel, 'cause', o.cause) AS stop FROM opt_outs o
      WHERE o.user_id = u.id AND (o.campaign_id IS NULL OR o.campaign_id = c.id)
    UNION ALL SELECT json_object('campaignId', NULL, 'channel', s.channel, 'cause', s.cause) FROM suppressions s
      WHERE s.address IN (u.email_hash, u.phone_hash)))`;

/** Newest first. The title is a subquery, because in a batch a join mixes up columns of the same name. */
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

/** The stops that apply to a campaign or, with null, to messages without a campaign. */
export function selectOptOutsFor(db: Db, userId: number, campaignId: number | null) {
  return db
    .select({
      campaignId: stops.campaignId,
      channel: stops.channel,
      cause: stops.cause,
      createdAt: stops.createdAt,
    })
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

export function insertOptOut(db: Db, userId: number, stop: Stop, createdAt: number) {
  return db
    .insert(optOuts)
    .values({ userId, ...stop, scope: scopeOf(stop), createdAt })
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

/** Lifts opt-outs from one campaign or, with null, opt-outs from everything. */
export const deleteOptOuts = (db: Db, userId: number, campaignId: number | null) =>
  db
    .delete(optOuts)
    .where(
      and(
        eq(optOuts.userId, userId),
        campaignId === null ? isNull(optOuts.campaignId) : eq(optOuts.campaignId, campaignId),
      ),
    );

/** Lifts the opt-out that the user made with a campaign's link since `after`. */
export const deleteNewOptOut = (db: Db, campaignId: number, after: number) =>
  db
    .delete(optOuts)
    .where(
      and(eq(optOuts.campaignId, campaignId), eq(optOuts.cause, 'person'), gte(optOuts.createdAt, after)),
    )
    .returning({ id: optOuts.id });

/** Takes no user id, because the caller has verified a token for the campaign. */
export async function findCampaign(db: Db, campaignId: number) {
  const [campaign] = await db
    .select({
      userId: campaigns.userId,
      title: campaigns.title,
      confirmedEmail: sql<string | null>`iif(${users.emailConfirmedAt} IS NULL, NULL, ${users.emailKey})`,
    })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(eq(campaigns.id, campaignId));
  return campaign ?? null;
}

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
