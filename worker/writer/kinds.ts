import danger from '../../content/kinds/danger.txt?raw';
import dose from '../../content/kinds/dose.txt?raw';
import not from '../../content/kinds/not.txt?raw';
import recover from '../../content/kinds/recover.txt?raw';
import reduce from '../../content/kinds/reduce.txt?raw';
import substitutions from '../../content/kinds/substitutions.txt?raw';
import topicWords from '../../content/kinds/topics.txt?raw';
import { type HabitKind, type HabitTopic, topicsOf } from '../domain.ts';
import { PhraseList } from './phrase-list.ts';
import { type Groups, once, type Phrase, parseGroups, parsePhrases } from './phrases.ts';
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
  if (isDanger(textOf(habit))) return 'danger';
  const title = wordsOf(habit.title);
  const inTitle = carefulKinds.find((kind) => listed[kind]().find(title).length > 0);
  if (inTitle) return inTitle;
  const description = wordsOf(habit.description);
  return carefulKinds.find((kind) => listed[kind]().find(description).some(countsAnywhere)) ?? 'build';
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
  for (const text of [title, description]) {
    const [verb, ...others] = new Set(
      listed
        .dose()
        .find(wordsOf(text))
        .map(({ phrase }) => sectionName(phrase)),
    );
    if (verb === undefined) continue;
    return others.length === 0 && (verb === 'taken' || verb === 'measured' || verb === 'been')
      ? verb
      : 'done';
  }
  return 'done';
}

/**
 * What to suggest instead of something that should become less, and what to show once. The title decides; warnings,
 * such as of stopping at once, are also given for what only the description names.
 */
export function reduceAdvice({ title, description }: Described): ReduceAdvice {
  const given = [title, description].flatMap((text) => {
    const words = wordsOf(text);
    return substitutes().filter(({ list }) => list.find(words).length > 0);
  });
  const [otherwise] = substitutes().filter(({ topic }) => topic === 'anything else');
  const first = given[0] ?? otherwise ?? noAdvice();
  const notices = new Set(given.flatMap(({ warning }) => warning ?? []));
  if (first.once) notices.add(first.once);
  return {
    suggestions: given.some(({ nothing }) => nothing) ? [] : [...first.suggestions],
    notice: notices.size > 0 ? [...notices].join(' ') : null,
  };
}

/** What a habit may be about, for the person to confirm; null where nothing tells. The title counts before the rest. */
export function proposeTopic(kind: HabitKind, { title, description }: Described): HabitTopic | null {
  for (const text of [title, description]) {
    for (const { phrase } of topicList().find(wordsOf(text))) {
      const topic = topicsOf[kind].find((name) => name === phrase.section);
      if (topic !== undefined) return topic;
    }
  }
  return null;
}

const textOf = ({ title, description }: Described) => `${title}\n${description}`;
const countsAnywhere = ({ phrase }: { phrase: Phrase }) => phrase.section.startsWith('anywhere');
const sectionName = ({ section }: Phrase) => section.replace('anywhere ', '');

function dangersIn(text: string): ReadonlySet<string> {
  const words: Words = wordsOf(text);
  const list = listed.danger();
  return new Set([...list.find(words).map(({ phrase }) => phrase.section), ...list.findSpelled(words)]);
}

type ListedKind = 'danger' | (typeof carefulKinds)[number];

const files: readonly (readonly [name: string, content: string])[] = [
  ['danger', danger],
  ['dose', dose],
  ['recover', recover],
  ['reduce', reduce],
  ['not', not],
  ['topics', topicWords],
];

/** Each list is read when it is needed first. */
const groups = once(() => {
  const all: Groups = new Map();
  for (const [name, content] of files) parseGroups(name, content, all);
  return all;
});
const listed = {
  danger: once(() => listOf('danger', danger)),
  dose: once(() => listOf('dose', dose)),
  recover: once(() => listOf('recover', recover)),
  reduce: once(() => listOf('reduce', reduce)),
};
/** What to suggest for each topic, in the order of their file. */
const substitutes = once(() => {
  const phrases = parsePhrases('substitutions', topicPhrases(substitutions), groups());
  const exceptions = parsePhrases('not', not, groups());
  return [...adviceBySection(substitutions)].map(([topic, advice]) => {
    const ofTopic = phrases.filter(({ section }) => section === topic);
    const list = new PhraseList(
      ofTopic,
      exceptions.filter(({ section }) => section === `for ${topic}`),
    );
    return { topic, list, ...advice };
  });
});
const topicList = once(() => new PhraseList(parsePhrases('topics', topicWords, groups()), []));

function listOf(kind: ListedKind, content: string): PhraseList {
  const exceptions = parsePhrases('not', not, groups(), (section) => section === kind);
  return new PhraseList(parsePhrases(kind, content, groups()), exceptions);
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
