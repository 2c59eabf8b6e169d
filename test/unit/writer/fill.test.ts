import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../../worker/domain.ts';
import { type FactCode, factCodes, valueNames } from '../../../worker/writer/entries.ts';
import {
  capitalize,
  type FilledText,
  fillFacts,
  fillValues,
  numberInWords,
  numberValue,
  openValues,
  splitByRanges,
  type TextValues,
  toSecondPerson,
  withoutFinalMarks,
} from '../../../worker/writer/fill.ts';
import {
  countSegments,
  countSeptets,
  cutAtWord,
  smsTextOf,
  transliterate,
  twoSegmentSeptets,
} from '../../../worker/writer/fit-text.ts';
import { expectEach, rosa } from './habits.ts';

const filled = (text: string, facts = {}) => fillFacts(text, { ...rosa, ...facts }).content;

it('a phrase in the first person turns to the second, and one that only looks like it stays', () => {
  expectEach(toSecondPerson, 'I hang up my coat: you hang up your coat, My alarm rings: Your alarm rings');
  expectEach(toSecondPerson, 'I’ll be late: you’ll be late, I’d rather sleep: you’d rather sleep');
  expectEach(toSecondPerson, "I'm tired: you’re tired, I’ve eaten: you’ve eaten, (I swim): (you swim)");
  expectEach(toSecondPerson, 'I am tired: you are tired, when I was late: when you were late');
  expectEach(toSecondPerson, 'my kids wake me: your kids wake you, I wash myself: you wash yourself');
  expectEach(toSecondPerson, 'I take the 7 am train: you take the 7 am train, I call Mya: you call Mya');
  const others = ['am Abend', 'me levanto', 'I’mpossible', 'Mia and Ivy call', 'O’My’s pub', 'army drill'];
  const more = ['the meter is read', 'Amy comes home', 'the 7 am train leaves', 'Myra rings'];
  expect([...others, ...more].map(toSecondPerson)).toEqual([...others, ...more]);
});

describe('the person’s words in a text', () => {
  it('start a sentence with a capital, even after a quotation mark', () => {
    const texts = {
      '{c}, then {s}.': 'You hang up your coat, then four long bow strokes.',
      'Small today. {s} is enough.': 'Small today. Four long bow strokes is enough.',
      'Wait… {s}. “Now.” {s}.': 'Wait… Four long bow strokes. “Now.” Four long bow strokes.',
      'Ready? {s}. Today: {s}.': 'Ready? Four long bow strokes. Today: four long bow strokes.',
      '“{r}.” That was you.': '“Tune it and leave it on the stand.” That was you.',
      'You said: “{r}.”': 'You said: “tune it and leave it on the stand.”',
      '{done} of {due}: {s}.': '{done} of {due}: four long bow strokes.',
    };
    expect(Object.keys(texts).map((text) => filled(text))).toEqual(Object.values(texts));
    expectEach(capitalize, 'über den Fluss: Über den Fluss, 10 pages: 10 pages, 起きる: 起きる');
  });

  it('never double “just”', () => {
    const said = (a: string) => filled('Today, just {a}. Just {a}.', { a });
    expect(said('write 300 words')).toBe('Today, just write 300 words. Just write 300 words.');
    expect(said('just floss')).toBe('Today, just floss. Just floss.');
  });

  it('stay in the first person in reasons, next steps, restarts and the description', () => {
    const facts = { y: 'I miss him', r: 'I call my dad', x: 'I’ll run', d: 'I want my evenings' };
    const said = '“I miss him”, “I call my dad”, “I’ll run”, “I want my evenings”';
    expect(filled('“{y}”, “{r}”, “{x}”, “{d}”', facts)).toBe(said);
  });

  it('lose punctuation at the end', () => {
    for (const marks of ['.', '...', '!!', '?', ' …', ' ;,: '])
      expect(filled('After {c}: go.', { c: `  I swim${marks}` })).toBe('After you swim: go.');
    expect(withoutFinalMarks('起きたら。')).toBe('起きたら');
    expect(withoutFinalMarks('read (a bit), then “rest”')).toBe('read (a bit), then “rest”');
  });

  it('appear as typed, even if they look like placeholders', () => {
    for (const phrase of ['{done in words}', ...'{done} {a} {label} $& $1 $` {{c}} }{ { \\u0041'.split(' ')])
      expect(filled('So {a} and {s}.', { a: phrase, s: phrase })).toBe(`So ${phrase} and ${phrase}.`);
  });

  it('go without the cue after a thought if cue and act are long', () => {
    const c = 'I have dropped my youngest at daycare and the car is quiet';
    const a = 'run to the lighthouse and come back along the beach';
    const text = 'Slow counts.\nAfter {c}, {a}.';
    expect(filled(text, { c: 'I wake up', a: 'stretch' })).toBe('Slow counts.\nAfter you wake up, stretch.');
    expect(filled(text, { c, a })).toBe(`Slow counts.\nToday: ${a}.`);
  });

  it('raise an error that names a missing fact', () => {
    expect(() => fillFacts('When {n}: go.', { c: 'I wake up' })).toThrow(/"n".*When \{n\}/);
  });
});

