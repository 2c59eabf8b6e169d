import { env } from 'cloudflare:workers';
import Argon2 from '@phi-ag/argon2';
import { expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../../worker/accounts/passwords.ts';
import { openDb } from '../../../worker/db/client.ts';
import { identities } from '../../../worker/db/schema.ts';
import type { Env } from '../../../worker/deps.ts';
import { call, callInProduction, callWith, expectRefusal, newNetwork } from '../../support/worker/calls.ts';
import { interruptedDatabase, sql } from '../../support/worker/database.ts';
import {
  google,
  identity,
  landing,
  revocationEndpoint,
  signInWithGoogle,
  standInForGoogle,
  userOf,
} from '../../support/worker/google.ts';
import {
  isSignedIn,
  newPerson,
  newSession,
  type Person,
  password,
  sessionCookieOf,
  signIn,
  weakHash,
} from '../../support/worker/people.ts';

it('a password is hashed whole with its own salt; without a hash none matches, at the same cost', () => {
  const stored = hashPassword('caf\u00e9 noir');
  expect(hashPassword('caf\u00e9 noir')).not.toBe(stored);
  expect(verifyPassword(stored, 'cafe\u0301 noir')).toBe(true);
  expect(verifyPassword(stored, 'caf\u00e9 noix')).toBe(false);
  const check = vi.spyOn(Argon2.prototype, 'tryVerify');
  for (const bad of [null, '', 'not a hash']) expect(verifyPassword(bad, 'secret1')).toBe(false);
  expect(needsRehash(String(check.mock.calls[0]?.[0]))).toBe(false);
});

it('a password is not changed without the current one, or to a weak one', async () => {
  const person = await newPerson();
  const tooEasy = 'Password is too easy to guess: it is one of the most common ones';
  for (const [next, currentPassword, status, message, field] of [
    ['another good one', undefined, 400, 'Password is required', 'currentPassword'],
    ['another good one', 'wrong', 403, 'Your current password isn’t right', 'currentPassword'],
    ['qwerty123', password, 400, tooEasy, 'password'],
    [person.user.email, password, 400, 'Password must not be your username or email', 'password'],
  ] as const) {
    const body = { password: next, currentPassword };
    await expectRefusal(person.call('PUT', '/api/account/password', body), status, message, next, field);
  }
  expect((await signIn(person.user.username)).status).toBe(200);
});

it('a changed password ends all other sessions, including one that is being opened with the old password', async () => {
  const person = await newPerson();
  const { user, cookie } = person;
  const elsewhere = sessionCookieOf(await signIn(user.username));
  const next = 'a long sentence that only this person would ever think of typing here, twice';
  await person.send('PUT', '/api/account/password', { password: next, currentPassword: password });
  expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await signIn(user.username)).status).toBe(401);
  expect((await signIn(user.username, next)).status).toBe(200);

  // Changed again, just after the old password was verified.
  const before = await sql('SELECT id FROM sessions WHERE user_id = ?', user.id);
  let changing: Promise<unknown> | undefined;
  vi.spyOn(Argon2.prototype, 'tryVerify').mockImplementationOnce(() => {
    changing = sql('UPDATE users SET password_hash = ? WHERE id = ?', weakHash, user.id);
    return { success: true, data: true };
  });
  expect((await signIn(user.username, next)).status).toBe(401);
  await changing;
  expect(await sql('SELECT id FROM sessions WHERE user_id = ?', user.id)).toEqual(before);
});

it('of two changes of a password at the same time, only one counts, and ends no session of its own', async () => {
  const one = await newPerson();
  const elsewhere = await newSession(one.user.id);
  const changing = { method: 'PUT', path: '/api/account/password' };
  const change = (settings: Partial<Env>, next: string, Cookie: string) =>
    callWith(settings, {
      ...changing,
      body: { password: next, currentPassword: password },
      headers: { Cookie },
    });
  // The first batch reads the account, the next ones count the attempt.
  const DB = interruptedDatabase(3, () => change({}, 'another good one', elsewhere));
  const lost = await change({ DB }, 'a different good one', one.cookie);
  const message = 'Your password was changed in the meantime. Please reload the page';
  await expectRefusal(lost, 403, message);
  expect([await isSignedIn(elsewhere), await isSignedIn(one.cookie)]).toEqual([true, false]);
  expect((await signIn(one.user.username, 'another good one')).status).toBe(200);
});

