import { env } from 'cloudflare:workers';
import jwt from '@tsndr/cloudflare-worker-jwt';
import { expect, it } from 'vitest';
import type { SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import { needsRehash } from '../../../worker/accounts/passwords.ts';
import { readSessionToken, signSessionToken } from '../../../worker/http/session.ts';
import { call, callInProduction, expectRefusal, newNetwork } from '../../support/worker/calls.ts';
import { day, hour, mondayMorning, stateTime } from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import {
  callerOf,
  isSignedIn,
  newName,
  newPerson,
  newSession,
  type Person,
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

const signInFrom = (username: string, typed: string, network = newNetwork(), cookie = '') =>
  callInProduction('POST', '/api/login', { username, password: typed }, { network, cookie });

async function guess(times: number, username: string, address = newNetwork(), cookie = '') {
  const statuses = [];
  for (let guessed = 0; guessed < times; guessed++)
    statuses.push((await signInFrom(username, 'wrong password', address, cookie)).status);
  return statuses;
}

it('guessing a password is blocked at an address after five wrong guesses for a name', async () => {
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
});

it('guessing a password is blocked at an address in parallel, and for many names', async () => {
  const [username, address] = [newName(), newNetwork()];
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(1, username, address)));
  expect(guesses.flat().sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  for (let name = 0; name < 3; name++) await guess(5, newName(), address);
  expect(await guess(1, newName(), address)).toEqual([429]);
  expect(JSON.stringify(await sql('SELECT * FROM attempts'))).not.toMatch(`${username}|198.51.`);
});

it('guessing a password is blocked after fifty guesses, except in a browser known to the account', async () => {
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
  // Nor do they keep the owner from changing the password while signed in.
  const change = { password: 'another good one', currentPassword: password };
  const signedIn = { cookie: await newSession(other.id) };
  expect((await callInProduction('PUT', '/api/account/password', change, signedIn)).status).toBe(200);
  await storeHash(other.id, weakHash);
  expect(await statusOf(user.username, `${known}x`)).toBe(429);
  // A known browser is known to one account only, and has a limit of its own.
  expect(await statusOf(other.username, known)).toBe(429);
  expect(await statusOf(user.username, known)).toBe(200);
  await storeHash(user.id, weakHash);
  expect(await guess(11, user.username, newNetwork(), known)).toEqual([...Array(10).fill(401), 429]);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const signInElsewhere = async ({ user }: Person) =>
  sessionCookieOf(await signIn(user.username, password, { 'User-Agent': firefox }));

it('a session works only for its own user and under its own cookie name, until it expires', async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  const { sessionId } = await callerOf(one);
  const caller = { userId: other.user.id, sessionId };
  const mixed = await signSessionToken(caller, Date.now() + hour, env.SESSION_SECRET);
  expect(await isSignedIn(`__Host-session=${mixed}`)).toBe(false);
  expect(await isSignedIn(one.cookie.replace('__Host-session', 'session'))).toBe(false);
  expect(await isSignedIn(one.cookie)).toBe(true);

  await sql('UPDATE sessions SET expires_at = ? WHERE user_id = ?', Date.now() - 1, one.user.id);
  expect(await isSignedIn(one.cookie)).toBe(false);
  await signInElsewhere(one);
  expect(await sessionsOf(one.user.id)).toEqual([expect.not.objectContaining({ id: sessionId })]);
});

it('a session is extended with use, at most once an hour, by 30 days up to 90, and so is its cookie', async () => {
  const sessionWith = (cookie: string) => call('GET', '/api/session', undefined, { Cookie: cookie });
  const { cookie: first } = await newPerson();
  stateTime(mondayMorning + hour - 1000);
  expect((await sessionWith(first)).headers.getSetCookie()).toEqual([]);
  let cookie = first;
  for (let week = 1; week <= 12; week += 1) {
    stateTime(mondayMorning + week * 7 * day);
    cookie = sessionCookieOf(await sessionWith(cookie));
    if (week === 5) expect([await isSignedIn(first), await isSignedIn(cookie)]).toEqual([false, true]);
  }
  stateTime(mondayMorning + 90 * day - 1000);
  expect(await isSignedIn(cookie)).toBe(true);
  stateTime(mondayMorning + 90 * day);
  expect(await isSignedIn(cookie)).toBe(false);
});

it('a session ends on the server at sign-out, which can be repeated and signs out no other device', async () => {
  const person = await newPerson();
  const elsewhere = await signInElsewhere(person);
  for (const cookie of [person.cookie, person.cookie, '', '__Host-session=nonsense']) {
    const answer = await call('POST', '/api/logout', undefined, { Cookie: cookie });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; Max-Age=0;.* Secure/);
  }
  expect([await isSignedIn(person.cookie), await isSignedIn(elsewhere)]).toEqual([false, true]);
  expect(await sessionsOf(person.user.id)).toHaveLength(1);
});

it('a session is listed by its device, without its secret id, and can be ended by its owner', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const elsewhere = await signInElsewhere(person);
  const sessions = await person.get<SessionView[]>('/api/sessions');
  expect(sessions.map(({ current, device }) => [current, device])).toEqual([
    [true, 'Unknown device'],
    [false, 'Firefox on Linux'],
  ]);
  expect(JSON.stringify(sessions)).not.toContain((await callerOf(person)).sessionId);
  const [own, second] = sessions.map(({ id }) => `/api/sessions/${id}`);
  expect((await other.call('DELETE', `${second}`)).status).toBe(404);
  expect(await isSignedIn(elsewhere)).toBe(true);
  expect((await person.call('DELETE', `${second}`)).status).toBe(204);
  expect(await isSignedIn(elsewhere)).toBe(false);

  const others = [await signInElsewhere(person), await signInElsewhere(person)];
  expect((await person.call('DELETE', '/api/sessions')).status).toBe(204);
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
  const answer = await person.call('DELETE', `${own}`);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; /);
  expect(await isSignedIn(person.cookie)).toBe(false);
});

it('a session token is valid only unchanged, with its secret and all its claims, until it expires', async () => {
  const caller = { userId: 7, sessionId: 'abc' };
  const secret = 'a secret of the token tests, long enough';
  const claims = { aud: 'session', sub: '7', jti: 'abc', exp: (mondayMorning + hour) / 1000 };
  const signed = (change: object) => jwt.sign({ ...claims, ...change } as typeof claims, secret);
  const encoded = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const token = await signSessionToken(caller, mondayMorning + hour, secret);
  const [head, body, signature] = token.split('.');
  const none = encoded({ alg: 'none', typ: 'JWT' });
  for (const text of [
    `${head}.${body}.`,
    `${none}.${body}.${signature}`,
    `${none}.${body}.`,
    '%%%.%%%.%%%',
    `${head}.${encoded({ ...claims, sub: '8' })}.${signature}`,
    await signed({ exp: undefined }),
    await signed({ jti: undefined }),
    await signed({ aud: undefined }),
    await signed({ aud: 'unsubscribe' }),
    await signed({ sub: 'seven' }),
  ])
    expect(await readSessionToken(text, secret), text).toBeNull();
  for (const good of [token, await signed({})]) expect(await readSessionToken(good, secret)).toEqual(caller);
  // The library would take this secret for a PEM key.
  const likePem = 'a PRIVATE and PUBLIC secret with words in it ünïcödé';
  expect(await readSessionToken(token, likePem)).toBeNull();
  stateTime(mondayMorning + hour + 1000);
  expect(await readSessionToken(token, secret)).toBeNull();
});
