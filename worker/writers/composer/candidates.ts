import type { Habit, Slot, Tier } from '../writer.ts';
import { dayPartOf, dayParts } from './anchors.ts';
import { chanceOf, hashText, rotate, shuffle } from './chance.ts';
import type { SpokenPlan } from './plan.ts';
import { type Skeleton, skeletonsOf } from './skeletons.ts';
import type { Topic } from './topics/topic.ts';
import { focusOf } from './weeks.ts';
import { linesOf } from './whole-lines.ts';

/** With a plan of one's own, so many messages quote the whole of it where they can; the others keep its moment. */
const partQuotingPlan = 0.8;

/** What may be said in a slot, best first: whole lines, then skeletons. */
export function candidatesFor(
  habit: Habit,
  slot: Slot,
  tier: Tier,
  topic: Topic,
  plan: SpokenPlan,
): Skeleton[] {
  return [...linesFor(habit, slot, tier, topic, plan), ...skeletonsFor(habit, slot, tier)];
}

/** The hand-written lines that suit a slot: those for the person's plan or tier first. */
function linesFor(habit: Habit, slot: Slot, tier: Tier, topic: Topic, plan: SpokenPlan): Skeleton[] {
  const focus = focusOf(slot.week);
  const suiting = linesOf(habit.style, topic).filter(
    (line) => suitsLine(line, tier) && (topic.family === 'sleep' || comesInTime(line.text, habit.sendTime)),
  );
  const order = shuffle(
    suiting.filter((line) => isFor(line, slot)),
    `${habit.seed}/${focus}/${slot.kind}/lines`,
  );
  const personal = order.filter(({ text }) => isPersonal(text));
  const shared = order.filter(({ text }) => !isPersonal(text));
  const own = shared.filter(({ audience }) => audience !== 'any');
  const common = shared.filter(({ text, audience }) => audience === 'any' && isTurnOf(text, slot, tier));
  const turned = rotate(tier === 'high' ? common.reverse() : common, ordinalOf(slot));
  // Rather a line out of its turn than a skeleton.
  const outOfTurn = shared.filter(({ text, audience }) => audience === 'any' && !isTurnOf(text, slot, tier));
  const said = [
    ...rotate(own, ordinalOf(slot)),
    ...turned,
    ...spareFor(slot, tier, suiting, habit.seed),
    ...rotate(outOfTurn, ordinalOf(slot)),
  ];
  const atItsMoment = plan.anchor === undefined ? said : momentFirst(said);
  const quoting = rotate(personal, ordinalOf(slot));
  const quotes =
    plan.action === undefined || chanceOf(`${habit.seed}/${slot.index}/quoting`) < partQuotingPlan;
  return quotes ? [...quoting, ...atItsMoment] : [...atItsMoment, ...quoting];
}

