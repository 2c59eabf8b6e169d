import { type Column, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '../db/client.ts';
import {
  campaignQuestions,
  campaigns,
  deliveries,
  deliveryAttempts,
  identities,
  messages,
  optOuts,
  retiredTexts,
  users,
} from '../db/schema.ts';
import type { ArchivedCampaign, ArchivedRow } from './archive-contract.ts';

/** Everything that an export is made of: queries for `readAs`. */
export function selectArchive(db: Db, userId: number) {
  const own = sql`(SELECT id FROM campaigns WHERE user_id = ${userId})`;
  return [
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(identities).where(eq(identities.userId, userId)),
    db.select().from(campaigns).where(eq(campaigns.userId, userId)).orderBy(campaigns.id),
    db.select().from(campaignQuestions).where(sql`campaign_id IN ${own}`),
    db.select().from(retiredTexts).where(sql`campaign_id IN ${own}`).orderBy(retiredTexts.id),
    db.select().from(optOuts).where(eq(optOuts.userId, userId)),
    db.select().from(messages).where(sql`campaign_id IN ${own}`).orderBy(messages.id),
    db.select().from(deliveries).where(eq(deliveries.userId, userId)).orderBy(deliveries.id),
    db
      .select()
      .from(deliveryAttempts)
      .where(sql`delivery_id IN (SELECT id FROM deliveries WHERE user_id = ${userId})`)
      .orderBy(deliveryAttempts.id),
  ] as const;
}

/** The seeds that the person's campaigns were exported or imported under. */
export const selectSeeds = (db: Db, userId: number) =>
  db
    .select({ seed: campaigns.seed, textSeed: campaigns.textSeed })
    .from(campaigns)
    .where(eq(campaigns.userId, userId));

/** `INSERT … SELECT` from a JSON list: what is fixed comes from here, the rest from each row. */
function insertRows(
  { $client }: Db,
  table: SQLiteTable,
  {
    name,
    from,
    fixed,
    rows,
  }: { name: string; from: string; fixed: Record<string, string>; rows: readonly object[] },
): D1PreparedStatement {
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>);
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const values = columns.map(([key]) => fixed[key] ?? `value ->> '$.${key}'`).join(', ');
  return $client
    .prepare(
      `INSERT INTO ${name} (${names}) SELECT ${values} FROM json_each(?1) AS row ${from} ORDER BY row.key`,
    )
    .bind(JSON.stringify(rows));
}

/**
 * Writes one campaign with all that belongs to it, as the person's own, in one transaction. Its messages are told apart by
 * their order, which their ids keep.
 * @returns its id, or null when it is there already
 */
export async function insertArchived(
  db: Db,
  userId: number,
  campaign: Pick<ArchivedCampaign, 'questions' | 'retired' | 'optOuts'> & {
    row: ArchivedRow & { seed: string };
    messages: readonly ArchivedRow[];
    deliveries: readonly ArchivedRow[];
    attempts: readonly ArchivedRow[];
  },
): Promise<number | null> {
  // The seed is made of letters and digits alone.
  const id = `(SELECT id FROM campaigns WHERE seed = '${campaign.row.seed}')`;
  const numbered = (table: string, column: string) =>
    `JOIN (SELECT id, ${column} row_number() OVER (ORDER BY id) - 1 AS position FROM ${table} WHERE campaign_id = ${id}) AS own`;
  try {
    const results = await db.$client.batch<{ id: number }>([
      insertRows(db, campaigns, {
        name: 'campaigns',
        from: '',
        fixed: {
          id: 'NULL',
          userId: String(userId),
          repeatOf: 'NULL',
          planVersion: '0',
          undoVersion: 'NULL',
        },
        rows: [campaign.row],
      }),
      insertRows(db, campaignQuestions, {
        ...{ name: 'campaign_questions', from: '', rows: campaign.questions },
        fixed: { campaignId: id },
      }),
      insertRows(db, retiredTexts, {
        ...{ name: 'retired_texts', from: '', rows: campaign.retired },
        fixed: { id: 'NULL', campaignId: id, planVersion: 'NULL' },
      }),
      insertRows(db, optOuts, {
        ...{ name: 'opt_outs', from: '', rows: campaign.optOuts },
        fixed: {
          ...{ id: 'NULL', userId: String(userId), campaignId: id },
          scope: `${id} || '/' || coalesce(value ->> '$.channel', 'all')`,
        },
      }),
      insertRows(db, messages, {
        ...{ name: 'messages', from: '', rows: campaign.messages },
        fixed: { id: 'NULL', campaignId: id },
      }),
      insertRows(db, deliveries, {
        name: 'deliveries',
        from: `${numbered('messages', '')} ON own.position = value ->> '$.message'`,
        fixed: {
          ...{ id: 'NULL', userId: String(userId), campaignId: id, messageId: 'own.id' },
          identifier:
            "'message-' || own.id || iif(value ->> '$.reason' = 'snooze', '-import-' || row.key, '')",
        },
        rows: campaign.deliveries,
      }),
      insertRows(db, deliveryAttempts, {
        name: 'delivery_attempts',
        from: `${numbered('deliveries', '')} ON own.position = value ->> '$.delivery'`,
        fixed: { id: 'NULL', deliveryId: 'own.id', providerId: 'NULL', requestId: 'NULL' },
        rows: campaign.attempts,
      }),
      db.$client.prepare(`SELECT id FROM campaigns WHERE seed = ?1`).bind(campaign.row.seed),
    ]);
    return results.at(-1)?.results[0]?.id ?? null;
  } catch (error) {
    if (error instanceof Error && /UNIQUE constraint failed: campaigns\.seed/.test(error.message))
      return null;
    throw error;
  }
}

/** Says which campaign another one repeats, where both came along. */
export async function joinRepeats(
  db: Db,
  userId: number,
  pairs: readonly { seed: string; repeats: string }[],
): Promise<void> {
  for (const { seed, repeats } of pairs)
    await db.run(sql`UPDATE OR IGNORE campaigns SET repeat_of = (SELECT id FROM campaigns WHERE seed = ${repeats}
      AND user_id = ${userId}) WHERE seed = ${seed} AND user_id = ${userId}`);
}
