import { describe, expect, it } from 'vitest';
import { markPatterns, patternNames, randomFrom } from '../../../scripts/messages/mark-patterns.ts';
import { factsIn, type Measure } from '../../../scripts/messages/measure.ts';
import { measureChannels, segmentsOf } from '../../../scripts/messages/measure-channels.ts';
import { harmIn } from '../../../scripts/messages/measure-hostile.ts';
import { measureInventions } from '../../../scripts/messages/measure-inventions.ts';
import { measureKindWords } from '../../../scripts/messages/measure-kind-words.ts';
import { measureActs, measureOwnWords } from '../../../scripts/messages/measure-own-words.ts';
import { measureRepetition, measureSentRepetition } from '../../../scripts/messages/measure-repetition.ts';
import { countSyllables, readingGrade } from '../../../scripts/messages/reading-grade.ts';
import {
  planOf,
  type Reading,
  type Run,
  runOfPlan,
  runWithMarks,
} from '../../../scripts/messages/run-campaign.ts';
import { brokenSentences } from '../../../scripts/messages/sentence-check.ts';
import { habitKinds } from '../../../worker/domain.ts';
import { campaigns, type TestCampaign } from '../../messages/campaigns.ts';

const campaign: TestCampaign = {
  title: 'cello',
  kind: 'build',
  style: 'direct',
  start: 1,
  at: '08:00',
  facts: { c: 'I hang up my coat', a: 'play the first line', s: 'four long bow strokes' },
};
const planned = planOf(campaign);
const plan = runOfPlan(planned);

/** The same run, with one text changed. */
const withText = (change: Partial<Reading>, run: Run = plan): Run => ({
  ...run,
  texts: run.texts.map((reading, at) => (at === 20 ? { ...reading, ...change } : reading)),
});
const ofKind = (kind: TestCampaign['kind'], title = 'cello') =>
  runOfPlan(planOf({ ...campaign, kind, title }));
const say = (content: string) => ({ content, ownWords: [], short: null });
const listed = ({ failures }: Measure) => failures.join('\n');

