import danger from '../../content/kinds/danger.txt?raw';
import dose from '../../content/kinds/dose.txt?raw';
import not from '../../content/kinds/not.txt?raw';
import recover from '../../content/kinds/recover.txt?raw';
import reduce from '../../content/kinds/reduce.txt?raw';
import substitutions from '../../content/kinds/substitutions.txt?raw';
import type { HabitKind } from '../domain.ts';
import { type Groups, parsePhrases, type Phrase, PhraseList } from './phrases.ts';
import { type Words, wordsOf } from './words.ts';

/** What a person calls their habit and writes about it. */
export type Described = { title: string; description: string };

export type ReduceAdvice = {
  /** Answers to tap for "What will you do instead?". */
  suggestions: string[];
  /** What the campaign's page shows once. */
  notice: string | null;
};

type Advice = { suggestions: string[]; once: string | null; warning: string | null; nothing: boolean };

/** The kinds after danger, the more careful first. */
const carefulKinds = ['dose', 'recover', 'reduce'] as const;

/**
 * The kind of habit that title and description speak of: danger, dose, recover, reduce or build, the more careful of
 * them where two are plausible. The title decides; a description counts where the title says nothing, but danger in
 * it always counts.
 */
export function proposeKind(habit: Described): HabitKind {
  const { careful } = lists();
  if (isDanger(textOf(habit))) return 'danger';
  const title = wordsOf(habit.title);
  const inTitle = carefulKinds.find((kind) => careful[kind].find(title).length > 0);
  if (inTitle) return inTitle;
  const description = wordsOf(habit.description);
  return carefulKinds.find((kind) => careful[kind].find(description).some(countsAnywhere)) ?? 'build';
}

/** Whether a text speaks of hurting oneself or others, wishing to die, starving or purging. */
export function isDanger(text: string): boolean {
  return dangersIn(text).size > 0;
}

/** What the page with help says besides: about others who could get hurt, or about eating. */
export function dangerSection(text: string): 'violence' | 'eating' | null {
  const dangers = dangersIn(text);
  if (dangers.has('violence')) return 'violence';
  return dangers.has('eating') ? 'eating' : null;
}

/** How to say that it is done: "Check it off when you've taken it". "done" where more than one would fit, or none. */
export function doseVerb({ title, description }: Described): 'done' | 'taken' | 'measured' | 'been' {
  const { careful } = lists();
  for (const text of [title, description]) {
    const found = new Set(careful.dose.find(wordsOf(text)).map(({ phrase }) => sectionName(phrase)));
    const [verb] = found;
    if (found.size > 1) return 'done';
    if (verb === 'taken' || verb === 'measured' || verb === 'been') return verb;
  }
  return 'done';
}

/**
 * What to suggest instead of something that should become less, and what to show once. The title decides; warnings,
 * such as of stopping at once, are also given for what only the description names.
 */
export function reduceAdvice({ title, description }: Described): ReduceAdvice {
  const { topics, advice, otherwise } = lists();
  const found = [title, description].flatMap((text) => inOrder(topics.find(wordsOf(text)), advice));
  const given = found.map((name) => advice.get(name)).filter((topic) => topic !== undefined);
  const first = given[0] ?? otherwise;
  const notices = new Set(given.flatMap(({ warning }) => warning ?? []));
  if (first.once) notices.add(first.once);
  return {
    suggestions: given.some(({ nothing }) => nothing) ? [] : [...first.suggestions],
    notice: notices.size > 0 ? [...notices].join(' ') : null,
  };
}

const textOf = ({ title, description }: Described) => `${title}\n${description}`;
const countsAnywhere = ({ phrase }: { phrase: Phrase }) => phrase.section.startsWith('anywhere');
const sectionName = ({ section }: Phrase) => section.replace('anywhere ', '');

function dangersIn(text: string): ReadonlySet<string> {
  const words: Words = wordsOf(text);
  const list = lists().danger;
  return new Set([...list.find(words).map(({ phrase }) => phrase.section), ...list.findSpelled(words)]);
}

/** The sections that were found, in the order of their file. */
function inOrder(found: readonly { phrase: Phrase }[], advice: ReadonlyMap<string, Advice>): readonly string[] {
  return [...advice.keys()].filter((name) => found.some(({ phrase }) => phrase.section === name));
}

type Lists = {
  danger: PhraseList;
  careful: Record<(typeof carefulKinds)[number], PhraseList>;
  topics: PhraseList;
  advice: ReadonlyMap<string, Advice>;
  otherwise: Advice;
};
let read: Lists | undefined;

/** The lists, read when they are needed first. */
function lists(): Lists {
  read ??= readLists();
  return read;
}

function readLists(): Lists {
  const groups: Groups = new Map();
  const phrases = {
    danger: parsePhrases('danger', danger, groups),
    dose: parsePhrases('dose', dose, groups),
    recover: parsePhrases('recover', recover, groups),
    reduce: parsePhrases('reduce', reduce, groups),
  };
  const exceptions = parsePhrases('not', not, groups);
  const listOf = (kind: keyof typeof phrases) =>
    new PhraseList(
      phrases[kind],
      exceptions.filter(({ section }) => section === kind),
    );
  const advice = adviceBySection(substitutions);
  const otherwise = advice.get('anything else') ?? noAdvice();
  advice.delete('anything else');
  return {
    danger: listOf('danger'),
    careful: { dose: listOf('dose'), recover: listOf('recover'), reduce: listOf('reduce') },
    topics: new PhraseList(parsePhrases('substitutions', topicPhrases(substitutions), groups), []),
    advice,
    otherwise,
  };
}

const noAdvice = (): Advice => ({ suggestions: [], once: null, warning: null, nothing: false });

/** What each section of the substitutions says, apart from what it is for. */
function adviceBySection(content: string): Map<string, Advice> {
  const sections = new Map<string, Advice>();
  let current = noAdvice();
  for (const line of content.split(/\r?\n/)) {
    const header = /^\[(.+)\]$/.exec(line)?.[1];
    if (header) {
      current = noAdvice();
      sections.set(header, current);
    }
    const [, word, text] = /^(instead|once|warn): (.+)$/.exec(line) ?? [];
    if (word === 'instead' && text) current.suggestions.push(text);
    if (word === 'once' && text) current.once = text;
    if (word === 'warn' && text) current.warning = text;
    if (line === 'nothing instead') current.nothing = true;
  }
  return sections;
}

/** The lines of the substitutions that are phrases, at their places. */
function topicPhrases(content: string): string {
  return content
    .split(/\r?\n/)
    .map((line) => (line.startsWith('for: ') ? line.slice('for: '.length) : line.startsWith('[') ? line : ''))
    .join('\n');
}
