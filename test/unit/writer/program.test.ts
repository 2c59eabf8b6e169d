import { describe, expect, it } from 'vitest';
import type { ProgramSlot } from '../../../worker/domain.ts';
import { contentOf } from '../../../worker/writer/content.ts';
import { type Entry, parseEntries, parseOutline } from '../../../worker/writer/entries.ts';
import type { Facts } from '../../../worker/writer/fill.ts';
import { chooseTexts, openingOf, type ProgramTask } from '../../../worker/writer/program.ts';
import { rosa, rosaFacts } from './habits.ts';

const rows = parseOutline(
  'build/outline',
  ['mon', 'tue', 'thu'].map((day) => `[w1.${day}] ca · 8.1\nPlain.`).join('\n') +
    '\n[w6.wed] ns n s · 1.2\nThe if-then.\n[first] ca · 1.4\nNothing to prove.',
);

const libraryOf = (...lines: string[]) => contentOf(parseEntries('t', lines.join('\n')), rows);

const slot = (name: string, index = 0): ProgramSlot => {
  const [, week, day] = /^w(\d+)\.(\w+)$/.exec(name) ?? [];
  const weekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(day ?? 'mon') + 1;
  return { index, week: Number(week ?? 1), weekday, position: week === undefined ? 'first' : null };
};

const keys = (texts: readonly { entry: Entry }[]) => texts.map(({ entry }) => entry.key.replace('t:', ''));

const taskOf = (lines: string[]): ProgramTask => ({
  library: libraryOf(...lines),
  slots: [],
  facts: rosa,
  daily: true,
  banned: new Set(),
  before: [],
});

const choose = (lines: string[], slots: string[], change: Partial<ProgramTask> = {}) =>
  keys(chooseTexts({ ...taskOf(lines), slots: slots.map(slot), ...change }));

/** The text of the last of these slots. */
const last = (lines: string[], slots: string[], facts = rosa as Facts) =>
  choose(lines, slots, { facts }).at(-1);

const fillers = Array.from({ length: 6 }, (_, at) => `[w1.tue/${at + 1}] ${at} go.`);
const plainDays = (count: number) => Array<string>(count).fill('w1.tue');

