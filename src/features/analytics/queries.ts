import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

/** Shares the key of the stats, so that marking a day refreshes it. */
export const analyticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', 'analytics', userId],
    queryFn: () => unwrap(api.analytics[':id'].$get({ param: { id: String(userId) } })),
  });
