import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, stops, users } from '../db/schema.ts';
import type { ChannelName } from '../domain.ts';
import type { SaveSmsOptOut } from './channels/sms-twilio.ts';
import type { OptOutScope, Stop } from './opt-outs.rules.ts';

/** The person's stops, newest first. The title is a subquery, since a join inside a batch mixes columns. */
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

/** Where the person's messages go: what stops are kept under once an account is gone. */
export const selectAddresses = (db: Db, userId: number) =>
  db.select({ phone: users.phone, emailKey: users.emailKey }).from(users).where(eq(users.id, userId));

/** Those that stand against messages of a campaign, or with null against messages of none. */
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

/** Those that stand against messages of a channel to any of these people; of campaigns, those that run. */
export function selectOptOutsOfChannel(db: Db, userIds: readonly number[], channel: ChannelName) {
  return db
    .select({ userId: stops.userId, campaignId: stops.campaignId })
    .from(stops)
    .where(
      and(
        inArray(stops.userId, [...userIds]),
        or(isNull(stops.channel), eq(stops.channel, channel)),
        sql`(${stops.campaignId} IS NULL OR EXISTS (SELECT 1 FROM ${campaigns} WHERE ${campaigns.id} = ${stops.campaignId} AND ${campaigns.active}))`,
      ),
    );
}

const scopeOf = ({ campaignId, channel }: OptOutScope) => `${campaignId ?? 'all'}/${channel ?? 'all'}`;

/** Adds a stop, unless the same stands already. */
export function insertOptOut(db: Db, userId: number, stop: Stop, createdAt: number) {
  return db
    .insert(stops)
    .values({ userId, ...stop, scope: scopeOf(stop), createdAt })
    .onConflictDoNothing()
    .returning({ id: stops.id });
}

/** Adds a stop of all that goes through a channel for each row of a query: a `person`, a `channel` and a `cause`. */
export function insertOptOutsForEach(db: Db, rows: SQL, createdAt: number) {
  return db
    .insert(stops)
    .select(
      sql`SELECT NULL, person, NULL, channel, 'all/' || channel, cause, ${createdAt} FROM (${rows}) WHERE true`,
    )
    .onConflictDoNothing();
}

/** Adds a stop of all text messages for everybody whose phone it is, as if it had said STOP to us. */
export function stopsOfPhone(db: Db, phone: string, createdAt: number) {
  const scope = scopeOf({ campaignId: null, channel: 'sms' });
  return db
    .insert(stops)
    .select(
      sql`SELECT NULL, ${users.id}, NULL, 'sms', ${scope}, 'stop-reply', ${createdAt} FROM ${users} WHERE ${users.phone} = ${phone}`,
    )
    .onConflictDoNothing();
}

/** For the channel that hears from Twilio that a phone has said STOP. */
export const smsOptOuts =
  (db: Db): SaveSmsOptOut =>
  async (phone, now) => {
    await stopsOfPhone(db, phone, now);
  };

export function deleteOptOut(db: Db, userId: number, id: number) {
  return db
    .delete(stops)
    .where(and(eq(stops.id, id), eq(stops.userId, userId)))
    .returning({ id: stops.id });
}

/** Lets texts through again that came back: the person has another phone or carrier now. */
export function deleteTextBounce(db: Db, userId: number) {
  return db
    .delete(stops)
    .where(and(eq(stops.userId, userId), eq(stops.channel, 'sms'), eq(stops.cause, 'bounce')));
}

/** Takes back what the person stopped by answering a message. */
export function deleteReplyOptOut(db: Db, userId: number, channel: 'email' | 'sms') {
  return db
    .delete(stops)
    .where(and(eq(stops.userId, userId), eq(stops.channel, channel), eq(stops.cause, 'stop-reply')))
    .returning({ id: stops.id });
}

/** Whose campaign it is, and what it is called: the token that names it was signed by us. */
export async function findCampaign(db: Db, campaignId: number) {
  const [found] = await db
    .select({ userId: campaigns.userId, title: campaigns.title })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return found ?? null;
}
