import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { callInProduction, callWith, newNetwork } from '../../support/worker/calls.ts';
import { sql } from '../../support/worker/database.ts';
import {
  call,
  expectRefusal,
  newName,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
} from '../../support/worker/people.ts';

const register = (body: unknown) => call('POST', '/api/register', body);

function somebody() {
  const username = newName();
  return { username, email: `${username}@example.com`, password };
}

describe('registering', () => {
  it('answers the new user, who is then signed in, and stores the password only as an Argon2id hash', async () => {
    const input = { ...somebody(), phone: '(202) 555-0100', carrier: 'at&t', timezone: 'Europe/Paris' };
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

    // For 30 days, out of the reach of scripts and other sites; scripts learn that there is a session, and nothing of it.
    const [cookie, remembered] = answer.headers.getSetCookie();
    const attributes = 'Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(cookie?.replace(/=[\w-]+\.[\w-]+\.[\w-]+;/, '=TOKEN;')).toBe(
      `__Host-session=TOKEN; ${attributes}`,
    );
    expect(remembered).toBe(`__Host-remembered=1; ${attributes.replace('HttpOnly; ', '')}`);
  });

  it('is refused with a sentence about what is wrong', async () => {
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
      await expectRefusal(register({ ...somebody(), ...change }), 400, message);
  });

  it('takes New York time when no zone is given, and refuses a name or email that looks like another', async () => {
    const input = somebody();
    const user = await (await register(input)).json<UserView>();
    expect(user.timezone).toBe('America/New_York');
    for (const username of [` ${input.username.toUpperCase()} `, `${input.username}\u200b`]) {
      await expectRefusal(register({ ...somebody(), username }), 409, 'This username is already taken');
    }
    await expectRefusal(
      register({ ...somebody(), email: input.email.toUpperCase() }),
      409,
      'An account with this email already exists',
    );
  });

  it.for([
    ['name', 'email', 'This username is already taken'],
    ['email', 'username', 'An account with this email already exists'],
  ] as const)('gives a %s to one alone of several who ask at once', async ([, other, message]) => {
    const input = somebody();
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

/** Stands in for Turnstile: it knows one good token. */
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
  return (await callWith(keys, { method: 'POST', path: '/api/register', body: somebody(), headers })).status;
};

describe('the challenge at registration, where keys are set', () => {
  it('is passed on a page of its own, which alone may run the script of the service', async () => {
    const page = await callWith(keys, { method: 'GET', path: '/auth/challenge' });
    expect(await page.text()).toContain('<script src="https://challenges.example/turnstile/v0/api.js"');
    expect(page.headers.get('Content-Security-Policy')).toContain('script-src https://challenges.example;');
    const other = await callWith(keys, { method: 'GET', path: '/m/stop/x' });
    expect(other.headers.get('Content-Security-Policy')).not.toContain('challenges');
  });

  it('lets nobody register without a pass, which is good for one network', async () => {
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

  it('is not passed with a wrong token, none, or while the service says nothing', async () => {
    for (const token of ['bad', '']) expect((await pass(token)).status).toBe(400);
    verify.mockResolvedValueOnce(new Response('out of order', { status: 500 }));
    const answer = await pass('good');
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

let lastPhone = 0;
const newPhone = () => `+1312555${String(2000 + ++lastPhone)}`;
const ask = (person: Person, phone = newPhone()) =>
  person.call('POST', '/api/phone-confirmations', { phone });

const finish = (person: Person, code: string) =>
  person.call('POST', '/api/phone-confirmations/finish', { code });

/** The code in the newest text to somebody. */
async function codeSentTo(person: Person): Promise<string> {
  const [newest] = await person.outbox();
  return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? 'no code';
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone', () => {
  it('is confirmed by the newest code that was sent to it, once, within ten minutes, and is then the person’s', async () => {
    const person = await newPerson();
    await ask(person);
    const first = await codeSentTo(person);
    const phone = newPhone();
    expect(await (await ask(person, phone)).json()).toEqual({ phone });
    const code = await codeSentTo(person);
    if (first !== code) expect((await finish(person, first)).status).toBe(400);
    expect(await (await finish(person, code)).json()).toMatchObject({ phone, phoneConfirmed: true });
    expect((await finish(person, code)).status).toBe(410);
    expect((await ask(person, phone)).status).toBe(409);

    await ask(person);
    const late = "UPDATE account_tokens SET expires_at = ? WHERE user_id = ? AND purpose = 'confirm-phone'";
    await sql(late, Date.now(), person.user.id);
    expect((await finish(person, await codeSentTo(person))).status).toBe(410);
  });

  it('is not confirmed by another person’s code, or after five wrong ones, also made all at once', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await ask(person);
    await ask(other);
    const code = await codeSentTo(person);
    const [first, second] = [await finish(other, code), await finish(person, wrong(code))];
    for (const answer of [first, second]) await expectRefusal(answer, 400, 'That code isn’t right');
    const guesses = await Promise.all(Array.from({ length: 12 }, () => finish(person, wrong(code))));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4);
    expect((await finish(person, code)).status).toBe(410);
    expect(await person.get('/api/session')).toMatchObject({ phone: null });
  });

  it('gets no code where no texts go', async () => {
    const person = await newPerson();
    for (const [phone, reason] of [
      ['+44 20 7946 0018', 'mobile phones'],
      ['+44 7911 123457', 'this country'],
      ['12', 'doesn’t look right'],
    ] as const)
      await expectRefusal(ask(person, phone), 400, expect.stringContaining(reason));
    expect(await person.outbox()).toEqual([]);
  });

  it('gets at most three codes a day in production, and ten go out for one network', async () => {
    const crowd = await Promise.all(Array.from({ length: 11 }, () => newPerson()));
    // The development outbox takes what production has no provider for: only the limits are looked at.
    const taken = async (people: Person[], bodyOf: () => object, network?: string) => {
      const statuses = [];
      for (const { cookie } of people) {
        const caller = { cookie, ...(network === undefined ? {} : { network }) };
        const answer = await callInProduction('POST', '/api/phone-confirmations', bodyOf(), caller);
        statuses.push(answer.status);
      }
      return statuses.filter((status) => status !== 429).length;
    };
    const phone = newPhone();
    expect(await taken(crowd.slice(0, 4), () => ({ phone }))).toBe(3);
    expect(await taken(crowd, () => ({ phone: newPhone() }), newNetwork())).toBe(10);
  });
});
