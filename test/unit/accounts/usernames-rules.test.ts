import { describe, expect, it } from 'vitest';
import { usernameFrom } from '../../../worker/accounts/usernames.rules.ts';

const email = 'ada.lovelace@example.com';

describe('a username made of a Google identity', () => {
  it.each([
    ['is the name', { name: 'Ada Lovelace', email }, 'Ada Lovelace'],
    ['is tidied', { name: '  Ada \n Lovelace@home ', email }, 'Ada Lovelace home'],
    ['is cut where it is long', { name: 'A'.repeat(80), email }, 'A'.repeat(30)],
    ['is the email before the @ without a name', { name: undefined, email }, 'ada.lovelace'],
    ['is the email before the @ when the name is short', { name: 'Al', email }, 'ada.lovelace'],
    [
      'is the email before the @ when the name cannot be seen',
      { name: '\u200b\u200b\u200b\u200b', email },
      'ada.lovelace',
    ],
    ['is something when there is nothing', { name: undefined, email: 'a@example.com' }, 'New member'],
  ])('%s', (_what, identity, username) => {
    expect(usernameFrom(identity)).toBe(username);
  });

  it('takes a suffix where the name is taken, and stays within the length of usernames', () => {
    expect(usernameFrom({ name: 'Ada Lovelace', email }, 'x7k2p')).toBe('Ada Lovelace x7k2p');
    expect(usernameFrom({ name: 'A'.repeat(80), email }, 'x7k2p').length).toBeLessThanOrEqual(40);
  });
});
