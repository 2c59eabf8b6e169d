import { doseVerbs, type HabitKind, isQuiet, type ProgramSlot, type Range } from '../domain.ts';
import { type Closing, type Condition, closingFor, lapseConditions, missedConditions } from './conditions.ts';
import { type Content, contentFor, withOwnWords, withTopic } from './content.ts';
import { type Entry, type FactCode, factCodes, needsOf } from './entries.ts';
import { isForeign } from './facts.rules.ts';
import {
  type Facts,
  type FilledText,
  fillFacts,
  fillValues,
  planLine,
  quotedFacts,
  quotedPlan,
  type TextValue,
} from './fill.ts';
import { labelOf } from './fit-text.ts';
import { isOrder } from './grammar.ts';
import { helpSectionOf } from './kinds.ts';
import {
  chooseTexts,
  isForDay,
  isSmallVersion,
  isUsable,
  MAX_TEXT_LENGTH,
  namesAction,
  openingOf,
  prefer,
  sentElsewhere,
} from './program.ts';
import type { Habit, WritingTask, WrittenText } from './writer.ts';

/** Writes a text for every slot from the content files. Deterministic. */
export function writeBuiltIn(task: WritingTask): WrittenText[] {
  const { habit } = task;
  if (habit.kind === 'dose') return task.slots.map((slot) => doseText(habit, slot));
  if (habit.kind === 'danger')
    return task.slots.map((slot) => onlyEntry(habit, slot.index, 'checkin', checkInWording(habit)));
  const content = contentFor(habit.kind, habit.style);
  const slots = task.slots.map((slot) => withKnownPosition(content, slot));
  const texts = chooseTexts({
    library: withOwnWords(withTopic(content, quotable(habit)), habit),
    slots,
    facts: quotable(habit).facts,
    known: habit.facts,
    daily: habit.daily,
    words: wordsIn(quotable(habit)),
    banned: task.banned,
    unwanted: task.unwanted,
    before: task.before,
  });
  return texts.map(({ entry, slotIndex, ...text }, at) => ({
    slotIndex,
    ...(isGoodbye(slots[at]) || entry.anyLanguage ? text : withPlanLine(text, habit, entry)),
    short: habit.inOtherLanguage
      ? (planLine(factsToSay(habit, entry)) ?? null)
      : shortOf(entry, quotable(habit)),
    entry: entry.key,
    condition: slots[at]?.position ?? null,
  }));
}

const wordsIn = ({ title, facts: { c, a } }: Habit) => [title, c, a].join(' ');

/** After a goodbye, the plan would sound like an order. */
const isGoodbye = (slot: ProgramSlot | undefined) => slot?.position === 'last';

/** With the small version as the action if the text is about a day that needs one. */
function factsToSay({ kind, style, small, facts }: Habit, { slot, anyLanguage }: Entry): Facts {
  const { s } = facts;
  const row = contentFor(kind, style).rows.get(slot);
  const isAboutLess =
    missedConditions.includes(slot) ||
    row?.variants.some((codes) => codes.includes('s') && !codes.includes('a'));
  return s !== undefined && !anyLanguage && (small || isAboutLess) ? { ...facts, a: s } : facts;
}

/** If the user's words are in another language, adds the plan on a line of its own. */
function withPlanLine({ content, ownWords }: FilledText, habit: Habit, entry: Entry): FilledText {
  const facts = factsToSay(habit, entry);
  const label = facts.a === habit.facts.a ? 'Your plan' : 'Small version';
  const plan = habit.inOtherLanguage ? quotedPlan(facts, habit.kind, label) : undefined;
  if (plan === undefined) return { content, ownWords };
  const at = content.length + 1;
  const moved = plan.ownWords.map(([start, end]): Range => [at + start, at + end]);
  return { content: `${content}\n${plan.content}`, ownWords: [...ownWords, ...moved] };
}

/** Phrases that our sentences contain without quotation marks. An action may also stand on a line of its own. */
const inSentences = factCodes.filter((code) => code !== 'a' && !quotedFacts.has(code));

/** Another language, or punctuation that would break up our sentence. */
const breaksSentence = (code: FactCode, phrase: string) =>
  (isForeign(phrase) && !isOrder(phrase)) ||
  (code !== 's' && /[;:] |(?<!\b(?:Mrs?|Ms|Dr|St|Prof))[.!?…] +\p{Lu}\p{L}* /u.test(phrase));

/**
 * Only facts that fit into English sentences, and the small version in place of the action if the user asked for less.
 */
