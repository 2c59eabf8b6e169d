import { decodeBase64IgnorePadding, encodeBase64 } from '@oslojs/encoding';

/** What a signed request brings along (RFC 9421 and RFC 9530). */
export type SignedRequest = {
  body: Uint8Array;
  contentDigest: string | undefined;
  signatureInput: string | undefined;
  signature: string | undefined;
};

/** Older than this, or this far ahead, a signature counts no more: in seconds. */
const longestAge = 300;

/** What a signature says about itself, when all of it is as it should be except the signature, which is not looked at. */
export type ReadSignature = { keyId: string; signature: Uint8Array; signedText: string };

/**
 * Reads the signature of a request over the digest of its body; null when anything about it is amiss: a digest of
 * another body, another algorithm, other parts signed, too old.
 * @param now epoch milliseconds
 */
export async function readHttpSignature(request: SignedRequest, now: number): Promise<ReadSignature | null> {
  const { contentDigest, signatureInput, signature } = request;
  if (contentDigest === undefined || signatureInput === undefined || signature === undefined) return null;
  const [, label, params] =
    /^([\w-]+)=(\("content-digest"\);[\w";=.+/-]+)$/.exec(signatureInput.trim()) ?? [];
  if (label === undefined || params === undefined) return null;
  const [, created] = /;created=(\d{1,12})(?:;|$)/.exec(params) ?? [];
  const [, keyId] = /;keyid="([\w.-]{1,64})"(?:;|$)/.exec(params) ?? [];
  const isEd25519 = /;alg="ed25519"(?:;|$)/.test(params);
  if (created === undefined || keyId === undefined || !isEd25519) return null;
  if (Math.abs(now / 1000 - Number(created)) > longestAge) return null;
  const bytes = bytesUnder(signature, label);
  if (bytes === null) return null;
  // Last, since a body may be large.
  if (contentDigest !== (await digestOf(request.body))) return null;
  const signedText = `"content-digest": ${contentDigest}\n"@signature-params": ${params}`;
  return { keyId, signature: bytes, signedText };
}

async function digestOf(body: Uint8Array): Promise<string> {
  return `sha-256=:${encodeBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', body)))}:`;
}

/** The bytes that stand under a label in the Signature header. */
function bytesUnder(header: string, label: string): Uint8Array | null {
  for (const part of header.split(',')) {
    const [, name, value] = /^\s*([\w-]+)=:([\w+/=]+):\s*$/.exec(part) ?? [];
    if (name !== label || value === undefined) continue;
    try {
      return decodeBase64IgnorePadding(value);
    } catch {
      return null;
    }
  }
  return null;
}

/** Reads an Ed25519 public key from its base64, with or without the lines of PEM around it. Null when it is none. */
export async function readPublicKey(text: string): Promise<CryptoKey | null> {
  try {
    const bytes = decodeBase64IgnorePadding(text.replace(/-----[^-]+-----|\s/g, ''));
    return await crypto.subtle.importKey('spki', bytes, { name: 'Ed25519' }, false, ['verify']);
  } catch {
    return null;
  }
}

export function holds({ signature, signedText }: ReadSignature, key: CryptoKey): Promise<boolean> {
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature, new TextEncoder().encode(signedText));
}
