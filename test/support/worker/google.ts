import jwt from '@tsndr/cloudflare-worker-jwt';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { call, callWith } from './calls.ts';
import { newName, sessionCookieOf } from './people.ts';
import { base64url } from './reached.ts';

export const google = {
  GOOGLE_CLIENT_ID: 'client-id',
  GOOGLE_CLIENT_SECRET: 'client-secret',
  GOOGLE_AUTHORIZATION_URL: 'https://google.example/authorize',
  GOOGLE_TOKEN_URL: 'https://google.example/token',
  GOOGLE_REVOCATION_URL: 'https://google.example/revoke',
  GOOGLE_KEYS_URL: 'https://google.example/keys',
};

type Claims = Record<string, unknown>;
export const identity = (claims: Claims = {}): Claims => {
  const name = newName();
  return {
    iss: 'https://google.example',
    aud: 'client-id',
    exp: Math.floor(Date.now() / 1000) + 600,
    sub: `sub-${name}`,
    email: `${name}@gmail.example`,
    email_verified: true,
    name,
    picture: 'https://google.example/ada.png',
    ...claims,
  };
};

const rsa = { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, hash: 'SHA-256' };
const newKeys = () =>
  crypto.subtle.generateKey({ ...rsa, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'sign',
    'verify',
  ]) as Promise<CryptoKeyPair>;

/** The keys that Google signs with and publishes. The forger's key has the same id. */
export const signing = {
  kid: 'key-1',
  keys: newKeys(),
  forger: newKeys(),
  isForged: false,
  areOut: false,
  async sign(claims: Claims): Promise<string> {
    const { privateKey } = await (this.isForged ? this.forger : this.keys);
    return jwt.sign(claims, privateKey, { algorithm: 'RS256', header: { kid: this.kid } });
  },
  async publish(): Promise<Response> {
    if (this.areOut) return new Response('', { status: 503 });
    const { publicKey } = await this.keys;
    const key = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey;
    const ofAnotherKind = { kid: 'ec', kty: 'EC', crv: 'P-256' };
    return Response.json({ keys: [ofAnotherKind, { ...key, kid: this.kid }] });
  },
};
/** A stand-in for Google's token endpoint. It redeems each code once. */
export const tokenEndpoint = {
  codes: new Map<string, { challenge: string; claims: Claims }>(),
  answer: undefined as Response | undefined,
  /** Replaces the signed ID token */
  unsigned: undefined as string | undefined,
  async redeem(request: Request): Promise<Response> {
    if (this.answer !== undefined) return this.answer;
    const form = await request.formData();
    const code = String(form.get('code'));
    const grant = this.codes.get(code);
    this.codes.delete(code);
    const verifier = new TextEncoder().encode(String(form.get('code_verifier')));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', verifier));
    const good =
      request.url === google.GOOGLE_TOKEN_URL &&
      request.headers.get('Authorization') === `Basic ${btoa('client-id:client-secret')}` &&
      form.get('redirect_uri') === 'http://localhost:5173/auth/google/callback' &&
      base64url(digest) === grant?.challenge;
    if (!good || grant === undefined) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    return Response.json({
      token_type: 'Bearer',
      access_token: `access-${code}`,
      refresh_token: `refresh-${code}`,
      id_token: this.unsigned ?? (await signing.sign({ ...grant.claims })),
    });
  },
};

/** A stand-in for Google's revocation endpoint. It revokes each token once. */
export const revocationEndpoint = {
  revoked: [] as string[],
  answer: undefined as (() => Promise<Response>) | undefined,
  async revoke(request: Request): Promise<Response> {
    const token = String((await request.formData()).get('token'));
    if (this.answer !== undefined) return this.answer();
    if (this.revoked.includes(token)) return Response.json({ error: 'invalid_token' }, { status: 400 });
    this.revoked.push(token);
    return Response.json({});
  },
};

export function standInForGoogle(): void {
  beforeEach(() => {
    Object.assign(tokenEndpoint, { answer: undefined, unsigned: undefined });
    Object.assign(signing, { isForged: false, areOut: false });
    Object.assign(revocationEndpoint, { answer: undefined, revoked: [] });
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      if (request.url === google.GOOGLE_KEYS_URL) return signing.publish();
      return request.url === google.GOOGLE_REVOCATION_URL
        ? revocationEndpoint.revoke(request)
        : tokenEndpoint.redeem(request);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export const get = (path: string, cookies = '', timezone?: string) =>
  callWith(google, {
    method: 'GET',
    path,
    headers: cookies === '' ? {} : { Cookie: cookies },
    ...(timezone === undefined ? {} : { cf: { timezone } }),
  });

/** Goes to Google and chooses an account there. @returns the browser's cookies and what Google sends back */
export async function chooseAccount(claims: Claims) {
  const answer = await get('/auth/google');
  expect(answer.status).toBe(302);
  const url = new URL(answer.headers.get('Location') ?? '');
  const code = crypto.randomUUID();
  tokenEndpoint.codes.set(code, {
    challenge: url.searchParams.get('code_challenge') ?? '',
    claims: { nonce: url.searchParams.get('nonce'), ...claims },
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')));
  return { url, cookies: cookies.join('; '), code, state: url.searchParams.get('state') ?? '' };
}

/**
 * @param timezone the time zone that Cloudflare reports for the caller
 * @param session the cookie of someone who is signed in
 */
export async function signInWithGoogle(claims: Claims, timezone?: string, session = ''): Promise<Response> {
  const { cookies, code, state } = await chooseAccount(claims);
  return get(`/auth/google/callback?code=${code}&state=${state}`, `${cookies}; ${session}`, timezone);
}

export function landing(answer: Response): Record<string, string> {
  expect(answer.status).toBe(302);
  const url = new URL(answer.headers.get('Location') ?? '', 'http://localhost:5173');
  expect(url.pathname).toBe('/oauth-success');
  return Object.fromEntries(url.searchParams);
}

export async function userOf(answer: Response): Promise<UserView> {
  const session = await call('GET', '/api/session', undefined, { Cookie: sessionCookieOf(answer) });
  expect(session.status).toBe(200);
  return session.json();
}
