import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { insertPasskey } from '../../../worker/accounts/passkeys.repo.ts';
import { openToken } from '../../../worker/accounts/token-sealing.ts';
import { openDb } from '../../../worker/db/client.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  chooseAccount,
  get,
  google,
  identity,
  landing,
  revocationEndpoint,
  signInWithGoogle,
  signing,
  startGoogle,
  tokenEndpoint,
  userOf,
} from '../../support/worker/google.ts';
import { call, newPerson, password, sessionCookieOf } from '../../support/worker/people.ts';

beforeEach(startGoogle);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('going to Google', () => {
  it('leads there with a state and a challenge, which the browser keeps out of the reach of scripts', async () => {
    const answer = await get('/auth/google');
    const url = new URL(answer.headers.get('Location') ?? '');
    expect(url.origin + url.pathname).toBe(google.GOOGLE_AUTHORIZATION_URL);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'client-id',
      redirect_uri: 'http://localhost:5173/auth/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^__Host-sign-in-(state=google\.|verifier=|nonce=)[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    }
  });

  it('leads back with a readable error where Google is not set up', async () => {
    const answer = await callWith({}, { method: 'GET', path: '/auth/google' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(
      '/oauth-success?error=Google%20sign-in%20is%20not%20set%20up',
    );
  });
});

describe('coming back from Google', () => {
  it('makes an account, signs in and says who it is', async () => {
    const claims = identity();
    const answer = await signInWithGoogle(claims);
    const user = await userOf(answer);
    expect(user).toMatchObject({
      username: claims.name,
      email: claims.email,
      googleId: claims.sub,
      avatar: 'https://google.example/ada.png',
      timezone: 'America/New_York',
      emailFallback: true,
    });
    expect(landing(answer)).toEqual({
      userId: String(user.id),
      username: user.username,
      email: user.email,
    });
  });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['Mars/Olympus', 'America/New_York'],
  ])('gives a new account from %s the clock of %s', async (timezone, given) => {
    expect(await userOf(await signInWithGoogle(identity(), timezone))).toMatchObject({ timezone: given });
  });

  it('leaves an account the clock that it has, wherever somebody signs in', async () => {
    const claims = identity();
    await signInWithGoogle(claims, 'Asia/Tokyo');
    expect(await userOf(await signInWithGoogle(claims, 'Europe/London'))).toMatchObject({
      timezone: 'Asia/Tokyo',
    });
  });

  it('finds the account again, also after the email at Google has changed', async () => {
    const claims = identity();
    const first = await userOf(await signInWithGoogle(claims));
    const again = await userOf(await signInWithGoogle({ ...claims, email: 'new@gmail.example' }));
    expect(again).toEqual(first);
  });

  it('makes one account of two clicks at once', async () => {
    const claims = identity();
    const answers = await Promise.all([signInWithGoogle(claims), signInWithGoogle(claims)]);
    const [one, other] = await Promise.all(answers.map(userOf));
    expect(one).toEqual(other);
  });

  it('finds another username when the name is taken', async () => {
    const { user } = await newPerson();
    const created = await userOf(await signInWithGoogle(identity({ name: user.username.toUpperCase() })));
    expect(created.username).toMatch(new RegExp(`^${user.username.toUpperCase()} [a-z0-9]+$`));
  });

  it('keeps tokens only encrypted', async () => {
    const claims = identity();
    const user = await userOf(await signInWithGoogle(claims));
    const row = await env.DB.prepare('SELECT access_token, refresh_token FROM identities WHERE user_id = ?')
      .bind(user.id)
      .first<{ access_token: string; refresh_token: string }>();
    expect(JSON.stringify(row)).not.toMatch(/access-|refresh-/);
    const opened = await openToken(row?.refresh_token ?? '', String(claims.sub), env.SESSION_SECRET);
    expect(opened).toMatch(/^refresh-/);
  });
});

