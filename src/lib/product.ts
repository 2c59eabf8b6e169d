import { useQuery } from '@tanstack/react-query';
import { useFirstUse } from './lazy-part.ts';
import { capabilitiesQuery } from './query-client.ts';

export const productName = 'Better Habits';
export const supportEmail = 'help@betterhabits.example';

/** Amazon requires this near all partner links. */
export const partnerDisclosure = 'As an Amazon Associate, we earn from qualifying purchases.';

const defaultTag = 'betterhabits-20';

/** A search at Amazon with the partner's tag. Use it with `rel="sponsored noopener"`. */
export function partnerSearch(phrase: string, partnerTag = defaultTag): string {
  return `https://www.amazon.com/s?${new URLSearchParams({ k: phrase, tag: partnerTag })}`;
}

/** The partner tag that the server is configured with; not part of the first load. */
export function usePartnerTag(): string | undefined {
  return useQuery({ ...capabilitiesQuery, enabled: useFirstUse() }).data?.partnerTag;
}
