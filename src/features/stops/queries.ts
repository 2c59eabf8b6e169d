import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

export const stopsQuery = queryOptions({
  queryKey: ['stops'],
  queryFn: () => unwrap(api.stops.$get()),
});
