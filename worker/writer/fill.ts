import { planFields } from '../campaign-fields.ts';
import type { Range } from '../domain.ts';
import { type FactCode, factCodes, placeholderPattern, readPlaceholder, type SlotName } from './entries.ts';

/** What is known of a person's plan, each a phrase in their own words. */
export type Facts = Readonly<Partial<Record<FactCode, string>>>;

/** A text with the person's words in it. Values such as `{done}` may still be open. */
export type FilledText = { content: string; ownWords: Range[] };

const isFirstPerson =
  /(^|[^\p{L}'’])(I|I['’]m|I['’]ve|I['’]ll|I['’]d|i['’](m|ve|ll|d)|my|My|myself|[Ww]e|our)(?![\p{L}'’])|^i\s+\p{L}/u;

const secondPerson: readonly (readonly [RegExp, string])[] = [
  // Phones type a small "i"; as a word of its own at the start it is no article of another language.
  [/^i(?=\s)/gu, 'I'],
  [/(?<![\p{L}'’])i(?=['’](m|ve|ll|d)(?!\p{L}))/gu, 'I'],
  [/(?<![\p{L}'’])I['’]m(?!\p{L})/gu, 'you’re'],
  [/(?<![\p{L}'’])I['’]ve(?!\p{L})/gu, 'you’ve'],
  [/(?<![\p{L}'’])I['’]ll(?!\p{L})/gu, 'you’ll'],
  [/(?<![\p{L}'’])I['’]d(?!\p{L})/gu, 'you’d'],
  [/(?<![\p{L}'’])I am(?!\p{L})/gu, 'you are'],
  [/(?<![\p{L}'’])I was(?!\p{L})/gu, 'you were'],
  [/(?<![\p{L}'’])I(?![\p{L}'’])/gu, 'you'],
  [/(?<![\p{L}'’])[Ww]e(?!\p{L})/gu, 'you'],
  [/(?<![\p{L}'’])our(?!\p{L})/gu, 'your'],
  [/(?<![\p{L}'’])us(?!\p{L})/gu, 'you'],
  [/(?<![\p{L}'’])My(?!\p{L})/gu, 'Your'],
  [/(?<![\p{L}'’])my(?!\p{L})/gu, 'your'],
  [/(?<![\p{L}'’])me(?!\p{L})/gu, 'you'],
  [/(?<![\p{L}'’])myself(?!\p{L})/gu, 'yourself'],
];

/** "Me" alone is Portuguese too: it counts beside a word that is English and nothing else. */
const isEnglishMe =
  /(?=.*(?<![\p{L}'’])me(?![\p{L}'’]))(?=.*(?<!\p{L})(some(body|one)|nobody|everyone|people|the|he|she|they|it|off|to|with|my|boss|kids?|calls?|asks?|texts?)(?!\p{L}))/iu;

/**
 * First person to second by substitution, and only where the phrase holds one of I, I'm, I've, I'll, I'd, my, or "me"
 * beside other English words.
 */
export function toSecondPerson(phrase: string): string {
  if (!isFirstPerson.test(phrase) && !isEnglishMe.test(phrase)) return phrase;
  return secondPerson.reduce((text, [pattern, word]) => text.replace(pattern, word), phrase);
}

/** Facts that are quoted as they are; the others speak to the person. */
const quoted: ReadonlySet<FactCode> = new Set([
  'd',
  ...Object.values(planFields).flatMap((field) => ('isQuoted' in field ? field.code : [])),
]);

/** Marks at the end of a phrase would double those of the text around it. */
export const withoutFinalMarks = (phrase: string) => phrase.trim().replace(/[\s.,;:!?…。！？]+$/u, '');

/** A phrase as it stands in a text. */
function renderFact(code: FactCode, phrase: string): string {
  const clean = withoutFinalMarks(phrase);
  return quoted.has(code) ? clean : toSecondPerson(clean);
}

/** The facts whose words a text has, however it came by them. */
export const factsQuotedIn = (text: string, facts: Facts): FactCode[] =>
  factCodes.filter((code) => {
    const phrase = facts[code];
    return phrase !== undefined && text.toLowerCase().includes(renderFact(code, phrase).toLowerCase());
  });

const saysJust = /^(just|only)\b|\bonly$/i;

/** Whether what comes next begins a sentence; an opening quotation mark may come first. */
const opensSentence = (before: string) => /(^|[.!?…]['"”’)]*\s+)[“‘(]?$/u.test(before);

export function capitalize(phrase: string): string {
  const [first = ''] = phrase;
  return first.toLocaleUpperCase('en') + phrase.slice(first.length);
}

const planWithCue = /(?<=\n)After \{c\}[,:] (?=\{a\}\.$)/;
/** In characters of cue and action: what is longer is hard to take in at a glance. */
const LONGEST_PLAN = 100;

/** A long plan under a thought goes without its cue, which comes in other messages. */
const withoutLongCue = (text: string, { c = '', a = '' }: Facts) =>
  c.length + a.length > LONGEST_PLAN ? text.replace(planWithCue, 'Today: ') : text;

/**
 * Puts the person's words into a text. Values that are known later stay as they are; nothing that a person wrote is
 * ever taken for a placeholder.
 * @throws RangeError when a fact is missing
 */
export function fillFacts(entryText: string, facts: Facts): FilledText {
  const text = withoutLongCue(entryText, facts);
  let content = '';
  const ownWords: Range[] = [];
  let at = 0;
  for (const match of text.matchAll(placeholderPattern)) {
    const placeholder = readPlaceholder(match);
    if (placeholder?.kind !== 'fact') continue;
    content += text.slice(at, match.index);
    const phrase = facts[placeholder.code];
    if (phrase === undefined) throw new RangeError(`The text wants the fact "${placeholder.code}": ${text}`);
    const said = renderFact(placeholder.code, phrase);
    // Texts put "just" before small things: if the person's own words say it, once is enough.
    if (saysJust.test(said)) content = content.replace(/\b[Jj]ust $/, '');
    const start = content.length;
    at = match.index + match[0].length;
    // A quotation without a full stop is given as it was typed: it may be half a sentence.
    const isAsTyped = text.startsWith('”', at);
    content += opensSentence(content) && !isAsTyped ? capitalize(said) : said;
    ownWords.push([start, content.length]);
  }
  return { content: content + text.slice(at), ownWords };
}

/** What stands in for a value; `words` where it can also be written out. */
export type SlotValue = { text: string; words?: string };
export type SlotValues = Readonly<Partial<Record<SlotName, SlotValue>>>;

/** The values that a text still waits for, outside the person's own words. */
export function openSlots({ content, ownWords }: FilledText): SlotName[] {
  const names = slotMatches(content, ownWords).map(({ name }) => name);
  return [...new Set(names)];
}

/** Fills in what is known when the text is read or sent; what is not known stays open. */
export function fillSlots({ content, ownWords }: FilledText, values: SlotValues): FilledText {
  let filled = '';
  let at = 0;
  const shifts: { from: number; by: number }[] = [];
  for (const { name, inWords, start, end } of slotMatches(content, ownWords)) {
    const value = values[name];
    if (value === undefined) continue;
    filled += content.slice(at, start);
    const said = inWords ? (value.words ?? value.text) : value.text;
    filled += opensSentence(filled) ? capitalize(said) : said;
    at = end;
    shifts.push({ from: end, by: filled.length - end });
  }
  filled += content.slice(at);
  const shiftAt = (place: number) => shifts.findLast(({ from }) => from <= place)?.by ?? 0;
  return {
    content: filled,
    ownWords: ownWords.map(([start, end]) => [start + shiftAt(start), end + shiftAt(start)] as const),
  };
}

function slotMatches(content: string, ownWords: readonly Range[]) {
  return [...content.matchAll(placeholderPattern)].flatMap((match) => {
    const placeholder = readPlaceholder(match);
    const start = match.index;
    const end = start + match[0].length;
    const isTouched = ownWords.some((range) => start < range[1] && range[0] < end);
    return placeholder?.kind !== 'slot' || isTouched
      ? []
      : [{ name: placeholder.name, inWords: placeholder.inWords, start, end }];
  });
}

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number from 0 to 99 in words; larger ones in digits. */
export function numberInWords(value: number): string {
  const small = [...ones, ...teens][value];
  if (small !== undefined) return small;
  const ten = tens[Math.floor(value / 10) - 2];
  if (ten === undefined) return String(value);
  return value % 10 === 0 ? ten : `${ten}-${ones[value % 10]}`;
}

export const numberValue = (value: number): SlotValue => ({
  text: String(value),
  words: numberInWords(value),
});

/** A text in pieces, each with whether it is in the person's own words. Ranges that do not fit are left out. */
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

/** An action in a language that the texts are not in: beside them, and not in their sentences. */
export const planLine = ({ a }: Facts): string | undefined =>
  a === undefined ? undefined : `${capitalize(withoutFinalMarks(a))}.`;
