import { DEFAULT_CARRIER } from '../../../worker/domain.ts';

type Carriers = { closedCarriers: readonly string[] } | undefined;

export const missingContact = {
  phone: 'Add your phone number to get text messages',
  carrier: 'Choose your mobile carrier to get text messages',
};

/** Whether a carrier no longer delivers emails as texts; `at&t` is `att`. */
export const isClosedCarrier = (capabilities: Carriers, carrier: string) =>
  capabilities?.closedCarriers.includes(carrier === 'at&t' ? 'att' : carrier) ?? false;

/** The initial carrier: the person's own or the default, unless it is closed. */
export function openCarrier(capabilities: Carriers, ownCarrier: string | null): string {
  const isOpen = (carrier: string) => !isClosedCarrier(capabilities, carrier);
  if (ownCarrier !== null) return isOpen(ownCarrier) ? (ownCarrier === 'att' ? 'at&t' : ownCarrier) : '';
  return isOpen(DEFAULT_CARRIER) ? DEFAULT_CARRIER : '';
}
