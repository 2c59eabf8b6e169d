import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api.ts';

/** What this server can do. */
export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: () => unwrap(api.capabilities.$get()),
});
