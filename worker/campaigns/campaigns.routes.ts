import { Hono } from 'hono';
import { z } from 'zod';
import { templateCategories } from '../domain.ts';
import { type AppEnv, assertSelf, limited, signedIn, userIdQuery, valid, validId } from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import type { MessageDeps } from '../messages/deps.ts';
import {
  campaignPatchSchema,
  campaignSchema,
  newCampaignSchema,
  proposalSchema,
  questionAnswerSchema,
  repeatSchema,
} from './campaigns.schemas.ts';
import {
  listCampaigns,
  listTemplates,
  readCampaign,
  readStyleOffer,
  removeCampaign,
} from './campaigns.service.ts';
import { createCampaign, previewCampaign, proposeCampaign } from './creation.service.ts';
import { repeatOwn } from './ending.service.ts';
import { answerOwnQuestion, readQuestion } from './questions.service.ts';
import { listActive } from './today.service.ts';
import { regenerateMessages, undoRegenerating, updateCampaign } from './update-campaign.service.ts';

const campaignId = validId('Campaign');

export const campaignRoutes = new Hono<AppEnv<MessageDeps>>()
  .basePath('/campaigns')
  .use(signedIn, limited('change'))
  .get('/', valid('query', userIdQuery), async (c) => {
    assertSelf(c.var.caller, c.req.valid('query').userId);
    return c.json(await listCampaigns(c.var.deps, c.var.caller));
  })
  .get('/active', valid('query', userIdQuery), async (c) => {
    assertSelf(c.var.caller, c.req.valid('query').userId);
    return c.json(await listActive(c.var.deps, c.var.caller));
  })
  .get('/:id', campaignId, async (c) =>
    c.json(await readCampaign(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .post('/', valid('json', newCampaignSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.caller, input.userId);
    // Creating a campaign is expensive: it sends for twelve weeks and uses the AI writer.
    await limitUse(c.var.deps, c.var.caller, 'start');
    const { campaign, isNew } = await createCampaign(c.var.deps, c.var.caller, input);
    return c.json(campaign, isNew ? 201 : 200);
  })
  .post('/preview', valid('json', newCampaignSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.caller, input.userId);
    await limitUse(c.var.deps, c.var.caller, 'preview');
    return c.json(await previewCampaign(c.var.deps, c.var.caller, input));
  })
  .put('/:id', campaignId, valid('json', campaignSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.caller, input.userId);
    return c.json(await updateCampaign(c.var.deps, c.var.caller, c.req.valid('param').id, input));
  })
  .patch('/:id', campaignId, valid('json', campaignPatchSchema), async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.caller, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', campaignId, async (c) => {
    await removeCampaign(c.var.deps, c.var.caller, c.req.valid('param').id);
    return c.body(null, 204);
  })
  .post('/:id/regenerate-messages', limited('regenerate'), campaignId, async (c) =>
    c.json(await regenerateMessages(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .post('/:id/regenerate-messages/undo', campaignId, async (c) =>
    c.json(await undoRegenerating(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .get('/:id/style-offer', campaignId, async (c) =>
    c.json(await readStyleOffer(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .get('/:id/question', campaignId, async (c) =>
    c.json(await readQuestion(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .put('/:id/question', campaignId, valid('json', questionAnswerSchema), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await answerOwnQuestion(c.var.deps, c.var.caller, id, c.req.valid('json')));
  })
  .post('/:id/repeat', limited('start'), campaignId, valid('json', repeatSchema), async (c) => {
    const { deps, caller } = c.var;
    const { campaign, isNew } = await repeatOwn(deps, caller, c.req.valid('param').id, c.req.valid('json'));
    return c.json(campaign, isNew ? 201 : 200);
  });

const templatesQuery = z.object({
  category: z
    .enum(['all', ...templateCategories], {
      error: `There are no templates of this kind. Please choose one of: all, ${templateCategories.join(', ')}`,
    })
    .default('all'),
});

/** Used by the form for a new campaign. */
export const proposalRoutes = new Hono<AppEnv<MessageDeps>>()
  .post('/proposals', signedIn, limited('preview'), valid('json', proposalSchema), async (c) =>
    c.json(await proposeCampaign(c.var.deps, c.var.caller, c.req.valid('json'))),
  )
  .get('/templates', signedIn, valid('query', templatesQuery), async (c) =>
    c.json(await listTemplates(c.var.deps, c.var.caller, c.req.valid('query').category)),
  );
