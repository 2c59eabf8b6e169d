import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, messages, progress } from '../db/schema.ts';

const answerColumns = {
  id: messages.id,
  campaignId: messages.campaignId,
  userId: campaigns.userId,
  kind: messages.kind,
  status: progress.status,
  writer: messages.writer,
  rating: messages.rating,
  offer: messages.offer,
  content: messages.content,
  ownWords: messages.ownWords,
  condition: messages.condition,
  week: messages.week,
  localDate: messages.localDate,
  timeZone: messages.timeZone,
  scheduledFor: progress.dueAt,
  sentAt: sql<number | null>`CASE WHEN ${progress.status} = 'sent' THEN ${progress.settledAt} END`,
  channel: progress.channel,
  mark: messages.mark,
  markedAt: messages.markedAt,
  smaller: messages.smaller,
  snoozedUntil: sql<number | null>`(SELECT due_at FROM deliveries WHERE message_id = ${messages.id}
    AND reason = 'snooze' AND status = 'scheduled')`,
  title: campaigns.title,
  description: campaigns.description,
  habitKind: campaigns.kind,
  onHold: campaigns.onHold,
  active: campaigns.active,
  deliveryMethod: campaigns.deliveryMethod,
};

/** A message as it is answered. Not for use inside a batch; there is no caller to bind it to: a token signed by us names it. */
export async function findReplyTarget(db: Db, messageId: number) {
  const [found] = await db
    .select(answerColumns)
    .from(messages)
    .innerJoin(progress, eq(progress.messageId, messages.id))
    .innerJoin(campaigns, eq(campaigns.id, messages.campaignId))
    .where(eq(messages.id, messageId));
  return found ?? null;
}
