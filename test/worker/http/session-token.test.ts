import jwt from '@tsndr/cloudflare-worker-jwt';
import { describe, expect, it, vi } from 'vitest';
import { readSessionToken, signSessionToken } from '../../../worker/http/session-token.ts';

const secret = 'a secret of the token tests, long enough';
const claim = { userId: 7, sessionId: 'abc' };
const inAnHour = Date.now() + 3_600_000;
const payload = { aud: 'session', sub: '7', jti: 'abc', exp: Math.floor(inAnHour / 1000) };
const encoded = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

describe('a session token', () => {
  it('says who the session belongs to, also with a secret whose words look like a key in another format', async () => {
    for (const key of [secret, 'a PRIVATE and PUBLIC secret with words in it ünïcödé'])
      expect(await readSessionToken(await signSessionToken(claim, inAnHour, key), key)).toEqual(claim);
  });

  it('does not hold once its time is over, though it held before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signSessionToken(claim, Date.now() + 60_000, secret);
    expect(await readSessionToken(token, secret)).toEqual(claim);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await readSessionToken(token, secret)).toBeNull();
    vi.useRealTimers();
  });

  it('does not hold with another secret, changed, or without its signature, though it held before', async () => {
    const token = await signSessionToken(claim, inAnHour, secret);
    expect(await readSessionToken(token, secret)).toEqual(claim);
    expect(await readSessionToken(token, 'another secret that is long enough too')).toBeNull();
    const [head, body, signature] = token.split('.');
    const none = encoded({ alg: 'none', typ: 'JWT' });
    for (const text of [
      `${head}.${body}.AAAA`,
      `${head}.${body}.`,
      `${head}.${encoded({ ...payload, sub: '8' })}.${signature}`,
      `${none}.${body}.${signature}`,
      `${none}.${body}.`,
      ...['', 'x', 'a.b', 'a.b.c', '....', '%%%.%%%.%%%', 'e30.e30.e30'],
    ])
      expect(await readSessionToken(text, secret), text).toBeNull();
  });

  it.for([
    ['no end', { exp: undefined }],
    ['no session', { jti: undefined }],
    ['another purpose', { aud: 'unsubscribe' }],
    ['no purpose', { aud: undefined }],
    ['a user that is no number', { sub: 'seven' }],
  ] as const)('does not hold with %s, even well signed', async ([, change]) => {
    const token = await jwt.sign({ ...payload, ...change } as typeof payload, secret);
    expect(await readSessionToken(token, secret)).toBeNull();
  });
});
