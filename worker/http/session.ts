import jwt from '@tsndr/cloudflare-worker-jwt';
import { and, eq, gt } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { Db } from '../db/client.ts';
import { sessions } from '../db/schema.ts';
import { DAY, HOUR } from '../domain.ts';
import { signedOut } from '../platform/errors.ts';
import { type Clock, type Log, randomIds } from '../platform/runtime.ts';
import type { Settings } from '../platform/settings.ts';

/** `expiresAt` is in epoch milliseconds. */
export type Session = { caller: Caller; expiresAt: number };

/** A session ends this long after its last use, in milliseconds. */
export const SESSION_LENGTH = 30 * DAY;

/** Even a session in use ends this long after the sign-in. */
export const MAX_SESSION_LENGTH = 90 * DAY;

/** The use of a session is recorded, and the session extended, at most this often. */
export const SESSION_RENEWAL = HOUR;

type Payload = { aud: string; sub: string; jti: string; exp: number };

const algorithm = 'HS256';
/** Distinguishes session tokens from anything else signed with the same secret. */
const audience = 'session';

const signingKeys = new Map<string, CryptoKey>();

/** The library guesses the format of a secret passed as text, so we pass a key. */
async function signingKey(secret: string): Promise<CryptoKey> {
  const cached = signingKeys.get(secret);
  if (cached !== undefined) return cached;
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

export async function signSessionToken(caller: Caller, expiresAt: number, secret: string): Promise<string> {
  const payload: Payload = {
    aud: audience,
    sub: String(caller.userId),
    jti: caller.sessionId,
    exp: Math.floor(expiresAt / 1000),
  };
  return jwt.sign(payload, await signingKey(secret), { algorithm });
}

type Verified = { caller: Caller; secret: string; expiresAt: number };

/**
 * One page makes several calls with the same token. Every call still checks in the database that the session is valid.
 */
const verifiedTokens = new Map<string, Verified>();
const MAX_VERIFIED = 1_000;

export async function readSessionToken(token: string, secret: string): Promise<Caller | null> {
  const cached = verifiedTokens.get(token);
  if (cached !== undefined && cached.secret === secret && cached.expiresAt > Date.now()) return cached.caller;
  try {
    const verified = await jwt.verify<Payload>(token, await signingKey(secret), { algorithm });
    return verified === undefined ? null : acceptPayload(token, secret, verified.payload);
  } catch {
    return null;
  }
}

/** The library checks neither that the token has an expiry nor its audience. */
function acceptPayload(token: string, secret: string, payload: Partial<Payload>): Caller | null {
  const { aud, sub, jti, exp } = payload;
  const userId = Number(sub);
  const isValid =
    aud === audience &&
    typeof exp === 'number' &&
    typeof jti === 'string' &&
    Number.isSafeInteger(userId) &&
    userId > 0;
  if (!isValid) return null;
  const caller = { userId, sessionId: jti };
  if (verifiedTokens.size >= MAX_VERIFIED) verifiedTokens.clear();
  verifiedTokens.set(token, { caller, secret, expiresAt: exp * 1000 });
  return caller;
}

const sessionCookie = 'session';
/** The prefix makes a cookie secure, for this host and for all its paths. */
export const cookieAttributes = { prefix: 'host', httpOnly: true, sameSite: 'Lax' } as const;

/**
 * Tells the app's scripts who is signed in, without granting access. Browsers keep such cookies longer than what scripts
 * store.
 */
const hintCookie = 'remembered';
const hintAttributes = { ...cookieAttributes, httpOnly: false } as const;

const secretOf = (c: Context): string => c.var.deps.settings.SESSION_SECRET;

export async function readSessionCookie(c: Context): Promise<Caller | null> {
  const token = getCookie(c, sessionCookie, 'host');
  return token === undefined ? null : readSessionToken(token, secretOf(c));
}

/** Whether the browser claims to have a session. Not verified, so only use it to choose a document. */
export const isRemembered = (c: Context) => getCookie(c, hintCookie, 'host') !== undefined;

export async function giveSessionCookie(c: Context, { caller, expiresAt }: Session): Promise<void> {
  const token = await signSessionToken(caller, expiresAt, secretOf(c));
  const maxAge = Math.round((expiresAt - Date.now()) / 1000);
  setCookie(c, sessionCookie, token, { ...cookieAttributes, maxAge });
  setCookie(c, hintCookie, String(caller.userId), { ...hintAttributes, maxAge });
  await markBrowser(c, caller.userId);
}

export function dropSessionCookie(c: Context): void {
  deleteCookie(c, sessionCookie, cookieAttributes);
  deleteCookie(c, hintCookie, hintAttributes);
}

const browserCookie = 'known';
/** In seconds, the most that browsers allow. */
const MAX_AGE = 400 * 24 * 60 * 60;
/** Only the accounts that signed in most recently are stored. */
const MAX_ACCOUNTS = 5;

/** A browser that has signed in before. This grants no access, but guesses made elsewhere don't lock it out. */
export type KnownBrowser = { id: string; userIds: readonly number[] };
/** Distinguishes its cookie from others that are signed with the same secret. */
const browserPurpose = 'known-browser';

export async function readKnownBrowser(c: Context): Promise<KnownBrowser | null> {
  const signed = (await getSignedCookie(c, secretOf(c), browserCookie, 'host')) || '';
  const [purpose, id, ...userIds] = signed.split('.');
  return purpose === browserPurpose && id !== undefined ? { id, userIds: userIds.map(Number) } : null;
}

async function markBrowser(c: Context, userId: number): Promise<void> {
  const browser = await readKnownBrowser(c);
  if (browser?.userIds[0] === userId) return;
  const others = (browser?.userIds ?? []).filter((other) => other !== userId);
  const userIds = [userId, ...others].slice(0, MAX_ACCOUNTS);
  const value = [browserPurpose, browser?.id ?? randomIds.next(), ...userIds].join('.');
  await setSignedCookie(c, browserCookie, value, secretOf(c), { ...cookieAttributes, maxAge: MAX_AGE });
}

export function forgetBrowser(c: Context): void {
  deleteCookie(c, browserCookie, cookieAttributes);
}

export type HttpDeps = { settings: Settings; db: Db; clock: Clock; log: Log };

/** From a validly signed cookie. Only the database knows whether the session was revoked. */
export type Caller = { userId: number; sessionId: string };

type Queries = readonly BatchItem<'sqlite'>[];
type Results<Q extends Queries> = { [Index in keyof Q]: BatchResponse<[Q[Index]]>[0] };

export const selectValidSession = (db: Db, { sessionId, userId }: Caller, now: number) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));

