import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { deliveries, deliveryAttempts, outbox, progress } from '../db/schema.ts';
import { type AppEnv, signedIn, validId } from '../http/http.ts';
import { readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import type { DeliveryView } from './delivery.schemas.ts';

export const deliveryRoutes = new Hono<AppEnv>().get(
  '/messages/:id/deliveries',
  signedIn,
  validId('Message'),
  async (c) => {
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
  },
);

/** Allows an email's inline styles, but no scripts. Only our own pages may embed it. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const typeface = `@font-face{font-family:Figtree;src:url(${figtree});font-weight:300 900}`;

const inDevelopment = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.deps.settings.ENVIRONMENT !== 'development') throw notFound('Page');
  await next();
});

export const outboxRoutes = new Hono<AppEnv>()
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
    // Links open in a new tab, as in an email client. The typeface is the one it has where Figtree is installed.
    return c.html(email.html.replace('<head>', `<head><base target="_blank"><style>${typeface}</style>`));
  });
