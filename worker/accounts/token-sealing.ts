import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding';

const ivLength = 12;

/** A key of its own for this purpose, derived from the one secret that there is. */
async function sealingKey(secret: string): Promise<CryptoKey> {
  const text = new TextEncoder();
  const root = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode('provider tokens') },
    root,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const cipher = (iv: Uint8Array, owner: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(owner),
});

/** Encrypts a provider's token for storing. It opens only for the same owner. */
export async function sealToken(token: string, owner: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt(
    cipher(iv, owner),
    await sealingKey(secret),
    new TextEncoder().encode(token),
  );
  return encodeBase64urlNoPadding(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** @throws when the text was changed, or sealed for another owner or with another secret */
export async function openToken(sealedToken: string, owner: string, secret: string): Promise<string> {
  const bytes = decodeBase64urlIgnorePadding(sealedToken);
  const [iv, sealed] = [bytes.slice(0, ivLength), bytes.slice(ivLength)];
  const opened = await crypto.subtle.decrypt(cipher(iv, owner), await sealingKey(secret), sealed);
  return new TextDecoder().decode(opened);
}