describe('an account that has the email already', () => {
  it('is joined when both sides have verified it', async () => {
    const person = await newPerson();
    const claims = identity({ email: person.user.email.toUpperCase() });
    const user = await userOf(await signInWithGoogle(claims));
    expect(user).toMatchObject({ id: person.user.id, username: person.user.username, googleId: claims.sub });
    const byPassword = await call('POST', '/api/login', { username: user.username, password });
    expect(byPassword.status).toBe(200);
  });

  it('is not joined when it has not confirmed it: Google’s verified email gets an account of its own', async () => {
    const person = await newPerson();
    await env.DB.prepare('UPDATE users SET email_confirmed_at = NULL WHERE id = ?')
      .bind(person.user.id)
      .run();
    const user = await userOf(await signInWithGoogle(identity({ email: person.user.email })));
    expect(user).toMatchObject({ email: person.user.email, emailConfirmed: true });
    expect(user.id).not.toBe(person.user.id);
  });

  it('is not joined when Google has not verified it', async () => {
    const person = await newPerson();
    const answer = await signInWithGoogle(identity({ email: person.user.email, email_verified: false }));
    expect(landing(answer)).toEqual({
      error: 'An account with this email already exists. Please sign in with your password',
    });
    expect(answer.headers.getSetCookie().some((line) => line.startsWith('__Host-session'))).toBe(false);
    expect(await (await person.call('GET', '/api/session')).json()).toEqual(person.user);
  });

  it('is not joined when it belongs to another Google account', async () => {
    const claims = identity();
    await signInWithGoogle(claims);
    expect(landing(await signInWithGoogle({ ...claims, sub: 'somebody-else' }))).toEqual({
      error: 'An account with this email is joined to another Google account',
    });
  });
});

describe('a return that does not fit', () => {
  const runOut = { error: 'This Google sign-in has expired. Please try again' };
  const notAccepted = { error: 'Google did not accept this sign-in. Please try again' };

  it('is refused when another browser started it', async () => {
    const { code, state } = await chooseAccount(identity());
    const other = await chooseAccount(identity());
    expect(landing(await get(`/auth/google/callback?code=${code}&state=${state}`))).toEqual(runOut);
    expect(landing(await get(`/auth/google/callback?code=${code}&state=${state}`, other.cookies))).toEqual(
      runOut,
    );
    expect(landing(await get(`/auth/google/callback?code=${code}`, other.cookies))).toEqual(runOut);
  });

  it('is refused when the code was not meant for it', async () => {
    const { code } = await chooseAccount(identity());
    const other = await chooseAccount(identity());
    const answer = await get(`/auth/google/callback?code=${code}&state=${other.state}`, other.cookies);
    expect(landing(answer)).toEqual(notAccepted);
  });

  it('is refused the second time', async () => {
    const { cookies, code, state } = await chooseAccount(identity());
    const path = `/auth/google/callback?code=${code}&state=${state}`;
    expect(landing(await get(path, cookies))).toHaveProperty('userId');
    expect(landing(await get(path, cookies))).toEqual(notAccepted);
  });

  it('clears the cookies that belonged to it', async () => {
    const answer = await signInWithGoogle(identity());
    const cleared = answer.headers
      .getSetCookie()
      .filter((line) => /^__Host-sign-in-\w+=; Max-Age=0/.test(line));
    expect(cleared).toHaveLength(3);
  });

  it('is refused when the token is not signed by Google, or not at all, or for another sign-in', async () => {
    signing.isForged = true;
    expect(landing(await signInWithGoogle(identity()))).toEqual(notAccepted);
    signing.isForged = false;
    const encoded = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
    for (const alg of ['none', 'HS256']) {
      tokenEndpoint.unsigned = `${encoded({ alg, kid: signing.kid })}.${encoded(identity())}.c2ln`;
      expect(landing(await signInWithGoogle(identity()))).toEqual(notAccepted);
    }
    tokenEndpoint.unsigned = undefined;
    expect(landing(await signInWithGoogle(identity({ nonce: 'of another browser' })))).toEqual(notAccepted);
    expect(landing(await signInWithGoogle(identity({ aud: 'another-client' })))).toEqual(notAccepted);
  });

  it('is taken with a key that Google has just begun to use, and refused while the keys cannot be read', async () => {
    signing.kid = `key-${crypto.randomUUID()}`;
    expect(landing(await signInWithGoogle(identity()))).toHaveProperty('userId');
    signing.kid = `key-${crypto.randomUUID()}`;
    signing.areOut = true;
    expect(landing(await signInWithGoogle(identity()))).toEqual({
      error: 'The keys of this sign-in can’t be read right now',
    });
  });

  it('is refused when the state belongs to another provider', async () => {
    const { cookies, code, state } = await chooseAccount(identity());
    const other = state.replace('google.', 'other.');
    const path = `/auth/google/callback?code=${code}&state=${other}`;
    expect(landing(await get(path, cookies.replace(state, other)))).toEqual({
      error: 'This Google sign-in has expired. Please try again',
    });
  });

  it('says so when the person said no', async () => {
    const { cookies, state } = await chooseAccount(identity());
    const answer = await get(`/auth/google/callback?error=access_denied&state=${state}`, cookies);
    expect(landing(answer)).toEqual({ error: 'Google sign-in was cancelled' });
  });

  it.each([
    ['is meant for another app', { aud: 'another-client' }],
    ['comes from another issuer', { iss: 'https://evil.example' }],
    ['has run out', { exp: 1_700_000_000 }],
  ])('is refused when what Google says %s', async (_what, claims) => {
    expect(landing(await signInWithGoogle(identity(claims)))).toEqual(notAccepted);
  });

  it('is refused when Google does not say which email', async () => {
    expect(landing(await signInWithGoogle(identity({ email: undefined })))).toEqual({
      error: 'Google did not say who you are. Please try again',
    });
  });

  it('ends with a readable error when Google is broken', async () => {
    tokenEndpoint.answer = new Response('oops', { status: 500 });
    expect(landing(await signInWithGoogle(identity()))).toEqual({
      error: 'Google sign-in did not work. Please try again',
    });
  });

  it('ends with a readable error when Google cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Network connection lost')));
    expect(landing(await signInWithGoogle(identity()))).toEqual({
      error: 'Google can’t be reached right now',
    });
  });
});

