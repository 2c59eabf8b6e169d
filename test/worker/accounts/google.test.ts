import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openToken } from '../../../worker/accounts/token-sealing.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  chooseAccount,
  get,
  google,
  identity,
  landing,
  signInWithGoogle,
  startGoogle,
  tokenEndpoint,
  userOf,
} from '../../support/worker/google.ts';
import { call, newPerson, password } from '../../support/worker/people.ts';

beforeEach(startGoogle);
afterEach(() => vi.unstubAllGlobals());

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
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^__Host-sign-in-(state=google\.|verifier=)[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
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

  it('leaves no password that would open the account', async () => {
    const user = await userOf(await signInWithGoogle(identity()));
    const answer = await call('POST', '/api/login', { username: user.username, password });
    expect(answer.status).toBe(401);
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
  const runOut = { error: 'This Google sign-in has run out. Please try again' };
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
    expect(cleared).toHaveLength(2);
  });

  it('is refused when the state belongs to another provider', async () => {
    const { cookies, code, state } = await chooseAccount(identity());
    const other = state.replace('google.', 'other.');
    const path = `/auth/google/callback?code=${code}&state=${other}`;
    expect(landing(await get(path, cookies.replace(state, other)))).toEqual({
      error: 'This Google sign-in has run out. Please try again',
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
      error: 'Google cannot be reached at the moment',
    });
  });
});
