import type { Range } from '../../domain.ts';
import { type Facts, toSecondPerson, withoutFinalMarks } from '../fill.ts';

/** Detects what a model made up about a user. Parameters named `folded` and `userWords` are in the form of `fold`. */

/** Whether the text quotes words that the user didn't write. */
export function misquotes(folded: string, userWords: string): boolean {
  const quoted =
    /(?<!\p{L})(?:you (?:said|wrote|told me)|you've (?:said|written)|dijiste|escribiste|du hast (?:gesagt|geschrieben)|du (?:sagtest|schriebst))(?!\p{L})[^"“”«„]{0,24}["“«„]([^"“”»]+)["”“»]/gu;
  const ownWords = wordsOnly(userWords);
  return [...folded.matchAll(quoted)].some(([, words = '']) => !ownWords.includes(wordsOnly(words)));
}

function withoutOwnWords(text: string, facts: Facts): string {
  const own = findOwnWords(text, facts);
  const pieces = own.map(([start], index) => text.slice(own[index - 1]?.[1] ?? 0, start));
  return fold([...pieces, text.slice(own.at(-1)?.[1] ?? 0)].join('◇'));
}

const smallWords = new Set(
  `about after again before being break control during every everything fewer from habit instead into less more much
  never only over quit reduce start stop than that the this time times when while with without work your`.split(
    /\s+/,
  ),
);

/** Whether the text offers what the user wants to reduce: "then have a small beer". */
export function offersTheThing(text: string, title: string, facts: Facts): boolean {
  const things = (fold(title).match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !smallWords.has(word))
    .map((word) => word.replace(/(?:es|s|en|n)$/u, ''))
    .filter((word) => word.length > 2);
  if (things.length === 0) return false;
  const modelWords = withoutOwnWords(text, facts);
  const verbs =
    'have|grab|enjoy|pour|take|drink|smoke|light|eat|buy|try|start|allow yourself|order|open|play|watch|do|bite|check|place|scroll';
  const opening =
    '(?:^|[.!?:;,] |(?<!\\p{L})(?:then|just|and|maybe|why not|you (?:can|could|may)|let yourself) )';
  const thing = `(?:${things.join('|')})\\p{L}{0,3}(?!\\p{L})`;
  const offers = [
    `${opening}(?:${verbs})(?: yourself)? (?:\\p{L}+ ){0,3}?${thing}`,
    `(?<!\\p{L})(?:(?:only|just|at most|no more than) (?:an?|one|two|three|some|a few)|another|one more) (?:\\p{L}+ )?${thing}`,
    `(?<!\\p{L})(?:one|an?|some|a few|the) (?:\\p{L}+ )?${thing} (?:is|are|would be) (?:fine|ok|okay|allowed|all right|no problem)`,
  ];
  return offers.some((offer) => new RegExp(offer, 'u').test(modelWords));
}

/** Normalizes characters that look alike: full-width and styled letters, curly apostrophes, capitals. */
export const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u2010-\u2012]/g, '-');

export const wordsOnly = (text: string) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * Sorted and without overlaps: as typed or in the second person, with either apostrophe, or capitalized in a sentence's
 * first word.
 */
export function findOwnWords(text: string, facts: Facts): Range[] {
  const phrases = Object.values(facts)
    .map(withoutFinalMarks)
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
    .flatMap((phrase) => [phrase, toSecondPerson(phrase)])
    // If two overlap, the longer one wins.
    .sort((a, b) => b.length - a.length);
  const ranges: Range[] = [];
  for (const phrase of new Set(phrases)) {
    for (const match of text.matchAll(patternOf(phrase))) {
      const range: Range = [match.index, match.index + match[0].length];
      if (!ranges.some(([start, end]) => range[0] < end && start < range[1])) ranges.push(range);
    }
  }
  return ranges.sort(([a], [b]) => a - b);
}

