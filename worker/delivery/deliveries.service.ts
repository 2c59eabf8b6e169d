import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ChannelName } from '../channels.ts';
import type { Db } from '../db/client.ts';
import { deliveries, deliveryAttempts, outbox, progress, users } from '../db/schema.ts';
import type { SkipCause } from '../domain.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import type { Ids } from '../platform/runtime.ts';
import type { RenderedMessage } from '../writer/render-message.ts';
import { tryCounted } from './attempts.ts';
import type { Contact, Outcome } from './channels/channel.ts';
import type { DeliveryView } from './delivery.schemas.ts';
import type { DeliveryDeps } from './deps.ts';
import { judge } from './send.rules.ts';

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

/** Sends a test now, in a single attempt, and records it, unless the account was deleted in the meantime. */
export async function deliverTest(
  deps: DeliveryDeps & { ids: Ids },
  test: { channel: ChannelName; contact: Contact; rendered: RenderedMessage },
): Promise<Outcome> {
  const { db, clock, ids } = deps;
  const { channel, contact } = test;
  const due = { reason: 'test', dueAt: clock.now() } as const;
  const identifier = `test-${ids.next()}`;
  const { outcome, attempts } = await tryCounted(deps, channel, { ...test, identifier });
  const finishedAt = clock.now();
  const { status, error } = judge(outcome, { ...due, attempt: 1, mayHaveArrived: false }, finishedAt);
  const [recorded] = await db
    .insert(deliveries)
    .select(
      sql`SELECT NULL, id, NULL, NULL, ${due.reason}, ${identifier}, ${due.dueAt}, ${status}, NULL, 1, ${channel},
        ${causeOf(outcome)}, ${error}, ${finishedAt} FROM ${users} WHERE id = ${contact.userId}`,
    )
    .returning({ id: deliveries.id });
  if (recorded !== undefined && attempts.length > 0)
    await db
      .insert(deliveryAttempts)
      .values(attempts.map((attempt) => ({ ...attempt, deliveryId: recorded.id, attempt: 1 })));
  return outcome;
}

function causeOf(outcome: Outcome): SkipCause | null {
  if (outcome.kind === 'refused' && outcome.isOptOut) return 'opted_out';
  return outcome.kind === 'retry' && outcome.isOverCeiling ? 'ceiling' : null;
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

/** Development only. */
export async function readOutboxEmail({ db, clock, settings }: DeliveryDeps, caller: Caller, id: number) {
  if (settings.ENVIRONMENT !== 'development') throw notFound('Page');
  const [[email]] = await readAs(db, caller, clock.now(), [selectOutboxEmail(db, caller.userId, id)]);
  if (email === undefined || email.html === null) throw notFound('Message');
  return email.html;
}
