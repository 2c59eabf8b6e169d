import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { stopsKey } from '../../lib/refresh-opt-outs.ts';

export const optOutsQuery = queryOptions({
  queryKey: stopsKey,
  queryFn: () => unwrap(api['opt-outs'].$get()),
});
