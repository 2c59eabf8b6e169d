import { readFileSync } from 'node:fs';
import { type HabitKind, habitKinds, messageStyles, positions } from '../../worker/domain.ts';
import type { Entry, FactCode } from '../../worker/writer/entries.ts';
import { stemOf, wordsIn } from './text-analysis.ts';

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
