import type { ProgramSlot } from '../domain.ts';
import { type Daypart, type Entry, type FactCode, thoughtOf } from './entries.ts';
import { type Facts, type FilledText, factsQuotedIn, fillFacts } from './fill.ts';

/** A chosen entry with the person's words in it. */
export type ChosenText = FilledText & { entry: Entry; slotIndex: number };

/** The entries of one kind and voice. */
export type Library = {
  bySlot: ReadonlyMap<string, readonly Entry[]>;
  /** Slots that are plain days: what is written for one fits every other. */
  plainSlots: ReadonlySet<string>;
  /** Ideas on a topic that the person confirmed: on plain days and Saturdays they come first. */
  onTopic?: readonly Entry[];
  /** The same program in other voices: where somebody asks for other texts than those of this one. */
  siblings?: () => readonly Library[];
};

export type ProgramTask = {
  library: Library;
  slots: readonly ProgramSlot[];
  facts: Facts;
  /** What the person told, where texts can quote only some of it; else the facts. */
  known?: Facts;
  daily: boolean;
  daypart: Daypart;
  /** Keys of entries that are not to be used: rated down, or used in this campaign already. */
  banned: ReadonlySet<string>;
  /** Keys of entries that the person asked to have replaced: used only for want of others. */
  unwanted?: ReadonlySet<string>;
  /** Texts that come just before the first slot, oldest first. */
  before: readonly string[];
};

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `w6.wed`: where a text of the program stands. */
export function slotName({
  week,
  weekday,
  position,
}: Pick<ProgramSlot, 'week' | 'weekday' | 'position'>): string {
  return position ?? `w${week}.${weekdayNames[weekday - 1]}`;
}

export const openingWords = 4;

