import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../http.ts';
import { listOutbox } from './outbox.service.ts';

export const outboxRoutes = new Hono<SignedInEnv>().get('/outbox', signedIn, async (c) =>
  c.json(await listOutbox(c.var.deps, c.var.claim)),
);
