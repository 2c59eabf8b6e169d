import { env } from 'cloudflare:workers';
import Argon2 from '@phi-ag/argon2';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from '../../../worker/accounts/passwords.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  call,
  newName,
  newPerson,
  password,
  sessionCookieOf,
  weakHash,
} from '../../support/worker/people.ts';

const signIn = (username: unknown, typed: unknown = password) =>
  call('POST', '/api/login', { username, password: typed });

const sessionOf = (cookie: string) => call('GET', '/api/session', undefined, { Cookie: cookie });

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
    expect((await signIn(user.username)).status).toBe(200);
    expect(await storedHash(user.id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(user.username)).status).toBe(200);
  });

  it('stays after a wrong password', async () => {
    const { user } = await newPerson();
    expect((await signIn(user.username, 'wrong password')).status).toBe(401);
    expect(await storedHash(user.id)).toBe(weakHash);
  });
});

const production = { ENVIRONMENT: 'production' };
let lastAddress = 0;

/** An address that nothing in this file was counted for yet. */
const newAddress = () => `203.0.113.${++lastAddress}`;

function signInFrom(username: string, typed: string, address: string) {
  const body = { username, password: typed };
  return callWith(production, {
    method: 'POST',
    path: '/api/login',
    body,
    headers: { 'CF-Connecting-IP': address },
  });
}

async function guess(times: number, username: string, address: string): Promise<number[]> {
  const statuses = [];
  for (let guessed = 0; guessed < times; guessed++) {
    statuses.push((await signInFrom(username, 'wrong password', address)).status);
  }
  return statuses;
}

/** As if the time of every window had passed. */
const endWindows = () => env.DB.prepare('UPDATE attempts SET window_ends_at = ?').bind(Date.now()).run();

describe('guessing a password', () => {
  it('is stopped after five wrong ones, the right one included, with a time to come back', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    expect(await guess(6, user.username, address)).toEqual([401, 401, 401, 401, 401, 429]);
    const answer = await signInFrom(user.username, password, address);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      message: 'Too many failed sign-ins. Please try again in 15 minutes',
    });
    const retryAfter = Number(answer.headers.get('Retry-After'));
    expect(retryAfter).toBeGreaterThan(880);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  it('is stopped alike for a name that nobody has', async () => {
    expect(await guess(6, newName(), newAddress())).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is stopped however the name is written, by username and email together', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    expect(await guess(2, user.username, address)).toEqual([401, 401]);
    expect(await guess(2, ` ${user.username.toUpperCase()}`, address)).toEqual([401, 401]);
    expect(await guess(2, user.email, address)).toEqual([401, 429]);
  });

  it('is stopped also when all guesses come at once', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signInFrom(user.username, 'wrong password', address)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('never shuts the owner out of a browser that they have used, also after signing out there', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    const first = await signInFrom(user.username, password, address);
    const mark = first.headers.getSetCookie().find((line) => line.startsWith('__Host-known='));
    expect(mark).toMatch(/HttpOnly/);
    const out = await callWith(production, { method: 'POST', path: '/api/logout' });
    expect(out.headers.getSetCookie().join()).not.toContain('__Host-known');

    await storeHash(user.id, weakHash);
    for (let network = 0; network < 10; network++) await guess(6, user.email, newAddress());
    const from = (cookie: string, typed: string) =>
      callWith(production, {
        method: 'POST',
        path: '/api/login',
        body: { username: user.username, password: typed },
        headers: { 'CF-Connecting-IP': address, Cookie: cookie },
      });
    const [cookie = ''] = (mark ?? '').split(';');
    expect((await from('', password)).status).toBe(429);
    expect((await from(`${cookie}x`, password)).status).toBe(429);
    expect((await from(cookie, password)).status).toBe(200);
    // The mark of one account is none for another, and does not allow guessing without end.
    const other = await newPerson();
    for (let network = 0; network < 10; network++) await guess(6, other.user.username, newAddress());
    const elsewhere = { username: other.user.username, password };
    const tried = await callWith(production, {
      ...{ method: 'POST', path: '/api/login', body: elsewhere, headers: { Cookie: cookie } },
    });
    expect(tried.status).toBe(429);
    const statuses = [];
    for (let times = 0; times < 12; times++) statuses.push((await from(cookie, 'wrong password')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  it('does not shut out the owner at another address', async () => {
    const { user } = await newPerson();
    await guess(6, user.username, newAddress());
    expect((await signInFrom(user.username, password, newAddress())).status).toBe(200);
  });

  it('is stopped for everybody when it comes from many addresses', async () => {
    const { user } = await newPerson();
    for (let network = 0; network < 10; network++) await guess(5, user.username, newAddress());
    expect((await signInFrom(user.username, password, newAddress())).status).toBe(429);
  });

  it('is stopped at an address that tries twenty times under many names', async () => {
    const address = newAddress();
    for (let name = 0; name < 5; name++) await guess(4, (await newPerson()).user.username, address);
    expect((await signInFrom(newName(), 'wrong password', address)).status).toBe(429);
  });

  it('goes on when the time is over', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    await guess(6, user.username, address);
    await endWindows();
    expect((await signInFrom(user.username, password, address)).status).toBe(200);
  });

  it('starts anew for a name after the right password', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    for (let round = 0; round < 3; round++) {
      await guess(4, user.username, address);
      expect((await signInFrom(user.username, password, address)).status).toBe(200);
    }
  });

  it('is not what somebody does who signs in often', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    for (let round = 0; round < 21; round++) {
      expect((await signInFrom(user.username, password, address)).status).toBe(200);
    }
  });

  it('is hardly limited in development', async () => {
    const { user } = await newPerson();
    for (let guessed = 0; guessed < 21; guessed++) {
      const answer = await call('POST', '/api/login', {
        username: user.username,
        password: 'wrong password',
      });
      expect(answer.status).toBe(401);
    }
  });
});

