import { addTo, type Part, type Phrase, startOf } from './phrases.ts';
import { spelledOut, type Words } from './words.ts';

export type Match = { phrase: Phrase; from: number; to: number };

const MAX_GAP = 5;

/** Finds phrases in a text, except where an exception covers them. */
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

  /** A phrase inside an exception doesn't count; one that extends beyond it does. */
  find(text: Words): readonly Match[] {
    const matches = this.#phrases.find(text);
    if (matches.length === 0) return matches;
    const exceptions = this.#exceptions.find(text);
    return matches.filter(
      ({ from, to }) => !exceptions.some((except) => except.from <= from && to <= except.to),
    );
  }

  /** The sections of phrases that the text spells letter by letter. */
  findSpelled(text: Words): readonly string[] {
    const runs = spelledOut(text);
    if (runs.length === 0) return [];
    this.#spelled ??= spelledPatterns(this.#all);
    return this.#spelled
      .filter(({ pattern }) => runs.some((run) => pattern.test(run)))
      .map(({ section }) => section);
  }
}

/** Phrases by the first two letters that they can start with. */
class PhraseIndex {
  readonly #byStart = new Map<string, Phrase[]>();
  readonly #anyStart: Phrase[] = [];

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases) {
      const starts = phrase.starts();
      if (!starts) this.#anyStart.push(phrase);
      for (const start of starts ?? []) addTo(this.#byStart, start, phrase);
    }
  }

  find(text: Words): Match[] {
    const matches: Match[] = [];
    text.words.forEach((word, from) => {
      for (const phrases of [this.#byStart.get(startOf(word)), this.#anyStart]) {
        for (const phrase of phrases ?? []) {
          const to = longestMatch(phrase.parts(), 0, text, from);
          if (to > from) matches.push({ phrase, from, to });
        }
      }
    });
    return matches;
  }
}

/** The end of the longest match that starts at word `at`; -1 if there is none. */
function longestMatch(parts: readonly Part[], index: number, text: Words, at: number): number {
  const part = parts[index];
  if (!part) return at;
  const onward = (next: number) => longestMatch(parts, index + 1, text, next);
  if (part.type === 'begin') return text.begins[at] ? onward(at) : -1;
  if (part.type === 'end') return at > 0 && text.ends[at - 1] ? onward(at) : -1;
  let longest = -1;
  if (part.type === 'gap') {
    for (let next = at; next <= Math.min(at + MAX_GAP, text.words.length); next++) {
      if (text.begins[next]) break;
      longest = Math.max(longest, onward(next));
    }
    return longest;
  }
  if (part.optional) longest = onward(at);
  for (const row of part.choices) {
    if (row.every((test, offset) => test.matches(text.words[at + offset] ?? '')))
      longest = Math.max(longest, onward(at + row.length));
  }
  return longest;
}

/** For each section, a pattern that matches its phrases without spaces. */
function spelledPatterns(phrases: readonly Phrase[]): readonly { section: string; pattern: RegExp }[] {
  const sources = new Map<string, string[]>();
  for (const { section, parts } of phrases) {
    const source = parts().map(sourceOf);
    if (source.includes(null)) continue;
    addTo(sources, section, source.join(''));
  }
  return [...sources].map(([section, patterns]) => ({
    section,
    pattern: new RegExp(patterns.join('|'), 'u'),
  }));
}

function sourceOf(part: Part): string | null {
  if (part.type === 'begin') return '^';
  if (part.type === 'end') return '$';
  if (part.type === 'gap') return null;
  if (part.choices.some((row) => row.some(({ text }) => !/^\p{L}+$/u.test(text)))) return null;
  const sources = part.choices.map((row) =>
    row.map(({ text, loose }) => (loose ? `${text}\\p{L}{0,4}` : text)).join(''),
  );
  return `(?:${sources.join('|')})${part.optional ? '?' : ''}`;
}