describe('the text of a slot', () => {
  it('is the one that says most of what is known, in the person’s words', () => {
    const ifThen = [
      ...['[w6.wed ns] When {n}: {s}.', '[w6.wed n] If {n}, be ready.'],
      ...['[w6.wed s] Small: {s}.', '[w6.wed] It counts.'],
    ];
    const chosen = ['casn', 'can', 'cas', 'ca'].map((facts) => last(ifThen, ['w6.wed'], rosaFacts(facts)));
    expect(chosen).toEqual(['w6.wed+ns', 'w6.wed+n', 'w6.wed+s', 'w6.wed']);
    const [text] = chooseTexts({ ...taskOf(ifThen), slots: [{ ...slot('w6.wed'), index: 37 }] });
    expect(text).toMatchObject({ slotIndex: 37, content: 'When you get home late: four long bow strokes.' });
    expect(text?.ownWords).toHaveLength(2);
  });

  it('prefers, on a day with a purpose, a fact that was not said in the last six messages', () => {
    const lines = ['[w1.mon s] S {s}.', ...fillers, '[w6.wed s] Small: {s}.', '[w6.wed n] If {n}, be ready.'];
    const choice = (days: number) => last(lines, ['w1.mon', ...plainDays(days), 'w6.wed'], rosaFacts('sn'));
    expect([choice(0), choice(6)]).toEqual(['w6.wed+n', 'w6.wed+s']);
  });

  it('does not offer the small version again within two messages', () => {
    const day = ['[w6.wed cs] After {c}: {s}.', '[w6.wed a] Today: {a}.'];
    const lines = ['[w1.mon s] S {s}.', ...fillers, ...day];
    const choice = (days: number) => last(lines, ['w1.mon', ...plainDays(days), 'w6.wed']);
    expect([choice(1), choice(2)]).toEqual(['w6.wed+a', 'w6.wed+cs']);
    expect(choose(day, ['w6.wed'], { before: ['Four long bow strokes, today.'] })).toEqual(['w6.wed+a']);
    // It is kept for hard days where it is wanted there.
    const hard = ['[w1.mon s] S {s}.', '[w6.wed ns] When {n}: {s}.', '[w6.wed n] If {n}, be ready.'];
    expect(last(hard, ['w1.mon', 'w6.wed'])).toBe('w6.wed+ns');
  });

  it('quotes the next step once in four days, and personal facts and the description on plain days once in seven, the description four times in all', () => {
    const steps = ['[w1.mon xa] Now {a}. Then “{x}.”', '[w6.wed xa] Do {a}, or “{x}.”', '[w6.wed a] {a}.'];
    const step = (days: number) => last([...fillers, ...steps], ['w1.mon', ...plainDays(days), 'w6.wed']);
    expect([step(2), step(3)]).toEqual(['w6.wed+a', 'w6.wed+xa']);

    const thursday = ['[w1.thu s] Small: {s}.', '[w1.thu n] Even if {n}.'];
    const lines = ['[w1.mon n] If {n}, be ready.', ...fillers, ...thursday];
    const fact = (days: number) => last(lines, ['w1.mon', ...plainDays(days), 'w1.thu'], rosaFacts('sn'));
    expect(last(lines, ['w1.thu'], rosaFacts('sn'))).toBe('w1.thu+n');
    expect([fact(0), fact(5), fact(6)]).toEqual(['w1.thu+s', 'w1.thu+s', 'w1.thu+n']);

    const quotes = Array.from({ length: 6 }, (_, at) => `[rich/${at + 1} d] ${at} you wrote: “{d}.”`);
    const chosen = choose([...quotes, ...fillers], plainDays(8), { facts: rosaFacts('d') });
    const isQuote = chosen.map((key) => key.endsWith('+d'));
    expect(isQuote).toEqual([true, false, false, false, false, false, false, true]);
    const quotesAfter = (count: number) => {
      const banned = new Set(quotes.slice(0, count).map((_, at) => `t:rich/${at + 1}+d`));
      return choose([...quotes, ...fillers], plainDays(1), { facts: rosaFacts('d'), banned })[0]?.endsWith(
        '+d',
      );
    };
    expect([quotesAfter(3), quotesAfter(4)]).toEqual([true, false]);
  });

  it('names the action on a plain day, if known, rather than other facts', () => {
    const lines = ['[w1.tue a] Today: {a}.', '[w1.tue] Go.', '[rich/1 y] You said: “{y}.”'];
    expect(choose(lines, ['w1.tue', 'w1.tue'], { facts: rosaFacts('ay') })).toEqual(['w1.tue+a', 'rich/1+y']);
    expect(choose(lines, ['w1.tue'], { facts: rosaFacts('y') })).toEqual(['rich/1+y']);
    const other = [...lines.slice(1), '[w1.thu a] {a}. Then mark it.'];
    expect(choose(other, ['w1.tue'], { facts: rosaFacts('ay') })).toEqual(['w1.thu+a']);
  });

  it('has no cue on a weekend if another wording names the action', () => {
    const plain = ['[w1.tue ca] After {c}, {a}.', '[w1.thu a] {a}. Then mark it.', '[w2.sun] Go.'];
    const banned = new Set(['t:w2.sun']);
    expect(choose(plain, ['w2.sun', 'w2.sun'], { banned })).toEqual(['w1.thu+a', 'w1.tue+ca']);
    const lines = ['[first ca] Day 1: after {c}, {a}.', '[first a] Day 1: {a}.', '[first] Day 1.'];
    const first = (weekday: number, entries = lines) => {
      const slots = [{ ...slot('first'), weekday }];
      return keys(chooseTexts({ ...taskOf(entries), slots }));
    };
    expect([5, 6, 7].map((weekday) => first(weekday)[0])).toEqual(['first+ca', 'first+a', 'first+a']);
    expect(first(6, lines.toSpliced(1, 1))).toEqual(['first+ca']);
  });

  it('does not open with the four words of any of the last six', () => {
    const lines = ['[w6.wed ns] When {n}: {s}.', '[w6.wed s] Small: {s}.'];
    const opened = 'When you get home and so on.';
    const six = (first: string) => [first, '1', '2', '3', '4', '5'];
    expect(choose(lines, ['w6.wed'], { before: six(opened) })).toEqual(['w6.wed+s']);
    expect(choose(lines, ['w6.wed'], { before: [opened, ...six('0')] })).toEqual(['w6.wed+ns']);
    const openings = ['“Why?” she asked — so: go', 'It’s {done} of {due}.', '🎻'];
    expect(openings.map(openingOf)).toEqual(['why she asked so', 'it’s {done} of {due}', '']);
  });

  it('is not one for daily campaigns in a campaign with three messages a week', () => {
    const lines = ['[w6.wed ns daily] Tomorrow: {n}, {s}.', '[w6.wed] It counts.'];
    expect(choose(lines, ['w6.wed'])).toEqual(['w6.wed+ns']);
    expect(choose(lines, ['w6.wed'], { daily: false })).toEqual(['w6.wed']);
  });

  it('asks for a fact only if the person hasn’t given it', () => {
    const lines = ['[w6.wed no-s] What would be enough?', '[w1.mon] Do it.'];
    expect(choose(lines, ['w6.wed'], { facts: {} })).toEqual(['w6.wed']);
    expect(choose(lines, ['w6.wed'], { facts: { s: 'one line' } })).toEqual(['w1.mon']);
    // Facts in another language are known but not quoted.
    expect(choose(lines, ['w6.wed'], { facts: {}, known: { s: 'una línea' } })).toEqual(['w1.mon']);
  });

  it('is an idea on plain days and Saturdays if the person confirmed a topic', () => {
    const onTopic = parseEntries('ideas', '[s/1] One song.\n[s/2] Two songs.\n[s/3] Three songs.');
    const own = ['[w1.mon] Do it.', '[w1.tue] Do it now.', '[w1.sat] It’s Saturday.', '[w6.wed s] Now {s}.'];
    const library = { ...libraryOf(...own), onTopic };
    const daily = ['w1.mon', 'w1.tue', 'w1.sat', 'w6.wed'];
    expect(choose([], daily, { library })).toEqual(['ideas:s/1', 'ideas:s/2', 'ideas:s/3', 'w6.wed+s']);
    // Campaigns with three messages a week have no plain days.
    const weekly = { library, daily: false };
    expect(choose([], ['w1.mon', 'w6.wed', 'w1.sat'], weekly)).toEqual(['w1.mon', 'ideas:s/1', 'ideas:s/2']);
  });

  it('is one in another voice if the person replaced this voice’s', () => {
    const sibling = contentOf(parseEntries('other', '[w6.wed ns] If {n}: {s}.'), rows);
    const own = libraryOf('[w6.wed ns] When {n}: {s}.', '[w1.mon] Do it.');
    const library = { ...own, siblings: () => [sibling] };
    const unwanted = new Set(['t:w6.wed+ns']);
    expect(choose([], ['w6.wed'], { library, unwanted })).toEqual(['other:w6.wed+ns']);
    expect(choose([], ['w6.wed'], { library })).toEqual(['w6.wed+ns']);
  });
});

