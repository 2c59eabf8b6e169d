import { planFields } from '../campaign-fields.ts';
import type { HabitKind, Range } from '../domain.ts';
import { type FactCode, factCodes, placeholderPattern, readPlaceholder, type ValueName } from './entries.ts';
import { fitPhrase, fitText } from './grammar.ts';
import { numberInWords } from './words.rules.ts';

/** Phrases from the user's plan, in their own words. */
export type Facts = Readonly<Partial<Record<FactCode, string>>>;

/** A text with the user's words filled in. May still contain placeholders such as `{done}`. */
export type FilledText = { content: string; ownWords: readonly Range[] };
/** A filled text as stored, where null stands for no own words. */
type StoredText = { content: string; ownWords: readonly Range[] | null };

const isFirstPerson =
  /(^|[^\p{L}'’])(I|I['’]m|I['’]ve|I['’]ll|I['’]d|i['’](m|ve|ll|d)|my|My|myself|[Ww]e|our)(?![\p{L}'’])|^i\s+\p{L}/u;

const secondPerson: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'’])i(?=\s+\p{L}|['’](m|ve|ll|d)(?!\p{L}))/gu, 'I'],
  [/(?<![\p{L}'’])(?:I['’]|[Ii])m(?!\p{L})/gu, 'you’re'],
  [/(?<![\p{L}'’])I['’]ve(?!\p{L})/gu, 'you’ve'],
  [/(?<![\p{L}'’])I['’]ll(?!\p{L})/gu, 'you’ll'],
  [/(?<![\p{L}'’])I['’]d(?!\p{L})/gu, 'you’d'],
  [/(?<![\p{L}'’])I am(?!\p{L})/gu, 'you are'],
  [/(?<![\p{L}'’])I was(?=n['’]t(?!\p{L})|(?!\p{L}))/gu, 'you were'],
  [/(?<![\p{L}'’])I(?![\p{L}'’])/gu, 'you'],
  [/(?<![\p{L}'’])[Ww]e(?!\p{L})/gu, 'you'],
  [/(?<![\p{L}'’])our(?!\p{L})/gu, 'your'],
  [/(?<![\p{L}'’])us(?!\p{L})/gu, 'you'],
  // Before another capital, it may be in a title.
  [/^My(?!\p{L})|(?<![\p{L}'’])My(?!\p{L}| \p{Lu})/gu, 'Your'],
  [/(?<![\p{L}'’])my(?!\p{L})/gu, 'your'],
  [/(?<![\p{L}'’])me(?!\p{L})/gu, 'you'],
  [/(?<![\p{L}'’])myself(?!\p{L})/gu, 'yourself'],
];

/** "Me" is a Portuguese word too, so it only counts together with a clearly English word. */
const isEnglishMe =
  /(?=.*(?<![\p{L}'’])me(?![\p{L}'’]))(?=.*(?<!\p{L})(some(body|one)|nobody|everyone|people|the|he|she|they|it|off|to|with|my|boss|kids?|calls?|asks?|texts?)(?!\p{L}))/iu;
/** Likewise a lower-case "i", which is "the" in Italian, "and" in Polish and "in" in Danish. */
const isEnglishI =
  /(?=.*(?<![\p{L}'’])i(?=\s+\p{L}))(?=.*(?<!\p{L})(the|and|when(ever)?|after|before|while|once|until|because|since|if|every|each|that|what|where|soon)(?!\p{L}))/u;

const inQuotes = /(["“„«][^"“”„«»]*["”“»])/u;

/** Changes the first person to the second, if the phrase has an English first-person word. Quotations stay. */
export function toSecondPerson(phrase: string): string {
  const parts = phrase.split(inQuotes);
  const said = parts.filter((_, at) => at % 2 === 0).join('');
  if (![isFirstPerson, isEnglishMe, isEnglishI].some((pattern) => pattern.test(said))) return phrase;
  const change = (part: string) =>
    secondPerson.reduce((text, [pattern, word]) => text.replace(pattern, word), part);
  return parts.map((part, at) => (at % 2 === 0 ? change(part) : part)).join('');
}

/** Facts that are quoted verbatim. The others are changed to the second person. */
export const quotedFacts: ReadonlySet<FactCode> = new Set([
  'd',
  ...Object.values(planFields).flatMap((field) => ('isQuoted' in field ? field.code : [])),
]);

/** The surrounding text has its own punctuation. */
export const withoutFinalMarks = (phrase: string) => phrase.trim().replace(/[\s.,;:!?…。！？]+$/u, '');

/** Whether the phrase's script ends sentences with a period. */
function takesPeriod(phrase: string): boolean {
  const last = /\p{L}(?=\P{L}*$)/u.exec(phrase)?.[0] ?? 'a';
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Georgian}]/u.test(
    last,
  );
}

const withoutLeadingMarks = (phrase: string) => phrase.replace(/^[\s.,;:!?…•*–—-]+(?=[\p{L}\p{N}])/u, '');

const unquote = (phrase: string) => /^["“„«]([^"“”„«»]+)["”“»]$/u.exec(phrase)?.[1] ?? phrase;

/** Single quotation marks, for words inside a quotation. */
const quoteInside = (phrase: string) =>
  phrase.replace(/["“„«]([^"“”„«»]*)["”“»]/gu, '‘$1’').replace(/["“”„«»]/gu, '');

export function renderFact(code: FactCode, phrase: string): string {
  const clean = withoutFinalMarks(unquote(withoutLeadingMarks(withoutFinalMarks(phrase))));
  if (quotedFacts.has(code)) return quoteInside(clean);
  return toSecondPerson(fitPhrase(code, clean));
}

export const factsQuotedIn = (text: string, facts: Facts): FactCode[] =>
  factCodes.filter((code) => {
    const phrase = facts[code];
    return phrase !== undefined && text.toLowerCase().includes(renderFact(code, phrase).toLowerCase());
  });

const saysJust = /^(just|only)\b|\bonly$/i;

/** Whether the next character starts a sentence, possibly after an opening quotation mark. */
const opensSentence = (before: string) => /(^|[.!?…]['"”’)]*\s+)[“‘(]?$/u.test(before);

export function capitalize(phrase: string): string {
  const [first = ''] = phrase;
  return first.toLocaleUpperCase('en') + phrase.slice(first.length);
}

const planWithCue = /(?<=\n)(After|When) \{c\}[,:] (?=\{a\}\.$)/;
/** In characters of cue and action together. A longer plan is hard to take in at a glance. */
const MAX_PLAN_LENGTH = 100;

/** Drops the cue from a long plan below a text. Other messages include it. */
const withoutLongCue = (text: string, { c = '', a = '' }: Facts) =>
  c.length + a.length > MAX_PLAN_LENGTH
    ? text.replace(planWithCue, (_, word) => (word === 'After' ? 'Today: ' : 'When the moment comes: '))
    : text;

/** Leaves placeholders for values alone. */
export function fillFacts(entryText: string, facts: Facts): FilledText {
  const phrases: Partial<Record<FactCode, string>> = {};
  for (const code of factCodes) if (facts[code] !== undefined) phrases[code] = renderFact(code, facts[code]);
  const text = fitText(withoutLongCue(entryText, facts), phrases);
  let content = '';
  const ownWords: Range[] = [];
  let at = 0;
  for (const match of text.matchAll(placeholderPattern)) {
    const placeholder = readPlaceholder(match);
    if (placeholder?.kind !== 'fact') continue;
    content += text.slice(at, match.index);
    const words = phrases[placeholder.code];
    if (words === undefined) throw new RangeError(`The text needs the fact "${placeholder.code}": ${text}`);
    // Avoid "just just" if the user's words already have it.
    if (saysJust.test(words)) content = content.replace(/\b[Jj]ust $/, '').replace(/ just: $/, ': ');
    const start = content.length;
    at = match.index + match[0].length;
    // A quotation may be half a sentence, so it keeps its case.
    const isAsTyped = text.startsWith('”', at);
    content += opensSentence(content) && !isAsTyped ? capitalize(words) : words;
    ownWords.push([start, content.length]);
    if (/^\.(?=\n|$)/.test(text.slice(at)) && !takesPeriod(words)) at += 1;
  }
  return { content: content + text.slice(at), ownWords };
}

/** `words` is the value spelled out, if it can be. */
export type TextValue = { text: string; words?: string };
export type TextValues = Readonly<Partial<Record<ValueName, TextValue>>>;

/** The placeholders left in a text. */
export const openValues = (text: { content: string }): ValueName[] => [
  ...new Set(valuesIn(text).map(({ name }) => name)),
];

export function fillValues(text: StoredText, values: TextValues): FilledText {
  const { content } = text;
  let filled = '';
  let at = 0;
  const shifts: { from: number; by: number }[] = [];
  for (const { name, inWords, start, end } of valuesIn(text)) {
    const value = values[name];
    if (value === undefined) continue;
    filled += content.slice(at, start);
    const words = inWords ? (value.words ?? value.text) : value.text;
    filled += opensSentence(filled) ? capitalize(words) : words;
    at = end;
    shifts.push({ from: end, by: filled.length - end });
  }
  filled += content.slice(at);
  const shiftAt = (place: number) => shifts.findLast(({ from }) => from <= place)?.by ?? 0;
  return {
    content: filled,
    ownWords: (text.ownWords ?? []).map(
      ([start, end]) => [start + shiftAt(start), end + shiftAt(start)] as const,
    ),
  };
}

const valuesIn = ({ content }: { content: string }) =>
  [...content.matchAll(placeholderPattern)].flatMap((match) => {
    const placeholder = readPlaceholder(match);
    if (placeholder?.kind !== 'value') return [];
    return [{ ...placeholder, start: match.index, end: match.index + match[0].length }];
  });

export const numberValue = (value: number): TextValue => ({
  text: String(value),
  words: numberInWords(value),
});

/** Splits a text into the user's own words and the rest. Invalid ranges are ignored. */
export function splitByRanges(text: string, ranges: readonly Range[]): { text: string; isOwn: boolean }[] {
  const pieces: { text: string; isOwn: boolean }[] = [];
  let at = 0;
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isOwn: false });
    pieces.push({ text: text.slice(start, end), isOwn: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isOwn: false });
  return pieces;
}

/** The action as a sentence. */
export function planLine({ a }: Facts): string | undefined {
  if (a === undefined) return undefined;
  const words = withoutFinalMarks(a);
  return `${capitalize(words)}${takesPeriod(words) ? '.' : ''}`;
}

/** The line with the plan below an English text if the action is in another language. */
export function quotedPlan(facts: Facts, kind: HabitKind, label = 'Your plan'): FilledText | undefined {
  const line = planLine(facts);
  if (line === undefined) return undefined;
  const before = `${kind === 'recover' ? 'For today' : label}: “`;
  const end = before.length + withoutFinalMarks(line).length;
  return { content: `${before}${line}”`, ownWords: [[before.length, end]] };
}

/** The plan as a sentence of its own: "After you hang up your coat, play the first line." Without an action, it stays open. */
export function fillPlan({ c, a }: Facts, kind: HabitKind): FilledText {
  const cue = c === undefined ? '' : `${kind === 'reduce' ? 'When' : 'After'} {c}, `;
  return fillFacts(`${cue}${a === undefined ? '…' : '{a}.'}`, { ...(c && { c }), ...(a && { a }) });
}
