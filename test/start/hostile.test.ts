import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/node/test-app.ts';
import { attack, statusesOf } from './attack.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 120_000);
afterAll(() => app.close());

test('no hostile request is answered with a 5xx, hangs, leaks a path or harms the request after it', async () => {
  expect(await attack(app.origin, { seed: 12, count: 400 })).toEqual([]);
});

test('a refusal before the body was read leaves the connection as it was', async () => {
  const { host } = new URL(app.origin);
  const body = 'x'.repeat(3 * 1024 * 1024);
  const refused = `POST /api/campaigns HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const next = `GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  expect(await statusesOf(app.origin, refused, next)).toEqual([413, 200]);
});

test('only the names of this machine lead to the app', async () => {
  for (const path of ['/', '/api/health', '/cdn-cgi/local/email']) {
    const under = (name: string) => `GET ${path} HTTP/1.1\r\nHost: ${name}\r\n\r\n`;
    const own = ['localhost', '127.0.0.1:1', '[::1]'].map(under);
    const foreign = ['evil.test', 'localhost.evil.test'].map(under);
    expect(await statusesOf(app.origin, ...own, ...foreign)).toEqual([200, 200, 200, 403, 403]);
  }
});

test('texts are compressed as the browser likes it, and not sent again to one that has them', async () => {
  const { headers } = await fetch(app.origin, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(headers.get('Content-Encoding')).toBe('gzip');
  const again = { 'Accept-Encoding': 'br', 'If-None-Match': headers.get('ETag') ?? '' };
  expect((await fetch(app.origin, { headers: again })).status).toBe(304);
  const data = await fetch(`${app.origin}/api/health`, { headers: { 'Accept-Encoding': 'br' } });
  expect(data.headers.get('Content-Encoding')).toBe('br');
});

test('an email can be handed over as the platform does it', async () => {
  const address = `${app.origin}/cdn-cgi/local/email?from=person@example.com&to=reply@example.com`;
  const email =
    'From: person@example.com\r\nTo: reply@example.com\r\nMessage-ID: <1@example.com>\r\n\r\ndone\r\n';
  const answer = await fetch(address, { method: 'POST', body: email });
  expect(await answer.text()).toContain('This address only takes answers to our messages');
});
