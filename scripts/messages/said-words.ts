import type { FactCode } from '../../worker/writer/entries.ts';
import {
  type FilledText,
  openValues,
  splitByRanges,
  toSecondPerson,
  withoutFinalMarks,
} from '../../worker/writer/fill.ts';
import type { Habit } from '../../worker/writer/writer.ts';

type Text = { content: string; ownWords: FilledText['ownWords'] };
type Words = Pick<Habit, 'title' | 'description' | 'facts'>;

/** A text without its plan line in another language. */
export function withoutPlanLine({ content, ownWords }: Text): Text {
  const [start, end] = ownWords.at(-1) ?? [0, 0];
  if (start === 0 || end !== content.length || content[start - 1] !== '\n') return { content, ownWords };
  return { content: content.slice(0, start - 1), ownWords: ownWords.slice(0, -1) };
}

export const ownPieces = ({ content, ownWords }: Text): string[] =>
  splitByRanges(content, ownWords).flatMap(({ text, isOwn }) => (isOwn ? [text] : []));

/** The text with the user's own words replaced by a sign. */
export const aroundOwnWords = ({ content, ownWords }: Text, sign = ' '): string =>
  splitByRanges(content, ownWords)
    .map(({ text, isOwn }) => (isOwn ? sign : text))
    .join('');

const bare = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();

/** The ways in which texts may say a phrase. */
const waysToSay = (phrase: string): string[] => [
  ...new Set([withoutFinalMarks(phrase), toSecondPerson(withoutFinalMarks(phrase))].map(bare)),
];

/** Removes the user's phrases from a text without known ranges, such as the short one. */
export const withoutPhrases = (text: string, { facts, title }: Pick<Habit, 'facts' | 'title'>): string =>
  [...Object.values(facts), title]
    .flatMap(waysToSay)
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '), bare(text));

/** The facts in a text, or `label` where the title replaces the action. */
export const factsIn = (text: Text, { facts }: Pick<Habit, 'facts'>): (FactCode | 'label')[] =>
  ownPieces(text).map((piece) => {
    // A plan line ends with the act.
    const words = bare(piece.split(' → ').at(-1) ?? piece);
    const found = Object.entries(facts).find(([, phrase]) => waysToSay(phrase).includes(words));
    return found === undefined ? 'label' : (found[0] as FactCode);
  });

/** The words of a text in lower case. */
export const wordsIn = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

/** A word without common endings, good enough to compare. */
export const stemOf = (word: string): string =>
  word.length <= 3 ? word : word.replace(/(?:'s|ies|es|s|ing|ed|e|y)$/, '');

/** The stems of everything the user wrote. */
export const theirWords = ({ title, description, facts }: Words): Set<string> =>
  new Set(wordsIn([title, description, ...Object.values(facts)].join(' ')).map(stemOf));

/** What is wrong with the sentences around the user's own words. */
export function brokenSentences(whole: Text): string[] {
  const text = withoutPlanLine(whole);
  // The user's words may begin a sentence.
  const around = aroundOwnWords(text, 'Xx');
  const problems: string[] = [];
  if (!/^[A-Z0-9“]/.test(around)) problems.push('does not begin like a sentence');
  if (!/[.?!]”?$/.test(around)) problems.push('does not end like a sentence');
  if (/[.?!]”? +[a-z]/.test(around)) problems.push('a sentence begins in lower case');
  if (/ {2}| [,.:;?!]|[,:;]{2}|[.?!][,.:;?!]|[,:;][.?!]/.test(around))
    problems.push('doubled marks or spaces');
  if (/\b(a|an|the|to|your|and|or|of) (?=[.,:;?!]|$)/.test(around)) problems.push('a word is missing');
  for (const [start, end] of text.ownWords) {
    const words = text.content.slice(start, end);
    if (/[.,:;!?]$/.test(words) && /^[.,:;!?]/.test(text.content.slice(end)))
      problems.push(`marks double after "${words}"`);
    if (/(^|[.?!]”? )$/.test(text.content.slice(0, start)) && /^\p{Ll}/u.test(words))
      problems.push(`a sentence begins in lower case: "${words}"`);
  }
  if (openValues(text).length > 0 || /[{}]/.test(around)) problems.push('an unfilled value');
  return problems;
}

/** Words whose vowel groups don't match their syllables; the first list has one syllable. */
const exceptions = [
  'whole ones once',
  'something somewhere someone sometimes sometime every evening being doing going seeing quiet people little useful someday likely moment business',
  'somebody everything everyone beforehand different idea area',
  'everybody',
].map((words) => words.split(' '));

/** Counts the syllables of an English word by its groups of vowels. */
export function countSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/['’](?:s|re|ve|ll|d|m|t)$/, '')
    .replace(/[^a-z]/g, '');
  const known = exceptions.findIndex((words) => words.includes(plain));
  if (known >= 0) return known + 1;
  if (plain.length <= 3) return 1;
  const spoken = plain
    // A silent e, also before s and d, but not in "added", "places" or "little".
    .replace(/(?:[^laeiouy]|[aeiouy]l|ll)e$/, (end) => end.slice(0, -1))
    .replace(/([^aeioudt])ed$/, '$1')
    .replace(/([^aeiouscxzg]|[aeiouy][lr])es$/, '$1')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

/** With fewer words, a single long one would make a text hard. */
const fewestWordsToGrade = 8;
export const highestGrade = 8;

/** The Flesch-Kincaid grade of a text without the user's own words, or null if it has too few words. */
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