const usedUp = 'This link was already used or has expired. Please request a new one';

async function newLink(person: Person): Promise<string> {
  const { email } = person.user;
  await callWith({}, { method: 'POST', path: '/api/password-resets', body: { email } });
  const [, token = ''] = /token=([\w-]+)/.exec((await person.newestMail()).body) ?? [];
  return token;
}

it('a link to reset the password can be checked until it is used or the password is changed', async () => {
  const person = await newPerson();
  const check = (token: unknown, network = newNetwork()) =>
    callInProduction('POST', '/api/password-resets/check', { token }, { network });
  const used = await newLink(person);
  for (let times = 0; times < 2; times++) expect((await check(used)).status).toBe(204);
  const body = { token: used, password: 'four other calm words' };
  expect((await call('POST', '/api/password-resets/finish', body)).status).toBe(200);
  await person.signInAgain();
  const outdated = await newLink(person);
  const change = { password: 'another good one', currentPassword: body.password };
  await person.send('PUT', '/api/account/password', change);
  for (const token of [used, outdated, 'of-nobody']) await expectRefusal(check(token), 410, usedUp);

  const network = newNetwork();
  for (let times = 0; times < 60; times++) expect((await check(used, network)).status).toBe(410);
  const message = 'Your network has opened too many of these links. Please try again in 15 minutes';
  await expectRefusal(check(used, network), 429, message);
});

it('a link to reset the password is refused if another account has confirmed the address since', async () => {
  const person = await newPerson();
  const { email, id } = person.user;
  await sql('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', id);
  const token = await newLink(person);
  await newPerson({ email });
  const body = { token, password: 'somebody else’s' };
  for (const as of [call, person.call.bind(person)]) {
    const reset = as('POST', '/api/password-resets/finish', body);
    await expectRefusal(reset, 409, 'An account with this email already exists');
  }
});

it('resetting the password keeps passkeys, and says so on the page and by email, which leads to them', async () => {
  const person = await newPerson();
  const subject = person.user.username;
  const passkey = { provider: 'passkey', subject, name: 'Phone', publicKey: 'none' } as const;
  const { id: userId } = person.user;
  await openDb(env.DB)
    .insert(identities)
    .values({ ...passkey, userId, createdAt: Date.now() });
  const body = { token: await newLink(person), password: 'four other calm words' };
  const answer = await callWith({}, { method: 'POST', path: '/api/password-resets/finish', body });
  expect(await answer.json()).toMatchObject({ passkeys: ['Phone'] });
  const mail = await person.newestMail();
  expect(mail).toMatchObject({ subject: 'Your password was reset' });
  expect(mail.body).toMatch(/passkeys still work.*\/settings\s/s);
  await person.signInAgain();
  expect(await person.get('/api/passkeys')).toMatchObject([{ name: 'Phone' }]);
});

standInForGoogle();

async function newGoogler(chosen?: string) {
  const claims = identity();
  const answer = await signInWithGoogle(claims);
  const user = await userOf(answer);
  const as = (cookie: string) => {
    const send = (method: string, path: string, body?: object) =>
      callWith(google, { method, path: `/api/${path}`, body, headers: { Cookie: cookie } });
    return {
      send,
      session: () => send('GET', 'session'),
      setPassword: (typed: string) => send('PUT', 'account/password', { password: typed }),
      unlink: () => send('DELETE', `users/${user.id}/google`),
      remove: (body: object) => send('DELETE', `users/${user.id}`, body),
    };
  };
  const googler = as(sessionCookieOf(answer));
  if (chosen !== undefined) expect((await googler.setPassword(chosen)).status).toBe(200);
  return { claims, user, as, ...googler };
}

