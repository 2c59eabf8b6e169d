import type {
  CampaignView,
  PlanInput,
  QuestionAnswer,
  QuestionAnswered,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { campaignQuery, questionQuery } from './queries.ts';

const paramOf = (id: number) => ({ id: String(id) });

/** Shows a campaign as it is now; its messages are read anew. */
function show(campaign: CampaignView): CampaignView {
  queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
  refreshProgress();
  return campaign;
}

/** Changes some of the parts of a campaign's plan: the messages to come are written anew. */
export const savePlan = async (id: number, plan: PlanInput): Promise<CampaignView> =>
  show(await unwrap(api.campaigns[':id'].plan.$put({ param: paramOf(id), json: plan })));

/** Answers the question of the week; null is 'Not now'. Either closes it. */
export async function answerQuestion(id: number, answer: QuestionAnswer): Promise<QuestionAnswered> {
  const answered = await unwrap(api.campaigns[':id'].question.$put({ param: paramOf(id), json: answer }));
  queryClient.setQueryData(questionQuery(id).queryKey, { question: null });
  show(answered.campaign);
  return answered;
}

/** The person has read where help is to be had, and goes on. */
export const endHold = async (id: number): Promise<CampaignView> =>
  show(await unwrap(api.campaigns[':id'].hold.$delete({ param: paramOf(id) })));
