import { Hono } from 'hono';
import { type AppEnv, assertSelf, signedIn, validId } from '../http/http.ts';
import { readAnalytics, readDays, readStats } from './progress.service.ts';

const userId = validId('User');

export const progressRoutes = new Hono<AppEnv>()
  .get('/stats/:id', signedIn, userId, async (c) => {
    assertSelf(c.var.caller, c.req.valid('param').id);
    return c.json(await readStats(c.var.deps, c.var.caller));
  })
  .get('/analytics/:id', signedIn, userId, async (c) => {
    assertSelf(c.var.caller, c.req.valid('param').id);
    return c.json(await readAnalytics(c.var.deps, c.var.caller));
  })
  .get('/campaigns/:id/days', signedIn, validId('Campaign'), async (c) =>
    c.json(await readDays(c.var.deps, c.var.caller, c.req.valid('param').id)),
  );
