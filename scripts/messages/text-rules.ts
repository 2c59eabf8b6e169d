import { readFileSync } from 'node:fs';
import { type HabitKind, habitKinds, messageStyles, positions } from '../../worker/domain.ts';
import { type Entry, type FactCode, factCodes } from '../../worker/writer/entries.ts';
import {
  type FilledText,
  openValues,
  renderFact,
  splitByRanges,
  withoutFinalMarks,
} from '../../worker/writer/fill.ts';
import type { Habit } from '../../worker/writer/writer.ts';

/** Texts that don't depend on marks, so they can't refer to anything known only at send time. */
const isUnconditional = ({ slot }: Entry) =>
  slot.includes('.') || [...positions, ...messageStyles, 'plain', 'rich'].some((name) => name === slot);
const claims =
  /\b(as usual|by now|come back|coming back|keep going|easier now|welcome back|well done|good job|great job|you['’]ve (done|made|kept|come|been)|so far you)\b/i;

/** Forbidden words in all or certain entries. In the text, `_` replaces all values and facts except `{p}`. */
export const bans: readonly [problem: string, pattern: RegExp, applies?: (entry: Entry) => boolean][] = [
  [
    'A word about scorekeeping or guilt',
    /\b(streak|relapse|slip(ped)?|failure|failed|lazy|guilt)\b/i,
    ({ slot }) => slot !== 'best',
  ],
  ['An exclamation mark', /!/],
  ['Use a comma, a colon or a period instead of a dash', /—|–/],
  [
    'Texts must not refer to buttons',
    /\b(answer|reply|tap|click) (below|here|this|the button)\b|\bbelow\b/i,
    isUnconditional,
  ],
  ['Assumes a time of day', /\b(tonight|this (morning|afternoon|evening)|before bed)\b/i],
  [
    'Only in entries tagged "daily"; in others use "next time" or {lastday}',
    /\b(tomorrow|yesterday|every day|daily)\b/i,
    (entry) => !entry.daily && isUnconditional(entry),
  ],
  ['Assumes something unknown', claims, isUnconditional],
  [
    'Assumes something unknown (if it doesn’t, reword it)',
    /\b(again|still)\b/i,
    (entry) => isUnconditional(entry) && !/\bstill (counts?|right|the one)\b/i.test(entry.text),
  ],
  ['Assumes a feeling or a relationship', /\{p\}[^.?!]{0,40}\b(proud|friend)\b|\bfriend \{p\}/i],
  ['A link or an address', /https?:|www\.|\S+@\S+/],
];

type Place = { before: RegExp; after?: RegExp; rule: string };
const quoted = (code: FactCode, opening: string): Place => ({
  before: /[“"]$/,
  after: /^[”"]|^[.,][”"]/,
  rule: `{${code}} must be in quotation marks${opening}`,
});

/** The allowed places of each fact. The form's labels determine its grammar, so it must follow certain words. */
export const placesOf: Record<FactCode, Place> = {
  c: {
    before: /\b[Aa]fter $|(^|[.!?:]\s)$|“After $/,
    rule: '{c} must follow "after", or begin a sentence and precede ", then"',
  },
  a: {
    before: /(^|[.!?]\s)$|: $|\bthen (it['’]s )?$|\b[Jj]ust $|, $|“$|\bI $|“I $/,
    rule: '{a} must be its own sentence, or follow a colon, "then" or "After {c},"',
  },
  s: {
    before: /(^|[.!?]\s)$|: $|\bthen (it['’]s )?(just )?$|[Jj]ust $|, $|\bor just $/,
    rule: '{s} must be its own sentence, or follow a colon or a comma',
  },
  n: { before: /\b([Ww]hen|[Ii]f) $/, rule: '{n} must follow "when" or "if"' },
  p: { before: /./, rule: '' },
  y: quoted('y', ' after "You said:"'),
  r: quoted('r', ' after "You said:"'),
  x: quoted('x', ''),
  d: quoted('d', ' after "You wrote:"'),
};
export const reducePlaceOfC: Place = { before: /\b[Ww]hen $|“When $/, rule: '{c} must follow "when"' };

/** The lines of rules.txt, by their section. */
const rules = new Map<string, string[]>();
for (const line of readFileSync(new URL('rules.txt', import.meta.url), 'utf8').split('\n')) {
  const [, section] = /^\[(\w+)\]$/.exec(line) ?? [];
  if (section !== undefined) rules.set(section, []);
  else if (line !== '' && !line.startsWith('# ')) [...rules.values()].at(-1)?.push(line);
}
const linesOf = (section: string) => rules.get(section) ?? [];
const patternsOf = (section: string) => linesOf(section).map((line) => new RegExp(line, 'gi'));

const kindBansOf = (section: string) =>
  linesOf(section).map((line) => {
    const [, problem = '', exception, pattern = ''] =
      /^(.*?)( \(unless the user's own\))?: (.*)$/.exec(line) ?? [];
    return { problem, pattern: new RegExp(pattern, 'i'), unlessUsers: exception !== undefined };
  });
const forAllKinds = kindBansOf('all');
const bansOfKinds = new Map(habitKinds.map((kind) => [kind, [...forAllKinds, ...kindBansOf(kind)]]));

/** @param text without the user's own words @param isUsersWord whether the user wrote a word in their plan */
export const forbiddenIn = (
  text: string,
  kind: HabitKind,
  isUsersWord: (word: string) => boolean = () => false,
): string[] =>
  (bansOfKinds.get(kind) ?? []).flatMap(({ problem, pattern, unlessUsers }) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined || (unlessUsers && isUsersWord(words.toLowerCase()))
      ? []
      : [`${problem}: "${words.trim()}"`];
  });

/** Inflected forms of a word, such as walks, walking, walked, stories and running. */
function formsOf(word: string): string[] {
  const open = word.replace(/(?:e|y)$/, '');
  const doubled = `${word}${word.at(-1)}`;
  const endings = (stem: string, ...all: string[]) => all.map((ending) => `${stem}${ending}`);
  return [
    ...endings(word, '', 's', 'es', 'ing', 'ed', 'd'),
    ...endings(open, 'ies', 'ing'),
    ...endings(doubled, 'ing', 'ed'),
  ];
}

const inventedWords: ReadonlySet<string> = new Set(
  linesOf('inventions').flatMap((line) => line.split(' ').flatMap(formsOf)),
);

const allowedPhrases = patternsOf('phrases');
const allowedNumbers = patternsOf('numbers');
const allowedWaits = patternsOf('waits');

const numberWords =
  'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|twice';
/** Digits and number words. "One" counts only with a unit, since it is often a pronoun. */
const numberPattern = new RegExp(
  `\\b(?:\\d[\\d,.:]*\\d|\\d|(?:${numberWords})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)\\b|\\b(?:one|half an?)[ -](?:minutes?|hours?|pages?|reps?|sets?|laps?|miles?|glass|glasses|times a)\\b`,
  'gi',
);

const without = (text: string, phrases: readonly RegExp[]) =>
  phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text);

type TextSource = {
  kind: HabitKind;
  /** The stems of the user's words */
  words: ReadonlySet<string>;
  values: ReadonlySet<string>;
  /** Whether the user confirmed the text's topic, so that it may name related things */
  onTopic: boolean;
};

/** The acts, objects, cues and numbers in a text that come from neither the user's words nor the values. */
export function inventionsIn(text: string, { kind, words, values, onTopic }: TextSource): string[] {
  const isUsersWord = (word: string) => words.has(stemOf(word));
  const things = wordsIn(without(text.toLowerCase(), allowedPhrases)).filter(
    (word) => inventedWords.has(word) && !onTopic && !isUsersWord(word),
  );
  const allowed = kind === 'reduce' ? [...allowedNumbers, ...allowedWaits] : allowedNumbers;
  const numbers = (without(text, allowed).match(numberPattern) ?? []).filter(
    (number) => !values.has(number.toLowerCase()) && !wordsIn(number).every(isUsersWord),
  );
  return [...things, ...numbers];
}

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
