/*
 * The format of the phrase lists in `content/kinds`. One phrase per line; `#` starts a comment line.
 *
 *     [section]             applies to the phrases below it
 *     @pet = cat*, my dog   a group of words or phrases, for later lines and files
 *     feed my? @pet         `?`: optional
 *     feed|walk my dog      `|`: either word
 *     walk* · *fish*        any ending, any beginning
 *     feed ... dog          up to five words of the same sentence between them
 *     ^ feed the dog $      start and end of a sentence or clause
 *     <1000 kcal · >2 days  a number less than, more than
 *
 * Case, accents and apostrophes don't matter; ä, ö and ü are also found as ae, oe and ue. A phrase becomes a pattern
 * for texts in the form of `clausesOf`.
 */

type Phrase = {
  section: string;
  /** For its words that can't be missing, the pairs of letters that they can start with. */
  starts: readonly ReadonlySet<string>[];
  /** Matches before each place where the phrase begins. Its group is the phrase. */
  spaced: () => RegExp;
  /** Matches the phrase's letters without spaces. */
  joined: () => RegExp;
};

type Match = { section: string; from: number; to: number };

/** Groups by name, as written. */
export type Groups = Map<string, readonly string[]>;

export function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

type Problem = (what: string) => Error;

/** The lines with text, trimmed. */
const linesOf = (file: string, content: string) =>
  content.split('\n').flatMap((raw, index) => {
    const text = raw.trim();
    const problem: Problem = (what) => new Error(`content/kinds/${file}.txt:${index + 1} ${what}`);
    return text === '' || text.startsWith('#') ? [] : [{ text, problem }];
  });

const groupLine = /^@(\w+) = (.+)$/;

export function parseGroups(file: string, content: string, groups: Groups): void {
  for (const { text, problem } of linesOf(file, content)) {
    const [, name, phrases] = groupLine.exec(text) ?? [];
    if (name === undefined || phrases === undefined) continue;
    const more = phrases.split(',').flatMap((phrase) => spread(phrase.trim(), groups, problem));
    groups.set(name, [...(groups.get(name) ?? []), ...more]);
  }
}

/** Replaces groups by their phrases, in all combinations. */
function spread(phrase: string, groups: Groups, problem: Problem): readonly string[] {
  const [group] = /@\w+/.exec(phrase) ?? [];
  if (group === undefined) return [phrase];
  const rows = groups.get(group.slice(1));
  if (rows === undefined) throw problem(`unknown group ${group}`);
  return phrase === group ? rows : rows.flatMap((row) => spread(phrase.replace(group, row), groups, problem));
}

/** Each phrase becomes a pattern on first use. */
export function parsePhrases(file: string, content: string, groups: Groups): readonly Phrase[] {
  let section = '';
  return linesOf(file, content).flatMap(({ text, problem }): Phrase[] => {
    if (groupLine.test(text)) return [];
    if (text.startsWith('[')) {
      section = text.slice(1, -1);
      return [];
    }
    const pieces = text.split(/\s+/);
    const rowsOf = (piece: string) =>
      piece
        .replace(/\?$/, '')
        .split('|')
        .flatMap((word) => spread(word, groups, problem));
    const sourceIn = (form: Form) => pieces.map((piece) => sourceOf(piece, form, rowsOf)).join('');
    return [
      {
        section,
        starts: pieces.flatMap((piece) => startsOf(piece, rowsOf)),
        spaced: once(() => new RegExp(`(?<=[ |])(?=(${sourceIn(spaced)}))`, 'g')),
        joined: once(() => new RegExp(sourceIn(joined), 'u')),
      },
    ];
  });
}

type RowsOf = (piece: string) => readonly string[];

function startsOf(piece: string, rowsOf: RowsOf): Phrase['starts'] {
  const rows = piece.endsWith('?') ? [] : rowsOf(piece);
  const isKnown = rows.length > 0 && rows.every((row) => /^[a-z]{2}/.test(row));
  return isKnown ? [new Set(rows.map((row) => row.slice(0, 2)))] : [];
}

/** The patterns of the parts of a phrase. */
type Form = { gap: string; begin: string; end: string; space: string; any: string };

