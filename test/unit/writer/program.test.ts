import { describe, expect, it } from 'vitest';
import type { ProgramSlot } from '../../../worker/domain.ts';
import { contentOf } from '../../../worker/writer/content.ts';
import { parseEntries } from '../../../worker/writer/entries.ts';
import { parseOutline } from '../../../worker/writer/outline.ts';
import { chooseTexts, openingOf, type ProgramTask, slotName } from '../../../worker/writer/program.ts';
import { expectEach, rosa, told } from './habits.ts';

const rows = parseOutline(
  'build/outline',
  ['mon', 'tue', 'thu'].map((day) => `[w1.${day}] ca · 8.1\nPlain.`).join('\n') +
    '\n[w6.wed] ns n s · 1.2\nThe if-then.\n[first] ca · 1.4\nNothing to prove.',
);
const libraryOf = (lines: readonly string[]) => contentOf(parseEntries('t', lines.join('\n')), rows);
const slot = (name: string, index = 0): ProgramSlot => {
  const [, week, day] = /^w(\d+)\.(\w+)$/.exec(name) ?? [];
  const weekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(day ?? 'mon') + 1;
  return { index, week: Number(week ?? 1), weekday, position: week === undefined ? 'first' : null };
};
const textsOf = (lines: readonly string[], slots: ProgramSlot[], change: Partial<ProgramTask> = {}) =>
  chooseTexts({
    library: libraryOf(lines),
    slots,
    ...{ facts: rosa, daily: true, daypart: 'morning', banned: new Set(), before: [] },
    ...change,
  });
const choose = (lines: readonly string[], slots: string, change: Partial<ProgramTask> = {}) =>
  textsOf(lines, slots.split(' ').map(slot), change)
    .map(({ entry }) => entry.key.replace('t:', ''))
    .join(' ');

/** So many plain texts, each for a Tuesday. */
const fillers = (count: number) => Array.from({ length: count }, (_, at) => `[w1.tue/${at + 1}] ${at} go.`);
const tuesdays = (count: number) => ' w1.tue'.repeat(count).trim();

const full = '[w6.wed ns] When {n}: {s}.';
const counts = '[w6.wed] It counts.';

describe('the text of a slot', () => {
  it('is the one that says most of what is known', () => {
    const lines = [full, '[w6.wed n] If {n}, be ready.', '[w6.wed s] Small: {s}.', counts];
    const chosen = (facts: string) => choose(lines, 'w6.wed', { facts: told(facts) });
    expectEach(chosen, 'casn: w6.wed+ns, can: w6.wed+n, cas: w6.wed+s, ca: w6.wed, : w6.wed');
  });

  it('has the person’s words, and says where it belongs', () => {
    const [text] = textsOf([full], [slot('w6.wed', 37)]);
    expect(text).toMatchObject({ slotIndex: 37, content: 'When you get home late: four long bow strokes.' });
    expect(text?.ownWords).toHaveLength(2);
  });

  it('prefers, on a day with a purpose, a fact that was not said in the last six messages', () => {
    const lines = [
      '[w1.mon s] S {s}.',
      ...fillers(6),
      '[w6.wed s] Small: {s}.',
      '[w6.wed n] If {n}, be ready.',
    ];
    const choice = (days: string) =>
      choose(lines, `${days} w6.wed`, { facts: told('sn') })
        .split(' ')
        .at(-1);
    expect(choice('w1.mon')).toBe('w6.wed+n');
    expect(choice(`w1.mon ${tuesdays(6)}`)).toBe('w6.wed+s');
  });

  it('says on a plain day what a person told beyond cue and act at most once in seven messages', () => {
    const thursday = ['[w1.thu s] Small: {s}.', '[w1.thu n] Even if {n}.'];
    const lines = ['[w1.mon n] If {n}, be ready.', ...fillers(6), ...thursday];
    const choice = (days: string) =>
      choose(lines, `${days} w1.thu`.trim(), { facts: told('sn') })
        .split(' ')
        .at(-1);
    expect(choice('')).toBe('w1.thu+n');
    expect(choice('w1.mon')).toBe('w1.thu+s');
    expect(choice(`w1.mon ${tuesdays(5)}`)).toBe('w1.thu+s');
    expect(choice(`w1.mon ${tuesdays(6)}`)).toBe('w1.thu+n');
  });

  it('lets a plain day say something that was not heard lately', () => {
    const plain = ['[w1.tue ca] After {c}: {a}.', '[w1.thu ca] {a}, right after {c}.'];
    const rich = ['[rich/1 ns] When {n}: {s}.', '[rich/2 ns] On a day when {n}: {s}.'];
    expect(choose([...plain, ...rich], 'w1.tue w1.thu')).toBe('rich/1+ns w1.thu+ca');
  });

  it('does not open like one of the last six', () => {
    const lines = [full, '[w6.wed s] Small: {s}.'];
    const before = ['When you get home and so on.', '1', '2', '3', '4', '5'];
    expect(choose(lines, 'w6.wed', { before })).toBe('w6.wed+s');
    expect(choose(lines, 'w6.wed', { before: [...before, '6'] })).toBe('w6.wed+ns');
  });

  it('opens with its first four words, whatever the marks', () => {
    expect(openingOf('When you get home late: strokes.')).toBe('when you get home');
    expect(openingOf('“Why?” she asked — so: go')).toBe('why she asked so');
    expect(openingOf('It’s {done} of {due}.')).toBe('it’s {done} of {due}');
    expect([openingOf('Go.'), openingOf('🎻')]).toEqual(['go', '']);
  });

  it('leaves texts for every day to campaigns with a message every day', () => {
    const lines = ['[w6.wed ns daily] Tomorrow: {n}, {s}.', counts];
    expect(choose(lines, 'w6.wed')).toBe('w6.wed+ns');
    expect(choose(lines, 'w6.wed', { daily: false })).toBe('w6.wed');
  });

  it('leaves texts for a part of the day to that part', () => {
    const lines = ['[w6.wed ns evening] Tonight: {n}, {s}.', counts];
    expect(choose(lines, 'w6.wed', { daypart: 'evening' })).toBe('w6.wed+ns');
    for (const daypart of ['morning', 'midday', 'afternoon'] as const)
      expect(choose(lines, 'w6.wed', { daypart })).toBe('w6.wed');
  });

  it('comes on its topic on plain days, where the person confirmed one', () => {
    const onTopic = parseEntries('topics/sleep', '[direct/1] Lights out at a time you name.');
    const library = { ...libraryOf([full, '[w1.mon] Do it.']), onTopic };
    expect(choose([], 'w1.mon w1.mon w6.wed', { library })).toBe('topics/sleep:direct/1 w1.mon w6.wed+ns');
  });

  it('is one of another voice, where this voice’s was replaced', () => {
    const sibling = contentOf(parseEntries('other', '[w6.wed ns] If {n}: {s}.'), rows);
    const library = { ...libraryOf([full, '[w1.mon] Do it.']), siblings: () => [sibling] };
    expect(choose([], 'w6.wed', { library, unwanted: new Set(['t:w6.wed+ns']) })).toBe('other:w6.wed+ns');
    expect(choose([], 'w6.wed', { library })).toBe('w6.wed+ns');
  });

  it('is small before all else for who asked for less', () => {
    const lines = ['[w6.wed ca] After {c}: {a}.', '[w6.wed s] Small: {s}.'];
    expect(choose(lines, 'w6.wed')).toBe('w6.wed+ca');
    expect(choose(lines, 'w6.wed', { small: true })).toBe('w6.wed+s');
  });

  it('is plain where it may only be plain', () => {
    const [text] = textsOf([full, '[w1.mon] Do it.'], [{ ...slot('w6.wed'), plainOnly: true }]);
    expect(text?.entry.key).toBe('t:w1.mon');
  });

  it('keeps its position, however it opens', () => {
    const lines = ['[first ca] After {c}: {a}.', '[w1.mon] Do it.'];
    expect(choose(lines, 'first', { before: ['After you hang up the phone.'] })).toBe('first+ca');
  });

  it('goes by week and weekday, or by position', () => {
    expect(slotName({ week: 6, weekday: 3, position: null })).toBe('w6.wed');
    expect(slotName({ week: 12, weekday: 7, position: null })).toBe('w12.sun');
    expect(slotName({ week: 12, weekday: 7, position: 'last' })).toBe('last');
  });
});

