import { countSeptets, cutAtWord, transliterate } from './sms-text.ts';

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
