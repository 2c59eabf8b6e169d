import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countSegments,
  countSeptets,
  cutAtWord,
  SEGMENT_SEPTETS,
  smsTextOf,
  transliterate,
  twoSegmentSeptets,
} from '../../../worker/writer/sms-text.ts';
import { expectEach } from './habits.ts';

const link = 'https://example.org/m/abcdefghijk';
const sentence = (length: number) => `${'a'.repeat(length - 1)}.`;

describe('letters that a text message lacks', () => {
  it.each([
    ['violão', 'violao'],
    ['Saint-Saëns', 'Saint-Saens'],
    ['Zażółć gęślą jaźń', 'Zazolc gesla jazn'],
    ['“go”, she said—‘now’…', '"go", she said-\'now\'...'],
    ['über, señor, Ørsted, à la', 'über, señor, Ørsted, à la'],
    ['đường phố', 'duong pho'],
    ['œuvre, þing', 'oeuvre, thing'],
    ['½ mile, 1¼ cups', '1/2 mile, 1 1/4 cups'],
    ['practice 🎻!', 'practice!'],
    ['“🎻” now', 'now'],
    ['a 🎻 b', 'a b'],
    ['€5 [a] {b} ~', '€5 [a] {b} ~'],
    ['ﬁve km²', 'five km2'],
  ])('%j is folded to %j', (text, plain) => {
    expect(transliterate(text)).toBe(plain);
    expect(countSeptets(plain)).toBeDefined();
  });

  it('never become a "?"', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const plain = transliterate(text.replaceAll(/[?？﹖⁇⁈⁉︖]/gu, ''));
        expect(plain).not.toContain('?');
        expect(countSeptets(plain)).toBeDefined();
      }),
    );
  });

  it.each([
    ['a', 1],
    ['é', 1],
    ['€', 2],
    ['[ok]', 6],
    ['ë', undefined],
  ])('%j takes %s septets', (text, septets) => {
    expect(countSeptets(text)).toBe(septets);
  });
});

describe('a text message', () => {
  it('is the long text, the short one, or two segments of the long one, whatever fits first', () => {
    const sent = (...texts: (string | null)[]) => smsTextOf('Run: ', texts, link);
    expect(sent('After tea: run.', null)).toBe(`Run: After tea: run. ${link}`);
    expect(sent(sentence(120), 'Short.')).toBe(`Run: ${sentence(120)} ${link}`);
    expect(sent(sentence(122), 'Short.')).toBe(`Run: Short. ${link}`);
    expect(sent(sentence(122), null)).toBe(`Run: ${sentence(122)} ${link}`);
    expect(sent(sentence(250), sentence(130))).toBe(`Run: ${sentence(130)} ${link}`);
  });

  it('ends with a whole sentence where two segments are too few', () => {
    const text = `${sentence(150)} ${sentence(100)} ${sentence(60)}`;
    expect(smsTextOf('Run: ', [text], link)).toBe(`Run: ${sentence(150)} ${sentence(100)} ${link}`);
  });

  it('ends with a whole word where one sentence is too long', () => {
    const sent = smsTextOf('Run: ', ['word '.repeat(80)], link);
    expect(sent).toMatch(/^Run: (word )+https/);
    expect(countSegments(sent)).toBe(2);
  });

  it('has room for one segment exactly', () => {
    expect(smsTextOf('', [sentence(SEGMENT_SEPTETS), 'Short.'])).toBe(sentence(SEGMENT_SEPTETS));
    expect(smsTextOf('', [sentence(SEGMENT_SEPTETS + 1), 'Short.'])).toBe('Short.');
    expect(smsTextOf('', [sentence(twoSegmentSeptets)])).toBe(sentence(twoSegmentSeptets));
  });

  it('keeps another script, in its label or its text', () => {
    const english = 'Do it today if you can, and look at the minute before it, too.';
    const mixed = 'After 起床したら, do the very first part of it, and mark it when that is done.';
    const texts = { 'Растяжка: ': 'После кофе: десять минут.', 'تمرين: ': 'بعد القهوة: عشر دقائق.' };
    for (const [label, text] of Object.entries({
      '毎朝ストレッチ: ': english,
      'Stretch: ': mixed,
      ...texts,
    })) {
      const sent = smsTextOf(label, [text], link);
      expect(sent).toBe(`${label}${text} ${link}`);
      expect(sent.length).toBeLessThanOrEqual(134);
    }
  });

  it('says as much as fits of a script without spaces between words', () => {
    const sent = smsTextOf('毎朝: ', ['今日も少し'.repeat(40)], link);
    expect(sent.length).toBe(134);
    expect(sent).toMatch(/^毎朝: (今日も少し)+.* https:/);
    expect(smsTextOf('毎朝: ', ['今日も少しだけ動こう。'.repeat(20)], link)).toMatch(/。 https:/);
  });

  it('folds accents rather than taking the shorter segments', () => {
    expect(smsTextOf('violão: ', ['Depois do café: dez minutos.'])).toBe(
      'violao: Depois do café: dez minutos.',
    );
    expect(smsTextOf('Run 🏃: ', ['Go 🏃 now.'])).toBe('Run: Go now.');
  });

  it('never takes more than two segments, keeps its link whole and asks nothing that was not asked', () => {
    const odd = ['run', 'café.', 'ąść', '🎻', '猫が好き。', '猫', 'кот', '[x]', '“so.”', '{done}'];
    const long = ['x'.repeat(40), 'é'.repeat(200), '猫'.repeat(150)];
    const grapheme = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('?', ''));
    const word = fc.oneof(fc.constantFrom(...odd, ...long), grapheme);
    const words = fc.array(word, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(' '));
    const short = fc.option(words, { nil: null });
    fc.assert(
      fc.property(
        fc.constantFrom('Run: ', '毎朝: ', 'Better Habits: '),
        words,
        short,
        (label, long, brief) => {
          const sent = smsTextOf(label, [long, brief], link);
          expect(sent.endsWith(` ${link}`)).toBe(true);
          if (countSeptets(sent) === undefined) expect(sent.length).toBeLessThanOrEqual(134);
          else expect(Math.min(countSeptets(sent) ?? 0, twoSegmentSeptets)).toBe(countSeptets(sent));
          expect(sent).not.toMatch(/[\r\n]/);
          expect(sent.isWellFormed()).toBe(true);
          expect(sent.startsWith(label.trim())).toBe(true);
        },
      ),
    );
  });
});

it('a cut ends with a whole word, where there is one, and counts in any measure', () => {
  const cut = (row: string) => cutAtWord(row.slice(3), Number(row.slice(0, 2)));
  expectEach(
    cut,
    '13 one two three: one two three, 12 one two three: one two, 06 one - two: one, 04 wonderful: wond',
  );
  expect([cutAtWord('one, two', 6), cutAtWord('', 4), cutAtWord('🎻🎻🎻', 3)]).toEqual(['one', '', '🎻']);
  expect(cutAtWord('[a] [b] [c]', 11, (text) => countSeptets(text) ?? 0)).toBe('[a] [b]');
});

it('a text takes one segment up to 160 signs, then one for each 153', () => {
  const segments = (length: string) => countSegments('a'.repeat(Number(length)));
  expectEach(segments, '0: 1, 160: 1, 161: 2, 306: 2, 307: 3');
});
