import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema.ts';

type OutboxEntry = Omit<typeof outbox.$inferSelect, 'id'>;

/** Keeps what a person would have got. The same identifier replaces: that is what providers do with a second try. */
export async function putIntoOutbox(db: Db, entry: OutboxEntry): Promise<void> {
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

export const selectOutboxEmail = (db: Db, userId: number, id: number) =>
  db
    .select({ html: outbox.html })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.userId, userId)));
