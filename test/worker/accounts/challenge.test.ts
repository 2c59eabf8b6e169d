import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWith } from '../../support/worker/call-with.ts';
import { callHook } from '../../support/worker/inbound.ts';
import { newName, password } from '../../support/worker/people.ts';

const keys = {
  TURNSTILE_SITE_KEY: 'a-site',
  TURNSTILE_SECRET_KEY: 'a secret',
  TURNSTILE_BASE_URL: 'https://challenges.example/turnstile/v0',
};

/** Stands in for Turnstile at the edge: it knows one good token, once. */
const verifier = { asked: [] as Record<string, string>[], answer: null as Response | null };
beforeEach(() => {
  verifier.asked = [];
  verifier.answer = null;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const form = Object.fromEntries(await new Request(input, init).formData()) as Record<string, string>;
    verifier.asked.push({ url: input, ...form });
    const success = form.response === 'good' && form.secret === 'a secret';
    return verifier.answer ?? Response.json({ success });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const pass = (token: string, address = '203.0.113.7') =>
  callHook(
    '/auth/challenge',
    {
      body: new URLSearchParams({ 'cf-turnstile-response': token }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'CF-Connecting-IP': address },
    },
    keys,
  );

function register(cookie = '', address = '203.0.113.7') {
  const username = newName();
  return callWith(keys, {
    method: 'POST',
    path: '/api/register',
    body: { username, email: `${username}@example.com`, password },
    headers: { Cookie: cookie, 'CF-Connecting-IP': address },
  });
}

const passCookie = async (answer: Response) => answer.headers.getSetCookie().join().split(';')[0] ?? '';

describe('the challenge at registration, where keys are set', () => {
  it('is asked for: without a pass nobody registers', async () => {
    expect((await register()).status).toBe(403);
    expect((await register('__Host-challenge=nonsense')).status).toBe(403);
  });

  it('is passed on a page of its own, which alone may run the script of the service', async () => {
    const page = await callWith(keys, { method: 'GET', path: '/auth/challenge' });
    expect(await page.text()).toContain('<script src="https://challenges.example/turnstile/v0/api.js"');
    expect(page.headers.get('Content-Security-Policy')).toContain('script-src https://challenges.example;');
    const other = await callWith(keys, { method: 'GET', path: '/m/stop/x' });
    expect(other.headers.get('Content-Security-Policy')).not.toContain('challenges');

    const answer = await pass('good');
    expect(answer.headers.get('Location')).toBe('/register');
    expect(verifier.asked).toEqual([
      {
        url: 'https://challenges.example/turnstile/v0/siteverify',
        ...{ secret: 'a secret', response: 'good', remoteip: '203.0.113.7' },
      },
    ]);
    expect((await register(await passCookie(answer))).status).toBe(201);
  });

  it('is not passed with a wrong token, none, or while the service says nothing', async () => {
    for (const token of ['bad', '']) expect((await pass(token)).status).toBe(400);
    verifier.answer = new Response('out of order', { status: 500 });
    const answer = await pass('good');
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('gives a pass for one network and a few tries', async () => {
    const cookie = await passCookie(await pass('good', '203.0.113.8'));
    expect((await register(cookie, '198.51.100.1')).status).toBe(403);
    expect((await register(cookie, '203.0.113.8')).status).toBe(201);
  });
});

it('without keys there is no challenge, and no page for it', async () => {
  expect((await callWith({}, { method: 'GET', path: '/auth/challenge' })).status).toBe(404);
});
