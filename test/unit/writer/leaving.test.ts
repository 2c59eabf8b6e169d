import { describe, expect, it } from 'vitest';
import { messageStyles } from '../../../worker/domain.ts';
import { writeConditional } from '../../../worker/writer/built-in.ts';
import { contentFor } from '../../../worker/writer/content.ts';
import type { History } from '../../../worker/writer/history.ts';
import {
  type Circumstances,
  comesWithChoices,
  type Leaving,
  positionNow,
  slotValues,
  textInstead,
  timeInWords,
} from '../../../worker/writer/leaving.ts';
import { slotName } from '../../../worker/writer/program.ts';
import { dateOf, habitWith, historyAfter, threeAWeek } from './habits.ts';

const weekdayOf = (day: number) => (day % 7) + 1;
const nameOf = (day: number) =>
  slotName({ week: Math.floor(day / 7) + 1, weekday: weekdayOf(day), position: null });

/** The planned message of the day after the ones that are told of. */
const leaving = (days: string, change: Partial<Leaving> = {}): Leaving => ({
  slotIndex: days.length,
  week: Math.min(Math.floor(days.length / 7) + 1, 12),
  localDate: dateOf(days.length),
  entry: `build/direct:${nameOf(days.length)}+ca`,
  condition: null,
  writer: 'built-in',
  ...change,
});
const around = (history: History, change: Partial<Circumstances> = {}): Circumstances => ({
  habit: habitWith(),
  history,
  isLast: false,
  toldToday: false,
  banned: new Set(),
  before: [],
  ...change,
});
type Extra = { message?: Partial<Leaving>; sent?: Record<number, string> } & Partial<Circumstances>;
const instead = (days: string, { message = {}, sent = {}, ...change }: Extra = {}) =>
  textInstead(leaving(days, message), around(historyAfter(days, undefined, { 0: 'first', ...sent }), change));
const d = (times: number) => 'd'.repeat(times);
const m = (times: number) => 'm'.repeat(times);
const plainSlots = contentFor('build', 'direct').plainSlots;
const slotOf = (entry: string | null | undefined) => /:([\w.-]+)/.exec(entry ?? '')?.[1] ?? '';

describe('where a message stands now', () => {
  const at = (days: string, sent: Record<number, string> = {}, isLast = false) =>
    positionNow(leaving(days), around(historyAfter(days, undefined, sent), { isLast }));

  it.each([
    ['nothing was sent before', '', {}, 'first'],
    ['the first days were held', 'hhh', {}, 'first'],
    ['a second day', 'd', { 0: 'first' }, null],
    ['the first of week 7', d(42), {}, 'half'],
    ['the second of week 7, as the first never came', `${d(42)}h`, {}, 'half'],
    ['the second of week 7', d(43), { 42: 'half' }, null],
    ['the first of week 8, without any in week 7', `${d(42)}${'h'.repeat(7)}`, {}, null],
    ['the first of week 12', d(77), {}, 'lastweek'],
    ['a later one of week 12', `${d(77)}hhd`, { 79: 'lastweek' }, null],
    ['a later one of week 12, as none came', `${d(77)}hh`, {}, 'lastweek'],
  ] as const)('%s', (_, days, sent, position) => {
    expect(at(days, sent)).toBe(position);
  });

  it('the last is the one that nothing comes after, on whatever day', () => {
    expect(at(d(83), { 77: 'lastweek' }, true)).toBe('last');
    expect(at(d(60), {}, true)).toBe('last');
    expect(at(d(83), { 77: 'lastweek' })).toBe(null);
  });
});

describe('a planned text', () => {
  it('stands where nothing speaks against it', () => {
    expect(instead(d(4))).toBe(null);
    expect(instead(`${d(42)}`, { message: { condition: 'half' }, sent: {} })).toBe(null);
    expect(instead('', { message: { condition: 'first' } })).toBe(null);
  });

  it('takes its new place when the days around it are gone', () => {
    expect(instead('h', {})).toMatchObject({ condition: 'first', slotIndex: 1 });
    expect(instead(`${d(42)}h`)).toMatchObject({ condition: 'half' });
    expect(instead(d(80), { isLast: true, sent: { 77: 'lastweek' } })).toMatchObject({ condition: 'last' });
    expect(instead(`${d(77)}h`)?.condition).toBe('lastweek');
  });

  it('gives up a place that another has taken', () => {
    const text = instead(`${d(3)}s${d(1)}`, {
      message: { condition: 'first', entry: 'build/direct:first+ca' },
    });
    expect(text).toMatchObject({ condition: null });
    expect(slotOf(text?.entry)).toBe(nameOf(5));
    expect(
      instead(d(83), { message: { condition: 'last' }, sent: { 77: 'lastweek', 80: 'week', 82: 'number' } })
        ?.condition,
    ).toBe(null);
  });

  it('changes from one place to another', () => {
    expect(instead(d(77), { isLast: true, message: { condition: 'lastweek' } })?.condition).toBe('last');
  });

  it('from before there were facts and kinds is written anew, unless a person or a model wrote it', () => {
    expect(instead(d(4), { message: { entry: null } })).toMatchObject({ condition: null });
    expect(instead(d(4), { message: { entry: null, writer: 'openai' } })).toBe(null);
    expect(instead(d(4), { message: { entry: null, writer: 'person' } })).toBe(null);
  });

  it('does not come a second time', () => {
    const history = historyAfter(d(4), undefined, { 0: 'first' });
    const entry = leaving(d(4)).entry;
    const past = history.past.map((day, at) => (at === 2 ? { ...day, entry } : day));
    const text = textInstead(leaving(d(4)), around({ ...history, past }));
    expect(text?.entry).not.toBe(null);
    expect(text?.entry).not.toBe(entry);
  });
});

