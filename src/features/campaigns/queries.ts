import { queryOptions } from '@tanstack/react-query';
import type {
  CampaignView,
  FirstMessage,
  NewCampaignInput,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Template, TemplateChoice } from '../../../worker/campaigns/templates.schemas.ts';
import type { MessageStyle } from '../../../worker/domain.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryClient, refreshProgress } from '../../lib/query-client.ts';

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

/** Creates a campaign, or changes the one with this id. `first` is the first message of a new campaign. */
export async function saveCampaign(
  input: NewCampaignInput,
  id: number | undefined,
): Promise<{ campaign: CampaignView; first: FirstMessage | null }> {
  const create = async () => {
    const { first, ...campaign } = await unwrap(api.campaigns.$post({ json: input }));
    return { campaign, first };
  };
  const change = async (known: number) => ({
    campaign: await unwrap(api.campaigns[':id'].$put({ param: { id: String(known) }, json: input })),
    first: null,
  });
  const saved = await (id === undefined ? create() : change(id));
  const { campaign } = saved;
  // The list shown next includes it at once, before it is refetched.
  queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
  queryClient.setQueryData(campaignsQuery(campaign.userId).queryKey, (known) =>
    known?.some((each) => each.id === campaign.id)
      ? known.map((each) => (each.id === campaign.id ? campaign : each))
      : known && [campaign, ...known],
  );
  await refreshProgress('later');
  return saved;
}

/** Another style to offer; fetched only when ratings show that this one doesn't fit. */
export const styleOfferQuery = (id: number, style: MessageStyle) =>
  queryOptions({
    queryKey: ['style-offers', id, style],
    queryFn: () => unwrap(api.campaigns[':id']['style-offer'].$get({ param: { id: String(id) } })),
  });

/** The week's question. */
export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'question', id],
    queryFn: () => unwrap(api.campaigns[':id'].question.$get({ param: { id: String(id) } })),
  });

/** Every planned day of a campaign with its state. */
export const daysQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'days', id],
    queryFn: () => unwrap(api.campaigns[':id'].days.$get({ param: { id: String(id) } })),
  });

export const statsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', userId],
    queryFn: () => unwrap(api.stats[':id'].$get({ param: { id: String(userId) } })),
  });

/** The key starts with 'stats', so that marking a day refetches it too. */
export const analyticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', 'analytics', userId],
    queryFn: () => unwrap(api.analytics[':id'].$get({ param: { id: String(userId) } })),
  });

const keyOf = (choice: TemplateChoice) => ['templates', choice] as const;

/** All templates or those of one category, which needs no request once all are cached. */
export const templatesQuery = (choice: TemplateChoice) =>
  queryOptions({
    queryKey: keyOf(choice),
    queryFn: (): Promise<readonly Template[]> =>
      unwrap(api.templates.$get({ query: choice === 'all' ? {} : { category: choice } })),
    initialData: () =>
      queryClient
        .getQueryData<readonly Template[]>(keyOf('all'))
        ?.filter(({ category }) => category === choice),
  });
