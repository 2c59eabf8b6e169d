import { sentencesOf, wordsOf } from '../composer/similarity.ts';

/** The syllables of an English word, by its vowel groups. Figures count as one. */
export function countSyllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  if (bare.length <= 3) return 1;
  const groups = bare
    .replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^aeiouyl]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Words, sentences and syllables of a text; sums of them grade a whole campaign. */
export type Reading = { words: number; sentences: number; syllables: number; longestSentence: number };

/** Counts what a reading grade needs. */
export function readingOf(text: string): Reading {
  const sentences = sentencesOf(text).map((sentence) => wordsOf(sentence));
  const words = sentences.flat();
  return {
    words: words.length,
    sentences: Math.max(1, sentences.length),
    syllables: words.reduce((total, word) => total + countSyllables(word), 0),
    longestSentence: Math.max(0, ...sentences.map((sentence) => sentence.length)),
  };
}

/** The Flesch-Kincaid grade. */
export function gradeOf({ words, sentences, syllables }: Reading): number {
  if (words === 0) return 0;
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}