describe('a text for what was marked, or not', () => {
  it.each([
    ['mmm', 'not-begun'],
    ['dmmm', 'missed-3'],
    ['mmdm', 'missed-1'],
    ['dmmd', 'returned'],
    [d(7), 'week'],
    ['ddhhh', 'back'],
  ])('replaces the planned one: %j, %s', (days, condition) => {
    const text = instead(days);
    expect(text).toMatchObject({ condition, slotIndex: days.length });
    expect(slotOf(text?.entry)).toBe(condition);
    for (const [start, end] of text?.ownWords ?? []) expect(end).toBeGreaterThan(start);
  });

  describe('of several wordings', () => {
    const entries = contentFor('build', 'direct').bySlot.get('missed-1') ?? [];
    const withAct = entries.filter(({ needs }) => needs.length > 0).map(({ key }) => key);
    const keyAfter = (keys: readonly string[], daysAgo: number) =>
      writeConditional({
        habit: habitWith(),
        condition: 'missed-1',
        slot: { index: 40, week: 6, weekday: 5, position: null },
        sent: keys.map((entry) => ({ entry, daysAgo })),
        banned: new Set(),
        before: [],
      })?.entry ?? null;

    it('is one with the act, which comes again after four weeks before one without it comes', () => {
      expect(withAct).toContain(keyAfter([], 0));
      expect(withAct.slice(1)).toContain(keyAfter(withAct.slice(0, 1), 28));
      expect(keyAfter(withAct, 28)).toBe(withAct[0]);
      expect(withAct).not.toContain(keyAfter(withAct, 27));
    });

    it('is none where each was heard in the last four weeks', () => {
      const all = entries.map(({ key }) => key);
      expect(keyAfter(all, 27)).toBe(null);
      expect(keyAfter(all, 28)).not.toBe(null);
    });
  });

  it('has no cue on a weekend', () => {
    for (const style of messageStyles)
      for (const days of ['ddmmd', 'dddmmd', 'mmdddm', 'ddhhh', 'dddhhh']) {
        const text = instead(days, {
          habit: habitWith({ style }),
          message: { entry: `build/${style}:w1.sat` },
        });
        expect(text?.condition).not.toBe(null);
        expect(text?.content).not.toContain('hang up your coat');
      }
  });

  it('never replaces a position', () => {
    expect(instead(`${d(39)}mmm`, { message: { condition: 'half' } })).toBe(null);
    expect(instead(`${d(79)}mmm`, { isLast: true })?.condition).toBe('last');
  });

  it('comes in another wording where one was rated down, and not at all where each was', () => {
    const first = instead('mmdm');
    const banned = new Set([first?.entry ?? '']);
    const second = instead('mmdm', { banned });
    expect(second).toMatchObject({ condition: 'missed-1' });
    expect(second?.entry).not.toBe(first?.entry);
    const all = new Set((contentFor('build', 'direct').bySlot.get('missed-1') ?? []).map(({ key }) => key));
    expect(instead('mmdm', { banned: all })).toBeNull();
  });

  it('speaks of a weekday that keeps failing, where the plan is far enough', () => {
    expect(instead(`${'dddmddd'.repeat(4)}ff`, { sent: {} })?.condition).toBe('gapday');
  });

  it('knows plain days and days that may do without the act', () => {
    const days = `${d(4)}mm${d(43)}`;
    const at = (extra: string) => instead(days + extra, { sent: { 41: 'week' } })?.condition;
    expect(nameOf(50)).toBe('w8.tue');
    expect(plainSlots.has('w8.tue')).toBe(true);
    expect(at('d')).toBe('runs');
    expect(plainSlots.has('w8.wed')).toBe(false);
    expect(at('dd')).not.toBe('runs');
  });

  it.each([
    ['recover', m(7), 'quiet'],
    ['dose', 'ddm', 'nomark'],
  ] as const)('of kind %s is its own', (kind, days, condition) => {
    expect(instead(days, { habit: habitWith({ kind }), message: { entry: `${kind}/x` } })?.condition).toBe(
      condition,
    );
  });

  it('is none in "danger"', () => {
    expect(
      instead(m(9), { habit: habitWith({ kind: 'danger' }), message: { entry: 'danger/neutral:checkin' } }),
    ).toBe(null);
  });
});

