import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HabitKind } from '../../../worker/domain.ts';
import { conditions, lapseConditions } from '../../../worker/writer/conditions.ts';
import {
  cleanTitle,
  countSeptets,
  isLinkLike,
  labelOf,
  smsLabelOf,
  smsTextOf,
  transliterate,
  twoSegmentSeptets,
} from '../../../worker/writer/fit-text.ts';
import {
  type CampaignToRender,
  type MessageToRender,
  pushBodyOf,
  renderMessage,
} from '../../../worker/writer/render-message.ts';
import { expectEach } from '../tables.ts';

const campaign = (change: Partial<CampaignToRender> = {}): CampaignToRender => ({
  title: 'Cello',
  kind: 'build',
  lockScreenWords: false,
  ...change,
});
const message = (change: Partial<MessageToRender> = {}): MessageToRender => ({
  content: 'When you get home late: four long bow strokes. Decide it now.',
  ownWords: [
    [5, 22],
    [24, 45],
  ],
  short: null,
  kind: 'planned',
  week: 6,
  localDate: '2026-02-11',
  condition: null,
  ...change,
});
const subjectOf = (change: Partial<MessageToRender>) =>
  renderMessage(campaign(), message(change)).email.subject;
const rendered = (title: string) => renderMessage(campaign({ title }), message());

it('the subject of an email names only the day, a position or the choices after a lapse', () => {
  const subject = (condition: string | null) => subjectOf({ condition });
  const positions = ['first', 'half', 'last'].map(subject);
  expect(positions).toEqual(['Cello · first message', 'Cello · halfway', 'Cello · last message']);
  for (const condition of [...conditions, 'lastweek', 'unheard-of', null]) {
    const isLapse = condition !== null && lapseConditions.includes(condition);
    const words = isLapse ? 'smaller, later, pause or stop?' : 'Wednesday, week 6';
    expect(subject(condition)).toBe(`Cello · ${words}`);
  }
  expect(subjectOf({ kind: 'closing', condition: 'closing-low' })).toBe('Cello · twelve weeks');
  for (const kind of ['manual', 'extra'] as const) expect(subjectOf({ kind })).toBe('Cello');
});

it('an email highlights the person’s own words, unless spaces were removed, and shows its extra lines', () => {
  const lines = { planLine: 'After tea: run.', progressLine: '3 of 4 days.', question: 'Why?' };
  const { content, ownWords } = message();
  const { email } = renderMessage(campaign(), message(lines));
  expect(email).toMatchObject({ message: content, ownWords, ...lines });
  const spaced = renderMessage(campaign(), message({ content: '  Two  spaces. ', ownWords: [[2, 5]] }));
  expect(spaced.email).toMatchObject({ message: 'Two spaces.', ownWords: [], planLine: null });
});

it('a private campaign shows a neutral line and subject, unless the person allows its words', () => {
  const secret = (kind: HabitKind, lockScreenWords = false) =>
    campaign({ title: 'stop drinking alone', kind, lockScreenWords });
  const push = (kind: HabitKind, allowed = false) => renderMessage(secret(kind, allowed), message()).push;
  for (const [kind, line] of [
    ['reduce', 'Your plan for today is inside.'],
    ['dose', 'One thing to check off.'],
    ['danger', 'Checking in.'],
  ] as const)
    expect(push(kind).body).toBe(line);
  expect([push('reduce', true).title, push('danger', true).title]).toEqual([
    'stop drinking alone',
    'Better Habits',
  ]);
  const conditional = conditions.map((condition) => message({ condition }));
  const others = (['closing', 'extra', 'manual'] as const).map((kind) => message({ kind }));
  for (const sent of [...conditional, ...others]) {
    const { email, sms } = renderMessage(secret('reduce'), sent);
    expect(email.subject).toBe('A message from Better Habits');
    expect(sms).toBe('Better Habits: Your plan for today is inside.');
  }
});

it('a push message shows whole sentences, or whole words and an ellipsis', () => {
  const [quote, question] = [`He said “${'go '.repeat(40)}now.”`, `Up at 6.30 ${'am '.repeat(50)}ok?`];
  const bodies = {
    [`${sentence(100)} ${sentence(77)}`]: `${sentence(100)} ${sentence(77)}`,
    [`${sentence(100)} ${sentence(78)}`]: sentence(100),
    [`${quote} ${sentence(99)}`]: quote,
    [`${question} ${sentence(99)}`]: question,
    [`${'x'.repeat(170)}, ${'y'.repeat(40)}.`]: `${'x'.repeat(170)}…`,
    ['x'.repeat(300)]: `${'x'.repeat(177)}…`,
    'One line.\n\nAnother.': 'One line. Another.',
    ['🎻'.repeat(99)]: `${'🎻'.repeat(88)}…`,
    ['今日も少し。'.repeat(40)]: '今日も少し。'.repeat(29),
  };
  expect(Object.keys(bodies).map(pushBodyOf)).toEqual(Object.values(bodies));
});

