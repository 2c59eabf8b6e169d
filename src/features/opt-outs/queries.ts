import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { stopsKey } from '../../lib/refresh-progress.ts';

export const optOutsQuery = queryOptions({
  queryKey: stopsKey,
  queryFn: () => unwrap(api['opt-outs'].$get()),
});
