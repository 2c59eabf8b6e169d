import { doseVerbs, type HabitKind, type ProgramSlot, type Range } from '../domain.ts';
import { type Closing, type Condition, closingFor, lapseConditions, missedConditions } from './conditions.ts';
import { type Content, contentFor, withOwnWords, withTopic } from './content.ts';
import { type Daypart, type Entry, needsOf } from './entries.ts';
import {
  type FilledText,
  fillFacts,
  fillSlots,
  openSlots,
  planLine,
  type SlotValue,
  withoutFinalMarks,
} from './fill.ts';
import { labelOf } from './fit-text.ts';
import {
  asksLess,
  chooseTexts,
  firstThose,
  isForDay,
  isUsable,
  namesAct,
  openingOf,
  slotName,
} from './program.ts';
import type { Habit, WritingTask, WrittenText } from './writer.ts';

/** From these hours on, a local time belongs to the next part of the day. */
const daypartOf = (sendTime: string): Daypart => {
  if (sendTime < '11:00') return 'morning';
  if (sendTime < '15:00') return 'midday';
  return sendTime < '18:00' ? 'afternoon' : 'evening';
};

/** Texts from the content files for every slot of the task. The same task gives the same texts. */
export function writeBuiltIn(task: WritingTask): WrittenText[] {
  const { habit } = task;
  if (habit.kind === 'dose') return task.slots.map((slot) => doseText(habit, slot));
  if (habit.kind === 'danger') return task.slots.map((slot) => onlyEntry(habit, slot.index, 'checkin'));
  const content = contentFor(habit.kind, habit.style);
  const slots = task.slots.map((slot) => withKnownPosition(content, slot));
  const texts = chooseTexts({
    library: withOwnWords(withTopic(content, spoken(habit)), habit),
    slots,
    facts: spoken(habit).facts,
    known: habit.facts,
    daily: habit.daily,
    daypart: daypartOf(habit.sendTime),
    banned: task.banned,
    unwanted: task.unwanted,
    before: task.before,
  });
  return texts.map(({ entry, slotIndex, ...text }, at) => ({
    slotIndex,
    ...(saysGoodbye(slots[at]) || entry.anyLanguage ? text : withPlanLine(text, task.habit)),
    short: task.habit.abroad ? (planLine(task.habit.facts) ?? null) : shortOf(entry, spoken(habit)),
    techniques: techniquesOf(content, slots[at]),
    entry: entry.key,
    condition: slots[at]?.position ?? null,
  }));
}

/** After a goodbye, a plan would sound like an order. */
const saysGoodbye = (slot: ProgramSlot | undefined) => slot?.position === 'last';

/** Words of another language stand beside a text, as a sentence of their own. */
function withPlanLine({ content, ownWords }: FilledText, { abroad, facts }: Habit): FilledText {
  const line = abroad ? planLine(facts) : undefined;
  if (line === undefined) return { content, ownWords };
  const start = content.length + 1;
  const end = start + withoutFinalMarks(line).length;
  return { content: `${content}\n${line}`, ownWords: [...ownWords, [start, end] as const] };
}

/** What texts may hold: nothing in another language, and the small version alone for who asked for less. */
function spoken(habit: Habit): Habit {
  if (habit.abroad) return { ...habit, facts: {}, abroad: false };
  const { s, ...facts } = habit.facts;
  return habit.small && s !== undefined ? { ...habit, facts: { ...facts, a: s } } : habit;
}

/** A kind without a text for a position gives its day's own. */
const withKnownPosition = ({ bySlot }: Content, slot: ProgramSlot): ProgramSlot =>
  slot.position !== null && !bySlot.has(slot.position) ? { ...slot, position: null } : slot;

const techniquesOf = ({ rows }: Content, slot: ProgramSlot | undefined) =>
  slot === undefined ? [] : (rows.get(slotName(slot))?.techniques ?? []);

/** No short form where the person's words look like values: it does not keep where they stand. */
function shortOf({ short }: Entry, { facts }: Habit): string | null {
  if (short === null) return null;
  const filled = fillFacts(short, facts);
  const looksLikeValue = filled.ownWords.some(
    (range) => openSlots({ content: filled.content.slice(...range), ownWords: [] }).length > 0,
  );
  return looksLikeValue ? null : filled.content;
}

