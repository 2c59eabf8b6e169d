import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../../worker/domain.ts';
import { type FactCode, factCodes, slotNames } from '../../../worker/writer/entries.ts';
import {
  capitalize,
  type FilledText,
  fillFacts,
  fillSlots,
  numberInWords,
  numberValue,
  openSlots,
  type SlotValues,
  splitByRanges,
  toSecondPerson,
  withoutFinalMarks,
} from '../../../worker/writer/fill.ts';
import { expectEach, rosa } from './habits.ts';

const filled = (text: string, facts = {}) => fillFacts(text, { ...rosa, ...facts }).content;

describe('a phrase about oneself', () => {
  it.each([
    ['I put the kettle on', 'you put the kettle on'],
    ['I hang up my coat', 'you hang up your coat'],
    ['My alarm rings', 'Your alarm rings'],
    ["I'm tired, I’ve eaten", 'you’re tired, you’ve eaten'],
    ['I’ll be late, I’d rather sleep', 'you’ll be late, you’d rather sleep'],
    ['I am tired, when I was late', 'you are tired, when you were late'],
    ['my kids wake me', 'your kids wake you'],
    ['I wash myself', 'you wash yourself'],
    ['(I swim)', '(you swim)'],
    ['someone asks me', 'someone asks you'],
    ['I take the 7 am train', 'you take the 7 am train'],
    ['I call Mia am Abend', 'you call Mia am Abend'],
    ['I call Mya, Ivan and Meg', 'you call Mya, Ivan and Meg'],
  ])('%j is said to them as %j', (phrase, said) => {
    expect(toSecondPerson(phrase)).toBe(said);
  });

  it('that only looks like one stays as it is', () => {
    const others = [
      'am Abend',
      'me levanto',
      'me gusta el café',
      'I’mpossible',
      'Mia and Ivy call',
      'army drill',
    ];
    const more = ['the meter is read', 'Amy comes home', 'the 7 am train leaves', 'Myra rings', 'O’My’s pub'];
    expect([...others, ...more].map(toSecondPerson)).toEqual([...others, ...more]);
  });
});

describe('the person’s words in a text', () => {
  it.each([
    ['After {c}: {a}.', 'After you hang up your coat: play the first line of the Saint-Saëns.'],
    ['{c}, then {s}.', 'You hang up your coat, then four long bow strokes.'],
    ['Small today. {s} is enough.', 'Small today. Four long bow strokes is enough.'],
    ['Ready? {s}. Yes! {s}.', 'Ready? Four long bow strokes. Yes! Four long bow strokes.'],
    ['Wait… {s}. “Now.” {s}.', 'Wait… Four long bow strokes. “Now.” Four long bow strokes.'],
    ['Today: {s}.', 'Today: four long bow strokes.'],
    ['“{r}.” That was you.', '“Tune it and leave it on the stand.” That was you.'],
    ['Think of it. “{r}.”', 'Think of it. “Tune it and leave it on the stand.”'],
    ['You said: “{r}.”', 'You said: “tune it and leave it on the stand.”'],
    ['Ask {p}.', 'Ask your sister Ana.'],
    ['When {n}: {s}.', 'When you get home late: four long bow strokes.'],
    ['{done} of {due}: {s}.', '{done} of {due}: four long bow strokes.'],
  ])('%j is read as %j', (text, said) => {
    expect(filled(text)).toBe(said);
  });

  it.each([
    ['write 300 words', 'Today, just write 300 words. Just write 300 words.'],
    ['just floss', 'Today, just floss. Just floss.'],
    ['floss, only', 'Today, floss, only. Floss, only.'],
  ])('says “just” once: %j', (a, said) => {
    expect(filled('Today, just {a}. Just {a}.', { a })).toBe(said);
  });

  it('quotes reasons, next steps, restarts and the description in the first person', () => {
    const facts = {
      y: 'I miss my friends',
      r: 'I call my dad',
      x: 'I’ll run my loop',
      d: 'I want my evenings',
    };
    const said = '“I miss my friends”, “I call my dad”, “I’ll run my loop”, “I want my evenings”';
    expect(filled('“{y}”, “{r}”, “{x}”, “{d}”', facts)).toBe(said);
  });

  it('drops the marks at its end, and no others', () => {
    for (const marks of ['.', '...', '!!', '?', ' …', ' ;,: '])
      expect(filled('After {c}: go.', { c: `  I swim${marks}` })).toBe('After you swim: go.');
    expect(withoutFinalMarks('起きたら。')).toBe('起きたら');
    expect(withoutFinalMarks('read (a bit), then “rest”')).toBe('read (a bit), then “rest”');
  });

  it('opens a sentence with a capital, where there is one', () => {
    expectEach(
      capitalize,
      'über den Fluss: Über den Fluss, école: École, 𐐨x: 𐐀x, 10 pages: 10 pages, 起きる: 起きる',
    );
    expect(capitalize('')).toBe('');
  });

  it('is said as it was typed, whatever it looks like', () => {
    for (const phrase of '{done} {a} {x} {label} $& $1 $` {{c}} }{ { \\u0041'
      .split(' ')
      .concat('{done in words}'))
      expect(filled('So {a} and {s}.', { a: phrase, s: phrase })).toBe(`So ${phrase} and ${phrase}.`);
  });

  it('says which fact is missing', () => {
    expect(() => fillFacts('When {n}: go.', { c: 'I wake up' })).toThrow(/"n".*When \{n\}/);
  });
});