/** Somebody who came with Google, and has no password. */
async function newGoogler() {
  const claims = identity();
  const answer = await signInWithGoogle(claims);
  const user = await userOf(answer);
  const headers = { Cookie: sessionCookieOf(answer) };
  const send = (method: string, path: string, body?: unknown) =>
    callWith(google, {
      method,
      path: path.startsWith('/api/') ? path : `/api/users/${user.id}${path}`,
      body,
      headers,
    });
  return {
    claims,
    user,
    session: () => call('GET', '/api/session', undefined, headers),
    setPassword: (body: object) => send('PUT', '/api/account/password', body),
    unlink: () => send('DELETE', '/google'),
    removePasskey: (id: string) => send('DELETE', `/api/passkeys/${id}`),
    remove: (body: object) => send('DELETE', '', body),
  };
}

const tokensOf = (userId: number) =>
  env.DB.prepare('SELECT subject, access_token, refresh_token FROM identities WHERE user_id = ?')
    .bind(userId)
    .first();

const signIn = (user: UserView, typed: string) =>
  call('POST', '/api/login', { username: user.username, password: typed });

describe('a password', () => {
  it('is set by who came with Google, and opens the account from then on', async () => {
    const googler = await newGoogler();
    expect(googler.user.hasPassword).toBe(false);
    const answer = await googler.setPassword({ password });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ...googler.user, hasPassword: true });
    expect((await googler.session()).status).toBe(200);
    expect((await signIn(googler.user, password)).status).toBe(200);
  });

  it('is set within ten minutes of signing in, and after that only by who signs in with Google once more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const googler = await newGoogler();
    vi.setSystemTime(start + 10 * 60_000);
    // Coming by does not make a session any younger.
    expect((await googler.session()).status).toBe(200);
    const refused = await googler.setPassword({ password });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: 'For your safety, please sign in once more. You then have ten minutes for this',
    });
    expect((await signIn(googler.user, password)).status).toBe(401);

    const again = sessionCookieOf(
      await signInWithGoogle({ ...googler.claims, exp: Date.now() / 1000 + 600 }),
    );
    vi.setSystemTime(start + 20 * 60_000 - 1000);
    const path = '/api/account/password';
    expect((await call('PUT', path, { password }, { Cookie: again })).status).toBe(200);
    expect((await googler.session()).status).toBe(401);
    expect((await signIn(googler.user, password)).status).toBe(200);
  });

  it('is changed by who knows it, and other devices are signed out', async () => {
    const person = await newPerson();
    const elsewhere = sessionCookieOf(await signIn(person.user, password));
    const answer = await person.call('PUT', '/api/account/password', {
      password: 'another good one',
      currentPassword: password,
    });
    expect(answer.status).toBe(200);
    expect((await signIn(person.user, password)).status).toBe(401);
    expect((await signIn(person.user, 'another good one')).status).toBe(200);
    expect((await person.call('GET', '/api/session')).status).toBe(200);
    expect((await call('GET', '/api/session', undefined, { Cookie: elsewhere })).status).toBe(401);
  });

  it.each([
    [{ password: 'another good one' }, 400, 'Password is required'],
    [{ password: 'another good one', currentPassword: 'wrong' }, 403, 'Your current password isn’t right'],
    [{ password: 'short', currentPassword: password }, 400, 'Password must be at least 6 characters'],
  ])('is not changed with %j', async (body, status, message) => {
    const person = await newPerson();
    const answer = await person.call('PUT', '/api/account/password', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message });
    expect((await signIn(person.user, password)).status).toBe(200);
  });

  it('cannot be guessed this way: wrong ones count as failed sign-ins', async () => {
    const person = await newPerson();
    const headers = { Cookie: person.cookie, 'CF-Connecting-IP': '203.0.113.78' };
    const path = '/api/account/password';
    const guess = (currentPassword: string) =>
      callWith(
        { ENVIRONMENT: 'production' },
        { method: 'PUT', path, body: { password: 'another one', currentPassword }, headers },
      );
    for (let guesses = 0; guesses < 5; guesses += 1) expect((await guess('a guess')).status).toBe(403);
    expect((await guess(password)).status).toBe(429);
  });
});

