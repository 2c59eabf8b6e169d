/** What can be told by the characters of a text. Every text is folded, unless it says otherwise. */

const emoji =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu;

export const countEmoji = (text: string) => (text.match(emoji) ?? []).length;

/** Joiners are part of emoji and of some scripts; everywhere else they hide something. */
const joiners =
  /(?<=\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Sinhala}])[\u200c\u200d]/gu;
const hidden = /\p{C}|\p{Zl}|\p{Zp}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0|\p{M}{4,}/u;
export const hasInvisibleCharacters = (text: string) => hidden.test(text.replace(joiners, ''));

/** Signs of markup in words that the person doesn't use, such as "C#". */
export function hasMarkup(rest: string, theirs: string): boolean {
  if (/[<>{}[\]`\\]|&#?\w+;/.test(rest)) return true;
  return (rest.match(/\S*[*_#~|^=]\S*/gu) ?? []).some(
    (word) => !theirs.includes(word.replace(/[.,;:!?"”]+$/u, '')),
  );
}

const clockTime = /(?<=\p{Nd})\.(?=\p{Nd})/gu;
const abbreviation = /(?<![\p{L}\p{N}])\p{L}\.\p{L}\.?(?:\p{L}\.)*(?![\p{L}\p{N}])/gu;
const addresses = [
  /[@＠]/u,
  /:\/\/|\/\/|\bwww\b/u,
  // A missing space after a period reads as a domain to a phone, whatever the ending.
  /[\p{L}\p{N})]\s?\.{1,3}[\p{L}\p{N}]/u,
  /\s\.\s?[\p{L}\p{N}]|\. (?:com|net|org|io|info|app|xyz)(?!\p{L})/u,
  // A full stop of another script is a dot to a browser.
  /[a-z0-9][。｡·․][a-z0-9]/u,
  /[([]\s*(?:dot|\.)\s*[)\]]/u,
  /[\p{L}\p{N}]\/[\p{L}\p{N}]+\/[\p{L}\p{N}]/u,
];
export const hasAddress = (rest: string) => {
  const plain = rest.replace(clockTime, '').replace(abbreviation, '');
  return addresses.some((pattern) => pattern.test(plain));
};

/** The same letter or word over and over, letters one by one, or look-alike letters of two scripts in one word. */
const gibberish = [
  /(\p{L})\1{4,}/u,
  /(?<!\p{L})(\p{L}+)(?:[\s,.!]+\1){3,}(?!\p{L})/u,
  /(?<!\p{L})(?:\p{L}[\s.]+){3,}\p{L}(?!\p{L})/u,
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
];
const withoutVowels = /(?<![\p{L}'.])[bcdfghjklmnpqrstvwxz]{3,}(?![\p{L}'.])/gu;
export const isGibberish = (rest: string, theirs: string) =>
  gibberish.some((pattern) => pattern.test(rest)) ||
  (rest.match(withoutVowels) ?? []).filter((word) => !theirs.includes(word)).length > 1;

const scripts = [
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Thai}/gu,
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/gu,
];
/** Letters of a script that the person never writes in. Latin is everywhere, so it tells nothing. */
export const hasForeignScript = (rest: string, theirs: string) =>
  scripts.some((script) => (rest.match(script) ?? []).length > 2 && theirs.match(script) === null);
