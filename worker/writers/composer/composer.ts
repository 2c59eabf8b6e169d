import type { Habit, Slot, Writer, WritingTask, WrittenText } from '../writer.ts';
import { anchorsFor } from './anchors.ts';
import { candidatesFor, suits } from './candidates.ts';
import { keyOf } from './chance.ts';
import { speakPlan } from './plan.ts';
import { type Print, printOf, sentencesOf, similarity, wordsOf } from './similarity.ts';
import type { Skeleton } from './skeletons.ts';
import { lineKey, type Steering, steeringFor } from './steering.ts';
import { cleanTitle, nameMask } from './titles.ts';
import { topicOf } from './topics.ts';
import { cutWordingOf, leavesFactOut, longestContent, triesOf, type Voice, wordingOf } from './wording.ts';

const mostSimilar = 0.35;
/** No two messages of seven days open alike. */
const openingDays = 7;
/** A sentence may come back once, after three weeks. */
const sentenceDays = 21;
/** How many of the texts to avoid count as said lately. */
const recentTexts = 14;
const longestDirectSentence = 12;
/** What speaks against a text that does not fit, before each sign too many: more than all else together. */
const tooLong = 10;
/** What a text costs that the person had replaced: more than any repetition. */
const replaced = 9;
/** A text with a sentence left out is for where no whole one fits. */
const cut = 3;
/** So many wordings of a line are tried with a sentence left out. */
const cutTries = 4;
/** After so many wordings for one slot the best of them is taken, if it fits; else the search goes on. */
const mostTexts = 300;

/** A text with the skeleton it was made from. */
export type ComposedText = WrittenText & { line: string; skeleton: Skeleton; slot: Slot };

/** The built-in writer: always there, at once, without a network. */
export const builtInWriter: Writer = {
  name: 'built-in',
  write: async (task) => composeTexts(task),
};

/** Writes a text for every slot. The same habit, slots, progress and texts to avoid give the same texts. */
export function composeTexts(task: WritingTask): WrittenText[] {
  return composeWithSkeletons(task).map(({ slotIndex, content, techniques, line }) => ({
    slotIndex,
    content,
    techniques,
    line,
  }));
}

/** As `composeTexts`, and says from which skeleton each text was made, for measuring. */
export function composeWithSkeletons(task: WritingTask): ComposedText[] {
  const voice = voiceOf(task);
  const earlier: Earlier[] = task.avoid.map((text, index) => ({
    print: printOf(voice.mask(text)),
    day: index >= task.avoid.length - recentTexts ? undefined : Number.NEGATIVE_INFINITY,
  }));
  const used = new Set<string>();
  const gone = new Set(task.gone);
  const steering = steeringFor(task);
  return [...task.slots]
    .sort((a, b) => a.index - b.index)
    .map((slot) => {
      const chosen = chooseText(task, voice, slot, { earlier, used, gone, steering });
      const { content, skeleton } = chosen;
      used.add(skeleton.id);
      steering?.note(slot, skeleton);
      earlier.push({ print: chosen.print, day: dayOf(slot, task.habit) });
      return {
        slotIndex: slot.index,
        content,
        techniques: skeleton.techniques,
        line: lineKey(skeleton),
        skeleton,
        slot,
      };
    });
}

/** A text that came before; `day` undefined when it is known only to be recent. */
type Earlier = { print: Print; day: number | undefined };

type Choice = { skeleton: Skeleton; content: string; print: Print; cost: number };

function voiceOf({ habit }: WritingTask): Voice {
  const topic = topicOf(habit.title, habit.description);
  const name = cleanTitle(habit.title, topic);
  return {
    topic,
    name,
    mask: nameMask(name),
    anchors: anchorsFor(topic.family, habit.sendTime, habit.seed, habit.title),
    plan: speakPlan(habit.plan),
  };
}

/** What a text must not say again: what came before it, and what the person had replaced. */
type SoFar = {
  earlier: readonly Earlier[];
  used: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  steering: Steering | undefined;
};

