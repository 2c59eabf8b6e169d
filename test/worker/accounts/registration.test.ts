import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { outboxOf } from '../../support/worker/campaigns.ts';
import { callHook } from '../../support/worker/inbound.ts';
import {
  call,
  newName,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
} from '../../support/worker/people.ts';

const register = (body: unknown) => call('POST', '/api/register', body);
const messageOf = async (answer: Response) => (await answer.json<{ message: string }>()).message;

function somebody() {
  const username = newName();
  return { username, email: `${username}@example.com`, password };
}

describe('registering', () => {
  it('answers 201 with the new user, who is then signed in', async () => {
    const input = { ...somebody(), phone: '(202) 555-0100', carrier: 'at&t', timezone: 'Europe/Paris' };
    const answer = await register(input);
    expect(answer.status).toBe(201);
    const user = await answer.json();
    expect(user).toEqual({
      id: expect.any(Number),
      username: input.username,
      email: input.email,
      emailConfirmed: true,
      pendingEmail: null,
      phone: '+12025550100',
      phoneConfirmed: true,
      carrier: 'att',
      hasPassword: true,
      googleId: null,
      avatar: null,
      providers: [],
      timezone: 'Europe/Paris',
      emailFallback: true,
      aiWriting: true,
    });
    const session = await call('GET', '/api/session', undefined, { Cookie: sessionCookieOf(answer) });
    expect(await session.json()).toEqual(user);
  });

  it('takes New York time when no zone is given, and stores the password only as an Argon2id hash', async () => {
    const user = await (await register(somebody())).json<UserView>();
    expect(user.timezone).toBe('America/New_York');
    const row = await env.DB.prepare('SELECT * FROM users WHERE id = ?').bind(user.id).first();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('gives a cookie that scripts cannot read, other sites do not get and 30 days end', async () => {
    const [cookie] = (await register(somebody())).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=[\w-]+\.[\w-]+\.[\w-]+; /);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).not.toMatch(/Domain/);
  });

  it('gives another that tells scripts that there is a session, and nothing of it', async () => {
    const [, cookie] = (await register(somebody())).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-remembered=1; /);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).not.toMatch(/HttpOnly/);
  });

  it.each([
    ['a short username', { username: 'ad' }, 'Username must be at least 3 characters'],
    ['no username', { username: undefined }, 'Username must be at least 3 characters'],
    ['a username that is no text', { username: 12345 }, 'Username must be at least 3 characters'],
    ['a short password', { password: 'five5' }, 'Password must be at least 6 characters'],
    ['no password', { password: undefined }, 'Password must be at least 6 characters'],
    ['no email', { email: undefined }, 'Invalid email address'],
    ['an email without a domain', { email: 'ada@' }, 'Invalid email address'],
    ['an email that is a header', { email: 'ada@example.com\nBcc: x@example.com' }, 'Invalid email address'],
    ['an unknown carrier', { carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
    ['an unknown time zone', { timezone: 'Mars/Olympus' }, 'Please select a timezone'],
    [
      'a phone number that is none',
      { phone: '555 0100' },
      'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199',
    ],
    ['a username like an email', { username: 'ada@example.com' }, 'Username cannot contain @'],
  ])('refuses %s with its sentence', async (_what, change, message) => {
    const answer = await register({ ...somebody(), ...change });
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toBe(message);
  });
});

