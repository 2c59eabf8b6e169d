import { describe, expect, it } from 'vitest';
import { zoneOfSameClock } from '../../../worker/accounts/time-zones.rules.ts';
import { timeZoneIds } from '../../../worker/domain.ts';

const from = Date.parse('2031-03-03T12:00:00Z');
const day = 86_400_000;

describe('the zone of the same clock', () => {
  it('is one of the list that goes by the same clock all year, or none', () => {
    const zoneOf = (zone: string | undefined) => zoneOfSameClock(zone, from);
    const listed = ['Europe/Berlin', 'America/Toronto', 'Asia/Calcutta', 'Asia/Seoul', 'Australia/Melbourne'];
    expect(listed.map(zoneOf)).toEqual([
      'Europe/Paris',
      'America/New_York',
      'Asia/Kolkata',
      'Asia/Tokyo',
      'Australia/Sydney',
    ]);
    const others = [
      'Africa/Lagos',
      'America/Mexico_City',
      'Australia/Brisbane',
      'Mars/Olympus',
      '',
      undefined,
    ];
    expect(others.map(zoneOf)).toEqual(others.map(() => undefined));
    expect(timeZoneIds.map(zoneOf)).toEqual([...timeZoneIds]);
  });

  it('shows the same all year, whatever zone somebody comes from', () => {
    const clockOf = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const listed = zoneOfSameClock(timeZone, from);
      if (listed === undefined) continue;
      const [own, other] = [clockOf(timeZone), clockOf(listed)];
      for (let at = from; at < from + 365 * day; at += 3 * day) {
        expect(other.format(at), `${listed} for ${timeZone}`).toBe(own.format(at));
      }
    }
  });
});
