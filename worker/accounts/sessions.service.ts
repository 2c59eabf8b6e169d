import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { pushSubscriptions, sessions } from '../db/schema.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import { deleteSession } from './accounts.repo.ts';
import type { SessionView } from './accounts.schemas.ts';
import type { AccountDeps } from './deps.ts';

const selectSessions = (db: Db, userId: number, now: number) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));

/** What a session is shown as: its own id stands in the cookie and stays there. */
const shownId = (sessionId: string): string =>
  encodeBase64urlNoPadding(sha256(new TextEncoder().encode(sessionId))).slice(0, 22);

/** Where the person is signed in, this session first. */
export async function listSessions({ db, clock }: AccountDeps, claim: Claim): Promise<SessionView[]> {
  const [rows] = await readAs(db, claim, clock.now(), [selectSessions(db, claim.userId, clock.now())]);
  const views = rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id: shownId(id),
    current: id === claim.sessionId,
    device,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
  }));
  return views.sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one session with the notifications of its browser. @throws notFound, for another person's session too */
export async function endSession(
  { db, clock, log }: AccountDeps,
  claim: Claim,
  id: string,
): Promise<{ wasCurrent: boolean }> {
  const [rows] = await readAs(db, claim, clock.now(), [selectSessions(db, claim.userId, clock.now())]);
  const found = rows.find((row) => shownId(row.id) === id);
  if (found === undefined) throw notFound('Session');
  await deleteSession(db, { userId: claim.userId, sessionId: found.id });
  log('session_ended', { userId: claim.userId });
  return { wasCurrent: found.id === claim.sessionId };
}

/** Ends every session but this one. */
export async function endOtherSessions({ db, clock, log }: AccountDeps, claim: Claim): Promise<void> {
  const { userId, sessionId } = claim;
  await readAs(db, claim, clock.now(), []);
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId))),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.sessionId, sessionId))),
  ]);
  log('other_sessions_ended', { userId });
}