/** The first four words of a text, without marks and case: what makes two texts sound alike. */
export function openingOf(text: string): string {
  const words = text.toLocaleLowerCase('en').match(/[\p{L}\p{N}{}'’]+/gu) ?? [];
  return words.slice(0, openingWords).join(' ');
}

/** A sentence of the description is quoted at most so often in a campaign. */
const mostQuotesOfDescription = 4;
/** How many of the texts before a slot its opening must differ from. */
const openingWindow = 6;
/** A fact that was quoted in the last messages gives way to another. */
const factWindow = 6;
/** The small version rests so long, unless the text is about hard days. */
const smallWindow = 2;
/** The next step comes at most once in four days: it is never urged. */
const nextStepWindow = 3;
/** Facts beyond cue and action: each is worth repeating now and then, but not twice in a week. */
const personal: ReadonlySet<FactCode> = new Set(['n', 'p', 'y', 'd']);

/** Chooses the text of every slot, in their order. The same task gives the same texts. */
export function chooseTexts(task: ProgramTask): ChosenText[] {
  const used = new Set(task.banned);
  const thoughts = new Set([...used].map(thoughtOf));
  const chosen: ChosenText[] = [];
  const heard: (readonly FactCode[])[] = task.before.map((text) => factsQuotedIn(text, task.facts));
  for (const slot of task.slots) {
    const quotes = heard.filter((codes) => codes.includes('d')).length;
    const facts = quotes < mostQuotesOfDescription ? task.facts : withoutDescription(task.facts);
    const recent = [...task.before, ...chosen.map(({ content }) => content)].slice(-openingWindow);
    const openings = new Set(recent.map(openingOf));
    const best = firstThatDiffers(
      candidatesFor({ ...task, facts, banned: used, thoughts }, slot, heard.slice(-factWindow)),
      { ...task, facts },
      openings,
    );
    if (best === undefined) throw new RangeError(`No text for ${slotName(slot)}`);
    used.add(best.entry.key);
    thoughts.add(best.entry.thought);
    heard.push(best.entry.needs);
    chosen.push({ ...best, slotIndex: slot.index });
  }
  return chosen;
}

/** The facts that each text had, oldest first. */
type Heard = readonly (readonly FactCode[])[];

const withoutDescription = ({ d: _, ...facts }: Facts): Facts => facts;

/** The best text that does not open like one of the latest; of a list where all do, the best. */
function firstThatDiffers(
  lists: readonly (readonly Entry[])[],
  { facts, known = facts }: Pick<ProgramTask, 'facts' | 'known'>,
  openings: ReadonlySet<string>,
) {
  const options = lists.find((entries) => entries.length > 0) ?? [];
  let best: (FilledText & { entry: Entry }) | undefined;
  for (const entry of options) {
    const text = { ...fillFacts(entry.text, entry.anyLanguage ? known : facts), entry };
    if (!openings.has(openingOf(text.content))) return text;
    best ??= text;
  }
  return best;
}

/**
 * What could stand in a slot, best first: its own texts, then those of other plain days. The second list is for want
 * of any in the first: banned ones.
 */
function candidatesFor(
  task: ProgramTask & { thoughts: ReadonlySet<string> },
  slot: ProgramSlot,
  heard: Heard,
): [Entry[], Entry[]] {
  const name = slotName(slot);
  const { bySlot, plainSlots, onTopic, siblings } = task.library;
  const isPlain = plainSlots.has(name);
  const best = (entries: readonly Entry[]) =>
    entries
      .filter((entry) => isUsable(entry, task))
      .map((entry) => ({ entry, worth: worthOf(entry, { heard, isPlain }) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ entry }) => entry);
  // Plain days are where what people told us about themselves is heard.
  const rich = isPlain ? (bySlot.get('rich') ?? []) : [];
  const inVoice = slot.plainOnly ? [] : best([...(bySlot.get(name) ?? []), ...rich]);
  // Somebody who asks for other texts gets those of another voice for the same day.
  const isReplaced = inVoice[0] !== undefined && task.unwanted?.has(inVoice[0].key) === true;
  // The program's story is told on the other days.
  const takesTopic = slot.weekday === 6 || (task.daily ? plainSlots.has(name) : slot.weekday === 3);
  const topical = takesTopic ? (onTopic ?? []).filter((entry) => isUsable(entry, task)) : [];
  const asksForAct = isPlain || slot.position !== null;
  const fits = (entry: Entry) =>
    (!asksForAct || namesAct(entry, task.facts)) && isForDay(entry, slot.weekday);
  const own = isReplaced
    ? best([...inVoice, ...(siblings?.() ?? []).flatMap((other) => other.bySlot.get(name) ?? [])])
    : inVoice;
  const inOrder = [...topical, ...own, ...best(plainEntries(task.library, name))];
  const all = firstThose(inOrder, fits);
  const unheard = all.filter(({ key }) => !task.banned.has(key));
  // The wordings of one slot share a thought: the day it was written for may say it again only for want of others.
  const free = firstThose(unheard, ({ thought }) => !task.thoughts.has(thought));
  // Voices share a few words: a text that was replaced does not come back under another key.
  const unwantedTexts = new Set(inOrder.filter(({ key }) => task.unwanted?.has(key)).map(({ text }) => text));
  const isWanted = ({ key, text }: Entry) => task.unwanted?.has(key) !== true && !unwantedTexts.has(text);
  // A position's text says what no plain day's text does, so it is used even if its opening repeats.
  const placed = slot.position === null ? [] : free.filter((entry) => isWanted(entry) && own.includes(entry));
  return [placed.length > 0 ? placed : firstThose(free, isWanted), all];
}

export const firstThose = (entries: readonly Entry[], test: (entry: Entry) => boolean): Entry[] => [
  ...entries.filter(test),
  ...entries.filter((entry) => !test(entry)),
];

/** Small versions come before the text of the day for who asked for less. */
export const asksLess = ({ needs }: Entry) => needs.includes('s');

/** Whether it names what to do, in any size, where that is known. */
export const namesAct = ({ needs }: Entry, { a }: Facts) =>
  a === undefined || needs.includes('a') || needs.includes('s');

/** On a weekend, a cue such as "I park at work" may not come. */
export const isForDay = ({ needs }: Entry, weekday: number) => weekday < 6 || !needs.includes('c');

const plainEntries = ({ bySlot, plainSlots }: Library, except: string) =>
  [...plainSlots].filter((slot) => slot !== except).flatMap((slot) => bySlot.get(slot) ?? []);

export function isUsable(
  { needs, without, daily, daypart, anyLanguage }: Entry,
  task: Pick<ProgramTask, 'facts' | 'known' | 'daily' | 'daypart'>,
): boolean {
  if (daily && !task.daily) return false;
  if (daypart !== null && daypart !== task.daypart) return false;
  const known = task.known ?? task.facts;
  const quotable = anyLanguage ? known : task.facts;
  return (
    needs.every((code) => quotable[code] !== undefined) && without.every((code) => known[code] === undefined)
  );
}

/**
 * More of the person's words before fewer, words that were not heard lately before those that were. What they told us
 * beyond cue and act comes on a plain day only if it was not heard in the last six messages.
 */
function worthOf({ needs }: Entry, { heard, isPlain }: { heard: Heard; isPlain: boolean }): number {
  const rests = (code: FactCode) => {
    if (isPlain && personal.has(code)) return factWindow;
    if (code === 'x') return nextStepWindow;
    return code === 's' && !needs.includes('n') ? smallWindow : 0;
  };
  let worth = 0;
  for (const code of needs) {
    const latest = heard.findLastIndex((codes) => codes.includes(code));
    if (latest < 0) worth += isPlain && personal.has(code) ? 16 : 11;
    else worth += heard.length - latest > rests(code) ? 10 : -25;
  }
  return worth;
}
