import { describe, expect, it } from 'vitest';
import { historyOf, weakWeekday } from '../../../worker/writer/history.ts';
import { textValues, timeInWords } from '../../../worker/writer/send-time-text.ts';
import { daily, dateOf, daysOf, expectEach, historyAfter, threeAWeek } from './habits.ts';

describe('a campaign’s history', () => {
  const inShort = ({ done, due, missed, kept, streak }: ReturnType<typeof historyOf>) =>
    `${done} of ${due} done, ${missed} missed, ${kept} kept, streak ${streak}`;

  it('counts sent messages; a skip is not a miss, and unsent messages don’t count', () => {
    const gone = (days: string) => inShort(historyAfter(days));
    expect(gone('ddddddmdd')).toBe('8 of 9 done, 0 missed, 2 kept, streak 8');
    expect(gone('dmmm')).toBe('1 of 4 done, 3 missed, 0 kept, streak 0');
    expect(gone('dmmsm')).toBe('1 of 5 done, 1 missed, 0 kept, streak 0');
    expect(gone('dhhf')).toBe('1 of 1 done, 0 missed, 1 kept, streak 1');
    expect(gone('mhfm')).toBe('0 of 2 done, 2 missed, 0 kept, streak 0');
  });

  it('leaves today open until it is marked, and counts late marks; marks of unsent days count only in the streak', () => {
    const today = (letters: string) => inShort(historyOf(daysOf(letters), daily, dateOf(letters.length - 1)));
    expect(today('ddm')).toBe('2 of 2 done, 0 missed, 2 kept, streak 2');
    expect(today('ddd')).toBe('3 of 3 done, 0 missed, 3 kept, streak 3');
    const late = daysOf('ddmmm').map((day, at) => (at === 3 ? { ...day, done: true } : day));
    expect(historyOf(late, daily, dateOf(5))).toMatchObject({ done: 3, missed: 1, kept: 0 });
    const unsent = daysOf('ddf').map((day) => ({ ...day, done: true }));
    expect(inShort(historyOf(unsent.toReversed(), daily, dateOf(3)))).toBe(
      '2 of 2 done, 0 missed, 3 kept, streak 3',
    );
  });

  it('has the last seven days, or the last three with three a week', () => {
    expect(historyAfter('mmmddddddd').last.map(({ done }) => done)).toEqual(Array(7).fill(true));
    expect(historyAfter('mmmddd', threeAWeek).last.map(({ done }) => done)).toEqual(Array(3).fill(true));
  });

  it('knows the best streak before the current one', () => {
    const best = (days: string) => historyAfter(days).bestBefore;
    expectEach(best, 'd6: 0, d6md3: 0, d6mm: 6, d6mmd7: 6, dddmmd5mmd: 5, mmmmddd: 0');
    // The second miss ends a streak of nine; the three days between the misses stay.
    expectEach(best, 'd6mdddmdddd: 9, d6md6md: 0');
    const ofThree = (days: string) => historyAfter(days, threeAWeek).bestBefore;
    expectEach(ofThree, 'ddd ddd m: 0, ddd ddd mdd: 6, ddd ddd mdd ddd: 6, ddd dmd ddd ddd: 3');
  });
});

describe('a weekday that is often missed', () => {
  it('was missed on three of the last four, including the latest', () => {
    const weekday = (days: string) => weakWeekday(historyAfter(days));
    expectEach(weekday, '(dddmddd)2 d7 dddmddd: 4, (dddmddd)4: 4, d21 (dddmddd)3: 4');
    expectEach(weekday, '(dddmddd)3 d7: -, dddmddd d14 dddmddd: -, (dddmddd)3: -, (dmdmmdd)4: -, : -');
  });

  it('counts only if at least 70 percent of the other days are kept', () => {
    // Of the 30 other days in five weeks, 9 and 10 have no mark.
    const fourWeeks = 'mddmmdd dmdmdmd ddmmddm mddmdmd';
    expect(weakWeekday(historyAfter(`${fourWeeks} dmdmddd`))).toBe(4);
    expect(weakWeekday(historyAfter(`${fourWeeks} dmdmmdd`))).toBe(null);
  });

  it('is the next one if there are two', () => {
    expect(weakWeekday(historyAfter('(mdddmdd)4'))).toBe(1);
    expect(weakWeekday(historyAfter('(mdddmdd)4 ff'))).toBe(5);
  });
});

describe('the values of a message', () => {
  const values = (days: string, of = undefined as typeof threeAWeek | undefined) =>
    textValues(historyAfter(days, of), { lastDate: '2026-03-29', sendMinute: 20 * 60 });

  it('are the same numbers as in the app', () => {
    expect(values('md6m')).toMatchObject({
      done: { text: '6', words: 'six' },
      due: { text: '8', words: 'eight' },
      ...{ done7: { text: '6' }, due7: { text: '7' }, missed: { text: '1', words: 'one' } },
      ...{ streak: { text: '6' }, endday: { text: 'Sunday' }, time: { text: '8 PM' } },
    });
  });

  it('name the latest day as yesterday or a weekday', () => {
    expectEach((days) => values(days).lastday?.text, 'dm: yesterday, dmhf: Tuesday, : undefined');
    expect(values('ddm', threeAWeek).lastday).toEqual({ text: 'Saturday' });
  });

  it('name a weekday that is often missed, in singular and plural', () => {
    expect(values('(dddmddd)4')).toMatchObject({
      weekday: { text: 'Thursday' },
      weekdays: { text: 'Thursdays' },
    });
    expect(values('d28').weekday).toBe(undefined);
  });

  it('give the time on a 12-hour clock', () => {
    expectEach((minute) => timeInWords(Number(minute)), '0: 12 AM, 5: 12:05 AM, 363: 6:03 AM, 719: 11:59 AM');
    expectEach((minute) => timeInWords(Number(minute)), '720: 12 PM, 1200: 8 PM, 1439: 11:59 PM');
  });
});
