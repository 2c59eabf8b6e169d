import type { Habit, Slot, Tier, Writer, WritingTask, WrittenText } from '../writer.ts';
import { type Anchor, anchorOf, anchorsFor } from './anchors.ts';
import { candidatesFor, suits } from './candidates.ts';
import { chanceOf, hashText, pickFrom } from './chance.ts';
import { type Filling, fillSkeleton, type Size, watchLadders } from './fill.ts';
import { factsOf } from './lines/facts.ts';
import { type SpokenPlan, speakPlan } from './plan.ts';
import { type Print, printOf, sentencesOf, similarity, wordsOf } from './similarity.ts';
import type { Skeleton } from './skeletons.ts';
import { lineKey, type Steering, steeringFor } from './steering.ts';
import { cleanTitle, type HabitName, nameMask } from './titles.ts';
import type { Topic } from './topics/topic.ts';
import { topicOf } from './topics.ts';

/** A content of this length fits one SMS segment with the link of a short domain after it, and a push body whole. */
const longestContent = 119;
const mostSimilar = 0.35;
/** No two messages of seven days open alike. */
const openingDays = 7;
/** A sentence may come back once, after three weeks. */
const sentenceDays = 21;
/** How many of the texts to avoid count as said lately. */
const recentTexts = 14;
const longestDirectSentence = 12;
const fillingsTried = 12;
const lineTries = 4;
/** So many fillings of a skeleton ask for the person's own action; the others keep its moment alone. */
const quotingTries = 3;
/** After so many texts for one slot the best of them is taken. */
const mostTexts = 300;
/** The last fillings tried for a skeleton are its briefest. */
const briefTries = 2;

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
  const steering = steeringFor(task);
  return [...task.slots]
    .sort((a, b) => a.index - b.index)
    .map((slot) => {
      const chosen = chooseText(task, voice, slot, earlier, used, steering);
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

/** What stays the same in all of a campaign's texts. */
type Voice = {
  topic: Topic;
  name: HabitName;
  mask: (text: string) => string;
  anchors: Anchor[];
  plan: SpokenPlan;
};

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
  steering: Steering | undefined,
): Choice {
  let best: Choice | undefined;
  let written = 0;
  const day = dayOf(slot, task.habit);
  const { habit, progress } = task;
  const candidates = candidatesFor(habit, slot, progress.tier, voice.topic, voice.plan);
  for (const skeleton of steering?.order(slot, candidates) ?? candidates) {
    // A whole line is said once; what fills a skeleton may make it another text.
    if (skeleton.topics !== undefined && used.has(skeleton.id)) continue;
    const tries = triesOf(skeleton, progress.tier);
    for (let attempt = 0; attempt < tries; attempt++) {
      if (best !== undefined && written++ > mostTexts) return best;
      const content = writeFrom(skeleton, task, voice, slot, attempt);
      if (content === undefined) break;
      if (steering?.isBanned(content)) continue;
      // What is known to be no better than the best so far is not compared any further.
      const known =
        (content.length > roomOf(habit) ? 10 : 0) +
        (used.has(skeleton.id) ? 2 : 0) +
        (suits(skeleton, task.progress.tier) ? 0 : 3);
      if (best !== undefined && known >= best.cost) continue;
      const masked = voice.mask(content);
      const print = printOf(masked);
      const before = known + wordinessOf(masked, skeleton);
      const cost = before + repetitionOf(print, content, day, earlier, (best?.cost ?? Infinity) - before);
      if (best === undefined || cost < best.cost) best = { skeleton, content, print, cost };
      if (cost === 0) return best;
    }
  }
  if (best === undefined) throw new Error(`No skeleton fits a ${slot.kind} of week ${slot.week}`);
  return best;
}

/** A line without places, and without a fact before it, says the same at each try. */
function triesOf({ text, topics, audience }: Skeleton, tier: Tier): number {
  if (topics === undefined) return fillingsTried;
  if (tier === 'high' && audience === 'any') return fillingsTried;
  return /\{cue\}/.test(text) ? lineTries : 1;
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

const roomOf = ({ room = longestContent }: Habit) => Math.min(room, longestContent);

/** The day of the campaign, counted from its first message. */
function dayOf(slot: Slot, habit: Habit): number {
  return habit.frequency === 'Daily' ? slot.index : Math.round((slot.index * 7) / 3);
}

/** The direct style keeps its sentences short; a long title is not its fault. */
function wordinessOf(masked: string, skeleton: Skeleton): number {
  if (skeleton.style !== 'direct') return 0;
  return sentencesOf(masked).some((sentence) => wordsOf(sentence).length > longestDirectSentence) ? 4 : 0;
}

function writeFrom(
  skeleton: Skeleton,
  task: WritingTask,
  voice: Voice,
  slot: Slot,
  attempt: number,
): string | undefined {
  const filling = fillingFor(
    task,
    voice,
    slot,
    attempt,
    attempt >= (skeleton.topics === undefined ? fillingsTried : lineTries) - briefTries,
  );
  if (filling === undefined) return undefined;
  // A verb after the name agrees with one thing only: 'your ten pushups is' would be wrong.
  const wantsOne =
    /\{habit\} (?!this|less|across|as)(?:\w+s|was)\b/.test(skeleton.text) && voice.name.isPlural;
  const text =
    skeleton.topics !== undefined
      ? withFact(
          { ...skeleton, text: attempt % 2 === 0 ? skeleton.text : turnLine(skeleton.text) },
          task,
          slot,
          attempt,
        )
      : chanceOf(`${task.habit.seed}/${slot.index}/${attempt}/turn`) < 0.4
        ? turnPlan(skeleton.text)
        : skeleton.text;
  const full = fillSkeleton(text, filling, wantsOne ? voice.name.short : voice.name.full);
  if (full === undefined || full.length <= roomOf(task.habit)) return full;
  return fillSkeleton(text, filling, voice.name.short);
}

/** Who does much hears of it: a fact goes with each line that is for everybody. The direct style acts first. */
function withFact(line: Skeleton, task: WritingTask, slot: Slot, attempt: number): string {
  const { progress, habit } = task;
  if (progress.tier !== 'high' || line.audience !== 'any') return line.text;
  const facts = factsOf(line.style, progress);
  const fact = facts[(hashText(`${habit.seed}/facts`) + slot.index * 7 + attempt * 5) % facts.length] ?? '';
  return line.style === 'direct' ? `${line.text} ${fact}` : `${fact} ${line.text}`;
}

/** 'After lunch, walk.' says the same as 'Walk after lunch.' */
function turnPlan(text: string): string {
  return text.replace(/\{cue\}, \{(do|watch)\}(?=[.,:;])/, '{$1} {cue}');
}

/** As `turnPlan`, for whole lines: a clause of its own after the order would draw the moment to itself. */
function turnLine(text: string): string {
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
  brief: boolean,
): Filling | undefined {
  const { seed } = task.habit;
  const key = `${seed}/${slot.index}/${attempt}`;
  const { topic } = voice;
  const size = sizeOf(task.progress.tier);
  const anchor = anchorOf(voice.anchors, slot.week, `${key}/anchor`);
  const { ladders } = topic;
  const chosen = pickFrom(ladders, `${key}/ladder`);
  const ladder = brief ? shortest(ladders, (some) => some[size].do) : chosen;
  const watch = pickFrom(watchLadders, `${key}/watch`);
  const cues = anchor?.cues ?? [];
  const cue = brief ? shortest(cues, (some) => some) : pickFrom(cues, `${key}/cue`);
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
