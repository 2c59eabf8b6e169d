import { sql } from 'drizzle-orm';
import { messages } from './schema.ts';

/** What was sent, due and done in a campaign so far. */
export type CampaignCounts = { sent: number; due: number; done: number };

/** Due and done are counted over planned messages alone; sent over all that reached the person. `now` is a placeholder. */
const isDue = sql`${messages.kind} = 'planned' AND (${messages.completed} OR ${messages.dayEndsAt} <= ${sql.placeholder('now')})`;
const isDone = sql`${messages.kind} = 'planned' AND ${messages.completed}`;

/** Over messages that were sent. */
export const counted = {
  sent: sql<number>`count(*)`.as('sent'),
  due: sql<number>`count(*) FILTER (WHERE ${isDue})`.as('due'),
  done: sql<number>`count(*) FILTER (WHERE ${isDone})`.as('done'),
};

/**
 * The counts of a row of `campaigns`, as one text: rows of their own would take longer to carry than to count.
 * `campaigns.id` is written out: as a column it would lose its table here, and be the id of the message.
 */
export const countsText =
  sql<string>`(SELECT ${counted.sent.sql} || ' ' || ${counted.due.sql} || ' ' || ${counted.done.sql}
  FROM ${messages} WHERE ${messages.campaignId} = campaigns.id AND ${messages.status} = 'sent')`.as('counts');

export function readCounts(text: string): CampaignCounts {
  const [sent = 0, due = 0, done = 0] = text.split(' ').map(Number);
  return { sent, due, done };
}
