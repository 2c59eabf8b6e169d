import { Hono } from 'hono';
import { assertSelf, type SignedInEnv, signedIn, validId } from '../http/http.ts';
import { readDays, readStats } from './progress.service.ts';

export const progressRoutes = new Hono<SignedInEnv>()
  .get('/stats/:id', signedIn, validId('User'), async (c) => {
    assertSelf(c.var.claim, c.req.valid('param').id);
    return c.json(await readStats(c.var.deps, c.var.claim));
  })
  .get('/campaigns/:id/days', signedIn, validId('Campaign'), async (c) =>
    c.json(await readDays(c.var.deps, c.var.claim, c.req.valid('param').id)),
  );
