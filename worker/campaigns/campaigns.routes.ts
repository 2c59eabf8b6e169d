import { Hono } from 'hono';
import { createFactory } from 'hono/factory';
import { z } from 'zod';
import { ownedBy, selectCampaign } from '../db/client.ts';
import { campaigns } from '../db/schema.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { templateCategories } from '../domain.ts';
import {
  type AppEnv,
  assertSelf,
  limited,
  type SignedInEnv,
  signedIn,
  userIdQuery,
  valid,
  validId,
} from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import { readAs } from '../http/session.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { CampaignPatch } from './campaign-patch.ts';
import { readListed } from './campaigns.repo.ts';
import {
  activitySchema,
  campaignSchema,
  everyOtherDaySchema,
  finishSchema,
  newCampaignSchema,
  pauseSchema,
  planSchema,
  proposalSchema,
  type QuestionAnswered,
  questionAnswerSchema,
  repeatSchema,
  sizeSchema,
} from './campaigns.schemas.ts';
import { readCampaign, templates, viewCampaign } from './campaigns.service.ts';
import { createCampaign, previewCampaign, propose } from './creation.service.ts';
import { repeatCampaign } from './ending.service.ts';
import { answerQuestion, readWithQuestion } from './questions.service.ts';
import { listActive } from './today.service.ts';
import { regenerateMessages, undoRegenerating, updateCampaign } from './update-campaign.service.ts';

const campaignId = validId('Campaign');

type Change = CampaignPatch & { userId?: number | undefined };
/** The handlers of a call that changes a campaign as its body says. */
const changes = <Schema extends z.ZodType<Change>>(schema: Schema) =>
  createFactory<SignedInEnv<Deps>>().createHandlers(campaignId, valid('json', schema), async (c) => {
    const { userId, ...patch }: Change = c.req.valid('json');
    assertSelf(c.var.caller, userId);
    return c.json(await updateCampaign(c.var.deps, c.var.caller, c.req.valid('param').id, patch));
  });

export const campaignRoutes = new Hono<AppEnv<Deps>>()
  .basePath('/campaigns')
  .use(signedIn, limited('change'))
  .get('/', valid('query', userIdQuery), async (c) => {
    const { caller, deps } = c.var;
    assertSelf(caller, c.req.valid('query').userId);
    const now = deps.clock.now();
    const rows = await readListed(deps.db, caller, now);
    return c.json(rows.map(({ campaign, progress }) => viewCampaign(campaign, progress, now)));
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
  .put('/:id', ...changes(campaignSchema))
  .delete('/:id', campaignId, async (c) => {
    const { caller, deps } = c.var;
    const { id } = c.req.valid('param');
    const owned = ownedBy(caller.userId, id);
    const [[campaign]] = await readAs(deps, caller, [
      deps.db.select({ id: campaigns.id }).from(campaigns).where(owned),
    ]);
    if (campaign === undefined) throw notFound('Campaign');
    // Its messages and their deliveries are deleted by cascade.
    await deps.db.delete(campaigns).where(owned);
    await forgetSchedule(deps, id);
    return c.body(null, 204);
  })
  .post('/:id/regenerate-messages', limited('regenerate'), campaignId, async (c) =>
    c.json(await regenerateMessages(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .post('/:id/regenerate-messages/undo', campaignId, async (c) =>
    c.json(await undoRegenerating(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .put('/:id/plan', ...changes(planSchema))
  .get('/:id/question', campaignId, async (c) => {
    const found = await readWithQuestion(c.var.deps, c.var.caller, c.req.valid('param').id);
    if (found === null) throw notFound('Campaign');
    return c.json({ question: found.question });
  })
  .put('/:id/question', campaignId, valid('json', questionAnswerSchema), async (c) => {
    const { deps, caller } = c.var;
    const { id } = c.req.valid('param');
    const result = await answerQuestion(deps, caller, id, c.req.valid('json'));
    if (result === null) throw conflict('This question is closed');
    const answered: QuestionAnswered = { campaign: await readCampaign(deps, caller, id), next: result.next };
    return c.json(answered);
  })
  .delete('/:id/hold', campaignId, async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.caller, c.req.valid('param').id, { onHold: false })),
  )
  .put('/:id/pause', ...changes(pauseSchema))
  .put('/:id/active', ...changes(activitySchema))
  .put('/:id/size', ...changes(sizeSchema))
  .put('/:id/every-other-day', ...changes(everyOtherDaySchema))
  .delete('/:id/every-other-day/offer', campaignId, async (c) =>
    c.json(await updateCampaign(c.var.deps, c.var.caller, c.req.valid('param').id, { everyDayKept: true })),
  )
  .put('/:id/finish', ...changes(finishSchema))
  .post('/:id/repeat', limited('start'), campaignId, valid('json', repeatSchema), async (c) => {
    const { deps, caller } = c.var;
    const { id } = c.req.valid('param');
    const [[campaign]] = await readAs(deps, caller, [selectCampaign(deps.db, caller.userId, id)]);
    if (campaign === undefined) throw notFound('Campaign');
    const repeat = await repeatCampaign(deps, campaign, c.req.valid('json'));
    return c.json(await readCampaign(deps, caller, repeat.campaign.id), repeat.isNew ? 201 : 200);
  });

const templatesQuery = z.object({
  category: z
    .enum(['all', ...templateCategories], {
      error: `There are no templates of this kind. Please choose one of: all, ${templateCategories.join(', ')}`,
    })
    .default('all'),
});

export const proposalRoutes = new Hono<AppEnv<Deps>>()
  .post('/proposals', signedIn, limited('preview'), valid('json', proposalSchema), (c) =>
    c.json(propose(c.req.valid('json'))),
  )
  .get('/templates', signedIn, valid('query', templatesQuery), async (c) => {
    const { caller, deps } = c.var;
    const { category } = c.req.valid('query');
    await readAs(deps, caller, []);
    return c.json(templates.filter((template) => category === 'all' || template.category === category));
  });
