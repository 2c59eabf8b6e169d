import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, messages } from '../db/schema.ts';
import type { AnswerChange } from './answers.rules.ts';

const answerColumns = {
  id: messages.id,
  campaignId: messages.campaignId,
  userId: messages.userId,
  kind: messages.kind,
  status: messages.status,
  writer: messages.writer,
  rating: messages.rating,
  offer: messages.offer,
  content: messages.content,
  ownWords: messages.ownWords,
  condition: messages.condition,
  week: messages.week,
  localDate: messages.localDate,
  timeZone: messages.timeZone,
  scheduledFor: messages.scheduledFor,
  sentAt: messages.sentAt,
  completed: messages.completed,
  completedAt: messages.completedAt,
  answer: messages.answer,
  snoozedUntil: messages.snoozedUntil,
  title: campaigns.title,
  description: campaigns.description,
  habitKind: campaigns.kind,
  onHold: campaigns.onHold,
  active: campaigns.active,
  deliveryMethod: campaigns.deliveryMethod,
};

/** A message as it is answered. Not for use inside a batch; there is no caller to bind it to: a token signed by us names it. */
export async function findAnswerable(db: Db, messageId: number) {
  const [found] = await db
    .select(answerColumns)
    .from(messages)
    .innerJoin(campaigns, eq(campaigns.id, messages.campaignId))
    .where(eq(messages.id, messageId));
  return found ?? null;
}

/** Writes an answer down. Each time a message is put off, its coming again is a delivery of its own. */
export function updateAnswer(db: Db, messageId: number, change: AnswerChange) {
  return db
    .update(messages)
    .set({
      ...change,
      ...(change.snoozedUntil === null ? {} : { snoozes: sql`${messages.snoozes} + 1`, snoozeTries: 0 }),
      nextTryAt: sql`CASE WHEN ${messages.status} = 'scheduled' THEN ${messages.nextTryAt} END`,
    })
    .where(eq(messages.id, messageId));
}
