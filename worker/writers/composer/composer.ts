import type { Habit, Slot, Tier, Writer, WritingTask, WrittenText } from '../writer.ts';
import { type Anchor, anchorOf, anchorsFor } from './anchors.ts';
import { chanceOf, pickFrom, rotate, shuffle } from './chance.ts';
import { type Filling, fillSkeleton, type Size, watchLadders } from './fill.ts';
import { type SpokenPlan, speakPlan } from './plan.ts';
import { type Print, printOf, similarity } from './similarity.ts';
import { type Skeleton, skeletonsOf } from './skeletons.ts';
import { cleanTitle, type HabitName } from './titles.ts';
import type { Topic } from './topics/topic.ts';
import { topicOf } from './topics.ts';
import { focusOf } from './weeks.ts';

/** A content of this length fits a push body whole, and one SMS segment with a link after it. */
const longestContent = 120;
const mostSimilar = 0.35;
/** No two messages of seven days open alike. */
const openingDays = 7;
const fillingsTried = 4;

/** A text with the skeleton it was made from. */
export type ComposedText = WrittenText & { skeleton: Skeleton; slot: Slot };

/** The built-in writer: always there, at once, without a network. */
export const builtInWriter: Writer = {
  name: 'built-in',
  write: async (task) => composeTexts(task),
};

/** Writes a text for every slot. The same habit, slots, progress and texts to avoid give the same texts. */
export function composeTexts(task: WritingTask): WrittenText[] {
  return composeWithSkeletons(task).map(({ slotIndex, content }) => ({ slotIndex, content }));
}

/** As `composeTexts`, and says from which skeleton each text was made, for measuring. */
export function composeWithSkeletons(task: WritingTask): ComposedText[] {
  const voice = voiceOf(task);
  const earlier: Earlier[] = task.avoid.map((text, index) => ({
    print: printOf(text),
    day: index >= task.avoid.length - openingDays ? undefined : Number.NEGATIVE_INFINITY,
  }));
  const used = new Set<string>();
  return [...task.slots]
    .sort((a, b) => a.index - b.index)
    .map((slot) => {
      const chosen = chooseText(task, voice, slot, earlier, used);
      used.add(chosen.skeleton.id);
      earlier.push({ print: chosen.print, day: dayOf(slot) });
      return { slotIndex: slot.index, content: chosen.content, skeleton: chosen.skeleton, slot };
    });
}

/** What stays the same in all of a campaign's texts. */
type Voice = { topic: Topic; name: HabitName; anchors: Anchor[]; plan: SpokenPlan };

/** A text that came before; `day` undefined when it is known only to be recent. */
type Earlier = { print: Print; day: number | undefined };

type Choice = { skeleton: Skeleton; content: string; print: Print; cost: number };

function voiceOf({ habit }: WritingTask): Voice {
  const topic = topicOf(habit.title, habit.description);
  return {
    topic,
    name: cleanTitle(habit.title, topic),
    anchors: anchorsFor(topic.family, habit.sendTime, habit.seed),
    plan: speakPlan(habit.plan),
  };
}

/** The first skeleton in the slot's own order that repeats nothing; else the one that repeats least. */
function chooseText(
  task: WritingTask,
  voice: Voice,
  slot: Slot,
  earlier: readonly Earlier[],
  used: ReadonlySet<string>,
): Choice {
  let best: Choice | undefined;
  for (const skeleton of candidatesFor(task.habit, slot, task.progress.tier)) {
    for (let attempt = 0; attempt < fillingsTried; attempt++) {
      const content = writeFrom(skeleton, task, voice, slot, attempt);
      if (content === undefined) break;
      const print = printOf(content);
      const cost = costOf(print, content, slot, earlier) + (used.has(skeleton.id) ? 2 : 0);
      if (best === undefined || cost < best.cost) best = { skeleton, content, print, cost };
      if (cost === 0) return best;
    }
  }
  if (best === undefined) throw new Error(`No skeleton fits a ${slot.kind} of week ${slot.week}`);
  return best;
}