it('a text that was rated down or used gives way to a plain one, then to another wording, but no slot is left empty', () => {
  const lines = ['[w6.wed ns] When {n}: {s}.', '[w6.wed] It counts.', '[w1.mon] Do it.', '[w1.tue] Go.'];
  const without = (...names: string[]) => ({ banned: new Set(names.map((name) => `t:${name}`)) });
  expect(choose(lines, ['w6.wed'], without('w6.wed+ns'))).toEqual(['w1.mon']);
  expect(choose(lines, ['w6.wed'], without('w6.wed+ns', 'w1.mon', 'w1.tue'))).toEqual(['w6.wed']);
  // A replaced one is used only if nothing else is left.
  const unwanted = new Set(['t:w6.wed+ns', 't:w6.wed']);
  expect(choose(lines, ['w6.wed'], { unwanted })).toEqual(['w1.mon']);
  expect(choose(lines, ['w6.wed'], { unwanted, ...without('w1.mon', 'w1.tue') })).toEqual(['w6.wed+ns']);

  const before = ['When you get home early, go.'];
  const others = ['w6.wed', 'w1.mon', 'w1.tue'];
  expect(choose(lines, ['w6.wed'], { ...without(...others), before })).toEqual(['w6.wed+ns']);
  expect(choose(lines, ['w6.wed'], without(...others, 'w6.wed+ns'))).toEqual(['w6.wed+ns']);
  expect(choose(lines, ['w6.wed', 'w6.wed', 'w1.mon'])).toEqual(['w6.wed+ns', 'w1.mon', 'w1.tue']);
  const impossible = () => choose(['[first ca] After {c}: {a}.'], ['w6.wed'], { facts: {} });
  expect(impossible).toThrow('No text for w6.wed');
});

it('a plain-only slot gets no other text, and a position keeps its own, whatever its opening', () => {
  const task = taskOf(['[w6.wed ns] When {n}: {s}.', '[w1.mon] Do it.']);
  expect(keys(chooseTexts({ ...task, slots: [{ ...slot('w6.wed'), plainOnly: true }] }))).toEqual(['w1.mon']);
  const lines = ['[first ca] After {c}: {a}.', '[w1.mon] Do it.'];
  expect(choose(lines, ['first'], { before: ['After you hang up the phone.'] })).toEqual(['first+ca']);
});
