import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { forEachChannel } from '../../../worker/channels.ts';
import type { Env } from '../../../worker/env.ts';
import { callInProduction, callWith, newNetwork } from '../../support/worker/calls.ts';
import { beginOnMonday, stateTime } from '../../support/worker/campaigns.ts';
import { interruptedDatabase, sql } from '../../support/worker/database.ts';
import { twilioSettings } from '../../support/worker/inbound.ts';
import {
  call,
  expectRefusal,
  newName,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
} from '../../support/worker/people.ts';

beginOnMonday();

const register = (body: unknown) => call('POST', '/api/register', body);

function newInput() {
  const username = newName();
  return { username, email: `${username}@example.com`, password };
}

const wrongPhone = 'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199';

it('registering answers the new user, signs them in, and stores the password only as an Argon2id hash', async () => {
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
  expect(cookie?.replace(/=[\w-]+\.[\w-]+\.[\w-]+;/, '=TOKEN;')).toBe(`__Host-session=TOKEN; ${attributes}`);
  expect(remembered).toBe(`__Host-remembered=${user.id}; ${attributes.replace('HttpOnly; ', '')}`);
});

it('registering is refused with a message about the invalid field', async () => {
  for (const [change, message] of [
    [{ username: 'ad' }, 'Username must be at least 3 characters'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: '      ' }, 'Password must not be blank'],
    [{ username: 'ada.lovelace', password: 'Ada.Lovelace' }, 'Password must not be your username or email'],
    [{ password: 'Qwerty123' }, 'Password is too easy to guess: it is one of the most common ones'],
    [{ password: 'ｑｗｅｒｔｙ１２３' }, 'Password is too easy to guess: it is one of the most common ones'],
    [{ email: 'ada@' }, 'Invalid email address'],
    [{ email: 'ada@example.com\nBcc: x@example.com' }, 'Invalid email address'],
    [{ phone: '555 0100' }, wrongPhone],
    [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
    [{ timezone: 'Mars/Olympus' }, 'Please select a timezone'],
  ] as const)
    await expectRefusal(register({ ...newInput(), ...change }), 400, message);
});

it('registering refuses a name or email that looks like another, even at the same time, and defaults to New York time', async () => {
  const input = newInput();
  const user = await (await register(input)).json<UserView>();
  expect(user.timezone).toBe('America/New_York');
  const taken = 'This username is already taken';
  for (const username of [` ${input.username.toUpperCase()} `, `${input.username}\u200b`])
    await expectRefusal(register({ ...newInput(), username }), 409, taken);
  const same = register({ ...newInput(), email: input.email.toUpperCase() });
  await expectRefusal(same, 409, 'An account with this email already exists');
  for (const other of ['email', 'username'] as const) {
    const input = newInput();
    const all = [1, 2, 3].map((index) => register({ ...input, [other]: index + input[other] }));
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409]);
  }
});

it('registering is blocked at an address after ten tries', async () => {
  const network = newNetwork();
  const body = newInput();
  const tryAgain = () => callInProduction('POST', '/api/register', body, { network });
  expect((await tryAgain()).status).toBe(201);
  for (let tries = 1; tries < 10; tries++) expect((await tryAgain()).status).toBe(409);
  const message = 'Too many new accounts from your network. Please try again in 60 minutes';
  await expectRefusal(tryAgain(), 429, message);
});

describe('the challenge at registration, if keys are set', () => {
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
  const pass = (token: string) => {
    vi.stubGlobal('fetch', verify);
    const body = new URLSearchParams({ 'cf-turnstile-response': token });
    const headers = { 'CF-Connecting-IP': '203.0.113.7' };
    return callWith(keys, { method: 'POST', path: '/auth/challenge', body, headers });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has its own page, the only one that may run the service’s script', async () => {
    const page = await callWith(keys, { method: 'GET', path: '/auth/challenge' });
    expect(await page.text()).toContain('<script src="https://challenges.example/turnstile/v0/api.js"');
    expect(page.headers.get('Content-Security-Policy')).toContain('script-src https://challenges.example;');
    const other = await callWith(keys, { method: 'GET', path: '/m/stop/x' });
    expect(other.headers.get('Content-Security-Policy')).not.toContain('challenges');
  });

  it('lets nobody register without a pass, which is valid in one network', async () => {
    const registerFrom = async (cookie: string, address = '203.0.113.7') => {
      const headers = { Cookie: cookie, 'CF-Connecting-IP': address };
      const call = { method: 'POST', path: '/api/register', body: newInput(), headers };
      return (await callWith(keys, call)).status;
    };
    const answer = await pass('good');
    expect(answer.headers.get('Location')).toBe('/register');
    const [url, { body } = {}] = verify.mock.lastCall ?? [];
    expect(url).toBe('https://challenges.example/turnstile/v0/siteverify');
    expect(String(body)).toContain('remoteip=203.0.113.7');
    const [cookie = ''] = answer.headers.getSetCookie().join().split(';');
    for (const none of ['', '__Host-challenge=nonsense']) expect(await registerFrom(none)).toBe(403);
    expect(await registerFrom(cookie, '198.51.100.1')).toBe(403);
    expect(await registerFrom(cookie)).toBe(201);

    for (const token of ['bad', '']) expect((await pass(token)).status).toBe(400);
    verify.mockResolvedValueOnce(new Response('out of order', { status: 500 }));
    const failed = await pass('good');
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([400, []]);
  });
});

