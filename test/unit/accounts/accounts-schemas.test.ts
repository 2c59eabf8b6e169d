import { describe, expect, it } from 'vitest';
import { registerSchema, settingsSchema } from '../../../worker/accounts/accounts.schemas.ts';
import { timeZones } from '../../../worker/domain.ts';

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

  it.each([
    ['one that hides an @ in another width', 'ada＠example.com', 'Username cannot contain @'],
    ['one of invisible characters', '\u200b\u200b\u200b\u200b', 'Username must be at least 3 characters'],
    ['one with a line break', 'ada\nlovelace', 'Username cannot contain line breaks or tabs'],
    ['one that is spaces only', '     ', 'Username must be at least 3 characters'],
  ])('refuses a username: %s', (_what, username, message) => {
    expect(faultOf({ ...complete, username })).toBe(message);
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
