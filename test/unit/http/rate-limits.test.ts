import { expect, it } from 'vitest';
import { callerAddress, limitOf, tooOftenMessage } from '../../../worker/http/rate-limits.rules.ts';

it('a caller is an IPv4 address, the /64 network of an IPv6 address, or local', () => {
  expect([undefined, ' ', '203.0.113.7'].map(callerAddress)).toEqual(['local', 'local', '203.0.113.7']);
  const network = '2001:db8:0:7';
  const written = [`${network}:1:2:3:4`, '2001:0DB8:0000:0007::99', `${network}::`, '2001:db8::7:0:0:0:1'];
  for (const address of written) expect(callerAddress(address)).toBe(network);
  expect(callerAddress('::1')).toBe('0:0:0:0');
  expect(callerAddress('2001:db8:0:8::99')).not.toBe(network);
});

it('limits are strict in production and generous in development, and say when to try again', () => {
  expect(limitOf('sign-in-here', 'production')).toEqual({ uses: 5, seconds: 900 });
  expect(limitOf('sign-in-here', 'development').uses).toBeGreaterThanOrEqual(300);
  const again = 'Please try again in';
  expect(tooOftenMessage('sign-in-here', 40)).toBe(`Too many failed sign-ins. ${again} a minute`);
  expect(tooOftenMessage('register', 61)).toBe(`Too many new accounts from your network. ${again} 2 minutes`);
});