it('setting a first password, or deleting an account without one, requires a recent sign-in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  const googler = await newGoogler();
  const { username } = googler.user;
  vi.setSystemTime(start + 10 * 60_000);
  // Using a session doesn’t make it recent.
  expect((await googler.session()).status).toBe(200);
  const message = 'For your security, please sign in again. You’ll then have ten minutes to do this';
  for (const answer of [await googler.setPassword(password), await googler.remove({ username })])
    await expectRefusal(answer, 403, message);
  const claims = { ...googler.claims, exp: Date.now() / 1000 + 600 };
  const again = googler.as(sessionCookieOf(await signInWithGoogle(claims)));
  const third = googler.as(sessionCookieOf(await signInWithGoogle(claims)));
  vi.setSystemTime(start + 20 * 60_000 - 1000);
  const set = await again.setPassword(password);
  expect([set.status, await set.json()]).toEqual([200, { ...googler.user, hasPassword: true }]);
  expect((await again.session()).status).toBe(200);
  for (const other of [googler, third]) expect((await other.session()).status).toBe(401);
  expect((await signIn(googler.user.username)).status).toBe(200);
});

it('unlinking Google is refused while it is the only way to sign in; a passkey is another way', async () => {
  const googler = await newGoogler();
  const onlyWay = 'Please set a password or add a passkey first so you can still sign in';
  await expectRefusal(googler.unlink(), 409, onlyWay);
  expect(revocationEndpoint.revoked).toEqual([]);
  const passkey = { provider: 'passkey', subject: 'a-passkey', name: 'Phone', publicKey: 'none' } as const;
  await openDb(env.DB)
    .insert(identities)
    .values({ ...passkey, userId: googler.user.id, createdAt: Date.now() });
  const unlinked = await (await googler.unlink()).json();
  expect(unlinked).toMatchObject({ user: { googleId: null }, grant: 'revoked' });
  // Now the passkey is the only way.
  expect((await googler.send('DELETE', `passkeys/${passkey.subject}`)).status).toBe(409);
});

it('unlinking Google revokes the grant exactly once, and the person can link it again', async () => {
  const { user, claims, unlink } = await newGoogler(password);
  const answers = await Promise.all([unlink(), unlink()]);
  const bodies = await Promise.all(answers.map((one) => one.json<{ user: UserView; grant: string }>()));
  expect(bodies.map(({ grant }) => grant).sort()).toEqual(['none', 'revoked']);
  for (const body of bodies) expect(body.user).toMatchObject({ googleId: null, avatar: null });
  expect(revocationEndpoint.revoked).toEqual([expect.stringMatching(/^refresh-/)]);
  const back = await userOf(await signInWithGoogle(claims));
  expect(back).toMatchObject({ id: user.id, googleId: claims.sub });
});

it('unlinking Google succeeds if Google is broken or unreachable, or doesn’t answer within five seconds', async () => {
  for (const answer of [
    async () => new Response('oops', { status: 500 }),
    () => Promise.reject(new TypeError('no network')),
  ]) {
    const { unlink } = await newGoogler(password);
    revocationEndpoint.answer = answer;
    const unlinked = await (await unlink()).json();
    expect(unlinked).toMatchObject({ user: { googleId: null }, grant: 'not-revoked' });
  }
  const googler = await newGoogler(password);
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
});

it('deleting an account without a password requires the username, and revokes the grant exactly once', async () => {
  const { user, claims, session, remove } = await newGoogler();
  for (const body of [{}, { username: 'somebody else' }, { password: '' }, { password }])
    await expectRefusal(remove(body), 403, 'That isn’t your username');
  expect((await session()).status).toBe(200);
  expect(revocationEndpoint.revoked).toEqual([]);

  const typed = { username: ` ${user.username.toUpperCase()} ` };
  const answers = await Promise.all([remove(typed), remove(typed)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(revocationEndpoint.revoked).toEqual([expect.stringMatching(/^refresh-/)]);
  expect((await session()).status).toBe(401);
  const next = landing(await signInWithGoogle(claims));
  expect(Number(next.userId)).toBeGreaterThan(user.id);
});
