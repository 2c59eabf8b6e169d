import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCoverage, checkEntries } from '../../../scripts/messages/content-check.ts';
import {
  checkFile,
  checkOrder,
  contentFileNames,
  describeFinding,
} from '../../../scripts/messages/content-files.ts';
import { campaigns, type TestCampaign } from '../../../scripts/messages/corpora/corpora.ts';
import { harmIn } from '../../../scripts/messages/measure-hostile.ts';
import { measureRepetition, measureSentRepetition } from '../../../scripts/messages/measure-repetition.ts';
import {
  type Measure,
  measureActs,
  measureChannels,
  measureInventions,
  measureKindWords,
  measureOwnWords,
  segmentsOf,
} from '../../../scripts/messages/measures.ts';
import {
  patternNames,
  planOf,
  type Reading,
  type Run,
  runOfPlan,
  runWithMarks,
} from '../../../scripts/messages/run-campaign.ts';
import { brokenSentences, countSyllables, readingGrade } from '../../../scripts/messages/said-words.ts';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
import { parseEntries } from '../../../worker/writer/entries.ts';
import { parseOutline } from '../../../worker/writer/outline.ts';

it('each voice of each kind has a file', () => {
  const files = 'build/motivational build/informative build/friendly build/direct reduce/warm reduce/plain';
  const more = 'recover/quiet dose/plain danger/neutral';
  expect(contentFileNames()).toEqual(expect.arrayContaining(`${files} ${more}`.split(' ')));
});

it.each(contentFileNames())('%s has no findings', (file) => {
  expect(checkFile(file).findings.map(describeFinding)).toEqual([]);
});

const check = (lines: string, file: string) =>
  checkEntries(file, parseEntries(file, lines)).map(({ line, problem }) => `${line} ${problem}`);

it('an entry has a finding for every fault', () => {
  const faulty = readFileSync(new URL('./faulty-entries.txt', import.meta.url), 'utf8');
  let file = '';
  const unfound = faulty.split('\n').filter((line) => {
    if (line.startsWith('== ')) file = line.slice(3);
    const [finding, lines] = line.split(' <- ');
    if (finding === undefined || lines === undefined) return false;
    return !new RegExp(finding).test(check(lines.replaceAll('\\n', '\n'), file).join('\n'));
  });
  expect(unfound).toEqual([]);
  expect(file).toBe('danger/neutral');
});

const outline = parseOutline('build/outline', '[w1.mon] ca · 4.2 · core\nDo it.\n[w1.tue] ca · 8.1\nPlain.');

it('every wording that the outline and the conditions want has to be there, and no other', () => {
  const whole = [
    ...['[w1.mon ca] After {c}: {a}.', '[w1.mon] Do it.', '[w1.tue ac] After {c}, {a}.', '[w1.tue] Do it.'],
    ...['[back/1 a] Today: {a}.', '[back/2] Do it.', '[plain/1] Do it.'],
  ];
  const cover = (lines: string[]) =>
    checkCoverage('build/direct', parseEntries('build/direct', lines.join('\n')), outline, { back: 2 }).map(
      ({ line, problem }) => `${line} ${problem}`,
    );
  const without = (at: number) => cover(whole.toSpliced(at, 1));
  expect(cover(whole)).toEqual([]);
  expect(without(0)).toContain('0 Missing: [w1.mon ca]');
  expect(without(1)).toContain('0 Missing: [w1.mon]');
  expect(without(4)).toContain('0 Missing: [back] has 1 of 2 wordings');
  expect(without(5)).toContain('0 Missing: [back] has no wording without facts');
  expect(cover([...whole, '[w1.wed] Do it.'])).toEqual(['8 Unknown slot "w1.wed"']);
});

