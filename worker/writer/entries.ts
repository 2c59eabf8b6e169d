import { type PlanCode, planFields } from '../campaign-fields.ts';

/**
 * The content format. One entry is a line `[slot needs tags] text`, optionally followed by `> short text for SMS`.
 *
 *     [w6.wed ns] When {n}: {s}. Decide it now, use it when it comes.
 *     > When {n}: {s}. Decide it now.
 *
 * `#` starts a comment line. A number after a slash distinguishes wordings of the same slot: `[missed-1/2 s]`.
 * `no-c` is for users without the fact `c`: `[w2.mon no-c] Which moment could this go after?`
 * A text with "When {c}, {a}." also works for users without a cue, as "When the moment comes: {a}." In `build`, a week's text that
 * ends with "After {c}, {a}." also works as "Today: {a}." and without the plan, unless the file has its own wording for those.
 *
 * `for:call|phone` and `not:bed` name words that must or must not begin a word of the title, cue or action:
 * `[connecting/6 for:call|phone] Nervous? Have your first sentence ready.`
 */

/** The letters that stand for the user's phrases in texts; `d` is a sentence from the description. */
export type FactCode = PlanCode | 'd';
export const factCodes: readonly FactCode[] = [...Object.values(planFields).map(({ code }) => code), 'd'];

/** Placeholders that are filled in when a text is read or sent. */
const valueNames = [
  'done',
  'due',
  'done7',
  'due7',
  'missed',
  'streak',
  'lastday',
  'weekday',
  'weekdays',
  'endday',
  'time',
] as const;
export type ValueName = (typeof valueNames)[number];

export type Entry = {
  /** Unique across all content, without spaces: `build/direct:w6.wed+ns`. */
  key: string;
  /** Shared by a slot's wordings for different facts. */
  thought: string;
  /** `w6.wed`, a position such as `first`, or a condition such as `missed-1`. */
  slot: string;
  /** Distinguishes wordings of the same slot and needs; 1 if there is only one. */
  wording: number;
  needs: readonly FactCode[];
  /** Facts that the user must not have given, because the text asks for them. */
  without: readonly FactCode[];
  /** Only for campaigns with a message every day. */
  daily: boolean;
  /** Words of the habits that an idea fits, and of those that it doesn't. */
  for?: RegExp;
  not?: RegExp;
  /** Consists only of the user's words, so it works in any language. */
  anyLanguage?: true;
  text: string;
  /** At most 100 GSM-7 characters with typical facts. */
  short: string | null;
  line: number;
};

const contentError = (file: string, line: number, problem: string) => new Error(`${file}:${line} ${problem}`);

/** The space before a plan that is the last sentence. */
const planSentence =
  /(?<=[.!?”]) (?=(?:(?:Today|For today|This week|Your plan|The plan): )?(?:(?:after|when) (?:\{c\}|the moment comes)[,:] )?\{[as]\}\.$)/i;

const putPlanOnOwnLine = (text: string) => text.replace(planSentence, '\n');

const entryLine = /^\[([^\]]+)\]\s+(\S.*)$/;

/** `file` is the path below content/messages without its extension. Throws errors with file and line. */
export function parseEntries(file: string, source: string): Entry[] {
  const entries: Entry[] = [];
  for (const [index, raw] of source.split('\n').entries()) {
    const line = index + 1;
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) continue;
    if (text.startsWith('>')) {
      const last = entries.at(-1);
      if (last === undefined || last.short !== null)
        throw contentError(file, line, 'A short text must follow its entry');
      last.short = text.slice(1).trim();
      continue;
    }
    const [, head, body] = entryLine.exec(text) ?? [];
    if (head === undefined || body === undefined)
      throw contentError(file, line, 'Expected "[slot needs] text", "> short text" or "# comment"');
    entries.push({ ...parseHead(file, line, head), text: putPlanOnOwnLine(body), short: null, line });
  }
  return [...entries, ...withoutCue(entries), ...(file.startsWith('build/') ? withoutPlan(entries) : [])];
}

const planAtCue = /(: )?\b(when) \{c\}[,:] (\{[as]\}\.)/i;
const generalize = (text: string) =>
  text.replace(
    planAtCue,
    (_, colon = '', when: string, act: string) =>
      `${colon}${when} the moment comes${colon ? ',' : ':'} ${act}`,
  );

/** Variants for users with an action but no cue: "When the moment comes: {a}." */
function withoutCue(entries: readonly Entry[]): Entry[] {
  const keys = new Set(entries.map(({ key }) => key));
  return entries
    .filter(({ text }) => planAtCue.test(text))
    .map((entry): Entry => {
      const needs = entry.needs.filter((code) => code !== 'c');
      const key = `${entry.key.slice(0, entry.key.indexOf('+'))}+${needs.join('')}`;
      const short = entry.short === null ? null : generalize(entry.short);
      return { ...entry, key, needs, without: ['c'], text: generalize(entry.text), short };
    })
    .filter(({ key, text, short }) => !keys.has(key) && !`${text} ${short}`.includes('{c}'));
}

const planAfterCue = /(^|\n| )after \{c\}[,:] (\{[as]\}\.)$/i;
const isWeekly = (slot: string) => slot.includes('.');
const planToday = /\n(?:Today: )?\{a\}\.$/;

