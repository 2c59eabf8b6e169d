import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import worker from '../../../worker/index.ts';
import { callWith } from '../../support/worker/calls.ts';
import { campaignBody } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { appAddress, call, newPerson, password } from '../../support/worker/people.ts';

it('a request from the app itself is served, and no answer about a user holds the password, its hash or a token', async () => {
  const person = await newPerson();
  const { username, id } = person.user;
  const own = { Origin: appAddress, 'Sec-Fetch-Site': 'same-origin' };
  const allowed = [
    ...['aiWriting', 'avatar', 'carrier', 'email', 'emailConfirmed', 'emailFallback', 'googleId'],
    ...['hasPassword', 'id', 'pendingEmail', 'phone', 'phoneConfirmed', 'providers', 'timezone', 'username'],
  ];
  for (const answer of [
    await call('POST', '/api/login', { username, password }, own),
    await person.call('GET', '/api/session'),
    await person.call('PUT', `/api/users/${id}`, { timezone: 'Europe/Paris' }),
  ])
    expect(Object.keys(await answer.json<object>()).sort()).toEqual(allowed);
});

it('no answer may run, be framed, be guessed at or be kept, and each has a name for the log', async () => {
  const person = await newPerson();
  for (const answer of [
    await call('GET', '/api/capabilities'),
    await person.call('GET', '/api/campaigns'),
    await person.call('POST', '/api/logout'),
    await person.call('GET', '/api/campaigns'),
    await call('POST', '/api/login', 'a body that cannot be read'),
    await call('POST', '/api/login', { username: 'x'.repeat(70_000) }),
    await call('POST', '/api/logout', undefined, { Origin: 'https://evil.test' }),
    await call('GET', '/api/nothing'),
    await call('GET', '/auth/google'),
  ])
    expect(Object.fromEntries(answer.headers), answer.url).toMatchObject({
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
});

it('whoever finds a weakness learns where to report it, if the operator says so', async () => {
  const SECURITY_CONTACT = 'mailto:security@example.com';
  const file = { method: 'GET', path: '/.well-known/security.txt' };
  const text = await (await callWith({ SECURITY_CONTACT }, file)).text();
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
  const kept = 'SELECT id FROM messages WHERE campaign_id IN (SELECT id FROM campaigns WHERE user_id = ?)';
  expect(await sql(kept, user.id)).toHaveLength(84);
});
