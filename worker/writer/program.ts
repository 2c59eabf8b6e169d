import type { ProgramSlot } from '../domain.ts';
import { type Entry, type FactCode, factCodes, needsOf, thoughtOf } from './entries.ts';
import { type Facts, type FilledText, factsQuotedIn, fillFacts } from './fill.ts';

type ChosenText = FilledText & { entry: Entry; slotIndex: number };

/** The entries of one kind and voice. */
export type Library = {
  bySlot: ReadonlyMap<string, readonly Entry[]>;
  byKey: ReadonlyMap<string, Entry>;
  /** The slots of plain days, whose texts are interchangeable. */
  plainSlots: ReadonlySet<string>;
  /** Ideas on the topic that the user confirmed; preferred on plain days and Saturdays. */
  onTopic?: readonly Entry[];
  /** The same program in other voices, for users who regenerate a text. */
  siblings?: () => readonly Library[];
};

export type ProgramTask = {
  library: Library;
  slots: readonly ProgramSlot[];
  facts: Facts;
  /** All facts, if texts may quote only some of them. Defaults to `facts`. */
  known?: Facts;
  daily: boolean;
  /** The title, the cue and the action. Some texts are only for habits with certain words, or without them. */
  words?: string;
  /** Keys of entries that were rated down or already used in this campaign. */
  banned: ReadonlySet<string>;
  /** Keys of entries that the user regenerated; used only if nothing else is left. */
  unwanted?: ReadonlySet<string> | undefined;
  /** The texts just before the first slot, oldest first. */
  before: readonly string[];
};

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A slot's name in content files: its position, or `w6.wed`. */
export function slotName({
  week,
  weekday,
  position,
}: Pick<ProgramSlot, 'week' | 'weekday' | 'position'>): string {
  return position ?? `w${week}.${weekdayNames[weekday - 1]}`;
}

const openingWords = 4;

