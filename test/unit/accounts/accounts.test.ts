import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable, signInName } from '../../../worker/accounts/accounts.rules.ts';
import { registerSchema, settingsSchema } from '../../../worker/accounts/accounts.schemas.ts';
import { usernameFrom } from '../../../worker/accounts/usernames.rules.ts';
import { timeZones } from '../../../worker/domain.ts';

describe('names are compared by what they look like', () => {
  it('letter case, width, accents put together otherwise and invisible characters do not count', () => {
    for (const [one, other] of [
      ['Ada', 'aDA'],
      ['  ada ', 'ada'],
      ['ada  lovelace', 'ada\u00a0lovelace'],
      ['ａｄａ', 'ada'],
      ['Zo\u00eb', 'Zoe\u0308'],
      ['a\u200bd\u00ada', 'ada'],
    ] as const)
      expect(comparable(one)).toBe(comparable(other));
  });

  it('different names stay different', () => {
    expect(comparable('ada')).not.toBe(comparable('ada1'));
    expect(comparable('ada lovelace')).not.toBe(comparable('adalovelace'));
  });

  it('comparing what is comparable already changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(comparable(comparable(name))).toBe(comparable(name));
      }),
    );
  });
});

describe('what is typed into the sign-in form', () => {
  it('is an email when it holds an @, else a username', () => {
    expect(signInName(' Ada@Example.com ')).toEqual({ kind: 'email', key: 'ada@example.com' });
    expect(signInName('Ada')).toEqual({ kind: 'username', key: 'ada' });
  });
});

const complete = { username: 'ada', email: 'ada@example.com', password: 'secret1' };
const faultOf = (input: unknown) => registerSchema.safeParse(input).error?.issues[0]?.message;

describe('registering', () => {
  it('takes the carrier as registration names it and stores the one name', () => {
    expect(registerSchema.parse({ ...complete, phone: ' 555 0100 ', carrier: 'at&t' })).toMatchObject({
      phone: '555 0100',
      carrier: 'att',
    });
  });

  it('takes an empty phone and carrier for none', () => {
    const parsed = registerSchema.parse({ ...complete, phone: '  ', carrier: '' });
    expect(parsed.phone).toBeUndefined();
    expect(parsed.carrier).toBeUndefined();
  });

  it('takes a password as it stands, spaces and all', () => {
    expect(registerSchema.parse({ ...complete, password: '  secret  ' }).password).toBe('  secret  ');
  });

  it('refuses a username that would be read as an email, or as less than it is', () => {
    const fault = (username: string) => faultOf({ ...complete, username });
    expect(fault('ada＠example.com')).toBe('Username cannot contain @');
    expect(fault('ada\nlovelace')).toBe('Username cannot contain line breaks or tabs');
    for (const unseen of ['\u200b\u200b\u200b\u200b', '     '])
      expect(fault(unseen)).toBe('Username must be at least 3 characters');
  });
});

describe('settings', () => {
  it('offer seventeen time zones, and take no other', () => {
    expect(timeZones).toHaveLength(17);
    for (const { id } of timeZones) expect(settingsSchema.parse({ timezone: id }).timezone).toBe(id);
    expect(settingsSchema.safeParse({ timezone: 'Mars/Olympus' }).error?.issues[0]?.message).toBe(
      'Please select a timezone',
    );
  });
});

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
