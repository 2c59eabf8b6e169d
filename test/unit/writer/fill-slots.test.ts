import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../../worker/domain.ts';
import { type FactCode, factCodes, slotNames } from '../../../worker/writer/entries.ts';
import {
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

const text = (content: string, ownWords: Range[] = []): FilledText => ({ content, ownWords });

describe('values that are known when a text is read', () => {
  it.each([
    ['{done} of {due} days.', '12 of 14 days.'],
    ['{done in words} of {due in words}.', 'Twelve of fourteen.'],
    ['That makes {done in words}.', 'That makes twelve.'],
    ['{lastday} has no mark.', 'Yesterday has no mark.'],
    ['No mark {lastday}.', 'No mark yesterday.'],
    ['Ends on {endday}.', 'Ends on {endday}.'],
    ['{endday in words}', '{endday in words}'],
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
    const said = fillFacts('{done} marked. After {c}: {a}.', {
      c: 'I write {done}',
      a: 'count {due in words}',
    });
    expect(openSlots(said)).toEqual(['done']);
    const read = fillSlots(said, { done: numberValue(5), due: numberValue(6) });
    expect(read.content).toBe('5 marked. After you write {done}: count {due in words}.');
    expect(openSlots(read)).toEqual([]);
  });
});

const phrase = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom(
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
  ),
);
const facts = fc.record(
  Object.fromEntries(factCodes.map((code) => [code, phrase])) as Record<FactCode, typeof phrase>,
);
const pieces = fc.array(
  fc.constantFrom(
    ...factCodes.map((code) => `{${code}}`),
    ...slotNames.map((name) => `{${name}}`),
    '{done in words}',
    'After ',
    '. ',
    ': ',
    '“',
    '? ',
    ' ',
  ),
  { maxLength: 14 },
);
const values = fc.dictionary(
  fc.constantFrom(...slotNames),
  fc.nat(99).map(numberValue),
) as fc.Arbitrary<SlotValues>;

const quoted = 'yrxd';
/** The phrases of a text, as they are to be said. */
const saidIn = (parts: readonly string[], known: Record<FactCode, string>) =>
  parts.flatMap((part) => {
    const [, my, code] = /^\{(my )?(\w)\}$/.exec(part) ?? [];
    if (code === undefined) return [];
    const clean = withoutFinalMarks(known[code as FactCode]);
    return [my !== undefined || quoted.includes(code) ? clean : toSecondPerson(clean)];
  });
const firstUp = (words: string) => {
  const [first = ''] = words;
  return first.toLocaleUpperCase('en') + words.slice(first.length);
};

describe('where the person’s own words stand', () => {
  it('is known exactly, before and after values are filled in', () => {
    fc.assert(
      fc.property(pieces, facts, values, (parts, known, given) => {
        const before = fillFacts(parts.join(''), known);
        for (const { content, ownWords } of [before, fillSlots(before, given)]) {
          const said = saidIn(parts, known);
          const stands = ownWords.map(([start, end]) => content.slice(start, end));
          expect(stands.map(firstUp)).toEqual(said.map(firstUp));
        }
      }),
    );
  });

  it('covers whatever of a text is not ours', () => {
    fc.assert(
      fc.property(pieces, facts, (parts, known) => {
        const { content, ownWords } = fillFacts(parts.join(''), known);
        const ours = splitByRanges(content, ownWords).filter(({ isOwn }) => !isOwn);
        const written = parts.filter((part) => !/^\{(my )?\w\}$/.test(part)).join('');
        expect(ours.map((piece) => piece.text).join('')).toBe(written);
      }),
    );
  });
});

describe('a number in words', () => {
  it.each([
    [0, 'zero'],
    [7, 'seven'],
    [12, 'twelve'],
    [13, 'thirteen'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [25, 'twenty-five'],
    [40, 'forty'],
    [84, 'eighty-four'],
    [99, 'ninety-nine'],
    [100, '100'],
    [365, '365'],
  ])('%i is %j', (value, words) => {
    expect(numberInWords(value)).toBe(words);
  });
});

describe('a text in pieces', () => {
  it.each<[Range[], [string, boolean][]]>([
    [[], [['After tea: run.', false]]],
    [
      [[6, 9]],
      [
        ['After ', false],
        ['tea', true],
        [': run.', false],
      ],
    ],
    [
      [
        [11, 14],
        [6, 9],
      ],
      [
        ['After ', false],
        ['tea', true],
        [': ', false],
        ['run', true],
        ['.', false],
      ],
    ],
    [[[0, 15]], [['After tea: run.', true]]],
    [[[6, 99]], [['After tea: run.', false]]],
    [[[6, 6]], [['After tea: run.', false]]],
    [
      [
        [6, 9],
        [7, 12],
      ],
      [
        ['After ', false],
        ['tea', true],
        [': run.', false],
      ],
    ],
  ])('cut at %j', (ranges, parts) => {
    expect(splitByRanges('After tea: run.', ranges).map((piece) => [piece.text, piece.isOwn])).toEqual(parts);
  });

  it('loses nothing, whatever the ranges', () => {
    const range = fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -3, max: 30 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), fc.array(range, { maxLength: 4 }), (whole, ranges) => {
        expect(
          splitByRanges(whole, ranges)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(whole);
      }),
    );
  });
});
