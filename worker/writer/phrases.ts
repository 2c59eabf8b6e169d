import { wordsOf } from './words.ts';

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
 * Case, accents and apostrophes don't matter; ä, ö and ü are also found as ae, oe and ue.
 */

/** The pairs of letters that something can start with; null for any. */
type Starts = ReadonlySet<string> | null;

export type Phrase = { section: string; line: number; starts: () => Starts; parts: () => readonly Part[] };

export type Part =
  | { type: 'words'; choices: readonly Row[]; optional: boolean }
  | { type: 'gap' }
  | { type: 'begin' }
  | { type: 'end' };

type Row = readonly Test[];

type Test = {
  text: string;
  loose: boolean;
  starts: readonly string[] | null;
  matches: (word: string) => boolean;
};

/** A line split at spaces. */
type Written = readonly string[];
type Group = {
  file: string;
  rows: readonly Written[];
  starts: () => Starts;
  choices: () => readonly Row[];
};
export type Groups = Map<string, Group>;

type Problem = (what: string) => Error;

const numbers: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, n) => [word, n]),
);
export const startOf = (word: string) => word.slice(0, 2);

export function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

export function parseGroups(file: string, content: string, groups: Groups): void {
  for (const { text, problem } of linesOf(file, content)) {
    if (!isGroup(text)) continue;
    const equals = text.indexOf(' = ');
    const name = text.slice(1, equals);
    const rows = text
      .slice(equals + 3)
      .split(',')
      .flatMap((phrase) => spread(phrase.trim().split(/\s+/), groups, problem));
    const before = groups.get(name);
    if (before && before.file !== file) throw problem(`@${name} is already in ${before.file}.txt`);
    const all = [...(before?.rows ?? []), ...rows];
    groups.set(name, {
      file,
      rows: all,
      starts: once(() => union(all.map(([first = '']) => startsOfWord(first, groups, problem)))),
      choices: once(() => all.map((row) => row.flatMap((word) => testsOf(word, problem)))),
    });
  }
}

const isGroup = (text: string) => text.startsWith('@') && text.includes(' = ');

/** Replaces groups in a row of words by their phrases, in all combinations. */
function spread(row: Written, groups: Groups, problem: Problem): readonly Written[] {
  if (!row.some((word) => word.startsWith('@'))) return [row];
  return row.reduce<readonly Written[]>(
    (rows, word) => {
      const more = word.startsWith('@') ? groupOf(word, groups, problem).rows : [[word]];
      return rows.flatMap((words) => more.map((phrase) => [...words, ...phrase]));
    },
    [[]],
  );
}

/** Each phrase is compiled on first use. */
export function parsePhrases(file: string, content: string, groups: Groups): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let section = '';
  for (const { text, line, problem } of linesOf(file, content)) {
    if (isGroup(text)) continue;
    if (text.startsWith('[')) section = text.slice(1, -1);
    else {
      const written = text.split(/\s+/);
      phrases.push({
        section,
        line,
        starts: () => startsOf(written, groups, problem),
        parts: once(() => partsOf(written, groups, problem)),
      });
    }
  }
  return phrases;
}

type Line = { text: string; line: number; problem: Problem };

function linesOf(file: string, content: string): readonly Line[] {
  return content.split(/\r?\n/).flatMap((raw, index) => {
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) return [];
    const problem = (what: string) => new Error(`content/kinds/${file}.txt:${index + 1} ${what}`);
    return [{ text, line: index + 1, problem }];
  });
}

function groupOf(word: string, groups: Groups, problem: Problem): Group {
  const group = groups.get(word.slice(1));
  if (!group) throw problem(`unknown group ${word}`);
  return group;
}

export function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function partsOf(written: Written, groups: Groups, problem: Problem): readonly Part[] {
  return written.map((piece): Part => {
    if (piece === '...') return { type: 'gap' };
    if (piece === '^') return { type: 'begin' };
    if (piece === '$') return { type: 'end' };
    const choices = wordsIn(piece).flatMap((word) =>
      isName(word) ? groupOf(word, groups, problem).choices() : [testsOf(word, problem)],
    );
    return { type: 'words', choices, optional: piece.endsWith('?') };
  });
}

const isName = (word: string) => word.startsWith('@');
const wordsIn = (piece: string) => (piece.endsWith('?') ? piece.slice(0, -1) : piece).split('|');

function startsOf(written: Written, groups: Groups, problem: Problem): Starts {
  const starts: Starts[] = [];
  for (const piece of written) {
    if (piece === '^') continue;
    if (piece === '...') return null;
    starts.push(...wordsIn(piece).map((word) => startsOfWord(word, groups, problem)));
    if (!piece.endsWith('?')) return union(starts);
  }
  return null;
}

function startsOfWord(word: string, groups: Groups, problem: Problem): Starts {
  if (isName(word)) return groupOf(word, groups, problem).starts();
  if (/^[a-z]{2}/.test(word)) return new Set([startOf(word)]);
  const starts = testsOf(word, problem)[0]?.starts;
  return starts ? new Set(starts) : null;
}

function union(sets: readonly Starts[]): Starts {
  return sets.some((set) => set === null) ? null : new Set(sets.flatMap((set) => [...(set ?? [])]));
}

/** The tests for one written word; several for "each_day" or "500kcal". */
function testsOf(written: string, problem: Problem): Row {
  const [, sign, limit] = /^([<>])(\d+)$/.exec(written) ?? [];
  if (sign)
    return [
      numberTest(written, (number) => (sign === '<' ? number < Number(limit) : number > Number(limit))),
    ];
  const openStart = written.startsWith('*');
  const openEnd = written.endsWith('*') && written.length > 1;
  const words = /^[a-z]+\*?$/.test(written) ? [written.replace('*', '')] : wordsOf(written).words;
  if (words.length === 0) throw problem(`no word in "${written}"`);
  const spelled = /[äöü]/.test(written) ? wordsOf(written.replace(/[äöü]/g, twoLetters)).words : words;
  return words.map((text, index) =>
    wordTest(text, spelled[index] ?? text, openStart && index === 0, openEnd && index === words.length - 1),
  );
}

/** German without umlauts: "töten" as "toeten". */
const twoLetters = (umlaut: string) => `${{ ä: 'a', ö: 'o', ü: 'u' }[umlaut]}e`;

function numberTest(text: string, fits: (number: number) => boolean): Test {
  const matches = (word: string) => {
    const number = /^\d{1,9}$/.test(word) ? Number(word) : numbers[word];
    return number !== undefined && fits(number);
  };
  return { text, loose: true, starts: null, matches };
}

function wordTest(text: string, spelled: string, openStart: boolean, openEnd: boolean): Test {
  const loose = openStart || openEnd || spelled !== text;
  const starts =
    openStart || (openEnd && text.length < 2) ? null : [...new Set([startOf(text), startOf(spelled)])];
  const fits = (word: string, expected: string) => {
    if (openStart) return openEnd ? word.includes(expected) : word.endsWith(expected);
    return openEnd ? word.startsWith(expected) : word === expected;
  };
  return {
    text,
    loose,
    starts,
    matches: (word) => fits(word, text) || (spelled !== text && fits(word, spelled)),
  };
}