/** Who chose a moment hears of that one: lines that name another come last. */
function momentFirst(lines: readonly Skeleton[]): Skeleton[] {
  const rank = ({ text }: Skeleton) =>
    /\{(?:cue|anchor)\}/.test(text)
      ? 0
      : /\b(?:after|when|once|before|while|as soon as)\b/i.test(text)
        ? 2
        : 1;
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

/** Once the lines for plain days run out, what is left over for Mondays and Wednesdays does as well. */
function spareFor(slot: Slot, tier: Tier, suiting: readonly Skeleton[], seed: string): Skeleton[] {
  if (slot.kind !== 'plain') return [];
  const spare = suiting.filter(
    (line) =>
      (isFor(line, { ...slot, kind: 'kickoff' }) ||
        (tier !== 'high' && isFor(line, { ...slot, kind: 'reminder' }))) &&
      !isPersonal(line.text) &&
      isTurnOf(line.text, slot, tier),
  );
  return rotate(shuffle(spare, `${seed}/spare`), ordinalOf(slot));
}

/** Those who do much and those who do little never hear the same in the same slot: they take the lines by turns. */
function isTurnOf(text: string, slot: Slot, tier: Tier): boolean {
  if (tier !== 'high' && tier !== 'low') return true;
  return (hashText(text) + slot.index + (tier === 'high' ? 1 : 0)) % 2 === 0;
}

/** Whether a line quotes the person's own plan. */
export function isPersonal(text: string): boolean {
  return /\{(?:plan|why|action)\}/.test(text);
}

/** A whole line says what it asks for; a hard week asks for nothing added. */
function suitsLine(line: Skeleton, tier: Tier): boolean {
  if (
    tier === 'low' &&
    /\b(?:more|add|raise|notch|further|extra|longer|level up|next level|hardest)\b/i.test(line.text)
  )
    return false;
  if (tier === 'low' && line.audience === 'any' && asksMuch(line.text)) return false;
  return line.audience === 'any' || line.audience === tier;
}

const amounts =
  /\b(?:three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|[3-9]|\d\d)[ -](?:\w+ )?(?:minutes?|pages?|rounds?|laps?|blocks?|glasses|cups|hours?)\b/i;

/** Whether a line asks for an amount that a hard week has no room for. */
export function asksMuch(text: string): boolean {
  return amounts.test(text);
}

const momentsOfDay: Record<(typeof dayParts)[number], RegExp> = {
  morning:
    /\b(?:breakfast|morning (?:cup|coffee)|kettle|first coffee|you wake|waking|get up|out of bed|make the bed|bed is made|this morning)\b/i,
  midday: /\b(?:lunch|noon|midday)\b/i,
  afternoon: /\b(?:afternoon|commute home)\b/i,
  evening: /$^/,
};

/** Whether the moment that a line names is still to come on the day, or on the next where it says so. */
export function comesInTime(text: string, sendTime: string): boolean {
  if (/\btomorrow\b/i.test(text)) return true;
  const past = dayParts.slice(0, dayParts.indexOf(dayPartOf(sendTime)));
  return past.every((part) => !momentsOfDay[part].test(text));
}

function isFor(skeleton: Skeleton, slot: Slot): boolean {
  return (
    skeleton.focus === focusOf(slot.week) &&
    skeleton.kind === slot.kind &&
    (skeleton.week === undefined || skeleton.week === slot.week)
  );
}

/** The skeletons that suit a slot, in an order of the campaign's own in which each slot starts at another place. */
function skeletonsFor(habit: Habit, slot: Slot, tier: Tier): Skeleton[] {
  const ofSlot = skeletonsOf(habit.style).filter((skeleton) => isFor(skeleton, slot));
  const suiting = ofSlot.filter((skeleton) => suits(skeleton, tier));
  const lastResort = ofSlot.filter((skeleton) => skeleton.audience === 'any' && !suiting.includes(skeleton));
  const order = shuffle(suiting, `${habit.seed}/${focusOf(slot.week)}/${slot.kind}`);
  // Those who do much and those who do little take the common skeletons from opposite ends.
  const common = order.filter((skeleton) => skeleton.audience === 'any');
  const own = order.filter((skeleton) => skeleton.audience !== 'any');
  const personal = habit.plan === undefined ? [] : common.filter(({ text }) => /\{(plan|why)\}/.test(text));
  const rest = common.filter((skeleton) => !personal.includes(skeleton));
  const inOrder = [...own, ...personal, ...(tier === 'high' ? rest.reverse() : rest)];
  return [...rotate(inOrder, ordinalOf(slot)), ...lastResort];
}

/** A strong week wants a fact or a stretch, which common skeletons have where they name a step. */
export function suits(skeleton: Skeleton, tier: Tier): boolean {
  if (skeleton.topics !== undefined) return suitsLine(skeleton, tier);
  // 'More' is no word for a hard week.
  if (tier === 'low' && /\bmore\b/i.test(skeleton.text)) return false;
  if (skeleton.audience === 'any') return tier !== 'high' || /\{(do|doing|watch)\}/.test(skeleton.text);
  return skeleton.audience === tier;
}

/** The slot's place among those of its kind and focus, so that each begins its search elsewhere. */
function ordinalOf(slot: Slot): number {
  const later = slot.week % 2 === 0 ? 1 : 0;
  if (slot.kind !== 'plain') return slot.kind === 'kickoff' && slot.weekday !== 1 ? later + 2 : later;
  return later * 4 + Math.floor(slot.weekday / 2);
}
