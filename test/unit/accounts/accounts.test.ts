import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparable, describeDevice } from '../../../worker/accounts/accounts.rules.ts';
import { isTimeZone } from '../../../worker/accounts/accounts.schemas.ts';
import { usernameFrom } from '../../../worker/accounts/providers.service.ts';

it('usernames that look alike count as the same: case, width and invisible characters don’t matter', () => {
  const alike = ['aDA  Zo\u00eb', '  ada\u00a0zoe\u0308 ', 'ａｄａ zo\u00eb', 'a\u200bd\u00ada zo\u00eb'];
  expect(new Set(alike.map(comparable)).size).toBe(1);
  expect(comparable('ada1 zo\u00eb')).not.toBe(comparable('ada zo\u00eb'));
  expect(comparable('adazo\u00eb')).not.toBe(comparable('ada zo\u00eb'));
  fc.assert(
    fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 40 }), (codes) => {
      const name = String.fromCodePoint(...codes);
      expect(comparable(comparable(name))).toBe(comparable(name));
    }),
  );
});

const email = 'ada.lovelace@example.com';

it('a username from Google is the name, else the part of the email before the @, else a default', () => {
  const of = (name: string | undefined, suffix?: string) => usernameFrom({ name, email }, suffix);
  expect(of('Ada Lovelace')).toBe('Ada Lovelace');
  expect(of('  Ada \n Lovelace@home ')).toBe('Ada Lovelace home');
  expect(of('A'.repeat(80))).toBe('A'.repeat(30));
  expect([undefined, 'Al', '\u200b\u200b\u200b\u200b'].map((name) => of(name))).toEqual(
    Array(3).fill('ada.lovelace'),
  );
  expect(usernameFrom({ name: undefined, email: 'a@example.com' })).toBe('New member');
  expect(of('Ada Lovelace', 'x7k2p')).toBe('Ada Lovelace x7k2p');
  expect(of('A'.repeat(80), 'x7k2p').length).toBeLessThanOrEqual(40);
});

it('a device is shown by its browser and its system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
  const shown = ['Chrome on Windows', 'Edge on Windows', 'Safari on iPhone', 'Unknown device'];
  expect([chrome, `${chrome} Edg/142.0.0.0`, iphone, 'curl/8.5.0'].map(describeDevice)).toEqual(shown);
});

it('every IANA zone is accepted, also under an older name, and nothing else', () => {
  const older = ['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kiev', 'UTC'];
  const known = [...Intl.supportedValuesOf('timeZone'), ...older];
  expect(known.filter((id) => !isTimeZone(id))).toEqual([]);
  const wrong = ['', '+05:30', '-03', 'Mars/Olympus', 'Tokyo', "'; DROP TABLE users; --", 'x'.repeat(400)];
  expect(wrong.filter(isTimeZone)).toEqual([]);
});
