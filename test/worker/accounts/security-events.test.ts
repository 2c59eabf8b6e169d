import { env } from 'cloudflare:workers';
import { encodeBase64urlNoPadding as base64url } from '@oslojs/encoding';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { block, unblock } from '../../../scripts/operator-queries.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { outboxOf, runCron } from '../../support/worker/campaigns.ts';
import { appAddress, newName, type Person, sessionCookieOf } from '../../support/worker/people.ts';

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

const callAs = (cookie: string) => (method: string, path: string, body?: unknown) =>
  callWith(
    {},
    {
      ...{ method, path, body },
      headers: { Cookie: cookie, 'CF-Connecting-IP': address, 'User-Agent': device },
    },
  );

/** A new passkey as a browser hands it over for a challenge. */
async function passkeyFor(challenge: string) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { publicKey } = (await crypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer);
  // In COSE: a key on P-256 for ES256, and its point.
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point.slice(1, 33)],
    [-3, point.slice(33)],
  ]);
  const text = (value: string) => new TextEncoder().encode(value);
  const id = crypto.getRandomValues(new Uint8Array(16));
  const host = await crypto.subtle.digest('SHA-256', text(new URL(appAddress).hostname));
  const authData = new Uint8Array([
    ...new Uint8Array(host),
    // Somebody was there, and was recognized; a key comes along. Then a counter and the maker, both empty.
    ...[0x45, ...new Array(20).fill(0)],
    ...[0, id.length, ...id],
    ...isoCBOR.encode(key),
  ]);
  const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return {
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' },
    response: {
      clientDataJSON: base64url(
        text(JSON.stringify({ type: 'webauthn.create', challenge, origin: appAddress })),
      ),
      attestationObject: base64url(isoCBOR.encode(attestation)),
    },
  };
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
  const response = await passkeyFor(challenge);
  const name = 'The laptop in the kitchen';
  expect((await own('POST', '/api/passkeys', { name, response })).status).toBe(201);
  await own('DELETE', `/api/passkeys/${response.id}`);
  await own('DELETE', '/api/sessions');
  const session = sessionCookieOf(await signIn(words.next));
  const [current] = await (await callAs(session)('GET', '/api/sessions')).json<
    { id: string; current: boolean }[]
  >();
  await own('DELETE', `/api/sessions/${current?.id}`);

  await visitor('POST', '/api/password-resets', { email: `new-${email}` });
  const person = { call: own } as Person;
  const [mail] = await outboxOf(person);
  const [, token = ''] = /token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
  await visitor('POST', '/api/password-resets/finish', { token, password: words.last });

  for (const statement of block(username)) await env.DB.prepare(statement).run();
  await runCron();
  await signIn(words.last);
  for (const statement of unblock(username)) await env.DB.prepare(statement).run();
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
  for (const word of [
    username,
    email,
    address,
    device,
    token,
    name,
    challenge,
    response.id,
    ...secrets,
    ...Object.values(words),
  ])
    expect(lines.join('\n')).not.toContain(word);
});
