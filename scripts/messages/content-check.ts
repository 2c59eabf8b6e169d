import { type HabitKind, habitKinds, habitTopics, topicsOf } from '../../worker/domain.ts';
import {
  type Entry,
  type FactCode,
  type OutlineRow,
  placeholderPattern,
  readPlaceholder,
} from '../../worker/writer/entries.ts';
import { type FilledText, fillFacts, fillValues, numberValue } from '../../worker/writer/fill.ts';
import { aroundOwnWords, brokenSentences, highestGrade, readingGrade } from './said-words.ts';
import { bans, forbiddenIn, inventionsIn, placesOf, reducePlaceOfC } from './text-rules.ts';

/** A problem and its place in a content file. */
export type Finding = { file: string; line: number; problem: string };

export const longestText = 320;
const longestShort = 100;

/** The maximum length of a text without a short one. Danger needs none: its SMS is only "Checking in." */
function longestWithoutShort(file: string): number {
  if (file.startsWith('danger/')) return longestText;
  // Topic texts can't get longer, since they have no facts.
  return isTopicFile(file) ? 130 : longestShort;
}

/** Typical facts, used to measure lengths. */
export const sampleFacts: Record<FactCode, string> = {
  c: 'I hang up my coat',
  a: 'play the first line of the Saint-Saëns',
  s: 'four long bow strokes',
  n: 'I get home late',
  p: 'my sister Ana',
  y: 'I want to play at her wedding in June',
  r: 'tune it and leave it on the stand',
  x: 'play both lines',
  d: 'I have wanted to do this since school.',
};
const sampleValues = {
  ...{ done: numberValue(25), due: numberValue(30), done7: numberValue(7), due7: numberValue(7) },
  ...{ missed: numberValue(11), streak: numberValue(12), lastday: { text: 'yesterday' } },
  ...{ weekday: { text: 'Thursday' }, weekdays: { text: 'Thursdays' }, endday: { text: 'Sunday' } },
  time: { text: '8:00 PM' },
};

