import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

/** The number of messages on the dashboard. */
export const recentCount = 3;

export const recentMessagesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['messages', 'recent', userId],
    queryFn: () =>
      unwrap(api.messages.recent.$get({ query: { userId: String(userId), limit: String(recentCount) } })),
  });

export const campaignMessagesQuery = (campaignId: number) =>
  queryOptions({
    queryKey: ['messages', 'campaign', campaignId],
    queryFn: () => unwrap(api.messages.campaign[':id'].$get({ param: { id: String(campaignId) } })),
  });
