import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HabitKind } from '../../../worker/domain.ts';
import { cleanTitle, isLinkLike, labelOf, smsLabelOf } from '../../../worker/writer/labels.ts';
import { messageForms } from '../../../worker/writer/message-forms.ts';
import { countSeptets } from '../../../worker/writer/sms-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const visible = (text: string) => [...graphemes.segment(text.replace(/[\u2068\u2069]/g, ''))].length;

/** 2026-01-21 is a Wednesday, in week 3 of a campaign that began on January 5. */
const formsOf = (title: string, condition: string | null = null, kind: HabitKind = 'build') =>
  messageForms(
    { title, kind, lockScreenWords: false },
    {
      content: 'Go.',
      ownWords: [],
      short: null,
      kind: 'planned',
      week: 3,
      localDate: '2026-01-21',
      condition,
    },
  );
const startOf = (sms: string) => sms.slice(0, sms.indexOf(': ') + 2);

describe('a title as a label', () => {
  it.each([
    ['Cello', null, 'Cello · Wednesday, week 3', 'Cello', 'Cello: '],
    [
      'Practice the Saint-Saëns every single evening before dinner',
      null,
      'Practice the Saint-Saëns every single… · Wednesday, week 3',
      'Practice the Saint-Saëns every single…',
      'Practice the...: ',
    ],
    [
      'estudar violão meia hora',
      null,
      'estudar violão meia hora · Wednesday, week 3',
      'estudar violão meia hora',
      'estudar violao meia...: ',
    ],
    ['毎朝ストレッチ', null, '毎朝ストレッチ · Wednesday, week 3', '毎朝ストレッチ', '毎朝ストレッチ: '],
    ['call papa', 'first', 'call papa · first message', 'call papa', 'call papa: '],
    ['🎻🎻 practice!!', 'half', '🎻🎻 practice!! · halfway', '🎻🎻 practice!!', 'practice!!: '],
    ['🎻🎻', null, '🎻🎻 · Wednesday, week 3', '🎻🎻', 'Better Habits: '],
    [
      'win at poker-club.example',
      null,
      'Better Habits · Wednesday, week 3',
      'Better Habits',
      'Better Habits: ',
    ],
  ])(
    '%j (%s) stands before the message in every channel',
    (title, condition, subject, pushTitle, smsStart) => {
      const { email, push, sms } = formsOf(title, condition);
      expect(email.subject).toBe(subject);
      expect(push.title).toBe(pushTitle);
      expect(startOf(sms)).toBe(smsStart);
    },
  );

  it.each<[string, HabitKind]>([
    ['stop drinking alone', 'reduce'],
    ['grief', 'recover'],
    ['lithium', 'dose'],
    ['make it stop', 'danger'],
  ])('%j is private: nothing shows it', (title, kind) => {
    const { email, push, sms } = formsOf(title, null, kind);
    expect(email.subject).toBe('A message from Better Habits');
    expect(push.title).toBe('Better Habits');
    expect(startOf(sms)).toBe('Better Habits: ');
  });
});

describe('a title is cleaned', () => {
  it.each([
    ['  Cello  ', 'Cello'],
    ['Cello\r\nBcc: someone', 'Cello Bcc: someone'],
    ['Cello\u2028and\u2029bow', 'Cello and bow'],
    ['Cello \t \u00a0 bow', 'Cello bow'],
    ['Ce\u200bl\ufefflo', 'Cello'],
    ['\u202eolleC\u202c', 'olleC'],
    ['\u2066Cello\u2069\u200e\u200f', 'Cello'],
    ['Ce\u0000l\u0007lo', 'Cello'],
    ['a \u200b b', 'a b'],
    ['👩‍👧 time', '👩‍👧 time'],
    ['نیم‌فاصله', 'نیم‌فاصله'],
    ['SHOUT, then wHisper', 'SHOUT, then wHisper'],
  ])('%j reads %j', (title, clean) => {
    expect(cleanTitle(title)).toBe(clean);
  });

  it.each([
    '',
    '   ',
    '\u200b\u200b',
    '...',
    '\u202e\n',
    'https://evil.example/x',
    'www.evil',
    'see evil.example',
    'EVIL.COM',
    'пример.рф',
    'write me@evil.example',
    'call 555 123 4567',
    '+49 (30) 1234-567',
    'a b.c.d.example/path',
    'play at 888.com',
  ])('%j is not shown: it would be a link, a number to call, or nothing', (title) => {
    expect(labelOf(title)).toBe('Better Habits');
    expect(smsLabelOf(title)).toBe('Better Habits');
  });

  it.each([
    'walk at 7:30',
    'run 10.5 km',
    '20 sit-ups, 3 times',
    'Dr. Berg’s exercises',
    'at 6 p.m. sharp',
    '1. stretch 2. run',
  ])('%j is a title like any other', (title) => {
    expect(isLinkLike(title)).toBe(false);
    expect(labelOf(title)).toBe(title);
  });
});

