import { describe, expect, it } from 'vitest';
import { callWith } from '../../support/worker/call-with.ts';
import { call, newPerson } from '../../support/worker/people.ts';

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

describe.each(answers)('%s', (_, answer) => {
  it('may not run, be framed, be guessed at or be kept, and has a name for the log', async () => {
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
  });
});

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
