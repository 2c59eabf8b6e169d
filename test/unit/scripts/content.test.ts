import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCoverage, checkEntries } from '../../../scripts/messages/content-check.ts';
import {
  checkFile,
  checkOrder,
  contentFileNames,
  describeFinding,
} from '../../../scripts/messages/content-files.ts';
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

const check = (lines: string, file = 'build/direct') =>
  checkEntries(file, parseEntries(file, lines)).map(({ line, problem }) => `${line} ${problem}`);

describe('an entry', () => {
  it.each([
    ['in build', '[w6.wed ns] When {n}, this is enough: {s}. Decide it now.', 'build/direct'],
    ['in reduce', '[w5.mon ca] When {c}: {a}. Same moment, same answer.', 'reduce/plain'],
    ['in recover', '[w4.mon s] Small is the right size: {s}.', 'recover/quiet'],
    ['in dose', '[daily/2] {time}: {label}. Check it off when you’ve taken it.', 'dose/plain'],
    ['about a dose', '[nomark] If you missed it, your leaflet or pharmacist says what to do.', 'dose/plain'],
    [
      'in danger',
      '[checkin] Checking in. You don’t have to answer. If today is hard: 988 (US).',
      'danger/neutral',
    ],
    ['on a topic', '[friendly/1] Is there water within reach? Have a glass.', 'topics/hydration'],
    ['with known numbers', '[missed-1] {lastday} has no mark. Week 3 has the same rule.', 'build/direct'],
  ])('%s may have no findings', (_, lines, file) => {
    expect(check(lines, file)).toEqual([]);
  });

  it('has a finding for every fault', () => {
    const faulty = readFileSync(new URL('../../messages/faulty-entries.txt', import.meta.url), 'utf8');
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