/** The first four words of a text, ignoring punctuation and case. Texts with the same opening sound alike. */
export function openingOf(text: string): string {
  const words = text.toLocaleLowerCase('en').match(/[\p{L}\p{N}{}'’]+/gu) ?? [];
  return words.slice(0, openingWords).join(' ');
}

/** The user's phrases may make a text longer than this; then another one is chosen. */
export const MAX_TEXT_LENGTH = 320;

const MAX_DESCRIPTION_QUOTES = 4;
/** A text's opening should differ from this many texts before it. */
const openingWindow = 6;
/** Avoids personal facts that were quoted in this many of the latest messages. */
const factWindow = 6;
/** The same for the small version, unless the text is about hard days. */
const smallWindow = 2;
/** The same for the next step, which must not become pressure. */
const nextStepWindow = 3;
/** Facts to quote now and then but not twice in a week: all but the plan, the next step and the first step after a lapse. */
const personal: ReadonlySet<FactCode> = new Set(
  factCodes.filter((code) => !['c', 'a', 's', 'x', 'r'].includes(code)),
);

/** Chooses a text for every slot, in order. Deterministic. */
export function chooseTexts(task: ProgramTask): ChosenText[] {
  const used = new Set(task.banned);
  const thoughts = new Set([...used].map(thoughtOf));
  const chosen: ChosenText[] = [];
  const quoted: (readonly FactCode[])[] = task.before
    .slice(-factWindow)
    .map((text) => factsQuotedIn(text, task.facts));
  let quotes = [...used].filter((key) => needsOf(key).includes('d')).length;
  for (const slot of task.slots) {
    const facts = quotes < MAX_DESCRIPTION_QUOTES ? task.facts : withoutDescription(task.facts);
    const recent = [...task.before, ...chosen.map(({ content }) => content)].slice(-openingWindow);
    const openings = new Set(recent.map(openingOf));
    const latest = chosen.slice(-factWindow).map(({ entry }) => entry);
    const context = { quoted: quoted.slice(-factWindow), latest };
    const best = firstThatDiffers(
      candidatesFor({ ...task, facts, banned: used, thoughts }, slot, context),
      { ...task, facts },
      openings,
    );
    if (best === undefined) throw new RangeError(`No text for ${slotName(slot)}`);
    used.add(best.entry.key);
    thoughts.add(best.entry.thought);
    quoted.push(best.entry.needs);
    if (best.entry.needs.includes('d')) quotes += 1;
    chosen.push({ ...best, slotIndex: slot.index });
  }
  return chosen;
}

/** Whether the user's other campaigns send an entry's thought or text on the same day. */
export function sentElsewhere(library: Library, elsewhere: ReadonlySet<string> = new Set()) {
  const thoughts = new Set([...elsewhere].map(thoughtOf));
  const voices = [library, ...(library.siblings?.() ?? [])];
  const texts = new Set(
    [...elsewhere].flatMap((key) => voices.flatMap(({ byKey }) => byKey.get(key)?.text ?? [])),
  );
  return ({ thought, text }: Entry) => thoughts.has(thought) || texts.has(text);
}

type QuotedFacts = readonly (readonly FactCode[])[];

const withoutDescription = ({ d: _, ...facts }: Facts): Facts => facts;

/** The first text that isn't too long and has a new opening, or else the first that isn't too long. */
function firstThatDiffers(
  lists: readonly (readonly Entry[])[],
  { facts, known = facts }: Pick<ProgramTask, 'facts' | 'known'>,
  openings: ReadonlySet<string>,
) {
  const options = lists.find((entries) => entries.length > 0) ?? [];
  let tooLong: (FilledText & { entry: Entry }) | undefined;
  let best: typeof tooLong;
  for (const entry of options) {
    const text = { ...fillFacts(entry.text, entry.anyLanguage ? known : facts), entry };
    if (text.content.length > MAX_TEXT_LENGTH) tooLong ??= text;
    else if (!openings.has(openingOf(text.content))) return text;
    else best ??= text;
  }
  return best ?? tooLong;
}

/**
 * Its own texts, then those of other plain days. Each further list is for when those before are empty: the second
 * includes texts that another campaign sends on the same day, the third banned ones.
 */
function candidatesFor(
  task: ProgramTask & { thoughts: ReadonlySet<string> },
  slot: ProgramSlot,
  { quoted, latest }: { quoted: QuotedFacts; latest: readonly Entry[] },
): [Entry[], Entry[], Entry[]] {
  const name = slotName(slot);
  const { bySlot, plainSlots, onTopic, siblings } = task.library;
  const isPlain = plainSlots.has(name);
  const isElsewhere = sentElsewhere(task.library, slot.elsewhere);
  const best = (entries: readonly Entry[]) =>
    entries
      .filter((entry) => isUsable(entry, task))
      .map((entry) => ({ entry, score: scoreOf(entry, { quoted, isPlain }) }))
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  // Rich texts, which quote personal facts, fit any plain day.
  const rich = isPlain ? (bySlot.get('rich') ?? []) : [];
  const inVoice = slot.plainOnly ? [] : best([...(bySlot.get(name) ?? []), ...rich]);
  // A user who regenerates a text, or gets it from another campaign, gets the same day's text in another voice. Plain days
  // have enough texts in the same voice.
  const [first] = inVoice;
  const isReplaced =
    first !== undefined && (task.unwanted?.has(first.key) === true || (!isPlain && isElsewhere(first)));
  // Other days follow the program.
  const takesTopic = slot.weekday === 6 || (task.daily ? plainSlots.has(name) : slot.weekday === 3);
  const topical = takesTopic ? (onTopic ?? []).filter((entry) => isUsable(entry, task)) : [];
  const needsAction = isPlain || slot.position !== null;
  const fits = (entry: Entry) =>
    (!needsAction || namesAction(entry, task.facts)) && isForDay(entry, slot.weekday);
  const own = isReplaced
    ? best([...inVoice, ...(siblings?.() ?? []).flatMap((other) => other.bySlot.get(name) ?? [])])
    : inVoice;
  // Between ideas, one day a week is for what else the user told us.
  const isDue = latest.some(isIdea) && !latest.some(isRich);
  const [fresh] = own.filter(({ key, thought }) => !task.banned.has(key) && !task.thoughts.has(thought));
  const isTold = isDue && fresh !== undefined && isRich(fresh) && isPersonal(fresh);
  const inOrder = [...(isTold ? [fresh] : []), ...topical, ...own, ...best(plainEntries(task.library, name))];
  const all = prefer(inOrder, fits);
  const unused = all.filter(({ key }) => !task.banned.has(key));
  // A slot's wordings share a thought, which is repeated only if nothing else is left.
  const free = prefer(unused, ({ thought }) => !task.thoughts.has(thought));
  // Voices share some texts, so a replaced text must not come back under another key.
  const unwantedTexts = new Set(inOrder.filter(({ key }) => task.unwanted?.has(key)).map(({ text }) => text));
  const isWanted = ({ key, text }: Entry) => task.unwanted?.has(key) !== true && !unwantedTexts.has(text);
  // Only its own texts fit a position, so they are used even if their opening repeats.
  const placed = slot.position === null ? [] : free.filter((entry) => isWanted(entry) && own.includes(entry));
  const options = placed.length > 0 ? placed : prefer(free, isWanted);
  const apart = options.filter((entry) => !isElsewhere(entry));
  return [apart, options, all];
}

export function prefer(entries: readonly Entry[], test: (entry: Entry) => boolean): Entry[] {
  const passes = entries.map(test);
  return [...entries.filter((_, at) => passes[at]), ...entries.filter((_, at) => !passes[at])];
}

const isIdea = ({ key }: Entry) => key.startsWith('topics/');
const isRich = ({ slot }: Entry) => slot === 'rich';
const isPersonal = ({ needs }: Entry) => needs.some((code) => personal.has(code));

export const isSmallVersion = ({ needs }: Entry) => needs.includes('s');

/** Whether an entry names the action, in any size. True if there is no action. */
export const namesAction = ({ needs }: Entry, { a }: Facts) =>
  a === undefined || needs.includes('a') || needs.includes('s');

/** A cue such as "I park at work" may not occur on weekends. */
export const isForDay = ({ needs }: Entry, weekday: number) => weekday < 6 || !needs.includes('c');

const plainEntries = ({ bySlot, plainSlots }: Library, except: string) =>
  [...plainSlots].filter((slot) => slot !== except).flatMap((slot) => bySlot.get(slot) ?? []);

export function isUsable(
  { needs, without, daily, anyLanguage, ...fits }: Entry,
  task: Pick<ProgramTask, 'facts' | 'known' | 'daily' | 'words'>,
): boolean {
  if (daily && !task.daily) return false;
  const { words = '' } = task;
  if (fits.for?.test(words) === false || fits.not?.test(words)) return false;
  const known = task.known ?? task.facts;
  const quotable = anyLanguage ? known : task.facts;
  return (
    needs.every((code) => quotable[code] !== undefined) && without.every((code) => known[code] === undefined)
  );
}

/**
 * Prefers more of the user's words, not quoted lately. Plain days quote personal facts only if the last six messages
 * didn't.
 */
function scoreOf({ needs }: Entry, { quoted, isPlain }: { quoted: QuotedFacts; isPlain: boolean }): number {
  const rests = (code: FactCode) => {
    if (isPlain && personal.has(code)) return factWindow;
    if (code === 'x') return nextStepWindow;
    return code === 's' && !needs.includes('n') ? smallWindow : 0;
  };
  let score = 0;
  for (const code of needs) {
    const latest = quoted.findLastIndex((codes) => codes.includes(code));
    if (latest < 0) score += isPlain && personal.has(code) ? 16 : 11;
    else score += quoted.length - latest > rests(code) ? 10 : -25;
  }
  return score;
}
