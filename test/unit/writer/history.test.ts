import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streakOfDays } from '../../../worker/progress/progress.rules.ts';
import { historyOf, weakWeekday } from '../../../worker/writer/history.ts';
import { daily, dateOf, daysOf, expectEach, historyAfter, threeAWeek } from './habits.ts';

describe('how a campaign has gone', () => {
  it.each([
    ['', { done: 0, due: 0, missed: 0, kept: 0, streak: 0 }],
    ['d', { done: 1, due: 1, missed: 0, kept: 1, streak: 1 }],
    ['m', { done: 0, due: 1, missed: 1, kept: 0, streak: 0 }],
    ['ddm', { done: 2, due: 3, missed: 1, kept: 0, streak: 2 }],
    ['mmd', { done: 1, due: 3, missed: 0, kept: 1, streak: 1 }],
    ['dmmm', { done: 1, due: 4, missed: 3, kept: 0, streak: 0 }],
    ['ddddddmdd', { done: 8, due: 9, missed: 0, kept: 2, streak: 8 }],
    // An answer is an answer: who said "skip" is not without one.
    ['dmms', { done: 1, due: 4, missed: 0, kept: 0, streak: 0 }],
    ['dmmsm', { done: 1, due: 5, missed: 1, kept: 0, streak: 0 }],
    // What never arrived tells nothing.
    ['dhhf', { done: 1, due: 1, missed: 0, kept: 1, streak: 1 }],
    ['mhfm', { done: 0, due: 2, missed: 2, kept: 0, streak: 0 }],
  ])('%j', (days, numbers) => {
    expect(historyAfter(days)).toMatchObject(numbers);
  });

  it('leaves today open until it is marked', () => {
    const today = (letters: string) => historyOf(daysOf(letters), daily, dateOf(letters.length - 1));
    expect(today('ddm')).toMatchObject({ done: 2, due: 2, missed: 0, kept: 2, streak: 2 });
    expect(today('ddd')).toMatchObject({ done: 3, due: 3, kept: 3, streak: 3 });
    expect(today('m')).toMatchObject({ done: 0, due: 0, missed: 0 });
  });

  it('counts days that were marked late', () => {
    const past = daysOf('ddmmm');
    const marked = past.map((day, at) => (at === 3 ? { ...day, done: true } : day));
    expect(historyOf(marked, daily, dateOf(5))).toMatchObject({ done: 3, missed: 1, kept: 0 });
  });

  it('takes a mark that came without the message into the streak, and not into the counts', () => {
    const past = daysOf('ddf').map((day) => ({ ...day, done: true }));
    expect(historyOf(past, daily, dateOf(3))).toMatchObject({ done: 2, due: 2, kept: 3, streak: 3 });
  });

  it('looks at the last seven days, or the last three of three a week', () => {
    expect(historyAfter('mmmddddddd').last.map(({ done }) => done)).toEqual(Array(7).fill(true));
    expect(historyAfter('mmmddd', threeAWeek).last.map(({ done }) => done)).toEqual(Array(3).fill(true));
    expect(historyAfter('md').last).toHaveLength(2);
  });

  it('is the same in whatever order the days come', () => {
    const past = daysOf('ddmmdsmhd');
    expect(historyOf(past.toReversed(), daily, dateOf(9))).toEqual(historyOf(past, daily, dateOf(9)));
  });
});

describe('the best streak before the current one', () => {
  it('ends with two days without a mark within seven; a single miss is bridged', () => {
    const best = (days: string) => historyAfter(days).bestBefore;
    expectEach(best, ': 0, d6: 0, d6md3: 0, d6mm: 6, d6mmd: 6, d6mmd7: 6, dddmmd5mmd: 5, mmmmddd: 0');
    // The second miss ends nine days, the three between the misses go on.
    expectEach(best, 'd6mdddmdddd: 9, d6md6md: 0');
  });

  it('of three a week ends with a week that lacks a mark', () => {
    const best = (days: string) => historyAfter(days, threeAWeek).bestBefore;
    expectEach(best, 'ddd ddd: 0, ddd ddd m: 0, ddd ddd mdd: 6, ddd ddd mdd ddd: 6, ddd ddd ddm ddd: 6');
    expectEach(best, 'ddd dmd ddd ddd: 3');
  });

  const letters = fc.array(fc.constantFrom(...'ddddddmsf'), { maxLength: 84 }).map((days) => days.join(''));

  it('and the current one are those of the app', () => {
    fc.assert(
      fc.property(letters, fc.constantFrom(daily, threeAWeek), (days, campaign) => {
        const { settled, today, streak, bestBefore } = historyAfter(days, campaign);
        const marks = settled.map(({ localDate, done }) => ({ localDate, completed: done }));
        const app = streakOfDays({ ...campaign, today, days: marks });
        expect([streak, Math.max(streak, bestBefore)]).toEqual([app.current, app.best]);
      }),
    );
  });
});

describe('a weekday that keeps failing', () => {
  it('failed on three of the last four, while the other days go well', () => {
    const weekday = (days: string) => weakWeekday(historyAfter(days));
    expectEach(weekday, '(dddmddd)3 d7: 4, (dddmddd)4: 4, d21 (dddmddd)3: 4');
    expectEach(weekday, '(dddmddd)2 d14: -, (dddmddd)3: -, (dmdmmdd)4: -, : -');
  });

  it('is told by 70 percent of the other days, no less', () => {
    // Six other days in each of five weeks, kept in equal distances: 21 of 30 are 70 percent.
    const weekdayWith = (kept: number) => {
      let other = 0;
      const past = daysOf('d35').map((day, place) => {
        if (place % 7 === 3) return { ...day, done: false };
        other += 1;
        return { ...day, done: Math.floor((other * kept) / 30) > Math.floor(((other - 1) * kept) / 30) };
      });
      return weakWeekday(historyOf(past, daily, dateOf(35)));
    };
    expect([weekdayWith(21), weekdayWith(20)]).toEqual([4, null]);
  });

  it('is the next to come where there are two', () => {
    const past = daysOf('(mdddmdd)4');
    expect(weakWeekday(historyOf(past, daily, dateOf(28)))).toBe(1);
    expect(weakWeekday(historyOf(past, daily, dateOf(30)))).toBe(5);
  });
});
