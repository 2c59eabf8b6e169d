import { queryOptions } from '@tanstack/react-query';
import type { Template, TemplateChoice } from '../../../worker/domain.ts';
import { api, idParam, unwrap } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const activeCampaignsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['campaigns', 'active', userId],
    queryFn: () => unwrap(api.campaigns.active.$get({ query: { userId: String(userId) } })),
  });

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'one', id],
    queryFn: () => unwrap(api.campaigns[':id'].$get(idParam(id))),
  });

export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'question', id],
    queryFn: () => unwrap(api.campaigns[':id'].question.$get(idParam(id))),
  });

export const daysQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'days', id],
    queryFn: () => unwrap(api.campaigns[':id'].days.$get(idParam(id))),
  });

export const recentMessagesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['messages', 'recent', userId],
    queryFn: () => unwrap(api.messages.recent.$get({ query: { userId: String(userId), limit: '3' } })),
  });

export const campaignMessagesQuery = (campaignId: number) =>
  queryOptions({
    queryKey: ['messages', 'campaign', campaignId],
    queryFn: () => unwrap(api.messages.campaign[':id'].$get(idParam(campaignId))),
  });

export const statsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', userId],
    queryFn: () => unwrap(api.stats[':id'].$get(idParam(userId))),
  });

/** The key starts with 'stats', so that marking a day refetches it too. */
export const analyticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', 'analytics', userId],
    queryFn: () => unwrap(api.analytics[':id'].$get(idParam(userId))),
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
