import { env } from 'cloudflare:workers';
import jwt from '@tsndr/cloudflare-worker-jwt';
import { expect, it } from 'vitest';
import type { SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import { readSessionToken, signSessionToken } from '../../../worker/http/session.ts';
import { day, hour, mondayMorning, stateTime } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import {
  call,
  callerOf,
  isSignedIn,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
  signIn,
} from '../../support/worker/people.ts';

const sessionsOf = (userId: number) =>
  sql<{ id: string; expires_at: number }>('SELECT id, expires_at FROM sessions WHERE user_id = ?', userId);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const signInElsewhere = async ({ user }: Person) =>
  sessionCookieOf(await signIn(user.username, password, { 'User-Agent': firefox }));

it('a session works only for its own user and with the prefixed cookie name, until its row expires and is deleted', async () => {
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

it('a session that has ended lifts no stop', async () => {
  const person = await newPerson();
  await person.optOut({ channel: 'sms', cause: 'bounce' });
  await person.call('POST', '/api/logout');
  expect((await person.call('DELETE', '/api/opt-outs/returned-texts')).status).toBe(401);
  await person.signInAgain();
  expect(await person.stops()).toHaveLength(1);
});

it('a session is listed by its device, this one first, without its secret id, and can be ended by its owner', async () => {
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
  // The library would take this secret for a PEM key.
  const likePem = 'a PRIVATE and PUBLIC secret with words in it ünïcödé';
  expect(await readSessionToken(token, likePem)).toBeNull();
  const inPem = await signSessionToken(caller, mondayMorning + hour, likePem);
  expect(await readSessionToken(inPem, likePem)).toEqual(caller);
  for (const text of [
    ...[`${head}.${body}.`, `${none}.${body}.${signature}`, `${none}.${body}.`, '%%%.%%%.%%%'],
    `${head}.${encoded({ ...claims, sub: '8' })}.${signature}`,
    ...[await signed({ exp: undefined }), await signed({ jti: undefined }), await signed({ aud: undefined })],
    ...[await signed({ aud: 'unsubscribe' }), await signed({ sub: 'seven' })],
  ])
    expect(await readSessionToken(text, secret), text).toBeNull();
  for (const good of [token, await signed({})]) expect(await readSessionToken(good, secret)).toEqual(caller);
  stateTime(mondayMorning + hour + 1000);
  expect(await readSessionToken(token, secret)).toBeNull();
});
