import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { block, deliveries, unblock } from '../../../scripts/operator-queries.ts';
import { openToken, revokeGrants, sealToken } from '../../../worker/accounts/providers.service.ts';
import { createDeps, type Env } from '../../../worker/deps.ts';
import { everySecret } from '../../../worker/platform/settings.ts';
import { callWith, expectRefusal } from '../../support/worker/calls.ts';
import { day, fireAt, halfPastSeven } from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import { google, revocationEndpoint, standInForGoogle } from '../../support/worker/google.ts';
import { handOverMail, handOverText, replyAddressOf, twilioSettings } from '../../support/worker/inbound.ts';
import {
  isSignedIn,
  newName,
  Person,
  password,
  sessionCookieOf,
  signIn,
} from '../../support/worker/people.ts';
import { newPhone, personWithMessage } from '../../support/worker/reached.ts';

standInForGoogle();

const fresh = { SESSION_SECRET: 'a newer secret than the one of these tests' };

/** The secret was changed, and the earlier one is configured. */
const remembered = { ...fresh, SESSION_SECRETS_BEFORE: env.SESSION_SECRET };
const depsWith = (settings: Partial<Env>) => createDeps({ ...env, ...settings });

const stopsOf = (userId: number) => sql('SELECT channel, cause FROM stops WHERE user_id = ?', userId);

it('a changed secret ends sessions and message links, even if it is remembered, but no password', async () => {
  const { person, path } = await personWithMessage();
  const { username } = person.user;
  const headers = { Cookie: person.cookie };
  for (const settings of [fresh, remembered]) {
    const session = await callWith(settings, { method: 'GET', path: '/api/session', headers });
    expect(session.status).toBe(401);
    expect((await callWith(settings, { method: 'GET', path })).status).toBe(404);
  }
  const body = { username, password };
  expect((await callWith(fresh, { method: 'POST', path: '/api/login', body })).status).toBe(200);

  // Secrets are separated by commas, and one that contains a comma also counts as a whole.
  const { settings } = depsWith({ ...fresh, SESSION_SECRETS_BEFORE: 'one, two' });
  expect(everySecret(settings)).toEqual([fresh.SESSION_SECRET, 'one', 'two', 'one, two']);
});

it('unsubscribe links and replies to earlier emails work if the old secret is remembered', async () => {
  const { person, campaign, id } = await personWithMessage();
  const stop = await person.stopPath();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const unsubscribe = async (settings: Partial<Env>) =>
    (await callWith(settings, { method: 'POST', path: stop, body })).status;
  expect(await unsubscribe(fresh)).toBe(404);
  expect(await stopsOf(person.user.id)).toEqual([]);
  expect(await unsubscribe(remembered)).toBe(200);
  expect(await stopsOf(person.user.id)).toHaveLength(1);

  await sql('DELETE FROM opt_outs WHERE user_id = ?', person.user.id);
  const to = await replyAddressOf(id, campaign.id);
  expect(await handOverMail({ to, body: 'stop' }, remembered)).toBeNull();
  expect(await stopsOf(person.user.id)).toHaveLength(1);
});

it('a phone that replied STOP earlier gets no texts until START, if the old secret is remembered', async () => {
  const phone = newPhone();
  const register = async () => {
    const username = newName();
    const body = { username, email: `${username}@example.com`, password, phone };
    const answer = await callWith(remembered, { method: 'POST', path: '/api/register', body });
    return (await answer.json<{ id: number }>()).id;
  };
  expect((await handOverText({ From: phone, Body: 'STOP' })).status).toBe(200);
  expect(await stopsOf(await register())).toEqual([{ channel: 'sms', cause: 'stop-reply' }]);
  const settings = { ...twilioSettings, ...remembered };
  expect((await handOverText({ From: phone, Body: 'START' }, {}, settings)).status).toBe(200);
  expect(await stopsOf(await register())).toEqual([]);
});

it('a Google token is sealed for its owner, and revoked later if the old secret is remembered', async () => {
  const refreshToken = await sealToken('a refresh token', 'ada', env.SESSION_SECRET);
  const grants = [{ provider: 'google', subject: 'ada', accessToken: null, refreshToken }] as const;
  expect(await revokeGrants(depsWith({ ...google, ...fresh }), grants)).toBe('not-revoked');
  expect(await revokeGrants(depsWith({ ...google, ...remembered }), grants)).toBe('revoked');
  expect(revocationEndpoint.revoked).toEqual(['a refresh token']);

  const changed = `${refreshToken.slice(0, -2)}${refreshToken.endsWith('AA') ? 'BB' : 'AA'}`;
  await expect(openToken(refreshToken, 'grace', env.SESSION_SECRET)).rejects.toThrow();
  await expect(openToken(changed, 'ada', env.SESSION_SECRET)).rejects.toThrow();
});

