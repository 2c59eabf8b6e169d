import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkCoverage, checkEntries } from '../../../scripts/messages/content-check.ts';
import {
  checkFile,
  checkOrder,
  contentFileNames,
  describeFinding,
} from '../../../scripts/messages/content-files.ts';
import type { TestCampaign } from '../../../scripts/messages/corpora/corpora.ts';
import { measureRepetition, measureSentRepetition } from '../../../scripts/messages/measure-repetition.ts';
import {
  type Measure,
  measureActs,
  measureChannels,
  measureInventions,
  measureKindWords,
  measureOwnWords,
} from '../../../scripts/messages/measures.ts';
import { planOf, type Reading, type Run, runOfPlan } from '../../../scripts/messages/run-campaign.ts';
import { brokenSentences } from '../../../scripts/messages/said-words.ts';
import type { HabitKind } from '../../../worker/domain.ts';
import { parseEntries } from '../../../worker/writer/entries.ts';
import { parseOutline } from '../../../worker/writer/outline.ts';

it.each(contentFileNames())('%s has no findings', (file) => {
  expect(checkFile(file).findings.map(describeFinding)).toEqual([]);
});

const check = (lines: string, file: string) =>
  checkEntries(file, parseEntries(file, lines)).map(({ line, problem }) => `${line} ${problem}`);

it('the content check finds every kind of fault', () => {
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

it('the content check finds missing and unknown wordings', () => {
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

it('the content check finds repeated texts, repeated openings, and too few of the person’s words', () => {
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

const plan = runOfPlan(planOf(campaign));

it('each measure of the messages fails for bad messages', () => {
  const bare = { ...plan, texts: plan.texts.map((reading) => ({ ...reading, ownWords: [] })) };
  for (const measure of [measureOwnWords, measureActs]) {
    expect(measure([bare])).toMatchObject({ passes: false, figure: '0 %; 0 %' });
    expect(measure([plan])).toMatchObject({ passes: true, failures: [] });
  }
  const falls: [(runs: readonly Run[]) => Measure, HabitKind, string, RegExp][] = [
    [measureInventions, 'build', 'Put on your shoes.', /shoes/],
    [measureInventions, 'build', 'Hang up the coat. That takes about two months.', /^$/],
    [measureKindWords, 'reduce', 'Cello is only a word.', /names the thing/],
    [measureKindWords, 'danger', 'How was this week?', /program/],
    [measureChannels, 'build', 'Do it today. '.repeat(26).trim(), /337 characters/],
    [measureChannels, 'build', 'You marked {done} days.', /an unfilled value/],
  ];
  for (const [measure, kind, content, failure] of falls) {
    const run = runOfPlan(planOf({ ...campaign, kind }));
    const texts = run.texts.with(1, { ...(run.texts[1] as Reading), content, ownWords: [], short: null });
    expect(measure([{ ...run, texts }]).failures.join(), content).toMatch(failure);
  }
  expect(measureRepetition([plan, plan]).failures.join()).toMatch(/share 100 %/);
  const answer = { entry: 'build/direct:missed-1/1', condition: 'missed-1' };
  const texts = plan.texts.map((reading, at) =>
    at === 20 || at === 22 ? { ...reading, ...answer } : reading,
  );
  const { failures } = measureSentRepetition([{ ...plan, texts }]);
  expect(failures.join()).toMatch(/again after 2 days; 7 at least/);
});

it('a plan in another language needs no period, but an English sentence does', () => {
  const content = 'Do it today.\njantar → tocar violão';
  const broken = (text: string) => brokenSentences({ content: text, ownWords: [[13, content.length]] });
  expect(broken(content)).toEqual([]);
  expect(broken(content.replace('.', ','))).toEqual(['does not end like a sentence']);
});
