import jwt from '@tsndr/cloudflare-worker-jwt';
import { describe, expect, it, vi } from 'vitest';
import { readSessionToken, signSessionToken } from '../../../worker/http/session-token.ts';

const secret = 'a secret of the token tests, long enough';
const claim = { userId: 7, sessionId: 'abc' };
const inAnHour = Date.now() + 3_600_000;
const payload = { aud: 'session', sub: '7', jti: 'abc', exp: Math.floor(inAnHour / 1000) };

/** Replaces one of the three parts of a token. */
function withPart(token: string, index: number, part: string): string {
  return token.split('.').with(index, part).join('.');
}

const encoded = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

describe('a session token', () => {
  it('says who the session belongs to', async () => {
    expect(await readSessionToken(await signSessionToken(claim, inAnHour, secret), secret)).toEqual(claim);
  });

  it('holds with a secret whose words look like a key in another format', async () => {
    const wordy = 'a PRIVATE and PUBLIC secret with words in it ünïcödé';
    expect(await readSessionToken(await signSessionToken(claim, inAnHour, wordy), wordy)).toEqual(claim);
  });

  it('does not hold once its time is over, though it held before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signSessionToken(claim, Date.now() + 60_000, secret);
    expect(await readSessionToken(token, secret)).toEqual(claim);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await readSessionToken(token, secret)).toBeNull();
    vi.useRealTimers();
  });

  it('does not hold with another secret, though it held with its own', async () => {
    const token = await signSessionToken(claim, inAnHour, secret);
    expect(await readSessionToken(token, secret)).toEqual(claim);
    expect(await readSessionToken(token, 'another secret that is long enough too')).toBeNull();
    expect(await readSessionToken(withPart(token, 2, 'AAAA'), secret)).toBeNull();
  });

  it('does not hold when its contents were changed', async () => {
    const token = await signSessionToken(claim, inAnHour, secret);
    expect(await readSessionToken(withPart(token, 1, encoded({ ...payload, sub: '8' })), secret)).toBeNull();
  });

  it('does not hold without a signature', async () => {
    const token = await signSessionToken(claim, inAnHour, secret);
    const none = encoded({ alg: 'none', typ: 'JWT' });
    expect(await readSessionToken(`${none}.${encoded(payload)}`, secret)).toBeNull();
    expect(await readSessionToken(`${none}.${encoded(payload)}.`, secret)).toBeNull();
    expect(await readSessionToken(withPart(token, 0, none), secret)).toBeNull();
    expect(await readSessionToken(withPart(token, 2, ''), secret)).toBeNull();
  });

  it.each([
    ['no end', { aud: 'session', sub: '7', jti: 'abc' }],
    ['an end that is no number', { ...payload, exp: 'never' as unknown as number }],
    ['no session', { aud: 'session', sub: '7', exp: payload.exp }],
    ['another purpose', { ...payload, aud: 'unsubscribe' }],
    ['no purpose', { sub: '7', jti: 'abc', exp: payload.exp }],
    ['no user', { aud: 'session', jti: 'abc', exp: payload.exp }],
    ['a user that is no number', { ...payload, sub: 'seven' }],
  ])('does not hold with %s, even well signed', async (_what, contents) => {
    expect(await readSessionToken(await jwt.sign(contents, secret), secret)).toBeNull();
  });

  it.each(['', 'x', 'a.b', 'a.b.c', '....', '%%%.%%%.%%%', 'e30.e30.e30'])(
    'is not the text "%s"',
    async (text) => {
      expect(await readSessionToken(text, secret)).toBeNull();
    },
  );
});