describe('a measure', () => {
  it('M1 fails where few texts hold own words', () => {
    const bare = { ...plan, texts: plan.texts.map((reading) => ({ ...reading, ownWords: [] })) };
    expect(measureOwnWords([bare])).toMatchObject({ passes: false, figure: '0 %; 0 %' });
    expect(measureActs([bare])).toMatchObject({ passes: false, figure: '0 %; 0 %' });
  });

  it('M1b passes where texts ask for the act', () => {
    expect(measureActs([plan])).toMatchObject({ passes: true, failures: [] });
  });

  it.each(['Put on your shoes.', 'Ten minutes will do.', 'Do it 3 times.'])('M2 fails for "%s"', (text) => {
    expect(measureInventions([withText(say(text))]).passes).toBe(false);
  });

  it('M2 knows what the person told, what was filled in, and what is true for everyone', () => {
    const values = { ...plan.texts[20]?.values, done: { text: '25', words: 'twenty-five' } };
    for (const text of ['Hang up the coat.', 'Twenty-five marks.', 'That takes about two months.'])
      expect(listed(measureInventions([withText({ ...say(text), values })]))).not.toContain(text);
  });

  it.each([
    ['build', 'Back to your habit.', /your habit/],
    ['reduce', 'A relapse is normal.', /verdict/],
    ['reduce', 'Cello is only a word.', /names the thing/],
    ['dose', 'Take half of it.', /advice on a dose/],
    ['recover', 'What a journey.', /goal/],
    ['danger', 'How was this week?', /program/],
  ] as const)('M3 fails in %s for "%s"', (kind, text, problem) => {
    const run = ofKind(kind);
    const texts = run.texts.map((reading, at) => (at === 1 ? { ...reading, ...say(text) } : reading));
    expect(listed(measureKindWords([{ ...run, texts }]))).toMatch(problem);
  });

  it('M3 fails where a lock screen shows words that the kind keeps off it', () => {
    const run = ofKind('recover', 'the candle');
    const [first] = run.texts;
    const shown = run.texts.map((reading) => ({ ...reading, privateForms: first?.forms ?? reading.forms }));
    expect(listed(measureKindWords([run]))).not.toMatch(/lock screen/);
    expect(listed(measureKindWords([{ ...run, texts: shown }]))).toMatch(/lock screen shows "the candle"/);
  });

  it.each([
    ['a text without room', `${'Do it today. '.repeat(26)}`.trim(), /338 characters|337 characters/],
    ['a text that stops', 'Do it and then', /does not end like a sentence/],
    ['an open value', 'You marked {done} days.', /an unfilled value/],
    [
      'a hard text',
      'Systematically incorporating repetition considerably facilitates establishing automatic behavior.',
      /reading grade/,
    ],
  ])('M4 fails for %s', (_, text, problem) => {
    expect(listed(measureChannels([withText(say(text))]))).toMatch(problem);
  });

  it('M4 lets a plan in another language end without a mark, beside a sentence that does not', () => {
    const words = 'jantar → tocar violão';
    const content = `Do it today.\n${words}`;
    const ownWords = [[13, content.length]] as const;
    expect(brokenSentences({ content, ownWords })).toEqual([]);
    expect(brokenSentences({ content: content.replace('.', ','), ownWords })).toEqual([
      'does not end like a sentence',
    ]);
  });

  it('M4 counts segments', () => {
    expect(
      [
        'a'.repeat(160),
        'a'.repeat(161),
        'a'.repeat(307),
        '朝'.repeat(70),
        '朝'.repeat(71),
        '朝'.repeat(135),
      ].map(segmentsOf),
    ).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('M5 fails for texts and openings that come twice, and for campaigns that are alike', () => {
    const other = plan.texts[18];
    expect(measureRepetition([withText({ content: other?.content ?? '' })])).toMatchObject({
      passes: false,
      figure: expect.stringMatching(/^1; 1;/),
    });
    expect(listed(measureRepetition([plan, plan]))).toMatch(/share 100 %/);
  });

  it('M5 fails where an answer to marks comes too soon', () => {
    const entry = 'build/direct:missed-1/1';
    const texts = plan.texts.map((reading, at) =>
      at === 20 || at === 22 ? { ...reading, entry, condition: 'missed-1' } : reading,
    );
    expect(listed(measureSentRepetition([{ ...plan, texts }]))).toMatch(/again after 2 days; 7 at least/);
  });

  it('M6 fails for markup, links, line breaks and turning signs', () => {
    const [reading] = plan.texts;
    if (reading === undefined) throw new Error('no text');
    const forms = {
      ...reading.forms,
      email: { ...reading.forms.email, subject: 'a \u202eb', message: '<img>' },
    };
    const harm = harmIn(
      { ...reading, content: 'See evil.example\r\n', forms },
      'build',
      { words: '', never: ['evil'], neverInHtml: [] },
      new Set(),
    );
    expect(harm.join('\n')).toMatch(
      /app text: a control sign[\s\S]*app text: a link[\s\S]*app text: holds evil[\s\S]*subject: an invisible/,
    );
  });
});

describe('the campaigns that are measured', () => {
  it('are many, of every kind, style and frequency, and begin on every weekday', () => {
    expect(campaigns.length).toBeGreaterThanOrEqual(40);
    expect(new Set(campaigns.map(({ kind }) => kind))).toEqual(new Set(habitKinds));
    expect(new Set(campaigns.map(({ start }) => start)).size).toBe(7);
    expect(new Set(campaigns.map(({ style }) => style)).size).toBe(4);
    expect(campaigns.filter(({ weekly }) => weekly).length).toBeGreaterThan(10);
    expect(new Set(campaigns.map(({ title }) => title)).size).toBe(campaigns.length);
  });

  it('are lived in the same ways each time, and meet answers to marks', () => {
    expect(randomFrom(5)()).toBe(randomFrom(5)());
    const conditions = new Set(
      patternNames.flatMap((marks) => runWithMarks(planned, marks).texts.map(({ condition }) => condition)),
    );
    for (const condition of [
      'first',
      'last',
      'missed-1',
      'missed-3',
      'missed-10',
      'returned',
      'back',
      'week',
      'not-begun',
      'gapday',
      'closing-high',
    ])
      expect(conditions).toContain(condition);
    expect(markPatterns['gap Thursdays']({ index: 3, count: 84, week: 1, weekday: 4 })).toBe('none');
  });

  it('know which facts a text says', () => {
    const text = {
      content: 'After you hang up your coat: play the first line.',
      ownWords: [
        [6, 27],
        [29, 48],
      ] as [number, number][],
    };
    expect(factsIn(text, planned.habit)).toEqual(['c', 'a']);
  });
});

describe('the reading grade', () => {
  it.each([
    ['day', 1],
    ['marked', 1],
    ['added', 2],
    ['places', 2],
    ['little', 2],
    ['whole', 1],
    ['calendar', 3],
    ['everything', 3],
    ['you’re', 1],
  ])('counts the syllables of "%s"', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables);
  });

  it('is low for plain words, high for long ones, and none for a few', () => {
    expect(readingGrade('Do it once today. It does not have to go well at all.')).toBeLessThan(3);
    expect(
      readingGrade(
        'Considerable repetition undoubtedly facilitates automatic establishment of dependable behavior.',
      ),
    ).toBeGreaterThan(12);
    expect(readingGrade('Establishing automaticity.')).toBeNull();
  });
});
