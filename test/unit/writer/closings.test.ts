import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = [
  'build/direct.txt',
  'build/friendly.txt',
  'build/informative.txt',
  'build/motivational.txt',
  'dose/plain.txt',
  'recover/quiet.txt',
  'reduce/plain.txt',
  'reduce/warm.txt',
];

/** The sentences of the entries at a position, without those that quote the person. */
function sentencesOf(file: string, position: RegExp): string[] {
  const lines = file.split('\n').filter((line) => position.test(line));
  return lines.flatMap((line) =>
    line
      .replace(/^\[[^\]]*\]\s*/, '')
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !sentence.includes('{')),
  );
}

it.each(files)('the closing message never repeats a sentence of the last message in %s', (name) => {
  const file = readFileSync(`content/messages/${name}`, 'utf8');
  const last = new Set(sentencesOf(file, /^\[last[ \]]/));
  expect(sentencesOf(file, /^\[closing/).filter((sentence) => last.has(sentence))).toEqual([]);
});
