import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

export const statsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', userId],
    queryFn: () => unwrap(api.stats[':id'].$get({ param: { id: String(userId) } })),
  });

/** Its key begins like that of the stats, so that marking a day refreshes both. */
export const analyticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', 'analytics', userId],
    queryFn: () => unwrap(api.analytics[':id'].$get({ param: { id: String(userId) } })),
  });
