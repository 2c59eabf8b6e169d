import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaignQuestions } from '../db/schema.ts';

/** The questions that were closed in a campaign. Its owner was checked by the caller. */
export const selectClosedQuestions = (db: Db, campaignId: number) =>
  db
    .select({ question: campaignQuestions.question, week: campaignQuestions.week })
    .from(campaignQuestions)
    .where(eq(campaignQuestions.campaignId, campaignId));

/** Closed twice, it stays as it was closed first. */
export async function closeQuestion(db: Db, row: typeof campaignQuestions.$inferInsert): Promise<void> {
  await db.insert(campaignQuestions).values(row).onConflictDoNothing();
}
