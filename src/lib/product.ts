import { useQuery } from '@tanstack/react-query';
import { useFirstUse } from './lazy-part.ts';
import { capabilitiesQuery } from './query-client.ts';

export const productName = 'Better Habits';
export const supportEmail = 'help@betterhabits.example';

/** Amazon requires this near all partner links. */
export const partnerDisclosure = 'As an Amazon Associate, we earn from qualifying purchases.';

const defaultTag = 'betterhabits-20';

/**
 * Returns the URL of a search at Amazon with the partner's tag. Use it with `rel="sponsored noopener"`. The tag that the
 * server is configured with isn't part of the first load.
 */
export function usePartnerSearch(): (phrase: string) => string {
  const { data } = useQuery({ ...capabilitiesQuery, enabled: useFirstUse() });
  const tag = data?.partnerTag ?? defaultTag;
  return (phrase) => `https://www.amazon.com/s?${new URLSearchParams({ k: phrase, tag })}`;
}