async function ask(statements: readonly string[]) {
  let rows: Record<string, unknown>[] = [];
  for (const statement of statements) rows = await sql(statement);
  return rows;
}

it('a blocked account loses its sessions and gets no messages until it is unblocked', async () => {
  for (const nobody of ['nobody', "' OR 1=1 --", '999999']) expect(await ask(block(nobody))).toEqual([]);
  const { person, campaign } = await personWithMessage();
  const { username, email, id } = person.user;
  expect(await ask(block(email.toUpperCase()))).toEqual([{ id, username, state: 'blocked' }]);

  expect(await isSignedIn(person.cookie)).toBe(false);
  const message = 'This account is blocked. Please contact the administrator';
  await expectRefusal(signIn(username), 403, message);
  expect((await signIn(username, 'another one')).status).toBe(401);

  await fireAt(campaign.id, halfPastSeven + day);
  const [blocked, sent] = await ask([deliveries(username)]);
  expect(blocked).toMatchObject({
    status: 'skipped',
    error: 'This account is blocked',
    attempts: 'email skipped This account is blocked',
  });
  expect(sent).toMatchObject({
    due_utc: '2031-03-03 07:30:00',
    campaign_id: campaign.id,
    status: 'sent',
    attempts: 'email accepted',
  });
  expect(await ask(unblock(String(id)))).toEqual([{ id, username, state: 'open' }]);
  expect((await signIn(username)).status).toBe(200);
  await fireAt(campaign.id, halfPastSeven + 2 * day);
  const three = 'SELECT status, error FROM deliveries WHERE campaign_id = ? ORDER BY due_at LIMIT 3';
  expect(await sql(three, campaign.id)).toEqual([
    { status: 'sent', error: null },
    { status: 'skipped', error: 'This account is blocked' },
    { status: 'sent', error: null },
  ]);
});

type Event = { event: string; userId?: number };
const address = '203.0.113.77';
const device = 'Mozilla/5.0 (a device with its own name)';
const words = { password: 'a first good password', next: 'a second good password', last: 'a third good one' };

const callAs = (cookie: string) => (method: string, path: string, body?: unknown) => {
  const headers = { Cookie: cookie, 'CF-Connecting-IP': address, 'User-Agent': device };
  return callWith({}, { method, path, body, headers });
};

it('account events are logged by name with the user id, and nothing personal', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  const username = newName();
  const email = `${username}@example.com`;
  const visitor = callAs('');
  const enter = (password: string) => visitor('POST', '/api/login', { username, password });

  const registered = await visitor('POST', '/api/register', { username, email, password: words.password });
  const user = await registered.json<Person['user']>();
  const cookie = sessionCookieOf(registered);
  const own = callAs(cookie);
  await enter('a wrong password');
  const session = sessionCookieOf(await enter(words.password));
  await own('PUT', '/api/account/password', { currentPassword: words.password, password: words.next });
  await own('PUT', '/api/account/email', { email: `new-${email}`, password: words.next });
  await own('DELETE', '/api/sessions');
  const [current] = await (await own('GET', '/api/sessions')).json<{ id: string }[]>();
  await own('DELETE', `/api/sessions/${current?.id}`);
  await visitor('POST', '/api/password-resets', { email: `new-${email}` });
  const mail = await new Person(user, cookie).newestMail();
  const [, token = ''] = /token=([\w-]+)/.exec(mail.body) ?? [];
  await visitor('POST', '/api/password-resets/finish', { token, password: words.last });
  await ask(block(username));
  await enter(words.last);
  await ask(unblock(username));
  const last = sessionCookieOf(await enter(words.last));
  await callAs(last)('DELETE', `/api/users/${user.id}`, { password: words.last });

  log.mockRestore();
  const events = lines.map((line) => JSON.parse(line) as Event).filter(({ userId }) => userId === user.id);
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([
      'registered',
      'sign_in_failed',
      'signed_in',
      'password_changed',
      'email_change_started',
      'other_sessions_ended',
      'session_ended',
      'password_reset_sent',
      'password_reset',
      'blocked_sign_in',
      'account_deleted',
    ]),
  );
  const secrets = [cookie, session, last].map((line) => line.slice(line.indexOf('=') + 1));
  const personal = [username, email, address, device, token, ...secrets];
  for (const word of [...personal, ...Object.values(words)]) expect(lines.join('\n')).not.toContain(word);
});
