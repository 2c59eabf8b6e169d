import { Hono } from 'hono';
import { createFactory } from 'hono/factory';
import { z } from 'zod';
import { ownsCampaign, selectCampaign } from '../db/client.ts';
import { campaigns } from '../db/schema.ts';
import { forgetSchedule } from '../delivery/campaign-schedules.ts';
import { choicesOf } from '../delivery/choices.rules.ts';
import type { Deps } from '../delivery/deps.ts';
import { holdOn } from '../delivery/send.rules.ts';
import { type Offer, templateCategories } from '../domain.ts';
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
import { type Caller, readAs } from '../http/session.ts';
import { heedsDanger, limitedChange } from '../messages/danger.ts';
import { viewMessage } from '../messages/messages.service.ts';
import { localDateAt } from '../planning/local-time.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { doneWeekBefore, lastSevenDays, statesOf, streakDaysOf } from '../progress/days.rules.ts';
import type { DueDay } from '../progress/progress.repo.ts';
import { historyOf, toPast } from '../writer/history.ts';
import { textValues } from '../writer/send-time-text.ts';
import type { CampaignPatch } from './campaign-patch.ts';
import { readActive, readListed } from './campaigns.repo.ts';
import {
  type ActiveCampaignView,
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
  type TodayView,
} from './campaigns.schemas.ts';
import { readCampaign, templates, viewCampaign } from './campaigns.service.ts';
import { createCampaign, previewCampaign, propose } from './creation.service.ts';
import { repeatCampaign } from './ending.service.ts';
import { answerQuestion, openQuestion, readWithQuestion } from './questions.service.ts';
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
  .use(signedIn, heedsDanger, limitedChange)
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
    const owned = ownsCampaign(caller.userId, id);
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

type Active = Awaited<ReturnType<typeof readActive>>;

/** The active campaigns, newest first, with today's state of each. */
async function listActive({ db, clock }: Deps, caller: Caller): Promise<ActiveCampaignView[]> {
  const now = clock.now();
  const { campaigns, messages } = await readActive(db, caller, now);
  return campaigns.map((active) => ({
    ...viewCampaign(active.campaign, { counts: active.counts, days: streakDaysOf(active.days) }, now),
    today: viewToday(active, messages, now),
  }));
}

function viewToday(
  { campaign, days, closed, latestOffer, holdState }: Active['campaigns'][number],
  messages: Active['messages'],
  now: number,
): TodayView {
  const today = localDateAt(now, campaign.timeZone);
  const history = historyOf(
    days
      .filter(({ dueAt, isDone }) => dueAt <= now || isDone)
      .map((day) => toPast({ ...day, condition: null, entry: null })),
    campaign,
    today,
  );
  const lastDate = days.findLast(({ status }) => status !== 'skipped')?.localDate ?? today;
  const values = textValues(history, { lastDate, sendMinute: campaign.sendMinute });
  const todaysMessage = messages.find(({ row }) => row.campaignId === campaign.id && row.localDate === today);
  const states = statesOf(days, campaign, today);
  const stated = days.map((day, at) => ({ ...day, state: states[at] ?? 'upcoming' }));
  // After a move to the east, it may be the message of a day that is over there.
  const next = stated.find(
    ({ status, state, dueAt, isDone }) =>
      status === 'scheduled' && !isDone && state !== 'paused' && state !== 'skipped' && dueAt > now,
  );
  const calendar = stated.map(({ localDate, state }) => ({ date: localDate, state }));
  return {
    date: today,
    heldBack: holdOn({ kind: 'planned', writer: 'built-in', localDate: today }, holdState)?.heldBack ?? null,
    message:
      todaysMessage === undefined ? null : viewMessage(todaysMessage.row, todaysMessage.campaign, values),
    nextAt: next === undefined ? null : new Date(next.dueAt).toISOString(),
    days: calendar,
    lastSevenDays: lastSevenDays(calendar, today),
    doneBefore: doneWeekBefore(calendar, today),
    isAfterLapse: isAfterLapse(days, latestOffer, campaign.kind, today),
    question: openQuestion(campaign, history, closed),
  };
}

/** Whether the latest sent message offers the choices after a lapse and no day has been marked since. */
function isAfterLapse(
  days: readonly DueDay[],
  latestOffer: Offer | null,
  habitKind: Active['campaigns'][number]['campaign']['kind'],
  today: string,
): boolean {
  const latest = days.findLast(
    ({ status, isDone, localDate }) => status === 'sent' || (isDone && localDate <= today),
  );
  if (latest === undefined || latest.isDone) return false;
  return choicesOf({ kind: 'planned', offer: latestOffer, condition: null }, habitKind).includes('smaller');
}
