import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { Hono } from 'hono';
import { type AppEnv, assertSelf, limited, signedIn, valid, validId } from '../http/http.ts';
import { listDeliveries, listOutbox, readOutboxEmail } from './deliveries.service.ts';
import { forgetPushSubscriptionSchema, savePushSubscriptionSchema } from './delivery.schemas.ts';
import type { DeliveryDeps } from './deps.ts';
import {
  countBrowsers,
  readVapidPublicKey,
  removePushSubscription,
  savePushSubscription,
} from './push-subscriptions.service.ts';

export const deliveryRoutes = new Hono<AppEnv<DeliveryDeps>>().get(
  '/messages/:id/deliveries',
  signedIn,
  validId('Message'),
  async (c) => c.json(await listDeliveries(c.var.deps, c.var.caller, c.req.valid('param').id)),
);

/** Allows an email's inline styles, but no scripts. Only our own pages may embed it. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const typeface = `@font-face{font-family:Figtree;src:url(${figtree});font-weight:300 900}`;

export const outboxRoutes = new Hono<AppEnv<DeliveryDeps>>()
  .get('/outbox', signedIn, async (c) => c.json(await listOutbox(c.var.deps, c.var.caller)))
  .get('/outbox/:id/email', signedIn, validId('Message'), async (c) => {
    const email = await readOutboxEmail(c.var.deps, c.var.caller, c.req.valid('param').id);
    c.header('Content-Security-Policy', emailPolicy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    // Links open in a new tab, as in an email client. The typeface is the one it has where Figtree is installed.
    return c.html(email.replace('<head>', `<head><base target="_blank"><style>${typeface}</style>`));
  });

export const pushSubscriptionRoutes = new Hono<AppEnv<DeliveryDeps>>()
  .get('/vapid-public-key', (c) => c.json({ vapidPublicKey: readVapidPublicKey(c.var.deps) }))
  .get('/push-subscription', signedIn, async (c) =>
    c.json({ browsers: await countBrowsers(c.var.deps, c.var.caller) }),
  )
  .post(
    '/push-subscription',
    signedIn,
    limited('settings'),
    valid('json', savePushSubscriptionSchema),
    async (c) => {
      const input = c.req.valid('json');
      assertSelf(c.var.caller, input.userId);
      await savePushSubscription(c.var.deps, c.var.caller, input);
      return c.json({ message: 'App notifications are on for this browser' }, 201);
    },
  )
  .delete(
    '/push-subscription',
    signedIn,
    limited('settings'),
    valid('json', forgetPushSubscriptionSchema),
    async (c) => {
      await removePushSubscription(c.var.deps, c.var.caller, c.req.valid('json').endpoint);
      return c.body(null, 204);
    },
  );
