import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryMethod, deliveryMethods } from '../../../worker/domain.ts';
import { mayLeaveAt, sendMinuteFor } from '../../../worker/planning/plan.ts';

const windows = [
  { messageTime: 'Morning (6-9 AM)', first: '06:00', last: '08:59' },
  { messageTime: 'Mid-day (11 AM-2 PM)', first: '11:00', last: '13:59' },
  { messageTime: 'Afternoon (3-5 PM)', first: '15:00', last: '16:59' },
  { messageTime: 'Evening (6-8 PM)', first: '18:00', last: '19:59' },
] as const;

const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const custom = (customTime: string | null, deliveryMethod: DeliveryMethod) =>
  sendMinuteFor({ messageTime: 'Custom time', customTime, deliveryMethod, seed: 'a' });

/** The first and the last minute that many campaigns get, and how many each twelfth of the window gets. */
function spread(messageTime: (typeof windows)[number]['messageTime'], deliveryMethod: DeliveryMethod) {
  const minutes = Array.from({ length: 6000 }, (_, number) =>
    sendMinuteFor({ messageTime, deliveryMethod, seed: `campaign-${number}` }),
  );
  const first = Math.min(...minutes);
  const last = Math.max(...minutes);
  const twelfths = new Array<number>(12).fill(0);
  for (const minute of minutes) {
    const twelfth = Math.floor((12 * (minute - first)) / (last + 1 - first));
    twelfths[twelfth] = (twelfths[twelfth] ?? 0) + 1;
  }
  return { first: clockOf(first), last: clockOf(last), twelfths };
}

describe('the minute of a campaign', () => {
  it.each(windows)('is spread evenly over all of $messageTime, $first to $last', (window) => {
    for (const deliveryMethod of ['Email', 'App'] as const) {
      const { first, last, twelfths } = spread(window.messageTime, deliveryMethod);
      expect({ first, last }).toEqual({ first: window.first, last: window.last });
      // 6000 campaigns are 500 to a twelfth; a fair spread keeps within 5 standard deviations of that.
      for (const count of twelfths) expect(Math.abs(count - 500)).toBeLessThan(110);
    }
  });

  it('lies between 8 and 9 for morning texts, since texts never leave earlier', () => {
    const { first, last } = spread('Morning (6-9 AM)', 'SMS');
    expect({ first, last }).toEqual({ first: '08:00', last: '08:59' });
  });

  it('is for texts in later windows the same as for email', () => {
    for (const { messageTime } of windows.slice(1))
      for (const seed of ['a', 'b', '3f1c']) {
        const minuteBy = (deliveryMethod: DeliveryMethod) =>
          sendMinuteFor({ messageTime, deliveryMethod, seed });
        expect(minuteBy('SMS')).toBe(minuteBy('Email'));
      }
  });

  it('stays the same for the same seed, whatever it is, and lies in the window', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...windows),
        fc.constantFrom(...deliveryMethods),
        (seed, { messageTime, first, last }, deliveryMethod) => {
          const minute = sendMinuteFor({ messageTime, deliveryMethod, seed });
          expect(sendMinuteFor({ messageTime, deliveryMethod, seed })).toBe(minute);
          expect(Number.isInteger(minute)).toBe(true);
          expect(minute).toBeGreaterThanOrEqual(
            deliveryMethod === 'SMS' ? Math.max(at(first), 480) : at(first),
          );
          expect(minute).toBeLessThanOrEqual(at(last));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('does not change from one release to the next, or people would lose their cue', () => {
    const minuteOf = (seed: string) =>
      clockOf(sendMinuteFor({ messageTime: 'Morning (6-9 AM)', deliveryMethod: 'Email', seed }));
    expect(['', 'a', 'b', 'campaign-1'].map(minuteOf)).toEqual(['06:23', '08:15', '06:54', '07:04']);
  });
});

describe('a custom time', () => {
  it('is kept exactly, whatever the seed', () => {
    for (const time of ['00:00', '02:30', '07:05', '12:00', '23:59'])
      for (const deliveryMethod of ['Email', 'App'] as const)
        expect(clockOf(custom(time, deliveryMethod))).toBe(time);
  });

  it('leaves as a text between 8 AM and 9 PM', () => {
    const leaves = (time: string) => clockOf(custom(time, 'SMS'));
    expect(['07:59', '08:00', '14:45', '21:00'].map(leaves)).toEqual(['08:00', '08:00', '14:45', '21:00']);
    expect(['21:01', '00:00', '23:59'].map(leaves)).toEqual(['21:00', '08:00', '21:00']);
  });

  it('is ignored where a window is chosen', () => {
    const choice = { messageTime: 'Evening (6-8 PM)', deliveryMethod: 'Email', seed: 'a' } as const;
    expect(sendMinuteFor({ ...choice, customTime: '02:30' })).toBe(sendMinuteFor(choice));
  });

  it('that is missing or none is refused rather than guessed', () => {
    for (const time of [null, '', '24:00', '7:30', '07:60', '07:30:00', 'noon'])
      expect(() => custom(time, 'Email')).toThrow(RangeError);
  });
});

it('a text may leave from 8 AM to 9 PM, and anything else at any time', () => {
  const times = ['00:00', '07:59', '08:00', '21:00', '21:01', '23:59'];
  expect(times.filter((time) => mayLeaveAt(at(time), 'SMS'))).toEqual(['08:00', '21:00']);
  expect(times.filter((time) => mayLeaveAt(at(time), 'Email'))).toEqual(times);
});