describe('the counters', () => {
  it('hold no name and no address', async () => {
    const username = newName();
    await guess(1, username, newAddress());
    const stored = JSON.stringify((await env.DB.prepare('SELECT * FROM attempts').all()).results);
    expect(stored).not.toContain(username);
    expect(stored).not.toContain('203.0.113');
  });

  it('are cleared away when their time is over', async () => {
    await guess(1, newName(), newAddress());
    await endWindows();
    const { user } = await newPerson();
    await signInFrom(user.username, password, newAddress());
    const over = await env.DB.prepare('SELECT count(*) AS rows FROM attempts WHERE window_ends_at <= ?')
      .bind(Date.now() - 1000)
      .first();
    expect(over).toEqual({ rows: 0 });
  });
});

describe('registering many accounts', () => {
  it('is stopped at one address after ten', async () => {
    const headers = { 'CF-Connecting-IP': newAddress() };
    const register = (username: string) => {
      const body = { username, email: `${username}@example.com`, password };
      return callWith(production, { method: 'POST', path: '/api/register', body, headers });
    };
    for (let accounts = 0; accounts < 10; accounts++) expect((await register(newName())).status).toBe(201);
    const answer = await register(newName());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect(await answer.json()).toMatchObject({
      message: 'Too many new accounts from your network. Please try again in 60 minutes',
    });
  });
});

/** Made by another implementation, so that it shows what is really hashed. */
const foreignHashes = [
  [
    'correct horse battery',
    '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$69I7qCjDTsQwhQqFvpQJiqEI0lGQvxC84fXE0Ktxca4',
  ],
  [
    'пароль на русском',
    '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$bHyqvIoHfGDlkLb3FLk+g0bW/AJd1jySHwTpOv1iVwQ',
  ],
] as const;

describe('a stored password', () => {
  it('carries its parameters and a salt of its own', () => {
    const [one, other] = [hashPassword('secret1'), hashPassword('secret1')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it.each(foreignHashes)('is standard Argon2id of the whole text: %s', (password, hash) => {
    expect(verifyPassword(hash, password)).toBe(true);
    expect(verifyPassword(hash, password.slice(0, -1))).toBe(false);
  });

  it('counts to its last letter in every script', () => {
    const stored = hashPassword('ééééé12345');
    expect(verifyPassword(stored, 'ééééé12345')).toBe(true);
    expect(verifyPassword(stored, 'ééééé99999')).toBe(false);
    expect(verifyPassword(stored, 'ééééé')).toBe(false);
  });

  it('is the same however a keyboard puts an accent together', () => {
    expect(verifyPassword(hashPassword('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true);
  });

  it('is made anew when it was made at another cost', () => {
    expect(needsRehash(hashPassword('secret1'))).toBe(false);
    expect(needsRehash('$argon2id$v=19$m=8192,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$Qd/uPU2dNuqz')).toBe(true);
    expect(needsRehash('$argon2i$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$Qd/uPU2dNuqz')).toBe(true);
  });
});

describe('an account without a password', () => {
  it('is opened by no password', () => {
    expect(verifyPassword(null, 'secret1')).toBe(false);
    expect(verifyPassword(null, '')).toBe(false);
  });

  it('costs as much to check as one with a password', () => {
    const check = vi.spyOn(Argon2.prototype, 'tryVerify');
    verifyPassword(null, 'secret1');
    const [hash] = check.mock.calls[0] ?? [];
    check.mockRestore();
    expect(needsRehash(String(hash))).toBe(false);
  });

  it('is opened by no damaged hash either', () => {
    expect(verifyPassword('', 'secret1')).toBe(false);
    expect(verifyPassword('not a hash', 'secret1')).toBe(false);
  });
});

it('a changed password ends what is being opened with the old one at that moment, too', async () => {
  const { user, cookie, call: callAs } = await newPerson();
  let isChanged = false;
  const change = callAs('PUT', '/api/account/password', {
    password: 'another good one',
    currentPassword: password,
  }).finally(() => {
    isChanged = true;
  });
  // Somebody who knows the old one signs in over and over, several at a time.
  const keepSigningIn = async () => {
    while (!isChanged) {
      const answer = await call('POST', '/api/login', { username: user.username, password });
      expect([200, 401]).toContain(answer.status);
    }
  };
  await Promise.all([keepSigningIn(), keepSigningIn(), keepSigningIn(), keepSigningIn()]);
  expect((await change).status).toBe(200);
  const { sessions } = (await env.DB.prepare('SELECT count(*) AS sessions FROM sessions WHERE user_id = ?')
    .bind(user.id)
    .first<{ sessions: number }>()) ?? { sessions: 0 };
  expect(sessions).toBe(1);
  expect((await call('GET', '/api/session', undefined, { Cookie: cookie })).status).toBe(200);
});
