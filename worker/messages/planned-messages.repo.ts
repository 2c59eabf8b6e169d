import { and, asc, eq, or, sql } from 'drizzle-orm';
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

/** Still in the plan, or left out of it for every other day. */
const isOpen = or(isScheduled, eq(messages.dropped, true));
const isOneOf = (ids: readonly number[]) =>
  sql`${messages.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Gives a message of a campaign whose owner was checked another place in the plan, unless it was sent meanwhile. */
export function moveMessage(db: Db, id: number, place: Partial<NewMessage>) {
  return db
    .update(messages)
    .set({ ...place, status: 'scheduled', dropped: false, reason: null })
    .where(and(eq(messages.id, id), isOpen));
}

/** Removes messages from the plan, unless they were sent, or a person wrote or marked them meanwhile. */
export function removeMessages(db: Db, campaignId: number, ids: readonly number[]) {
  return db
    .delete(messages)
    .where(
      and(
        eq(messages.campaignId, campaignId),
        isOneOf(ids),
        isOpen,
        eq(messages.edited, false),
        eq(messages.completed, false),
      ),
    );
}

/** Leaves messages out of the plan, unless they were sent meanwhile: they are neither due nor missed. */
export function dropMessages(db: Db, campaignId: number, ids: readonly number[], reason: string) {
  return db
    .update(messages)
    .set({ status: 'skipped', dropped: true, reason })
    .where(and(eq(messages.campaignId, campaignId), isOneOf(ids), isScheduled));
}
