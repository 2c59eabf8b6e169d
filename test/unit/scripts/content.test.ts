import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFile, contentFileNames, describeFinding } from '../../../scripts/messages/content-check.ts';
import { parseEntries } from '../../../worker/writer/entries.ts';

it.each(contentFileNames())('%s has no findings', (file) => {
  expect(checkFile(file).findings.map(describeFinding)).toEqual([]);
});

it.each(['for:call|(phone', 'not:drawer||closet', 'not:shelf|'])(
  'a typo in the words of an idea is an error with file and line: %s',
  (tag) => {
    const parse = () => parseEntries('topics/plain', `# Ideas\n[tidying/1 ${tag}] Start with the trash.`);
    expect(parse).toThrow(/^topics\/plain:2 /);
  },
);

const phraseWords = 6;

/** Runs of six words of one sentence, without the user's words. Two texts that share one sound like the same text. */
function phrasesOf(text: string): string[] {
  const pieces = text.toLocaleLowerCase('en').split(/“[^”]*”|\{[^}]*\}|[.!?:;\n]/u);
  return pieces.flatMap((piece) => {
    const words = piece.match(/[\p{L}\p{N}'’]+/gu) ?? [];
    return words.slice(phraseWords - 1).map((_, at) => words.slice(at, at + phraseWords).join(' '));
  });
}

/** Phrases that may come back: what to do after a lapse or at the end, how to add a mark, and our word for a moment. */
const usual =
  /\b(move it|pause|stop|repeat the program|go another round|finish here|end well|or finish|make it smaller)\b|\badd (it|the)\b|kept to it|comes|feel the/;

it.each(contentFileNames().filter((name) => /^(build|reduce|recover)\//.test(name)))(
  'no two texts of a campaign share six words of a sentence, in %s',
  (name) => {
    const slots = new Map<string, Set<string>>();
    for (const { slot, text } of parseEntries(name, readFileSync(`content/messages/${name}.txt`, 'utf8'))) {
      // A campaign has only one closing message.
      const place = slot.replace(/^closing.*|^better|^over/, 'closing');
      for (const phrase of phrasesOf(text)) slots.set(phrase, (slots.get(phrase) ?? new Set()).add(place));
    }
    const shared = [...slots].filter(([phrase, places]) => places.size > 1 && !usual.test(phrase));
    expect(shared.map(([phrase, places]) => `${phrase}: ${[...places].join(', ')}`)).toEqual([]);
  },
);
