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
