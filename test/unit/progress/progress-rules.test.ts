import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MessageKind, messageKinds } from '../../../worker/messages/messages.schemas.ts';
import {
  completionRate,
  countDue,
  type ProgressRow,
  progressFacts,
  progressTier,
} from '../../../worker/progress/progress.rules.ts';
import { daily, dayLetters, dayOf, startDate, threeAWeek } from './rows.ts';

/** The day after the last of the given ones, so that all of them are over. */
const dayAfter = (rows: readonly ProgressRow[]) => dayOf(rows.length);
const rateAt = (rows: ProgressRow[], today: string) => completionRate(countDue(rows, today));
const rateOf = (days: string) => rateAt(daily(days), dayAfter(daily(days)));
const tierOf = (days: string) => progressTier(daily(days), dayAfter(daily(days)), 'Daily');

describe('the completion rate', () => {
  it.each([
    ['', 0],
    ['m', 0],
    ['d', 100],
    ['dm', 50],
    ['ddm', 67],
    ['dmm', 33],
    ['dmmmmmmm', 13],
    ['ddddddddddddddddddddddddddddddm', 97],
  ])('of %j is %d percent', (days, percent) => {
    expect(rateOf(days)).toBe(percent);
  });

  it('leaves out what did not reach the person, whether marked done or not', () => {
    expect(rateOf('dm fs p')).toBe(50);
    expect(rateOf('dm FSD')).toBe(50);
    expect(rateOf('FSD')).toBe(0);
  });

  it.each(messageKinds.filter((kind) => kind !== 'planned'))('never counts a message of kind %s', (kind) => {
    const other = (letters: string): ProgressRow[] => daily(letters).map((row) => ({ ...row, kind }));
    expect(rateAt([...daily('dm'), ...other('dddd')], dayOf(30))).toBe(50);
    expect(rateAt([...daily('dm'), ...other('mmmm')], dayOf(30))).toBe(50);
    expect(rateAt(other('d'), dayOf(30))).toBe(0);
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

describe('the tier', () => {
  it.each([
    ['', 'new'],
    ['dd', 'new'],
    ['mm', 'new'],
    ['ffssppdd', 'new'],
    ['FSD', 'new'],
    // 3 due: (done + 1) / 5
    ['mmm', 'low'],
    ['dmm', 'mid'],
    ['ddm', 'mid'],
    ['ddd', 'high'],
    // 7 due: (done + 1) / 9
    ['ddmmmmm', 'low'],
    ['dddmmmm', 'mid'],
    ['ddddddm', 'mid'],
    ['ddddddd', 'high'],
  ])('of %j is %s', (days, tier) => {
    expect(tierOf(days)).toBe(tier);
  });

  it('looks at the last seven due messages alone', () => {
    expect(tierOf('mmmmmmmmmm ddddddd')).toBe('high');
    expect(tierOf('dddddddddd mmmmmmm')).toBe('low');
    expect(tierOf('d dddmmmm')).toBe('mid');
    expect(tierOf('m ddddddd')).toBe('high');
  });

  it('goes by the dates, whatever the order of the rows', () => {
    const rows = daily('mmmmmmm ddddddd');
    expect(progressTier(rows.toReversed(), dayOf(14), 'Daily')).toBe('high');
    expect(rows).toEqual(daily('mmmmmmm ddddddd'));
  });

  it('looks past days without a delivered message', () => {
    expect(tierOf('mmmmmmm d f d s d f d s d f d s d pppp')).toBe('high');
  });

  it('looks at the last six with three a week', () => {
    const tier = (weeks: string) => progressTier(threeAWeek(weeks), dayOf(7 * 12), '3 times per week');
    expect(tier('mmm ddd ddd')).toBe('high');
    expect(tier('mmm mdd ddd')).toBe('mid');
    // 6 due: (done + 1) / 8
    expect(tier('ddm mmm')).toBe('low');
    expect(tier('ddd mmm')).toBe('mid');
    // A seventh would make it (3 + 1) / 9 and so mid.
    expect(tier('mmd ddm mmm')).toBe('low');
  });

  it('does not hold today against the person', () => {
    expect(progressTier(daily('dddddddm'), dayOf(7), 'Daily')).toBe('high');
    expect(progressTier(daily('dddddddm'), dayOf(8), 'Daily')).toBe('mid');
  });
});

describe('the facts for a message', () => {
  it('tell tier, done and due of the whole campaign, and the current streak', () => {
    const rows = daily('ddddddd mmmmmmmm dddddmd fs m');
    expect(progressFacts({ rows, today: dayOf(24), frequency: 'Daily', startDate })).toEqual({
      tier: 'mid',
      done: 13,
      due: 22,
      streak: 6,
    });
  });

  it('are empty for a new campaign', () => {
    const facts = progressFacts({ rows: daily('ppp'), today: startDate, frequency: 'Daily', startDate });
    expect(facts).toEqual({ tier: 'new', done: 0, due: 0, streak: 0 });
  });

  it('come from planned messages alone', () => {
    const of = (kind: MessageKind) => daily('dddd').map((row) => ({ ...row, kind }));
    const rows = messageKinds.filter((kind) => kind !== 'planned').flatMap(of);
    expect(progressFacts({ rows, today: dayOf(4), frequency: 'Daily', startDate })).toEqual({
      tier: 'new',
      done: 0,
      due: 0,
      streak: 0,
    });
  });
});
