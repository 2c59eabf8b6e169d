import type { Slot, Tier, WritingTask } from '../writer.ts';
import { type Anchor, anchorOf } from './anchors.ts';
import { chanceOf, hashText, pickFrom } from './chance.ts';
import { type Filling, fillSkeleton, type Size, watchLadders } from './fill.ts';
import { factsOf } from './lines/facts.ts';
import type { SpokenPlan } from './plan.ts';
import type { Skeleton } from './skeletons.ts';
import type { HabitName } from './titles.ts';
import type { Topic } from './topics/topic.ts';

/** What stays the same in all of a campaign's texts. */
export type Voice = {
  topic: Topic;
  name: HabitName;
  mask: (text: string) => string;
  anchors: Anchor[];
  plan: SpokenPlan;
};

/** A content of this length fits one SMS segment with the link of a short domain after it, and a push body whole. */
export const longestContent = 119;
const fillingsTried = 12;
const lineTries = 4;
/** So many fillings of a skeleton ask for the person's own action; the others keep its moment alone. */
const quotingTries = 3;
/** The last fillings tried are the briefest. */
const briefTries = 2;
/** Where room is short, one of so many facts goes before a line: the shortest. */
const briefFacts = 6;

/** How many wordings of a line or skeleton there are: without places, and without a fact before it, it says the same at each try. */
export function triesOf({ text, topics, audience }: Skeleton, tier: Tier): number {
  if (topics === undefined) return fillingsTried;
  if (tier === 'high' && audience === 'any') return fillingsTried;
  return /\{cue\}/.test(text) ? lineTries : 1;
}

/** The text of a line or skeleton in one of its wordings; undefined where it asks for what is not known. */
export function wordingOf(
  skeleton: Skeleton,
  task: WritingTask,
  voice: Voice,
  slot: Slot,
  attempt: number,
  room: number,
): string | undefined {
  const isBrief = attempt >= (skeleton.topics === undefined ? fillingsTried : lineTries) - briefTries;
  const filling = fillingFor(task, voice, slot, attempt, isBrief);
  if (filling === undefined) return undefined;
  const text =
    skeleton.topics === undefined
      ? turnedByChance(skeleton.text, `${task.habit.seed}/${slot.index}/${attempt}/turn`)
      : withFact(skeleton, task, slot, attempt, isBrief, room);
  const full = fillSkeleton(text, filling, nameWithin(skeleton.text, voice));
  if (full === undefined || full.length <= room) return full;
  return fillSkeleton(text, filling, voice.name.short);
}

/** The briefest wording, with one of its sentences left out: for where nothing whole fits. */
export function cutWordingOf(
  { text }: Skeleton,
  task: WritingTask,
  voice: Voice,
  slot: Slot,
  attempt: number,
): string | undefined {
  const filling = fillingFor(task, voice, slot, attempt, true);
  const rest = withoutOneSentence(text);
  if (filling === undefined || rest === undefined) return undefined;
  return fillSkeleton(rest, filling, voice.name.short);
}

/** What asks for something stays: the sentence that goes is the last, or the first where the last has the moment. */
export function withoutOneSentence(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?]) /);
  if (sentences.length < 2) return undefined;
  const last = sentences.at(-1) ?? '';
  return (last.includes('{cue}') ? sentences.slice(1) : sentences.slice(0, -1)).join(' ');
}

/**
 * What a line calls the habit. Where a verb comes after the name, one thing must do it: 'your ten pushups is' is wrong,
 * 'reading 10 pages waits' odd, as is 'read one page for reading 10 pages'. Habits without a topic have no better name than their own.
 */