const gsmOnly = /^[A-Za-z0-9 \n@£$¥èéùìòÇØøÅåÄÖÑÜ§¿äöñüà_^{}\\[~\]|!"#¤%&'()*+,\-./:;<=>?¡]*$/;

/** Whether a file has ideas for topics; its slots are the topics. */
export const isTopicFile = (file: string) => file.startsWith('topics/');

/** The kind of a file such as `build/direct`. */
export function kindOfFile(file: string): HabitKind {
  if (isTopicFile(file)) return 'build';
  const kind = habitKinds.find((known) => file.startsWith(`${known}/`));
  if (kind === undefined) throw new RangeError(`No kind of habit: ${file}`);
  return kind;
}

/** Replaced by the title if there is no action. */
const labelPlaceholder = '{label}';

type Say = (problem: string) => void;

/** All problems of a file's individual entries. */
export function checkEntries(file: string, entries: readonly Entry[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const say: Say = (problem) => findings.push({ file, line: entry.line, problem });
    // A text used for both kinds must follow the rules of the more careful one.
    const isToReduce = isTopicFile(file) && topicsOf.reduce.some((topic) => topic === entry.slot);
    const kind = isToReduce ? 'reduce' : kindOfFile(file);
    const twin = seen.get(entry.key);
    if (twin !== undefined) say(`The same slot, wording and facts as line ${twin.line}`);
    seen.set(entry.key, entry);
    for (const text of [entry.text, entry.short].filter((part) => part !== null)) {
      checkPlaceholders(entry, text, kind, say);
      checkWords(entry, text, { kind, onTopic: isTopicFile(file) }, say);
    }
    checkLengths(entry, longestWithoutShort(file), say);
    if (isTopicFile(file) && /\{/.test(entry.text))
      say('Texts on a topic have no facts and no values; the plan is set below them');
    if (/"|'/.test(entry.text)) say('Use “ ” and ’ in texts; plain marks only in short texts');
  }
  return findings;
}

function checkWords(entry: Entry, text: string, of: { kind: HabitKind; onTopic: boolean }, say: Say) {
  const around = text
    .replaceAll(labelPlaceholder, '_')
    .replace(placeholderPattern, (found) => (found === '{p}' ? found : '_'));
  for (const [problem, pattern, only] of bans) {
    const found = pattern.exec(around)?.[0];
    if (found !== undefined && (only?.(entry) ?? true)) say(`${problem}: "${found}"`);
  }
  for (const problem of forbiddenIn(around, of.kind)) say(`Not for this kind: ${problem}`);
  const none = { words: new Set<string>(), values: new Set<string>() };
  const invented = inventionsIn(around.replaceAll('{p}', '_'), { ...of, ...none });
  if (invented.length > 0) say(`Nobody told: "${invented.join('", "')}"`);
}

function checkPlaceholders(entry: Entry, text: string, kind: HabitKind, say: Say) {
  const used = new Set<FactCode>();
  for (const match of text.matchAll(/\{[^}]*\}/g)) {
    if (match[0] === labelPlaceholder && kind === 'dose') continue;
    const [placeholder] = [...match[0].matchAll(placeholderPattern)].map(readPlaceholder);
    if (placeholder === undefined) say(`Unknown placeholder ${match[0]}`);
    if (placeholder?.kind !== 'fact') continue;
    const { code } = placeholder;
    used.add(code);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const place = kind === 'reduce' && code === 'c' ? reducePlaceOfC : placesOf[code];
    const opensWithCue = code === 'c' && kind !== 'reduce' && !/[Aa]fter $/.test(before);
    if (!place.before.test(before) || place.after?.test(after) === false) say(place.rule);
    else if (opensWithCue && !/^,? then\b/.test(after)) say(placesOf.c.rule);
  }
  const extra = [...used].filter((code) => !entry.needs.includes(code));
  if (text !== entry.text) {
    for (const code of extra) say(`The short text uses {${code}}, which is not among the facts`);
    return;
  }
  const missing = entry.needs.filter((code) => !used.has(code));
  if (missing.length > 0) say(`Lists "${missing.join('')}" among its facts but does not use it`);
  if (extra.length > 0) say(`Uses "${extra.join('')}" but does not list it among its facts`);
}

const fillSample = (text: string): FilledText =>
  fillValues(fillFacts(text.replaceAll(labelPlaceholder, 'my evening tablets'), sampleFacts), sampleValues);

function checkLengths(entry: Entry, withoutShort: number, say: Say) {
  let filled: FilledText;
  let short: string | null;
  try {
    filled = fillSample(entry.text);
    short = entry.short === null ? null : fillSample(entry.short).content;
  } catch {
    return; // An unknown fact, which was already reported.
  }
  const { length } = filled.content;
  if (length > longestText) say(`${length} characters when filled; at most ${longestText}`);
  for (const problem of brokenSentences(filled)) say(`Not easy to read: ${problem}`);
  const grade = readingGrade(aroundOwnWords(filled)) ?? 0;
  if (grade > highestGrade)
    say(`Not easy to read: reading grade ${grade.toFixed(1)}, at most ${highestGrade}`);
  if (short === null && length > withoutShort)
    say(`${length} characters when filled: it wants a short text of at most ${longestShort}`);
  if (short === null) return;
  if (short.length > longestShort)
    say(`The short text has ${short.length} characters when filled; at most ${longestShort}`);
  const plain = entry.short?.replace(placeholderPattern, '') ?? '';
  if (!gsmOnly.test(plain)) say('The short text has a sign that costs a whole segment: use plain " and \'');
}

/** The minimum number of wordings of each slot, one of them without facts. */
export type Wanted = Readonly<Record<string, number>>;

const closings = { 'last-none': 1, 'closing-high': 1, 'closing-mid': 1, 'closing-low': 1, 'closing-none': 1 };

/** The texts that each kind needs for conditions, or in place of a program. */
export const wantedOf: Record<HabitKind, Wanted> = {
  build: {
    ...{ back: 3, 'not-begun': 2, 'missed-10': 2, 'missed-3': 3, 'missed-1': 5, returned: 3, best: 2 },
    ...{ week: 3, three: 2, number: 3, gapday: 2, runs: 3 },
    ...closings,
  },
  reduce: {
    ...{ back: 2, 'not-begun': 2, 'missed-10': 2, 'missed-3': 2, 'missed-1': 3, returned: 2 },
    ...{ week: 1, three: 1, gapday: 1 },
    ...closings,
  },
  recover: { back: 1, quiet: 1, closing: 1, 'closing-high': 1 },
  // Done, taken, measured, been: each with the action and with the title.
  dose: { daily: 8 },
  danger: { checkin: 1, 'checkin-short': 1 },
};
/** Two a week for twelve weeks in each voice. */
export const wantedOnTopic: Wanted = Object.fromEntries(habitTopics.map((topic) => [topic, 24]));

/** Texts that the outline requires and the file lacks, and slots that the outline doesn't have. */
export function checkCoverage(
  file: string,
  entries: readonly Entry[],
  outline: readonly OutlineRow[],
  wanted: Wanted,
): Finding[] {
  const slots = new Set([...outline.map(({ slot }) => slot), ...Object.keys(wanted), 'plain', 'rich']);
  const findings: Finding[] = entries
    .filter(({ slot }) => !slots.has(slot))
    .map(({ slot, line }) => ({ file, line, problem: `Unknown slot "${slot}"` }));
  const miss = (what: string) => findings.push({ file, line: 0, problem: `Missing: ${what}` });
  const sorted = (needs: readonly FactCode[]) => [...needs].sort().join('');
  for (const { slot, variants } of outline)
    for (const needs of [...variants, []])
      if (!entries.some((entry) => entry.slot === slot && sorted(entry.needs) === sorted(needs)))
        miss(`[${slot}${needs.length > 0 ? ` ${needs.join('')}` : ''}]`);
  for (const [slot, wordings] of Object.entries(wanted)) {
    const own = entries.filter((entry) => entry.slot === slot);
    if (own.length < wordings) miss(`[${slot}] has ${own.length} of ${wordings} wordings`);
    if (!own.some(({ needs }) => needs.length === 0)) miss(`[${slot}] has no wording without facts`);
  }
  return findings;
}
