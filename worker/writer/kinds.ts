import danger from '../../content/kinds/danger.txt?raw';
import dose from '../../content/kinds/dose.txt?raw';
import not from '../../content/kinds/not.txt?raw';
import recover from '../../content/kinds/recover.txt?raw';
import reduce from '../../content/kinds/reduce.txt?raw';
import substitutions from '../../content/kinds/substitutions.txt?raw';
import topicWords from '../../content/kinds/topics.txt?raw';
import type { PlanRow } from '../campaign-fields.ts';
import { type DoseVerb, type HabitKind, type HabitTopic, type HelpSection, topicsOf } from '../domain.ts';
import { planFieldNames } from './facts.rules.ts';
import { type Groups, once, PhraseList, parseGroups, parsePhrases } from './phrases.ts';

type HabitWords = { title: string; description: string };

type ReduceAdvice = {
  /** Suggested answers to "What will you do instead?". */
  suggestions: string[];
  /** Shown once on the campaign's page. */
  notice: string | null;
};

type Advice = { suggestions: string[]; once: string | null; warning: string | null; nothing: boolean };

/** The kinds that need care, apart from danger; those that need the most care come first. */
const carefulKinds = ['dose', 'recover', 'reduce'] as const;

/**
 * Of two plausible kinds, the one that needs more care. The description counts only if the title suggests nothing,
 * except for danger.
 */
export function proposeKind(habit: HabitWords): HabitKind {
  if (isDanger(textOf(habit))) return 'danger';
  const inTitle = carefulKinds.find((kind) => listed[kind]().find(habit.title).length > 0);
  if (inTitle) return inTitle;
  return carefulKinds.find((kind) => listed[kind]().find(habit.description).some(countsAnywhere)) ?? 'build';
}

/** Whether a text mentions hurting oneself or others, wanting to die, starving or purging. */
export function isDanger(text: string): boolean {
  return dangersIn(text).size > 0;
}

/** Whether any text of a form sounds like danger, whatever its fields are. */
export const formSoundsLikeDanger = (form: unknown): boolean =>
  Object.values(Object(form)).some((text) => typeof text === 'string' && isDanger(text));

/** The section to add to the help page: about harm to others, or about eating. */
export function dangerSection(text: string): HelpSection | null {
  const dangers = dangersIn(text);
  if (dangers.has('violence')) return 'violence';
  return dangers.has('eating') ? 'eating' : null;
}

/** The verb for checking off, as in "when you've taken it". Returns "done" if several verbs fit, or none. */
export function doseVerb({ title, description }: HabitWords): DoseVerb {
  for (const text of [title, description]) {
    const [verb, ...others] = new Set(
      listed
        .dose()
        .find(text)
        .map(({ section }) => section.replace('anywhere ', '')),
    );
    if (verb === undefined) continue;
    return others.length === 0 && (verb === 'taken' || verb === 'measured' || verb === 'been')
      ? verb
      : 'done';
  }
  return 'done';
}

/**
 * The title decides, but warnings, such as against stopping all at once, also apply to what only the description
 * mentions.
 */
export function reduceAdvice({ title, description }: HabitWords): ReduceAdvice {
  const matches = [title, description].flatMap((text) =>
    substitutes().filter(({ list }) => list.find(text).length > 0),
  );
  const general = substitutes().find(({ topic }) => topic === 'anything else');
  const first = matches[0] ?? general ?? noAdvice();
  const notices = new Set(matches.flatMap(({ warning }) => warning ?? []));
  if (first.once) notices.add(first.once);
  return {
    suggestions: matches.some(({ nothing }) => nothing) ? [] : [...first.suggestions],
    notice: notices.size > 0 ? [...notices].join(' ') : null,
  };
}

/**
 * The topic that the title suggests, or else what the user will do or the description, for the user to confirm. Null if its
 * ideas could hurt.
 */
export function proposeTopic(
  kind: HabitKind,
  { title, description, planAction }: HabitWords & { planAction?: string | null },
): HabitTopic | null {
  // In `reduce`, the action is what the user does instead.
  const texts = [title, kind === 'build' ? (planAction ?? '') : '', description];
  if (texts.some((text) => topicless().find(text).length > 0)) return null;
  for (const text of texts) {
    const [first] = topicLists()
      .flatMap(({ section, list }) => {
        const topic = topicsOf[kind].find((name) => name === section);
        return topic === undefined ? [] : list.find(text).map(({ from }) => ({ topic, from }));
      })
      .sort((a, b) => a.from - b.from);
    if (first !== undefined) return first.topic === 'tidying' && clearsHome(texts) ? null : first.topic;
  }
  return null;
}

