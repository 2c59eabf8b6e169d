import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from './capabilities.ts';
import { useFirstUse } from './on-first-use.ts';

/** Says that the operator earns from what is bought through partner links; it stands near every one of them. */
export const partnerDisclosure = 'As an Amazon Associate, we earn from qualifying purchases.';

const usualTag = 'betterhabits-20';

/**
 * A search at the retailer, carrying the partner's tag. Use it with `rel="sponsored noopener"`.
 * @param partnerTag what the server is set up with, where that is known
 */
export function partnerSearch(phrase: string, partnerTag = usualTag): string {
  return `https://www.amazon.com/s?${new URLSearchParams({ k: phrase, tag: partnerTag })}`;
}

/** The partner's tag that the server is set up with: asked for before anybody can click, but not before the page is shown. */
export function usePartnerTag(): string | undefined {
  return useQuery({ ...capabilitiesQuery, enabled: useFirstUse() }).data?.partnerTag;
}
