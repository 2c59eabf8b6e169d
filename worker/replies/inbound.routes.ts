import { decodeBase64IgnorePadding, encodeBase64 } from '@oslojs/encoding';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '../delivery/deps.ts';
import { HOUR } from '../domain.ts';
import { type AppEnv, addressOf } from '../http/http.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import { notFound, notYours, unavailable } from '../platform/errors.ts';
import { withinTime } from '../platform/runtime.ts';
import { handleMailEvents, handleSms } from './inbound.service.ts';

/** Signed webhooks from providers. 404 if the provider isn't set up. */
export const inboundRoutes = new Hono<AppEnv<Deps>>()
  .post('/twilio', async (c) => {
    const { deps } = c.var;
    const authToken = deps.settings.TWILIO_AUTH_TOKEN;
    if (authToken === undefined) throw notFound('Page');
    // The runtime warns about a form that is read as text.
    const fields = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
    const url = publicUrl(c, deps.settings.APP_ORIGIN);
    if (!(await isSignedByTwilio(c.req.header('X-Twilio-Signature'), { url, fields, authToken })))
      throw notYours();
    return c.body(twiml(await handleSms(deps, fields)), 200, { 'Content-Type': 'text/xml; charset=utf-8' });
  })
  .post('/mailchannels', async (c) => {
    const { deps } = c.var;
    if (deps.settings.MAILCHANNELS_API_KEY === undefined) throw notFound('Page');
    const body = new Uint8Array(await c.req.arrayBuffer());
    const isSigned = await isSignedByMailChannels(deps, addressOf(c), {
      body,
      contentDigest: c.req.header('Content-Digest'),
      signatureInput: c.req.header('Signature-Input'),
      signature: c.req.header('Signature'),
    });
    if (!isSigned) throw notYours();
    await handleMailEvents(deps, await c.req.json().catch(() => null));
    return c.body(null, 204);
  });

/** The URL that the provider called, regardless of proxies in front of the Worker. */
const publicUrl = (c: Context, origin: string) => origin + c.req.path + new URL(c.req.url).search;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A TwiML response; null sends no reply. */
function twiml(text: string | null): string {
  const message =
    text === null ? '' : `<Message>${text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

/** The signed parts of a request (RFC 9421 and RFC 9530). */
type SignedRequest = {
  body: Uint8Array;
  contentDigest: string | undefined;
  signatureInput: string | undefined;
  signature: string | undefined;
};

/** Allowed clock difference in either direction, in seconds. */
const MAX_SIGNATURE_AGE = 300;

type ParsedSignature = { keyId: string; signature: Uint8Array; signedText: string };

/**
 * A signature over the digest of the body. Null if the body, the algorithm or the signed parts don't match, or it is too
 * old.
 */
async function readHttpSignature(request: SignedRequest, now: number): Promise<ParsedSignature | null> {
  const { contentDigest, signatureInput, signature } = request;
  if (contentDigest === undefined || signatureInput === undefined || signature === undefined) return null;
  const [, label, params] =
    /^([\w-]+)=(\("content-digest"\);[\w";=.+/-]+)$/.exec(signatureInput.trim()) ?? [];
  if (label === undefined || params === undefined) return null;
  const [, created] = /;created=(\d{1,12})(?:;|$)/.exec(params) ?? [];
  const [, keyId] = /;keyid="([\w.-]{1,64})"(?:;|$)/.exec(params) ?? [];
  const isEd25519 = /;alg="ed25519"(?:;|$)/.test(params);
  if (created === undefined || keyId === undefined || !isEd25519) return null;
  if (Math.abs(now / 1000 - Number(created)) > MAX_SIGNATURE_AGE) return null;
  const bytes = bytesUnder(signature, label);
  if (bytes === null) return null;
  // Hash the body last, because it may be large.
  if (contentDigest !== (await digestOf(request.body))) return null;
  const signedText = `"content-digest": ${contentDigest}\n"@signature-params": ${params}`;
  return { keyId, signature: bytes, signedText };
}

async function digestOf(body: Uint8Array): Promise<string> {
  return `sha-256=:${encodeBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', body)))}:`;
}

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

/** Reads an Ed25519 public key in base64 or PEM; null if it isn't one. */
async function readPublicKey(text: string): Promise<CryptoKey | null> {
  try {
    const bytes = decodeBase64IgnorePadding(text.replace(/-----[^-]+-----|\s/g, ''));
    return await crypto.subtle.importKey('spki', bytes, { name: 'Ed25519' }, false, ['verify']);
  } catch {
    return null;
  }
}

function isValid({ signature, signedText }: ParsedSignature, key: CryptoKey): Promise<boolean> {
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature, new TextEncoder().encode(signedText));
}

/** By URL. Keys rarely change. */
const knownKeys = new Map<string, { key: CryptoKey; until: number }>();
const CACHE_TIME = HOUR;
const timeLimit = 10_000;

const keySchema = z.object({ key: z.string() });

/** Anyone can make up names, so lookups of new ones are limited. */
async function publicKey(deps: Deps, caller: string, keyId: string): Promise<CryptoKey | null> {
  const now = deps.clock.now();
  const url = `${deps.settings.MAILCHANNELS_BASE_URL}/webhook/public-key?id=${encodeURIComponent(keyId)}`;
  const cached = knownKeys.get(url);
  if (cached !== undefined && cached.until > now) return cached.key;
  if (cached === undefined)
    await limitUses(deps, [
      { action: 'mail-key-network', subject: caller },
      { action: 'mail-key', subject: 'all' },
    ]);
  const key = await fetchKey(url);
  if (key !== null) knownKeys.set(url, { key, until: now + CACHE_TIME });
  return key;
}

async function fetchKey(url: string): Promise<CryptoKey | null> {
  const answer = await withinTime(timeLimit, async (signal) => {
    const response = await fetch(url, { signal });
    return { status: response.status, body: await response.json().catch(() => null) };
  }).catch(() => null);
  if (answer === null || answer.status >= 500) throw unavailable('The email service’s key can’t be loaded');
  const parsed = keySchema.safeParse(answer.body);
  return answer.status === 200 && parsed.success ? readPublicKey(parsed.data.key) : null;
}

async function isSignedByMailChannels(deps: Deps, caller: string, request: SignedRequest): Promise<boolean> {
  const signature = await readHttpSignature(request, deps.clock.now());
  if (signature === null) return false;
  const key = await publicKey(deps, caller, signature.keyId);
  return key !== null && isValid(signature, key);
}

/** Twilio signs with HMAC-SHA1 over the URL and the form's fields, sorted by name. */
async function isSignedByTwilio(
  signature: string | undefined,
  { url, fields, authToken }: { url: string; fields: URLSearchParams; authToken: string },
): Promise<boolean> {
  if (signature === undefined) return false;
  const names = [...new Set(fields.keys())].sort();
  const sortedFields = names
    .map((name) => name + [...new Set(fields.getAll(name))].sort().join(name))
    .join('');
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(authToken),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['verify'],
  );
  try {
    const bytes = decodeBase64IgnorePadding(signature);
    // Compares in constant time.
    return await crypto.subtle.verify('HMAC', key, bytes, text.encode(url + sortedFields));
  } catch {
    return false;
  }
}
