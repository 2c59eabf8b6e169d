import { constantTimeEqual } from '@oslojs/crypto/subtle';
import { deriveKey } from '../platform/secrets.ts';

/** A token is only valid for its own purpose. */
type Purpose = 'answer' | 'reply' | 'stop' | 'opt-in';

/**
 * In bytes. A million guesses per second for a year have a chance of one in thirty billion. Text messages have little
 * room.
 */
const tagLength = 10;

const keys = new Map<string, CryptoKey>();

async function keyFor(purpose: Purpose, secret: string): Promise<CryptoKey> {
  const name = `${purpose} ${secret}`;
  const cached = keys.get(name);
  if (cached !== undefined) return cached;
  const key = await deriveKey(
    secret,
    `message links: ${purpose}`,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    ['sign'],
  );
  keys.set(name, key);
  return key;
}

async function tagOf(purpose: Purpose, payload: Uint8Array, secret: string): Promise<Uint8Array> {
  const signature = await crypto.subtle.sign('HMAC', await keyFor(purpose, secret), payload);
  return new Uint8Array(signature).slice(0, tagLength);
}

/** Encodes whole numbers as varints, followed by the start of their HMAC-SHA256. */
export async function signNumbers(
  purpose: Purpose,
  numbers: readonly number[],
  secret: string,
): Promise<Uint8Array> {
  const payload = new Uint8Array(numbers.flatMap(varintOf));
  return new Uint8Array([...payload, ...(await tagOf(purpose, payload, secret))]);
}

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

/** Seven bits per byte, lowest first; a set high bit means that more follow. Avoids bit operators: they stop at 32 bits. */
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
