import { Hono } from 'hono';
import type { CampaignDeps } from '../campaigns/deps.ts';
import type { AppEnv } from '../http/http.ts';
import { readCapabilities } from './capabilities.service.ts';

export const capabilityRoutes = new Hono<AppEnv<CampaignDeps>>().get('/capabilities', (c) =>
  c.json(readCapabilities(c.var.deps)),
);
