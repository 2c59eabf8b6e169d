import { and, eq, gt } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import { sessions } from '../db/schema.ts';
import { signedOut } from '../platform/errors.ts';
import type { Clock, Log } from '../platform/runtime.ts';
import type { Settings } from '../platform/settings.ts';

export type HttpDeps = { settings: Settings; db: Db; clock: Clock; log: Log };

/** From a validly signed cookie. Only the database knows whether the session was revoked. */
export type Caller = { userId: number; sessionId: string };

type Queries = readonly BatchItem<'sqlite'>[];
type Results<Q extends Queries> = { [Index in keyof Q]: BatchResponse<[Q[Index]]>[0] };

export const selectValidSession = (db: Db, { sessionId, userId }: Caller, now: number) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));

/** The owner of what is read, known from a session or from a link or address that we signed. */
export type Owner = Caller | { userId: number };

/**
 * Checks the owner's session, if they have one, in the same round trip. Every use case behind sign-in starts with this,
 * with `readStatements` or with a limit. The queries must not write, because they also run if the session is invalid.
 */
export async function readAs<const Q extends Queries>(
  { db, clock }: Pick<HttpDeps, 'db' | 'clock'>,
  owner: Owner,
  queries: Q,
): Promise<Results<Q>> {
  if (!('sessionId' in owner)) return db.batch(queries as never) as unknown as Results<Q>;
  const [validSessions, ...results] = await db.batch([
    selectValidSession(db, owner, clock.now()),
    ...queries,
  ]);
  if (validSessions.length === 0) throw signedOut();
  return results as unknown as Results<Q>;
}

const sessionSql = 'SELECT id FROM sessions WHERE id = ?1 AND user_id = ?2 AND expires_at > ?3';

/** `readAs` for hand-written statements. */
export async function readStatements<Rows extends readonly object[]>(
  { $client }: Db,
  { sessionId, userId }: Caller,
  now: number,
  statements: { [Index in keyof Rows]: D1PreparedStatement },
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const session = $client.prepare(sessionSql).bind(sessionId, userId, now);
  const [validSessions, ...answers] = await $client.batch([session, ...statements]);
  if (validSessions === undefined || validSessions.results.length === 0) throw signedOut();
  return answers.map(({ results }) => results) as { [Index in keyof Rows]: Rows[Index][] };
}
