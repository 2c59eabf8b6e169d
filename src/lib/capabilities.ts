import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { DEFAULT_CARRIER } from '../../worker/domain.ts';
import { api, unwrap } from './api.ts';

/** What this server can do. */
export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: () => unwrap(api.capabilities.$get()),
});

type Known = { closedCarriers: readonly string[] } | undefined;

/** Whether a carrier no longer delivers emails as texts; `at&t` is `att`. */
export const isClosedCarrier = (known: Known, carrier: string) =>
  known?.closedCarriers.includes(carrier === 'at&t' ? 'att' : carrier) ?? false;

/** The carrier that is chosen at first: the person's own or the default, unless it is closed. */
export function openCarrier(known: Known, own: string | null): string {
  const isOpen = (carrier: string) => !isClosedCarrier(known, carrier);
  if (own !== null) return isOpen(own) ? (own === 'att' ? 'at&t' : own) : '';
  return isOpen(DEFAULT_CARRIER) ? DEFAULT_CARRIER : '';
}

export type OutboxEntry = InferResponseType<typeof api.outbox.$get>[number];

/** Everything that was "sent" on a server without providers. Not cached: the server adds to it at any time. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: () => unwrap(api.outbox.$get()),
  staleTime: 0,
});
