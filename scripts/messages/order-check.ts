import type { Position, ProgramSlot } from '../../worker/domain.ts';
import type { Entry, FactCode } from '../../worker/writer/entries.ts';
import type { Facts } from '../../worker/writer/fill.ts';
import type { OutlineRow } from '../../worker/writer/outline.ts';
import { chooseTexts, openingOf } from '../../worker/writer/program.ts';
import { type Finding, sampleFacts } from './content-check.ts';

/** The sets of facts that people mostly have, and the poorest and the richest. */
const usualFacts = ['', 'd', 'a', 'c', 'ca', 'cas', 'casn', 'casnpyrx'];

/** Campaigns begin on any day; daily ones and those with three messages a week meet the texts in another order. */
export function* usualCampaigns(): Generator<{
  name: string;
  facts: Facts;
  slots: ProgramSlot[];
  daily: boolean;
}> {
  for (const codes of usualFacts)
    for (const daily of [true, false])
      for (let start = 1; start <= 7; start += 1)
        yield {
          name: `facts "${codes}", ${daily ? 'daily' : 'three a week'}, starting on weekday ${start}`,
          facts: Object.fromEntries([...codes].map((code) => [code, sampleFacts[code as FactCode]])),
          slots: slotsFrom(start, daily),
          daily,
        };
}

export function slotsFrom(startWeekday: number, daily: boolean): ProgramSlot[] {
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
  const bySlot = new Map<string, Entry[]>();
  for (const entry of entries) bySlot.set(entry.slot, [...(bySlot.get(entry.slot) ?? []), entry]);
  const plainSlots = new Set(['plain', ...outline.filter(({ plain }) => plain).map(({ slot }) => slot)]);
  const findings = new Map<string, Finding>();
  for (const { name, facts, slots, daily } of usualCampaigns()) {
    const texts = chooseTexts({
      library: { bySlot, plainSlots },
      slots,
      facts,
      daily,
      daypart: 'morning',
      banned: new Set(),
      before: [],
    });
    for (const [at, text] of texts.entries()) {
      const add = (problem: string) => {
        const key = `${text.entry.line} ${problem}`;
        if (!findings.has(key))
          findings.set(key, { file, line: text.entry.line, problem: `${problem} (${name})` });
      };
      for (const other of texts.slice(Math.max(0, at - 6), at)) {
        if (openingOf(other.content) === openingOf(text.content))
          add(`Opens like line ${other.entry.line}, within seven messages`);
      }
      const twin = texts.slice(0, at).find(({ content }) => content === text.content);
      if (twin !== undefined) add(`The same text as line ${twin.entry.line}`);
    }
    const hasPlan = facts.c !== undefined && facts.a !== undefined;
    const bare = texts.filter(({ entry }) => entry.needs.length === 0).length;
    if (hasPlan && bare > texts.length / 5)
      findings.set(name, {
        file,
        line: 0,
        problem: `${bare} of ${texts.length} texts without the person's words (${name})`,
      });
  }
  return [...findings.values()];
}
