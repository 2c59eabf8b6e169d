import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { type Answers, type Queries, readTogether } from '../db/read-together.ts';
import { sessions } from '../db/schema.ts';
import { signedOut } from '../platform/errors.ts';

/** Who the cookie says the caller is. The signature is good; whether the session was revoked only the database knows. */
export type Claim = { userId: number; sessionId: string };

const standingSession = prepared({ id: sessions.id }, (db, columns) =>
  db
    .select(columns)
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
);

/**
 * Runs the queries together with the check that the caller's session still stands, in one round trip.
 * Every use case that belongs to somebody starts here.
 * @throws signedOut when the session was revoked or has run out; what the queries read is then dropped
 */
export async function readAs<const Q extends Queries>(
  db: Db,
  claim: Claim,
  now: number,
  queries: Q,
): Promise<Answers<Q>> {
  const [found, ...answers] = await readTogether(db, [standingSession(db, { ...claim, now }), ...queries]);
  if (found.length === 0) throw signedOut();
  return answers as unknown as Answers<Q>;
}
