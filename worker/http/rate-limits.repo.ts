import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { attempts, sessions } from '../db/schema.ts';
import type { Claim } from './read-as.ts';

/** One thing to be counted: under which key, how many are allowed, and when a window that starts now ends. */
export type Charge = { key: string; uses: number; windowEndsAt: number };

/** How often a key was charged in its window, this time included. */
export type Tally = { count: number; windowEndsAt: number };

/**
 * Counts the charges in their order, each in one atomic statement and all in one round trip. A charge is
 * counted only while those before it are within their limit; answers null in the place of those that were not.
 * @param claim whose session must stand, or nothing is counted; null where nobody is signed in
 */
export async function countAttempts(
  db: Db,
  charges: readonly [Charge, ...Charge[]],
  now: number,
  claim: Claim | null,
): Promise<(Tally | null)[]> {
  const stands =
    claim === null
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM ${sessions} WHERE id = ${claim.sessionId} AND user_id = ${claim.userId} AND expires_at > ${now})`;
  const [first, ...others] = charges.map((charge, index) =>
    countUnlessOver(db, charge, charges.slice(0, index), now, stands),
  );
  if (first === undefined) return [];
  const answers = await db.batch([first, ...others]);
  return answers.map((rows) => rows[0] ?? null);
}

function countUnlessOver(db: Db, charge: Charge, before: readonly Charge[], now: number, stands: SQL) {
  const over = or(...before.map(({ key, uses }) => and(eq(attempts.key, key), gt(attempts.count, uses))));
  const unlessOver =
    over === undefined ? sql`true` : sql`NOT EXISTS (SELECT 1 FROM ${attempts} WHERE ${over})`;
  const windowIsOver = lte(attempts.windowEndsAt, now);
  return db
    .insert(attempts)
    .select(sql`SELECT ${charge.key}, 1, ${charge.windowEndsAt} WHERE ${stands} AND ${unlessOver}`)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${windowIsOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${windowIsOver} THEN excluded.window_ends_at ELSE ${attempts.windowEndsAt} END`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
}

/** More than any limit allows. */
const EXHAUSTED = 1_000_000;

/** Uses up a key until the end of a window that begins now. */
export async function exhaustAttempts(db: Db, key: string, windowEndsAt: number): Promise<void> {
  const spent = { count: EXHAUSTED, windowEndsAt };
  await db
    .insert(attempts)
    .values({ key, ...spent })
    .onConflictDoUpdate({ target: attempts.key, set: spent });
}

/** Resets `cleared`, subtracts one from `eased`, and deletes every window that has ended. */
export async function forgetAttempts(
  db: Db,
  { cleared, eased }: { cleared: string[]; eased: string },
  now: number,
): Promise<void> {
  await db.batch([
    db.delete(attempts).where(or(inArray(attempts.key, cleared), lte(attempts.windowEndsAt, now))),
    db
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1` })
      .where(and(eq(attempts.key, eased), gt(attempts.count, 0))),
  ]);
}
