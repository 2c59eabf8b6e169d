import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streakOfDays } from '../../../worker/progress/progress.rules.ts';
import { historyOf, type PastMessage, weakWeekday } from '../../../worker/writer/history.ts';
import { daily, dateOf, daysOf, historyAfter, threeAWeek } from './habits.ts';

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

  it('takes a mark that came without the message', () => {
    const past = daysOf('ddf').map((day) => ({ ...day, done: true }));
    expect(historyOf(past, daily, dateOf(3))).toMatchObject({ done: 3, due: 3, kept: 3, streak: 3 });
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
  it.each([
    ['', 0],
    ['dddddd', 0],
    ['ddddddmddd', 0], // a single miss is bridged: it is all one streak
    ['ddddddmm', 6],
    ['ddddddmmd', 6],
    ['ddddddmmddddddd', 6],
    ['dddmmdddddmmd', 5],
    ['ddddddmdddmdddd', 9], // the second miss ends nine days, the three between the misses go on
    ['ddddddmddddddmd', 0],
    ['mmmmddd', 0],
  ])('%j, daily: %i', (days, best) => {
    expect(historyAfter(days).bestBefore).toBe(best);
  });

  it.each([
    ['ddd ddd', 0],
    ['ddd ddd m', 0], // the week is not over
    ['ddd ddd mdd', 6],
    ['ddd ddd mdd ddd', 6],
    ['ddd ddd ddm ddd', 6],
    ['ddd dmd ddd ddd', 3],
  ])('%j, three a week: %i', (days, best) => {
    expect(historyAfter(days, threeAWeek).bestBefore).toBe(best);
  });

  const letters = fc.array(fc.constantFrom(...'ddddddmsf'), { maxLength: 84 }).map((days) => days.join(''));

  it.each([
    ['daily', daily],
    ['three a week', threeAWeek],
  ])('and the current one are those of the app: %s', (_, campaign) => {
    fc.assert(
      fc.property(letters, (days) => {
        const history = historyAfter(days, campaign);
        const app = streakOfDays({
          ...campaign,
          today: history.today,
          days: history.settled.map(({ localDate, done }) => ({ localDate, completed: done })),
        });
        expect(history.streak).toBe(app.current);
        expect(Math.max(history.streak, history.bestBefore)).toBe(app.best);
      }),
    );
  });
});

describe('a weekday that keeps failing', () => {
  const week = (letters: string, times: number) => letters.repeat(times);

  it.each([
    ['three Thursdays of four without a mark', `${week('dddmddd', 3)}ddddddd`, 4],
    ['four of four', week('dddmddd', 4), 4],
    ['two of four are not enough', `${week('dddmddd', 2)}${week('ddddddd', 2)}`, null],
    ['three Thursdays in all are not enough', week('dddmddd', 3), null],
    ['only the last four count', `${week('ddddddd', 3)}${week('dddmddd', 3)}`, 4],
    ['nor where the other days go badly, too', week('dmdmmdd', 4), null],
    ['nothing is known yet', '', null],
  ])('%s', (_, days, weekday) => {
    expect(weakWeekday(historyAfter(days))).toBe(weekday);
  });

  it('is told by 70 percent of the other days, no less', () => {
    // Six other days in each of five weeks: 21 of 30 kept are 70 percent.
    const others = (kept: number): PastMessage[] => {
      let left = kept;
      return daysOf(week('dddmddd', 5)).map((day) => (day.done ? { ...day, done: left-- > 0 } : day));
    };
    const spread = (kept: number) => weakWeekday(historyOf(spreadOver(others(kept)), daily, dateOf(35)));
    expect(spread(21)).toBe(4);
    expect(spread(20)).toBe(null);
  });

  it('is the next to come where there are two', () => {
    const past = daysOf(week('mdddmdd', 4));
    expect(weakWeekday(historyOf(past, daily, dateOf(28)))).toBe(1);
    expect(weakWeekday(historyOf(past, daily, dateOf(30)))).toBe(5);
  });
});

/** The same marks, dealt out so that no other weekday keeps failing. */
function spreadOver(past: PastMessage[]): PastMessage[] {
  const others = past.filter((_, day) => day % 7 !== 3);
  const kept = others.filter(({ done }) => done).length;
  let dealt = 0;
  let at = 0;
  return past.map((day, place) => {
    if (place % 7 === 3) return day;
    at += 1;
    const done = Math.floor((at * kept) / others.length) > dealt;
    if (done) dealt += 1;
    return { ...day, done };
  });
}