/** Whether somebody clears the home of a person who died or moved out. Cheerful ideas on tidying would hurt. */
export const clearsHome = (texts: readonly string[]): boolean =>
  texts.some((text) => homesToClear().find(text).length > 0);

const textOf = ({ title, description }: HabitWords) => `${title}\n${description}`;
const countsAnywhere = ({ section }: { section: string }) => section.startsWith('anywhere');

/** In characters. Reading more would take too long. */
const MAX_READ = 20_000;

function dangersIn(whole: string): ReadonlySet<string> {
  const list = listed.danger();
  const text = whole.slice(0, MAX_READ);
  return new Set([...list.find(text).map(({ section }) => section), ...list.findSpelled(text)]);
}

type ListedKind = 'danger' | (typeof carefulKinds)[number];

const files = { danger, dose, recover, reduce, not, topics: topicWords };

const groups = once(() => {
  const all: Groups = new Map();
  for (const [name, content] of Object.entries(files)) parseGroups(name, content, all);
  return all;
});
const bySection = (file: string, content: string) =>
  Map.groupBy(parsePhrases(file, content, groups()), ({ section }) => section);
const exceptions = once(() => bySection('not', not));
const except = (...sections: string[]) => sections.flatMap((section) => exceptions().get(section) ?? []);

const listOf = (kind: ListedKind) =>
  once(() => new PhraseList(parsePhrases(kind, files[kind], groups()), except(kind)));
const listed = {
  danger: listOf('danger'),
  dose: listOf('dose'),
  recover: listOf('recover'),
  reduce: listOf('reduce'),
};
/** Some exceptions apply to one topic, in sections such as "for alcohol". */
const listFor = (topic: string, phrases: ReturnType<typeof parsePhrases>) =>
  new PhraseList(phrases, except(`for ${topic}`));
const substitutes = once(() => {
  const phrases = bySection('substitutions', topicPhrases(substitutions));
  return [...adviceBySection(substitutions)].map(([topic, advice]) => ({
    topic,
    list: listFor(topic, phrases.get(topic) ?? []),
    ...advice,
  }));
});
const topicLists = once(() =>
  [...bySection('topics', topicWords)].map(([section, phrases]) => ({
    section,
    list: listFor(section, phrases),
  })),
);
const topicless = once(() => new PhraseList(except('no topic', 'no topic after a loss'), []));
const homesToClear = once(() => new PhraseList(except('no tidying', 'no topic after a loss'), []));

const noAdvice = (): Advice => ({ suggestions: [], once: null, warning: null, nothing: false });

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

/** Keeps only the phrases. Other lines become blank, so line numbers stay correct. */
function topicPhrases(content: string): string {
  return content
    .split(/\r?\n/)
    .map((line) => (line.startsWith('for: ') ? line.slice('for: '.length) : line.startsWith('[') ? line : ''))
    .join('\n');
}

/** Everything that the user wrote about a habit. */
const textsOf = (words: HabitWords & Partial<PlanRow>): string[] => [
  words.title,
  words.description,
  ...planFieldNames.map((field) => words[field] ?? ''),
];

export const soundsLikeDanger = (words: HabitWords & Partial<PlanRow>): boolean =>
  textsOf(words).some(isDanger);

export const helpSectionOf = (words: HabitWords & Partial<PlanRow>): HelpSection | null =>
  dangerSection(textsOf(words).join('\n'));

/**
 * The user's choice or else what the words suggest, but danger can't be overruled. An edit keeps the kind unless the
 * words now suggest another.
 */
export function decideKind(
  chosen: HabitKind | undefined,
  words: HabitWords & Partial<PlanRow>,
  before?: HabitWords & { kind: HabitKind | null },
): HabitKind {
  const proposed = proposeKind(words);
  if (proposed === 'danger' || soundsLikeDanger(words)) return 'danger';
  if (chosen !== undefined) return chosen;
  if (before === undefined || before.kind === null || before.kind === 'danger') return proposed;
  return proposeKind(before) === proposed ? before.kind : proposed;
}

/** The verb for checking off a dose: the user's choice, or else what the words suggest. Null for other kinds. */
export function decideDoseVerb(
  kind: HabitKind,
  chosen: DoseVerb | null | undefined,
  words: HabitWords,
): DoseVerb | null {
  return kind === 'dose' ? (chosen ?? doseVerb(words)) : null;
}
