import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HabitKind } from '../../../worker/domain.ts';
import { streakOfDays } from '../../../worker/progress/progress.rules.ts';
import { contentFiles } from '../../../worker/writer/content.ts';
import {
  factCodes,
  parseEntries,
  placeholderPattern,
  readPlaceholder,
} from '../../../worker/writer/entries.ts';
import { historyOf, weakWeekday } from '../../../worker/writer/history.ts';
import { cleanTitle, isLinkLike, labelOf, smsLabelOf } from '../../../worker/writer/labels.ts';
import { messageForms } from '../../../worker/writer/message-forms.ts';
import { parseOutline } from '../../../worker/writer/outline.ts';
import { countSeptets } from '../../../worker/writer/sms-text.ts';
import { daily, dateOf, daysOf, expectEach, historyAfter, threeAWeek } from './habits.ts';

const placeholdersIn = (text: string) => [...text.matchAll(placeholderPattern)].map(readPlaceholder);

describe('a file of texts', () => {
  it('holds entries with their slot, facts, tags and short form', () => {
    const source = `# Week 6

[w6.wed ns] When {n}: {s}. Decide it now, use it when it comes.
> When {n}: {s}. Decide it now.
  [missed-1/2 daily evening no-cs] No mark yesterday.  `;
    expect(parseEntries('build/direct', source)).toEqual([
      {
        ...{ key: 'build/direct:w6.wed+ns', slot: 'w6.wed', wording: 1, needs: ['n', 's'], line: 3 },
        ...{ without: [], daily: false, daypart: null },
        text: 'When {n}: {s}. Decide it now, use it when it comes.',
        short: 'When {n}: {s}. Decide it now.',
      },
      {
        ...{ key: 'build/direct:missed-1/2', slot: 'missed-1', wording: 2, needs: [], line: 5 },
        ...{ without: ['c', 's'], daily: true, daypart: 'evening', text: 'No mark yesterday.', short: null },
      },
    ]);
  });

  it.each([
    ['Just words.', 1, 'Expected'],
    ['[w1.mon]', 1, 'Expected'],
    ['[w1.mon No end', 1, 'Expected'],
    ['\n[] Text', 2, 'Expected'],
    ['# note\n\n> Short without a text', 3, 'short text follows'],
    ['[w1.mon] Text\n> Short\n> Short again', 3, 'short text follows'],
    ['[w1.mon] Text\n[w1.tue cq] Text', 2, '"cq"'],
    ['[w1.mon dialy] Text', 1, '"dialy"'],
    ['[w1.mon no-q] Text', 1, '"q"'],
    ['[missed-1/0] Text', 1, '"0"'],
    ['[missed-1/two] Text', 1, '"two"'],
    ['[missed-1/1.5] Text', 1, '"1.5"'],
  ])('%j is refused with its line', (source, line, problem) => {
    expect(() => parseEntries('build/warm', source)).toThrow(new RegExp(`^build/warm:${line} .*${problem}`));
  });

  it('gives a plan for doing less without its moment to people who told none', () => {
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

  it('tells its entries apart by their keys, and says the facts that its texts want', () => {
    const factsIn = (text: string) =>
      placeholdersIn(text).flatMap((one) => (one?.kind === 'fact' ? [one.code] : []));
    for (const [file, source] of Object.entries(contentFiles)) {
      const entries = parseEntries(file, source);
      const keys = entries.map(({ key, daily, daypart }) => `${key} ${daily} ${daypart}`);
      expect([file, new Set(keys).size]).toEqual([file, Math.max(keys.length, 1)]);
      expect(keys.filter((key) => !key.startsWith(`${file}:`))).toEqual([]);
      for (const { key, needs, text, short } of entries) {
        expect([key, new Set(factsIn(text))]).toEqual([key, new Set(needs)]);
        expect(needs, key).toEqual(expect.arrayContaining(factsIn(short ?? '')));
      }
    }
  });
});

describe('a placeholder', () => {
  it('stands for a fact or a value, which may be a number in words', () => {
    for (const code of factCodes) expect(placeholdersIn(`{${code}}`)).toEqual([{ kind: 'fact', code }]);
    expect(placeholdersIn('{done} {done in words}')).toEqual([
      { kind: 'slot', name: 'done', inWords: false },
      { kind: 'slot', name: 'done', inWords: true },
    ]);
  });

  it('that is not known stands for nothing', () => {
    const found = placeholdersIn('{q} {label} {my done} {c in words} {DONE}');
    expect(found.filter((one) => one !== undefined)).toEqual([]);
  });
});

describe('an outline', () => {
  it('says of each slot what its text is for', () => {
    const source = `# Week 6
[w6.wed] ns n s · 1.2 8.7 · core
The if-then.
[w6.sun] - · 1.5 · open
Did it turn up?
[w6.tue] ca · 8.3
Plain.`;
    const usual = { core: false, open: false, plain: false };
    const variants = [['s', 'n'], ['n'], ['s']];
    expect(parseOutline('build/outline', source)).toEqual([
      { ...usual, slot: 'w6.wed', variants, techniques: ['1.2', '8.7'], core: true, purpose: 'The if-then.' },
      { ...usual, slot: 'w6.sun', variants: [], techniques: ['1.5'], open: true, purpose: 'Did it turn up?' },
      {
        ...usual,
        slot: 'w6.tue',
        variants: [['c', 'a']],
        techniques: ['8.3'],
        plain: true,
        purpose: 'Plain.',
      },
    ]);
  });

  it.each([
    ['[w6.wed] ns', 1],
    ['[w6.wed] ns · 1.2', 1],
    ['# note\n[w6.wed] · 1.2\nPurpose', 2],
    ['[a] c · 1.2\nPurpose\n[b] c · 1.2\n\nToo late', 3],
  ])('%j is refused with its line', (source, line) => {
    expect(() => parseOutline('build/outline', source)).toThrow(
      new RegExp(`^build/outline:${line} Expected`),
    );
  });
});

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
  const everywhere = (title: string, condition?: string) => {
    const { email, push, sms } = formsOf(title, condition);
    return [email.subject.split(' · ')[0], push.title, startOf(sms)];
  };

  it('stands before the message in every channel', () => {
    const cut = 'Practice the Saint-Saëns every single…';
    const long = 'Practice the Saint-Saëns every single evening before dinner';
    expect(everywhere('Cello')).toEqual(['Cello', 'Cello', 'Cello: ']);
    expect(everywhere(long)).toEqual([cut, cut, 'Practice the...: ']);
    const portuguese = 'estudar violão meia hora';
    expect(everywhere(portuguese)).toEqual([portuguese, portuguese, 'estudar violao meia...: ']);
    expect(everywhere('毎朝ストレッチ')).toEqual(['毎朝ストレッチ', '毎朝ストレッチ', '毎朝ストレッチ: ']);
    expect(everywhere('🎻🎻 go!!')).toEqual(['🎻🎻 go!!', '🎻🎻 go!!', 'go!!: ']);
    expect(everywhere('🎻🎻')).toEqual(['🎻🎻', '🎻🎻', 'Better Habits: ']);
    const link = 'win at poker-club.example';
    expect(everywhere(link)).toEqual(['Better Habits', 'Better Habits', 'Better Habits: ']);
  });

  it('is shown nowhere where the kind is private', () => {
    for (const kind of ['reduce', 'recover', 'dose', 'danger'] as const) {
      const { email, push, sms } = formsOf('stop drinking alone', null, kind);
      expect(email.subject).toBe('A message from Better Habits');
      expect([push.title, startOf(sms)]).toEqual(['Better Habits', 'Better Habits: ']);
    }
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

  it('is not shown where it would be a link, a number to call, or nothing', () => {
    const nothing = ['', '   ', '\u200b\u200b', '...', '\u202e\n'];
    const links = ['https://evil.example/x', 'www.evil', 'see evil.example', 'EVIL.COM', 'пример.рф'];
    const more = ['write me@evil.example', 'a b.c.d.example/path', 'play at 888.com'];
    for (const title of [...nothing, ...links, ...more, 'call 555 123 4567', '+49 (30) 1234-567'])
      expect([title, labelOf(title), smsLabelOf(title)]).toEqual([title, 'Better Habits', 'Better Habits']);
  });

  it('is shown where marks and numbers only look like that', () => {
    const titles = ['walk at 7:30', 'run 10.5 km', '20 sit-ups, 3 times', 'Dr. Berg’s exercises'];
    for (const title of [...titles, 'at 6 p.m. sharp', '1. stretch 2. run'])
      expect([isLinkLike(title), labelOf(title)]).toEqual([false, title]);
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

const odd = [
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
];

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 500 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.array(fc.constantFrom(...odd, ' ', '+1 555', '%0a')).map((parts) => parts.join('')),
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

describe('how a campaign has gone', () => {
  it.each([
    ['', { done: 0, due: 0, missed: 0, kept: 0, streak: 0 }],
    ['d', { done: 1, due: 1, missed: 0, kept: 1, streak: 1 }],
    ['m', { done: 0, due: 1, missed: 1, kept: 0, streak: 0 }],
    ['ddm', { done: 2, due: 3, missed: 1, kept: 0, streak: 2 }],
    ['mmd', { done: 1, due: 3, missed: 0, kept: 1, streak: 1 }],
    ['dmmm', { done: 1, due: 4, missed: 3, kept: 0, streak: 0 }],
    ['ddddddmdd', { done: 8, due: 9, missed: 0, kept: 2, streak: 8 }],
    // An answer is an answer: who said "skip" is not without one.
    ['dmms', { done: 1, due: 4, missed: 0, kept: 0, streak: 0 }],
    ['dmmsm', { done: 1, due: 5, missed: 1, kept: 0, streak: 0 }],
    // What never arrived tells nothing.
    ['dhhf', { done: 1, due: 1, missed: 0, kept: 1, streak: 1 }],
    ['mhfm', { done: 0, due: 2, missed: 2, kept: 0, streak: 0 }],
  ])('%j', (days, numbers) => {
    expect(historyAfter(days)).toMatchObject(numbers);
  });

  it('leaves today open until it is marked', () => {
    const today = (letters: string) => historyOf(daysOf(letters), daily, dateOf(letters.length - 1));
    expect(today('ddm')).toMatchObject({ done: 2, due: 2, missed: 0, kept: 2, streak: 2 });
    expect(today('ddd')).toMatchObject({ done: 3, due: 3, kept: 3, streak: 3 });
    expect(today('m')).toMatchObject({ done: 0, due: 0, missed: 0 });
  });

  it('counts days that were marked late', () => {
    const past = daysOf('ddmmm');
    const marked = past.map((day, at) => (at === 3 ? { ...day, done: true } : day));
    expect(historyOf(marked, daily, dateOf(5))).toMatchObject({ done: 3, missed: 1, kept: 0 });
  });

  it('takes a mark that came without the message into the streak, and not into the counts', () => {
    const past = daysOf('ddf').map((day) => ({ ...day, done: true }));
    expect(historyOf(past, daily, dateOf(3))).toMatchObject({ done: 2, due: 2, kept: 3, streak: 3 });
  });

  it('looks at the last seven days, or the last three of three a week', () => {
    expect(historyAfter('mmmddddddd').last.map(({ done }) => done)).toEqual(Array(7).fill(true));
    expect(historyAfter('mmmddd', threeAWeek).last.map(({ done }) => done)).toEqual(Array(3).fill(true));
    expect(historyAfter('md').last).toHaveLength(2);
  });

  it('is the same in whatever order the days come', () => {
    const past = daysOf('ddmmdsmhd');
    expect(historyOf(past.toReversed(), daily, dateOf(9))).toEqual(historyOf(past, daily, dateOf(9)));
  });
});

describe('the best streak before the current one', () => {
  it('ends with two days without a mark within seven; a single miss is bridged', () => {
    const best = (days: string) => historyAfter(days).bestBefore;
    expectEach(best, ': 0, d6: 0, d6md3: 0, d6mm: 6, d6mmd: 6, d6mmd7: 6, dddmmd5mmd: 5, mmmmddd: 0');
    // The second miss ends nine days, the three between the misses go on.
    expectEach(best, 'd6mdddmdddd: 9, d6md6md: 0');
  });

  it('of three a week ends with a week that lacks a mark', () => {
    const best = (days: string) => historyAfter(days, threeAWeek).bestBefore;
    expectEach(best, 'ddd ddd: 0, ddd ddd m: 0, ddd ddd mdd: 6, ddd ddd mdd ddd: 6, ddd ddd ddm ddd: 6');
    expectEach(best, 'ddd dmd ddd ddd: 3');
  });

  const letters = fc.array(fc.constantFrom(...'ddddddmsf'), { maxLength: 84 }).map((days) => days.join(''));

  it('and the current one are those of the app', () => {
    fc.assert(
      fc.property(letters, fc.constantFrom(daily, threeAWeek), (days, campaign) => {
        const { settled, today, streak, bestBefore } = historyAfter(days, campaign);
        const marks = settled.map(({ localDate, done }) => ({ localDate, completed: done }));
        const app = streakOfDays({ ...campaign, today, days: marks });
        expect([streak, Math.max(streak, bestBefore)]).toEqual([app.current, app.best]);
      }),
    );
  });
});

describe('a weekday that keeps failing', () => {
  it('failed on three of the last four, while the other days go well', () => {
    const weekday = (days: string) => weakWeekday(historyAfter(days));
    expectEach(weekday, '(dddmddd)3 d7: 4, (dddmddd)4: 4, d21 (dddmddd)3: 4');
    expectEach(weekday, '(dddmddd)2 d14: -, (dddmddd)3: -, (dmdmmdd)4: -, : -');
  });

  it('is told by 70 percent of the other days, no less', () => {
    // Six other days in each of five weeks, kept in equal distances: 21 of 30 are 70 percent.
    const weekdayWith = (kept: number) => {
      let other = 0;
      const past = daysOf('d35').map((day, place) => {
        if (place % 7 === 3) return { ...day, done: false };
        other += 1;
        return { ...day, done: Math.floor((other * kept) / 30) > Math.floor(((other - 1) * kept) / 30) };
      });
      return weakWeekday(historyOf(past, daily, dateOf(35)));
    };
    expect([weekdayWith(21), weekdayWith(20)]).toEqual([4, null]);
  });

  it('is the next to come where there are two', () => {
    const past = daysOf('(mdddmdd)4');
    expect(weakWeekday(historyOf(past, daily, dateOf(28)))).toBe(1);
    expect(weakWeekday(historyOf(past, daily, dateOf(30)))).toBe(5);
  });
});
