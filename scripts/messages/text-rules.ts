import { readFileSync } from 'node:fs';
import { type HabitKind, habitKinds, messageStyles, positions } from '../../worker/domain.ts';
import type { Entry, FactCode } from '../../worker/writer/entries.ts';
import { stemOf, wordsIn } from './said-words.ts';

/** Texts that don't depend on marks, so they can't refer to what is known only when they are sent. */
const isUnconditional = ({ slot }: Entry) =>
  slot.includes('.') || [...positions, ...messageStyles, 'plain', 'rich'].some((known) => known === slot);
const claimed =
  /\b(as usual|by now|come back|coming back|keep going|easier now|welcome back|well done|good job|great job|you['’]ve (done|made|kept|come|been)|so far you)\b/i;

/** What certain entries may not say. In the text, `_` replaces all values and facts except the user's name. */
export const bans: readonly [problem: string, pattern: RegExp, only?: (entry: Entry) => boolean][] = [
  [
    'A word of scorekeeping or guilt',
    /\b(streak|relapse|slip(ped)?|failure|failed|lazy|guilt)\b/i,
    ({ slot }) => slot !== 'best',
  ],
  ['At most one exclamation mark in a campaign: leave it out', /!/],
  ['Use a comma, a colon or a period instead of a dash', /—|–/],
  [
    'Texts do not point to buttons',
    /\b(answer|reply|tap|click) (below|here|this|the button)\b|\bbelow\b/i,
    isUnconditional,
  ],
  [
    'Only in entries tagged for a time of day',
    /\b(tonight|this (morning|afternoon|evening)|before bed)\b/i,
    ({ daypart }) => daypart === null,
  ],
  [
    'Only in entries tagged "daily": else "next time" or {lastday}',
    /\b(tomorrow|yesterday|every day|daily)\b/i,
    (entry) => !entry.daily && isUnconditional(entry),
  ],
  ['Claims something that is not known', claimed, isUnconditional],
  [
    'Claims something that is not known (unless it is about a rule: reword)',
    /\b(again|still)\b/i,
    (entry) => isUnconditional(entry) && !/\bstill (counts?|right|the one)\b/i.test(entry.text),
  ],
  ['Guesses a feeling or a relationship', /\{p\}[^.?!]{0,40}\b(proud|friend)\b|\bfriend \{p\}/i],
  ['A link or an address', /https?:|www\.|\S+@\S+/],
];

type Place = { before: RegExp; after?: RegExp; rule: string };
const quoted = (code: FactCode, opening: string): Place => ({
  before: /[“"]$/,
  after: /^[”"]|^[.,][”"]/,
  rule: `{${code}} stands in quotation marks${opening}`,
});

/** Where a fact may stand. The form's prompt determines its grammar, so it must follow certain words. */
export const placesOf: Record<FactCode, Place> = {
  c: {
    before: /\b[Aa]fter $|(^|[.!?:]\s)$|“After $/,
    rule: '{c} stands after "after", or opens a line before ", then"',
  },
  a: {
    before: /(^|[.!?]\s)$|: $|\bthen (it['’]s )?$|\b[Jj]ust $|, $|“$|\bI $|“I $/,
    rule: '{a} is its own sentence, or stands after a colon, "then" or "After {c},"',
  },
  s: {
    before: /(^|[.!?]\s)$|: $|\bthen (it['’]s )?(just )?$|[Jj]ust $|, $|\bor just $/,
    rule: '{s} is its own sentence, or stands after a colon or a comma',
  },
  n: { before: /\b([Ww]hen|[Ii]f) $/, rule: '{n} stands after "when" or "if"' },
  p: { before: /./, rule: '' },
  y: quoted('y', ' after "You said:"'),
  r: quoted('r', ' after "You said:"'),
  x: quoted('x', ''),
  d: quoted('d', ' after "You wrote:"'),
};
export const reducePlaceOfC: Place = { before: /\b[Ww]hen $|“When $/, rule: '{c} stands after "when"' };

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
    const [, problem = '', unlessTheirs, pattern = ''] =
      /^(.*?)( \(unless theirs\))?: (.*)$/.exec(line) ?? [];
    return { problem, pattern: new RegExp(pattern, 'i'), unlessTheirs: unlessTheirs !== undefined };
  });
const forAllKinds = kindBansOf('all');
const bansOfKinds = new Map(habitKinds.map((kind) => [kind, [...forAllKinds, ...kindBansOf(kind)]]));

/** Forbidden words in a text without the user's own. @param isTouched whether the user uses a word */
export const forbiddenIn = (
  text: string,
  kind: HabitKind,
  isTouched: (word: string) => boolean = () => false,
): string[] =>
  (bansOfKinds.get(kind) ?? []).flatMap(({ problem, pattern, unlessTheirs }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined || (unlessTheirs && isTouched(found.toLowerCase()))
      ? []
      : [`${problem}: "${found.trim()}"`];
  });

/** The forms of a word: walks, walking, walked, stories, running. */
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
/** Digits and number words. "One" is often an article, so it counts only with a unit of an act. */
const numberPattern = new RegExp(
  `\\b(?:\\d[\\d,.:]*\\d|\\d|(?:${numberWords})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)\\b|\\b(?:one|half an?)[ -](?:minutes?|hours?|pages?|reps?|sets?|laps?|miles?|glass|glasses|times a)\\b`,
  'gi',
);

const without = (text: string, phrases: readonly RegExp[]) =>
  phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text);

type Known = {
  kind: HabitKind;
  /** Stems. */
  words: ReadonlySet<string>;
  values: ReadonlySet<string>;
  /** Whether the text is on a topic that the user confirmed, so it may name things that belong to it */
  onTopic: boolean;
};

/** The acts, objects, cues and numbers in a text that are in neither the user's words nor the values. */
export function inventionsIn(text: string, { kind, words: known, values, onTopic }: Known): string[] {
  const isTold = (word: string) => known.has(stemOf(word));
  const things = wordsIn(without(text.toLowerCase(), allowedPhrases)).filter(
    (word) => inventedWords.has(word) && !onTopic && !isTold(word),
  );
  const allowed = kind === 'reduce' ? [...allowedNumbers, ...allowedWaits] : allowedNumbers;
  const numbers = (without(text, allowed).match(numberPattern) ?? []).filter(
    (number) => !values.has(number.toLowerCase()) && !wordsIn(number).every(isTold),
  );
  return [...things, ...numbers];
}