function patternOf(phrase: string): RegExp {
  const [first = ''] = phrase;
  const rest = phrase.slice(first.length);
  const lower = first.toLocaleLowerCase('en');
  const upper = first.toLocaleUpperCase('en');
  const opensSentence = '(?<=(?:^|[.!?…:]["”’)]*\\s+)["“]?)';
  // "May" alone could be a name or the verb, but a longer phrase is unambiguous.
  const opening = rest.includes(' ')
    ? `(?:${literal(lower)}|${literal(upper)})`
    : `(?:${literal(first)}|${opensSentence}${literal(upper)})`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${opening}${literal(rest)}(?![\\p{L}\\p{N}])`, 'gu');
}

const literal = (words: string) =>
  words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');

const numberNames: Readonly<Record<number, string>> = {
  2: 'two dos zwei',
  3: 'three tres drei',
  4: 'four cuatro vier',
  5: 'five cinco fünf',
  6: 'six seis sechs',
  7: 'seven siete sieben',
  8: 'eight ocho acht',
  9: 'nine nueve neun',
  10: 'ten diez zehn',
  11: 'eleven elf',
  12: 'twelve doce zwölf',
  14: 'fourteen catorce vierzehn',
  15: 'fifteen quince fünfzehn',
  20: 'twenty veinte zwanzig',
  21: 'twenty-one veintiuno einundzwanzig',
  25: 'twenty-five veinticinco fünfundzwanzig',
  30: 'thirty treinta dreißig',
  40: 'forty cuarenta vierzig',
  45: 'forty-five fünfundvierzig',
  50: 'fifty cincuenta fünfzig',
  60: 'sixty sesenta sechzig',
  90: 'ninety noventa neunzig',
  100: 'hundred cien hundert',
  1000: 'thousand mil tausend',
};

const numbers = new Map(
  Object.entries(numberNames).flatMap(([value, names]) => names.split(' ').map((name) => [name, value])),
);
const numberWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...numbers.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const toDigits = (text: string) =>
  text.replace(numberWord, (word) => numbers.get(word.toLowerCase()) ?? word);

/** Singular units that make a number a count of days or of the act. */
const unit =
  '(?:day|night|morning|evening|time|minute|min|hour|page|step|rep|repetition|set|lap|mile|kilometer|km|glass|cup|mark|session|percent|tag|nacht|mal|minute|stunde|seite|schritt|wiederholung|runde|día|dia|noche|veces|vez|minuto|hora|página|pagina|paso|repeticion|vuelta)';
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d+)(?:[ -]\\p{L}+)?[ -](${unit})(?:e?s|e?n|e)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const rows =
  /(?<!\p{N})\d+ (?:\p{L}+ )?(?:in a row|straight|running|seguid[oa]s|hintereinander|am stück|in folge)(?!\p{L})/iu;
const shares = /(?<!\p{N})\d+ (?:out )?(?:of|de|von) (?:the |your |last |los |las |tus |den |deinen )*\d+/iu;
const totals =
  /(?<!\p{N})\d+ (?:\p{L}+ ){0,2}(?:so far|already|this week|bis jetzt|diese woche|esta semana|hasta ahora)(?!\p{L})/iu;
const dayNumbers = /(?<!\p{L})(?:day|día|tag)(?: number)? \d+/iu;

const countsIn = (text: string) =>
  [...text.matchAll(counted)].map(([, count, name]) => `${count} ${name === 'min' ? 'minute' : name}`);

/** Calendar numbers, which don't count anything that the user did. */
const calendar =
  /(?<!\p{L})(?:(?:week|woche|semana|semaine) (?:1[0-2]|[1-9])(?!\p{N})|(?:next|coming|nächsten|kommenden|próximos) \d+ (?:days|tagen?|días))/giu;

/** Whether the text has a count that isn't in the data. */
export function inventsCount(text: string, known: string): boolean {
  const digitText = toDigits(text.toLowerCase()).replace(calendar, '');
  const knownText = toDigits(known.toLowerCase());
  const knownCounts = new Set(countsIn(knownText));
  if (countsIn(digitText).some((count) => !knownCounts.has(count))) return true;
  return [rows, shares, totals, dayNumbers].some((pattern) => {
    const [match] = pattern.exec(digitText) ?? [];
    return match !== undefined && !knownText.includes(match);
  });
}

/** Whether the text has digits that are neither in the data nor part of the send time (`HH:MM`). */
export function inventsDigits(text: string, known: string, sendTime: string): boolean {
  const knownDigits = new Set(known.match(/\p{Nd}+/gu) ?? []);
  return (
    text
      .replace(timePattern(sendTime), '')
      .replace(calendar, '')
      .match(/\p{Nd}+/gu) ?? []
  ).some((digits) => !knownDigits.has(digits));
}

/** Matches the ways to write a time: 19:30, 19.30, 7:30 PM, 7 PM, 19 Uhr, 19h. */
function timePattern(sendTime: string): RegExp {
  const [hours = '', minutes = ''] = sendTime.split(':');
  const hour = `0?(?:${Number(hours)}|${Number(hours) % 12 || 12})`;
  const wholeHour = minutes === '00' ? `|${hour} ?(?:[ap]\\.?m\\.?|uhr|h|o['’]clock)` : '';
  return new RegExp(`(?<!\\p{N})(?:${hour}[:.h]${minutes}${wholeHour})(?![\\p{L}\\p{N}])`, 'giu');
}

const digitWord =
  '(?:zero|oh|double|hundred|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)';
const spelledOut = new RegExp(`(?<!\\p{L})(?:${digitWord}[\\s,-]+){4,}${digitWord}(?!\\p{L})`, 'iu');
const phoneNumber = /(?:\p{Nd}[\s().+/-]*){7,}/u;

/** Whether the text has a phone number, in digits or spelled out. */
export const hasPhoneNumber = (text: string) => phoneNumber.test(text) || spelledOut.test(text);
