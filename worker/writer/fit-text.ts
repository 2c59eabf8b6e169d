import { isolated } from './words.rules.ts';

const productName = 'Better Habits';
export const neutralLabel = 'A message from Better Habits';

const MAX_LABEL = 40;
/** 24 characters with the colon and space that follow. */
const MAX_SMS_LABEL = 22;

const invisible = /[\p{Cf}\p{Cc}\p{Co}\p{Cn}]/gu;
/** Invisible characters that emoji and some scripts need. */
const joiners = new Set(['\u200c', '\u200d', '\ufe0f']);
const linkLike =
  /https?:|www\.|\S+@\S+\.\S+|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}(\/\S*)?|\d\.(com|net|org|info|io)\b|(\+?\d[\s().-]*){7,}/u;
export const isLinkLike = (text: string) => linkLike.test(text);

/** Removes line breaks, repeated spaces, and invisible and direction characters. */
export function cleanTitle(title: string): string {
  return title
    .replace(/[^\S\ufeff]+/g, ' ')
    .replace(invisible, (sign) => (joiners.has(sign) ? sign : ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** At most 40 characters, without links, addresses, phone numbers and placeholders. */
export function labelOf(title: string): string {
  const clean = cleanTitle(title);
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean) || isLinkLike(clean) || /[{}]/.test(clean))
    return productName;
  return isolated(clean.length <= MAX_LABEL ? clean : `${cutAtWord(clean, MAX_LABEL - 1)}…`);
}

/** The label at the start of a text message, in GSM-7 if its script allows. */
export function smsLabelOf(title: string): string {
  const clean = cleanTitle(title);
  if (isLinkLike(clean)) return productName;
  const plain = transliterate(clean).replace(/^[^\p{L}\p{N}\p{Sc}]+/u, '');
  // A title in another script would lose most of its letters, so it stays and the segments get shorter.
  const isOther = countLetters(plain) * 2 < countLetters(clean);
  const words = isOther ? clean : plain;
  if (countLetters(words) === 0) return productName;
  const measure = (text: string) => countSeptets(text) ?? text.length;
  const fits = measure(words) <= MAX_SMS_LABEL;
  const label = fits ? words : `${cutAtWord(words, MAX_SMS_LABEL - 3, measure)}...`;
  const hasBothQuotes = label.split('"').length % 2 === 1;
  return hasBothQuotes ? label : label.replaceAll('"', '');
}

/** GSM 03.38. */
const basicAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extendedAlphabet = '^{}\\[~]|€';

const septets = new Map<string, number>([
  ...[...basicAlphabet].map((character): [string, number] => [character, 1]),
  ...[...extendedAlphabet].map((character): [string, number] => [character, 2]),
]);

/** For characters that Unicode doesn't decompose to GSM-7. */
const plainEquivalents: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '×': 'x',
  '→': '->',
  '✓': 'ok',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  '\t': ' ',
  '½': ' 1/2',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '¼': ' 1/4',
  '¾': ' 3/4',
};

export const SEGMENT_SEPTETS = 160;
/** A header takes seven septets from each of two joined segments. */
export const twoSegmentSeptets = 306;

/** Undefined if a character is outside the alphabet. */
export function countSeptets(text: string): number | undefined {
  let total = 0;
  for (const character of text) {
    const size = septets.get(character);
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

/** Converts a text to GSM-7. Drops accents that GSM-7 lacks, and characters without an equivalent. */
export function transliterate(text: string): string {
  let plain = '';
  for (const character of text.normalize('NFC')) {
    if (septets.has(character)) plain += character;
    else if (plainEquivalents[character] !== undefined) plain += plainEquivalents[character];
    else {
      for (const part of character.normalize('NFKD')) if (septets.has(part)) plain += part;
    }
  }
  return plain
    .replace(/"[\s.,-]*" ?/g, '')
    .replace(/[ \u00a0]{2,}/g, ' ')
    .replace(/ +([.,!?;:])/g, '$1')
    .trim();
}

/** Cuts a text at the end of a word to at most `limit`. Cuts inside a word only if the first one is too long. */
export function cutAtWord(
  text: string,
  limit: number,
  measure: (text: string) => number = (part) => part.length,
): string {
  if (measure(text) <= limit) return text;
  const words = text.split(/\s+/).filter(Boolean);
  let start = '';
  for (const word of words) {
    const longer = start === '' ? word : `${start} ${word}`;
    if (measure(longer) > limit) break;
    start = longer;
  }
  if (start !== '') return start.replace(/[,;:\s-]+$/, '');
  return cutAtCharacter(words[0] ?? '', limit, measure);
}

function cutAtCharacter(text: string, limit: number, measure: (text: string) => number): string {
  let part = '';
  for (const character of text) {
    if (measure(part + character) > limit) break;
    part += character;
  }
  return part;
}

/** Outside GSM-7, a segment holds 70 UTF-16 units, or 67 if it is one of several. */
const ucsSegment = 70;
const ucsTwoSegments = 134;

export const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether a word would lose most of its letters in GSM-7. */
const isOtherScript = (text: string) =>
  text.split(/\s+/).some((word) => countLetters(transliterate(word)) * 2 < countLetters(word));

/**
 * The first text that fits into one segment, or else the last one cut to two. Keeps other scripts, whose segments are
 * shorter.
 */
export function smsTextOf(label: string, texts: readonly (string | null)[], link?: string): string {
  const labeled = texts.filter((text) => text !== null).map((text) => `${label}${text.replace(/\s+/g, ' ')}`);
  const tail = link === undefined ? '' : ` ${link}`;
  const asIs = labeled.some(isOtherScript);
  const candidates = asIs ? labeled : labeled.map(transliterate);
  const measure = (text: string) => (asIs ? text.length : (countSeptets(text) ?? text.length));
  const oneSegment = (asIs ? ucsSegment : SEGMENT_SEPTETS) - measure(tail);
  const twoSegments = (asIs ? ucsTwoSegments : twoSegmentSeptets) - measure(tail);
  const fitting = candidates.find((text) => measure(text) <= oneSegment);
  return (fitting ?? cutAtSentence(candidates.at(-1) ?? '', twoSegments, measure)) + tail;
}

const sentenceEnds = /(?<=[.!?]["'”’]?) +|(?<=[。！？])/gu;

/** Keeps as many whole sentences as fit, or else as many words. */
export function cutAtSentence(
  text: string,
  limit: number,
  measure: (text: string) => number = (part) => part.length,
): string {
  if (measure(text) <= limit) return text;
  const starts = [...text.matchAll(sentenceEnds)].map(({ index }) => text.slice(0, index));
  const sentences = starts.findLast((start) => start !== '' && measure(start) <= limit);
  if (sentences !== undefined) return sentences;
  const words = cutAtWord(text, limit, measure);
  if (measure(words) * 2 >= limit) return words;
  // Some scripts don't put spaces between words.
  return cutAtCharacter(text, limit, measure).trimEnd();
}
