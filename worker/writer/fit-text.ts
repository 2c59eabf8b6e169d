/** Replaces a title that can't be shown. */
const productName = 'Better Habits';
/** Replaces a private title. */
export const neutralLabel = 'A message from Better Habits';

const MAX_LABEL = 40;
/** In a text message, with colon and space, 24 characters. */
const MAX_SMS_LABEL = 22;

const invisible = /[\p{Cf}\p{Cc}\p{Co}\p{Cn}]/gu;
/** Needed in emoji and some scripts. */
const joiners = new Set(['\u200c', '\u200d', '\ufe0f']);
const linkLike =
  /https?:|www\.|\S+@\S+\.\S+|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}(\/\S*)?|\d\.(com|net|org|info|io)\b|(\+?\d[\s().-]*){7,}/u;
/** Whether a text contains a link, an address or a phone number. */
export const isLinkLike = (text: string) => linkLike.test(text);

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const isolate = ['\u2068', '\u2069'] as const;

/** A title without line breaks, repeated spaces, and invisible or direction characters. */
export function cleanTitle(title: string): string {
  return title
    .replace(/[^\S\ufeff]+/g, ' ')
    .replace(invisible, (sign) => (joiners.has(sign) ? sign : ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const countVisible = (text: string) => [...graphemes.segment(text)].length;

/** Cuts at the end of a word, or within a single long word, and adds the mark. */
function cutVisible(text: string, limit: number, mark = '…'): string {
  // Segmenting is slow, and no text has more visible characters than code units.
  if (text.length <= limit || countVisible(text) <= limit) return text;
  const room = limit - mark.length;
  const kept = cutAtWord(text, room, countVisible);
  if (countVisible(kept) <= room && kept !== '') return `${kept}${mark}`;
  const whole = [...graphemes.segment(text)].slice(0, room).map(({ segment }) => segment);
  return `${whole.join('')}${mark}`;
}

/** A title as a label, at most 40 visible characters; without links, addresses and phone numbers. */
export function labelOf(title: string): string {
  const clean = cleanTitle(title);
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean) || isLinkLike(clean)) return productName;
  const label = cutVisible(clean, MAX_LABEL);
  return rightToLeft.test(label) ? `${isolate[0]}${label}${isolate[1]}` : label;
}

/** The label at the start of a text message, in GSM-7 if the script allows. */
export function smsLabelOf(title: string): string {
  const clean = cleanTitle(title);
  if (isLinkLike(clean)) return productName;
  const plain = transliterate(clean).replace(/^[^\p{L}\p{N}]+/u, '');
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  // Another script would lose most of its letters in GSM-7, so it is kept; segments are shorter then.
  if (letters(plain) * 2 < letters(clean)) return cutVisible(clean, MAX_SMS_LABEL, '...');
  if (letters(plain) === 0) return productName;
  const measure = (text: string) => countSeptets(text) ?? text.length;
  if (measure(plain) <= MAX_SMS_LABEL) return plain;
  return `${cutAtWord(plain, MAX_SMS_LABEL - 3, measure)}...`;
}

/** The GSM 03.38 alphabet of text messages. */

const basicAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extendedAlphabet = '^{}\\[~]|€';

const septets = new Map<string, number>([
  ...[...basicAlphabet].map((character): [string, number] => [character, 1]),
  ...[...extendedAlphabet].map((character): [string, number] => [character, 2]),
]);

/** Characters with a plain equivalent that Unicode decomposition doesn't give. */
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
/** Each of two joined segments loses seven septets to its header. */
export const twoSegmentSeptets = 306;

/** A text's length in septets; undefined if a character is outside the alphabet. */
export function countSeptets(text: string): number | undefined {
  let total = 0;
  for (const character of text) {
    const size = septets.get(character);
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

/** The text in GSM-7: without the accents it lacks and the characters that have no equivalent. */
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

/** Cuts a text at the end of a word to measure at most `limit`; only a single long word is cut inside. */
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

/** The number of segments of a GSM-7 text. */
export function countSegments(text: string): number {
  const total = countSeptets(text) ?? 0;
  return total <= SEGMENT_SEPTETS ? 1 : Math.ceil(total / 153);
}

/** Outside GSM-7, a segment holds 70 UTF-16 units; joined ones 67 each. */
const ucsSegment = 70;
const ucsTwoSegments = 134;

const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether a word would lose most of its letters in GSM-7. */
const isOtherScript = (text: string) =>
  text.split(/\s+/).some((word) => letters(transliterate(word)) * 2 < letters(word));

/**
 * Label, text and link as one SMS: the first text that fits in one segment, or the last one cut to two. Accents are
 * dropped; other scripts are kept, in shorter segments.
 * @param texts best first
 */
export function smsTextOf(label: string, texts: readonly (string | null)[], link?: string): string {
  const known = texts.filter((text) => text !== null).map((text) => `${label}${text.replace(/\s+/g, ' ')}`);
  const tail = link === undefined ? '' : ` ${link}`;
  const asIs = known.some(isOtherScript);
  const candidates = asIs ? known : known.map(transliterate);
  const measure = (text: string) => (asIs ? text.length : (countSeptets(text) ?? text.length));
  const one = (asIs ? ucsSegment : SEGMENT_SEPTETS) - measure(tail);
  const two = (asIs ? ucsTwoSegments : twoSegmentSeptets) - measure(tail);
  const fitting = candidates.find((text) => measure(text) <= one);
  return (fitting ?? cutAtSentence(candidates.at(-1) ?? '', two, measure)) + tail;
}

const sentenceEnds = /(?<=[.!?]["'”’]?) +|(?<=[。！？])/gu;

/** As many whole sentences as fit, or as many words. */
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
  // Some scripts have no spaces between words.
  return cutAtCharacter(text, limit, measure).trimEnd();
}
