import { spelledOut, type Words, wordsOf } from './words.ts';

/**
 * Phrase lists, as people write them in `content/kinds`. One phrase a line; `#` begins a comment line.
 *
 *     [section]             the phrases below it belong to it
 *     @pet = cat*, my dog   a group of words or phrases, for the lines and files after it
 *     feed my? @pet         `?`: may be missing
 *     feed|walk my dog      `|`: either word
 *     walk* · *fish*        any ending, any beginning
 *     feed ... dog          up to five words of the same sentence in between
 *     ^ feed the dog $      begins and ends a sentence or a part of it
 *     <1000 kcal · >2 days  a number less than, more than
 *
 * Case, accents and apostrophes don't matter; ä, ö and ü are also found as ae, oe and ue.
 */
export type Phrase = { section: string; line: number; parts: readonly Part[] };

type Test = { text: string; matches: (word: string) => boolean; loose: boolean };
type Part =
  | { type: 'words'; choices: readonly (readonly Test[])[]; optional: boolean }
  | { type: 'gap' | 'begin' | 'end' };

/** Groups by name: each of their phrases is a row of words as they were written. */
export type Groups = Map<string, readonly (readonly string[])[]>;

export type Match = { phrase: Phrase; from: number; to: number };

const maxGap = 5;
const numbers: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, n) => [word, n]),
);

/** Reads a list; its groups are added to `groups`. */
export function parsePhrases(file: string, content: string, groups: Groups): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let section = '';
  content.split(/\r?\n/).forEach((raw, index) => {
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) return;
    const problem = (what: string) => new Error(`content/kinds/${file}.txt:${index + 1} ${what}`);
    const header = /^\[(.+)\]$/.exec(text);
    const group = /^@([\w-]+)\s*=\s*(.+)$/.exec(text);
    if (header?.[1]) section = header[1];
    else if (group?.[1] && group[2]) {
      const rows = group[2].split(',').flatMap((row) => rowsOf(row.trim().split(/\s+/), groups, problem));
      groups.set(group[1], [...(groups.get(group[1]) ?? []), ...rows]);
    } else phrases.push({ section, line: index + 1, parts: partsOf(text, groups, problem) });
  });
  return phrases;
}

/** A row of words with each group in it replaced by each of its phrases. */
function rowsOf(
  row: readonly string[],
  groups: Groups,
  problem: (what: string) => Error,
): readonly (readonly string[])[] {
  return row.reduce<readonly (readonly string[])[]>(
    (rows, word) => {
      if (!word.startsWith('@')) return rows.map((words) => [...words, word]);
      const group = groups.get(word.slice(1));
      if (!group) throw problem(`unknown group ${word}`);
      return rows.flatMap((words) => group.map((phrase) => [...words, ...phrase]));
    },
    [[]],
  );
}

function partsOf(text: string, groups: Groups, problem: (what: string) => Error): readonly Part[] {
  return text.split(/\s+/).map((piece): Part => {
    if (piece === '...') return { type: 'gap' };
    if (piece === '^') return { type: 'begin' };
    if (piece === '$') return { type: 'end' };
    const optional = piece.endsWith('?');
    const choices = (optional ? piece.slice(0, -1) : piece)
      .split('|')
      .flatMap((choice) => rowsOf([choice], groups, problem))
      .map((row) => row.flatMap((word) => testsOf(word, problem)));
    return { type: 'words', choices, optional };
  });
}

/** The tests for one written word: more than one where the same rules split it, as in "500kcal". */
function testsOf(written: string, problem: (what: string) => Error): readonly Test[] {
  const limit = /^([<>])(\d+)$/.exec(written);
  if (limit) {
    const value = Number(limit[2]);
    const matches = (word: string) => {
      const number = /^\d{1,9}$/.test(word) ? Number(word) : numbers[word];
      return number !== undefined && (limit[1] === '<' ? number < value : number > value);
    };
    return [{ text: written, matches, loose: true }];
  }
  const before = written.startsWith('*');
  const after = written.endsWith('*') && written.length > 1;
  const words = wordsOf(written).words;
  if (words.length === 0) throw problem(`no word in "${written}"`);
  return words.map((text, index) => {
    const open = before && index === 0;
    const openEnded = after && index === words.length - 1;
    const spelling = umlauts(written);
    const matchesText = (word: string, wanted: string) => {
      if (open) return openEnded ? word.includes(wanted) : word.endsWith(wanted);
      return openEnded ? word.startsWith(wanted) : word === wanted;
    };
    const matches =
      spelling === null || words.length > 1
        ? (word: string) => matchesText(word, text)
        : (word: string) => matchesText(word, text) || matchesText(word, spelling);
    return { text, matches, loose: open || openEnded || spelling !== null };
  });
}

/** A German word spelled without umlauts: "töten" as "toeten". */
function umlauts(written: string): string | null {
  if (!/[äöü]/i.test(written)) return null;
  const spelled = written.replace(/[äöü]/gi, (letter) => `${wordsOf(letter).words[0]}e`);
  return wordsOf(spelled).words[0] ?? null;
}