describe('values filled in when a text is read', () => {
  const text = (content: string): FilledText => ({ content, ownWords: [] });

  it('are figures, or words if the text asks for that', () => {
    const values = { done: numberValue(12), due: numberValue(14), lastday: { text: 'yesterday' } };
    const read = (template: string) => fillValues(text(template), values).content;
    expect(read('{done in words} of {due}. That makes {done in words}.')).toBe(
      'Twelve of 14. That makes twelve.',
    );
    expect(read('{lastday} has no mark. No mark {lastday}.')).toBe(
      'Yesterday has no mark. No mark yesterday.',
    );
    expect(read('Ends on {endday}. {nothing} and {c}')).toBe('Ends on {endday}. {nothing} and {c}');
    const words = ['zero', 'twelve', 'twenty', 'twenty-one', 'ninety-nine', '100'];
    expect([0, 12, 20, 21, 99, 100].map(numberInWords)).toEqual(words);
  });

  it('are never filled into the person’s own words', () => {
    const facts = { c: 'I write {done}', a: 'count {due in words}' };
    const said = fillFacts('{done} marked. After {c}: {a}.', facts);
    expect(openValues(said)).toEqual(['done']);
    const read = fillValues(said, { done: numberValue(5), due: numberValue(6) });
    expect(read.content).toBe('5 marked. After you write {done}: count {due in words}.');
    expect(openValues(read)).toEqual([]);
  });
});

