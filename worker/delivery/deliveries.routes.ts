import { Hono } from 'hono';
import { type AppEnv, signedIn, validId } from '../http/http.ts';
import { listDeliveries } from './deliveries.service.ts';
import type { DeliveryDeps } from './deps.ts';

export const deliveryRoutes = new Hono<AppEnv<DeliveryDeps>>().get(
  '/messages/:id/deliveries',
  signedIn,
  validId('Message'),
  async (c) => c.json(await listDeliveries(c.var.deps, c.var.claim, c.req.valid('param').id)),
);
