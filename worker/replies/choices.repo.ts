import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { messages, progress } from '../db/schema.ts';

/** A message as its choices need it. There is no caller to bind it to: a token signed by us names it. */
export async function findMessageForChoice(db: Db, messageId: number) {
  const [found] = await db
    .select({
      id: messages.id,
      campaignId: messages.campaignId,
      userId: progress.userId,
      kind: messages.kind,
      offer: messages.offer,
      condition: messages.condition,
      movedFrom: messages.movedFrom,
      movedFromMinute: messages.movedFromMinute,
      sizeFrom: messages.sizeFrom,
      scheduledFor: progress.dueAt,
      sentAt: sql<number | null>`CASE WHEN ${progress.status} = 'sent' THEN ${progress.settledAt} END`,
    })
    .from(messages)
    .innerJoin(progress, eq(progress.messageId, messages.id))
    .where(eq(messages.id, messageId));
  return found ?? null;
}

/** Keeps from where the campaign's messages were moved, or forgets it. */
export async function keepMovedFrom(
  db: Db,
  messageId: number,
  from: { movedFrom: string | null; movedFromMinute: number | null },
): Promise<void> {
  await db.update(messages).set(from).where(eq(messages.id, messageId));
}
