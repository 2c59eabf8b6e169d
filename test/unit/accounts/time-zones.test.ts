import { describe, expect, it } from 'vitest';
import { zoneOfSameClock } from '../../../worker/accounts/time-zones.rules.ts';
import { timeZoneIds } from '../../../worker/domain.ts';

const from = Date.parse('2031-03-03T12:00:00Z');
const day = 86_400_000;

describe('the zone of the same clock', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Paris'],
    ['Africa/Lagos', undefined],
    ['America/Toronto', 'America/New_York'],
    ['America/Mexico_City', undefined],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Seoul', 'Asia/Tokyo'],
    ['Australia/Brisbane', undefined],
    ['Australia/Melbourne', 'Australia/Sydney'],
    ['Mars/Olympus', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for %s is %s', (timeZone, listed) => {
    expect(zoneOfSameClock(timeZone, from)).toBe(listed);
  });

  it.each(timeZoneIds)('for %s, which is on the list, is itself', (timeZone) => {
    expect(zoneOfSameClock(timeZone, from)).toBe(timeZone);
  });

  it('shows the same on every day of the year, whatever zone somebody comes from', () => {
    const clockOf = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const listed = zoneOfSameClock(timeZone, from);
      if (listed === undefined) continue;
      const [own, other] = [clockOf(timeZone), clockOf(listed)];
      for (let at = from; at < from + 365 * day; at += day) {
        expect(other.format(at), `${listed} for ${timeZone}`).toBe(own.format(at));
      }
    }
  });
});
