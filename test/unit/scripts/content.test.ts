import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkEntries } from '../../../scripts/messages/content-check.ts';
import { checkFile, contentFileNames, describeFinding } from '../../../scripts/messages/content-files.ts';
import { brokenSentences } from '../../../scripts/messages/text-analysis.ts';
import { parseEntries } from '../../../worker/writer/entries.ts';

it.each(contentFileNames())('%s has no findings', (file) => {
  expect(checkFile(file).findings.map(describeFinding)).toEqual([]);
});

it('the content check finds every kind of fault', () => {
  const faulty = readFileSync(new URL('./faulty-entries.txt', import.meta.url), 'utf8');
  let file = '';
  const unfound = faulty.split('\n').filter((line) => {
    if (line.startsWith('== ')) file = line.slice(3);
    const [finding, lines] = line.split(' <- ');
    if (finding === undefined || lines === undefined) return false;
    const entries = parseEntries(file, lines.replaceAll('\\n', '\n'));
    const found = checkEntries(file, entries).map((one) => `${one.line} ${one.problem}`);
    return !new RegExp(finding).test(found.join('\n'));
  });
  expect(unfound).toEqual([]);
  expect(file).toBe('danger/neutral');
});

it('a plan in another language needs no period at its end, but an English sentence does', () => {
  const content = 'Do it today.\njantar → tocar violão';
  const broken = (text: string) => brokenSentences({ content: text, ownWords: [[13, content.length]] });
  expect(broken(content)).toEqual([]);
  expect(broken(content.replace('.', ','))).toEqual(['does not end like a sentence']);
});
