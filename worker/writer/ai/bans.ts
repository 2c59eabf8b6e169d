/**
 * Words that a model's text may not hold. They are only the first line, in the languages that most texts come in: what
 * they miss is left to the judge.
 */
export type Ban = {
  /** Whole words between spaces, in lower case: `_` is a space, `*` any ending. */
  words: string;
  /** What takes more than words; matched against whole words in lower case with plain apostrophes. */
  patterns?: readonly RegExp[];
  /** Allowed if the person uses them: "clean the shed" is not about sobriety. */
  unlessTheirs: boolean;
  /** Why, in words for the model. */
  reason: string;
};

const compiled = new Map<Ban, RegExp>();

function patternOf({ words, patterns = [] }: Ban): RegExp {
  const alternatives = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replaceAll('*', '\\p{L}*'));
  const all = [...alternatives, ...patterns.map(({ source }) => source)].join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'gu');
}

/**
 * @param text in lower case
 * @param theirs the person's own words, in lower case
 */
export function breaksBan(ban: Ban, text: string, theirs: string): boolean {
  let pattern = compiled.get(ban);
  if (pattern === undefined) {
    pattern = patternOf(ban);
    compiled.set(ban, pattern);
  }
  return (text.match(pattern) ?? []).some((words) => !(ban.unlessTheirs && theirs.includes(words)));
}
