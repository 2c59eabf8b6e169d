import { expect, it } from 'vitest';
import { isTimeZone } from '../../../worker/accounts/accounts.schemas.ts';
import { timeZoneIds } from '../../../worker/domain.ts';

it('every IANA zone is a time zone, also by the name that it had before', () => {
  const known = [
    ...Intl.supportedValuesOf('timeZone'),
    ...timeZoneIds,
    'Asia/Calcutta',
    'Europe/Kiev',
    'UTC',
  ];
  expect(known.filter((id) => !isTimeZone(id))).toEqual([]);
});

it('an offset, a place that has none or anything else is no time zone', () => {
  const wrong = ['', '+05:30', '-03', 'Mars/Olympus', 'Tokyo', "'; DROP TABLE users; --", 'x'.repeat(400)];
  expect(wrong.filter(isTimeZone)).toEqual([]);
});