export function quotable(habit: Habit): Habit {
  if (habit.inOtherLanguage) return { ...habit, facts: {}, inOtherLanguage: false };
  const fitting = { ...habit.facts };
  for (const code of inSentences)
    if (fitting[code] !== undefined && breaksSentence(code, fitting[code])) delete fitting[code];
  const { s, ...facts } = fitting;
  return { ...habit, facts: habit.small && s !== undefined ? { ...facts, a: s } : fitting };
}

/** Drops a position that this kind has no texts for. */
const withKnownPosition = ({ bySlot }: Content, slot: ProgramSlot): ProgramSlot =>
  slot.position !== null && !bySlot.has(slot.position) ? { ...slot, position: null } : slot;

const shortOf = ({ short }: Entry, { facts }: Habit) =>
  short === null ? null : fillFacts(short, facts).content;

export type SendTimeTask = {
  habit: Habit;
  slot: ProgramSlot;
  /** Entries sent in this campaign, oldest first. */
  sent: readonly { entry: string; daysAgo: number }[];
  banned: ReadonlySet<string>;
  before: readonly string[];
};
type ConditionalTask = SendTimeTask & { condition: Condition | Closing | 'closing' };

const WORDING_COOLDOWN = 28;

/** A text for a condition; null if the kind has none, all were used too recently, or another campaign sends it today. */
export function writeConditional({ condition, ...task }: ConditionalTask): WrittenText | null {
  const { habit, slot } = task;
  if (habit.kind === 'dose')
    return condition === 'nomark'
      ? { ...onlyEntry(habit, slot.index, condition, doseWording(habit)), condition }
      : null;
  const isAboutLess = condition === 'gapday' || missedConditions.includes(condition);
  const entries = contentFor(habit.kind, habit.style).bySlot.get(condition) ?? [];
  const text = bestWording(entries, task, {
    cooldown: WORDING_COOLDOWN,
    small: isAboutLess || !offeredSmallRecently(task) ? null : false,
  });
  return text && { ...text, condition };
}

const goodbyeUnmarked = 'last-none';

/** The last planned message for a user who never marked a day: no plan, and no looking back. */
export function writeGoodbyeUnmarked(task: SendTimeTask): WrittenText | null {
  const { bySlot } = contentFor(task.habit.kind, task.habit.style);
  const text = bestWording(bySlot.get(goodbyeUnmarked) ?? [], task, { cooldown: Infinity, small: null });
  return text && { ...text, condition: 'last' };
}

/**
 * Preferably with the small version, for a user who hasn't marked a day for a while. After a long silence, every other one
 * is an idea on their topic, as long as there are any. Null if all were used.
 */
export function writeSpare(task: SendTimeTask, { isSilent }: { isSilent: boolean }): WrittenText | null {
  const { habit, sent } = task;
  const content = contentFor(habit.kind, habit.style);
  const mayBeSmall = !offeredSmallRecently(task);
  const ideas = isSilent ? (withTopic(content, quotable(habit)).onTopic ?? []) : [];
  // Falls back to other voices once this one has run out.
  const [own = [], ...others] = [content, ...(content.siblings?.() ?? [])].map(
    ({ bySlot }) => bySlot.get('plain') ?? [],
  );
  const wasIdea = sent.at(-1)?.entry.startsWith('topics/') === true;
  for (const entries of [...(wasIdea ? [own, ideas] : [ideas, own]), ...others]) {
    const spares = entries.filter(
      (entry) => namesAction(entry, quotable(habit).facts) && (mayBeSmall || !isSmallVersion(entry)),
    );
    const text = bestWording(spares, task, { cooldown: Infinity, small: true });
    if (text !== null) return { ...text, condition: null };
  }
  return null;
}

/** Whether one of the last two messages offered the small version. */
const offeredSmallRecently = ({ sent }: SendTimeTask) =>
  sent.slice(-2).some(({ entry }) => needsOf(entry).includes('s'));

/**
 * Unused or used longest ago, with the most facts. `small` prefers or avoids small versions; null for neither.
 */