/** What a text is chosen by that is written as its message leaves. */
export type SendTimeTask = {
  habit: Habit;
  slot: ProgramSlot;
  /** What was sent in this campaign, oldest first, and how many days ago. */
  sent: readonly { entry: string; daysAgo: number }[];
  /** Keys of entries that were rated down. */
  banned: ReadonlySet<string>;
  before: readonly string[];
};
export type ConditionalTask = SendTimeTask & { condition: Condition | Closing | 'closing' };

/** So many days a wording rests. */
const WORDING_COOLDOWN = 28;

/** The text for what is known as a message leaves. Null where the kind has none, or where each rests. */
export function writeConditional({ condition, ...task }: ConditionalTask): WrittenText | null {
  const { habit, slot } = task;
  if (habit.kind === 'dose')
    return condition === 'nomark'
      ? { ...onlyEntry(habit, slot.index, condition, doseWording(habit)), condition }
      : null;
  const isAboutLess = condition === 'gapday' || missedConditions.includes(condition);
  const entries = contentFor(habit.kind, habit.style).bySlot.get(condition) ?? [];
  const text = bestWording(entries, task, {
    rest: WORDING_COOLDOWN,
    small: isAboutLess || !heardSmall(task) ? null : false,
  });
  return text && { ...text, techniques: ['2.2'], condition };
}

const goodbyeUnmarked = 'last-none';

/** The last planned message to someone who has marked nothing: no plan, and nothing to take along. */
export function writeGoodbyeUnmarked(task: SendTimeTask): WrittenText | null {
  const { bySlot } = contentFor(task.habit.kind, task.habit.style);
  const text = bestWording(bySlot.get(goodbyeUnmarked) ?? [], task, { rest: Infinity, small: null });
  return text && { ...text, techniques: [], condition: 'last' };
}

/**
 * A plain text that no plan holds, for someone who has not marked anything for a while: small, then whole. Null where
 * all have been heard.
 */
export function writeSpare(task: SendTimeTask): WrittenText | null {
  const { habit, slot } = task;
  const content = contentFor(habit.kind, habit.style);
  const mayBeSmall = !heardSmall(task);
  // Those of other voices come when this one has none left.
  for (const { bySlot } of [content, ...(content.siblings?.() ?? [])]) {
    const spares = (bySlot.get('plain') ?? []).filter(
      (entry) => namesAct(entry, spoken(habit).facts) && (mayBeSmall || !asksLess(entry)),
    );
    const text = bestWording(spares, task, { rest: Infinity, small: true });
    if (text !== null) return { ...text, techniques: techniquesOf(content, slot), condition: null };
  }
  return null;
}

/** Whether the small version was offered in one of the last two messages. */
const heardSmall = ({ sent }: SendTimeTask) =>
  sent.slice(-2).some(({ entry }) => needsOf(entry).includes('s'));

/**
 * The wording that says most of what is known, of those that were not heard or not for longest. One that names the act
 * comes before one that doesn't, unless it was heard already.
 * @param small whether small versions come first or last; null where it does not matter
 */
