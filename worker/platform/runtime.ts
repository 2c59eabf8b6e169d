import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';

/** Returns epoch milliseconds. An argument everywhere, so that tests can set the time. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** Unguessable, URL-safe ids of 160 bits. */
export type Ids = { next(): string };

export const randomIds: Ids = {
  next: () => encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(20))),
};

/** Writes one line of JSON. Never log addresses, tokens or message texts. */
export type Log = (event: string, fields: Record<string, string | number | boolean | null>) => void;

export const consoleLog: Log = (event, fields) => {
  console.log(JSON.stringify({ event, ...fields }));
};

/** The names and first lines of an unexpected error and its causes, for the log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  const line = `${error.name}: ${error.message.split('\n')[0]?.slice(0, 200) ?? ''}`;
  return error.cause === undefined ? line : `${line} < ${describeError(error.cause)}`;
}

const LIMIT_PARTS = 10;

/**
 * A process that was blocked finds its timers due before it reads the responses that arrived meanwhile. So the limit
 * consists of several timers, of which only one then goes off. They are cleared when the task is done, so they don't
 * keep a Durable Object awake.
 */
export async function withinTime<Result>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const waitFor = (parts: number) => {
    if (parts === 0) return timeout.abort();
    timer = setTimeout(() => waitFor(parts - 1), milliseconds / LIMIT_PARTS);
  };
  waitFor(LIMIT_PARTS);
  try {
    return await task(timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** An HMAC-SHA256 in base64url. `text` must start with its purpose, because all purposes share the secret. */
export const keyedHash = (secret: string, text: string): string =>
  encodeBase64urlNoPadding(hmac(SHA256, bytesOf(secret), bytesOf(text)));

/** A key for one purpose, derived from the secret. */
export async function deriveKey(
  secret: string,
  purpose: string,
  algorithm: { name: 'AES-GCM'; length: number } | { name: 'HMAC'; hash: string; length: number },
  uses: ('sign' | 'encrypt' | 'decrypt')[],
): Promise<CryptoKey> {
  const root = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(purpose) };
  return crypto.subtle.deriveKey(derivation, root, algorithm, false, uses);
}
