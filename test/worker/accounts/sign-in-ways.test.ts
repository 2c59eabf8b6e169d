import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  google,
  identity,
  landing,
  revocationEndpoint,
  signInWithGoogle,
  startGoogle,
  userOf,
} from '../../support/worker/google.ts';
import { call, newPerson, password, sessionCookieOf } from '../../support/worker/people.ts';

beforeEach(startGoogle);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
    [{ password: 'another good one', currentPassword: 'wrong' }, 403, 'Your current password is not right'],
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
      message: 'This is not your username',
    });
    expect((await remove({ username })).status).toBe(200);
    expect(await tokensOf(googler.user.id)).toBeNull();
  });
});

describe('taking Google away', () => {
  it('is refused without a password, in kind words', async () => {
    const googler = await newGoogler();
    const answer = await googler.unlink();
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      message: 'Please set a password first, so that you can still sign in',
    });
    expect(await tokensOf(googler.user.id)).toMatchObject({ subject: googler.claims.sub });
    expect(revocationEndpoint.revoked).toEqual([]);
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
      expect(await answer.json()).toMatchObject({ message: 'This is not your username' });
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
