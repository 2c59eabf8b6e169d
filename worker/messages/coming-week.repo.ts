import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, messages, progress, retiredTexts, users } from '../db/schema.ts';
import type { Size, TextWriter } from '../domain.ts';
import type { textColumns } from '../writer/writer.ts';

/**
 * Reads the campaign, its planned messages, soonest first, and whether a model may read the user's words, in one round
 * trip. Called by the campaign's own object, which needs no owner check.
 */
export async function readPlan(db: Db, campaignId: number) {
  const [[campaign], planned, [user], retired] = await db.batch([
    db.select().from(campaigns).where(eq(campaigns.id, campaignId)),
    db
      .select({
        id: messages.id,
        content: messages.content,
        status: progress.status,
        cause: progress.cause,
        edited: messages.edited,
        rating: messages.rating,
        entry: messages.entry,
        condition: messages.condition,
        mark: messages.mark,
        slotIndex: messages.slotIndex,
        week: messages.week,
        slotKind: messages.slotKind,
        localDate: messages.localDate,
        scheduledFor: progress.dueAt,
      })
      .from(progress)
      .innerJoin(messages, eq(messages.id, progress.messageId))
      .where(and(eq(progress.campaignId, campaignId), eq(progress.kind, 'planned')))
      .orderBy(asc(progress.dueAt)),
    db
      .select({ aiWriting: users.aiWriting })
      .from(users)
      .where(sql`${users.id} = (SELECT user_id FROM campaigns WHERE id = ${campaignId})`),
    db
      .select({ textKey: retiredTexts.textKey, reason: retiredTexts.reason })
      .from(retiredTexts)
      .where(eq(retiredTexts.campaignId, campaignId)),
  ]);
  return { campaign, planned, retired, aiWriting: user?.aiWriting ?? false };
}

type NewText = {
  id: number;
  /** The content that the new text replaces. */
  replaces: string;
  writer: TextWriter;
  text: ReturnType<typeof textColumns>;
};

/** The campaign's state after a week was written. */
type WrittenWeek = {
  campaignId: number;
  /** The plan's `plannedAt` when writing began. */
  plannedAt: number;
  week: number;
  aiTries: number;
  aiNextTryAt: number | null;
  size: Size;
};

/**
 * Saves the texts, except those of messages that were changed or marked in the meantime, and the campaign's state, unless
 * the plan was renewed in the meantime.
 */
export async function saveWeek(
  db: Db,
  texts: readonly NewText[],
  written: WrittenWeek,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(campaigns)
      .set({
        writtenThroughWeek: written.week,
        aiTries: written.aiTries,
        aiNextTryAt: written.aiNextTryAt,
        size: written.size,
      })
      .where(and(eq(campaigns.id, written.campaignId), eq(campaigns.plannedAt, written.plannedAt))),
    ...texts.map(({ id, replaces, writer, text }) =>
      db
        .update(messages)
        .set({ ...text, writer })
        .where(
          and(
            eq(messages.id, id),
            eq(messages.kind, 'planned'),
            eq(messages.edited, false),
            sql`${messages.mark} IS NOT 'done'`,
            eq(messages.content, replaces),
            sql`EXISTS (SELECT 1 FROM deliveries WHERE message_id = ${id} AND reason <> 'snooze'
              AND status = 'scheduled' AND due_at > ${now})`,
          ),
        ),
    ),
  ]);
}

export async function addAiUsage(
  db: Db,
  campaignId: number,
  use: { calls: number; tokens: number },
): Promise<void> {
  await db
    .update(campaigns)
    .set({
      aiCalls: sql`${campaigns.aiCalls} + ${use.calls}`,
      aiTokens: sql`${campaigns.aiTokens} + ${use.tokens}`,
    })
    .where(eq(campaigns.id, campaignId));
}
