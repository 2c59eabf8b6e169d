import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HabitKind, habitKinds, habitTopics, topicsOf } from '../../worker/domain.ts';
import {
  type Entry,
  type FactCode,
  type OutlineRow,
  parseEntries,
  parseOutline,
  placeholderPattern,
  readPlaceholder,
} from '../../worker/writer/entries.ts';
import { type FilledText, fillFacts, fillValues, numberValue } from '../../worker/writer/fill.ts';
import { countSeptets } from '../../worker/writer/fit-text.ts';
import {
  aroundOwnWords,
  bans,
  brokenSentences,
  forbiddenIn,
  highestGrade,
  inventionsIn,
  placesOf,
  readingGrade,
  reducePlaceOfC,
} from './text-rules.ts';

/** A problem in a content file; line 0 if it concerns no particular line. */
type Finding = { file: string; line: number; problem: string };

export const longestText = 320;
const longestShort = 100;

/** The maximum length of a text without a short text. Danger needs none, as its SMS is always "Checking in." */
function longestWithoutShort(file: string): number {
  if (file.startsWith('danger/')) return longestText;
  // Topic texts have no facts, so they don't grow when filled.
  return isTopicFile(file) ? 130 : longestShort;
}

/** Typical facts, used to measure lengths. */
const sampleFacts: Record<FactCode, string> = {
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
  done: numberValue(25),
  due: numberValue(30),
  done7: numberValue(7),
  due7: numberValue(7),
  missed: numberValue(11),
  streak: numberValue(12),
  lastday: { text: 'yesterday' },
  weekday: { text: 'Thursday' },
  weekdays: { text: 'Thursdays' },
  endday: { text: 'Sunday' },
  time: { text: '8:00 PM' },
};

/** Whether a file has texts on topics, with topics as its slots. */
const isTopicFile = (file: string) => file.startsWith('topics/');

/** The kind of a file such as `build/direct`. */
function kindOfFile(file: string): HabitKind {
  if (isTopicFile(file)) return 'build';
  const kind = habitKinds.find((name) => file.startsWith(`${name}/`));
  if (kind === undefined) throw new RangeError(`Unknown habit kind: ${file}`);
  return kind;
}

/** Replaced by the title if there is no action. */
const labelPlaceholder = '{label}';

type Report = (problem: string) => void;

