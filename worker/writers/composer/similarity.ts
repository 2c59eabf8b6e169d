import { hashText } from './chance.ts';

/** What of a text is compared with others. */
export type Print = { trigrams: ReadonlySet<number>; sentences: readonly string[]; opening: string };

/** The words, in lower case and without signs. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** The word triples, the sentences and the first four words. */
export function printOf(text: string): Print {
  const words = wordsOf(text);
  const trigrams = new Set<number>();
  for (let at = 0; at + 3 <= words.length; at++) trigrams.add(hashText(words.slice(at, at + 3).join(' ')));
  return {
    trigrams,
    sentences: sentencesOf(text).map((sentence) => wordsOf(sentence).join(' ')),
    opening: words.slice(0, 4).join(' '),
  };
}

/** Shared word triples as a part of all: 0 for nothing in common, 1 for the same words. */
export function similarity(one: Print, other: Print): number {
  const [few, many] =
    one.trigrams.size < other.trigrams.size ? [one.trigrams, other.trigrams] : [other.trigrams, one.trigrams];
  let shared = 0;
  for (const trigram of few) if (many.has(trigram)) shared++;
  const all = one.trigrams.size + other.trigrams.size - shared;
  return all === 0 ? 0 : shared / all;
}
