import { Hono } from 'hono';
import { assertSelf, type SignedInEnv, signedIn, userIdQuery, valid, validId } from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import {
  campaignSchema,
  planSchema,
  proposalSchema,
  questionAnswerSchema,
  styleSchema,
} from './campaigns.schemas.ts';
import { createCampaign, listCampaigns, readCampaign, removeCampaign } from './campaigns.service.ts';
import type { CampaignDeps } from './deps.ts';
import { proposeCampaign } from './proposals.service.ts';
import { answerOwnQuestion, endHold, readQuestion } from './questions.service.ts';
import { changePlan, editCampaign, regenerateMessages } from './replanning.service.ts';
import { changeStyle, readStyleOffer, refuseStyleOffers } from './style-offers.service.ts';

const campaignId = validId('Campaign');

export const campaignRoutes = new Hono<SignedInEnv<CampaignDeps>>()
  .use('/campaigns/*', signedIn)
  .get('/campaigns', valid('query', userIdQuery), async (c) => {
    assertSelf(c.var.claim, c.req.valid('query').userId);
    return c.json(await listCampaigns(c.var.deps, c.var.claim, { activeOnly: false }));
  })
  .get('/campaigns/active', valid('query', userIdQuery), async (c) => {
    assertSelf(c.var.claim, c.req.valid('query').userId);
    return c.json(await listCampaigns(c.var.deps, c.var.claim, { activeOnly: true }));
  })
  .get('/campaigns/:id', campaignId, async (c) =>
    c.json(await readCampaign(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .post('/campaigns', valid('json', campaignSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.claim, input.userId);
    // Each sends for twelve weeks, and has a model write for it.
    await limitUse(c.var.deps, c.var.claim, 'start');
    return c.json(await createCampaign(c.var.deps, c.var.claim, input), 201);
  })
  .put('/campaigns/:id', campaignId, valid('json', campaignSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.claim, input.userId);
    return c.json(await editCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, input));
  })
  .delete('/campaigns/:id', campaignId, async (c) => {
    await removeCampaign(c.var.deps, c.var.claim, c.req.valid('param').id);
    return c.body(null, 204);
  })
  .post('/campaigns/:id/regenerate-messages', campaignId, async (c) =>
    c.json(await regenerateMessages(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .put('/campaigns/:id/plan', campaignId, valid('json', planSchema), async (c) =>
    c.json(await changePlan(c.var.deps, c.var.claim, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/campaigns/:id/style', campaignId, valid('json', styleSchema), async (c) =>
    c.json(await changeStyle(c.var.deps, c.var.claim, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/campaigns/:id/style-offer', campaignId, async (c) =>
    c.json(await readStyleOffer(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .delete('/campaigns/:id/style-offer', campaignId, async (c) => {
    await refuseStyleOffers(c.var.deps, c.var.claim, c.req.valid('param').id);
    return c.body(null, 204);
  })
  .get('/campaigns/:id/question', campaignId, async (c) =>
    c.json(await readQuestion(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .put('/campaigns/:id/question', campaignId, valid('json', questionAnswerSchema), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await answerOwnQuestion(c.var.deps, c.var.claim, id, c.req.valid('json')));
  })
  .delete('/campaigns/:id/hold', campaignId, async (c) =>
    c.json(await endHold(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .post('/proposals', signedIn, valid('json', proposalSchema), async (c) =>
    c.json(await proposeCampaign(c.var.deps, c.var.claim, c.req.valid('json'))),
  );