describe('a long title', () => {
  it.each([
    ['x'.repeat(500), `${'x'.repeat(39)}…`, `${'x'.repeat(19)}...`],
    ['ab '.repeat(160), `${'ab '.repeat(13).trim()}…`, `${'ab '.repeat(6).trim()}...`],
    [`${'x'.repeat(40)}`, 'x'.repeat(40), `${'x'.repeat(19)}...`],
    [`${'x'.repeat(22)}`, 'x'.repeat(22), 'x'.repeat(22)],
    ['👩‍👧'.repeat(60), `${'👩‍👧'.repeat(39)}…`, 'Better Habits'],
    [
      'ストレッチ'.repeat(20),
      `${'ストレッチ'.repeat(8).slice(0, 39)}…`,
      `${'ストレッチ'.repeat(8).slice(0, 19)}...`,
    ],
  ])('%j is cut at the end of a word, or inside the only one', (title, label, smsLabel) => {
    expect(labelOf(title)).toBe(label);
    expect(smsLabelOf(title)).toBe(smsLabel);
  });

  it('drops a comma where it is cut', () => {
    expect(labelOf('Practice the piano for a little while, Monday')).toBe(
      'Practice the piano for a little while…',
    );
  });

  it.each(['תרגול צ׳לו', 'تمرين التشيلو كل مساء قبل العشاء وبعد العمل', 'Cello تمرين'])(
    '%j, which runs from right to left, is kept apart from what stands beside it',
    (title) => {
      expect(labelOf(title)).toMatch(/^\u2068[^\u2068\u2069]+\u2069$/);
      expect(formsOf(title).email.subject).toMatch(/^\u2068[^\u2068\u2069]+\u2069 · Wednesday, week 3$/);
    },
  );
});

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 500 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc
    .array(
      fc.constantFrom(
        '\u202e',
        '\u2067',
        '\u200b',
        '\r\n',
        '<b>',
        '🎻',
        '👩‍👧',
        'é',
        'شمس',
        '猫',
        'a.bc',
        '{done}',
        '$&',
        ' ',
        '+1 555',
        '%0a',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('any title', () => {
  it('makes a label of one line, without marks of direction, at most 40 signs', () => {
    fc.assert(
      fc.property(hostile, (title) => {
        const label = labelOf(title);
        expect(label.trim()).not.toBe('');
        expect(visible(label)).toBeLessThanOrEqual(40);
        expect(label).not.toMatch(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066\u2067\ufeff]/u);
        expect(isLinkLike(label)).toBe(false);
      }),
    );
  });

  it('makes the start of a text message with at most 24 signs, and no "?" that was not there', () => {
    fc.assert(
      fc.property(hostile, (title) => {
        const label = smsLabelOf(title);
        expect(label.trim()).not.toBe('');
        expect(visible(`${label}: `)).toBeLessThanOrEqual(24);
        if (countSeptets(label) !== undefined) expect(countSeptets(`${label}: `)).toBeLessThanOrEqual(24);
        if (!title.includes('?')) expect(label).not.toContain('?');
        expect(label).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
