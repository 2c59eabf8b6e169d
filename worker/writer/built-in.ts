import { doseVerbs, type HabitKind, type ProgramSlot, type Range } from '../domain.ts';
import { type Closing, type Condition, closingFor } from './conditions.ts';
import { type Content, contentFor, topicEntries } from './content.ts';
import type { Daypart, Entry } from './entries.ts';
import { type FilledText, fillFacts, fillSlots, openSlots, planLine, type SlotValue } from './fill.ts';
import { labelOf } from './labels.ts';
import { chooseTexts, isForDay, openingOf, slotName } from './program.ts';
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
    library: withTopic(content, habit),
    slots,
    facts: spoken(habit).facts,
    daily: habit.daily,
    daypart: daypartOf(habit.sendTime),
    small: habit.small,
    banned: task.banned,
    unwanted: task.unwanted,
    before: task.before,
  });
  return texts.map(({ entry, slotIndex, ...text }, at) => ({
    slotIndex,
    ...withPlanLine(text, task.habit),
    short: task.habit.abroad ? (planLine(task.habit.facts) ?? null) : shortOf(entry, habit),
    techniques: techniquesOf(content, slots[at]),
    entry: entry.key,
    condition: slots[at]?.position ?? null,
  }));
}

/** Words of another language stand beside a text, on a line of their own. */
function withPlanLine({ content, ownWords }: FilledText, { abroad, facts }: Habit): FilledText {
  const line = abroad ? planLine(facts) : undefined;
  if (line === undefined) return { content, ownWords };
  const start = content.length + 1;
  return { content: `${content}\n${line}`, ownWords: [...ownWords, [start, start + line.length] as const] };
}

/** What texts may hold: nothing in another language. */
const spoken = (habit: Habit): Habit => (habit.abroad ? { ...habit, facts: {}, abroad: false } : habit);

/** A plan of their own says more than any topic. */
function withTopic(content: Content, { kind, topic, style, facts }: Habit): Content {
  if (kind !== 'build' || !topic || facts.a !== undefined) return content;
  return { ...content, onTopic: topicEntries(topic, style) };
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

export type ConditionalTask = {
  habit: Habit;
  condition: Condition | Closing | 'closing';
  slotIndex: number;
  /** ISO weekday on which it is sent, Monday = 1. */
  weekday: number;
  /** Keys of the entries that were sent in this campaign, oldest first. */
  used: readonly string[];
  /** Keys of entries that were rated down. */
  banned: ReadonlySet<string>;
  before: readonly string[];
};

/**
 * The text for what is known as a message leaves. Wordings take turns: the one that was not heard for longest comes
 * again only when all have been used.
 * Null where the kind has none, or where each was rated down.
 */
export function writeConditional({
  habit: known,
  condition,
  slotIndex,
  weekday,
  used,
  banned,
  before,
}: ConditionalTask): WrittenText | null {
  const habit = spoken(known);
  if (habit.kind === 'dose')
    return condition === 'nomark'
      ? { ...onlyEntry(habit, slotIndex, condition, doseWording(habit)), condition }
      : null;
  const content = contentFor(habit.kind, habit.style);
  const usable = (content.bySlot.get(condition) ?? []).filter(
    (entry) =>
      !banned.has(entry.key) &&
      entry.needs.every((code) => habit.facts[code] !== undefined) &&
      (habit.daily || !entry.daily) &&
      isForDay(entry, weekday),
  );
  const fresh = usable.filter(({ key }) => !used.includes(key));
  const ranked =
    fresh.length > 0
      ? fresh.toSorted((a, b) => b.needs.length - a.needs.length)
      : usable.toSorted((a, b) => used.lastIndexOf(a.key) - used.lastIndexOf(b.key));
  const openings = new Set(before.slice(-6).map(openingOf));
  const filled = ranked.map((entry) => ({ entry, ...fillFacts(entry.text, habit.facts) }));
  const best = filled.find((text) => !openings.has(openingOf(text.content))) ?? filled[0];
  if (best === undefined) return null;
  return {
    slotIndex,
    ...withPlanLine({ content: best.content, ownWords: best.ownWords }, known),
    short: shortOf(best.entry, habit),
    techniques: ['2.2'],
    entry: best.entry.key,
    condition,
  };
}

/** The text after the end: by how much was kept, where that is counted. */
export function writeClosing(habit: Habit, numbers: { done: SlotValue; due: SlotValue }): WrittenText {
  const counts = habit.kind === 'build' || habit.kind === 'reduce';
  const condition = counts
    ? closingFor({ done: Number(numbers.done.text), due: Number(numbers.due.text) })
    : ('closing' as const);
  const task = { condition, slotIndex: 0, weekday: 1, used: [], banned: new Set<string>(), before: [] };
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
