import { constantTimeEqual } from '@oslojs/crypto/subtle';

/** What a token is for. A token for one purpose is invalid for any other. */
export type Purpose = 'answer' | 'reply' | 'stop' | 'opt-in' | 'known-browser' | 'challenge';

/**
 * 80 bits, in bytes: whoever tries a million a second for a year finds one of them with a chance of one in thirty
 * billion. Each byte more would take a character or two of a text message, which has 160 in all.
 */
const tagLength = 10;

const keys = new Map<string, CryptoKey>();

/** A key of its own for each purpose, derived from the one secret that there is. */
async function keyFor(purpose: Purpose, secret: string): Promise<CryptoKey> {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const text = new TextEncoder();
  const root = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(`message links: ${purpose}`) },
    root,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  keys.set(name, key);
  return key;
}

async function tagOf(purpose: Purpose, payload: Uint8Array, secret: string): Promise<Uint8Array> {
  const signature = await crypto.subtle.sign('HMAC', await keyFor(purpose, secret), payload);
  return new Uint8Array(signature).slice(0, tagLength);
}

/** Signs whole numbers for one purpose: each takes a byte for every seven bits, and 10 bytes of HMAC-SHA256 follow. */
export async function signNumbers(
  purpose: Purpose,
  numbers: readonly number[],
  secret: string,
): Promise<Uint8Array> {
  const payload = new Uint8Array(numbers.flatMap(varintOf));
  return new Uint8Array([...payload, ...(await tagOf(purpose, payload, secret))]);
}

/** The numbers that were signed for this purpose with this secret; null for any other bytes. */
export async function readNumbers(
  purpose: Purpose,
  token: Uint8Array,
  secret: string,
): Promise<number[] | null> {
  if (token.length <= tagLength) return null;
  const payload = token.slice(0, -tagLength);
  const isOurs = constantTimeEqual(token.slice(-tagLength), await tagOf(purpose, payload, secret));
  return isOurs ? numbersOf(payload) : null;
}

/** Seven bits a byte, lowest first; the highest bit says that more follow. Not by bit operators: they end at 32 bits. */
function varintOf(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function numbersOf(payload: Uint8Array): number[] {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (const byte of payload) {
    value += (byte % 128) * weight;
    weight *= 128;
    if (byte < 128) {
      numbers.push(value);
      value = 0;
      weight = 1;
    }
  }
  return numbers;
}
