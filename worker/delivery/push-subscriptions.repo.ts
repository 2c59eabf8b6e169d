import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { pushSubscriptions, sessions } from '../db/schema.ts';
import type { PushStore } from './channels/web-push.ts';

/** How many browsers a person may have: enough for every device, and a bound to what one message costs. */
const MAX_BROWSERS = 10;

/** The browsers of people, for the channel that notifies them. */
export const pushStore = (db: Db): PushStore => ({
  list: (userId) =>
    db
      .select({
        id: pushSubscriptions.id,
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  remove: async (id) => {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  },
});

/**
 * Keeps a browser as the person's own, whoever it belonged to before, and drops those that were renewed the longest
 * time ago when there are too many. One transaction. Nothing is kept for a session that was ended meanwhile.
 */
export async function keepPushSubscription(
  db: Db,
  subscription: Required<Omit<typeof pushSubscriptions.$inferInsert, 'id'>>,
): Promise<void> {
  const { userId, endpoint, p256dh, auth, sessionId, createdAt } = subscription;
  const own = eq(pushSubscriptions.userId, userId);
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(own)
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MAX_BROWSERS);
  await db.batch([
    db
      .insert(pushSubscriptions)
      .select(
        sql`SELECT NULL, ${userId}, ${endpoint}, ${p256dh}, ${auth}, id, ${createdAt} FROM ${sessions} WHERE id = ${sessionId}`,
      )
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, p256dh, auth, sessionId, createdAt },
      }),
    db.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, newest))),
  ]);
}

export function selectBrowserCount(db: Db, userId: number) {
  return db.select({ browsers: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** Forgets a browser of the person; nothing happens when it was none of theirs. */
export async function forgetPushSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