describe('a name or email that somebody has already', () => {
  it('is refused without regard to case', async () => {
    const { user } = await newPerson();
    const sameName = await register({ ...somebody(), username: ` ${user.username.toUpperCase()} ` });
    expect(sameName.status).toBe(409);
    expect(await messageOf(sameName)).toBe('This username is already taken');
    const sameEmail = await register({ ...somebody(), email: user.email.toUpperCase() });
    expect(sameEmail.status).toBe(409);
    expect(await messageOf(sameEmail)).toBe('An account with this email already exists');
  });

  it('is refused when it only looks the same', async () => {
    const { user } = await newPerson();
    const disguised = await register({ ...somebody(), username: `${user.username}\u200b` });
    expect(disguised.status).toBe(409);
  });

  it('goes to one alone of several who ask at once', async () => {
    const input = somebody();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => register({ ...input, email: `${index}-${input.email}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(await messageOf(answer)).toBe('This username is already taken');
    }
  });

  it('is the email also when two ask at once', async () => {
    const input = somebody();
    const answers = await Promise.all([register(input), register({ ...input, username: newName() })]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(1);
    expect(await Promise.all(refused.map(messageOf))).toEqual(['An account with this email already exists']);
  });
});

const keys = {
  TURNSTILE_SITE_KEY: 'a-site',
  TURNSTILE_SECRET_KEY: 'a secret',
  TURNSTILE_BASE_URL: 'https://challenges.example/turnstile/v0',
};

/** Stands in for Turnstile at the edge: it knows one good token, once. */
const verifier = { asked: [] as Record<string, string>[], answer: null as Response | null };

beforeEach(() => {
  verifier.asked = [];
  verifier.answer = null;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const form = Object.fromEntries(await new Request(input, init).formData()) as Record<string, string>;
    verifier.asked.push({ url: input, ...form });
    const success = form.response === 'good' && form.secret === 'a secret';
    return verifier.answer ?? Response.json({ success });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const pass = (token: string, address = '203.0.113.7') =>
  callHook(
    '/auth/challenge',
    {
      body: new URLSearchParams({ 'cf-turnstile-response': token }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'CF-Connecting-IP': address },
    },
    keys,
  );

function registerFrom(cookie = '', address = '203.0.113.7') {
  const username = newName();
  return callWith(keys, {
    method: 'POST',
    path: '/api/register',
    body: { username, email: `${username}@example.com`, password },
    headers: { Cookie: cookie, 'CF-Connecting-IP': address },
  });
}

const passCookie = async (answer: Response) => answer.headers.getSetCookie().join().split(';')[0] ?? '';

describe('the challenge at registration, where keys are set', () => {
  it('is asked for: without a pass nobody registers', async () => {
    expect((await registerFrom()).status).toBe(403);
    expect((await registerFrom('__Host-challenge=nonsense')).status).toBe(403);
  });

  it('is passed on a page of its own, which alone may run the script of the service', async () => {
    const page = await callWith(keys, { method: 'GET', path: '/auth/challenge' });
    expect(await page.text()).toContain('<script src="https://challenges.example/turnstile/v0/api.js"');
    expect(page.headers.get('Content-Security-Policy')).toContain('script-src https://challenges.example;');
    const other = await callWith(keys, { method: 'GET', path: '/m/stop/x' });
    expect(other.headers.get('Content-Security-Policy')).not.toContain('challenges');

    const answer = await pass('good');
    expect(answer.headers.get('Location')).toBe('/register');
    expect(verifier.asked).toEqual([
      {
        url: 'https://challenges.example/turnstile/v0/siteverify',
        ...{ secret: 'a secret', response: 'good', remoteip: '203.0.113.7' },
      },
    ]);
    expect((await registerFrom(await passCookie(answer))).status).toBe(201);
  });

  it('is not passed with a wrong token, none, or while the service says nothing', async () => {
    for (const token of ['bad', '']) expect((await pass(token)).status).toBe(400);
    verifier.answer = new Response('out of order', { status: 500 });
    const answer = await pass('good');
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('gives a pass for one network and a few tries', async () => {
    const cookie = await passCookie(await pass('good', '203.0.113.8'));
    expect((await registerFrom(cookie, '198.51.100.1')).status).toBe(403);
    expect((await registerFrom(cookie, '203.0.113.8')).status).toBe(201);
  });
});

it('without keys there is no challenge, and no page for it', async () => {
  expect((await callWith({}, { method: 'GET', path: '/auth/challenge' })).status).toBe(404);
});

let lastPhone = 0;
const newPhone = () => `+1312555${String(2000 + ++lastPhone)}`;
const ask = (person: Person, phone: string) => person.call('POST', '/api/phone-confirmations', { phone });

const finish = (person: Person, code: string) =>
  person.call('POST', '/api/phone-confirmations/finish', { code });

/** The code in the newest text to somebody. */
async function codeSentTo(person: Person): Promise<string> {
  const [newest] = await outboxOf(person);
  return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? 'no code';
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone', () => {
  it('is confirmed by the code that was sent to it, once, and is then the person’s', async () => {
    const person = await newPerson();
    const phone = newPhone();
    expect(await (await ask(person, phone)).json()).toEqual({ phone });
    const code = await codeSentTo(person);
    expect(await (await finish(person, code)).json()).toMatchObject({ phone, phoneConfirmed: true });
    expect((await finish(person, code)).status).toBe(410);
    expect((await ask(person, phone)).status).toBe(409);
  });

  it('is not confirmed by a wrong code, another person’s, or after five tries', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await ask(person, newPhone());
    await ask(other, newPhone());
    const code = await codeSentTo(person);
    expect((await finish(other, code)).status).toBe(400);
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await finish(person, wrong(code));
      expect([answer.status, await messageOf(answer)]).toEqual([400, 'That code isn’t right']);
    }
    expect((await finish(person, code)).status).toBe(410);
    expect((await (await person.call('GET', '/api/session')).json<Person['user']>()).phone).toBeNull();
  });

  it('is not confirmed by guesses made all at once, beyond the five', async () => {
    const person = await newPerson();
    await ask(person, newPhone());
    const code = await codeSentTo(person);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => finish(person, wrong(code))));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('is confirmed by the newest code alone, and within ten minutes', async () => {
    const person = await newPerson();
    await ask(person, newPhone());
    const first = await codeSentTo(person);
    await ask(person, newPhone());
    const second = await codeSentTo(person);
    expect((await finish(person, first)).status).toBe(first === second ? 200 : 400);
    await env.DB.prepare(
      "UPDATE account_tokens SET expires_at = ? WHERE user_id = ? AND purpose = 'confirm-phone'",
    )
      .bind(Date.now(), person.user.id)
      .run();
    expect((await finish(person, second)).status).toBe(410);
  });

  it.each([
    ['+1 800 555 1234', /mobile phones/],
    ['+1 900 555 1234', /mobile phones/],
    ['+1 500 555 1234', /mobile phones/],
    ['+44 20 7946 0018', /mobile phones/],
    ['+1 876 555 1234', /this country/],
    ['+44 7911 123457', /this country/],
    ['12', /doesn’t look right/],
  ])('%s gets no code', async (phone, reason) => {
    const person = await newPerson();
    const answer = await ask(person, phone);
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toMatch(reason);
    expect(await outboxOf(person)).toEqual([]);
  });
});

describe('in production, codes', () => {
  const askFrom = (person: Person, phone: string, address: string) =>
    callWith(
      // The development outbox takes what production has no provider for: only the limits are looked at.
      { ENVIRONMENT: 'production' },
      {
        method: 'POST',
        path: '/api/phone-confirmations',
        body: { phone },
        headers: { Cookie: person.cookie, 'CF-Connecting-IP': address },
      },
    );

  it('go to one phone at most three times a day, and out for one account or network ten times', async () => {
    const statusesOf = async (calls: (() => Promise<Response>)[]) => {
      const statuses = [];
      for (const run of calls) statuses.push((await run()).status);
      return statuses;
    };
    const phone = newPhone();
    const people = await Promise.all(Array.from({ length: 4 }, () => newPerson()));
    const onePhone = people.map((person, index) => () => askFrom(person, phone, `192.0.2.${index}`));
    expect((await statusesOf(onePhone)).map((status) => status === 429)).toEqual([false, false, false, true]);

    const person = await newPerson();
    const oneAccount = Array.from(
      { length: 11 },
      (_, index) => () => askFrom(person, newPhone(), `192.0.2.${50 + index}`),
    );
    expect((await statusesOf(oneAccount)).filter((status) => status === 429)).toHaveLength(1);

    const crowd = await Promise.all(Array.from({ length: 11 }, () => newPerson()));
    const oneNetwork = crowd.map((one) => () => askFrom(one, newPhone(), '192.0.2.200'));
    expect((await statusesOf(oneNetwork)).filter((status) => status === 429)).toHaveLength(1);
  });
});
