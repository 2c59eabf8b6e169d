import { hmac } from '@oslojs/crypto/hmac';
import { SHA256 } from '@oslojs/crypto/sha2';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';

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