it('the description is quoted at most once in seven messages', () => {
  const quotes = Array.from({ length: 6 }, (_, at) => `[rich/${at + 1} d] ${at} you wrote: “{d}.”`);
  const chosen = choose([...quotes, ...fillers(8)], tuesdays(8), { facts: told('d') }).split(' ');
  expect(chosen.map((key) => key.endsWith('+d'))).toEqual([true, ...Array(6).fill(false), true]);
});

describe('texts that are not wanted', () => {
  const lines = [full, counts, '[w1.mon] Do it.', '[w1.tue] Go.'];
  const keys = (...names: string[]) => new Set(names.map((name) => `t:${name}`));

  it('rated down or used: another one comes, of the same slot or a plain one', () => {
    expect(choose(lines, 'w6.wed', { banned: keys('w6.wed+ns') })).toBe('w6.wed');
    expect(choose(lines, 'w6.wed', { banned: keys('w6.wed+ns', 'w6.wed') })).toBe('w1.mon');
  });

  it('nor does one come for the way another opens', () => {
    const banned = keys('w6.wed', 'w1.mon', 'w1.tue');
    expect(choose(lines, 'w6.wed', { banned, before: ['When you get home early, go.'] })).toBe('w6.wed+ns');
  });

  it('replaced: it comes back for want of others alone', () => {
    const unwanted = keys('w6.wed+ns', 'w6.wed');
    expect(choose(lines, 'w6.wed', { unwanted })).toBe('w1.mon');
    expect(choose(lines, 'w6.wed', { unwanted, banned: keys('w1.mon', 'w1.tue') })).toBe('w6.wed+ns');
  });

  it('even so, every slot has a text', () => {
    const banned = keys('w6.wed+ns', 'w6.wed', 'w1.mon', 'w1.tue');
    expect(choose(lines, 'w6.wed', { banned })).toBe('w6.wed+ns');
    expect(() => choose(['[first ca] After {c}: {a}.'], 'w6.wed', { facts: {} })).toThrow(
      'No text for w6.wed',
    );
  });

  it('none is used twice', () => {
    expect(choose(lines, 'w6.wed w6.wed w1.mon')).toBe('w6.wed+ns w6.wed w1.mon');
    expect(choose(lines, 'w1.mon w1.mon')).toBe('w1.mon w1.tue');
    expect(new Set(choose(fillers(10), tuesdays(10)).split(' ')).size).toBe(10);
  });
});
