import { Hono } from 'hono';
import { type SignedInEnv, signedIn, valid } from '../http/http.ts';
import type { CampaignDeps } from './deps.ts';
import { templatesQuery } from './templates.schemas.ts';
import { listTemplates } from './templates.service.ts';

export const templateRoutes = new Hono<SignedInEnv<CampaignDeps>>().get(
  '/templates',
  signedIn,
  valid('query', templatesQuery),
  async (c) => c.json(await listTemplates(c.var.deps, c.var.claim, c.req.valid('query').category)),
);
