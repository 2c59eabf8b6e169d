import { Hono } from 'hono';
import { pingDatabase } from '../db/client.ts';
import { unavailable } from '../errors.ts';
import type { AppEnv } from '../http.ts';

export const healthRoutes = new Hono<AppEnv>().get('/health', async (c) => {
  const reached = await pingDatabase(c.var.deps.db);
  if (!reached) throw unavailable('The database cannot be reached at the moment');
  return c.json({ status: 'ok', database: 'reached' } as const);
});
