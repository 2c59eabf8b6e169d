import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

/** Under the key of the numbers: what is marked renews it. */
export const analyticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', 'analytics', userId],
    queryFn: () => unwrap(api.analytics[':id'].$get({ param: { id: String(userId) } })),
  });
