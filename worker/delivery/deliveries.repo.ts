import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deliveries, deliveryAttempts, progress } from '../db/schema.ts';

/** Every attempt to deliver a message of the person, first to last. */
export function selectAttempts(db: Db, userId: number, messageId: number) {
  return db
    .select({
      id: deliveryAttempts.id,
      channel: deliveryAttempts.channel,
      again: sql<boolean>`${deliveries.reason} = 'snooze'`.mapWith(Boolean).as('again'),
      outcome: deliveryAttempts.outcome,
      reason: deliveryAttempts.error,
      startedAt: deliveryAttempts.startedAt,
      finishedAt: deliveryAttempts.finishedAt,
    })
    .from(deliveryAttempts)
    .innerJoin(deliveries, eq(deliveries.id, deliveryAttempts.deliveryId))
    .where(and(eq(deliveries.messageId, messageId), eq(deliveries.userId, userId)))
    .orderBy(asc(deliveryAttempts.startedAt), asc(deliveryAttempts.id));
}

export function selectOwnMessage(db: Db, userId: number, messageId: number) {
  return db
    .select({ id: progress.messageId })
    .from(progress)
    .where(and(eq(progress.messageId, messageId), eq(progress.userId, userId)));
}
