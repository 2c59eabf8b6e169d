import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  factCodes,
  parseEntries,
  parseOutline,
  placeholderPattern,
  readPlaceholder,
} from '../../../worker/writer/entries.ts';
import {
  cleanTitle,
  countSeptets,
  isLinkLike,
  labelOf,
  smsLabelOf,
} from '../../../worker/writer/fit-text.ts';
import { renderMessage } from '../../../worker/writer/render-message.ts';

const placeholdersIn = (text: string) => [...text.matchAll(placeholderPattern)].map(readPlaceholder);

describe('a file of texts', () => {
  it('holds entries with their slot, facts, tags and short form', () => {
    const source = `# Week 6

[w6.wed ns] When {n}: {s}. Decide it now, use it when it comes.
> When {n}: {s}. Decide it now.
  [missed-1/2 daily evening no-cs] No mark yesterday.  `;
    expect(parseEntries('build/direct', source)).toEqual([
      {
        ...{ key: 'build/direct:w6.wed+ns', thought: 'build/direct:w6.wed', slot: 'w6.wed', wording: 1 },
        ...{ needs: ['n', 's'], line: 3, without: [], daily: false, daypart: null },
        text: 'When {n}: {s}. Decide it now, use it when it comes.',
        short: 'When {n}: {s}. Decide it now.',
      },
      {
        ...{
          key: 'build/direct:missed-1/2',
          thought: 'build/direct:missed-1/2',
          slot: 'missed-1',
          wording: 2,
        },
        ...{
          needs: [],
          line: 5,
          without: ['c', 's'],
          daily: true,
          daypart: 'evening',
          text: 'No mark yesterday.',
          short: null,
        },
      },
    ]);
  });

  it('is rejected with the number of the wrong line', () => {
    const wrong = {
      'Just words.': '1 Expected',
      '\n[] Text': '2 Expected',
      '# note\n\n> Short': '3 .*short text follows',
      '[w1.mon] Text\n> Short\n> Again': '3 .*short text follows',
      '[w1.mon] Text\n[w1.tue cq] Text': '2 .*"cq"',
      '[w1.mon dialy] Text': '1 .*"dialy"',
      '[w1.mon no-q] Text': '1 .*"q"',
      '[missed-1/1.5] Text': '1 .*"1.5"',
    };
    for (const [source, problem] of Object.entries(wrong))
      expect(() => parseEntries('build/warm', source)).toThrow(new RegExp(`^build/warm:${problem}`));
  });

  it('for doing less also gets wordings for people who named no moment', () => {
    const source = `[w1.tue ca] It’s quick. When {c}, {a}.
> Quick: when {c}, {a}.
[w1.wed ca] Early is easy. When {c}, {a}.
[w1.wed a] Easy: {a}.`;
    const [derived, ...others] = parseEntries('reduce/warm', source).slice(3);
    expect(others).toEqual([]);
    expect(derived).toMatchObject({
      ...{ key: 'reduce/warm:w1.tue+a', needs: ['a'], without: ['c'] },
      ...{ text: 'It’s quick. When it comes up: {a}.', short: 'Quick: when it comes up, {a}.' },
    });
  });
});

it('a placeholder stands for a fact or a value, perhaps in words, or is ignored', () => {
  for (const code of factCodes) expect(placeholdersIn(`{${code}}`)).toEqual([{ kind: 'fact', code }]);
  expect(placeholdersIn('{done} {done in words}')).toEqual([
    { kind: 'value', name: 'done', inWords: false },
    { kind: 'value', name: 'done', inWords: true },
  ]);
  const found = placeholdersIn('{q} {label} {my done} {c in words} {DONE}');
  expect(found.filter((one) => one !== undefined)).toEqual([]);
});

it('an outline gives the purpose of each slot, or is rejected with the number of the wrong line', () => {
  const source = `# Week 6
[w6.wed] ns n s · 1.2 8.7 · core
The if-then.
[w6.sun] - · 1.5 · open
Did it turn up?
[w6.tue] ca · 8.3
Plain.`;
  const usual = { core: false, open: false, plain: false };
  const wed = { slot: 'w6.wed', variants: [['s', 'n'], ['n'], ['s']], techniques: ['1.2', '8.7'] };
  const tue = { slot: 'w6.tue', variants: [['c', 'a']], techniques: ['8.3'], purpose: 'Plain.' };
  expect(parseOutline('build/outline', source)).toEqual([
    { ...usual, ...wed, core: true, purpose: 'The if-then.' },
    { ...usual, slot: 'w6.sun', variants: [], techniques: ['1.5'], open: true, purpose: 'Did it turn up?' },
    { ...usual, ...tue, plain: true },
  ]);
  const wrong = {
    '[w6.wed] ns': 1,
    '# note\n[w6.wed] · 1.2\nPurpose': 2,
    '[a] c · 1.2\nP\n[b] c · 1.2\n\nLate': 3,
  };
  for (const [lines, line] of Object.entries(wrong))
    expect(() => parseOutline('build/outline', lines)).toThrow(new RegExp(`^build/outline:${line} Expected`));
});

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
