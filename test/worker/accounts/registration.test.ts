import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { callWith } from '../../support/worker/calls.ts';
import { sql } from '../../support/worker/database.ts';
import { call, expectRefusal, newName, password, sessionCookieOf } from '../../support/worker/people.ts';

const register = (body: unknown) => call('POST', '/api/register', body);

function newInput() {
  const username = newName();
  return { username, email: `${username}@example.com`, password };
}

describe('registering', () => {
  it('answers the new user, signs them in, and stores the password only as an Argon2id hash', async () => {
    const input = { ...newInput(), phone: '(202) 555-0100', carrier: 'at&t', timezone: 'Europe/Paris' };
    const answer = await register(input);
    expect(answer.status).toBe(201);
    const user = await answer.json<UserView>();
    expect(user).toEqual({
      ...{ id: expect.any(Number), username: input.username, googleId: null, avatar: null, providers: [] },
      ...{ email: input.email, emailConfirmed: true, pendingEmail: null, hasPassword: true },
      ...{ phone: '+12025550100', phoneConfirmed: true, carrier: 'att', timezone: 'Europe/Paris' },
      ...{ emailFallback: true, aiWriting: true },
    });
    const session = await call('GET', '/api/session', undefined, { Cookie: sessionCookieOf(answer) });
    expect(await session.json()).toEqual(user);
    const [row] = await sql('SELECT * FROM users WHERE id = ?', user.id);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);

    // Scripts can read only a hint: whose session it is.
    const [cookie, remembered] = answer.headers.getSetCookie();
    const attributes = 'Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(cookie?.replace(/=[\w-]+\.[\w-]+\.[\w-]+;/, '=TOKEN;')).toBe(
      `__Host-session=TOKEN; ${attributes}`,
    );
    expect(remembered).toBe(`__Host-remembered=${user.id}; ${attributes.replace('HttpOnly; ', '')}`);
  });

  it('is refused with a message about the invalid field', async () => {
    for (const [change, message] of [
      [{ username: 'ad' }, 'Username must be at least 3 characters'],
      [{ username: 'ada@example.com' }, 'Username cannot contain @'],
      [{ password: '12345' }, 'Password must be at least 6 characters'],
      [{ password: '      ' }, 'Password must not be blank'],
      [{ username: 'ada.lovelace', password: 'Ada.Lovelace' }, 'Password must not be your username or email'],
      [
        { email: 'ada.l@example.com', password: 'ADA.L@example.com' },
        'Password must not be your username or email',
      ],
      [{ password: 'Qwerty123' }, 'Password is too easy to guess: it is one of the most common ones'],
      [{ email: 'ada@' }, 'Invalid email address'],
      [{ email: 'ada@example.com\nBcc: x@example.com' }, 'Invalid email address'],
      [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
      [{ timezone: 'Mars/Olympus' }, 'Please select a timezone'],
      [{ phone: '555 0100' }, expect.stringContaining('This phone number doesn’t look right')],
    ] as const)
      await expectRefusal(register({ ...newInput(), ...change }), 400, message);
  });

  it('defaults to New York time, and refuses a name or email that looks like another', async () => {
    const input = newInput();
    const user = await (await register(input)).json<UserView>();
    expect(user.timezone).toBe('America/New_York');
    for (const username of [` ${input.username.toUpperCase()} `, `${input.username}\u200b`]) {
      await expectRefusal(register({ ...newInput(), username }), 409, 'This username is already taken');
    }
    await expectRefusal(
      register({ ...newInput(), email: input.email.toUpperCase() }),
      409,
      'An account with this email already exists',
    );
  });

  it.for([
    ['name', 'email', 'This username is already taken'],
    ['email', 'username', 'An account with this email already exists'],
  ] as const)('gives a %s to only one of several concurrent requests', async ([, other, message]) => {
    const input = newInput();
    const all = Array.from({ length: 3 }, (_, index) =>
      register({ ...input, [other]: index + input[other] }),
    );
    const [taken, ...refused] = (await Promise.all(all)).sort((one, two) => one.status - two.status);
    expect(taken?.status).toBe(201);
    for (const answer of refused) await expectRefusal(answer, 409, message);
  });
});

const keys = {
  TURNSTILE_SITE_KEY: 'a-site',
  TURNSTILE_SECRET_KEY: 'a secret',
  TURNSTILE_BASE_URL: 'https://challenges.example/turnstile/v0',
};

/** A stand-in for Turnstile with one valid token. */
const verify = vi.fn(async (url: string, init: RequestInit) => {
  const form = Object.fromEntries(await new Request(url, init).formData());
  return Response.json({ success: form.response === 'good' && form.secret === 'a secret' });
});

beforeEach(() => {
  vi.stubGlobal('fetch', verify);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const pass = (token: string) =>
  callWith(keys, {
    method: 'POST',
    path: '/auth/challenge',
    body: new URLSearchParams({ 'cf-turnstile-response': token }),
    headers: { 'CF-Connecting-IP': '203.0.113.7' },
  });

const registerFrom = async (cookie: string, address = '203.0.113.7') => {
  const headers = { Cookie: cookie, 'CF-Connecting-IP': address };
  return (await callWith(keys, { method: 'POST', path: '/api/register', body: newInput(), headers })).status;
};

describe('the challenge at registration, if keys are set', () => {
  it('has its own page, the only one that may run the service’s script', async () => {
    const page = await callWith(keys, { method: 'GET', path: '/auth/challenge' });
    expect(await page.text()).toContain('<script src="https://challenges.example/turnstile/v0/api.js"');
    expect(page.headers.get('Content-Security-Policy')).toContain('script-src https://challenges.example;');
    const other = await callWith(keys, { method: 'GET', path: '/m/stop/x' });
    expect(other.headers.get('Content-Security-Policy')).not.toContain('challenges');
  });

  it('lets nobody register without a pass, which is valid in one network', async () => {
    const answer = await pass('good');
    expect(answer.headers.get('Location')).toBe('/register');
    const [url, { body } = {}] = verify.mock.lastCall ?? [];
    expect(url).toBe('https://challenges.example/turnstile/v0/siteverify');
    expect(String(body)).toContain('remoteip=203.0.113.7');
    const [cookie = ''] = answer.headers.getSetCookie().join().split(';');
    expect(await registerFrom('')).toBe(403);
    expect(await registerFrom('__Host-challenge=nonsense')).toBe(403);
    expect(await registerFrom(cookie, '198.51.100.1')).toBe(403);
    expect(await registerFrom(cookie)).toBe(201);
  });

  it('is not passed with a wrong token, without one, or while the service is down', async () => {
    for (const token of ['bad', '']) expect((await pass(token)).status).toBe(400);
    verify.mockResolvedValueOnce(new Response('out of order', { status: 500 }));
    const answer = await pass('good');
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
