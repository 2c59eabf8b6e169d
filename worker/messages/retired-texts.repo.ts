import { and, eq, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import { campaigns, retiredTexts } from '../db/schema.ts';

/** Per campaign; about six times the number of its messages. */
const MAX_REPLACED = 500;

export const selectRetired = (db: Db, userId: number, campaignId: number) =>
  db
    .select({ textKey: retiredTexts.textKey, reason: retiredTexts.reason })
    .from(retiredTexts)
    .innerJoin(campaigns, eq(campaigns.id, retiredTexts.campaignId))
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.userId, userId)));

export type RetiredText = BatchResponse<[ReturnType<typeof selectRetired>]>[0][number];

/** Retires texts that the user regenerated. Beyond the limit, the oldest may be used again. */
export function retireReplaced(db: Db, campaignId: number, keys: readonly string[], planVersion: number) {
  const latest = sql`SELECT id FROM ${retiredTexts} WHERE campaign_id = ${campaignId} AND reason = 'replaced'
    ORDER BY id DESC LIMIT ${MAX_REPLACED}`;
  const list = JSON.stringify([...new Set(keys)]);
  return [
    db
      .insert(retiredTexts)
      .select(
        sql`SELECT NULL, ${campaignId}, value, 'replaced', ${planVersion} FROM json_each(${list}) WHERE true`,
      )
      .onConflictDoNothing(),
    db
      .delete(retiredTexts)
      .where(
        and(
          eq(retiredTexts.campaignId, campaignId),
          eq(retiredTexts.reason, 'replaced'),
          sql`${retiredTexts.id} NOT IN (${latest})`,
        ),
      ),
  ] as const;
}

/** Allows the texts that a plan version replaced to be used again, since they are being restored. */
export const unretireReplaced = (db: Db, campaignId: number, planVersion: number) =>
  db
    .delete(retiredTexts)
    .where(and(eq(retiredTexts.campaignId, campaignId), eq(retiredTexts.planVersion, planVersion)));

/** Retires the text of a message about to be deleted if it was rated down. The user's own texts are never retired. */
export const retireDisliked = (db: Db, userId: number, messageId: number, textKey: string) =>
  db
    .insert(retiredTexts)
    .select(
      sql`SELECT NULL, m.campaign_id, coalesce(m.entry, ${textKey}), 'disliked', NULL
        FROM messages AS m JOIN campaigns AS c ON c.id = m.campaign_id
        WHERE m.id = ${messageId} AND c.user_id = ${userId} AND m.rating = 'down'
          AND (m.entry IS NOT NULL OR m.writer <> 'person')`,
    )
    .onConflictDoNothing();
