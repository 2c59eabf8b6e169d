import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, messages } from '../db/schema.ts';

/** Due and done are counted over planned messages alone; sent over all that reached the person. */
const counted = (now: number) => {
  const due = sql`${messages.kind} = 'planned' AND (${messages.completed} OR ${messages.dayEndsAt} <= ${now})`;
  return {
    campaignId: messages.campaignId,
    sent: count(),
    due: sql<number>`sum(${due})`,
    done: sql<number>`sum(${messages.kind} = 'planned' AND ${messages.completed})`,
  };
};

const isSent = sql`${messages.status} = 'sent'`;

/** What was sent, due and done in each campaign of a person. Campaigns without any sent message have no row. */
export function selectCounts(db: Db, userId: number, now: number) {
  return db
    .select(counted(now))
    .from(messages)
    .where(and(sql`${messages.campaignId} IN (SELECT id FROM campaigns WHERE user_id = ${userId})`, isSent))
    .groupBy(messages.campaignId);
}

/** The same for one campaign. */
export function selectCampaignCounts(db: Db, userId: number, campaignId: number, now: number) {
  return db
    .select(counted(now))
    .from(messages)
    .where(
      and(
        sql`${messages.campaignId} = (SELECT id FROM campaigns WHERE id = ${campaignId} AND user_id = ${userId})`,
        isSent,
      ),
    )
    .groupBy(messages.campaignId);
}

const progressColumns = {
  campaignId: messages.campaignId,
  localDate: messages.localDate,
  status: messages.status,
  completed: messages.completed,
  kind: messages.kind,
};

const isPast = sql`(${messages.status} <> 'scheduled' OR ${messages.completed})`;

/** The planned messages that lie behind the person or are done, of all their campaigns. */
export function selectProgressRows(db: Db, userId: number) {
  return db
    .select(progressColumns)
    .from(messages)
    .where(
      and(
        sql`${messages.campaignId} IN (SELECT id FROM campaigns WHERE user_id = ${userId})`,
        eq(messages.kind, 'planned'),
        isPast,
      ),
    );
}

/** The same for one campaign, for the campaign's own object and use cases that have checked its owner. */
export function selectProgressRowsOf(db: Db, campaignId: number) {
  return db
    .select(progressColumns)
    .from(messages)
    .where(and(eq(messages.campaignId, campaignId), eq(messages.kind, 'planned'), isPast));
}

/** The campaigns of a person as their streaks need them. */
export function selectCampaignFrames(db: Db, userId: number) {
  return db
    .select({
      id: campaigns.id,
      frequency: campaigns.frequency,
      startDate: campaigns.startDate,
      timeZone: campaigns.timeZone,
      active: campaigns.active,
    })
    .from(campaigns)
    .where(eq(campaigns.userId, userId));
}
