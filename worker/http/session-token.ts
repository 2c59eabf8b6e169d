import jwt from '@tsndr/cloudflare-worker-jwt';
import type { Claim } from './read-as.ts';

type Payload = { aud: string; sub: string; jti: string; exp: number };

const algorithm = 'HS256';
/** Sets session tokens apart from whatever else is signed with the same secret. */
const audience = 'session';

const signingKeys = new Map<string, CryptoKey>();

/** The secret as a key: handed over as text, the library would guess its format from the words in it. */
async function signingKey(secret: string): Promise<CryptoKey> {
  const known = signingKeys.get(secret);
  if (known !== undefined) return known;
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  signingKeys.set(secret, key);
  return key;
}

/** Signs who a session belongs to. `expiresAt` is in epoch milliseconds. */
export async function signSessionToken(claim: Claim, expiresAt: number, secret: string): Promise<string> {
  const payload: Payload = {
    aud: audience,
    sub: String(claim.userId),
    jti: claim.sessionId,
    exp: Math.floor(expiresAt / 1000),
  };
  return jwt.sign(payload, await signingKey(secret), { algorithm });
}

type Verified = { claim: Claim; secret: string; expiresAt: number };

/**
 * Tokens whose signature was found to hold: a page makes several calls with the same one, and checking it takes a tenth
 * of a call. Whether the session still stands is asked of the database every time.
 */
const verifiedTokens = new Map<string, Verified>();
const MAX_VERIFIED = 1_000;

/** Reads a token whose signature holds and whose time is not over; null for every other text. */
export async function readSessionToken(token: string, secret: string): Promise<Claim | null> {
  const known = verifiedTokens.get(token);
  if (known !== undefined && known.secret === secret && known.expiresAt > Date.now()) return known.claim;
  try {
    const verified = await jwt.verify<Payload>(token, await signingKey(secret), { algorithm });
    return verified === undefined ? null : remember(token, secret, verified.payload);
  } catch {
    return null;
  }
}

/** The library lets a token without an end live for ever and never looks at the audience: checked here. */
function remember(token: string, secret: string, payload: Partial<Payload>): Claim | null {
  const { aud, sub, jti, exp } = payload;
  const userId = Number(sub);
  const holds =
    aud === audience &&
    typeof exp === 'number' &&
    typeof jti === 'string' &&
    Number.isSafeInteger(userId) &&
    userId > 0;
  if (!holds) return null;
  const claim = { userId, sessionId: jti };
  if (verifiedTokens.size >= MAX_VERIFIED) verifiedTokens.clear();
  verifiedTokens.set(token, { claim, secret, expiresAt: exp * 1000 });
  return claim;
}

/** A session that was just opened. `expiresAt` is in epoch milliseconds. */
export type Session = { claim: Claim; expiresAt: number };

const day = 24 * 60 * 60 * 1000;

/** A session ends this long after it was last used. */
export const SESSION_LENGTH = 30 * day;

/** However often it is used, a session ends this long after signing in. */
export const MAX_SESSION_LENGTH = 90 * day;

/** The last use of a session is noted, and its end moves, at most this often. */
export const SESSION_RENEWAL = 60 * 60 * 1000;
