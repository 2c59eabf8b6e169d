import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Position, ProgramSlot } from '../../worker/domain.ts';
import {
  ContentError,
  type Entry,
  type FactCode,
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
  sampleFacts,
  wantedOf,
  wantedOnTopic,
} from './content-check.ts';

const root = fileURLToPath(new URL('../../content/messages/', import.meta.url));
const pathOf = (file: string) => `${root}${file}.txt`;
const read = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** What holds no entries: what each slot is for, and the page that danger leads to. */
const otherFiles = new Set(['outline', 'page']);

/** Every file of entries, such as `build/direct`. */
export const contentFileNames = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/').replace(/\.txt$/, ''))
    .filter((file) => file.includes('/') && !otherFiles.has(file.split('/').at(-1) ?? ''))
    .sort();

/** Everything that is wrong with a file of texts. */
export function checkFile(file: string): { entries: number; findings: Finding[] } {
  const kind = kindOfFile(file);
  const outlineFile = `${file.split('/')[0]}/outline`;
  try {
    const entries = parseEntries(file, read(file));
    const outline = existsSync(pathOf(outlineFile)) ? parseOutline(outlineFile, read(outlineFile)) : [];
    const wanted = isTopicFile(file) ? wantedOnTopic : wantedOf[kind];
    const findings = [...checkEntries(file, entries), ...checkCoverage(file, entries, outline, wanted)];
    // Only these have twelve weeks of texts; the others say the same line each time.
    if (['build', 'reduce', 'recover'].includes(kind) && !isTopicFile(file))
      findings.push(...orderOf(file, entries, outline));
    return { entries: entries.length, findings };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { entries: 0, findings: [{ file: error.file, line: error.line, problem: error.message }] };
  }
}

/** Without enough texts a plan cannot be made at all. */
function orderOf(...file: Parameters<typeof checkOrder>): Finding[] {
  try {
    return checkOrder(...file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ file: file[0], line: 0, problem: `A plan cannot be made: ${error.message}` }];
  }
}

/** A finding as a writer reads it: `build/direct:12 …`; without a line where something is missing. */
export const describeFinding = ({ file, line, problem }: Finding): string =>
  `${file}${line === 0 ? '' : `:${line}`} ${problem.replace(`${file}:${line} `, '')}`;

/** Prints what is wrong with the files, and how many findings there are. @returns the exit code */
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

/** The sets of facts that people mostly have, and the poorest and the richest. */
const usualFacts = ['', 'd', 'a', 'c', 'ca', 'cas', 'casn', 'casnpyrx'];

type UsualCampaign = { name: string; facts: Facts; slots: ProgramSlot[]; daily: boolean };

/**
 * Campaigns begin on any day; daily ones and those with three messages a week meet the texts in another order. Each set
 * of facts is tried from every second weekday on, the next set from the others.
 */
function* usualCampaigns(): Generator<UsualCampaign> {
  for (const [at, codes] of usualFacts.entries())
    for (const daily of [true, false])
      for (let start = 1 + ((at + Number(daily)) % 2); start <= 7; start += 2)
        yield {
          name: `facts "${codes}", ${daily ? 'daily' : 'three a week'}, starting on weekday ${start}`,
          facts: Object.fromEntries([...codes].map((code) => [code, sampleFacts[code as FactCode]])),
          slots: slotsFrom(start, daily),
          daily,
        };
}

function slotsFrom(startWeekday: number, daily: boolean): ProgramSlot[] {
  const days = Array.from({ length: 84 }, (_, day) => ({
    week: Math.floor(day / 7) + 1,
    weekday: ((startWeekday - 1 + day) % 7) + 1,
  }));
  const sent = daily ? days : days.filter(({ weekday }) => [1, 3, 6].includes(weekday));
  return sent.map((day, index) => ({ ...day, index, position: positionOf(day.week, index, sent) }));
}

function positionOf(week: number, index: number, all: readonly { week: number }[]): Position | null {
  if (index === 0) return 'first';
  if (index === all.length - 1) return 'last';
  if (all[index - 1]?.week === week) return null;
  return week === 7 ? 'half' : week === 12 ? 'lastweek' : null;
}

/** Openings that come twice within seven messages, and texts that come twice in a campaign. */
export function checkOrder(
  file: string,
  entries: readonly Entry[],
  outline: readonly OutlineRow[],
): Finding[] {
  const bySlot = Map.groupBy(entries, ({ slot }) => slot);
  const plainSlots = new Set(['plain', ...outline.filter(({ plain }) => plain).map(({ slot }) => slot)]);
  const library = { bySlot, plainSlots };
  const none = { banned: new Set<string>(), before: [] };
  const findings = new Map<string, Finding>();
  for (const { name, ...campaign } of usualCampaigns()) {
    const texts = chooseTexts({ library, ...campaign, daypart: 'morning', ...none });
    const openings = texts.map(({ content }) => openingOf(content));
    for (const [at, { entry, content }] of texts.entries()) {
      const add = (problem: string) => {
        const key = `${entry.line} ${problem}`;
        if (!findings.has(key))
          findings.set(key, { file, line: entry.line, problem: `${problem} (${name})` });
      };
      for (let other = Math.max(0, at - 6); other < at; other += 1)
        if (openings[other] === openings[at])
          add(`Opens like line ${texts[other]?.entry.line}, within seven messages`);
      const twin = texts.slice(0, at).find((other) => other.content === content);
      if (twin !== undefined) add(`The same text as line ${twin.entry.line}`);
    }
    const hasPlan = campaign.facts.c !== undefined && campaign.facts.a !== undefined;
    const bare = texts.filter(({ entry }) => entry.needs.length === 0).length;
    const problem = `${bare} of ${texts.length} texts without the person's words (${name})`;
    if (hasPlan && bare > texts.length / 5) findings.set(name, { file, line: 0, problem });
  }
  return [...findings.values()];
}
