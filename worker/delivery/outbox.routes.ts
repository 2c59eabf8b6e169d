import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../http/http.ts';
import type { DeliveryDeps } from './deps.ts';
import { listOutbox } from './outbox.service.ts';

export const outboxRoutes = new Hono<SignedInEnv<DeliveryDeps>>().get('/outbox', signedIn, async (c) =>
  c.json(await listOutbox(c.var.deps, c.var.claim)),
);
