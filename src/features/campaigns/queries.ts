import { queryOptions } from '@tanstack/react-query';
import type {
  CampaignInput,
  CampaignView,
  MessageStyle,
  PlanInput,
  ProposalInput,
  QuestionAnswer,
  QuestionAnswered,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';

export const campaignsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['campaigns', 'all', userId],
    queryFn: () => unwrap(api.campaigns.$get({ query: { userId: String(userId) } })),
  });

export const activeCampaignsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['campaigns', 'active', userId],
    queryFn: () => unwrap(api.campaigns.active.$get({ query: { userId: String(userId) } })),
  });

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'one', id],
    queryFn: () => unwrap(api.campaigns[':id'].$get({ param: { id: String(id) } })),
  });

/** Creates a campaign, or changes the one with this id. */
export async function saveCampaign(input: CampaignInput, id: number | undefined): Promise<CampaignView> {
  const saved = await unwrap<CampaignView, number, 'json'>(
    id === undefined
      ? api.campaigns.$post({ json: input })
      : api.campaigns[':id'].$put({ param: { id: String(id) }, json: input }),
  );
  // The list that comes next shows it at once, before it is read anew.
  queryClient.setQueryData(campaignQuery(saved.id).queryKey, saved);
  queryClient.setQueryData(campaignsQuery(saved.userId).queryKey, (known) =>
    id === undefined
      ? known && [saved, ...known]
      : known?.map((campaign) => (campaign.id === id ? saved : campaign)),
  );
  await refreshProgress('later');
  return saved;
}

/** Another style that may suit better; asked for where the thumbs say that this one does not. */
export const styleOfferQuery = (id: number, style: MessageStyle) =>
  queryOptions({
    queryKey: ['style-offers', id, style],
    queryFn: () => unwrap(api.campaigns[':id']['style-offer'].$get({ param: { id: String(id) } })),
  });

/** Gives a campaign another style: the messages to come are written anew. */
export async function saveStyle({ id, style }: { id: number; style: MessageStyle }): Promise<CampaignView> {
  const saved = await unwrap(api.campaigns[':id'].style.$put({ param: { id: String(id) }, json: { style } }));
  queryClient.setQueryData(campaignQuery(id).queryKey, saved);
  refreshProgress();
  return saved;
}

export const refuseStyleOffers = (id: number): Promise<null> =>
  unwrap(api.campaigns[':id']['style-offer'].$delete({ param: { id: String(id) } }));

/** What the form offers for a habit of these words. */
export const proposalQuery = (input: Partial<ProposalInput>) =>
  queryOptions({
    queryKey: ['proposals', input],
    queryFn: () => unwrap(api.proposals.$post({ json: input })),
  });

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

/** The question of the week. */
export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'question', id],
    queryFn: () => unwrap(api.campaigns[':id'].question.$get({ param: paramOf(id) })),
  });

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
