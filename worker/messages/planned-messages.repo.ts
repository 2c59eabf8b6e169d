import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deliveries, messages } from '../db/schema.ts';
import type { NewMessage } from './messages.repo.ts';

/** Whose own delivery stands so. @param state SQL over `deliveries` */
const whoseDelivery = (state: string) =>
  sql`${messages.id} IN (SELECT message_id FROM deliveries
    WHERE campaign_id = ${messages.campaignId} AND reason <> 'snooze' AND ${sql.raw(state)})`;

const isDropped = "status = 'skipped' AND cause = 'every_other_day'";
const isOpen = `(status = 'scheduled' OR ${isDropped})`;
const isUntouched = and(eq(messages.edited, false), sql`${messages.mark} IS NOT 'done'`);
const ownDelivery = (messageId: number) =>
  and(eq(deliveries.messageId, messageId), ne(deliveries.reason, 'snooze'));

type Place = Partial<NewMessage> & { scheduledFor: number };

/** Gives a message another place in the plan, also one that was left out of it, unless it was sent meanwhile. */
export function moveMessage(db: Db, id: number, { scheduledFor, ...place }: Place) {
  return [
    db
      .update(messages)
      .set(place)
      .where(and(eq(messages.id, id), whoseDelivery(isOpen))),
    db
      .update(deliveries)
      .set({ dueAt: scheduledFor, status: 'scheduled', cause: null, error: null })
      .where(and(ownDelivery(id), sql.raw(isOpen))),
  ] as const;
}

/** Planned messages that nobody has touched and that are still far enough away to be written anew. */
export function deleteUntouched(db: Db, campaignId: number, after: number) {
  return db.delete(messages).where(
    and(
      eq(messages.kind, 'planned'),
      isUntouched,
      sql`${messages.id} IN (SELECT message_id FROM deliveries WHERE campaign_id = ${campaignId}
        AND status = 'scheduled' AND due_at > ${after} AND reason <> 'snooze')`,
    ),
  );
}

/** Leaves messages out of the plan, unless they left meanwhile: they are neither due nor missed. */
export function dropMessages(db: Db, campaignId: number, ids: readonly number[], error: string) {
  return db
    .update(deliveries)
    .set({ status: 'skipped', cause: 'every_other_day', error })
    .where(
      and(
        eq(deliveries.campaignId, campaignId),
        eq(deliveries.status, 'scheduled'),
        ne(deliveries.reason, 'snooze'),
        sql`${deliveries.messageId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),
    );
}

/** Gives a message other words of a writer, unless a person has written or marked it meanwhile. */
export function rewordMessage(
  db: Db,
  id: number,
  { content, ownWords, short, condition, writer, style, techniques, entry, createdAt }: NewMessage,
) {
  return db
    .update(messages)
    .set({ content, ownWords, short, condition, writer, style, techniques, entry, createdAt })
    .where(and(eq(messages.id, id), whoseDelivery("status = 'scheduled'"), isUntouched));
}

/** What was left out of the plan, unless a person wrote or marked it. */
export function deleteDropped(db: Db, campaignId: number) {
  return db
    .delete(messages)
    .where(and(eq(messages.campaignId, campaignId), isUntouched, whoseDelivery(isDropped)));
}
