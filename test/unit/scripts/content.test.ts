import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkCoverage, checkEntries } from '../../../scripts/messages/content-check.ts';
import {
  checkFile,
  checkOrder,
  contentFileNames,
  describeFinding,
} from '../../../scripts/messages/content-files.ts';
import { brokenSentences } from '../../../scripts/messages/said-words.ts';
import { parseEntries, parseOutline } from '../../../worker/writer/entries.ts';

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

it('the content check finds repeated texts, repeated openings, and too few texts in the person’s words', () => {
  const order = (...lines: string[]) =>
    checkOrder('build/direct', parseEntries('build/direct', lines.join('\n')), outline)
      .map(({ problem }) => problem)
      .join('\n');
  const [one, two] = ['[plain/1] Do it today', '[plain/2] Do it today, please, in any size.'];
  const twice = order(`${one}.`, two);
  expect(twice).toMatch(/The same text as line \d/);
  expect(twice).toMatch(/84 of 84 texts without the person's words/);
  expect(order(`${one}, please.`, two)).toMatch(/Opens like line \d/);
});

it('a plan in another language needs no period at its end, but an English sentence does', () => {
  const content = 'Do it today.\njantar → tocar violão';
  const broken = (text: string) => brokenSentences({ content: text, ownWords: [[13, content.length]] });
  expect(broken(content)).toEqual([]);
  expect(broken(content.replace('.', ','))).toEqual(['does not end like a sentence']);
});
