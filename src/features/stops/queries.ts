import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { stopsKey } from '../../lib/refresh-stops.ts';

export const stopsQuery = queryOptions({
  queryKey: stopsKey,
  queryFn: () => unwrap(api.stops.$get()),
});
