import buildDirect from '../../content/messages/build/direct.txt?raw';
import buildFriendly from '../../content/messages/build/friendly.txt?raw';
import buildInformative from '../../content/messages/build/informative.txt?raw';
import buildMotivational from '../../content/messages/build/motivational.txt?raw';
import buildOutline from '../../content/messages/build/outline.txt?raw';
import checkIn from '../../content/messages/danger/neutral.txt?raw';
import doseOutline from '../../content/messages/dose/outline.txt?raw';
import dosePlain from '../../content/messages/dose/plain.txt?raw';
import ownWords from '../../content/messages/own-words.txt?raw';
import recoverOutline from '../../content/messages/recover/outline.txt?raw';
import recoverQuiet from '../../content/messages/recover/quiet.txt?raw';
import reduceOutline from '../../content/messages/reduce/outline.txt?raw';
import reducePlain from '../../content/messages/reduce/plain.txt?raw';
import reduceWarm from '../../content/messages/reduce/warm.txt?raw';
import topicsPlain from '../../content/messages/topics/plain.txt?raw';
import topicsWarm from '../../content/messages/topics/warm.txt?raw';
import { type HabitKind, type HabitTopic, type MessageStyle, messageStyles, topicsOf } from '../domain.ts';
import { type Entry, type OutlineRow, parseEntries, parseOutline } from './entries.ts';
import type { Library } from './program.ts';
import type { Habit } from './writer.ts';

/** The entries of a kind and voice, with what each slot is for. */
export type Content = Library & { rows: ReadonlyMap<string, OutlineRow> };

const outlines: Record<HabitKind, string> = {
  build: buildOutline,
  reduce: reduceOutline,
  recover: recoverOutline,
  dose: doseOutline,
  danger: '',
};

/** Every file of texts, by its path below content/messages. */
export const contentFiles = {
  'build/motivational': buildMotivational,
  'build/informative': buildInformative,
  'build/friendly': buildFriendly,
  'build/direct': buildDirect,
  'reduce/warm': reduceWarm,
  'reduce/plain': reducePlain,
  'recover/quiet': recoverQuiet,
  'dose/plain': dosePlain,
  'danger/neutral': checkIn,
} as const;
export type ContentFile = keyof typeof contentFiles;

type Voice = 'warm' | 'plain';
/** Four styles are two voices where wit and pride do harm, and where a text is more about the act than the tone. */
const voiceOf = (style: MessageStyle): Voice =>
  style === 'motivational' || style === 'friendly' ? 'warm' : 'plain';

function fileFor(kind: HabitKind, style: MessageStyle): ContentFile {
  switch (kind) {
    case 'build':
      return `build/${style}`;
    case 'reduce':
      return `reduce/${voiceOf(style)}`;
    case 'recover':
      return 'recover/quiet';
    case 'dose':
      return 'dose/plain';
    case 'danger':
      return 'danger/neutral';
  }
}

const read = new Map<ContentFile, Content>();

/** The texts of a kind in a style, read from their file once. */
export function contentFor(kind: HabitKind, style: MessageStyle): Content {
  const file = fileFor(kind, style);
  const known = read.get(file);
  if (known !== undefined) return known;
  const content = {
    ...contentOf(parseEntries(file, contentFiles[file]), parseOutline(`${kind}/outline`, outlines[kind])),
    siblings: () =>
      messageStyles.filter((other) => fileFor(kind, other) !== file).map((other) => contentFor(kind, other)),
  };
  read.set(file, content);
  return content;
}

export function contentOf(entries: readonly Entry[], rows: readonly OutlineRow[]): Content {
  const bySlot = new Map<string, Entry[]>();
  for (const entry of entries) bySlot.set(entry.slot, [...(bySlot.get(entry.slot) ?? []), entry]);
  return {
    bySlot,
    plainSlots: new Set(['plain', ...rows.filter(({ plain }) => plain).map(({ slot }) => slot)]),
    rows: new Map(rows.map((row) => [row.slot, row])),
  };
}

/** A program with texts that hold nothing but the person's words: for plans in another language. */
export function withOwnWords(content: Content, { kind, abroad }: Pick<Habit, 'kind' | 'abroad'>): Content {
  if (!abroad || kind === 'recover') return content;
  const bySlot = new Map(content.bySlot);
  for (const entry of parseEntries(`${kind}/own-words`, ownWords))
    bySlot.set(entry.slot, [{ ...entry, anyLanguage: true }, ...(bySlot.get(entry.slot) ?? [])]);
  return { ...content, bySlot };
}

const topicFiles: Record<Voice, string> = { warm: topicsWarm, plain: topicsPlain };
const readTopics = new Map<Voice, readonly Entry[]>();

/** Slots are topics there. */
function topicEntries(voice: Voice): readonly Entry[] {
  const entries = readTopics.get(voice) ?? parseEntries(`topics/${voice}`, topicFiles[voice]);
  readTopics.set(voice, entries);
  return entries;
}

/** Ideas for doing what a topic is about: those in the voice of the style first, then the others. */
function ideasOn(topic: HabitTopic, style: MessageStyle): Entry[] {
  const voice = voiceOf(style);
  const other = voice === 'warm' ? 'plain' : 'warm';
  return [...topicEntries(voice), ...topicEntries(other)].filter(({ slot }) => slot === topic);
}

const planSentences = {
  build: { ca: 'After {c}, {a}.', a: 'Today: {a}.' },
  reduce: { ca: 'When {c}, {a}.', a: 'When it comes up: {a}.' },
};

/** An idea, and below it the plan where there is one. The key stays the same: nobody gets an idea twice. */
function withPlan(idea: Entry, plans: { ca: string; a: string }): Entry[] {
  const variant = (plan: string, needs: Entry['needs']): Entry => ({
    ...idea,
    ...{ needs, text: `${idea.text}\n${plan}`, short: idea.short ?? idea.text },
  });
  return [variant(plans.ca, ['c', 'a']), variant(plans.a, ['a'])];
}

/** A program that brings ideas on the topic that the person confirmed. */
export function withTopic(content: Content, { kind, topic, style, facts }: Habit): Content {
  if ((kind !== 'build' && kind !== 'reduce') || !topic || !topicsOf[kind].includes(topic)) return content;
  const ideas = ideasOn(topic, style);
  const onTopic =
    facts.a === undefined ? ideas : ideas.flatMap((idea) => withPlan(idea, planSentences[kind]));
  return { ...content, onTopic };
}
