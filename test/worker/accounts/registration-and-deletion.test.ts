import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { call, callInProduction, callWith, expectRefusal, newNetwork } from '../../support/worker/calls.ts';
import { newCampaign } from '../../support/worker/campaigns.ts';
import { alarmOf } from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import {
  isSignedIn,
  newName,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
  signIn,
} from '../../support/worker/people.ts';
import { personWithMessage } from '../../support/worker/reached.ts';

const register = (body: unknown) => call('POST', '/api/register', body);

function newInput() {
  const username = newName();
  return { username, email: `${username}@example.com`, password };
}

const wrongPhone = 'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199';

it('registering answers the new user, signs them in, and stores the password only as an Argon2id hash', async () => {
  const input = {
    ...newInput(),
    password: '  spaces  ',
    phone: '(202) 555-0100',
    carrier: 'at&t',
    timezone: 'Europe/Paris',
  };
  const answer = await register(input);
  expect(answer.status).toBe(201);
  const user = await answer.json<UserView>();
  expect(user).toEqual({
    id: expect.any(Number),
    username: input.username,
    googleId: null,
    avatar: null,
    providers: [],
    email: input.email,
    emailConfirmed: true,
    pendingEmail: null,
    hasPassword: true,
    phone: '+12025550100',
    phoneConfirmed: true,
    carrier: 'att',
    timezone: 'Europe/Paris',
    emailFallback: true,
    aiWriting: true,
  });
  const session = await call('GET', '/api/session', undefined, { Cookie: sessionCookieOf(answer) });
  expect(await session.json()).toEqual(user);
  const [row] = await sql('SELECT * FROM users WHERE id = ?', user.id);
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(input.password);
  expect((await signIn(user.username, input.password)).status).toBe(200);
  expect((await signIn(user.username, input.password.trim())).status).toBe(401);

  // Scripts can read only a hint: whose session it is.
  const [cookie, remembered] = answer.headers.getSetCookie();
  const attributes = 'Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';
  expect(cookie?.replace(/=[\w-]+\.[\w-]+\.[\w-]+;/, '=TOKEN;')).toBe(`__Host-session=TOKEN; ${attributes}`);
  expect(remembered).toBe(`__Host-remembered=${user.id}; ${attributes.replace('HttpOnly; ', '')}`);
});

it('registering is refused with a message about the invalid field', async () => {
  for (const [change, message] of [
    [{ username: 'ad' }, 'Username must be at least 3 characters'],
    [{ username: '\u200b\u200b\u200b\u200b' }, 'Username must be at least 3 characters'],
    [{ username: 'ada＠example.com' }, 'Username cannot contain @'],
    [{ username: 'ada\nlovelace' }, 'Username cannot contain line breaks or tabs'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ username: 'ada.lovelace', password: 'Ada.Lovelace' }, 'Password must not be your username or email'],
    [{ password: 'Qwerty123' }, 'Password is too easy to guess: it is one of the most common ones'],
    [{ email: 'ada@example.com\nBcc: x@example.com' }, 'Invalid email address'],
    [{ phone: '555 0100' }, wrongPhone],
    [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
    [{ timezone: 'Mars/Olympus' }, 'Please select a timezone'],
  ] as const)
    await expectRefusal(register({ ...newInput(), ...change }), 400, message);
});

it('registering refuses a name or email that looks like another, even at the same time', async () => {
  const input = newInput();
  const user = await (await register({ ...input, phone: '  ', carrier: '' })).json<UserView>();
  expect(user).toMatchObject({ timezone: 'America/New_York', phone: null, carrier: null });
  const taken = 'This username is already taken';
  for (const username of [` ${input.username.toUpperCase()} `, `${input.username}\u200b`])
    await expectRefusal(register({ ...newInput(), username }), 409, taken, username, 'username');
  const same = register({ ...newInput(), email: input.email.toUpperCase() });
  await expectRefusal(same, 409, 'An account with this email already exists', 'email', 'email');
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

const remove = (person: Person, body: object = { password }) =>
  person.call('DELETE', `/api/users/${person.user.id}`, body);

async function ownRows(userId: number): Promise<Record<string, number>> {
  const tables = ['campaigns', 'deliveries', 'stops', 'push_subscriptions', 'outbox', 'sessions'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE user_id = ?1) AS ${table}`);
  const [row = {}] = await sql<Record<string, number>>(`SELECT ${counts}`, userId);
  return row;
}

/** A person with a running campaign, a push subscription and an opt-out. */
async function newRegular() {
  const { person, campaign } = await personWithMessage();
  const { id } = person.user;
  await sql(
    "INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, session_id, created_at) VALUES (?, ?, 'p', 'a', 's', 1)",
    ...[id, `https://push.example/${id}`],
  );
  await person.optOut({ campaignId: campaign.id, channel: 'push' });
  return { person, campaign };
}

it('deleting an account requires the password, deletes everything that belongs to it, and nothing else', async () => {
  const { person: other, campaign: othersCampaign } = await newRegular();
  const stateOfOther = async () => [await ownRows(other.user.id), await alarmOf(othersCampaign.id)];
  const before = await stateOfOther();
  const { person, campaign } = await newRegular();
  const second = await newCampaign(person);
  const elsewhere = sessionCookieOf(await signIn(person.user.username));
  const { id } = person.user;
  const own = await ownRows(id);
  expect(Object.values(own)).not.toContain(0);
  await expectRefusal(remove(person, { password: 'wrong password' }), 403, 'That password isn’t right');
  await expectRefusal(remove(person, {}), 400, 'Password is required');
  expect(await ownRows(id)).toEqual(own);

  const answers = await Promise.all([remove(person), remove(person)]);
  const [answer, again] = answers.sort((one, two) => one.status - two.status);
  expect(await answer?.json()).toEqual({ grant: 'none' });
  expect(answer?.headers.getSetCookie().join()).toMatch(/^__Host-session=; Max-Age=0/);
  expect([200, 401]).toContain(again?.status);
  expect(await isSignedIn(elsewhere)).toBe(false);

  expect(await sql('SELECT id FROM users WHERE id = ?', id)).toEqual([]);
  expect(new Set(Object.values(await ownRows(id)))).toEqual(new Set([0]));
  expect(await stateOfOther()).toEqual(before);
  for (const one of [campaign, second]) expect(await alarmOf(one.id)).toBeNull();
});

it('wrong passwords count as failed sign-ins wherever a password confirms something', async () => {
  const { user, cookie } = await newPerson();
  const caller = { cookie, network: newNetwork() };
  const deleting = (typed: string) =>
    callInProduction('DELETE', `/api/users/${user.id}`, { password: typed }, caller);
  const changing = (typed: string) => {
    const body = { password: 'another one', currentPassword: typed };
    return callInProduction('PUT', '/api/account/password', body, caller);
  };
  for (let guesses = 0; guesses < 5; guesses += 1)
    for (const guess of [deleting, changing]) expect((await guess('a guess')).status).toBe(403);
  for (const answer of [await deleting(password), await changing(password)]) expect(answer.status).toBe(429);
});
