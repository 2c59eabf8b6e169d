import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, optOuts, stops } from '../db/schema.ts';
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