const spaced: Form = {
  gap: '(?<= )(?:[^ |]+ ){0,5}',
  begin: '(?<=\\|)',
  end: '(?<=\\|)',
  space: '[ |]',
  any: '[^ |]*',
};
const joined: Form = { gap: '(?!)', begin: '^', end: '$', space: '', any: '\\p{L}{0,4}' };

function sourceOf(piece: string, form: Form, rowsOf: RowsOf): string {
  if (piece === '...') return form.gap;
  if (piece === '^') return form.begin;
  if (piece === '$') return form.end;
  const rows = rowsOf(piece)
    .map((row) => row.split(' ').map((word) => `${wordSource(word, form)}${form.space}`))
    // Of two that begin alike, the longer one comes first.
    .sort((a, b) => b.length - a.length);
  return `(?:${rows.map((words) => words.join('')).join('|')})${piece.endsWith('?') ? '?' : ''}`;
}

/** The pattern of a written word, which may stand for several: "each_day", "500kcal". */
function wordSource(written: string, form: Form): string {
  const [, sign, limit] = /^([<>])(\d+)$/.exec(written) ?? [];
  if (sign !== undefined && limit !== undefined) return numberSource(sign, limit);
  const [, start, word = '', end] = /^(\*?)(.+?)(\*?)$/.exec(written) ?? [];
  // German without umlauts: "töten" as "toeten".
  const spellings = new Set([
    word,
    word.replace(/[äöü]/g, (umlaut) => `${{ ä: 'a', ö: 'o', ü: 'u' }[umlaut]}e`),
  ]);
  const sources = [...spellings].map((spelling) =>
    /^[a-z]+$/.test(spelling) ? spelling : wordsOf(spelling).join(form.space),
  );
  const source = sources.length > 1 ? `(?:${sources.join('|')})` : sources[0];
  return `${start && form.any}${source}${end && form.any}`;
}

const numberNames = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers below or above a limit. */
function numberSource(sign: string, limit: string): string {
  const isBelow = sign === '<';
  const names = numberNames.filter((_, value) => (isBelow ? value < Number(limit) : value > Number(limit)));
  const { length } = limit;
  const sameLength = [...limit].flatMap((digit, at) => {
    const [least, most] = isBelow ? [0, Number(digit) - 1] : [Number(digit) + 1, 9];
    return least > most ? [] : `${limit.slice(0, at)}[${least}-${most}]\\d{${length - at - 1}}`;
  });
  const otherLength = isBelow ? `\\d{1,${length - 1}}` : `\\d{${length + 1},9}`;
  return `(?:${[...names, ...sameLength, otherLength].join('|')})`;
}

function matchesOf(phrases: readonly Phrase[], clauses: string): Match[] {
  const begun = clauses.match(/(?<=[ |])[^ |]{2}/g) ?? [];
  return phrases
    .filter(({ starts }) => starts.every((pairs) => begun.some((pair) => pairs.has(pair))))
    .flatMap(({ section, spaced }) =>
      [...clauses.matchAll(spaced())].map(({ index, 1: { length } = '' }) => ({
        section,
        from: index,
        to: index + length,
      })),
    );
}

/** Finds phrases in a text, except where an exception covers them. */
export class PhraseList {
  readonly #phrases: readonly Phrase[];
  readonly #exceptions: readonly Phrase[];

  constructor(phrases: readonly Phrase[], exceptions: readonly Phrase[]) {
    this.#phrases = phrases;
    this.#exceptions = exceptions;
  }

  /** A phrase inside an exception doesn't count; one that extends beyond it does. */
  find(text: string): readonly Match[] {
    const clauses = clausesOf(text);
    const matches = matchesOf(this.#phrases, clauses);
    if (matches.length === 0) return matches;
    const exceptions = matchesOf(this.#exceptions, clauses);
    return matches.filter(
      ({ from, to }) => !exceptions.some((except) => except.from <= from && to <= except.to),
    );
  }

  /** The sections of phrases that the text spells letter by letter. */
  findSpelled(text: string): readonly string[] {
    const runs = spelledOut(clausesOf(text));
    return this.#phrases
      .filter(({ joined }) => runs.some((run) => joined().test(run)))
      .map(({ section }) => section);
  }
}

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
function clausesOf(text: string): string {
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
const spelledOut = (clauses: string): string[] =>
  [...clauses.matchAll(/(?<=[ |])(?:\p{L}[ |]){3,}/gu)].map(([letters]) => letters.replace(/[ |]/g, ''));
