import Argon2 from '@phi-ag/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from '../../../worker/accounts/passwords.ts';
import type { Env } from '../../../worker/env.ts';
import { callInProduction, callWith, newNetwork } from '../../support/worker/calls.ts';
import { interruptedDatabase, sql } from '../../support/worker/database.ts';
import {
  expectRefusal,
  isSignedIn,
  newName,
  newPerson,
  newSession,
  password,
  sessionCookieOf,
  signIn,
  weakHash,
} from '../../support/worker/people.ts';

const hashOf = async (userId: number) =>
  String((await sql('SELECT password_hash FROM users WHERE id = ?', userId))[0]?.password_hash);

const storeHash = (userId: number, hash: string | null) =>
  sql('UPDATE users SET password_hash = ? WHERE id = ?', hash, userId);

const sessionsOf = (userId: number) =>
  sql<{ id: string; expires_at: number }>('SELECT id, expires_at FROM sessions WHERE user_id = ?', userId);

it('people sign in with username or email in any case, get a new session each time and a stronger hash', async () => {
  const { user, cookie } = await newPerson();
  const cookies = [cookie];
  for (const name of [user.username.toUpperCase(), ` ${user.email.toUpperCase()} `]) {
    const answer = await signIn(name);
    expect(await answer.json()).toEqual(user);
    cookies.push(sessionCookieOf(answer));
  }
  expect(new Set(cookies).size).toBe(3);
  for (const one of cookies) expect(await isSignedIn(one)).toBe(true);
  expect(needsRehash(await hashOf(user.id))).toBe(false);
});

it('sign-in gives the same answer for an unknown name, a wrong password and an account without one', async () => {
  const [{ user }, { user: passwordless }] = [await newPerson(), await newPerson()];
  await storeHash(passwordless.id, null);
  for (const answer of [
    await signIn(user.username, 'wrong password'),
    await signIn('nobody-of-this-name'),
    await signIn(passwordless.username),
  ]) {
    expect(answer.headers.getSetCookie()).toEqual([]);
    await expectRefusal(answer, 401, 'Invalid username or password');
  }
  expect(await hashOf(user.id)).toBe(weakHash);
  await expectRefusal(signIn('  '), 400, 'Username is required');
  await expectRefusal(signIn('ada', ''), 400, 'Password is required');
});

it('a password is hashed whole with its own salt; a missing or damaged hash never matches but costs as much', () => {
  const stored = hashPassword('caf\u00e9 noir');
  expect(hashPassword('caf\u00e9 noir')).not.toBe(stored);
  expect(verifyPassword(stored, 'cafe\u0301 noir')).toBe(true);
  expect(verifyPassword(stored, 'caf\u00e9 noix')).toBe(false);
  const check = vi.spyOn(Argon2.prototype, 'tryVerify');
  for (const bad of [null, '', 'not a hash']) expect(verifyPassword(bad, 'secret1')).toBe(false);
  expect(needsRehash(String(check.mock.calls[0]?.[0]))).toBe(false);
});

const signInFrom = (username: string, typed: string, network = newNetwork(), cookie = '') =>
  callInProduction('POST', '/api/login', { username, password: typed }, { network, cookie });

async function guess(times: number, username: string, address = newNetwork(), cookie = '') {
  const statuses = [];
  for (let guessed = 0; guessed < times; guessed++)
    statuses.push((await signInFrom(username, 'wrong password', address, cookie)).status);
  return statuses;
}

it('guessing a password is blocked at an address after five wrong guesses, even with the right password, until the window ends', async () => {
  const { user } = await newPerson();
  const address = newNetwork();
  expect(await guess(3, user.username, address)).toEqual([401, 401, 401]);
  expect(await guess(3, ` ${user.email.toUpperCase()}`, address)).toEqual([401, 401, 429]);
  const answer = await signInFrom(user.username, password, address);
  expect(Number(answer.headers.get('Retry-After'))).toBe(900);
  await expectRefusal(answer, 429, 'Too many failed sign-ins. Please try again in 15 minutes');
  expect((await signInFrom(user.username, password)).status).toBe(200);

  await sql('UPDATE attempts SET window_ends_at = 1');
  await storeHash(user.id, weakHash);
  expect(await guess(4, user.username, address)).toEqual([401, 401, 401, 401]);
  // The right password starts the count over.
  expect((await signInFrom(user.username, password, address)).status).toBe(200);
  expect(await guess(2, user.username, address)).toEqual([401, 401]);
  expect(await sql('SELECT 1 FROM attempts WHERE window_ends_at = 1')).toEqual([]);
});