describe('the place of the person’s own words', () => {
  const odd = ['I hang up my coat', '{done}', '{a}', '$&', 'ﬁsh', 'ßa', '{due in words}'];
  const phrase = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom(...odd),
  );
  const facts = fc.record(
    Object.fromEntries(factCodes.map((code) => [code, phrase])) as Record<FactCode, typeof phrase>,
  );
  const placeholders = [...factCodes, ...valueNames, 'done in words'].map((name) => `{${name}}`);
  const pieces = fc.array(fc.constantFrom(...placeholders, 'After ', '. ', ': ', '“', '? ', ' '), {
    maxLength: 14,
  });
  const known = fc.dictionary(
    fc.constantFrom(...valueNames),
    fc.nat(99).map(numberValue),
  ) as fc.Arbitrary<TextValues>;

  /** The phrases of a text, as they are to be said. */
  const saidIn = (parts: readonly string[], told: Record<FactCode, string>) =>
    parts.flatMap((part) => {
      const code = /^\{(\w)\}$/.exec(part)?.[1];
      if (code === undefined) return [];
      const clean = withoutFinalMarks(told[code as FactCode]);
      return ['yrxd'.includes(code) ? clean : toSecondPerson(clean)];
    });
  const firstUp = ([first = '', ...rest]: string) => first.toLocaleUpperCase('en') + rest.join('');

  it('is exact before and after values are filled in, and covers all that is not ours', () => {
    fc.assert(
      fc.property(pieces, facts, known, (parts, told, values) => {
        const before = fillFacts(parts.join(''), told);
        for (const { content, ownWords } of [before, fillValues(before, values)]) {
          const stands = ownWords.map(([start, end]) => content.slice(start, end));
          expect(stands.map(firstUp)).toEqual(saidIn(parts, told).map(firstUp));
        }
        const ours = splitByRanges(before.content, before.ownWords).filter(({ isOwn }) => !isOwn);
        const written = parts.filter((part) => !/^\{\w\}$/.test(part)).join('');
        expect(ours.map((piece) => piece.text).join('')).toBe(written);
      }),
    );
  });

  it('splits a text into pieces, ignoring invalid ranges', () => {
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
});

const link = 'https://example.org/m/abcdefghijk';
const sentence = (length: number) => `${'a'.repeat(length - 1)}.`;

it('letters outside GSM-7 become the nearest ones in it, and signs without a match are dropped', () => {
  const folded = {
    ...{ violão: 'violao', 'Saint-Saëns': 'Saint-Saens', 'Zażółć gęślą jaźń': 'Zazolc gesla jazn' },
    ...{ '“go”, she said—‘now’…': '"go", she said-\'now\'...', 'đường phố': 'duong pho' },
    ...{ 'über, señor, Ørsted, à la': 'über, señor, Ørsted, à la', 'œuvre, þing': 'oeuvre, thing' },
    ...{ '½ mile, 1¼ cups': '1/2 mile, 1 1/4 cups', 'practice 🎻!': 'practice!', '“🎻” now': 'now' },
    ...{ 'a 🎻 b': 'a b', '€5 [a] {b} ~': '€5 [a] {b} ~', 'ﬁve km²': 'five km2' },
  };
  expect(Object.keys(folded).map(transliterate)).toEqual(Object.values(folded));
  expect(['a', 'é', '€', '[ok]', 'ë'].map(countSeptets)).toEqual([1, 1, 2, 6, undefined]);
});

describe('a text message', () => {
  it('is the long text, else the short one, else the long one in two segments', () => {
    const sent = (...texts: (string | null)[]) => smsTextOf('Run: ', texts, link);
    expect(sent('After tea: run.', null)).toBe(`Run: After tea: run. ${link}`);
    expect(sent(sentence(121), 'Short.')).toBe(`Run: ${sentence(121)} ${link}`);
    expect(sent(sentence(122), 'Short.')).toBe(`Run: Short. ${link}`);
    expect(sent(sentence(122), null)).toBe(`Run: ${sentence(122)} ${link}`);
    expect(sent(sentence(250), sentence(130))).toBe(`Run: ${sentence(130)} ${link}`);
  });

  it('that needs more than two segments is cut after a whole sentence, or a whole word', () => {
    const text = `${sentence(150)} ${sentence(100)} ${sentence(60)}`;
    expect(smsTextOf('Run: ', [text], link)).toBe(`Run: ${sentence(150)} ${sentence(100)} ${link}`);
    const sent = smsTextOf('Run: ', ['word '.repeat(80)], link);
    expect(sent).toMatch(/^Run: (word )+https/);
    expect(countSegments(sent)).toBe(2);
  });

  it('keeps another script in its label or text, as far as it fits', () => {
    const english = 'Do it today if you can, and look at the minute before it, too.';
    const texts = { '毎朝ストレッチ: ': english, 'Растяжка: ': 'После кофе: десять минут.' };
    for (const [label, text] of Object.entries(texts))
      expect(smsTextOf(label, [text], link)).toBe(`${label}${text} ${link}`);
    const sent = smsTextOf('毎朝: ', ['今日も少し'.repeat(40)], link);
    expect(sent.length).toBe(134);
    expect(sent).toMatch(/^毎朝: (今日も少し)+.* https:/);
    expect(smsTextOf('毎朝: ', ['今日も少しだけ動こう。'.repeat(20)], link)).toMatch(/。 https:/);
  });

  it('drops accents rather than use shorter segments', () => {
    expect(smsTextOf('violão: ', ['Depois do café: dez.'])).toBe('violao: Depois do café: dez.');
    expect(smsTextOf('Run 🏃: ', ['Go 🏃 now.'])).toBe('Run: Go now.');
  });

  it('takes at most two segments, keeps its link whole and gains no question mark', () => {
    const odd = ['run', 'café.', 'ąść', '🎻', '猫が好き。', '猫', 'кот', '[x]', '“so.”', '{done}'];
    const long = ['x'.repeat(40), 'é'.repeat(200), '猫'.repeat(150)];
    const grapheme = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('?', ''));
    const word = fc.oneof(fc.constantFrom(...odd, ...long), grapheme);
    const words = fc
      .array(word, { minLength: 1, maxLength: 60, size: 'max' })
      .map((parts) => parts.join(' '));
    const short = fc.option(words, { nil: null });
    fc.assert(
      fc.property(fc.constantFrom('Run: ', '毎朝: '), words, short, (label, long, brief) => {
        const sent = smsTextOf(label, [long, brief], link);
        expect(sent.endsWith(` ${link}`)).toBe(true);
        if (countSeptets(sent) === undefined) expect(sent.length).toBeLessThanOrEqual(134);
        else expect(Math.min(countSeptets(sent) ?? 0, twoSegmentSeptets)).toBe(countSeptets(sent));
        // A folded letter must not become a question mark.
        expect(sent).not.toMatch(/[\r\n?]/);
        expect(sent.isWellFormed()).toBe(true);
        expect(sent.startsWith(label.trim())).toBe(true);
      }),
    );
  });
});

it('a cut ends with a whole word if possible, in any measure', () => {
  const cut = (row: string) => cutAtWord(row.slice(3), Number(row.slice(0, 2)));
  expectEach(cut, '13 one two three: one two three, 12 one two three: one two, 06 one - two: one');
  expect(cutAtWord('wonderful', 4)).toBe('wond');
  expect([cutAtWord('one, two', 6), cutAtWord('', 4), cutAtWord('🎻🎻🎻', 3)]).toEqual(['one', '', '🎻']);
  expect(cutAtWord('[a] [b] [c]', 11, (text) => countSeptets(text) ?? 0)).toBe('[a] [b]');
});

it('a text takes one segment up to 160 characters, then one for every 153', () => {
  const segments = (length: string) => countSegments('a'.repeat(Number(length)));
  expectEach(segments, '0: 1, 160: 1, 161: 2, 306: 2, 307: 3');
});