/** Checks each entry of a file by itself. */
function checkEntries(file: string, entries: readonly Entry[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const report: Report = (problem) => findings.push({ file, line: entry.line, problem });
    // A text used for both kinds must follow the rules for `reduce`, which are stricter.
    const isForReduce = isTopicFile(file) && topicsOf.reduce.some((topic) => topic === entry.slot);
    const kind = isForReduce ? 'reduce' : kindOfFile(file);
    const twin = seen.get(entry.key);
    if (twin !== undefined) report(`The same slot, wording and facts as line ${twin.line}`);
    seen.set(entry.key, entry);
    for (const text of [entry.text, entry.short].filter((part) => part !== null)) {
      checkPlaceholders(entry, text, kind, report);
      checkWords(entry, text, { kind, onTopic: isTopicFile(file) }, report);
    }
    checkLengths(entry, longestWithoutShort(file), report);
    if (isTopicFile(file) && /\{/.test(entry.text))
      report('Topic texts may have no facts and no values; the plan is printed below them');
    if (/"|'/.test(entry.text)) report('Use “ ” and ’ in texts; straight quotes only in short texts');
  }
  return findings;
}

function checkWords(entry: Entry, text: string, of: { kind: HabitKind; onTopic: boolean }, report: Report) {
  const around = text
    .replaceAll(labelPlaceholder, '_')
    .replace(placeholderPattern, (placeholder) => (placeholder === '{p}' ? placeholder : '_'));
  for (const [problem, pattern, applies] of bans) {
    const words = pattern.exec(around)?.[0];
    if (words !== undefined && (applies?.(entry) ?? true)) report(`${problem}: "${words}"`);
  }
  for (const problem of forbiddenIn(around, of.kind)) report(`Forbidden for this kind: ${problem}`);
  const none = { words: new Set<string>(), values: new Set<string>() };
  const invented = inventionsIn(around.replaceAll('{p}', '_'), { ...of, ...none });
  if (invented.length > 0) report(`Invented: "${invented.join('", "')}"`);
}

function checkPlaceholders(entry: Entry, text: string, kind: HabitKind, report: Report) {
  const used = new Set<FactCode>();
  for (const match of text.matchAll(/\{[^}]*\}/g)) {
    if (match[0] === labelPlaceholder && kind === 'dose') continue;
    const [placeholder] = [...match[0].matchAll(placeholderPattern)].map(readPlaceholder);
    if (placeholder === undefined) report(`Unknown placeholder ${match[0]}`);
    if (placeholder?.kind !== 'fact') continue;
    const { code } = placeholder;
    used.add(code);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const place = kind === 'reduce' && code === 'c' ? reducePlaceOfC : placesOf[code];
    const opensWithCue = code === 'c' && kind !== 'reduce' && !/[Aa]fter $/.test(before);
    if (!place.before.test(before) || place.after?.test(after) === false) report(place.rule);
    else if (opensWithCue && !/^,? then\b/.test(after)) report(placesOf.c.rule);
  }
  const extra = [...used].filter((code) => !entry.needs.includes(code));
  if (text !== entry.text) {
    for (const code of extra) report(`The short text uses {${code}}, which is not in the list of facts`);
    return;
  }
  const missing = entry.needs.filter((code) => !used.has(code));
  if (missing.length > 0) report(`Lists the fact "${missing.join('')}" but doesn't use it`);
  if (extra.length > 0) report(`Uses the fact "${extra.join('')}" but doesn't list it`);
}

const fillSample = (text: string): FilledText =>
  fillValues(fillFacts(text.replaceAll(labelPlaceholder, 'my evening tablets'), sampleFacts), sampleValues);

function checkLengths(entry: Entry, withoutShort: number, report: Report) {
  let filled: FilledText;
  let short: string | null;
  try {
    filled = fillSample(entry.text);
    short = entry.short === null ? null : fillSample(entry.short).content;
  } catch {
    return; // An unknown fact, already reported
  }
  const { length } = filled.content;
  if (length > longestText) report(`${length} characters when filled; at most ${longestText}`);
  for (const problem of brokenSentences(filled)) report(`Hard to read: ${problem}`);
  const grade = readingGrade(aroundOwnWords(filled)) ?? 0;
  if (grade > highestGrade)
    report(`Hard to read: reading grade ${grade.toFixed(1)}; at most ${highestGrade}`);
  if (short === null && length > withoutShort)
    report(`${length} characters when filled: it needs a short text of at most ${longestShort}`);
  if (short === null) return;
  if (short.length > longestShort)
    report(`The short text has ${short.length} characters when filled; at most ${longestShort}`);
  if (countSeptets(entry.short?.replace(placeholderPattern, '') ?? '') === undefined)
    report('The short text has a character outside GSM-7: use straight " and \'');
}

/** The minimum number of wordings per slot. At least one of them has no facts. */
type RequiredTexts = Readonly<Record<string, number>>;

const closings = { 'last-none': 1, 'closing-high': 1, 'closing-mid': 1, 'closing-low': 1, 'closing-none': 1 };

/** The texts that each kind needs for conditions, or if it has no program. */
const requiredTexts: Record<HabitKind, RequiredTexts> = {
  build: {
    back: 3,
    'not-begun': 2,
    'missed-10': 2,
    'missed-3': 3,
    'missed-1': 5,
    returned: 3,
    best: 2,
    week: 3,
    three: 2,
    number: 3,
    gapday: 2,
    goodday: 1,
    runs: 3,
    ...closings,
  },
  reduce: {
    back: 2,
    'not-begun': 2,
    'missed-10': 2,
    'missed-3': 2,
    'missed-1': 3,
    returned: 2,
    week: 1,
    three: 1,
    gapday: 1,
    goodday: 1,
    ...closings,
  },
  recover: { back: 1, quiet: 1, closing: 1, 'closing-high': 1 },
  // One with the action and one with the title for each of done, taken, measured and been.
  dose: { daily: 8 },
  danger: { checkin: 1 },
};
/** Two texts a week for twelve weeks in each style. */
const requiredTopicTexts: RequiredTexts = Object.fromEntries(habitTopics.map((topic) => [topic, 24]));

/** Finds texts that are missing and slots that are not in the outline. */
function checkCoverage(
  file: string,
  entries: readonly Entry[],
  outline: readonly OutlineRow[],
  required: RequiredTexts,
): Finding[] {
  const slots = new Set([...outline.map(({ slot }) => slot), ...Object.keys(required), 'plain', 'rich']);
  const findings: Finding[] = entries
    .filter(({ slot }) => !slots.has(slot))
    .map(({ slot, line }) => ({ file, line, problem: `Unknown slot "${slot}"` }));
  const reportMissing = (text: string) => findings.push({ file, line: 0, problem: `Missing: ${text}` });
  const sorted = (needs: readonly FactCode[]) => [...needs].sort().join('');
  for (const { slot, variants } of outline)
    for (const needs of [...variants, []])
      if (!entries.some((entry) => entry.slot === slot && sorted(entry.needs) === sorted(needs)))
        reportMissing(`[${slot}${needs.length > 0 ? ` ${needs.join('')}` : ''}]`);
  for (const [slot, wordings] of Object.entries(required)) {
    const own = entries.filter((entry) => entry.slot === slot);
    if (own.length < wordings) reportMissing(`[${slot}] has ${own.length} of ${wordings} wordings`);
    if (!own.some(({ needs }) => needs.length === 0)) reportMissing(`[${slot}] has no wording without facts`);
  }
  return findings;
}

const root = fileURLToPath(new URL('../../content/messages/', import.meta.url));
const pathOf = (file: string) => `${root}${file}.txt`;
const read = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** Files without entries: the outlines and the help page. */
const otherFiles = new Set(['outline', 'page']);

/** All files with entries, such as `build/direct`. */
export const contentFileNames = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/').replace(/\.txt$/, ''))
    .filter((file) => file.includes('/') && !otherFiles.has(file.split('/').at(-1) ?? ''))
    .sort();

export function checkFile(file: string): { entries: number; findings: Finding[] } {
  const kind = kindOfFile(file);
  const outlineFile = `${file.split('/')[0]}/outline`;
  const entries = parseEntries(file, read(file));
  const outline = existsSync(pathOf(outlineFile)) ? parseOutline(outlineFile, read(outlineFile)) : [];
  const required = isTopicFile(file) ? requiredTopicTexts : requiredTexts[kind];
  const findings = [...checkEntries(file, entries), ...checkCoverage(file, entries, outline, required)];
  return { entries: entries.length, findings };
}

/** Formats a finding as `build/direct:12 …`, without the line if something is missing. */
export const describeFinding = ({ file, line, problem }: Finding): string =>
  `${file}${line === 0 ? '' : `:${line}`} ${problem}`;

/** Prints the findings in some files. @returns the exit code */
export function printFindings(files: readonly string[]): number {
  let total = 0;
  for (const file of files) {
    const { entries, findings } = checkFile(file);
    for (const finding of findings) console.log(describeFinding(finding));
    console.log(`${file}: ${entries} entries, ${findings.length} findings`);
    total += findings.length;
  }
  return total === 0 ? 0 : 1;
}
