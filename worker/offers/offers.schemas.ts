/** What a message may offer beside its text: a lighter course after a lapse, or fewer messages near the end. */
export const offers = ['lapse', 'every-other-day'] as const;
export type Offer = (typeof offers)[number];
