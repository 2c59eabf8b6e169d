import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_CARRIER } from '../../worker/domain.ts';
import { api, unwrap } from './api.ts';

/** What this server can do. */
export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: () => unwrap(api.capabilities.$get()),
});

type Known = { closedCarriers: readonly string[] } | undefined;

/** Whether a carrier turns no emails into texts any more; `at&t` is `att`. */
export const isClosedCarrier = (known: Known, carrier: string) =>
  known?.closedCarriers.includes(carrier === 'at&t' ? 'att' : carrier) ?? false;

/** The carrier to choose first: the person's own, else the usual one, and none that is closed. */
export function openCarrier(known: Known, own: string | null): string {
  const isOpen = (carrier: string) => !isClosedCarrier(known, carrier);
  if (own !== null) return isOpen(own) ? (own === 'att' ? 'at&t' : own) : '';
  return isOpen(DEFAULT_CARRIER) ? DEFAULT_CARRIER : '';
}
