import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { messages } from '../db/schema.ts';
import type { NewMessage } from './messages.repo.ts';

/** Written out, not bound: only so does SQLite use the indexes that hold scheduled messages alone. */
const isScheduled = sql`${messages.status} = 'scheduled'`;

/** The planned messages of a campaign whose owner was checked, soonest first. */
export function selectPlanned(db: Db, userId: number, campaignId: number) {
  return db
    .select()
    .from(messages)
    .where(
      and(eq(messages.campaignId, campaignId), eq(messages.userId, userId), eq(messages.kind, 'planned')),
    )
    .orderBy(asc(messages.scheduledFor));
}

/** Gives a message of a campaign whose owner was checked another place in the plan, unless it was sent meanwhile. */
export function moveMessage(db: Db, id: number, place: Partial<NewMessage>) {
  return db
    .update(messages)
    .set(place)
    .where(and(eq(messages.id, id), isScheduled));
}

/** Planned messages that nobody has touched and that are still far enough away to be written anew. */
export function deleteUntouched(db: Db, campaignId: number, after: number) {
  return db
    .delete(messages)
    .where(
      and(
        eq(messages.campaignId, campaignId),
        isScheduled,
        gt(messages.scheduledFor, after),
        eq(messages.kind, 'planned'),
        eq(messages.edited, false),
        eq(messages.completed, false),
      ),
    );
}

/** Leaves messages out of the plan, unless they left meanwhile: they are neither due nor missed. */
export function dropMessages(db: Db, campaignId: number, ids: readonly number[], reason: string) {
  return db
    .update(messages)
    .set({ status: 'skipped', dropped: true, reason })
    .where(
      and(
        eq(messages.campaignId, campaignId),
        isScheduled,
        sql`${messages.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),
    );
}

/** Puts a message that was left out back into the plan. */
export function restoreMessage(db: Db, id: number, place: Partial<NewMessage>) {
  return db
    .update(messages)
    .set({ ...place, status: 'scheduled', dropped: false, reason: null })
    .where(and(eq(messages.id, id), eq(messages.dropped, true)));
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
    .where(and(eq(messages.id, id), isScheduled, eq(messages.edited, false), eq(messages.completed, false)));
}

/** What was left out of the plan, unless a person wrote or marked it. */
export function deleteDropped(db: Db, campaignId: number) {
  return db
    .delete(messages)
    .where(
      and(
        eq(messages.campaignId, campaignId),
        eq(messages.dropped, true),
        eq(messages.edited, false),
        eq(messages.completed, false),
      ),
    );
}
