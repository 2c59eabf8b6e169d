import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deliveries, deliveryAttempts, progress } from '../db/schema.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import type { DeliveryView } from './deliveries.schemas.ts';
import type { DeliveryDeps } from './deps.ts';

/** Every attempt to deliver a message of the person, first to last. */
function selectAttempts(db: Db, userId: number, messageId: number) {
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

function selectOwnMessage(db: Db, userId: number, messageId: number) {
  return db
    .select({ id: progress.messageId })
    .from(progress)
    .where(and(eq(progress.messageId, messageId), eq(progress.userId, userId)));
}

/** What was tried to get a message to the person, and what came of it. @throws notFound, for another person's message too */
export async function listDeliveries(
  { db, clock }: DeliveryDeps,
  claim: Claim,
  messageId: number,
): Promise<DeliveryView[]> {
  const [[message], rows] = await readAs(db, claim, clock.now(), [
    selectOwnMessage(db, claim.userId, messageId),
    selectAttempts(db, claim.userId, messageId),
  ]);
  if (message === undefined) throw notFound('Message');
  return rows.map(({ startedAt, finishedAt, ...row }) => ({
    ...row,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
  }));
}