describe('values that are known when a text is read', () => {
  const text = (content: string): FilledText => ({ content, ownWords: [] });

  it.each([
    ['{done} of {due} days.', '12 of 14 days.'],
    ['{done in words} of {due in words}.', 'Twelve of fourteen.'],
    ['That makes {done in words}.', 'That makes twelve.'],
    ['{lastday} has no mark. No mark {lastday}.', 'Yesterday has no mark. No mark yesterday.'],
    ['Ends on {endday}. {endday in words}', 'Ends on {endday}. {endday in words}'],
    ['{nothing} and {c}', '{nothing} and {c}'],
  ])('%j is read as %j', (template, read) => {
    const values = { done: numberValue(12), due: numberValue(14), lastday: { text: 'yesterday' } };
    expect(fillSlots(text(template), values).content).toBe(read);
  });

  it('are open until they are known, each named once', () => {
    const open = text('{done} of {due}. {done in words} on {endday}. {nothing} {c}');
    expect(openSlots(open)).toEqual(['done', 'due', 'endday']);
    expect(openSlots(fillSlots(open, { done: numberValue(3) }))).toEqual(['due', 'endday']);
  });

  it('are never read into the person’s own words', () => {
    const facts = { c: 'I write {done}', a: 'count {due in words}' };
    const said = fillFacts('{done} marked. After {c}: {a}.', facts);
    expect(openSlots(said)).toEqual(['done']);
    const read = fillSlots(said, { done: numberValue(5), due: numberValue(6) });
    expect(read.content).toBe('5 marked. After you write {done}: count {due in words}.');
    expect(openSlots(read)).toEqual([]);
  });

  it('are numbers in words up to ninety-nine', () => {
    const words = (number: string) => numberInWords(Number(number));
    expectEach(
      words,
      '0: zero, 7: seven, 12: twelve, 13: thirteen, 19: nineteen, 20: twenty, 21: twenty-one',
    );
    expectEach(words, '25: twenty-five, 40: forty, 84: eighty-four, 99: ninety-nine, 100: 100, 365: 365');
  });
});

describe('where the person’s own words stand', () => {
  const odd = [
    'I hang up my coat',
    '{done}',
    '{a}',
    '$&',
    'ﬁsh',
    'ßa',
    '🎻',
    'I’m late?',
    '}',
    '{due in words}',
  ];
  const phrase = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom(...odd),
  );
  const facts = fc.record(
    Object.fromEntries(factCodes.map((code) => [code, phrase])) as Record<FactCode, typeof phrase>,
  );
  const placeholders = [...factCodes, ...slotNames, 'done in words'].map((name) => `{${name}}`);
  const pieces = fc.array(fc.constantFrom(...placeholders, 'After ', '. ', ': ', '“', '? ', ' '), {
    maxLength: 14,
  });
  const known = fc.dictionary(
    fc.constantFrom(...slotNames),
    fc.nat(99).map(numberValue),
  ) as fc.Arbitrary<SlotValues>;

  /** The phrases of a text, as they are to be said. */
  const saidIn = (parts: readonly string[], told: Record<FactCode, string>) =>
    parts.flatMap((part) => {
      const code = /^\{(\w)\}$/.exec(part)?.[1];
      if (code === undefined) return [];
      const clean = withoutFinalMarks(told[code as FactCode]);
      return ['yrxd'.includes(code) ? clean : toSecondPerson(clean)];
    });
  const firstUp = ([first = '', ...rest]: string) => first.toLocaleUpperCase('en') + rest.join('');

  it('is known exactly, before and after values are filled in, and covers whatever is not ours', () => {
    fc.assert(
      fc.property(pieces, facts, known, (parts, told, values) => {
        const before = fillFacts(parts.join(''), told);
        for (const { content, ownWords } of [before, fillSlots(before, values)]) {
          const stands = ownWords.map(([start, end]) => content.slice(start, end));
          expect(stands.map(firstUp)).toEqual(saidIn(parts, told).map(firstUp));
        }
        const ours = splitByRanges(before.content, before.ownWords).filter(({ isOwn }) => !isOwn);
        const written = parts.filter((part) => !/^\{\w\}$/.test(part)).join('');
        expect(ours.map((piece) => piece.text).join('')).toBe(written);
      }),
    );
  });

  it('cuts a text in pieces, in order, leaving out ranges that cannot be', () => {
    const cut = (...ranges: Range[]) =>
      splitByRanges('After tea: run.', ranges)
        .map(({ text, isOwn }) => (isOwn ? `<${text}>` : text))
        .join('|');
    expect(cut()).toBe('After tea: run.');
    expect(cut([6, 9])).toBe('After |<tea>|: run.');
    expect(cut([11, 14], [6, 9])).toBe('After |<tea>|: |<run>|.');
    expect(cut([0, 15])).toBe('<After tea: run.>');
    expect([cut([6, 99]), cut([6, 6])]).toEqual(['After tea: run.', 'After tea: run.']);
    expect(cut([6, 9], [7, 12])).toBe('After |<tea>|: run.');
  });

  it('loses nothing, whatever the ranges', () => {
    const range = fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -3, max: 30 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), fc.array(range, { maxLength: 4 }), (whole, ranges) => {
        expect(
          splitByRanges(whole, ranges)
            .map(({ text }) => text)
            .join(''),
        ).toBe(whole);
      }),
    );
  });
});
