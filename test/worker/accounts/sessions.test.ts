import { env } from 'cloudflare:workers';
import jwt from '@tsndr/cloudflare-worker-jwt';
import { describe, expect, it } from 'vitest';
import type { SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import { readSessionToken, signSessionToken } from '../../../worker/http/session.ts';
import { beginOnMonday, day, hour, mondayMorning, stateTime } from '../../support/worker/campaigns.ts';
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

beginOnMonday();

const sessionWith = (cookie: string) => call('GET', '/api/session', undefined, { Cookie: cookie });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function signInElsewhere({ user }: Person): Promise<string> {
  return sessionCookieOf(await signIn(user.username, password, { 'User-Agent': firefox }));
}

const sessionsOf = ({ user }: Person) =>
  sql<{ id: string; expires_at: number }>('SELECT id, expires_at FROM sessions WHERE user_id = ?', user.id);

describe('a session', () => {
  it('works only for its own user and with the prefixed cookie name, until its row expires and is deleted', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { sessionId } = await callerOf(one);
    const caller = { userId: other.user.id, sessionId };
    const mixed = await signSessionToken(caller, Date.now() + hour, env.SESSION_SECRET);
    expect(await isSignedIn(`__Host-session=${mixed}`)).toBe(false);
    expect(await isSignedIn(one.cookie.replace('__Host-session', 'session'))).toBe(false);
    expect(await isSignedIn(one.cookie)).toBe(true);

    expect(await sessionsOf(one)).toEqual([{ id: sessionId, expires_at: mondayMorning + 30 * day }]);
    await sql('UPDATE sessions SET expires_at = ? WHERE user_id = ?', Date.now() - 1, one.user.id);
    expect(await isSignedIn(one.cookie)).toBe(false);
    await signInElsewhere(one);
    expect(await sessionsOf(one)).toEqual([expect.not.objectContaining({ id: sessionId })]);
  });

  it('is extended with use, at most once an hour and for 90 days, and so is its cookie', async () => {
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

  it('ends on the server at sign-out, which can be repeated and signs out no other device', async () => {
    const person = await newPerson();
    const elsewhere = await signInElsewhere(person);
    for (const answer of [
      await person.call('POST', '/api/logout'),
      await person.call('POST', '/api/logout'),
      await call('POST', '/api/logout'),
      await call('POST', '/api/logout', undefined, { Cookie: '__Host-session=nonsense' }),
    ]) {
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; Max-Age=0;.* Secure/);
    }
    expect([await isSignedIn(person.cookie), await isSignedIn(elsewhere)]).toEqual([false, true]);
    expect(await sessionsOf(person)).toHaveLength(1);
  });
});

describe('the list of sessions', () => {
  const listOf = async (person: Person): Promise<SessionView[]> => person.get('/api/sessions');

  it('shows each by its device, this one first, without the secret id, and ends any of the person’s own', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const elsewhere = await signInElsewhere(person);
    const sessions = await listOf(person);
    expect(sessions.map(({ current, device }) => [current, device])).toEqual([
      [true, 'Unknown device'],
      [false, 'Firefox on Linux'],
    ]);
    const { sessionId } = await callerOf(person);
    expect(JSON.stringify(sessions)).not.toContain(sessionId);

    const [own, second] = sessions.map(({ id }) => `/api/sessions/${id}`);
    expect((await other.call('DELETE', `${second}`)).status).toBe(404);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await person.call('DELETE', `${second}`)).status).toBe(204);
    expect((await person.call('DELETE', `${second}`)).status).toBe(404);
    expect(await isSignedIn(elsewhere)).toBe(false);
    const answer = await person.call('DELETE', `${own}`);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; /);
    expect(await isSignedIn(person.cookie)).toBe(false);
  });

  it('ends all but this one', async () => {
    const person = await newPerson();
    const others = [await signInElsewhere(person), await signInElsewhere(person)];
    expect((await person.call('DELETE', '/api/sessions')).status).toBe(204);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await listOf(person)).toMatchObject([{ current: true }]);
  });
});

const secret = 'a secret of the token tests, long enough';
const caller = { userId: 7, sessionId: 'abc' };
const inAnHour = mondayMorning + hour;
const payload = { aud: 'session', sub: '7', jti: 'abc', exp: Math.floor(inAnHour / 1000) };
const encoded = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

describe('a session token', () => {
  it('identifies its session until it expires, even with a secret that looks like a PEM key', async () => {
    for (const key of [secret, 'a PRIVATE and PUBLIC secret with words in it ünïcödé']) {
      const token = await signSessionToken(caller, Date.now() + 60_000, key);
      expect(await readSessionToken(token, key)).toEqual(caller);
      stateTime(Date.now() + 61_000);
      expect(await readSessionToken(token, key)).toBeNull();
    }
  });

  it('is invalid with another secret, changed, or without its signature', async () => {
    const token = await signSessionToken(caller, inAnHour, secret);
    expect(await readSessionToken(token, 'another secret that is long enough too')).toBeNull();
    const [head, body, signature] = token.split('.');
    const none = encoded({ alg: 'none', typ: 'JWT' });
    for (const text of [
      `${head}.${body}.AAAA`,
      `${head}.${body}.`,
      `${head}.${encoded({ ...payload, sub: '8' })}.${signature}`,
      `${none}.${body}.${signature}`,
      `${none}.${body}.`,
      ...['', 'a.b', '%%%.%%%.%%%', 'e30.e30.e30'],
    ])
      expect(await readSessionToken(text, secret), text).toBeNull();
  });

  it('is invalid without expiry, session, audience or user, even with a good signature', async () => {
    const signed = (change: object) => jwt.sign({ ...payload, ...change } as typeof payload, secret);
    expect(await readSessionToken(await signed({}), secret)).toEqual(caller);
    for (const change of [
      { exp: undefined },
      { jti: undefined },
      { aud: 'unsubscribe' },
      { aud: undefined },
      { sub: 'seven' },
    ])
      expect(await readSessionToken(await signed(change), secret), JSON.stringify(change)).toBeNull();
  });
});