const settings = { phone: '+12025550100', carrier: 'verizon', timezone: 'Asia/Tokyo' };

async function personWithSettings() {
  const person = await newPerson();
  const change = (body: object) => person.call('PUT', `/api/users/${person.user.id}`, body);
  return { person, change, before: await (await change(settings)).json<UserView>() };
}

it('settings stay unchanged when omitted, can be cleared, and include nothing else', async () => {
  const { person, change, before } = await personWithSettings();
  expect(before).toEqual({ ...person.user, ...settings });
  const none = { phone: null, phoneConfirmed: false, carrier: null };
  for (const [body, changed] of [
    [{}, {}],
    [{ phone: '(202) 555-0199' }, { phone: '+12025550199' }],
    [{ carrier: 'at&t' }, { carrier: 'att' }],
    [{ timezone: 'Europe/Paris' }, { timezone: 'Europe/Paris' }],
    [{ aiWriting: false }, { aiWriting: false }],
    [{ emailFallback: false }, { emailFallback: false }],
    [{ id: 1, username: 'root', email: 'root@example.com', passwordHash: 'x' }, {}],
    [{ phone: null, carrier: null }, none],
    [{ phone: '  ', carrier: '  ' }, none],
  ]) {
    await change({ ...settings, aiWriting: true, emailFallback: true });
    expect((await change(body ?? {})).status).toBe(200);
    expect(await person.get('/api/session'), JSON.stringify(body)).toEqual({ ...before, ...changed });
  }
});

