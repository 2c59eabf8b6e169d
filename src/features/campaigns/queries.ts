import { queryOptions } from '@tanstack/react-query';
import type { CampaignInput, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageStyle } from '../../../worker/domain.ts';
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

/** The question of the week. */
export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'question', id],
    queryFn: () => unwrap(api.campaigns[':id'].question.$get({ param: { id: String(id) } })),
  });

/** Every planned day of a campaign with what became of it: the campaign's page reads the same. */
export const daysQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'days', id],
    queryFn: () => unwrap(api.campaigns[':id'].days.$get({ param: { id: String(id) } })),
  });