describe('deleting an account without a password', () => {
  it('wants the username and a sign-in of the last ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const googler = await newGoogler();
    vi.setSystemTime(start + 10 * 60_000);
    const { username } = googler.user;
    const refused = await googler.remove({ username });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: 'For your safety, please sign in once more. You then have ten minutes for this',
    });
    expect(await tokensOf(googler.user.id)).not.toBeNull();

    const again = sessionCookieOf(
      await signInWithGoogle({ ...googler.claims, exp: Date.now() / 1000 + 600 }),
    );
    vi.setSystemTime(start + 20 * 60_000 - 1000);
    const remove = (body: object) =>
      callWith(google, {
        method: 'DELETE',
        path: `/api/users/${googler.user.id}`,
        body,
        headers: { Cookie: again },
      });
    expect(await (await remove({ username: 'somebody else' })).json()).toMatchObject({
      message: 'That isn’t your username',
    });
    expect((await remove({ username })).status).toBe(200);
    expect(await tokensOf(googler.user.id)).toBeNull();
  });
});

describe('taking Google away', () => {
  it('is refused while it is the only way in; a passkey is another', async () => {
    const googler = await newGoogler();
    const answer = await googler.unlink();
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      message: 'Please set a password or add a passkey first so you can still sign in',
    });
    expect(await tokensOf(googler.user.id)).toMatchObject({ subject: googler.claims.sub });
    expect(revocationEndpoint.revoked).toEqual([]);

    const passkey = { credentialId: 'a-passkey', name: 'Phone', publicKey: 'none', counter: 0 };
    await insertPasskey(openDb(env.DB), { ...passkey, userId: googler.user.id }, Date.now());
    const unlinked = await googler.unlink();
    expect(await unlinked.json()).toMatchObject({ user: { googleId: null }, grant: 'revoked' });
    // Now the passkey is the only way in.
    const removing = await googler.removePasskey(passkey.credentialId);
    expect(removing.status).toBe(409);
  });

  it('gives the grant back exactly once and keeps no token, however often it is asked for', async () => {
    const googler = await newGoogler();
    await googler.setPassword({ password });
    const answers = await Promise.all([googler.unlink(), googler.unlink()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const bodies = await Promise.all(
      answers.map((answer) => answer.json<{ user: UserView; grant: string }>()),
    );
    expect(bodies.map(({ grant }) => grant).sort()).toEqual(['none', 'revoked']);
    for (const { user } of bodies) expect(user).toMatchObject({ googleId: null, avatar: null });
    expect(await (await googler.unlink()).json()).toMatchObject({ grant: 'none' });
    expect(revocationEndpoint.revoked).toEqual([expect.stringMatching(/^refresh-/)]);
    expect(await tokensOf(googler.user.id)).toBeNull();
    expect((await signIn(googler.user, password)).status).toBe(200);
  });

  it('lets who has taken it away come back to the same account with it', async () => {
    const googler = await newGoogler();
    await googler.setPassword({ password });
    await googler.unlink();
    const back = await userOf(await signInWithGoogle(googler.claims));
    expect(back).toMatchObject({ id: googler.user.id, googleId: googler.claims.sub });
  });

  it.each([
    ['is broken', () => Promise.resolve(new Response('oops', { status: 500 }))],
    ['is out of reach', () => Promise.reject(new TypeError('Network connection lost'))],
  ])('is done and says that the grant stands when Google %s', async (_what, behave) => {
    const log = vi.spyOn(console, 'log');
    const googler = await newGoogler();
    await googler.setPassword({ password });
    revocationEndpoint.answer = behave;
    expect(await (await googler.unlink()).json()).toMatchObject({
      user: { googleId: null },
      grant: 'not-revoked',
    });
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('"grant_revocation"'))).toHaveLength(1);
    expect(lines.join()).not.toMatch(/refresh-|access-/);
    log.mockRestore();
  });

  it('counts a grant that Google does not know any more as given back', async () => {
    const googler = await newGoogler();
    await googler.setPassword({ password });
    revocationEndpoint.answer = async () => Response.json({ error: 'invalid_token' }, { status: 400 });
    expect(await (await googler.unlink()).json()).toMatchObject({ grant: 'revoked' });
  });

  it('does not wait for a Google that never answers', async () => {
    const googler = await newGoogler();
    await googler.setPassword({ password });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const revoking = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      revoking.resolve();
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const answering = googler.unlink();
    await revoking.promise;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await (await answering).json()).toMatchObject({ grant: 'not-revoked' });
    vi.useRealTimers();
  });

  it('is nothing for who never had it', async () => {
    const person = await newPerson();
    const answer = await person.call('DELETE', `/api/users/${person.user.id}/google`);
    expect(await answer.json()).toEqual({ user: person.user, grant: 'none' });
    expect(revocationEndpoint.revoked).toEqual([]);
  });
});

