import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import worker from '../../../worker/index.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { campaignBody } from '../../support/worker/campaigns.ts';
import { appAddress, call, newPerson, password } from '../../support/worker/people.ts';

it('a request from the app itself is served', async () => {
  const { user } = await newPerson();
  const input = { username: user.username, password };
  const answer = await call('POST', '/api/login', input, {
    Origin: appAddress,
    'Sec-Fetch-Site': 'same-origin',
  });
  expect(answer.status).toBe(200);
});

describe('answers about a user', () => {
  it('never hold the password, its hash or a token', async () => {
    const person = await newPerson();
    const { username, id } = person.user;
    const answers = [
      await call('POST', '/api/login', { username, password }),
      await person.call('GET', '/api/session'),
      await person.call('PUT', `/api/users/${id}`, { timezone: 'Europe/Paris' }),
    ];
    const allowed = [
      'aiWriting',
      'avatar',
      'carrier',
      'email',
      'emailConfirmed',
      'emailFallback',
      'googleId',
      'hasPassword',
      'id',
      'pendingEmail',
      'phone',
      'phoneConfirmed',
      'providers',
      'timezone',
      'username',
    ];
    for (const answer of answers) expect(Object.keys(await answer.json<object>()).sort()).toEqual(allowed);
    expect(Object.keys(person.user).sort()).toEqual(allowed);
  });
});

const answers: [string, () => Promise<Response>][] = [
  ['data', async () => (await newPerson()).call('GET', '/api/campaigns')],
  ['data for anybody', () => call('GET', '/api/capabilities')],
  ['an answer without a body', async () => (await newPerson()).call('POST', '/api/logout')],
  ['a refusal', () => call('GET', '/api/campaigns')],
  ['a body that cannot be read', () => call('POST', '/api/login', 'x')],
  ['a body that is too large', () => call('POST', '/api/login', { username: 'x'.repeat(70_000) })],
  ['a request from elsewhere', () => call('POST', '/api/logout', undefined, { Origin: 'https://evil.test' })],
  ['an address that leads nowhere', () => call('GET', '/api/nothing')],
  ['a way elsewhere', () => call('GET', '/auth/google')],
];

it.each(answers)(
  '%s may not run, be framed, be guessed at or be kept, and has a name for the log',
  async (_, answer) => {
    const { headers } = await answer();
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  },
);

it('a page for anybody has a policy of its own, and the other headers of all answers', async () => {
  const { headers } = await call('GET', '/m/stop/x');
  expect(headers.get('Content-Security-Policy')).toContain("style-src 'self'");
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

it('whoever finds a weakness learns where to report it, if the operator says so', async () => {
  expect((await call('GET', '/.well-known/security.txt')).status).toBe(404);
  const answer = await callWith(
    { SECURITY_CONTACT: 'mailto:security@example.com' },
    { method: 'GET', path: '/.well-known/security.txt' },
  );
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:security@example.com\nExpires: ');
});

it('a change is carried out to its end, though whoever asked for it has gone away', async () => {
  const { user, cookie } = await newPerson();
  const request = new Request(`${appAddress}/api/campaigns`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(campaignBody),
  });
  const context = createExecutionContext();
  // Nobody waits for the answer: what the platform still waits for is all that is left.
  void worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  const kept = await env.DB.prepare(
    `SELECT count(*) AS messages FROM messages JOIN campaigns ON campaigns.id = campaign_id
    WHERE campaigns.user_id = ?`,
  )
    .bind(user.id)
    .first();
  expect(kept).toEqual({ messages: 84 });
});