describe('while days go by without a mark', () => {
  const low = (days: string, extra: Extra = {}) => instead(days, { toldToday: true, ...extra });

  it.each([
    ['a Saturday', `${d(3)}mm`, true],
    ['a Friday', `${d(2)}mm`, false],
    ['a Saturday after one day only', `${d(4)}m`, false],
    ['week 8', `${d(49)}mm`, true],
    ['week 11', `${d(70)}mm`, true],
    ['week 9', `${d(56)}mm`, false],
  ])('%s asks for something small or plain: %j', (_, days, isReplaced) => {
    const text = low(days);
    expect(text !== null).toBe(isReplaced);
    if (text !== null) {
      expect(text.condition).toBe(null);
      expect(plainSlots).toContain(slotOf(text.entry));
      expect(text.content.toLowerCase()).toContain('four long bow strokes');
    }
  });

  it('after a gap of ten days come plain texts, until something is done', () => {
    const gap = { sent: { 5: 'missed-3', 11: 'missed-10' } };
    for (const more of [1, 2, 3, 4]) {
      const text = instead(`d${m(10 + more)}`, gap);
      expect(text?.condition).toBe(null);
      expect(plainSlots).toContain(slotOf(text?.entry));
    }
    expect(instead(`d${m(11)}dsd`, gap)).toBe(null);
    expect(instead(`d${m(11)}${d(12)}m`, { ...gap, toldToday: true })).toBe(null);
  });

  it('reduce is no different, and recover asks no less than it does', () => {
    const reduce = instead(`${d(3)}mm`, { habit: habitWith({ kind: 'reduce' }), toldToday: true });
    expect(contentFor('reduce', 'direct').plainSlots).toContain(slotOf(reduce?.entry));
    const recover = { habit: habitWith({ kind: 'recover' }), message: { entry: 'recover/quiet:w1.sat' } };
    expect(instead(`${d(3)}mm`, recover)).toBe(null);
  });
});

describe('what is filled in as a message is read', () => {
  const values = (days: string, of = undefined as typeof threeAWeek | undefined) =>
    slotValues(historyAfter(days, of), { lastDate: '2026-03-29', sendMinute: 20 * 60 });

  it('are the numbers of the app', () => {
    expect(values(`m${d(6)}m`)).toMatchObject({
      done: { text: '6', words: 'six' },
      due: { text: '8', words: 'eight' },
      done7: { text: '6' },
      due7: { text: '7' },
      missed: { text: '1', words: 'one' },
      streak: { text: '6' },
      endday: { text: 'Sunday' },
      time: { text: '8 PM' },
    });
  });

  it('names the latest day: yesterday, or a weekday; none where there was none', () => {
    expect(values('dm').lastday).toEqual({ text: 'yesterday' });
    expect(values('dmhf').lastday).toEqual({ text: 'Tuesday' });
    expect(values('ddm', threeAWeek).lastday).toEqual({ text: 'Saturday' });
    expect(values('').lastday).toBe(undefined);
  });

  it('names a weekday that keeps failing, alone and as a habit', () => {
    expect(values('dddmddd'.repeat(4))).toMatchObject({
      weekday: { text: 'Thursday' },
      weekdays: { text: 'Thursdays' },
    });
    expect(values(d(28)).weekday).toBe(undefined);
  });

  it.each([
    [0, '12 AM'],
    [5, '12:05 AM'],
    [363, '6:03 AM'],
    [719, '11:59 AM'],
    [720, '12 PM'],
    [1200, '8 PM'],
    [1439, '11:59 PM'],
  ])('says minute %i as %s', (minute, words) => {
    expect(timeInWords(minute)).toBe(words);
  });
});

describe('the four choices', () => {
  it.each([
    ['not-begun', true],
    ['missed-3', true],
    ['missed-10', true],
    ['quiet', true],
    ['missed-1', false],
    ['last', false],
    [null, false],
  ])('come with %s: %s', (condition, comes) => {
    expect(comesWithChoices(condition)).toBe(comes);
  });
});