it('guessing a password is blocked in parallel and for unknown names too; neither names nor addresses are stored', async () => {
  const [username, address] = [newName(), newNetwork()];
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(1, username, address)));
  const statuses = guesses.flat().sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  const stored = JSON.stringify(await sql('SELECT * FROM attempts'));
  expect(stored).not.toContain(username);
  expect(stored).not.toContain('198.51.');
});

it('guessing a password is blocked after fifty guesses from many addresses, but the owner can sign in from a known browser', async () => {
  const [{ user }, { user: other }] = [await newPerson(), await newPerson()];
  const first = await signInFrom(user.username, password);
  const mark = first.headers.getSetCookie().find((line) => line.startsWith('__Host-known=')) ?? '';
  expect(mark).toMatch(/HttpOnly/);
  const [known = ''] = mark.split(';');
  const session = { cookie: sessionCookieOf(first) };
  const out = await callInProduction('POST', '/api/logout', undefined, session);
  expect(out.headers.getSetCookie().join()).not.toContain('__Host-known');

  await storeHash(user.id, weakHash);
  for (let network = 0; network < 10; network++) {
    await guess(5, user.email);
    await guess(5, other.username);
  }
  const statusOf = async (username: string, cookie?: string) =>
    (await signInFrom(username, password, newNetwork(), cookie)).status;
  expect(await statusOf(user.username)).toBe(429);
  expect(await statusOf(user.username, `${known}x`)).toBe(429);
  // A known browser is known to one account only, and has a limit of its own.
  expect(await statusOf(other.username, known)).toBe(429);
  expect(await statusOf(user.username, known)).toBe(200);
  await storeHash(user.id, weakHash);
  expect(await guess(11, user.username, newNetwork(), known)).toEqual([...Array(10).fill(401), 429]);
});

it('guessing a password is blocked at an address after twenty wrong guesses for many names; right ones don’t count', async () => {
  const address = newNetwork();
  const { user } = await newPerson();
  await guess(3, user.username, address);
  for (let name = 0; name < 4; name++) await guess(4, (await newPerson()).user.username, address);
  for (let times = 0; times < 2; times++)
    expect((await signInFrom(user.username, password, address)).status).toBe(200);
  expect(await guess(2, newName(), address)).toEqual([401, 429]);
});

it('guessing a password elsewhere doesn’t keep the owner from changing it while signed in', async () => {
  const person = await newPerson();
  for (let network = 0; network < 10; network++) await guess(5, person.user.username);
  const body = { password: 'another good one', currentPassword: password };
  const answer = await callInProduction('PUT', '/api/account/password', body, { cookie: person.cookie });
  expect(answer.status).toBe(200);
});

it('a password is not changed without the current one, or to a weak one', async () => {
  const person = await newPerson();
  for (const [next, currentPassword, status, message] of [
    ['another good one', undefined, 400, 'Password is required'],
    ['another good one', 'wrong', 403, 'Your current password isn’t right'],
    ['qwerty123', password, 400, 'Password is too easy to guess: it is one of the most common ones'],
    [person.user.email, password, 400, 'Password must not be your username or email'],
  ] as const) {
    const body = { password: next, currentPassword };
    await expectRefusal(person.call('PUT', '/api/account/password', body), status, message);
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
  const before = await sessionsOf(user.id);
  let changing: Promise<unknown> | undefined;
  vi.spyOn(Argon2.prototype, 'tryVerify').mockImplementationOnce(() => {
    changing = storeHash(user.id, weakHash);
    return { success: true, data: true };
  });
  expect((await signIn(user.username, next)).status).toBe(401);
  await changing;
  expect(await sessionsOf(user.id)).toEqual(before);
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