/** Phrases that can be looked up quickly, without those that an exception covers. */
export class PhraseList {
  readonly #phrases: PhraseIndex;
  readonly #exceptions: PhraseIndex;
  readonly #all: readonly Phrase[];
  #spelled: readonly { section: string; pattern: RegExp }[] | undefined;

  constructor(phrases: readonly Phrase[], exceptions: readonly Phrase[]) {
    this.#all = phrases;
    this.#phrases = new PhraseIndex(phrases);
    this.#exceptions = new PhraseIndex(exceptions);
  }

  /** What was found. A phrase that lies wholly within an exception doesn't count; one that reaches beyond it does. */
  find(text: Words): readonly Match[] {
    const found = this.#phrases.find(text);
    if (found.length === 0) return found;
    const exceptions = this.#exceptions.find(text);
    return found.filter(
      ({ from, to }) => !exceptions.some((except) => except.from <= from && to <= except.to),
    );
  }

  /** Sections of phrases that were written letter by letter. */
  findSpelled(text: Words): readonly string[] {
    const runs = spelledOut(text);
    if (runs.length === 0) return [];
    this.#spelled ??= spelledPatterns(this.#all);
    return this.#spelled
      .filter(({ pattern }) => runs.some((run) => pattern.test(run)))
      .map(({ section }) => section);
  }
}

/** Phrases by the first two letters they may begin with. */
class PhraseIndex {
  readonly #byStart = new Map<string, Phrase[]>();
  readonly #anyStart: Phrase[] = [];

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases) {
      const starts = startsOf(phrase.parts);
      if (!starts) this.#anyStart.push(phrase);
      for (const start of starts ?? []) {
        const others = this.#byStart.get(start);
        if (others) others.push(phrase);
        else this.#byStart.set(start, [phrase]);
      }
    }
  }

  find(text: Words): Match[] {
    const matches: Match[] = [];
    text.words.forEach((word, from) => {
      for (const phrases of [this.#byStart.get(word.slice(0, 2)), this.#anyStart]) {
        for (const phrase of phrases ?? []) {
          const to = longestMatch(phrase.parts, 0, text, from);
          if (to > from) matches.push({ phrase, from, to });
        }
      }
    });
    return matches;
  }
}

/** The first two letters of every word a phrase may begin with; null where it may be any. */
function startsOf(parts: readonly Part[]): ReadonlySet<string> | null {
  const starts = new Set<string>();
  for (const part of parts) {
    if (part.type === 'begin') continue;
    if (part.type !== 'words') return null;
    for (const [first] of part.choices) {
      if (!first || (first.loose && (!/^\p{L}{2}/u.test(first.text) || !first.matches(first.text))))
        return null;
      if (first.loose && first.matches(`xx${first.text}`)) return null;
      starts.add(first.text.slice(0, 2));
      const spelled = first.text.slice(0, 1);
      if (first.loose && /^[aou]/.test(spelled)) starts.add(`${spelled}e`);
    }
    if (!part.optional) return starts;
  }
  return null;
}

/** Where the longest match ends that begins at a word; -1 if there is none. */
function longestMatch(parts: readonly Part[], index: number, text: Words, at: number): number {
  const part = parts[index];
  if (!part) return at;
  const onward = (next: number) => longestMatch(parts, index + 1, text, next);
  if (part.type === 'begin') return text.begins[at] ? onward(at) : -1;
  if (part.type === 'end') return at > 0 && text.ends[at - 1] ? onward(at) : -1;
  let longest = -1;
  if (part.type === 'gap') {
    for (let next = at; next <= Math.min(at + maxGap, text.words.length); next++) {
      if (text.begins[next]) break;
      longest = Math.max(longest, onward(next));
    }
    return longest;
  }
  if (part.optional) longest = onward(at);
  for (const tests of part.choices) {
    if (tests.every((test, offset) => test.matches(text.words[at + offset] ?? ''))) {
      longest = Math.max(longest, onward(at + tests.length));
    }
  }
  return longest;
}

/** One pattern a section that finds its phrases with all letters run together. */
function spelledPatterns(phrases: readonly Phrase[]): readonly { section: string; pattern: RegExp }[] {
  const sources = new Map<string, string[]>();
  for (const { section, parts } of phrases) {
    const source = parts.map(sourceOf);
    if (source.includes(null)) continue;
    sources.set(section, [...(sources.get(section) ?? []), source.join('')]);
  }
  return [...sources].map(([section, patterns]) => ({
    section,
    pattern: new RegExp(patterns.join('|'), 'u'),
  }));
}

function sourceOf(part: Part): string | null {
  if (part.type === 'begin') return '^';
  if (part.type === 'end') return '$';
  if (
    part.type === 'gap' ||
    part.choices.some((tests) => tests.some(({ text }) => !/^\p{L}+$/u.test(text)))
  ) {
    return null;
  }
  const choices = part.choices.map((tests) =>
    tests.map(({ text, loose }) => (loose ? `${text}\\p{L}{0,4}` : text)).join(''),
  );
  return `(?:${choices.join('|')})${part.optional ? '?' : ''}`;
}