describe('deleting an account that came with Google', () => {
  it('wants the username, as there is no password', async () => {
    const googler = await newGoogler();
    for (const body of [{}, { username: 'somebody else' }, { password: '' }, { password }]) {
      const answer = await googler.remove(body);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ message: 'That isn’t your username' });
    }
    expect((await googler.session()).status).toBe(200);
    expect(revocationEndpoint.revoked).toEqual([]);
  });

  it('gives the grant back exactly once, and the next sign-in is a new account', async () => {
    const googler = await newGoogler();
    const typed = { username: ` ${googler.user.username.toUpperCase()} ` };
    const answers = await Promise.all([googler.remove(typed), googler.remove(typed)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(revocationEndpoint.revoked).toEqual([expect.stringMatching(/^refresh-/)]);
    expect((await googler.session()).status).toBe(401);
    const next = landing(await signInWithGoogle(googler.claims));
    expect(Number(next.userId)).toBeGreaterThan(googler.user.id);
  });

  it('is done and says that the grant stands when Google is out of reach', async () => {
    const googler = await newGoogler();
    revocationEndpoint.answer = () => Promise.reject(new TypeError('Network connection lost'));
    const answer = await googler.remove({ username: googler.user.username });
    expect(await answer.json()).toEqual({ grant: 'not-revoked' });
    expect((await googler.session()).status).toBe(401);
  });
});
