/** Words that the rule of vowels counts wrongly, and that texts use. */
const exceptions: Readonly<Record<string, number>> = {
  something: 2,
  somewhere: 2,
  someone: 2,
  sometimes: 2,
  sometime: 2,
  somebody: 3,
  everything: 3,
  every: 2,
  everyone: 3,
  everybody: 4,
  evening: 2,
  beforehand: 3,
  different: 3,
  idea: 3,
  area: 3,
  being: 2,
  doing: 2,
  going: 2,
  seeing: 2,
  quiet: 2,
  people: 2,
  little: 2,
  whole: 1,
  useful: 2,
  someday: 2,
  likely: 2,
  moment: 2,
  business: 2,
  ones: 1,
  once: 1,
};

/** The syllables of an English word, by its groups of vowels. */
export function countSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/['’](?:s|re|ve|ll|d|m|t)$/, '')
    .replace(/[^a-z]/g, '');
  const known = exceptions[plain];
  if (known !== undefined) return known;
  if (plain.length <= 3) return 1;
  const spoken = plain
    // A silent e, also before s and d, but not in "added", "places" or "little".
    .replace(/(?:[^laeiouy]|[aeiouy]l|ll)e$/, (end) => end.slice(0, -1))
    .replace(/([^aeioudt])ed$/, '$1')
    .replace(/([^aeiouscxzg]|[aeiouy][lr])es$/, '$1')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

/** Fewer words tell nothing: one long word among them would make a text hard. */
export const fewestWordsToGrade = 8;

/**
 * The Flesch-Kincaid grade of a text: the school year whose pupils read it with ease. Null where there are too few words
 * to tell.
 * @param text without the person's own words; sentences without other words do not count
 */
export function readingGrade(text: string): number | null {
  const sentences = text
    .split(/[.!?]+/)
    .map((sentence) => sentence.match(/[A-Za-z0-9][A-Za-z0-9'’-]*/g) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length < fewestWordsToGrade) return null;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}
