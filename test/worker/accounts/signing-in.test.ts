import Argon2 from '@phi-ag/argon2';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from '../../../worker/accounts/passwords.ts';
import { callInProduction, newNetwork } from '../../support/worker/calls.ts';
import { sql } from '../../support/worker/database.ts';
import {
  expectRefusal,
  isSignedIn,
  newName,
  newPerson,
  password,
  sessionCookieOf,
  signIn,
  weakHash,
} from '../../support/worker/people.ts';

const hashOf = async (userId: number) =>
  (await sql('SELECT password_hash FROM users WHERE id = ?', userId))[0]?.password_hash;

const storeHash = (userId: number, hash: string | null) =>
  sql('UPDATE users SET password_hash = ? WHERE id = ?', hash, userId);

describe('signing in', () => {
  it('works by username or email in any case, opens a new session each time, and strengthens the hash', async () => {
    const { user, cookie } = await newPerson();
    const cookies = [cookie];
    for (const name of [user.username, user.username.toUpperCase(), ` ${user.email.toUpperCase()} `]) {
      const answer = await signIn(name);
      expect(await answer.json()).toEqual(user);
      cookies.push(sessionCookieOf(answer));
    }
    expect(new Set(cookies).size).toBe(4);
    for (const one of cookies) expect(await isSignedIn(one)).toBe(true);
    expect(needsRehash(String(await hashOf(user.id)))).toBe(false);
  });

  it('gives the same answer for an unknown name, a wrong password and an account without one, and changes nothing', async () => {
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
  });

  it('requires a username and a password', async () => {
    await expectRefusal(signIn('  '), 400, 'Username is required');
    await expectRefusal(signIn('ada', ''), 400, 'Password is required');
  });
});

const signInFrom = (username: string, typed: string, network = newNetwork(), cookie = '') =>
  callInProduction('POST', '/api/login', { username, password: typed }, { network, cookie });

async function guess(times: number, username: string, address = newNetwork(), cookie = '') {
  const statuses = [];
  for (let guessed = 0; guessed < times; guessed++) {
    statuses.push((await signInFrom(username, 'wrong password', address, cookie)).status);
  }
  return statuses;
}

describe('guessing a password', () => {
  it('is blocked at an address after five wrong guesses, even with the right password, until the window ends', async () => {
    const { user } = await newPerson();
    const address = newNetwork();
    expect(await guess(6, user.username, address)).toEqual([401, 401, 401, 401, 401, 429]);
    const answer = await signInFrom(user.username, password, address);
    const retryAfter = Number(answer.headers.get('Retry-After'));
    expect(retryAfter).toBeGreaterThan(880);
    expect(retryAfter).toBeLessThanOrEqual(900);
    const message = 'Too many failed sign-ins. Please try again in 15 minutes';
    await expectRefusal(answer, 429, message);
    expect((await signInFrom(user.username, password)).status).toBe(200);

    await sql('UPDATE attempts SET window_ends_at = 1');
    expect((await signInFrom(user.username, password, address)).status).toBe(200);
    // Ended windows were deleted.
    expect(await sql('SELECT 1 FROM attempts WHERE window_ends_at = 1')).toEqual([]);
  });

  it('is blocked for parallel guesses and unknown names too; neither names nor addresses are stored', async () => {
    const [username, address] = [newName(), newNetwork()];
    const guesses = Array.from({ length: 12 }, () => signInFrom(username, 'wrong password', address));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    const stored = JSON.stringify(await sql('SELECT * FROM attempts'));
    expect(stored).not.toContain(username);
    expect(stored).not.toContain('198.51.');
  });

  it('is blocked however the name is written, and starts over after the right password', async () => {
    const { user } = await newPerson();
    const address = newNetwork();
    expect(await guess(2, user.username, address)).toEqual([401, 401]);
    expect(await guess(2, ` ${user.username.toUpperCase()}`, address)).toEqual([401, 401]);
    expect((await signInFrom(user.username, password, address)).status).toBe(200);
    await storeHash(user.id, weakHash);
    expect(await guess(4, user.username, address)).toEqual([401, 401, 401, 401]);
    expect(await guess(2, user.email, address)).toEqual([401, 429]);
  });

  it('is blocked after fifty guesses from many addresses, but the owner can sign in from a known browser', async () => {
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

  it('is blocked at an address after twenty wrong guesses for many names; right ones don’t count', async () => {
    const address = newNetwork();
    const { user } = await newPerson();
    await guess(3, user.username, address);
    for (let name = 0; name < 4; name++) await guess(4, (await newPerson()).user.username, address);
    for (let times = 0; times < 2; times++)
      expect((await signInFrom(user.username, password, address)).status).toBe(200);
    expect(await guess(2, newName(), address)).toEqual([401, 429]);
  });
});

it('registering is blocked at an address after ten tries', async () => {
  const network = newNetwork();
  const body = { username: newName(), email: `${newName()}@example.com`, password };
  const register = () => callInProduction('POST', '/api/register', body, { network });
  expect((await register()).status).toBe(201);
  for (let tries = 1; tries < 10; tries++) expect((await register()).status).toBe(409);
  const answer = await register();
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3500);
  const message = 'Too many new accounts from your network. Please try again in 60 minutes';
  await expectRefusal(answer, 429, message);
});

describe('a stored password', () => {
  it('is hashed whole, with Argon2id and its own salt, and is the same however an accent is typed', () => {
    const stored = hashPassword('caf\u00e9 noir');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(hashPassword('caf\u00e9 noir')).not.toBe(stored);
    expect(verifyPassword(stored, 'cafe\u0301 noir')).toBe(true);
    expect(verifyPassword(stored, 'caf\u00e9 noix')).toBe(false);
  });

  it('that is missing or damaged is never right, and a missing one costs as much to check', () => {
    const check = vi.spyOn(Argon2.prototype, 'tryVerify');
    expect(verifyPassword(null, 'secret1')).toBe(false);
    const [hash] = check.mock.calls[0] ?? [];
    check.mockRestore();
    expect(needsRehash(String(hash))).toBe(false);
    for (const damaged of ['', 'not a hash']) expect(verifyPassword(damaged, 'secret1')).toBe(false);
  });
});

it('a password is not changed without the current one, or to a weak one', async () => {
  const person = await newPerson();
  for (const [next, currentPassword, status, message] of [
    ['another good one', undefined, 400, 'Password is required'],
    ['another good one', 'wrong', 403, 'Your current password isn’t right'],
    ['short', password, 400, 'Password must be at least 6 characters'],
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
  const change = { password: next, currentPassword: password };
  expect((await person.call('PUT', '/api/account/password', change)).status).toBe(200);
  expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await signIn(user.username)).status).toBe(401);
  expect((await signIn(user.username, next)).status).toBe(200);

  // Changed again, just after the old password was verified.
  const open = () => sql('SELECT id FROM sessions WHERE user_id = ?', user.id);
  const before = await open();
  let changing: Promise<unknown> | undefined;
  const check = vi.spyOn(Argon2.prototype, 'tryVerify').mockImplementationOnce(() => {
    changing = storeHash(user.id, weakHash);
    return { success: true, data: true };
  });
  expect((await signIn(user.username, next)).status).toBe(401);
  check.mockRestore();
  await changing;
  expect(await open()).toEqual(before);
});
