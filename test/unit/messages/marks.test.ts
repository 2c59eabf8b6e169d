import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tapAt } from '../../../worker/messages/marks.rules.ts';

const minute = 60_000;
const start = Date.parse('2031-03-03T09:00:00Z');
const iso = (instant: number) => new Date(instant).toISOString();

/** A tap on a device whose clock is `ahead`, which reaches the server some time later. All in milliseconds. */
const taps = fc.record({
  ahead: fc.integer({ min: -3000 * 1440 * minute, max: 3000 * 1440 * minute }),
  waited: fc.nat({ max: 7 * 1440 * minute }),
  onItsWay: fc.nat({ max: minute }),
});

it('a tap’s time is right to two minutes, whatever the device’s clock says, and never in the future', () => {
  fc.assert(
    fc.property(taps, ({ ahead, waited, onItsWay }) => {
      const now = start + waited + onItsWay;
      const at = tapAt(iso(start + ahead), iso(start + waited + ahead), now);
      expect(Math.abs(at - start)).toBeLessThanOrEqual(2 * minute + onItsWay);
      expect(at).toBeLessThanOrEqual(now);
    }),
  );
});

it('the taps of one device keep their order if they are sent one after the other at a time stated once', () => {
  const ahead = 90 * minute;
  const stated = iso(start + 10 * minute + ahead);
  const [first, second] = [0, 1].map((later) =>
    tapAt(iso(start + later * minute + ahead), stated, start + (10 + later) * minute),
  );
  expect(second).toBeGreaterThan(first ?? Infinity);
});
