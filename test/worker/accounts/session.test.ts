import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { signSessionToken } from '../../../worker/http/session-token.ts';
import { call, newPerson, type Person, password, sessionCookieOf } from '../../support/worker/people.ts';

const sessionWith = (cookie: string) => call('GET', '/api/session', undefined, { Cookie: cookie });

function sessionsOf(person: Person) {
  return env.DB.prepare('SELECT id, expires_at FROM sessions WHERE user_id = ?')
    .bind(person.user.id)
    .all<{ id: string; expires_at: number }>();
}

describe('the session', () => {
  it('answers the signed-in user', async () => {
    const person = await newPerson();
    const answer = await person.call('GET', '/api/session');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(person.user);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is 401 for a caller without a cookie', async () => {
    const answer = await call('GET', '/api/session');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'Please sign in to go on' });
  });

  it('is 401 for a token that somebody else signed', async () => {
    const person = await newPerson();
    const [session] = (await sessionsOf(person)).results;
    const claim = { userId: person.user.id, sessionId: session?.id ?? '' };
    const foreign = await signSessionToken(
      claim,
      Date.now() + 3_600_000,
      'a secret of somebody else, long enough',
    );
    expect((await sessionWith(`__Host-session=${foreign}`)).status).toBe(401);
  });

  it('is 401 for a good token about the session of another user', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const [session] = (await sessionsOf(one)).results;
    const claim = { userId: other.user.id, sessionId: session?.id ?? '' };
    const mixed = await signSessionToken(claim, Date.now() + 3_600_000, env.SESSION_SECRET);
    expect((await sessionWith(`__Host-session=${mixed}`)).status).toBe(401);
  });

  it('is 401 for the right token under a name without the __Host- prefix', async () => {
    const { cookie } = await newPerson();
    expect((await sessionWith(cookie.replace('__Host-session', 'session'))).status).toBe(401);
  });

  it('goes on for somebody who keeps coming by, and hands the browser the later end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-01T08:00:00Z') });
    const person = await newPerson();
    vi.setSystemTime(Date.parse('2031-03-29T08:00:00Z'));
    const answer = await person.call('GET', '/api/session');
    const renewed = sessionCookieOf(answer);
    vi.setSystemTime(Date.parse('2031-04-20T08:00:00Z'));
    expect((await sessionWith(person.cookie)).status).toBe(401);
    expect((await sessionWith(renewed)).status).toBe(200);
    vi.useRealTimers();
  });

  it('notes its use, and moves its end, at most once an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-01T08:00:00Z') });
    const person = await newPerson();
    vi.setSystemTime(Date.parse('2031-03-01T08:59:59Z'));
    const answer = await person.call('GET', '/api/session');
    expect(answer.headers.getSetCookie()).toEqual([]);
    vi.useRealTimers();
  });

  it('is 401 once its row has run out, whatever the token says', async () => {
    const person = await newPerson();
    await env.DB.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
      .bind(Date.now() - 1, person.user.id)
      .run();
    expect((await person.call('GET', '/api/session')).status).toBe(401);
  });

  it('is 401 when the user is gone', async () => {
    const person = await newPerson();
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(person.user.id).run();
    expect((await person.call('GET', '/api/session')).status).toBe(401);
  });

  it('lasts 30 days on the server too, and those that have run out are cleared away', async () => {
    const person = await newPerson();
    const [session] = (await sessionsOf(person)).results;
    expect((session?.expires_at ?? 0) - Date.now()).toBeGreaterThan(29.9 * 24 * 3_600_000);
    await env.DB.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
      .bind(Date.now() - 1, person.user.id)
      .run();
    await call('POST', '/api/login', { username: person.user.username, password });
    const { results } = await sessionsOf(person);
    expect(results).toHaveLength(1);
    expect(results[0]?.id).not.toBe(session?.id);
  });
});

describe('signing out', () => {
  it('ends the session on the server: the old cookie no longer works', async () => {
    const person = await newPerson();
    const answer = await person.call('POST', '/api/logout');
    expect(answer.status).toBe(204);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=; /);
    expect(cookie).toMatch(/; Max-Age=0/);
    expect(cookie).toMatch(/; Secure/);
    expect((await person.call('GET', '/api/session')).status).toBe(401);
    expect((await sessionsOf(person)).results).toEqual([]);
  });

  it('leaves the sessions on other devices alone', async () => {
    const person = await newPerson();
    const { username } = person.user;
    const elsewhere = sessionCookieOf(await call('POST', '/api/login', { username, password }));
    await person.call('POST', '/api/logout');
    expect((await sessionWith(elsewhere)).status).toBe(200);
  });

  it('can be repeated, and clears a cookie that holds nothing any more', async () => {
    const person = await newPerson();
    await person.call('POST', '/api/logout');
    for (const answer of [
      await person.call('POST', '/api/logout'),
      await call('POST', '/api/logout'),
      await call('POST', '/api/logout', undefined, { Cookie: '__Host-session=nonsense' }),
    ]) {
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; /);
    }
  });
});
