import { Hono } from 'hono';
import type { AppEnv } from '../http.ts';
import { readCapabilities } from './capabilities.service.ts';

export const capabilityRoutes = new Hono<AppEnv>().get('/capabilities', (c) =>
  c.json(readCapabilities(c.var.deps)),
);
