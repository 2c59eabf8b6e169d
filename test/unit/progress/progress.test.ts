import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageKinds } from '../../../worker/domain.ts';
import { completionRate, countDue, type ProgressRow } from '../../../worker/progress/progress.rules.ts';
import { daily, dayLetters, dayOf } from './rows.ts';

/** The day after the last of the given ones, so that all of them are over. */
const dayAfter = (rows: readonly ProgressRow[]) => dayOf(rows.length);
const rateAt = (rows: ProgressRow[], today: string) => completionRate(countDue(rows, today));
const rateOf = (days: string) => rateAt(daily(days), dayAfter(daily(days)));

describe('the completion rate', () => {
  it('is the share of days done, in whole percent', () => {
    const rates = ['', 'm', 'd', 'dm', 'ddm', 'dmm', 'dmmmmmmm', `${'d'.repeat(30)}m`].map(rateOf);
    expect(rates).toEqual([0, 0, 100, 50, 67, 33, 13, 97]);
  });

  it('leaves out what did not reach the person, whether marked done or not', () => {
    expect(rateOf('dm fs p')).toBe(50);
    expect(rateOf('dm FSD')).toBe(50);
    expect(rateOf('FSD')).toBe(0);
  });

  it('never counts a message outside the plan', () => {
    for (const kind of messageKinds.filter((one) => one !== 'planned')) {
      const other = (letters: string): ProgressRow[] => daily(letters).map((row) => ({ ...row, kind }));
      for (const letters of ['dddd', 'mmmm'])
        expect(rateAt([...daily('dm'), ...other(letters)], dayOf(30))).toBe(50);
      expect(rateAt(other('d'), dayOf(30))).toBe(0);
    }
  });

  it('waits for the end of the day before it counts a message as not done', () => {
    expect(rateAt(daily('dm'), dayOf(1))).toBe(100);
    expect(rateAt(daily('dm'), dayOf(2))).toBe(50);
    expect(rateAt(daily('m'), dayOf(0))).toBe(0);
  });

  it('counts a message as soon as it is done', () => {
    expect(rateAt(daily('md'), dayOf(1))).toBe(50);
    expect(rateAt(daily('d'), dayOf(0))).toBe(100);
  });

  it('is made of counts', () => {
    expect(countDue(daily('dddmm fs FSD p'), dayOf(30))).toEqual({ done: 3, due: 5 });
    expect(completionRate({ done: 3, due: 5 })).toBe(60);
    expect(completionRate({ done: 0, due: 0 })).toBe(0);
  });

  it('stays between 0 and 100, and a late mark never lowers it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...dayLetters), { maxLength: 84 }), fc.nat(83), (letters, day) => {
        const before = rateOf(letters.join(''));
        const marked = letters.map((letter, place) => (place === day && letter === 'm' ? 'd' : letter));
        expect(before).toBeGreaterThanOrEqual(0);
        expect(rateOf(marked.join(''))).toBeGreaterThanOrEqual(before);
        expect(rateOf(marked.join(''))).toBeLessThanOrEqual(100);
      }),
    );
  });
});