/** Variants for users without a cue, then for those without a plan. */
function withoutPlan(entries: readonly Entry[]): Entry[] {
  const keys = new Set(entries.map(({ key }) => key));
  const isNew = ({ key }: Entry) => !keys.has(key);
  const keyFor = ({ key }: Entry, needs: string) => `${key.split('+')[0]}${needs && '+'}${needs}`;
  const dated = entries
    .filter(({ slot, needs, text }) => isWeekly(slot) && needs.length === 2 && planAfterCue.test(text))
    .map((entry): Entry => {
      const needs = entry.needs.filter((code) => code !== 'c');
      const today = (text: string) => text.replace(planAfterCue, '$1Today: $2');
      const short = entry.short === null ? null : today(entry.short);
      return { ...entry, key: keyFor(entry, needs.join('')), needs, text: today(entry.text), short };
    })
    .filter((entry) => isNew(entry) && !`${entry.text} ${entry.short}`.includes('{c}'));
  const bare = [...entries, ...dated]
    .filter(({ needs, text }) => needs.join('') === 'a' && planToday.test(text))
    .map((entry): Entry => {
      const text = entry.text.replace(planToday, '');
      return { ...entry, key: keyFor(entry, ''), needs: [], text, short: shortFor(text) };
    })
    .filter(isNew);
  return [...dated, ...bare];
}

const shortLength = 100;

/** The opening sentences that fit, for a text that is too long for one SMS. */
function shortFor(text: string): string | null {
  if (text.length <= shortLength) return null;
  const ends = [...text.matchAll(/[.?!]”?(?= )/g)].map(({ index, 0: mark }) => index + mark.length);
  const end = ends.findLast((at) => at <= shortLength);
  return end === undefined ? null : text.slice(0, end).replaceAll('’', "'").replace(/[“”]/g, '"');
}

/** A weekly slot's wordings for different facts share a thought; other texts have their own. */
export const thoughtOf = (key: string) => (/:w\d/.test(key) ? (key.split('+')[0] ?? key) : key);

const wordTag = /^(for|not):(.+)$/;

function parseHead(file: string, line: number, head: string) {
  const [place = '', ...words] = head.trim().split(/\s+/);
  const [slot = '', number = '1'] = place.split('/');
  const wording = Number(number);
  if (!Number.isInteger(wording) || wording < 1)
    throw contentError(file, line, `"${number}" is not a wording number`);
  let needs: FactCode[] = [];
  let without: FactCode[] = [];
  let daily = false;
  const fits: Pick<Entry, 'for' | 'not'> = {};
  for (const word of words) {
    const [, tag, beginnings] = wordTag.exec(word) ?? [];
    if (tag === 'for' || tag === 'not') fits[tag] = parseBeginnings(file, line, beginnings);
    else if (word === 'daily') daily = true;
    else if (word.startsWith('no-')) without = parseFacts(file, line, word.slice('no-'.length));
    else needs = parseFacts(file, line, word);
  }
  const key = `${file}:${place}${needs.length > 0 ? `+${needs.join('')}` : ''}`;
  return { key, thought: thoughtOf(key), slot, wording, needs, without, daily, ...fits };
}

export const slotOf = (key: string): string => /:([\w.-]+)/.exec(key)?.[1] ?? '';

export const needsOf = (key: string): string => key.split('+')[1] ?? '';

function parseBeginnings(file: string, line: number, beginnings = ''): RegExp {
  try {
    // An empty alternative would fit every word.
    if (beginnings.split('|').includes('')) throw new SyntaxError('Empty alternative');
    return new RegExp(`\\b(?:${beginnings})`, 'i');
  } catch (error) {
    throw contentError(file, line, `"${beginnings}" is not a pattern: ${error}`);
  }
}

function parseFacts(file: string, line: number, word: string): FactCode[] {
  return [...word].map((letter) => {
    const code = factCodes.find((factCode) => factCode === letter);
    if (code === undefined) throw contentError(file, line, `Unknown fact or tag "${word}"`);
    return code;
  });
}

/** `{c}`, `{done}`, `{done in words}`. */
export const placeholderPattern = /\{(\w+)( in words)?\}/g;

type Placeholder = { kind: 'fact'; code: FactCode } | { kind: 'value'; name: ValueName; inWords: boolean };

export function readPlaceholder(match: RegExpMatchArray): Placeholder | undefined {
  const [, name, inWords] = match;
  const code = factCodes.find((factCode) => factCode === name);
  if (code !== undefined && inWords === undefined) return { kind: 'fact', code };
  const value = valueNames.find((valueName) => valueName === name);
  return value === undefined ? undefined : { kind: 'value', name: value, inWords: inWords !== undefined };
}

/** The purpose of a slot's text, and the wordings it should have. */
export type OutlineRow = {
  slot: string;
  /** The sets of facts that have their own wording, best first. There is always a wording without facts. */
  variants: readonly (readonly FactCode[])[];
  /** The text may leave out the user's words and the action. */
  open: boolean;
  plain: boolean;
  purpose: string;
};

const rowLine = /^\[([\w.-]+)\] (\S+(?: \S+)*?) · ([\d. ]+)((?: · \w+)*)$/;

/**
 * Parses lines such as `[w6.wed] ns n s · 1.2 · core`, each followed by the purpose. `-` means no wordings with facts.
 */
export function parseOutline(file: string, source: string): OutlineRow[] {
  const lines = source.split('\n');
  const rows: OutlineRow[] = [];
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim();
    if (!text.startsWith('[')) continue;
    const [, slot, facts, techniques, flags] = rowLine.exec(text) ?? [];
    const purpose = lines[index + 1]?.trim();
    if (slot === undefined || facts === undefined || techniques === undefined || !purpose)
      throw contentError(file, index + 1, 'Expected "[slot] facts · techniques · flags" and a purpose');
    rows.push({
      slot,
      variants:
        facts === '-' ? [] : facts.split(' ').map((word) => factCodes.filter((code) => word.includes(code))),
      open: flags?.includes('open') ?? false,
      plain: purpose.startsWith('Plain'),
      purpose,
    });
  }
  return rows;
}
