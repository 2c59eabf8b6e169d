import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, messages } from '../db/schema.ts';
import type { Size, TextWriter } from '../domain.ts';
import type { textColumns } from '../writer/writer.ts';

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
