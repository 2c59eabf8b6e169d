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
import { clearsHome } from './kinds.ts';
import type { Library } from './program.ts';
import type { Habit } from './writer.ts';

/** The entries of one kind and voice, with the outline of their slots. */
export type Content = Library & { rows: ReadonlyMap<string, OutlineRow> };

const outlines: Record<HabitKind, string> = {
  build: buildOutline,
  reduce: reduceOutline,
  recover: recoverOutline,
  dose: doseOutline,
  danger: '',
};

/** By path below content/messages. */
const contentFiles = {
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
type ContentFile = keyof typeof contentFiles;

type Voice = 'warm' | 'plain';
/** Outside `build`, where wit and pride could hurt, the four styles share two voices. */
const voiceOf = (style: MessageStyle): Voice =>
  style === 'motivational' || style === 'friendly' ? 'warm' : 'plain';

const fileFor = (kind: HabitKind, style: MessageStyle): ContentFile =>
  (
    ({
      build: `build/${style}`,
      reduce: `reduce/${voiceOf(style)}`,
      recover: 'recover/quiet',
      dose: 'dose/plain',
      danger: 'danger/neutral',
    }) as const
  )[kind];

const cache = new Map<ContentFile, Content>();

export function contentFor(kind: HabitKind, style: MessageStyle): Content {
  const file = fileFor(kind, style);
  const cached = cache.get(file);
  if (cached !== undefined) return cached;
  const content = {
    ...contentOf(parseEntries(file, contentFiles[file]), parseOutline(`${kind}/outline`, outlines[kind])),
    // The nearest voice first
    siblings: () =>
      messageStyles
        .filter((other) => fileFor(kind, other) !== file)
        .toSorted((a, b) => Number(voiceOf(b) === voiceOf(style)) - Number(voiceOf(a) === voiceOf(style)))
        .map((other) => contentFor(kind, other)),
  };
  cache.set(file, content);
  return content;
}

export function contentOf(entries: readonly Entry[], rows: readonly OutlineRow[]): Content {
  const bySlot = new Map<string, Entry[]>();
  for (const entry of entries) bySlot.set(entry.slot, [...(bySlot.get(entry.slot) ?? []), entry]);
  return {
    bySlot,
    byKey: new Map(entries.map((entry) => [entry.key, entry])),
    plainSlots: new Set(['plain', ...rows.filter(({ plain }) => plain).map(({ slot }) => slot)]),
    rows: new Map(rows.map((row) => [row.slot, row])),
  };
}

/** For plans in another language, adds texts that consist only of the user's words. */
export function withOwnWords(
  content: Content,
  { kind, inOtherLanguage }: Pick<Habit, 'kind' | 'inOtherLanguage'>,
): Content {
  if (!inOtherLanguage || kind === 'recover') return content;
  const bySlot = new Map(content.bySlot);
  for (const entry of parseEntries(`${kind}/own-words`, ownWords))
    bySlot.set(entry.slot, [{ ...entry, anyLanguage: true }, ...(bySlot.get(entry.slot) ?? [])]);
  return { ...content, bySlot };
}

const topicFiles: Record<Voice, string> = { warm: topicsWarm, plain: topicsPlain };
const topicCache = new Map<Voice, readonly Entry[]>();

/** In topic files, the slots are topics. */
function topicEntries(voice: Voice): readonly Entry[] {
  const entries = topicCache.get(voice) ?? parseEntries(`topics/${voice}`, topicFiles[voice]);
  topicCache.set(voice, entries);
  return entries;
}

function ideasOn(topic: HabitTopic, style: MessageStyle): Entry[] {
  const voice = voiceOf(style);
  const other = voice === 'warm' ? 'plain' : 'warm';
  return [...topicEntries(voice), ...topicEntries(other)].filter(({ slot }) => slot === topic);
}

const planSentences = {
  build: { ca: 'After {c}, {a}.', a: 'Today: {a}.' },
  reduce: { ca: 'When {c}, {a}.', a: 'When the moment comes: {a}.' },
};

/** An idea followed by the plan, with and without its cue. Both share a key, so nobody gets the same idea twice. */
function withPlan(idea: Entry, plans: { ca: string; a: string }): Entry[] {
  const variant = (plan: string, needs: Entry['needs']): Entry => ({
    ...idea,
    needs,
    text: `${idea.text}\n${plan}`,
    short: idea.short ?? idea.text,
  });
  return [variant(plans.ca, ['c', 'a']), variant(plans.a, ['a'])];
}

export function withTopic(
  content: Content,
  { kind, title, description, topic, style, facts }: Habit,
): Content {
  if ((kind !== 'build' && kind !== 'reduce') || !topic || !topicsOf[kind].includes(topic)) return content;
  if (topic === 'tidying' && clearsHome([title, description, ...Object.values(facts)])) return content;
  const ideas = ideasOn(topic, style);
  const onTopic =
    facts.a === undefined ? ideas : ideas.flatMap((idea) => withPlan(idea, planSentences[kind]));
  return { ...content, onTopic };
}