function bestWording(
  entries: readonly Entry[],
  { habit: known, slot, sent, banned, before }: SendTimeTask,
  { rest, small }: { rest: number; small: boolean | null },
) {
  const habit = spoken(known);
  const { facts, daily, sendTime } = habit;
  const rests = (key: string) => sent.some(({ entry, daysAgo }) => entry === key && daysAgo < rest);
  const lastUse = (key: string) => sent.findLastIndex(({ entry }) => entry === key);
  const inTurn = entries
    .filter((entry) => isUsable(entry, { facts, known: known.facts, daily, daypart: daypartOf(sendTime) }))
    .filter((entry) => isForDay(entry, slot.weekday) && !banned.has(entry.key) && !rests(entry.key))
    .sort((a, b) => lastUse(a.key) - lastUse(b.key) || b.needs.length - a.needs.length);
  const bySize = small === null ? inTurn : firstThose(inTurn, (entry) => asksLess(entry) === small);
  const openings = new Set(before.slice(-6).map(openingOf));
  const withAct = firstThose(bySize, (entry) => namesAct(entry, facts));
  const options = firstThose(withAct, ({ key }) => lastUse(key) < 0).map((entry) => ({
    entry,
    ...fillFacts(entry.text, facts),
  }));
  const best = options.find(({ content }) => !openings.has(openingOf(content))) ?? options[0];
  if (best === undefined) return null;
  const { entry, ...filled } = best;
  return {
    slotIndex: slot.index,
    // Next to "pause or stop", the plan would sound like an order.
    ...(lapseConditions.includes(entry.slot) || entry.slot === goodbyeUnmarked
      ? filled
      : withPlanLine(filled, known)),
    short: shortOf(entry, habit),
    entry: entry.key,
  };
}

/** The text after the end: by how much was kept, where that is counted. */
export function writeClosing(habit: Habit, numbers: { done: SlotValue; due: SlotValue }): WrittenText {
  const counts = habit.kind === 'build' || habit.kind === 'reduce';
  const condition = counts
    ? closingFor({ done: Number(numbers.done.text), due: Number(numbers.due.text) })
    : ('closing' as const);
  const slot = { index: 0, week: 12, weekday: 1, position: null };
  const task = { condition, slot, sent: [], banned: new Set<string>(), before: [] };
  const text =
    habit.kind === 'dose'
      ? onlyEntry(habit, 0, 'closing')
      : writeConditional({ habit: spoken(habit), ...task });
  if (text === null) throw new RangeError(`No closing text for ${habit.kind}`);
  const filled = fillSlots({ content: text.content, ownWords: [...text.ownWords] }, numbers);
  const short =
    text.short === null ? null : fillSlots({ content: text.short, ownWords: [] }, numbers).content;
  return { ...text, ...filled, short };
}

/** Content numbers the ways of checking off from 1. */
const doseWording = ({ doseVerb }: Habit) => doseVerbs.indexOf(doseVerb ?? 'done') + 1;

/** One plain line at the time: what it is, and to check it off. */
function doseText(habit: Habit, { index, position }: ProgramSlot): WrittenText {
  const slot = position === 'half' ? null : position;
  const wording = doseWording(habit);
  return { ...onlyEntry(habit, index, slot ?? 'daily', wording), condition: slot };
}

/** A text that stands alone: the richest entry of a slot, with the label where the action is not known. */
function onlyEntry(habit: Habit, slotIndex: number, slot: string, wording = 1): WrittenText {
  const { bySlot } = contentFor(habit.kind, habit.style);
  const entries = (bySlot.get(slot) ?? []).filter(({ needs }) =>
    needs.every((code) => habit.facts[code] !== undefined),
  );
  const byNeeds = entries.toSorted((a, b) => b.needs.length - a.needs.length);
  const entry = byNeeds.find((one) => one.wording === wording) ?? byNeeds[0];
  if (entry === undefined) throw new RangeError(`No text for ${slot}`);
  const filled = fillFacts(entry.text, habit.facts);
  return {
    slotIndex,
    ...(entry.text.includes('{label}') ? withLabel(filled, labelOf(habit.title)) : filled),
    short: null,
    techniques: ['7.1'],
    entry: entry.key,
    condition: null,
  };
}

/** The title stands in for the action where that is not known: as a label, never inflected. */
function withLabel({ content, ownWords }: { content: string; ownWords: Range[] }, label: string) {
  const at = content.indexOf('{label}');
  if (at < 0) return { content, ownWords };
  return {
    content: content.replace('{label}', () => label),
    ownWords: [...ownWords, [at, at + label.length] as const],
  };
}

/** What the first message of each kind may say where nobody is signed in to see more: nothing of the person's. */
export const lockScreen: Record<Exclude<HabitKind, 'build'>, string> = {
  reduce: 'Your plan for today is inside.',
  recover: 'Your plan for today is inside.',
  dose: 'One thing to check off.',
  danger: 'Checking in.',
};
