import { and, eq, sql } from 'drizzle-orm';
import { type CampaignRow, campaignColumns, type Db } from '../db/client.ts';
import { campaigns } from '../db/schema.ts';
import { inFlightMargin } from '../planning/plan.ts';

const isRepeat = (userId: number, id: number) =>
  and(eq(campaigns.repeatOf, id), eq(campaigns.userId, userId));

/** Whether a message was sent, edited or marked done, or is on its way. */
const hasBegun = (now: number) =>
  sql<number>`EXISTS (SELECT 1 FROM progress p WHERE p.campaign_id = campaigns.id AND (p.status = 'sent' OR p.edited
    OR p.mark IS 'done' OR (p.status = 'scheduled' AND p.due_at <= ${now + inFlightMargin})))`;

/** Finds the campaign that repeats this one. */
export async function findRepeat(
  db: Db,
  userId: number,
  id: number,
  now: number,
): Promise<{ campaign: CampaignRow; hasBegun: boolean } | null> {
  const [found] = await db
    .select({ ...campaignColumns, begun: hasBegun(now) })
    .from(campaigns)
    .where(isRepeat(userId, id));
  if (found === undefined) return null;
  const { begun, ...campaign } = found;
  return { campaign, hasBegun: begun === 1 };
}

/** Deletes the campaign that repeats this one, unless it has begun. @returns its id; null if nothing was deleted */
export async function deleteRepeat(db: Db, userId: number, id: number, now: number): Promise<number | null> {
  const [deleted] = await db
    .delete(campaigns)
    .where(and(isRepeat(userId, id), sql`NOT ${hasBegun(now)}`))
    .returning({ id: campaigns.id });
  return deleted?.id ?? null;
}
