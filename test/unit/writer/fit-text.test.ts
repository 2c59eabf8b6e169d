import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanTitle,
  countSegments,
  countSeptets,
  cutAtWord,
  isLinkLike,
  labelOf,
  smsLabelOf,
  smsTextOf,
  transliterate,
  twoSegmentSeptets,
} from '../../../worker/writer/fit-text.ts';
import { renderMessage } from '../../../worker/writer/render-message.ts';
import { expectEach } from './habits.ts';

const visible = (text: string) =>
  [...new Intl.Segmenter('en').segment(text.replace(/[\u2068\u2069]/g, ''))].length;

/** 2026-01-21 is a Wednesday, in week 3 of a campaign that began on January 5. */
const formsOf = (title: string) =>
  renderMessage(
    { title, kind: 'build', lockScreenWords: false },
    {
      ...{ content: 'Go.', ownWords: [], short: null },
      ...{ kind: 'planned', week: 3, localDate: '2026-01-21', condition: null },
    },
  );

it('every channel shows the title as a label before the message', () => {
  const labels = (title: string) => {
    const { email, push, sms } = formsOf(title);
    return [email.subject.split(' · ')[0], push.title, sms.slice(0, sms.indexOf(': '))].join(' | ');
  };
  const cut = 'Practice the Saint-Saëns every single…';
  const long = 'Practice the Saint-Saëns every single evening before dinner';
  expect(labels(long)).toBe(`${cut} | ${cut} | Practice the...`);
  const portuguese = 'estudar violão meia hora';
  expect(labels(portuguese)).toBe(`${portuguese} | ${portuguese} | estudar violao meia...`);
  expect(labels('毎朝ストレッチ')).toBe('毎朝ストレッチ | 毎朝ストレッチ | 毎朝ストレッチ');
  expect(labels('🎻🎻 go!!')).toBe('🎻🎻 go!! | 🎻🎻 go!! | go!!');
  expect(labels('🎻🎻')).toBe('🎻🎻 | 🎻🎻 | Better Habits');
  expect(labels('win at poker-club.example')).toBe('Better Habits | Better Habits | Better Habits');
});

describe('a title', () => {
  it('loses extra spaces, line breaks and invisible characters', () => {
    const cleaned = {
      '  Cello \t \u00a0 bow ': 'Cello bow',
      'Cello\r\nBcc: someone': 'Cello Bcc: someone',
      'Ce\u200bl\ufefflo': 'Cello',
      '\u202eolleC\u202c': 'olleC',
      'Ce\u0000l\u0007lo': 'Cello',
      '👩‍👧 time': '👩‍👧 time',
      نیم‌فاصله: 'نیم‌فاصله',
    };
    expect(Object.keys(cleaned).map(cleanTitle)).toEqual(Object.values(cleaned));
  });

  it('is not shown if it would be a link, a phone number or nothing', () => {
    const nothing = ['', '   ', '\u200b\u200b', '...', '\u202e\n'];
    const links = ['https://evil.example/x', 'www.evil', 'see evil.example', 'EVIL.COM', 'пример.рф'];
    const more = ['write me@evil.example', 'a b.c.d.example/path', 'play at 888.com'];
    for (const title of [...nothing, ...links, ...more, 'call 555 123 4567', '+49 (30) 1234-567'])
      expect([title, labelOf(title), smsLabelOf(title)]).toEqual([title, 'Better Habits', 'Better Habits']);
  });

  it('is shown if marks and numbers only look like that', () => {
    const titles = ['walk at 7:30', 'run 10.5 km', '20 sit-ups, 3 times', 'Dr. Berg’s exercises'];
    for (const title of [...titles, 'at 6 p.m. sharp', '1. stretch 2. run'])
      expect([isLinkLike(title), labelOf(title)]).toEqual([false, title]);
  });
});

describe('a long title', () => {
  it('is cut at the end of a word, or inside the only one', () => {
    const both = (title: string) => `${labelOf(title)} | ${smsLabelOf(title)}`;
    expect(both('x'.repeat(500))).toBe(`${'x'.repeat(39)}… | ${'x'.repeat(19)}...`);
    expect(both('ab '.repeat(160))).toBe(`${'ab '.repeat(13).trim()}… | ${'ab '.repeat(6).trim()}...`);
    expect(both('x'.repeat(22))).toBe(`${'x'.repeat(22)} | ${'x'.repeat(22)}`);
    expect(both('👩‍👧'.repeat(60))).toBe(`${'👩‍👧'.repeat(39)}… | Better Habits`);
    const piano = 'Practice the piano for a little while';
    expect(labelOf(`${piano}, Monday`)).toBe(`${piano}…`);
  });

  it('from right to left is isolated from the text beside it', () => {
    for (const title of ['תרגול צ׳לו', 'Cello تمرين'])
      expect(formsOf(title).email.subject).toMatch(/^\u2068[^\u2068\u2069]+\u2069 · Wednesday, week 3$/);
  });
});

const odd = '\u202e \u2067 \u200b \r\n <b> 🎻 👩‍👧 é شمس 猫 a.bc {done} $&'.split(' ');

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 500, size: 'max' }),
  fc.string({ unit: 'binary', maxLength: 500, size: 'max' }),
  fc.array(fc.constantFrom(...odd, ' ', '+1 555', '%0a')).map((parts) => parts.join('')),
);

it('any title makes a one-line label of at most 40 characters, 24 in a text message, without control characters', () => {
  fc.assert(
    fc.property(hostile, (title) => {
      const label = labelOf(title);
      expect(label.trim()).not.toBe('');
      expect(visible(label)).toBeLessThanOrEqual(40);
      expect(label).not.toMatch(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066\u2067\ufeff]/u);
      expect(isLinkLike(label)).toBe(false);
      const short = smsLabelOf(title);
      expect(short.trim()).not.toBe('');
      expect(visible(`${short}: `)).toBeLessThanOrEqual(24);
      if (countSeptets(short) !== undefined) expect(countSeptets(`${short}: `)).toBeLessThanOrEqual(24);
      if (!title.includes('?')) expect(short).not.toContain('?');
      expect(short).not.toMatch(/[\r\n]/);
    }),
  );
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
