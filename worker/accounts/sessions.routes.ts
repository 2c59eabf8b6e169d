import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { sessions } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { type AppEnv, addressOf, limited, signedIn, valid, validPath } from '../http/http.ts';
import {
  dropSessionCookie,
  giveSessionCookie,
  MAX_SESSION_LENGTH,
  readAs,
  readKnownBrowser,
  readSessionCookie,
  SESSION_LENGTH,
  SESSION_RENEWAL,
} from '../http/session.ts';
import { notFound, signedOut } from '../platform/errors.ts';
import { endSessions, selectUser } from './accounts.repo.ts';
import { describeDevice } from './accounts.rules.ts';
import { registerSchema, type SessionView, signInSchema } from './accounts.schemas.ts';
import { register, signIn, signOut } from './accounts.service.ts';
import { takePass } from './challenge.routes.ts';
import { sendConfirmationLater } from './email.routes.ts';

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

/** A public id for a session. The real one is part of the cookie's secret. */
const publicId = (sessionId: string): string =>
  encodeBase64urlNoPadding(sha256(new TextEncoder().encode(sessionId))).slice(0, 22);

const validSession = validPath('Session', z.object({ session: z.string().max(64) }));

export const sessionRoutes = new Hono<AppEnv<Deps>>()
  .post('/register', valid('json', registerSchema), async (c) => {
    const { deps } = c.var;
    const address = addressOf(c);
    const device = describeDevice(c.req.header('User-Agent'));
    await takePass(c);
    const { user, session } = await register(deps, { ...c.req.valid('json'), address, device });
    if (!user.emailConfirmed) c.executionCtx.waitUntil(sendConfirmationLater(deps, user, address));
    await giveSessionCookie(c, session);
    return c.json(user, 201);
  })
  .post('/login', valid('json', signInSchema), async (c) => {
    const address = addressOf(c);
    const device = describeDevice(c.req.header('User-Agent'));
    const browser = await readKnownBrowser(c);
    const { user, session } = await signIn(c.var.deps, { ...c.req.valid('json'), address, device, browser });
    await giveSessionCookie(c, session);
    return c.json(user);
  })
  .post('/logout', async (c) => {
    const caller = await readSessionCookie(c);
    if (caller !== null) await signOut(c.var.deps, caller);
    dropSessionCookie(c);
    return c.body(null, 204);
  })
  // Extends the session at most once an hour, so regular users stay signed in.
  .get('/session', signedIn, async (c) => {
    const { caller, deps } = c.var;
    const { db } = deps;
    const now = deps.clock.now();
    const [[user], [extended]] = await readAs(deps, caller, [
      selectUser(db, caller),
      db
        .update(sessions)
        .set({
          lastUsedAt: now,
          expiresAt: sql`min(${now + SESSION_LENGTH}, ${sessions.createdAt} + ${MAX_SESSION_LENGTH})`,
        })
        .where(
          and(
            eq(sessions.id, caller.sessionId),
            eq(sessions.userId, caller.userId),
            gt(sessions.expiresAt, now),
            lt(sessions.lastUsedAt, now - SESSION_RENEWAL),
          ),
        )
        .returning({ expiresAt: sessions.expiresAt }),
    ]);
    if (user === undefined) throw signedOut();
    if (extended !== undefined) await giveSessionCookie(c, { caller, expiresAt: extended.expiresAt });
    return c.json(user);
  })
  // The current session first.
  .get('/sessions', signedIn, async (c) => {
    const { caller, deps } = c.var;
    const now = deps.clock.now();
    const [rows] = await readAs(deps, caller, [selectSessions(deps.db, caller.userId, now)]);
    const views = rows.map(
      ({ id, device, createdAt, lastUsedAt }): SessionView => ({
        id: publicId(id),
        current: id === caller.sessionId,
        device,
        createdAt: new Date(createdAt).toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
      }),
    );
    return c.json(views.sort((a, b) => Number(b.current) - Number(a.current)));
  })
  .delete('/sessions/:session', signedIn, limited('settings'), validSession, async (c) => {
    const { caller, deps } = c.var;
    const { db } = deps;
    const { userId } = caller;
    const now = deps.clock.now();
    const [rows] = await readAs(deps, caller, [selectSessions(db, userId, now)]);
    const ended = rows.find(({ id }) => publicId(id) === c.req.valid('param').session);
    if (ended === undefined) throw notFound('Session');
    await db.batch(endSessions(db, userId, (id) => eq(id, ended.id)));
    deps.log('session_ended', { userId });
    if (ended.id === caller.sessionId) dropSessionCookie(c);
    return c.body(null, 204);
  })
  .delete('/sessions', signedIn, limited('settings'), async (c) => {
    const { caller, deps } = c.var;
    await deps.db.batch(endSessions(deps.db, caller.userId, (id) => ne(id, caller.sessionId)));
    deps.log('other_sessions_ended', { userId: caller.userId });
    return c.body(null, 204);
  });
