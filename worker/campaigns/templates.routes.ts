import { Hono } from 'hono';
import { type SignedInEnv, signedIn, valid } from '../http/http.ts';
import { readAs } from '../http/read-as.ts';
import type { CampaignDeps } from './deps.ts';
import { templates } from './templates.data.ts';
import { type Template, templatesQuery } from './templates.schemas.ts';

/** The templates of one category, or all of them; by category and style, each in its lasting order. */
export const templateRoutes = new Hono<SignedInEnv<CampaignDeps>>().get(
  '/templates',
  signedIn,
  valid('query', templatesQuery),
  async (c) => {
    const { deps, claim } = c.var;
    await readAs(deps.db, claim, deps.clock.now(), []);
    const { category } = c.req.valid('query');
    const found: readonly Template[] =
      category === 'all' ? templates : templates.filter((template) => template.category === category);
    return c.json(found);
  },
);
