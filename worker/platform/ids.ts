import { encodeBase64urlNoPadding } from '@oslojs/encoding';

/** Unguessable identifiers of 160 bits, safe in a URL. */
export type Ids = { next(): string };

export const randomIds: Ids = {
  next: () => encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(20))),
};
