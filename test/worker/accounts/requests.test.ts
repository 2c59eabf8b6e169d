import { exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { appAddress, call, newName, newPerson, password } from '../../support/worker/people.ts';

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return exports.default.fetch(`${appAddress}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

/** Every error is JSON with a sentence for a person. */
async function expectError(answer: Response, status: number, message?: string) {
  expect(answer.status).toBe(status);
  const body = await answer.json<{ message: string }>();
  expect(body.message).toMatch(/\w+ \w+/);
  if (message !== undefined) expect(body.message).toBe(message);
}

describe('a request that cannot be taken', () => {
  it('is 400 when its JSON is malformed', async () => {
    await expectError(await post('/api/login', '{"username": '), 400, 'This request could not be read');
    await expectError(await post('/api/register', 'hello'), 400, 'This request could not be read');
  });

  it.each(['null', '[]', '"text"', '12'])('is 400 when its JSON is %s', async (body) => {
    await expectError(await post('/api/login', body), 400, 'This request could not be read');
    await expectError(await post('/api/register', body), 400, 'This request could not be read');
  });

  it('is 400 when it is no JSON at all', async () => {
    const form = await post('/api/login', 'username=ada&password=secret1', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    await expectError(form, 400);
  });

  it('is 413 over 64 KB, whether it says so or not', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(65 * 1024), password });
    await expectError(await post('/api/login', large), 413);
    const stream = new Response(large).body;
    if (stream === null) throw new Error('A response with text has a body');
    await expectError(await post('/api/login', stream), 413);
  });

  it.each([
    ['from another site', { Origin: 'https://evil.example' }],
    ['from another port', { Origin: 'http://localhost:9999' }],
    ['from a page without an origin', { Origin: 'null' }],
    ['from another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is 403 %s', async (_what, headers) => {
    const input = { username: newName(), email: `${newName()}@example.com`, password };
    await expectError(await call('POST', '/api/register', input, headers), 403);
    await expectError(await call('POST', '/api/login', input, headers), 403);
    await expectError(await call('POST', '/api/logout', undefined, headers), 403);
  });

  it('is served from the app itself', async () => {
    const { user } = await newPerson();
    const input = { username: user.username, password };
    const answer = await call('POST', '/api/login', input, {
      Origin: appAddress,
      'Sec-Fetch-Site': 'same-origin',
    });
    expect(answer.status).toBe(200);
  });
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