export function nameWithin(text: string, { name, topic }: Pick<Voice, 'name' | 'topic'>): string {
  if (/\{do\} for \{habit\}/.test(text) && topic.family !== 'generic')
    return /^your (?!")/.test(name.full) ? name.full : name.short;
  const isSubject = /\{habit\}(?:'s| (?!this|less|across|as)(?:\w+s|was|can|may|could|will|would))\b/.test(
    text,
  );
  if (!isSubject) return name.full;
  const isOneThing = !name.isPlural && (topic.family === 'generic' || /^your (?!")/.test(name.full));
  return isOneThing ? name.full : name.short;
}

/** Where a channel has less room than usual, the last wording of a line does without a fact. */
export function leavesFactOut(
  { topics, audience }: Skeleton,
  tier: Tier,
  attempt: number,
  room: number,
): boolean {
  const hasFact = tier === 'high' && audience === 'any' && topics !== undefined;
  return hasFact && room < longestContent && attempt === fillingsTried - 1;
}

/** Who does much hears of it: a fact goes with each line that is for everybody. The direct style acts first. */
function withFact(
  line: Skeleton,
  { progress, habit }: WritingTask,
  slot: Slot,
  attempt: number,
  isBrief: boolean,
  room: number,
): string {
  const text = attempt % 2 === 0 ? line.text : turnLine(line.text);
  if (progress.tier !== 'high' || line.audience !== 'any') return text;
  if (leavesFactOut(line, progress.tier, attempt, room)) return text;
  const all = factsOf(line.style, progress);
  const facts = isBrief ? all.toSorted((a, b) => a.length - b.length).slice(0, briefFacts) : all;
  const fact = facts[(hashText(`${habit.seed}/facts`) + slot.index * 7 + attempt * 5) % facts.length] ?? '';
  return line.style === 'direct' ? `${text} ${fact}` : `${fact} ${text}`;
}

function turnedByChance(text: string, key: string): string {
  return chanceOf(key) < 0.4 ? turnPlan(text) : text;
}

/** 'After lunch, walk.' says the same as 'Walk after lunch.' */
function turnPlan(text: string): string {
  return text.replace(/\{cue\}, \{(do|watch)\}(?=[.,:;])/, '{$1} {cue}');
}

/** As `turnPlan`, for whole lines: a clause of its own after the order would draw the moment to itself. */
export function turnLine(text: string): string {
  return text.replace(
    /^\{cue\}, ((?:(?! (?:what|which|who|that|where|when|how|why|if|you|until|while|before|once|than|as) )[^.,;:!?"])+)(?=[.!])/,
    '$1 {cue}',
  );
}

function fillingFor(
  task: WritingTask,
  voice: Voice,
  slot: Slot,
  attempt: number,
  isBrief: boolean,
): Filling | undefined {
  const { seed } = task.habit;
  const key = `${seed}/${slot.index}/${attempt}`;
  const { topic } = voice;
  const size = sizeOf(task.progress.tier);
  const anchor = anchorOf(voice.anchors, slot.week, `${key}/anchor`);
  const { ladders } = topic;
  const chosen = pickFrom(ladders, `${key}/ladder`);
  const ladder = isBrief ? shortest(ladders, (some) => some[size].do) : chosen;
  const watch = pickFrom(watchLadders, `${key}/watch`);
  const cues = anchor?.cues ?? [];
  const cue = isBrief ? shortest(cues, (some) => some) : pickFrom(cues, `${key}/cue`);
  const hurdle = pickFrom(topic.obstacles, `${key}/hurdle`);
  if (!anchor || !ladder || !watch || !cue || !hurdle) return undefined;
  return {
    topic,
    ladder,
    watch,
    size,
    cue,
    anchor: anchor.noun,
    hurdle,
    plan: attempt < quotingTries ? voice.plan : momentOf(voice.plan),
    progress: task.progress,
    turn: chanceOf(`${key}/words`),
  };
}

function momentOf({ anchor }: SpokenPlan): SpokenPlan {
  return anchor === undefined ? {} : { anchor };
}

function shortest<Item>(items: readonly Item[], wordsOfItem: (item: Item) => string): Item | undefined {
  return [...items].sort((a, b) => wordsOfItem(a).length - wordsOfItem(b).length)[0];
}

function sizeOf(tier: Tier): Size {
  if (tier === 'low') return 'tiny';
  return tier === 'high' ? 'stretch' : 'usual';
}
