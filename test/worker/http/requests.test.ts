import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openSession, signOut } from '../../../worker/accounts/accounts.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { callerAddress, limitUse } from '../../../worker/http/rate-limits.service.ts';
import worker from '../../../worker/index.ts';
import { appAddress, call, callWith } from '../../support/worker/calls.ts';
import { campaignBody } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { mailChannelsSettings } from '../../support/worker/inbound.ts';
import { callerOf, newPerson } from '../../support/worker/people.ts';

it('no response may run, be framed, be sniffed or be cached, and each has a request id', async () => {
  const person = await newPerson();
  for (const answer of [
    await person.call('GET', '/api/campaigns'),
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

it('security.txt says where to report a vulnerability, if the operator configured it', async () => {
  const SECURITY_CONTACT = 'mailto:security@example.com';
  const file = { method: 'GET', path: '/.well-known/security.txt' };
  const text = await (await callWith({ SECURITY_CONTACT }, file)).text();
  expect(text).toContain('Contact: mailto:security@example.com\nExpires: ');
});

it('a change is completed even if the client disconnects', async () => {
  const { user, cookie } = await newPerson();
  const request = new Request(`${appAddress}/api/campaigns`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(campaignBody),
  });
  const context = createExecutionContext();
  // Nobody awaits the response; only waitUntil keeps the work going.
  void worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  const kept = 'SELECT id FROM messages WHERE campaign_id IN (SELECT id FROM campaigns WHERE user_id = ?)';
  expect(await sql(kept, user.id)).toHaveLength(84);
});

const strict = createDeps({ ...env, ...mailChannelsSettings, ENVIRONMENT: 'production' });

it('an action beyond its limit is refused, in parallel and in every session, until the window ends', async () => {
  const caller = await callerOf(await newPerson());
  const atOnce = Array.from({ length: 8 }, () => limitUse(strict, caller, 'test-notification'));
  const allowed = (await Promise.allSettled(atOnce)).filter(({ status }) => status === 'fulfilled');
  expect(allowed).toHaveLength(5);
  const { caller: elsewhere } = await openSession(strict, caller.userId);
  for (const one of [caller, elsewhere])
    await expect(limitUse(strict, one, 'test-notification')).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
      message: 'You have already sent several test notifications. Please try again in 15 minutes',
    });
  // Each person and action is counted separately, and calls with an ended session don't count.
  await limitUse(strict, await callerOf(await newPerson()), 'test-notification');
  await signOut(strict, elsewhere);
  for (let tries = 0; tries <= 30; tries++)
    await expect(limitUse(strict, elsewhere, 'send')).rejects.toMatchObject({ status: 401 });
  await limitUse(strict, caller, 'send');
  const later = { ...strict, clock: { now: () => Date.now() + 16 * 60_000 } };
  await limitUse(later, caller, 'test-notification');
});

it('a caller is an IPv4 address, the /64 network of an IPv6 address, or local', () => {
  expect([undefined, ' ', '203.0.113.7'].map(callerAddress)).toEqual(['local', 'local', '203.0.113.7']);
  const network = '2001:db8:0:7';
  const written = [`${network}:1:2:3:4`, '2001:0DB8:0000:0007::99', `${network}::`, '2001:db8::7:0:0:0:1'];
  for (const address of written) expect(callerAddress(address)).toBe(network);
  expect(callerAddress('::1')).toBe('0:0:0:0');
  expect(callerAddress('2001:db8:0:8::99')).not.toBe(network);
});
