import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

export const statsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', userId],
    queryFn: () => unwrap(api.stats[':id'].$get({ param: { id: String(userId) } })),
  });
