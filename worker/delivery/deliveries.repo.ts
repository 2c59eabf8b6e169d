import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deliveries, messages } from '../db/schema.ts';

const owned = (userId: number, messageId: number) =>
  sql`(SELECT id FROM messages WHERE id = ${messageId} AND user_id = ${userId})`;

/** Every try to deliver a message of the person, first to last. */
export function selectDeliveries(db: Db, userId: number, messageId: number) {
  return db
    .select({
      id: deliveries.id,
      channel: deliveries.channel,
      identifier: deliveries.identifier,
      outcome: deliveries.outcome,
      reason: deliveries.reason,
      startedAt: deliveries.startedAt,
      finishedAt: deliveries.finishedAt,
    })
    .from(deliveries)
    .where(eq(deliveries.messageId, owned(userId, messageId)))
    .orderBy(asc(deliveries.startedAt), asc(deliveries.id));
}

export function selectOwnMessage(db: Db, userId: number, messageId: number) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)));
}
