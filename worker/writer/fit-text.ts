/** The product, where a title cannot stand. */
const productName = 'Better Habits';
/** Where the title is private. */
export const neutralLabel = 'A message from Better Habits';

const MAX_LABEL = 40;
/** A text message begins with 24 characters at most, two of them the colon and the space. */
const MAX_SMS_LABEL = 22;

const invisible = /[\p{Cf}\p{Cc}\p{Co}\p{Cn}]/gu;
/** Joins emoji and some scripts' letters: these may stay. */
const joiners = new Set(['\u200c', '\u200d', '\ufe0f']);
const linkLike =
  /https?:|www\.|\S+@\S+\.\S+|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}(\/\S*)?|\d\.(com|net|org|info|io)\b|(\+?\d[\s().-]*){7,}/u;
/** Whether a text holds a link, an address or a phone number. */
export const isLinkLike = (text: string) => linkLike.test(text);

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const isolate = ['\u2068', '\u2069'] as const;

/** A title as it was typed, without line breaks, runs of spaces, invisible signs and direction marks. */
export function cleanTitle(title: string): string {
  return title
    .replace(/[^\S\ufeff]+/g, ' ')
    .replace(invisible, (sign) => (joiners.has(sign) ? sign : ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const countVisible = (text: string) => [...graphemes.segment(text)].length;

/** Cut at a word's end and marked so; a single longer word is cut at a character. */
function cutVisible(text: string, limit: number, mark = '…'): string {
  if (countVisible(text) <= limit) return text;
  const room = limit - mark.length;
  const kept = cutAtWord(text, room, countVisible);
  if (countVisible(kept) <= room && kept !== '') return `${kept}${mark}`;
  const whole = [...graphemes.segment(text)].slice(0, room).map(({ segment }) => segment);
  return `${whole.join('')}${mark}`;
}

/** A title as a label: verbatim, cut at 40 visible characters. A link, an address or a number is not shown. */
export function labelOf(title: string): string {
  const clean = cleanTitle(title);
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean) || isLinkLike(clean)) return productName;
  const label = cutVisible(clean, MAX_LABEL);
  return rightToLeft.test(label) ? `${isolate[0]}${label}${isolate[1]}` : label;
}

/** The label at the start of a text message, in GSM-7 where the script allows it. */
export function smsLabelOf(title: string): string {
  const clean = cleanTitle(title);
  if (isLinkLike(clean)) return productName;
  const plain = transliterate(clean).replace(/^[^\p{L}\p{N}]+/u, '');
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  // Most of a title in another script would be lost: it goes as it is, in shorter segments.
  if (letters(plain) * 2 < letters(clean)) return cutVisible(clean, MAX_SMS_LABEL, '...');
  if (letters(plain) === 0) return productName;
  const measure = (text: string) => countSeptets(text) ?? text.length;
  if (measure(plain) <= MAX_SMS_LABEL) return plain;
  return `${cutAtWord(plain, MAX_SMS_LABEL - 3, measure)}...`;
}

/** What a text message can hold: the GSM 03.38 alphabet, counted in septets. */

const basicAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extendedAlphabet = '^{}\\[~]|€';

const septets = new Map<string, number>([
  ...[...basicAlphabet].map((character): [string, number] => [character, 1]),
  ...[...extendedAlphabet].map((character): [string, number] => [character, 2]),
]);

/** Characters that have a plain equivalent but no Unicode decomposition. */
const twins: Record<string, string> = {
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
/** Two joined segments lose seven septets each to their header. */
export const twoSegmentSeptets = 306;

/** The septets that a text takes, or undefined when it holds a character outside the alphabet. */
export function countSeptets(text: string): number | undefined {
  let total = 0;
  for (const character of text) {
    const size = septets.get(character);
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

/** The same text in the GSM-7 alphabet: accents it lacks are dropped, and signs without a twin leave nothing. */
export function transliterate(text: string): string {
  let plain = '';
  for (const character of text.normalize('NFC')) {
    if (septets.has(character)) plain += character;
    else if (twins[character] !== undefined) plain += twins[character];
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

/** The text, cut at a word's end so that it measures at most `limit`. A single longer word is the one thing cut inside. */
export function cutAtWord(
  text: string,
  limit: number,
  measure: (text: string) => number = (part) => part.length,
): string {
  if (measure(text) <= limit) return text;
  const words = text.split(/\s+/).filter(Boolean);
  let kept = '';
  for (const word of words) {
    const longer = kept === '' ? word : `${kept} ${word}`;
    if (measure(longer) > limit) break;
    kept = longer;
  }
  if (kept !== '') return kept.replace(/[,;:\s-]+$/, '');
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

/** How many segments a GSM-7 text is sent in. */
export function countSegments(text: string): number {
  const total = countSeptets(text) ?? 0;
  return total <= SEGMENT_SEPTETS ? 1 : Math.ceil(total / 153);
}

/** Outside GSM-7 a segment holds 70 UTF-16 units; two joined ones hold 67 each. */
const ucsSegment = 70;
const ucsTwoSegments = 134;

const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether a word would be lost in GSM-7, as it is in another script. */
const isOtherScript = (text: string) =>
  text.split(/\s+/).some((word) => letters(transliterate(word)) * 2 < letters(word));

/**
 * One text message: the label, the first of the texts that fits in one segment, else the last of them in two, and the
 * link at the end. Accents are folded; another script is kept, in shorter segments.
 * @param texts the best first; null where there is none
 */
export function smsTextOf(label: string, texts: readonly (string | null)[], link?: string): string {
  const known = texts.filter((text) => text !== null).map((text) => `${label}${text.replace(/\s+/g, ' ')}`);
  const tail = link === undefined ? '' : ` ${link}`;
  const asIs = known.some(isOtherScript);
  const said = asIs ? known : known.map(transliterate);
  const measure = (text: string) => (asIs ? text.length : (countSeptets(text) ?? text.length));
  const one = (asIs ? ucsSegment : SEGMENT_SEPTETS) - measure(tail);
  const two = (asIs ? ucsTwoSegments : twoSegmentSeptets) - measure(tail);
  const fitting = said.find((text) => measure(text) <= one);
  return (fitting ?? cutAtSentence(said.at(-1) ?? '', two, measure)) + tail;
}

const sentenceEnds = /(?<=[.!?]["'”’]?) +|(?<=[。！？])/gu;

/** As many whole sentences as fit, else as many words. */
export function cutAtSentence(
  text: string,
  limit: number,
  measure: (text: string) => number = (part) => part.length,
): string {
  if (measure(text) <= limit) return text;
  const openings = [...text.matchAll(sentenceEnds)].map(({ index }) => text.slice(0, index));
  const kept = openings.findLast((opening) => opening !== '' && measure(opening) <= limit);
  if (kept !== undefined) return kept;
  const words = cutAtWord(text, limit, measure);
  if (measure(words) * 2 >= limit) return words;
  // Some scripts put no spaces between words.
  return cutAtCharacter(text, limit, measure).trimEnd();
}
