import { sha256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import { and, desc, eq, gt, isNull, lt, max, min, ne, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { pushSubscriptions, sessions } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { MINUTE } from '../domain.ts';
import { type AppEnv, addressOf, limited, signedIn, valid, validPath } from '../http/http.ts';
import { readForm, showPage } from '../http/page.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import {
  type Caller,
  cookieAttributes,
  dropSessionCookie,
  giveSessionCookie,
  MAX_SESSION_LENGTH,
  readAs,
  readKnownBrowser,
  readSessionCookie,
  SESSION_LENGTH,
  SESSION_RENEWAL,
} from '../http/session.ts';
import { challengeFirst, notFound, signedOut } from '../platform/errors.ts';
import { describeError, keyedHash, withinTime } from '../platform/runtime.ts';
import type { Settings } from '../platform/settings.ts';
import { endSessions, selectUser } from './accounts.repo.ts';
import { describeDevice } from './accounts.rules.ts';
import { registerSchema, type SessionView, signInSchema } from './accounts.schemas.ts';
import { register, signIn, signOut } from './accounts.service.ts';
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

/** Sessions that have expired while their browser still gets notifications. Ending them ends these too. */
const selectSubscribed = (db: Db, userId: number, now: number) =>
  db
    .select({
      id: pushSubscriptions.sessionId,
      device: sql<string>`'A device that still gets notifications'`.as('device'),
      createdAt: min(pushSubscriptions.createdAt).mapWith(Number).as('first'),
      lastUsedAt: max(pushSubscriptions.createdAt).mapWith(Number).as('latest'),
    })
    .from(pushSubscriptions)
    .leftJoin(sessions, and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, now)))
    .where(and(eq(pushSubscriptions.userId, userId), isNull(sessions.id)))
    .groupBy(pushSubscriptions.sessionId);

async function readSessions(deps: Deps, caller: Caller) {
  const { db } = deps;
  const now = deps.clock.now();
  const [valid, expired] = await readAs(deps, caller, [
    selectSessions(db, caller.userId, now),
    selectSubscribed(db, caller.userId, now),
  ]);
  return [...valid, ...expired];
}

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
    if (!user.emailConfirmed) c.executionCtx.waitUntil(sendConfirmationLater(deps, user));
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
    const rows = await readSessions(deps, caller);
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
    const rows = await readSessions(deps, caller);
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

/** How long a visitor may take to register after passing the challenge. */
const PASS_LIFETIME = 30 * MINUTE;
const TIME_LIMIT = 5_000;

const passCookie = 'challenge';
const formSchema = z.object({ 'cf-turnstile-response': z.string().min(1).max(2048) });

/** The challenge has its own page to keep its third-party script away from the app. */
export const challengeRoutes = new Hono<AppEnv<Deps>>()
  .get('/challenge', (c) => challengePage(c, keysOf(c.var.deps.settings)))
  .post('/challenge', async (c) => {
    const { deps } = c.var;
    const keys = keysOf(deps.settings);
    const form = formSchema.safeParse(await readForm(c));
    const address = c.req.header('CF-Connecting-IP');
    const passed =
      form.success && (await isHuman(deps, keys, { token: form.data['cf-turnstile-response'], address }));
    if (!passed) return challengePage(c, keys, 'That didn’t work. Please try again.');
    const pass = [passCookie, deps.ids.next(), deps.clock.now() + PASS_LIFETIME, networkOf(c)].join('.');
    const { SESSION_SECRET } = deps.settings;
    await setSignedCookie(c, passCookie, pass, SESSION_SECRET, {
      ...cookieAttributes,
      maxAge: PASS_LIFETIME / 1000,
    });
    return c.redirect('/register', 303);
  });

async function challengePage(c: Context, { site, base }: ChallengeKeys, problem?: string): Promise<Response> {
  const { origin } = new URL(base);
  const page = await showPage(c, {
    title: 'Are you a person?',
    status: problem === undefined ? 200 : 400,
    body: html`<section class="card">
<h1>Are you a person?</h1>
<p>This check keeps bots from creating thousands of accounts.</p>
${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
<form method="post">
<div class="cf-turnstile" data-sitekey="${site}" data-theme="auto"></div>
<div class="choices"><button class="button primary">Continue</button></div>
</form>
<script src="${base}/api.js" async defer></script>
</section>`,
  });
  page.headers.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // The challenge's frame doesn't send this header, so the policy would block it.
  page.headers.delete('Cross-Origin-Embedder-Policy');
  return page;
}

type ChallengeKeys = { site: string; secret: string; base: string };

function keysOf(settings: Settings): ChallengeKeys {
  const { TURNSTILE_SITE_KEY: site, TURNSTILE_SECRET_KEY: secret, TURNSTILE_BASE_URL: base } = settings;
  if (site === undefined || secret === undefined) throw notFound('Page');
  return { site, secret, base };
}

const verdictSchema = z.object({ success: z.boolean() });

/** Verifies a token with Turnstile. Fails closed: without an answer, nobody passes. */
async function isHuman(
  { log }: Deps,
  { secret, base }: ChallengeKeys,
  { token, address }: { token: string; address: string | undefined },
): Promise<boolean> {
  try {
    return await withinTime(TIME_LIMIT, async (signal) => {
      const body = new URLSearchParams({ secret, response: token });
      if (address !== undefined) body.set('remoteip', address);
      const answer = await fetch(`${base}/siteverify`, { method: 'POST', body, redirect: 'manual', signal });
      const verdict = verdictSchema.safeParse(await answer.json());
      return verdict.success && verdict.data.success;
    });
  } catch (error) {
    log('challenge_error', { error: describeError(error) });
    return false;
  }
}

/** A pass is only valid from the network where the challenge was passed. */
const networkOf = (c: Context<AppEnv<Deps>>): string =>
  keyedHash(c.var.deps.settings.SESSION_SECRET, `challenge-network:${addressOf(c)}`);

/** Uses up one of a pass's few tries, enough to register once and correct mistakes in the form. */
export async function takePass(c: Context<AppEnv<Deps>>): Promise<void> {
  const { deps } = c.var;
  if (deps.settings.TURNSTILE_SECRET_KEY === undefined) return;
  const pass = (await getSignedCookie(c, deps.settings.SESSION_SECRET, passCookie, 'host')) || '';
  // Other cookies are signed with the same secret, so a pass names its purpose.
  const [purpose, , endsAt, network] = pass.split('.');
  if (purpose !== passCookie || deps.clock.now() >= Number(endsAt) || network !== networkOf(c))
    throw challengeFirst();
  await limitUses(deps, [{ action: 'challenge-pass', subject: pass }]);
}
