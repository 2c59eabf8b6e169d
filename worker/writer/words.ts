export type Words = {
  words: readonly string[];
  /** For each word, whether it starts a sentence or clause. */
  begins: readonly boolean[];
  /** For each word, whether it ends a sentence or clause. */
  ends: readonly boolean[];
};

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
 * "don't" becomes "dont"; "wife's" stays; "l'alcool" and "500kcal" become two words; "1,000" and "1 000" become "1000".
 */
export function wordsOf(text: string): Words {
  const folded = fold(text)
    .replace(/[^\S\r\n]+/g, ' ')
    .replace(/[&+]/g, ' and ')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/[<≤]\s*(?=\d)/g, ' under ')
    .replace(/(?<!\d)(\d{1,3})[., ](?=\d{3}(?!\d))/g, '$1');
  const words: string[] = [];
  const begins: boolean[] = [];
  const ends: boolean[] = [];
  let end = 0;
  for (const match of folded.matchAll(word)) {
    const between = folded.slice(end, match.index);
    const inNumber = /^[.,:]$/.test(between) && /\d/.test(match[0]) && /\d$/.test(words.at(-1) ?? '');
    const parted = words.length === 0 || (partEnd.test(between) && !inNumber);
    if (parted && ends.length > 0) ends[ends.length - 1] = true;
    const parts = partsOf(match[0]);
    parts.forEach((part, index) => {
      words.push(part);
      begins.push(parted && index === 0);
      ends.push(false);
    });
    end = match.index + match[0].length;
  }
  if (ends.length > 0) ends[ends.length - 1] = true;
  return { words, begins, ends };
}

function partsOf(text: string): readonly string[] {
  if (!text.includes("'")) return [text];
  const elided = elision.exec(text);
  if (elided?.[1]) return [elided[1], ...partsOf(text.slice(elided[0].length))];
  return text.endsWith("'s") && !shortForms.test(text) ? [text] : [text.replaceAll("'", '')];
}

/** Words spelled out in at least three single letters, such as "s u i c i d e". */
export function spelledOut({ words }: Words): readonly string[] {
  const runs: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if (/^\p{L}$/u.test(word)) {
      run += word;
      continue;
    }
    if (run.length >= 3) runs.push(run);
    run = '';
  }
  return runs;
}
