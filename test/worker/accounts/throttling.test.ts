import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { callWith } from '../../support/worker/call-with.ts';
import { call, newName, newPerson, password } from '../../support/worker/people.ts';

const production = { ENVIRONMENT: 'production' };

let lastAddress = 0;
/** An address that nothing in this file was counted for yet. */
const newAddress = () => `203.0.113.${++lastAddress}`;

function signIn(username: string, typed: string, address: string) {
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
    statuses.push((await signIn(username, 'wrong password', address)).status);
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
    const answer = await signIn(user.username, password, address);
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

  it('is stopped however the name is written', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    await guess(3, user.username, address);
    expect(await guess(3, ` ${user.username.toUpperCase()}`, address)).toEqual([401, 401, 429]);
  });

  it('is stopped also when all guesses come at once', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(user.username, 'wrong password', address)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('is counted for username and email together', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    await guess(3, user.username, address);
    expect(await guess(3, user.email, address)).toEqual([401, 401, 429]);
  });

  it('never shuts the owner out of a browser that they have used, also after signing out there', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    const first = await signIn(user.username, password, address);
    const mark = first.headers.getSetCookie().find((line) => line.startsWith('__Host-known='));
    expect(mark).toMatch(/HttpOnly/);
    const out = await callWith(production, { method: 'POST', path: '/api/logout' });
    expect(out.headers.getSetCookie().join()).not.toContain('__Host-known');

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
    expect((await signIn(user.username, password, newAddress())).status).toBe(200);
  });

  it('is stopped for everybody when it comes from many addresses', async () => {
    const { user } = await newPerson();
    for (let network = 0; network < 10; network++) await guess(5, user.username, newAddress());
    expect((await signIn(user.username, password, newAddress())).status).toBe(429);
  });

  it('is stopped at an address that tries twenty times under many names', async () => {
    const address = newAddress();
    for (let name = 0; name < 5; name++) await guess(4, newName(), address);
    expect((await signIn(newName(), 'wrong password', address)).status).toBe(429);
  });

  it('goes on when the time is over', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    await guess(6, user.username, address);
    await endWindows();
    expect((await signIn(user.username, password, address)).status).toBe(200);
  });

  it('starts anew for a name after the right password', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    for (let round = 0; round < 3; round++) {
      await guess(4, user.username, address);
      expect((await signIn(user.username, password, address)).status).toBe(200);
    }
  });

  it('is not what somebody does who signs in often', async () => {
    const { user } = await newPerson();
    const address = newAddress();
    for (let round = 0; round < 21; round++) {
      expect((await signIn(user.username, password, address)).status).toBe(200);
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
    await signIn(user.username, password, newAddress());
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
