import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { block, unblock } from '../../../scripts/operator-queries.ts';
import { callWith } from '../../support/worker/calls.ts';
import { runCron } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { appAddress, newName, Person, sessionCookieOf } from '../../support/worker/people.ts';
import { base64url } from '../../support/worker/reached.ts';

type Event = { event: string; userId?: number };
let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const address = '203.0.113.77';
const device = 'Mozilla/5.0 (a device of its own)';
const words = { password: 'a first good password', next: 'a second good password', last: 'a third good one' };

const callAs = (cookie: string) => (method: string, path: string, body?: unknown) => {
  const headers = { Cookie: cookie, 'CF-Connecting-IP': address, 'User-Agent': device };
  return callWith({}, { method, path, body, headers });
};

/** A passkey of this origin that a browser once made. Without an attestation, it goes with every challenge. */
const passkeyId = 'M0mQkThXgEoQGlrD3CvFvw';
const attestationObject =
  'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAAAAAAAAAAAAAAAAAAAAAAAAEDNJkJE4V4BKEBpaw9wrxb-lAQIDJiABIVggwzNXiPN1wgDnodjGSyj0OzkNxhYzN3pPtjY3rpwNISciWCBbsKV9amPidUN9mCnITyZrKNpd3L6ODBwKlqzOlF7dwA';

function passkeyFor(challenge: string) {
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin: appAddress });
  const clientDataJSON = base64url(new TextEncoder().encode(client));
  const response = { clientDataJSON, attestationObject };
  return { id: passkeyId, rawId: passkeyId, type: 'public-key', response };
}

it('what happens to an account is logged by name, with its id and nothing else of the person', async () => {
  const username = newName();
  const email = `${username}@example.com`;
  const visitor = callAs('');
  const signIn = (password: string) => visitor('POST', '/api/login', { username, password });

  const registered = await visitor('POST', '/api/register', { username, email, password: words.password });
  const user = await registered.json<Person['user']>();
  const cookie = sessionCookieOf(registered);
  const own = callAs(cookie);
  await signIn('a wrong password');
  await signIn(words.password);
  await own('PUT', '/api/account/password', { currentPassword: words.password, password: words.next });
  await own('PUT', '/api/account/email', { email: `new-${email}`, password: words.next });
  await signIn(words.next);
  const options = await own('POST', '/api/passkeys/options', { password: words.next });
  const { challenge } = await options.json<{ challenge: string }>();
  const response = passkeyFor(challenge);
  const name = 'The laptop in the kitchen';
  expect((await own('POST', '/api/passkeys', { name, response })).status).toBe(201);
  await own('DELETE', `/api/passkeys/${passkeyId}`);
  await own('DELETE', '/api/sessions');
  const session = sessionCookieOf(await signIn(words.next));
  const [current] = await (await callAs(session)('GET', '/api/sessions')).json<{ id: string }[]>();
  await own('DELETE', `/api/sessions/${current?.id}`);

  await visitor('POST', '/api/password-resets', { email: `new-${email}` });
  const mail = await new Person(user, cookie).newestMail();
  const [, token = ''] = /token=([\w-]+)/.exec(mail.body) ?? [];
  await visitor('POST', '/api/password-resets/finish', { token, password: words.last });

  for (const statement of block(username)) await sql(statement);
  await runCron();
  await signIn(words.last);
  for (const statement of unblock(username)) await sql(statement);
  await runCron();
  const last = sessionCookieOf(await signIn(words.last));
  await callAs(last)('DELETE', `/api/users/${user.id}`, { password: words.last });

  const events = lines.map((line) => JSON.parse(line) as Event).filter(({ userId }) => userId === user.id);
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([
      ...['registered', 'sign_in_failed', 'signed_in', 'password_changed', 'email_change_begun'],
      ...['passkey_added', 'passkey_removed'],
      ...['other_sessions_ended', 'session_ended', 'password_reset_sent', 'password_reset'],
      ...['account_blocked', 'blocked_sign_in', 'account_unblocked', 'account_deleted'],
    ]),
  );
  const secrets = [cookie, session, last].map((line) => line.slice(line.indexOf('=') + 1));
  const personal = [username, email, address, device, token, name, challenge, passkeyId, ...secrets];
  for (const word of [...personal, ...Object.values(words)]) expect(lines.join('\n')).not.toContain(word);
});
