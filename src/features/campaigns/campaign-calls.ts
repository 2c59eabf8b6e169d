import type {
  CampaignView,
  PlanInput,
  QuestionAnswer,
  QuestionAnswered,
  RepeatInput,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageStyle, Size } from '../../../worker/domain.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryClient, refreshProgress } from '../../lib/query-client.ts';
import { campaignQuery, questionQuery } from './queries.ts';

const paramOf = (id: number) => ({ id: String(id) });

/** Shows the campaign as it is now; its messages are read anew. */
async function shown(call: Promise<CampaignView>): Promise<CampaignView> {
  const campaign = await call;
  queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
  refreshProgress();
  return campaign;
}

/** What changes how a campaign goes on. Each call says how it is to be. */
export const campaignCalls = {
  pause: (id: number, paused: boolean) =>
    shown(unwrap(api.campaigns[':id'].pause.$put({ param: paramOf(id), json: { paused } }))),
  activate: (id: number, active: boolean) =>
    shown(unwrap(api.campaigns[':id'].active.$put({ param: paramOf(id), json: { active } }))),
  resize: (id: number, size: Size) =>
    shown(unwrap(api.campaigns[':id'].size.$put({ param: paramOf(id), json: { size } }))),
  goEveryOtherDay: (id: number, everyOtherDay: boolean) =>
    shown(
      unwrap(api.campaigns[':id']['every-other-day'].$put({ param: paramOf(id), json: { everyOtherDay } })),
    ),
  keepEveryDay: (id: number) =>
    shown(unwrap(api.campaigns[':id']['every-other-day'].offer.$delete({ param: paramOf(id) }))),
  finish: (id: number, finished: boolean) =>
    shown(unwrap(api.campaigns[':id'].finish.$put({ param: paramOf(id), json: { finished } }))),
  /** Starts it once more; done twice, it finds what the first time made. */
  repeat: (id: number, input: RepeatInput) =>
    shown(
      unwrap<CampaignView, number, 'json'>(
        api.campaigns[':id'].repeat.$post({ param: paramOf(id), json: input }),
      ),
    ),
  /** The messages to come are written anew in another style. */
  restyle: (id: number, style: MessageStyle) =>
    shown(unwrap(api.campaigns[':id'].style.$put({ param: paramOf(id), json: { style } }))),
  /** The person has read where help is to be had, and goes on. */
  endHold: (id: number) => shown(unwrap(api.campaigns[':id'].hold.$delete({ param: paramOf(id) }))),
};

export const refuseStyleOffers = (id: number): Promise<null> =>
  unwrap(api.campaigns[':id']['style-offer'].$delete({ param: paramOf(id) }));

/** Changes some of the parts of a campaign's plan: the messages to come are written anew. */
export const savePlan = (id: number, plan: PlanInput): Promise<CampaignView> =>
  shown(unwrap(api.campaigns[':id'].plan.$put({ param: paramOf(id), json: plan })));

/** Answers the question of the week; null is 'Not now'. Either closes it. */
export async function answerQuestion(id: number, answer: QuestionAnswer): Promise<QuestionAnswered> {
  const answered = await unwrap(api.campaigns[':id'].question.$put({ param: paramOf(id), json: answer }));
  queryClient.setQueryData(questionQuery(id).queryKey, (known) => known && { ...known, question: null });
  await shown(Promise.resolve(answered.campaign));
  return answered;
}

/** Writes all messages anew that are still to come, or puts back the texts from before. */
export async function regenerate(id: number, way: 'regenerate' | 'undo'): Promise<void> {
  const call = api.campaigns[':id']['regenerate-messages'];
  if (way === 'undo') await unwrap(call.undo.$post({ param: paramOf(id) }));
  else await unwrap(call.$post({ param: paramOf(id) }));
  await refreshProgress();
}
