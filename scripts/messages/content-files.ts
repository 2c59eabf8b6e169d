import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProgramSlot } from '../../worker/domain.ts';
import { planCampaign } from '../../worker/planning/plan.ts';
import {
  type Entry,
  type FactCode,
  factCodes,
  type OutlineRow,
  parseEntries,
  parseOutline,
} from '../../worker/writer/entries.ts';
import type { Facts } from '../../worker/writer/fill.ts';
import { chooseTexts, openingOf } from '../../worker/writer/program.ts';
import {
  checkCoverage,
  checkEntries,
  type Finding,
  isTopicFile,
  kindOfFile,
  requiredTexts,
  requiredTopicTexts,
  sampleFacts,
} from './content-check.ts';

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
  // Only these kinds have twelve weeks of texts; the others repeat one line.
  if (['build', 'reduce', 'recover'].includes(kind) && !isTopicFile(file))
    findings.push(...checkOrder(file, entries, outline));
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

/** Typical combinations of facts, from none to all. */
const typicalFacts = [
  '',
  'd',
  'a',
  'c',
  'ca',
  'cas',
  'casn',
  factCodes.filter((code) => code !== 'd').join(''),
];

type TypicalCampaign = { name: string; facts: Facts; slots: ProgramSlot[]; daily: boolean };

/**
 * The order of texts depends on the start day and the frequency. To save time, each combination of facts is checked only
 * with every second start day, and the next one with the others.
 */
function* typicalCampaigns(): Generator<TypicalCampaign> {
  for (const [at, codes] of typicalFacts.entries())
    for (const daily of [true, false])
      for (let start = 1 + ((at + Number(daily)) % 2); start <= 7; start += 2)
        yield {
          name: `facts "${codes}", ${daily ? 'daily' : 'three a week'}, starting on weekday ${start}`,
          facts: Object.fromEntries([...codes].map((code) => [code, sampleFacts[code as FactCode]])),
          slots: slotsFrom(start, daily),
          daily,
        };
}

const slotsFrom = (startWeekday: number, daily: boolean) =>
  planCampaign({
    // A week that began on a Monday.
    startDate: `2024-01-0${startWeekday}`,
    frequency: daily ? 'Daily' : '3 times per week',
    ...{ sendMinute: 0, timeZone: 'UTC', now: 0 },
  });

/** Finds openings repeated within seven messages, texts repeated in a campaign, and too few of the user's words. */
function checkOrder(file: string, entries: readonly Entry[], outline: readonly OutlineRow[]): Finding[] {
  const bySlot = Map.groupBy(entries, ({ slot }) => slot);
  const plainSlots = new Set(['plain', ...outline.filter(({ plain }) => plain).map(({ slot }) => slot)]);
  const library = { bySlot, byKey: new Map(entries.map((entry) => [entry.key, entry])), plainSlots };
  const none = { banned: new Set<string>(), before: [] };
  const findings = new Map<string, Finding>();
  for (const { name, ...campaign } of typicalCampaigns()) {
    const texts = chooseTexts({ library, ...campaign, ...none });
    const openings = texts.map(({ content }) => openingOf(content));
    for (const [at, { entry, content }] of texts.entries()) {
      const add = (problem: string) => {
        const key = `${entry.line} ${problem}`;
        if (!findings.has(key))
          findings.set(key, { file, line: entry.line, problem: `${problem} (${name})` });
      };
      for (let other = Math.max(0, at - 6); other < at; other += 1)
        if (openings[other] === openings[at])
          add(`The same opening as line ${texts[other]?.entry.line}, within seven messages`);
      const twin = texts.slice(0, at).find((other) => other.content === content);
      if (twin !== undefined) add(`The same text as line ${twin.entry.line}`);
    }
    const hasPlan = campaign.facts.c !== undefined && campaign.facts.a !== undefined;
    const bare = texts.filter(({ entry }) => entry.needs.length === 0).length;
    const problem = `${bare} of ${texts.length} texts without the user's words (${name})`;
    if (hasPlan && bare > texts.length / 5) findings.set(name, { file, line: 0, problem });
  }
  return [...findings.values()];
}
