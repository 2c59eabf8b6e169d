import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deliveries, messages } from '../db/schema.ts';
import type { NewMessage } from './messages.repo.ts';

/** Still in the plan, or left out of it for every other day. */
const isOpen = sql.raw("(status = 'scheduled' OR (status = 'skipped' AND cause = 'every_other_day'))");
const idsIn = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

type Place = Partial<NewMessage> & { scheduledFor: number };

/** Gives a message of a campaign whose owner was checked another place in the plan, unless it was sent meanwhile. */
export function moveMessage(db: Db, id: number, { scheduledFor, ...place }: Place) {
  return [
    db
      .update(messages)
      .set(place)
      .where(
        and(
          eq(messages.id, id),
          sql`EXISTS (SELECT 1 FROM deliveries WHERE message_id = ${id} AND reason <> 'snooze' AND ${isOpen})`,
        ),
      ),
    db
      .update(deliveries)
      .set({ dueAt: scheduledFor, status: 'scheduled', cause: null, error: null })
      .where(and(eq(deliveries.messageId, id), ne(deliveries.reason, 'snooze'), isOpen)),
  ] as const;
}

/** Removes messages from the plan, unless they were sent, or a person wrote or marked them meanwhile. */
export function removeMessages(db: Db, campaignId: number, ids: readonly number[]) {
  return db.delete(messages).where(
    and(
      eq(messages.campaignId, campaignId),
      sql`${messages.id} IN (SELECT message_id FROM deliveries WHERE message_id IN ${idsIn(ids)}
          AND reason <> 'snooze' AND ${isOpen})`,
      eq(messages.edited, false),
      sql`${messages.mark} IS NOT 'done'`,
    ),
  );
}

/** Leaves messages out of the plan, unless they were sent meanwhile: they are neither due nor missed. */
export function dropMessages(db: Db, campaignId: number, ids: readonly number[], error: string) {
  return db
    .update(deliveries)
    .set({ status: 'skipped', cause: 'every_other_day', error })
    .where(
      and(
        eq(deliveries.campaignId, campaignId),
        eq(deliveries.status, 'scheduled'),
        ne(deliveries.reason, 'snooze'),
        sql`${deliveries.messageId} IN ${idsIn(ids)}`,
      ),
    );
}
