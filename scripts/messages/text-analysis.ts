import { type FactCode, factCodes } from '../../worker/writer/entries.ts';
import {
  type FilledText,
  openValues,
  renderFact,
  splitByRanges,
  withoutFinalMarks,
} from '../../worker/writer/fill.ts';
import type { Habit } from '../../worker/writer/writer.ts';

type Text = { content: string; ownWords: FilledText['ownWords'] };
type Words = Pick<Habit, 'title' | 'description' | 'facts'>;

/** A text without its plan line, which may be in another language. */
export function withoutPlanLine({ content, ownWords }: Text): Text {
  const [start] = ownWords.at(-1) ?? [0];
  const line = content.lastIndexOf('\n');
  return line >= 0 && /^(Your plan|Small version|For today): “$/.test(content.slice(line + 1, start))
    ? { content: content.slice(0, line), ownWords: ownWords.slice(0, -1) }
    : { content, ownWords };
}

export const ownPieces = ({ content, ownWords }: Text): string[] =>
  splitByRanges(content, ownWords).flatMap(({ text, isOwn }) => (isOwn ? [text] : []));

/** Replaces the user's own words. */
export const aroundOwnWords = ({ content, ownWords }: Text, replacement = ' '): string =>
  splitByRanges(content, ownWords)
    .map(({ text, isOwn }) => (isOwn ? replacement : text))
    .join('');

const normalized = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();

const knownForms = new Map<string, string[]>();

/** The forms in which texts may contain a phrase of the user. Kept, because each text of a campaign asks for them. */
function phraseForms(phrase: string): string[] {
  const rendered = () => [withoutFinalMarks(phrase), ...factCodes.map((code) => renderFact(code, phrase))];
  const forms = knownForms.get(phrase) ?? [...new Set(rendered().map(normalized))];
  knownForms.set(phrase, forms);
  return forms;
}

/** Removes the user's phrases from a text whose ranges are unknown, such as a short text. */
export const withoutPhrases = (text: string, { facts, title }: Pick<Habit, 'facts' | 'title'>): string =>
  [...Object.values(facts), title]
    .flatMap(phraseForms)
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '), normalized(text));

/** The codes of the facts in a text; `label` for the title in place of an action. */
export const factsIn = (text: Text, { facts }: Pick<Habit, 'facts'>): (FactCode | 'label')[] =>
  ownPieces(text).map((piece) => {
    // A plan line ends with the act.
    const words = normalized(piece.split(' → ').at(-1) ?? piece);
    const fact = Object.entries(facts).find(([, phrase]) => phraseForms(phrase).includes(words));
    return fact === undefined ? 'label' : (fact[0] as FactCode);
  });

/** The words of a text in lower case. */
export const wordsIn = (text: string): string[] =>
  normalized(text).match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

/** A word without common endings, for rough comparison. */
export const stemOf = (word: string): string =>
  word.length <= 3 ? word : word.replace(/(?:'s|ies|es|s|ing|ed|e|y)$/, '');

/** The stems of everything the user wrote. */
export const userStems = ({ title, description, facts }: Words): Set<string> =>
  new Set(wordsIn([title, description, ...Object.values(facts)].join(' ')).map(stemOf));

/** Some scripts have no period. */
export const endsLikeSentence = (text: string) => /(?:[.?!…。！？][”"’']?|\p{Lo})$/u.test(text);

/** Problems in the sentences around the user's own words. */
export function brokenSentences(whole: Text): string[] {
  const text = withoutPlanLine(whole);
  // Capitalized, since the user's words may begin a sentence
  const around = aroundOwnWords(text, 'Xx');
  const problems: string[] = [];
  if (!/^[A-Z0-9“]/.test(around)) problems.push('does not start like a sentence');
  if (!endsLikeSentence(text.content)) problems.push('does not end like a sentence');
  if (/[.?!]”? +[a-z]/.test(around)) problems.push('a sentence starts in lower case');
  if (/ {2}| [,.:;?!]|[,:;]{2}|[.?!][,.:;?!]|[,:;][.?!]/.test(around))
    problems.push('double punctuation or spaces');
  if (/\b(a|an|the|to|your|and|or|of) (?=[.,:;?!]|$)/.test(around)) problems.push('a word is missing');
  for (const [start, end] of text.ownWords) {
    const words = text.content.slice(start, end);
    if (/[.,:;!?]$/.test(words) && /^[.,:;!?]/.test(text.content.slice(end)))
      problems.push(`double punctuation after "${words}"`);
    if (/(^|[.?!]”? )$/.test(text.content.slice(0, start)) && /^\p{Ll}/u.test(words))
      problems.push(`a sentence starts in lower case: "${words}"`);
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

/** Estimates the syllables of an English word from its groups of vowels. */
function countSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/['’](?:s|re|ve|ll|d|m|t)$/, '')
    .replace(/[^a-z]/g, '');
  const exception = exceptions.findIndex((words) => words.includes(plain));
  if (exception >= 0) return exception + 1;
  if (plain.length <= 3) return 1;
  const pronounced = plain
    // A silent e, also before s and d, but not in "added", "places" or "little".
    .replace(/(?:[^laeiouy]|[aeiouy]l|ll)e$/, (end) => end.slice(0, -1))
    .replace(/([^aeioudt])ed$/, '$1')
    .replace(/([^aeiouscxzg]|[aeiouy][lr])es$/, '$1')
    .replace(/^y/, '');
  return Math.max(1, pronounced.match(/[aeiouy]+/g)?.length ?? 1);
}

/** In a shorter text, a single long word would raise the grade too much. */
const fewestWordsToGrade = 8;
export const highestGrade = 8;

/** The Flesch-Kincaid grade, or null for too few words. @param text without the user's own words */
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