function bestWording(
  entries: readonly Entry[],
  task: SendTimeTask,
  { cooldown, small }: { cooldown: number; small: boolean | null },
) {
  const { habit: fullHabit, slot, sent, banned, before } = task;
  const habit = quotable(fullHabit);
  const { facts, daily } = habit;
  const wasRecent = (key: string) => sent.some(({ entry, daysAgo }) => entry === key && daysAgo < cooldown);
  const lastUse = (key: string) => sent.findLastIndex(({ entry }) => entry === key);
  const usable = entries
    .filter((entry) => isUsable(entry, { facts, known: fullHabit.facts, daily, words: wordsIn(habit) }))
    .filter((entry) => isForDay(entry, slot.weekday) && !banned.has(entry.key) && !wasRecent(entry.key))
    .sort((a, b) => lastUse(a.key) - lastUse(b.key) || b.needs.length - a.needs.length);
  const bySize = small === null ? usable : prefer(usable, (entry) => isSmallVersion(entry) === small);
  const openings = new Set(before.slice(-6).map(openingOf));
  const byAction = prefer(bySize, (entry) => namesAction(entry, facts));
  const byUse = prefer(byAction, ({ key }) => lastUse(key) < 0);
  const isElsewhere = sentElsewhere(contentFor(habit.kind, habit.style), slot.elsewhere);
  const options = byUse
    .filter((entry) => !isElsewhere(entry))
    .map((entry) => ({ entry, ...fillFacts(entry.text, facts) }));
  const fitting = options.filter(({ content }) => content.length <= MAX_TEXT_LENGTH);
  const best = fitting.find(({ content }) => !openings.has(openingOf(content))) ?? fitting[0] ?? options[0];
  if (best === undefined) return null;
  const { entry, ...filled } = best;
  return {
    slotIndex: slot.index,
    // Next to "pause or stop", the plan would sound like an order.
    ...(lapseConditions.includes(entry.slot) || entry.slot === goodbyeUnmarked
      ? filled
      : withPlanLine(filled, fullHabit, entry)),
    short: shortOf(entry, habit),
    entry: entry.key,
  };
}

/** For kinds that count days, the text depends on how many were kept. */
export function writeClosing(habit: Habit, numbers: { done: TextValue; due: TextValue }): WrittenText {
  const condition = closingOf(
    habit.kind,
    closingFor({ done: Number(numbers.done.text), due: Number(numbers.due.text) }),
  );
  const slot = { index: 0, week: 12, weekday: 1, position: null };
  const task = { condition, slot, sent: [], banned: new Set<string>(), before: [] };
  const text =
    habit.kind === 'dose'
      ? onlyEntry(habit, 0, 'closing')
      : writeConditional({ habit: quotable(habit), ...task });
  if (text === null) throw new RangeError(`No closing text for ${habit.kind}`);
  const filled = fillValues(text, numbers);
  const short =
    text.short === null ? null : fillValues({ content: text.short, ownWords: null }, numbers).content;
  return { ...text, ...filled, short };
}

/** `recover` never mentions the number of days, but acknowledges doing nearly all of them. */
function closingOf(kind: HabitKind, closing: Closing): Closing | 'closing' {
  return !isQuiet(kind) || (kind === 'recover' && closing === 'closing-high') ? closing : 'closing';
}

/** The second wording is for people who starve or purge. */
const checkInWording = ({ title, description }: Habit) =>
  helpSectionOf({ title, description }) === 'eating' ? 2 : 1;

/** Content files number the verbs for checking off from 1. */
const doseWording = ({ doseVerb }: Habit) => doseVerbs.indexOf(doseVerb ?? 'done') + 1;

function doseText(habit: Habit, { index, position }: ProgramSlot): WrittenText {
  const slot = position === 'half' ? null : position;
  return { ...onlyEntry(habit, index, slot ?? 'daily', doseWording(habit)), condition: slot };
}

/** For kinds with one text per slot. Picks the entry with the most facts, and fills in the title for `{label}`. */
function onlyEntry(habit: Habit, slotIndex: number, slot: string, wording = 1): WrittenText {
  const { bySlot } = contentFor(habit.kind, habit.style);
  const entries = (bySlot.get(slot) ?? []).filter(({ needs }) =>
    needs.every((code) => habit.facts[code] !== undefined),
  );
  const byNeeds = entries.toSorted((a, b) => b.needs.length - a.needs.length);
  const entry = byNeeds.find((candidate) => candidate.wording === wording) ?? byNeeds[0];
  if (entry === undefined) throw new RangeError(`No text for ${slot}`);
  const filled = fillFacts(entry.text, habit.facts);
  return {
    slotIndex,
    ...(entry.text.includes('{label}') ? withLabel(filled, labelOf(habit.title)) : filled),
    short: null,
    entry: entry.key,
    condition: null,
  };
}

function withLabel({ content, ownWords }: FilledText, label: string): FilledText {
  const at = content.indexOf('{label}');
  if (at < 0) return { content, ownWords };
  return {
    content: content.replace('{label}', () => label),
    ownWords: [...ownWords, [at, at + label.length] as const],
  };
}

/** Replaces the message on lock screens, for kinds that keep the user's words private. */
export const lockScreen: Record<Exclude<HabitKind, 'build'>, string> = {
  reduce: 'Your plan for today is inside.',
  recover: 'Your plan for today is inside.',
  dose: 'One thing to check off.',
  danger: 'Checking in.',
};
