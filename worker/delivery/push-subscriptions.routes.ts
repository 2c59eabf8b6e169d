import { Hono } from 'hono';
import { type AppEnv, assertSelf, limited, signedIn, valid } from '../http/http.ts';
import type { DeliveryDeps } from './deps.ts';
import { forgetPushSubscriptionSchema, savePushSubscriptionSchema } from './push-subscriptions.schemas.ts';
import {
  countBrowsers,
  readVapidPublicKey,
  removePushSubscription,
  savePushSubscription,
} from './push-subscriptions.service.ts';

export const pushSubscriptionRoutes = new Hono<AppEnv<DeliveryDeps>>()
  .get('/vapid-public-key', (c) => c.json({ vapidPublicKey: readVapidPublicKey(c.var.deps) }))
  .get('/push-subscription', signedIn, async (c) =>
    c.json({ browsers: await countBrowsers(c.var.deps, c.var.claim) }),
  )
  .post(
    '/push-subscription',
    signedIn,
    limited('settings'),
    valid('json', savePushSubscriptionSchema),
    async (c) => {
      const input = c.req.valid('json');
      assertSelf(c.var.claim, input.userId);
      await savePushSubscription(c.var.deps, c.var.claim, input);
      return c.json({ message: 'App notifications are on for this browser' }, 201);
    },
  )
  .delete(
    '/push-subscription',
    signedIn,
    limited('settings'),
    valid('json', forgetPushSubscriptionSchema),
    async (c) => {
      await removePushSubscription(c.var.deps, c.var.claim, c.req.valid('json').endpoint);
      return c.body(null, 204);
    },
  );
