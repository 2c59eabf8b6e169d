import { describe, expect, it } from 'vitest';
import { callerAddress, limitOf, tooOftenMessage } from '../../../worker/http/rate-limits.rules.ts';

describe('where a call comes from', () => {
  it('is local without Cloudflare in front', () => {
    expect(callerAddress(undefined)).toBe('local');
    expect(callerAddress(' ')).toBe('local');
  });

  it('is an IPv4 address as it stands', () => {
    expect(callerAddress('203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the whole /64 network of an IPv6 address, however it is written', () => {
    const network = '2001:db8:0:7';
    expect(callerAddress('2001:db8:0:7:1:2:3:4')).toBe(network);
    expect(callerAddress('2001:0DB8:0000:0007::99')).toBe(network);
    expect(callerAddress('2001:db8:0:7::')).toBe(network);
    expect(callerAddress('2001:db8::7:0:0:0:1')).toBe(network);
    expect(callerAddress('::1')).toBe('0:0:0:0');
    expect(callerAddress('2001:db8:0:8::99')).not.toBe(network);
  });
});

describe('limits', () => {
  it('are strict in production and generous in development', () => {
    expect(limitOf('sign-in-here', 'production')).toEqual({ uses: 5, seconds: 900 });
    expect(limitOf('sign-in-here', 'development').uses).toBeGreaterThanOrEqual(300);
  });

  it('say in words when to come back', () => {
    expect(tooOftenMessage('sign-in-here', 40)).toBe(
      'Too many failed sign-ins. Please try again in a minute',
    );
    expect(tooOftenMessage('register', 61)).toBe(
      'Too many new accounts from your network. Please try again in 2 minutes',
    );
  });
});
