import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { campaigns, messages } from '../db/schema.ts';
import type { MessageStatus } from '../messages/messages.schemas.ts';
import type { ProgressRow } from './progress.rules.ts';

/** Due and done are counted over planned messages alone; sent over all that reached the person. */
const isDue = sql`${messages.kind} = 'planned' AND (${messages.completed} OR ${messages.dayEndsAt} <= ${sql.placeholder('now')})`;
const counted = {
  campaignId: messages.campaignId,
  sent: count().as('sent'),
  due: sql<number>`sum(${isDue})`.as('due'),
  done: sql<number>`sum(${messages.kind} = 'planned' AND ${messages.completed})`.as('done'),
};

const isSent = sql`${messages.status} = 'sent'`;
const isOfPerson = sql`${messages.campaignId} IN (SELECT id FROM campaigns WHERE user_id = ${sql.placeholder('userId')})`;

const countsOf = prepared(counted, (db, columns) =>
  db.select(columns).from(messages).where(and(isOfPerson, isSent)).groupBy(messages.campaignId),
);

/** What was sent, due and done in each campaign of a person. Campaigns without any sent message have no row. */
export const selectCounts = (db: Db, userId: number, now: number) => countsOf(db, { userId, now });

const campaignCountsOf = prepared(counted, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(
      and(
        sql`${messages.campaignId} = (SELECT id FROM campaigns WHERE id = ${sql.placeholder('id')} AND user_id = ${sql.placeholder('userId')})`,
        isSent,
      ),
    )
    .groupBy(messages.campaignId),
);

/** The same for one campaign. */
export const selectCampaignCounts = (db: Db, userId: number, id: number, now: number) =>
  campaignCountsOf(db, { userId, id, now });

const progressColumns = {
  campaignId: messages.campaignId,
  localDate: messages.localDate,
  status: messages.status,
  completed: messages.completed,
  kind: messages.kind,
};

const isPast = sql`(${messages.status} <> 'scheduled' OR ${messages.completed})`;

/** The rows in the days of a campaign's frame. */
export function progressRowsFrom(days: string | null): ProgressRow[] {
  if (days === null) return [];
  return days.split(',').map((day) => {
    const [localDate = '', status, completed] = day.split(' ');
    return { localDate, status: status as MessageStatus, completed: completed === '1', kind: 'planned' };
  });
}

/** The planned messages of a campaign that lie behind the person or are done. Its owner was checked by the caller. */
export function selectProgressRowsOf(db: Db, campaignId: number) {
  return db
    .select(progressColumns)
    .from(messages)
    .where(and(eq(messages.campaignId, campaignId), eq(messages.kind, 'planned'), isPast));
}

/** `campaigns.id` is written out: as a column it would lose its table here, and be the id of the message. */
const campaignFrame = {
  id: campaigns.id,
  frequency: campaigns.frequency,
  startDate: campaigns.startDate,
  timeZone: campaigns.timeZone,
  active: campaigns.active,
  sent: sql<number>`(SELECT count(*) FROM messages WHERE campaign_id = campaigns.id AND status = 'sent')`.as(
    'sent',
  ),
  days: sql<string | null>`(SELECT group_concat(local_date || ' ' || status || ' ' || completed) FROM messages
    WHERE campaign_id = campaigns.id AND kind = 'planned' AND (status <> 'scheduled' OR completed))`.as(
    'days',
  ),
};

const framesOf = prepared(campaignFrame, (db, columns) =>
  db
    .select(columns)
    .from(campaigns)
    .where(eq(campaigns.userId, sql.placeholder('userId'))),
);

/**
 * The campaigns of a person as their streaks need them, with how many messages of each were sent. The days of a campaign
 * come in one text: as rows of their own they would take longer to carry than to count.
 */
export const selectCampaignFrames = (db: Db, userId: number) => framesOf(db, { userId });
