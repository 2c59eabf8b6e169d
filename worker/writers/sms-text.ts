/** What a text message can hold: the GSM 03.38 alphabet, counted in septets. */

const basicAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extendedAlphabet = '^{}\\[~]|€';

const septets = new Map<string, number>([
  ...[...basicAlphabet].map((character): [string, number] => [character, 1]),
  ...[...extendedAlphabet].map((character): [string, number] => [character, 2]),
]);

/** Letters and signs that have a plain twin but do not come apart by Unicode decomposition. */
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
};

export const segmentSeptets = 160;
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
  let part = '';
  for (const character of words[0] ?? '') {
    if (measure(part + character) > limit) break;
    part += character;
  }
  return part;
}

/** How many segments a GSM-7 text is sent in. */
export function countSegments(text: string): number {
  const total = countSeptets(text) ?? 0;
  return total <= segmentSeptets ? 1 : Math.ceil(total / 153);
}

/** The text as one SMS: GSM-7, with its link at the end, in one segment if it fits, else cut to two. */
export function smsTextOf(content: string, link?: string): string {
  const plain = transliterate(content.replace(/\s+/g, ' '));
  const tail = link === undefined ? '' : ` ${transliterate(link)}`;
  const room = twoSegmentSeptets - (countSeptets(tail) ?? tail.length);
  return cutAtWord(plain, room, (part) => countSeptets(part) ?? part.length) + tail;
}
