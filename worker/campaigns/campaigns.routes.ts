import { Hono } from 'hono';
import {
  assertSelf,
  limited,
  type SignedInEnv,
  signedIn,
  userIdQuery,
  valid,
  validId,
} from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import {
  activitySchema,
  campaignSchema,
  everyOtherDaySchema,
  finishSchema,
  newCampaignSchema,
  pauseSchema,
  planSchema,
  proposalSchema,
  questionAnswerSchema,
  repeatSchema,
  sizeSchema,
  styleSchema,
} from './campaigns.schemas.ts';
import { listCampaigns, readCampaign, removeCampaign } from './campaigns.service.ts';
import { createCampaign, previewCampaign } from './creation.service.ts';
import type { CampaignDeps } from './deps.ts';
import { listTemplates, proposeCampaign, readStyleOffer } from './proposals.service.ts';
import { answerOwnQuestion, readQuestion } from './questions.service.ts';
import { repeatOwn } from './repeat.service.ts';
import { templatesQuery } from './templates.schemas.ts';
import { listActive } from './today.service.ts';
import { regenerateMessages, undoRegenerating, updateCampaign } from './update-campaign.service.ts';

const campaignId = validId('Campaign');

export const campaignRoutes = new Hono<SignedInEnv<CampaignDeps>>()
  .use('/campaigns/*', signedIn, limited('change'))
  .get('/campaigns', valid('query', userIdQuery), async (c) => {
    assertSelf(c.var.claim, c.req.valid('query').userId);
    return c.json(await listCampaigns(c.var.deps, c.var.claim));
  })
  .get('/campaigns/active', valid('query', userIdQuery), async (c) => {
    assertSelf(c.var.claim, c.req.valid('query').userId);
    return c.json(await listActive(c.var.deps, c.var.claim));
  })
  .get('/campaigns/:id', campaignId, async (c) =>
    c.json(await readCampaign(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .post('/campaigns', valid('json', newCampaignSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.claim, input.userId);
    // Each sends for twelve weeks, and has a model write for it.
    await limitUse(c.var.deps, c.var.claim, 'start');
    const { campaign, isNew } = await createCampaign(c.var.deps, c.var.claim, input);
    return c.json(campaign, isNew ? 201 : 200);
  })
  .post('/campaigns/preview', valid('json', newCampaignSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.claim, input.userId);
    await limitUse(c.var.deps, c.var.claim, 'preview');
    return c.json(await previewCampaign(c.var.deps, c.var.claim, input));
  })
  .put('/campaigns/:id', campaignId, valid('json', campaignSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.claim, input.userId);
    return c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, input));
  })
  .delete('/campaigns/:id', campaignId, async (c) => {
    await removeCampaign(c.var.deps, c.var.claim, c.req.valid('param').id);
    return c.body(null, 204);
  })
  .post('/campaigns/:id/regenerate-messages', limited('regenerate'), campaignId, async (c) =>
    c.json(await regenerateMessages(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .post('/campaigns/:id/regenerate-messages/undo', campaignId, async (c) =>
    c.json(await undoRegenerating(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .put('/campaigns/:id/plan', campaignId, valid('json', planSchema), async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/campaigns/:id/style', campaignId, valid('json', styleSchema), async (c) => {
    const { style: messageStyle } = c.req.valid('json');
    return c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, { messageStyle }));
  })
  .get('/campaigns/:id/style-offer', campaignId, async (c) =>
    c.json(await readStyleOffer(c.var.deps, c.var.claim, c.req.valid('param').id)),
  )
  .delete('/campaigns/:id/style-offer', campaignId, async (c) => {
    await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, { styleOffersOff: true });
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
    c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, { onHold: false })),
  )
  .put('/campaigns/:id/pause', campaignId, valid('json', pauseSchema), async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/campaigns/:id/active', campaignId, valid('json', activitySchema), async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/campaigns/:id/size', campaignId, valid('json', sizeSchema), async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/campaigns/:id/every-other-day', campaignId, valid('json', everyOtherDaySchema), async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/campaigns/:id/every-other-day/offer', campaignId, async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, { everyDayKept: true })),
  )
  .put('/campaigns/:id/finish', campaignId, valid('json', finishSchema), async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.claim, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/campaigns/:id/repeat', limited('start'), campaignId, valid('json', repeatSchema), async (c) => {
    const { deps, claim } = c.var;
    const { campaign, isNew } = await repeatOwn(deps, claim, c.req.valid('param').id, c.req.valid('json'));
    return c.json(campaign, isNew ? 201 : 200);
  })
  .post('/proposals', signedIn, limited('preview'), valid('json', proposalSchema), async (c) =>
    c.json(await proposeCampaign(c.var.deps, c.var.claim, c.req.valid('json'))),
  )
  .get('/templates', signedIn, valid('query', templatesQuery), async (c) =>
    c.json(await listTemplates(c.var.deps, c.var.claim, c.req.valid('query').category)),
  );
