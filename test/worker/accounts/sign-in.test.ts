import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { call, newPerson, password, sessionCookieOf } from '../../support/worker/people.ts';

const signIn = (username: unknown, typed: unknown = password) =>
  call('POST', '/api/login', { username, password: typed });
const sessionOf = (cookie: string) => call('GET', '/api/session', undefined, { Cookie: cookie });

/** The same password, hashed at a lower cost than today's. */
const weakHash =
  '$argon2id$v=19$m=8192,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$Qd/uPU2dNuqz/ljLQKUryhqKULDfO/egRNHbpCY1GDk';

async function storedHash(userId: number): Promise<unknown> {
  const row = await env.DB.prepare('SELECT password_hash FROM users WHERE id = ?').bind(userId).first();
  return row?.password_hash;
}

function storeHash(userId: number, hash: string | null) {
  return env.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?').bind(hash, userId).run();
}

describe('signing in', () => {
  it('answers the user, by username or email, without regard to case', async () => {
    const { user } = await newPerson();
    for (const name of [user.username, user.username.toUpperCase(), ` ${user.email.toUpperCase()} `]) {
      const answer = await signIn(name);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(user);
    }
  });

  it('opens a new session every time and leaves the others standing', async () => {
    const person = await newPerson();
    const cookies = [
      person.cookie,
      sessionCookieOf(await signIn(person.user.username)),
      sessionCookieOf(await signIn(person.user.username)),
    ];
    expect(new Set(cookies).size).toBe(3);
    for (const cookie of cookies) expect((await sessionOf(cookie)).status).toBe(200);
  });

  it('answers an unknown name and a wrong password alike', async () => {
    const { user } = await newPerson();
    const answers = [await signIn(user.username, 'wrong password'), await signIn('nobody-of-this-name')];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toEqual({
        message: 'Invalid username or password',
        requestId: expect.any(String),
      });
    }
  });

  it('lets nobody in by password where an account has none', async () => {
    const { user } = await newPerson();
    await storeHash(user.id, null);
    expect((await signIn(user.username)).status).toBe(401);
  });

  it.each([
    ['no username', { password }, 'Username is required'],
    ['an empty username', { username: '  ', password }, 'Username is required'],
    ['no password', { username: 'ada' }, 'Password is required'],
    ['an empty password', { username: 'ada', password: '' }, 'Password is required'],
    ['neither', {}, 'Username is required'],
  ])('refuses %s with its sentence', async (_what, body, message) => {
    const answer = await call('POST', '/api/login', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
  });
});

describe('a hash that was made at a lower cost', () => {
  it('still opens the account and is replaced by a stronger one', async () => {
    const { user } = await newPerson();
    await storeHash(user.id, weakHash);
    expect((await signIn(user.username)).status).toBe(200);
    expect(await storedHash(user.id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(user.username)).status).toBe(200);
  });

  it('stays after a wrong password', async () => {
    const { user } = await newPerson();
    await storeHash(user.id, weakHash);
    expect((await signIn(user.username, 'wrong password')).status).toBe(401);
    expect(await storedHash(user.id)).toBe(weakHash);
  });
});
