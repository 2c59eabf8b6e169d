import fc from 'fast-check';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { comparable, signInName } from '../../../worker/accounts/accounts.rules.ts';
import { isTimeZone, registerSchema, settingsSchema } from '../../../worker/accounts/accounts.schemas.ts';
import { calendarText } from '../../../worker/accounts/calendar.rules.ts';
import { deviceInWords } from '../../../worker/accounts/devices.rules.ts';
import { usernameFrom } from '../../../worker/accounts/usernames.rules.ts';
import { timeZoneIds, timeZones } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { toInstant } from '../../../worker/planning/local-time.ts';

it('names are compared by what they look like: case, width, accents and invisible signs do not count', () => {
  for (const [one, other] of [
    ['  ada ', 'aDA'],
    ['ada  lovelace', 'ada\u00a0lovelace'],
    ['ａｄａ', 'ada'],
    ['Zo\u00eb', 'Zoe\u0308'],
    ['a\u200bd\u00ada', 'ada'],
  ] as const)
    expect(comparable(one)).toBe(comparable(other));
  expect(comparable('ada')).not.toBe(comparable('ada1'));
  expect(comparable('ada lovelace')).not.toBe(comparable('adalovelace'));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      expect(comparable(comparable(name))).toBe(comparable(name));
    }),
  );
});

it('what is typed into the sign-in form is an email when it holds an @, else a username', () => {
  expect(signInName(' Ada@Example.com ')).toEqual({ kind: 'email', key: 'ada@example.com' });
  expect(signInName('Ada')).toEqual({ kind: 'username', key: 'ada' });
});

const complete = { username: 'ada', email: 'ada@example.com', password: 'secret1' };
const faultOf = (input: unknown) => registerSchema.safeParse(input).error?.issues[0]?.message;

describe('registering', () => {
  it('takes the carrier as registration names it, and a password as it stands, spaces and all', () => {
    const typed = { phone: ' 555 0100 ', carrier: 'at&t', password: '  secret  ' };
    const taken = { phone: '555 0100', carrier: 'att', password: '  secret  ' };
    expect(registerSchema.parse({ ...complete, ...typed })).toMatchObject(taken);
    const empty = registerSchema.parse({ ...complete, phone: '  ', carrier: '' });
    expect([empty.phone, empty.carrier]).toEqual([undefined, undefined]);
  });

  it('refuses a username that would be read as an email, or as less than it is', () => {
    const fault = (username: string) => faultOf({ ...complete, username });
    expect(fault('ada＠example.com')).toBe('Username cannot contain @');
    expect(fault('ada\nlovelace')).toBe('Username cannot contain line breaks or tabs');
    for (const unseen of ['\u200b\u200b\u200b\u200b', '     '])
      expect(fault(unseen)).toBe('Username must be at least 3 characters');
  });
});

it('settings offer seventeen time zones', () => {
  expect(timeZones).toHaveLength(17);
  for (const { id } of timeZones) expect(settingsSchema.parse({ timezone: id }).timezone).toBe(id);
});

const email = 'ada.lovelace@example.com';

it('a username made of a Google identity is the tidied name, else the email before the @, else something', () => {
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
  const mobile = 'AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
  const samsung = 'AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';
  const shown = {
    'Chrome on Windows': chrome,
    'Edge on Windows': `${chrome} Edg/142.0.0.0`,
    'Safari on iPhone': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${mobile}`,
    'Samsung Internet on Android': `Mozilla/5.0 (Linux; Android 10; K) ${samsung}`,
    'Firefox on Mac': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Unknown device': 'curl/8.5.0',
  };
  expect(Object.values(shown).map(deviceInWords)).toEqual(Object.keys(shown));
  expect(deviceInWords(undefined)).toBe('Unknown device');
});

it('every IANA zone is a time zone, also by the name that it had before, and nothing else is', () => {
  const known = [
    ...Intl.supportedValuesOf('timeZone'),
    ...timeZoneIds,
    'Asia/Calcutta',
    'Europe/Kiev',
    'UTC',
  ];
  expect(known.filter((id) => !isTimeZone(id))).toEqual([]);
  const wrong = ['', '+05:30', '-03', 'Mars/Olympus', 'Tokyo', "'; DROP TABLE users; --", 'x'.repeat(400)];
  expect(wrong.filter(isTimeZone)).toEqual([]);
});

describe('a calendar', () => {
  const feedFrom = (start: string, timeZone: string) => {
    const times = Array.from({ length: 84 }, (_, day) =>
      toInstant(addDays(start, day), 7 * 60 + 30, timeZone),
    );
    const entries = times.map((at, id) => ({ id, at, title: 'Read ten pages', body: null }));
    return { times, feed: calendarText(entries, { host: 'habits.example', timeZone, now: 0 }) };
  };

  it.each([
    ['2031-02-10', 'America/New_York'],
    ['2031-09-20', 'Australia/Lord_Howe'],
    ['2031-02-10', 'UTC'],
  ])(
    'from %s in %s shows half past seven every day, and means the minute of the message',
    (start, timeZone) => {
      const { times, feed } = feedFrom(start, timeZone);
      expect(feed.match(new RegExp(`DTSTART;TZID=${timeZone}:\\d{8}T073000\r`, 'g'))).toHaveLength(84);
      const read = convertIcsCalendar(undefined, feed);
      expect(read.events?.map(({ start: at }) => at.date.getTime())).toEqual(times);
    },
  );

  it('says when its clocks change, in the time before the change', () => {
    const { feed } = feedFrom('2031-02-10', 'America/New_York');
    expect(feed).toContain(
      ['BEGIN:DAYLIGHT', 'DTSTART:20310309T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'].join('\r\n'),
    );
    expect(feed).toContain('BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:-0500');
  });
});
