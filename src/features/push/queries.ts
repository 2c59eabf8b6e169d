import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

/** How many of the person's browsers get notifications. Asked anew wherever it is shown: browsers come and go. */
export const browsersQuery = queryOptions({
  queryKey: ['push-subscription'],
  queryFn: () => unwrap(api['push-subscription'].$get()),
  staleTime: 0,
});
