import jwt from '@tsndr/cloudflare-worker-jwt';
import { describe, expect, it, vi } from 'vitest';
import { readSessionToken, signSessionToken } from '../../../worker/http/session.ts';

const secret = 'a secret of the token tests, long enough';
const claim = { userId: 7, sessionId: 'abc' };
const inAnHour = Date.now() + 3_600_000;
const payload = { aud: 'session', sub: '7', jti: 'abc', exp: Math.floor(inAnHour / 1000) };
const encoded = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

describe('a session token', () => {
  it('says who the session belongs to until its time is over, also with a secret whose words look like a key', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const key of [secret, 'a PRIVATE and PUBLIC secret with words in it ünïcödé']) {
      const token = await signSessionToken(claim, Date.now() + 60_000, key);
      expect(await readSessionToken(token, key)).toEqual(claim);
      vi.setSystemTime(Date.now() + 61_000);
      expect(await readSessionToken(token, key)).toBeNull();
    }
    vi.useRealTimers();
  });

  it('does not hold with another secret, changed, or without its signature', async () => {
    const token = await signSessionToken(claim, inAnHour, secret);
    expect(await readSessionToken(token, 'another secret that is long enough too')).toBeNull();
    const [head, body, signature] = token.split('.');
    const none = encoded({ alg: 'none', typ: 'JWT' });
    for (const text of [
      `${head}.${body}.AAAA`,
      `${head}.${body}.`,
      `${head}.${encoded({ ...payload, sub: '8' })}.${signature}`,
      `${none}.${body}.${signature}`,
      `${none}.${body}.`,
      ...['', 'a.b', '%%%.%%%.%%%', 'e30.e30.e30'],
    ])
      expect(await readSessionToken(text, secret), text).toBeNull();
  });

  it('does not hold without its end, session, purpose or user, even well signed', async () => {
    const signed = (change: object) => jwt.sign({ ...payload, ...change } as typeof payload, secret);
    expect(await readSessionToken(await signed({}), secret)).toEqual(claim);
    for (const change of [
      { exp: undefined },
      { jti: undefined },
      { aud: 'unsubscribe' },
      { aud: undefined },
      { sub: 'seven' },
    ])
      expect(await readSessionToken(await signed(change), secret), JSON.stringify(change)).toBeNull();
  });
});
