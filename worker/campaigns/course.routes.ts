import { Hono } from 'hono';
import { type SignedInEnv, signedIn, valid, validId } from '../http/http.ts';
import {
  activitySchema,
  everyOtherDaySchema,
  finishSchema,
  pauseSchema,
  repeatSchema,
  sizeSchema,
} from './course.schemas.ts';
import type { CampaignDeps } from './deps.ts';
import { ownCourse, repeatOwn } from './own-course.service.ts';

const campaignId = validId('Campaign');

export const courseRoutes = new Hono<SignedInEnv<CampaignDeps>>()
  .use('/campaigns/*', signedIn)
  .put('/campaigns/:id/pause', campaignId, valid('json', pauseSchema), async (c) => {
    const { deps, claim } = c.var;
    return c.json(await ownCourse.pause(deps, claim, c.req.valid('param').id, c.req.valid('json').paused));
  })
  .put('/campaigns/:id/active', campaignId, valid('json', activitySchema), async (c) => {
    const { deps, claim } = c.var;
    return c.json(await ownCourse.activate(deps, claim, c.req.valid('param').id, c.req.valid('json').active));
  })
  .put('/campaigns/:id/size', campaignId, valid('json', sizeSchema), async (c) => {
    const { deps, claim } = c.var;
    return c.json(await ownCourse.resize(deps, claim, c.req.valid('param').id, c.req.valid('json').size));
  })
  .put('/campaigns/:id/every-other-day', campaignId, valid('json', everyOtherDaySchema), async (c) => {
    const { deps, claim } = c.var;
    const { everyOtherDay } = c.req.valid('json');
    return c.json(await ownCourse.goEveryOtherDay(deps, claim, c.req.valid('param').id, everyOtherDay));
  })
  .delete('/campaigns/:id/every-other-day/offer', campaignId, async (c) => {
    const { deps, claim } = c.var;
    return c.json(await ownCourse.keepEveryDay(deps, claim, c.req.valid('param').id));
  })
  .put('/campaigns/:id/finish', campaignId, valid('json', finishSchema), async (c) => {
    const { deps, claim } = c.var;
    return c.json(await ownCourse.finish(deps, claim, c.req.valid('param').id, c.req.valid('json').finished));
  })
  .post('/campaigns/:id/repeat', campaignId, valid('json', repeatSchema), async (c) => {
    const { deps, claim } = c.var;
    const { campaign, isNew } = await repeatOwn(deps, claim, c.req.valid('param').id, c.req.valid('json'));
    return c.json(campaign, isNew ? 201 : 200);
  });