it('plans show texts that come twice, that open alike, and that have too few of the person’s words', () => {
  const order = (...lines: string[]) =>
    checkOrder('build/direct', parseEntries('build/direct', lines.join('\n')), outline)
      .map(({ problem }) => problem)
      .join('\n');
  const twice = order('[plain/1] Do it today.', '[plain/2] Do it today, please, in any size.');
  expect(twice).toMatch(/The same text as line \d/);
  expect(twice).toMatch(/84 of 84 texts without the person's words/);
  const alike = order('[plain/1] Do it today, please.', '[plain/2] Do it today, please, in any size.');
  expect(alike).toMatch(/Opens like line \d/);
});

const campaign: TestCampaign = {
  ...{ title: 'cello', kind: 'build', style: 'direct', start: 1, at: '08:00' },
  facts: { c: 'I hang up my coat', a: 'play the first line', s: 'four long bow strokes' },
};

const planned = planOf(campaign);
const plan = runOfPlan(planned);

/** The same run, with one text changed. */
const withText = (change: Partial<Reading>, run = plan): Run => ({
  ...run,
  texts: run.texts.map((reading, at) => (at === 1 ? { ...reading, ...change } : reading)),
});

const ofKind = (kind: HabitKind, title = 'cello') => runOfPlan(planOf({ ...campaign, kind, title }));
const say = (content: string) => ({ content, ownWords: [], short: null });
const listed = ({ failures }: Measure) => failures.join('\n');

describe('a measure', () => {
  it('M1 fails where few texts hold own words, and M1b where few ask for the act', () => {
    const bare = { ...plan, texts: plan.texts.map((reading) => ({ ...reading, ownWords: [] })) };
    for (const measure of [measureOwnWords, measureActs]) {
      expect(measure([bare])).toMatchObject({ passes: false, figure: '0 %; 0 %' });
      expect(measure([plan])).toMatchObject({ passes: true, failures: [] });
    }
  });

  it('M2 fails for what nobody told, and knows what was told, filled in or is true for everyone', () => {
    for (const text of ['Put on your shoes.', 'Ten minutes will do.', 'Do it 3 times.'])
      expect(measureInventions([withText(say(text))]).passes).toBe(false);
    const values = { ...plan.texts[1]?.values, done: { text: '25', words: 'twenty-five' } };
    for (const text of ['Hang up the coat.', 'Twenty-five marks.', 'That takes about two months.'])
      expect(measureInventions([withText({ ...say(text), values })]).passes).toBe(true);
  });

  it.each([
    ['build', 'Back to your habit.', /your habit/],
    ['reduce', 'A relapse is normal.', /verdict/],
    ['reduce', 'Cello is only a word.', /names the thing/],
    ['dose', 'Take half of it.', /advice on a dose/],
    ['recover', 'What a journey.', /goal/],
    ['danger', 'How was this week?', /program/],
  ] as const)('M3 fails in %s for "%s"', (kind, text, problem) => {
    expect(listed(measureKindWords([withText(say(text), ofKind(kind))]))).toMatch(problem);
  });

  it('M3 fails where a lock screen shows words that the kind keeps off it', () => {
    const run = ofKind('recover', 'the candle');
    const shown = run.texts.map((reading) => ({ ...reading, privateForms: reading.forms }));
    expect(listed(measureKindWords([run]))).not.toMatch(/lock screen/);
    expect(listed(measureKindWords([{ ...run, texts: shown }]))).toMatch(/lock screen shows "the candle"/);
  });

  it('M4 fails for what is too long, hard to read, or not whole sentences', () => {
    const problems = (text: string) => listed(measureChannels([withText(say(text))]));
    expect(problems('Do it today. '.repeat(26).trim())).toMatch(/337 characters/);
    expect(problems('Do it and then')).toMatch(/does not end like a sentence/);
    expect(problems('You marked {done} days.')).toMatch(/an unfilled value/);
    const hard =
      'Systematically incorporating repetition considerably facilitates establishing automatic behavior.';
    expect(problems(hard)).toMatch(/reading grade/);
  });

  it('M4 counts segments, and lets a plan in another language end without a mark', () => {
    expect([160, 161, 307].map((length) => segmentsOf('a'.repeat(length)))).toEqual([1, 2, 3]);
    expect([70, 71, 135].map((length) => segmentsOf('朝'.repeat(length)))).toEqual([1, 2, 3]);
    const content = 'Do it today.\njantar → tocar violão';
    const broken = (text: string) => brokenSentences({ content: text, ownWords: [[13, content.length]] });
    expect(broken(content)).toEqual([]);
    expect(broken(content.replace('.', ','))).toEqual(['does not end like a sentence']);
  });

  it('M5 fails for texts and openings that come twice, and for campaigns that are alike', () => {
    const repeated = measureRepetition([withText({ content: plan.texts[3]?.content ?? '' })]);
    expect(repeated).toMatchObject({ passes: false, figure: expect.stringMatching(/^1; 1;/) });
    expect(listed(measureRepetition([plan, plan]))).toMatch(/share 100 %/);
  });

  it('M5 fails where an answer to marks comes too soon', () => {
    const answer = { entry: 'build/direct:missed-1/1', condition: 'missed-1' };
    const texts = plan.texts.map((reading, at) =>
      at === 20 || at === 22 ? { ...reading, ...answer } : reading,
    );
    expect(listed(measureSentRepetition([{ ...plan, texts }]))).toMatch(/again after 2 days; 7 at least/);
  });

  it('M6 fails for markup, links, line breaks and turning signs', () => {
    const [reading] = plan.texts;
    if (reading === undefined) throw new Error('no text');
    const email = { ...reading.forms.email, subject: 'a \u202eb', message: '<img>' };
    const hostile = { ...reading, content: 'See evil.example\r\n', forms: { ...reading.forms, email } };
    const harm = harmIn(hostile, 'build', { words: '', never: ['evil'], neverInHtml: [] }, new Set());
    const found = [
      'app text: a control sign',
      'app text: a link',
      'app text: holds evil',
      'subject: an invisible',
    ];
    for (const problem of found) expect(harm.join('\n')).toContain(problem);
  });
});

it('the campaigns that are measured are of every kind, style and weekday, and meet answers to marks', () => {
  const different = (of: (one: TestCampaign) => unknown) => new Set(campaigns.map(of)).size;
  expect([different(({ kind }) => kind), different(({ style }) => style)]).toEqual([habitKinds.length, 4]);
  expect([different(({ start }) => start), different(({ title }) => title)]).toEqual([7, campaigns.length]);
  const met = patternNames.flatMap((marks) =>
    runWithMarks(planned, marks).texts.map(({ condition }) => condition),
  );
  const wanted = 'first last missed-1 missed-3 missed-10 returned back week not-begun gapday closing-high';
  expect(met).toEqual(expect.arrayContaining(wanted.split(' ')));
});

it('the reading grade is low for plain words, high for long ones, and none for a few', () => {
  const words = 'day marked added places little whole calendar everything you’re'.split(' ');
  expect(words.map(countSyllables)).toEqual([1, 1, 2, 2, 2, 1, 3, 3, 1]);
  expect(readingGrade('Do it once today. It does not have to go well at all.')).toBeLessThan(3);
  const hard =
    'Considerable repetition undoubtedly facilitates automatic establishment of dependable behavior.';
  expect(readingGrade(hard)).toBeGreaterThan(12);
  expect(readingGrade('Establishing automaticity.')).toBeNull();
});