it('every channel shows the title as a label before the message', () => {
  const labels = (title: string) => {
    const { email, push, sms } = rendered(title);
    return [email.subject.split(' · ')[0], push.title, sms.slice(0, sms.indexOf(': '))].join(' | ');
  };
  const cut = 'Practice the Saint-Saëns every single…';
  const long = 'Practice the Saint-Saëns every single evening before dinner';
  expect(labels(long)).toBe(`${cut} | ${cut} | Practice the...`);
  const portuguese = 'estudar violão meia hora';
  expect(labels(portuguese)).toBe(`${portuguese} | ${portuguese} | estudar violao meia...`);
  expect(labels('毎朝ストレッチ')).toBe('毎朝ストレッチ | 毎朝ストレッチ | 毎朝ストレッチ');
  expect(labels('🎻🎻')).toBe('🎻🎻 | 🎻🎻 | Better Habits');
});

it('a title loses extra spaces, line breaks and invisible characters', () => {
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

it('a title is not shown if it would be a link, a phone number or nothing', () => {
  const hidden = ['', '\u200b\u200b', '...', '\u202e\n', 'https://evil.example/x', 'www.evil', 'EVIL.COM'];
  const more = ['пример.рф', 'write me@evil.example', 'a b.c.d.example/path', 'play at 888.com'];
  for (const title of [...hidden, ...more, 'call 555 123 4567', '+49 (30) 1234-567'])
    expect([title, labelOf(title), smsLabelOf(title)]).toEqual([title, 'Better Habits', 'Better Habits']);
  const shown = ['walk at 7:30', 'run 10.5 km', '20 sit-ups, 3 times', 'Dr. Berg’s exercises'];
  for (const title of [...shown, 'at 6 p.m. sharp', '1. stretch 2. run'])
    expect([isLinkLike(title), labelOf(title)]).toEqual([false, title]);
});

it('the label of a text message has both quotation marks or none, and keeps a sign of currency', () => {
  const labels = {
    '“Quiet” time': 'Quiet time',
    'Read “Ulysses”': 'Read "Ulysses"',
    'Read “Ulysses by James Joyce”': 'Read Ulysses by...',
    '💶 €5 saved': '€5 saved',
  };
  for (const [title, label] of Object.entries(labels)) expect(smsLabelOf(title)).toBe(label);
});

it('a title in a right-to-left script is isolated from the text next to it', () => {
  expect(rendered('תרגול צ׳לו').email.subject).toBe('\u2068תרגול צ׳לו\u2069 · Wednesday, week 6');
});

const link = 'https://example.org/m/abcdefghijk';
const sentence = (length: number) => `${'a'.repeat(length - 1)}.`;

it('characters outside GSM-7 are replaced by similar ones or dropped', () => {
  expectEach(transliterate, { 'Zażółć gęślą jaźń': 'Zazolc gesla jazn', 'đường phố': 'duong pho' });
  expectEach(transliterate, { '“go”, she said—‘now’…': '"go", she said-\'now\'...' });
  expectEach(transliterate, { 'über, señor, Ørsted, à la': 'über, señor, Ørsted, à la' });
  expectEach(transliterate, { 'œuvre, þing': 'oeuvre, thing', '½ mile, 1¼ cups': '1/2 mile, 1 1/4 cups' });
  expectEach(transliterate, { 'ﬁve km²': 'five km2', 'practice 🎻!': 'practice!', '“🎻” now': 'now' });
  expectEach(transliterate, { 'a 🎻 b': 'a b', '€5 [a] {b} ~': '€5 [a] {b} ~' });
  expect(['a', 'é', '€', '[ok]', 'ë'].map(countSeptets)).toEqual([1, 1, 2, 6, undefined]);
});

describe('a text message', () => {
  it('is the long text, or the short one, or the long one in two segments', () => {
    const sent = (...texts: (string | null)[]) => smsTextOf('Run: ', texts, link);
    expect(sent(sentence(121), 'Short.')).toBe(`Run: ${sentence(121)} ${link}`);
    expect(sent(sentence(122), 'Short.')).toBe(`Run: Short. ${link}`);
    expect(sent(sentence(122), null)).toBe(`Run: ${sentence(122)} ${link}`);
    expect(sent(sentence(250), sentence(130))).toBe(`Run: ${sentence(130)} ${link}`);
  });

  it('over two segments is cut after a whole sentence, or a whole word, in any script', () => {
    const sent = (length: number) => smsTextOf('Run: ', [`${sentence(150)} ${sentence(length)}`], link);
    expect([sent(116).length, sent(117)]).toEqual([306, `Run: ${sentence(150)} ${link}`]);
    expect(smsTextOf('Run: ', ['word '.repeat(80)], link)).toMatch(/^Run: (word )+https/);
    expect(smsTextOf('毎朝: ', ['今日も少しだけ動こう。'.repeat(20)], link)).toMatch(/。 https:/);
  });

  it('has at most two segments, the whole link and no added question mark', () => {
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
