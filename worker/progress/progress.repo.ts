import { and, eq, sql } from 'drizzle-orm';
import { counted } from '../db/campaign-counts.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { campaigns, messages } from '../db/schema.ts';
import type { PlannedDay } from './progress.rules.ts';

const isSent = sql`${messages.status} = 'sent'`;

const campaignCountsOf = prepared({ campaignId: messages.campaignId, ...counted }, (db, columns) =>
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

/** What was sent, due and done in a campaign. One without any sent message has no row. */
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

/** The planned messages of a campaign that lie behind the person or are done. Its owner was checked by the caller. */
export function selectProgressRowsOf(db: Db, campaignId: number) {
  return db
    .select(progressColumns)
    .from(messages)
    .where(and(eq(messages.campaignId, campaignId), eq(messages.kind, 'planned'), isPast));
}

/** The sign is SQL. */
const daysWith = (sign: string) => sql`group_concat(${sql.raw(sign)} || local_date, '')`;

/**
 * How many messages of the campaign were sent, then the days of its streak, each as '+2031-03-03' where it was done and
 * '-2031-03-03' where it was not: those that were sent, in the order of their index, and the few that were done without.
 * In one text, as rows of their own would take longer to carry than to count. `campaigns.id` is written out: as a column
 * it would lose its table here, and be the id of the message.
 */
const history = sql<string>`(SELECT count(*) || ' ' ||
    ifnull(${daysWith("iif(completed, '+', '-')")} FILTER (WHERE kind = 'planned'), '')
  FROM messages WHERE campaign_id = campaigns.id AND status = 'sent') ||
  ifnull((SELECT ${daysWith("'+'")} FROM messages INDEXED BY messages_done_unsent
    WHERE campaign_id = campaigns.id AND status <> 'sent' AND completed AND kind = 'planned'), '')`.as(
  'history',
);

const historyColumns = {
  frequency: campaigns.frequency,
  startDate: campaigns.startDate,
  timeZone: campaigns.timeZone,
  active: campaigns.active,
  history,
};

const historiesOf = prepared(historyColumns, (db, columns) =>
  db
    .select(columns)
    .from(campaigns)
    .where(eq(campaigns.userId, sql.placeholder('userId'))),
);

/** The campaigns of a person as the dashboard's numbers need them. */
export const selectHistories = (db: Db, userId: number) => historiesOf(db, { userId });

const lengthOfDay = '+2031-03-03'.length;

/** What a campaign's history says. */
export function readHistory(history: string): { sent: number; days: PlannedDay[] } {
  const from = history.indexOf(' ') + 1;
  const days: PlannedDay[] = [];
  for (let at = from; at < history.length; at += lengthOfDay) {
    days.push({ completed: history[at] === '+', localDate: history.slice(at + 1, at + lengthOfDay) });
  }
  return { sent: Number(history.slice(0, from)), days };
}
