import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deliveries, deliveryAttempts, outbox, progress } from '../db/schema.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import type { DeliveryView } from './delivery.schemas.ts';
import type { DeliveryDeps } from './deps.ts';

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

/** All attempts to deliver a message, in order. @throws notFound, also for another user's message */
export async function listDeliveries(
  { db, clock }: DeliveryDeps,
  caller: Caller,
  messageId: number,
): Promise<DeliveryView[]> {
  const [[message], rows] = await readAs(db, caller, clock.now(), [
    selectOwnMessage(db, caller.userId, messageId),
    selectAttempts(db, caller.userId, messageId),
  ]);
  if (message === undefined) throw notFound('Message');
  return rows.map(({ startedAt, finishedAt, ...row }) => ({
    ...row,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
  }));
}

type OutboxEntry = Omit<typeof outbox.$inferSelect, 'id'>;

/** Replaces an entry with the same identifier, like a provider that recognizes a duplicate. */
export async function addToOutbox(db: Db, entry: OutboxEntry): Promise<void> {
  await db
    .insert(outbox)
    .values(entry)
    .onConflictDoUpdate({ target: [outbox.channel, outbox.identifier], set: entry });
}

export function selectOutbox(db: Db, userId: number) {
  return db
    .select()
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(100);
}

const selectOutboxEmail = (db: Db, userId: number, id: number) =>
  db
    .select({ html: outbox.html })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.userId, userId)));

/** Development only. Newest first. */
export async function listOutbox({ db, clock, settings }: DeliveryDeps, caller: Caller) {
  if (settings.ENVIRONMENT !== 'development') throw notFound('Page');
  const [entries] = await readAs(db, caller, clock.now(), [selectOutbox(db, caller.userId)]);
  return entries.map(({ userId: _, identifier: __, createdAt, ...entry }) => ({
    ...entry,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

/** Development only. @throws notFound, also for another user's email */
export async function readOutboxEmail({ db, clock, settings }: DeliveryDeps, caller: Caller, id: number) {
  if (settings.ENVIRONMENT !== 'development') throw notFound('Page');
  const [[email]] = await readAs(db, caller, clock.now(), [selectOutboxEmail(db, caller.userId, id)]);
  if (email === undefined || email.html === null) throw notFound('Message');
  return email.html;
}
