const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]|(?!\s)\p{Cc}/gu;
const apostrophes = /['’‘‛ʼʹ`´′＇]/gu;
/** Ends a clause, except between digits: decimals, thousands and 16:8. */
const partEnd = /[.!?;:,()[\]{}|…•·–—"“”„«»¿¡\n\r]|\s-+\s/u;
const word = /\d+|\p{L}(?:[\p{L}\d]|'(?=\p{L}))*/gu;
/** 's short for "is" or "us", not a possessive. */
const shortForms = /^(?:it|he|she|that|what|there|here|who|where|how|when|let)'s$/;
const elision = /^([cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=[aeiouhy])/;
const otherLetters: Record<string, string> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Converts to lower case and compatibility form, without accents and invisible characters. */
function fold(text: string): string {
  return text
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(invisible, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßıłøđæœ]/g, (letter) => otherLetters[letter] ?? letter);
}

/**
 * The words of a text, with spaces between them and bars around each sentence or clause: `|feed the dog|then rest|`.
 * "don't" becomes "dont"; "wife's" stays; "l'alcool" and "500kcal" become two words; "1,000" and "1 000" become "1000".
 */
export function clausesOf(text: string): string {
  const folded = fold(text)
    .replace(/[^\S\r\n]+/g, ' ')
    .replace(/[&+]/g, ' and ')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/[<≤]\s*(?=\d)/g, ' under ')
    .replace(/(?<!\d)(\d{1,3})[., ](?=\d{3}(?!\d))/g, '$1');
  let clauses = '';
  let end = 0;
  for (const match of folded.matchAll(word)) {
    const between = folded.slice(end, match.index);
    const inNumber = /^[.,:]$/.test(between) && /\d/.test(match[0]) && /\d$/.test(clauses);
    const parted = clauses === '' || (partEnd.test(between) && !inNumber);
    clauses += `${parted ? '|' : ' '}${partsOf(match[0]).join(' ')}`;
    end = match.index + match[0].length;
  }
  return `${clauses}|`;
}

export const wordsOf = (text: string): string[] => clausesOf(text).split(/[ |]/).filter(Boolean);

function partsOf(text: string): readonly string[] {
  if (!text.includes("'")) return [text];
  const elided = elision.exec(text);
  if (elided?.[1]) return [elided[1], ...partsOf(text.slice(elided[0].length))];
  return text.endsWith("'s") && !shortForms.test(text) ? [text] : [text.replaceAll("'", '')];
}

/** Words spelled out in at least three single letters, such as "s u i c i d e". */
export const spelledOut = (clauses: string): string[] =>
  [...clauses.matchAll(/(?<=[ |])(?:\p{L}[ |]){3,}/gu)].map(([letters]) => letters.replace(/[ |]/g, ''));
