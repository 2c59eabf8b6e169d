import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { stops, suppressions } from '../db/schema.ts';

export type Suppression = typeof suppressions.$inferInsert;

/** Keeps stops for an address. Those that are kept already stay as they are. */
export function insertSuppressions(db: Db, kept: readonly [Suppression, ...Suppression[]]) {
  return db
    .insert(suppressions)
    .values([...kept])
    .onConflictDoNothing();
}

/** Takes back what a phone said. */
export function deleteReplySuppression(db: Db, address: string) {
  return db
    .delete(suppressions)
    .where(and(eq(suppressions.address, address), eq(suppressions.cause, 'stop-reply')));
}

/** Makes what is kept for these addresses stops of the person who gave them. */
export async function insertStopsFrom(
  db: Db,
  addresses: readonly string[],
  userId: number,
  createdAt: number,
): Promise<void> {
  await db
    .insert(stops)
    .select(
      sql`SELECT NULL, ${userId}, NULL, ${suppressions.channel}, 'all/' || ${suppressions.channel}, ${suppressions.cause}, ${createdAt} FROM ${suppressions} WHERE ${inArray(suppressions.address, [...addresses])}`,
    )
    .onConflictDoNothing();
}