it('settings are refused with a message and stay unchanged when one is invalid', async () => {
  const { person, change, before } = await personWithSettings();
  const abroad = { phone: '+49 151 23456789' };
  for (const [body, message] of [
    [{ aiWriting: 'no' }, 'aiWriting must be true or false'],
    [{ timezone: 'Mars/Olympus' }, 'Please select a timezone'],
    [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
    [{ phone: '5'.repeat(33) }, 'This phone number is too long'],
    [abroad, 'We can only text American phone numbers here. Please choose Email or App instead'],
    [{ phone: '12345' }, wrongPhone],
  ] as const)
    await expectRefusal(change({ emailFallback: false, ...body }), 400, message);
  expect(await person.get('/api/session')).toEqual(before);

  const path = `/api/users/${person.user.id}`;
  const headers = { Cookie: person.cookie };
  const withTwilio = await callWith(twilioSettings, { method: 'PUT', path, headers, body: abroad });
  expect(await withTwilio.json()).toMatchObject({ phone: '+4915123456789' });
});

it('settings saved while another phone is confirmed keep that phone, and never confirm an unconfirmed one', async () => {
  const person = await newPerson();
  const [unconfirmed, own] = ['+12025550111', '+12025550122'];
  const update = 'UPDATE users SET phone = ?, phone_confirmed_at = ? WHERE id = ?';
  const withPhone = (phone: string, confirmedAt: number | null) =>
    sql(update, phone, confirmedAt, person.user.id);
  for (const [body, after] of [
    [{ timezone: 'Asia/Tokyo' }, { phone: own, phoneConfirmed: true }],
    [{ phone: unconfirmed }, { phone: unconfirmed, phoneConfirmed: false }],
  ] as const) {
    await withPhone(unconfirmed, null);
    // The first batch counts the change, the second reads the settings.
    const DB = interruptedDatabase(2, () => withPhone(own, Date.now()));
    const path = `/api/users/${person.user.id}`;
    const headers = { Cookie: person.cookie };
    await callWith({ ...twilioSettings, DB }, { method: 'PUT', path, headers, body });
    expect(await person.get('/api/session')).toMatchObject(after);
  }
});

it('capabilities name the channels, providers and closed carriers, and nothing that is not set up', async () => {
  const read = async (env: Partial<Env>) =>
    (await callWith(env, { method: 'GET', path: '/api/capabilities' })).json();
  stateTime('2026-12-01T00:00:00Z');
  const common = {
    ...{ providers: [], onlyAmericanPhones: true, closedCarriers: ['att', 'tmobile', 'sprint'] },
    ...{ vapidPublicKey: null, partnerTag: 'betterhabits-20', aiProvider: null, challenge: false },
  };
  const channels = (on: boolean) => ({ ...forEachChannel(() => on), outbox: on });
  expect(await read({})).toEqual({ ...common, ...channels(true), development: true });
  const inProduction = await read({ ENVIRONMENT: 'production' });
  expect(inProduction).toEqual({ ...common, ...channels(false), development: false });

  stateTime('2027-03-31T00:00:00Z');
  const openAi = { OPENAI_API_KEY: 'a key', OPENAI_MODEL: 'a model' };
  const AI = { run: async () => ({}) } as unknown as Ai;
  for (const [env, capability] of [
    [{}, { closedCarriers: ['att', 'tmobile', 'verizon', 'sprint'] }],
    [twilioSettings, { closedCarriers: [], onlyAmericanPhones: false }],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }, { providers: ['google'] }],
    [openAi, { aiProvider: 'OpenAI' }],
    [{ ...openAi, OPENAI_BASE_URL: 'https://llm.example.com/v1' }, { aiProvider: 'llm.example.com' }],
    [{ AI, WORKERS_AI_MODEL: '@cf/google/gemma-4-26b-a4b-it' }, { aiProvider: 'Cloudflare Workers AI' }],
  ] as const)
    expect(await read(env)).toMatchObject(capability);
});

let lastPhone = 0;
const newPhone = () => `+1312555${String(2000 + ++lastPhone)}`;
const ask = (person: Person, phone = newPhone()) =>
  person.call('POST', '/api/phone-confirmations', { phone });

const finish = (person: Person, code: string) =>
  person.call('POST', '/api/phone-confirmations/finish', { code });

const codeSentTo = async (person: Person) => /\d{6}/.exec((await person.newestMail()).body)?.[0] ?? 'no code';

it('a phone is confirmed by the newest code, once and within ten minutes, and then belongs to the person', async () => {
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
  stateTime(Date.now() + 10 * 60_000);
  expect((await finish(person, await codeSentTo(person))).status).toBe(410);
});

it('a phone is not confirmed by another person’s code, or after five wrong ones, even in parallel', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  await ask(person);
  await ask(other);
  const code = await codeSentTo(person);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const answer of [await finish(other, code), await finish(person, wrong)])
    await expectRefusal(answer, 400, 'That code isn’t right');
  const guesses = await Promise.all(Array.from({ length: 12 }, () => finish(person, wrong)));
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4);
  expect((await finish(person, code)).status).toBe(410);
  expect(await person.get('/api/session')).toMatchObject({ phone: null });
});

it('a phone gets no code if we can’t text it, at most three a day in production, and a network ten', async () => {
  const crowd = await Promise.all(Array.from({ length: 11 }, () => newPerson()));
  const [person] = crowd;
  if (person === undefined) throw new Error('Nobody is there');
  for (const [phone, reason] of [
    ['+44 20 7946 0018', 'mobile phones'],
    ['+44 7911 123457', 'this country'],
  ] as const)
    await expectRefusal(ask(person, phone), 400, expect.stringContaining(reason));
  expect(await person.outbox()).toEqual([]);

  // Production has no provider here, so only the limits matter.
  const allowed = async (people: Person[], phoneOf: () => string, caller = {}) => {
    let count = 0;
    for (const { cookie } of people) {
      const body = { phone: phoneOf() };
      const answer = await callInProduction('POST', '/api/phone-confirmations', body, {
        cookie,
        ...caller,
      });
      if (answer.status !== 429) count += 1;
    }
    return count;
  };
  const phone = newPhone();
  expect(await allowed(crowd.slice(0, 4), () => phone)).toBe(3);
  expect(await allowed(crowd, newPhone, { network: newNetwork() })).toBe(10);
});