/** The owner of what is read, known from a session or from a link or address that we signed. */
export type Owner = Caller | { userId: number };

/**
 * Checks the owner's session, if they have one, in the same round trip. Every use case behind sign-in starts with this,
 * with `readStatements` or with a limit. The queries must not write, because they also run if the session is invalid.
 */
export async function readAs<const Q extends Queries>(
  { db, clock }: Pick<HttpDeps, 'db' | 'clock'>,
  owner: Owner,
  queries: Q,
): Promise<Results<Q>> {
  if (!('sessionId' in owner)) return db.batch(queries as never) as unknown as Results<Q>;
  const [validSessions, ...results] = await db.batch([
    selectValidSession(db, owner, clock.now()),
    ...queries,
  ]);
  if (validSessions.length === 0) throw signedOut();
  return results as unknown as Results<Q>;
}

const sessionSql = 'SELECT id FROM sessions WHERE id = ?1 AND user_id = ?2 AND expires_at > ?3';

/**
 * The SQL of a read of the caller's campaigns `c`, for `readCampaigns`: ?1 user id, ?2 now, ?3 session id.
 * @param which picks some of them
 */
export const campaignsOfCaller = (columns: string, { which = '', order = '' } = {}) =>
  `SELECT ${columns} FROM sessions s LEFT JOIN campaigns c ON c.user_id = s.user_id ${which}
  WHERE s.id = ?3 AND s.user_id = ?1 AND s.expires_at > ?2 ${order}`;

/**
 * `readAs` in a single statement, which is faster than a batch: without a valid session it has no rows, and without
 * campaigns one row of nulls.
 */
export async function readCampaigns<Row extends { id: number }>(
  { $client }: Db,
  { sessionId, userId }: Caller,
  now: number,
  text: string,
  ...more: number[]
): Promise<Row[]> {
  const { results } = await $client
    .prepare(text)
    .bind(userId, now, sessionId, ...more)
    .all<Row>();
  const [first] = results;
  if (first === undefined) throw signedOut();
  return first.id === null ? [] : results;
}

/** `readAs` for hand-written statements. */
export async function readStatements<Rows extends readonly object[]>(
  { $client }: Db,
  { sessionId, userId }: Caller,
  now: number,
  statements: { [Index in keyof Rows]: D1PreparedStatement },
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const session = $client.prepare(sessionSql).bind(sessionId, userId, now);
  const [validSessions, ...answers] = await $client.batch([session, ...statements]);
  if (validSessions === undefined || validSessions.results.length === 0) throw signedOut();
  return answers.map(({ results }) => results) as { [Index in keyof Rows]: Rows[Index][] };
}