/** The first skeleton in the slot's own order that repeats nothing; else the one that repeats least. */
function chooseText(
  task: WritingTask,
  voice: Voice,
  slot: Slot,
  { earlier, used, gone, steering }: SoFar,
): Choice {
  let best: Choice | undefined;
  let written = 0;
  const day = dayOf(slot, task.habit);
  const { habit, progress } = task;
  const candidates = candidatesFor(habit, slot, progress.tier, voice.topic, voice.plan);
  // A whole line is said once, unless nothing else fits; what fills a skeleton may make it another text.
  const isSpent = ({ id, topics }: Skeleton) => topics !== undefined && used.has(id);
  const ordered = spentLast(steering?.order(slot, candidates) ?? candidates, isSpent);
  /** The text, where it is better than the best so far. */
  const betterOne = (skeleton: Skeleton, content: string, ownCost: number): Choice | undefined => {
    if (steering?.isBanned(content)) return undefined;
    const bound = best?.cost ?? Infinity;
    // What is known to be no better than the best so far is not compared any further.
    const known =
      ownCost +
      overflowOf(content, habit) +
      (gone.size > 0 && gone.has(keyOf(content)) ? replaced : 0) +
      (used.has(skeleton.id) ? 2 : 0) +
      (suits(skeleton, progress.tier) ? 0 : 3) +
      // Rather a line written for it, by any name, than a skeleton.
      (skeleton.topics === undefined ? 0.3 : 0) +
      (steering?.isAvoided(skeleton) ? 0.4 : 0) +
      (isNamedVaguely(content, voice) ? 0.2 : 0);
    if (known >= bound) return undefined;
    const masked = voice.mask(content);
    const print = printOf(masked);
    const before = known + wordinessOf(masked, skeleton);
    const cost = before + repetitionOf(print, content, day, earlier, bound - before);
    return cost < bound ? { skeleton, content, print, cost } : undefined;
  };
  for (const skeleton of ordered) {
    if (best !== undefined && best.cost < tooLong && isSpent(skeleton)) return best;
    const tries = triesOf(skeleton, progress.tier);
    for (let attempt = 0; attempt < tries; attempt++) {
      if (best !== undefined && best.cost < tooLong && written++ > mostTexts) return best;
      const content = wordingOf(skeleton, task, voice, slot, attempt, roomOf(habit));
      if (content === undefined) break;
      const ownCost = leavesFactOut(skeleton, progress.tier, attempt, roomOf(habit)) ? 0.5 : 0;
      best = betterOne(skeleton, content, ownCost) ?? best;
      if (best?.cost === 0) return best;
    }
  }
  if (best !== undefined && best.cost < tooLong) return best;
  for (const skeleton of ordered) {
    for (let attempt = 0; attempt < cutTries; attempt++) {
      const content = cutWordingOf(skeleton, task, voice, slot, attempt);
      if (content === undefined) break;
      best = betterOne(skeleton, content, cut) ?? best;
      if (best !== undefined && best.cost <= cut) return best;
    }
  }
  if (best === undefined) throw new Error(`No skeleton fits a ${slot.kind} of week ${slot.week}`);
  return best;
}

function spentLast(
  skeletons: readonly Skeleton[],
  isSpent: (skeleton: Skeleton) => boolean,
): readonly Skeleton[] {
  return [...skeletons.filter((skeleton) => !isSpent(skeleton)), ...skeletons.filter(isSpent)];
}

/** What speaks against a text: that it stumbles, or that it was said lately. Not looked into beyond the bound. */
function repetitionOf(
  print: Print,
  content: string,
  day: number,
  earlier: readonly Earlier[],
  bound: number,
): number {
  let cost = /\b(\p{L}+) \1\b/iu.test(content) ? 8 : 0;
  for (const sentence of print.sentences) {
    const before = earlier.filter((other) => other.print.sentences.includes(sentence));
    if (before.length > 1 || before.some((other) => isWithin(day, other, sentenceDays))) cost += 0.6;
  }
  for (const other of earlier) {
    if (cost >= bound) return cost;
    const alike = similarity(print, other.print);
    if (alike > mostSimilar) cost += 1 + alike;
    if (print.opening === other.print.opening && isWithin(day, other, openingDays)) cost += 0.5;
  }
  return cost;
}

function isWithin(day: number, other: Earlier, days: number): boolean {
  return other.day === undefined || day - other.day < days;
}

/** A text that does not fit is the last choice, and the longer the worse. */
function overflowOf(content: string, habit: Habit): number {
  const over = content.length - roomOf(habit);
  return over > 0 ? tooLong + over : 0;
}

const roomOf = ({ room = longestContent }: Habit) => Math.min(room, longestContent);

/** 'Your habit' for a habit of any other kind says less than its own name, and is for want of room alone. */
function isNamedVaguely(content: string, { topic, name }: Voice): boolean {
  return topic.family === 'generic' && name.short !== name.full && content.toLowerCase().includes(name.short);
}

/** The day of the campaign, counted from its first message. */
function dayOf(slot: Slot, habit: Habit): number {
  return habit.frequency === 'Daily' ? slot.index : Math.round((slot.index * 7) / 3);
}

/** The direct style keeps its sentences short; a long title is not its fault. */
function wordinessOf(masked: string, skeleton: Skeleton): number {
  if (skeleton.style !== 'direct') return 0;
  return sentencesOf(masked).some((sentence) => wordsOf(sentence).length > longestDirectSentence) ? 4 : 0;
}
