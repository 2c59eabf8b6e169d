import { decodeBase64urlIgnorePadding } from '@oslojs/encoding';
import { and, asc, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { deliveries, deliveryAttempts, outbox, progress, pushSubscriptions, sessions } from '../db/schema.ts';
import { type AppEnv, assertSelf, limited, signedIn, valid, validId } from '../http/http.ts';
import { readAs } from '../http/session.ts';
import { badInput, notFound, unavailable } from '../platform/errors.ts';
import { isAllowedPushEndpoint, vapidKeys } from './channels/web-push.ts';
import { type DeliveryView, savePushSubscriptionSchema } from './delivery.schemas.ts';

/** Allows an email's inline styles, but no scripts. Only our own pages may embed it. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const inDevelopment = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.deps.settings.ENVIRONMENT !== 'development') throw notFound('Page');
  await next();
});

const notSetUp = () =>
  unavailable('App notifications are not set up on this server. Please choose Email instead');

/** Enough for all of a user's devices, while limiting the cost of one message. */
const MAX_BROWSERS = 10;

export const deliveryRoutes = new Hono<AppEnv>()
  .get('/messages/:id/deliveries', signedIn, validId('Message'), async (c) => {
    const { deps, caller } = c.var;
    const { db } = deps;
    const { userId } = caller;
    const { id: messageId } = c.req.valid('param');
    const [[message], rows] = await readAs(deps, caller, [
      db
        .select({ id: progress.messageId })
        .from(progress)
        .where(and(eq(progress.messageId, messageId), eq(progress.userId, userId))),
      db
        .select({
          id: deliveryAttempts.id,
          channel: deliveryAttempts.channel,
          again: sql`${deliveries.reason} = 'snooze'`.mapWith(Boolean).as('again'),
          outcome: deliveryAttempts.outcome,
          reason: deliveryAttempts.error,
          startedAt: deliveryAttempts.startedAt,
          finishedAt: deliveryAttempts.finishedAt,
        })
        .from(deliveryAttempts)
        .innerJoin(deliveries, eq(deliveries.id, deliveryAttempts.deliveryId))
        .where(and(eq(deliveries.messageId, messageId), eq(deliveries.userId, userId)))
        .orderBy(asc(deliveryAttempts.startedAt), asc(deliveryAttempts.id)),
    ]);
    if (message === undefined) throw notFound('Message');
    const views = rows.map(
      ({ startedAt, finishedAt, ...row }): DeliveryView => ({
        ...row,
        startedAt: new Date(startedAt).toISOString(),
        finishedAt: new Date(finishedAt).toISOString(),
      }),
    );
    return c.json(views);
  })
  // Newest first.
  .get('/outbox', signedIn, inDevelopment, async (c) => {
    const { deps, caller } = c.var;
    const { db } = deps;
    const [entries] = await readAs(deps, caller, [
      db
        .select()
        .from(outbox)
        .where(eq(outbox.userId, caller.userId))
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(100),
    ]);
    const views = entries.map(({ userId: _, identifier: __, createdAt, ...entry }) => ({
      ...entry,
      createdAt: new Date(createdAt).toISOString(),
    }));
    return c.json(views);
  })
  .get('/outbox/:id/email', signedIn, validId('Message'), inDevelopment, async (c) => {
    const { deps, caller } = c.var;
    const { db } = deps;
    const [[email]] = await readAs(deps, caller, [
      db
        .select({ html: outbox.html })
        .from(outbox)
        .where(and(eq(outbox.id, c.req.valid('param').id), eq(outbox.userId, caller.userId))),
    ]);
    if (email === undefined || email.html === null) throw notFound('Message');
    c.header('Content-Security-Policy', emailPolicy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    // Links open in a new tab, as in an email client.
    return c.html(email.html.replace('<head>', '<head><base target="_blank">'));
  })
  .get('/vapid-public-key', (c) => {
    const keys = vapidKeys(c.var.deps.settings);
    if (keys === null) throw notSetUp();
    return c.json({ vapidPublicKey: keys.publicKey });
  })
  .get('/push-subscription', signedIn, async (c) => {
    const { deps, caller } = c.var;
    const [[row]] = await readAs(deps, caller, [
      deps.db
        .select({ browsers: count() })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, caller.userId)),
    ]);
    return c.json({ browsers: row?.browsers ?? 0 });
  })
  // Saves a browser's subscription, even if another user had it before, unless the session has ended. Removes the oldest
  // beyond the limit. The app sends it on every start.
  .post(
    '/push-subscription',
    signedIn,
    limited('settings'),
    valid('json', savePushSubscriptionSchema),
    async (c) => {
      const { caller, deps } = c.var;
      const { db, clock, settings } = deps;
      const { userId, sessionId } = caller;
      const input = c.req.valid('json');
      const { endpoint, keys } = input.subscription;
      const { p256dh, auth } = keys;
      assertSelf(caller, input.userId);
      const now = clock.now();
      if (vapidKeys(settings) === null) throw notSetUp();
      if (!isAllowedPushEndpoint(endpoint, settings.PUSH_HOSTS))
        throw badInput(
          'This browser uses a push service that isn’t allowed here. Please choose Email instead',
        );
      if (!(await isPublicKey(p256dh)))
        throw badInput('This browser sent a key we can’t use. Please turn notifications on again');
      const own = eq(pushSubscriptions.userId, userId);
      const newest = db
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(own)
        .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
        .limit(MAX_BROWSERS);
      await db.batch([
        db
          .insert(pushSubscriptions)
          .select(
            sql`SELECT NULL, ${userId}, ${endpoint}, ${p256dh}, ${auth}, id, ${now} FROM ${sessions} WHERE id = ${sessionId}`,
          )
          .onConflictDoUpdate({
            target: pushSubscriptions.endpoint,
            set: { userId, p256dh, auth, sessionId, createdAt: now },
          }),
        db.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, newest))),
      ]);
      return c.json({ message: 'App notifications are on for this browser' }, 201);
    },
  );

/** Not all 65-byte values are points on the curve, and an invalid key would fail on every send. */
async function isPublicKey(p256dh: string): Promise<boolean> {
  try {
    const point = new Uint8Array(decodeBase64urlIgnorePadding(p256dh));
    await crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
    return true;
  } catch {
    return false;
  }
}
