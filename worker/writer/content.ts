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
import hydration from '../../content/messages/topics/hydration.txt?raw';
import learning from '../../content/messages/topics/learning.txt?raw';
import mind from '../../content/messages/topics/mind.txt?raw';
import movement from '../../content/messages/topics/movement.txt?raw';
import nutrition from '../../content/messages/topics/nutrition.txt?raw';
import productivity from '../../content/messages/topics/productivity.txt?raw';
import sleep from '../../content/messages/topics/sleep.txt?raw';
import { type HabitKind, type HabitTopic, type MessageStyle, messageStyles } from '../domain.ts';
import { type Entry, parseEntries } from './entries.ts';
import { type OutlineRow, parseOutline } from './outline.ts';
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

const topicFiles: Record<HabitTopic, string> = {
  hydration,
  learning,
  mind,
  movement,
  nutrition,
  productivity,
  sleep,
};

/** Wit and pride do most harm where something is to become less: four styles become two voices there. */
function fileFor(kind: HabitKind, style: MessageStyle): ContentFile {
  switch (kind) {
    case 'build':
      return `build/${style}`;
    case 'reduce':
      return style === 'motivational' || style === 'friendly' ? 'reduce/warm' : 'reduce/plain';
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

const readTopics = new Map<HabitTopic, readonly Entry[]>();

/** The texts on a topic in a style: for plain days of campaigns that have no plan of their own. */
export function topicEntries(topic: HabitTopic, style: MessageStyle): readonly Entry[] {
  const entries = readTopics.get(topic) ?? parseEntries(`topics/${topic}`, topicFiles[topic]);
  readTopics.set(topic, entries);
  return entries.filter(({ slot }) => slot === style);
}
