import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api, unwrap } from '../../lib/api.ts';

/** One thing that a person would have got. */
export type OutboxEntry = InferResponseType<typeof api.outbox.$get>[number];

/** The server writes to it by itself, so it is read anew each time it is opened. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: () => unwrap(api.outbox.$get()),
  staleTime: 0,
});