function costOf(print: Print, content: string, slot: Slot, earlier: readonly Earlier[]): number {
  let cost = content.length > longestContent ? 10 : 0;
  for (const other of earlier) {
    const alike = similarity(print, other.print);
    if (alike > mostSimilar) cost += 1 + alike;
    if (print.sentences.some((sentence) => other.print.sentences.includes(sentence))) cost += 0.5;
    const near = other.day === undefined || Math.abs(dayOf(slot) - other.day) <= openingDays;
    if (near && other.print.opening === print.opening) cost += 0.5;
  }
  return cost;
}

/** The skeletons that suit a slot, in an order of the campaign's own in which each slot starts at another place. */
function candidatesFor(habit: Habit, slot: Slot, tier: Tier): Skeleton[] {
  const focus = focusOf(slot.week);
  const suiting = skeletonsOf(habit.style).filter(
    (skeleton) =>
      skeleton.focus === focus &&
      skeleton.kind === slot.kind &&
      (skeleton.week === undefined || skeleton.week === slot.week) &&
      suits(skeleton, tier),
  );
  const order = shuffle(suiting, `${habit.seed}/${focus}/${slot.kind}`);
  // Those who do much and those who do little take the common skeletons from opposite ends.
  const common = order.filter((skeleton) => skeleton.audience === 'any');
  const own = order.filter((skeleton) => skeleton.audience !== 'any');
  const personal = habit.plan === undefined ? [] : common.filter(({ text }) => /\{(plan|why)\}/.test(text));
  const rest = common.filter((skeleton) => !personal.includes(skeleton));
  const inOrder = [...own, ...personal, ...(tier === 'high' ? rest.reverse() : rest)];
  return rotate(inOrder, ordinalOf(slot));
}

/** A strong week wants a fact or a stretch, which common skeletons have where they name a step. */
function suits(skeleton: Skeleton, tier: Tier): boolean {
  if (skeleton.audience === 'any') return tier !== 'high' || /\{(do|doing|watch)\}/.test(skeleton.text);
  return skeleton.audience === tier;
}

/** The slot's place among those of its kind and focus, so that each begins its search elsewhere. */
function ordinalOf(slot: Slot): number {
  const later = slot.week % 2 === 0 ? 1 : 0;
  if (slot.kind !== 'plain') return slot.kind === 'kickoff' && slot.weekday !== 1 ? later + 2 : later;
  return later * 4 + Math.floor(slot.weekday / 2);
}

function dayOf(slot: Slot): number {
  return slot.week * 7 + slot.weekday;
}

function writeFrom(
  skeleton: Skeleton,
  task: WritingTask,
  voice: Voice,
  slot: Slot,
  attempt: number,
): string | undefined {
  const filling = fillingFor(task, voice, slot, attempt);
  if (filling === undefined) return undefined;
  // A verb after the name agrees with one thing only: 'your ten pushups is' would be wrong.
  const wantsOne = /\{habit\} (?!this|less|across|as)(?:\w+s|was)\b/.test(skeleton.text) && voice.name.isPlural;
  const full = fillSkeleton(skeleton.text, filling, wantsOne ? voice.name.short : voice.name.full);
  if (full === undefined || full.length <= longestContent) return full;
  return fillSkeleton(skeleton.text, filling, voice.name.short);
}

function fillingFor(task: WritingTask, voice: Voice, slot: Slot, attempt: number): Filling | undefined {
  const { seed } = task.habit;
  const key = `${seed}/${slot.index}/${attempt}`;
  const { topic } = voice;
  const anchor = anchorOf(voice.anchors, slot.week, `${key}/anchor`);
  const ladders = slot.week <= 2 ? topic.ladders : shuffle(topic.ladders, `${seed}/ladder`).slice(0, 2);
  const ladder = chanceOf(`${key}/main`) < 0.6 ? ladders[0] : pickFrom(ladders, `${key}/ladder`);
  const watch = pickFrom(watchLadders, `${key}/watch`);
  const cue = pickFrom(anchor?.cues ?? [], `${key}/cue`);
  const hurdle = pickFrom(topic.obstacles, `${key}/hurdle`);
  if (!anchor || !ladder || !watch || !cue || !hurdle) return undefined;
  return {
    topic,
    ladder,
    watch,
    size: sizeOf(task.progress.tier),
    cue,
    anchor: anchor.noun,
    hurdle,
    plan: voice.plan,
    progress: task.progress,
  };
}

function sizeOf(tier: Tier): Size {
  if (tier === 'low') return 'tiny';
  return tier === 'high' ? 'stretch' : 'usual';
}
