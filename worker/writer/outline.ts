import { ContentError, type FactCode, factCodes } from './entries.ts';

/** One slot of a program: what its text is for, and which wordings it wants. */
export type OutlineRow = {
  slot: string;
  /** The sets of facts that have a wording of their own, best first; one without facts always exists. */
  variants: readonly (readonly FactCode[])[];
  /** Numbers of the BCT Taxonomy v1. */
  techniques: readonly string[];
  /** Also sent in campaigns with three messages a week. */
  core: boolean;
  /** May do without the person's words and without asking for the act. */
  open: boolean;
  /** A plain day: the cue and the act. */
  plain: boolean;
  purpose: string;
};

const rowLine = /^\[([\w.-]+)\] (\S+(?: \S+)*?) · ([\d. ]+)((?: · \w+)*)$/;

/**
 * Reads an outline: `[w6.wed] ns n s · 1.2 · core`, and its purpose in the next line. `-` says that there is no wording
 * with facts.
 * @throws ContentError with file and line
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
      throw new ContentError(file, index + 1, 'Expected "[slot] facts · techniques · flags" and a purpose');
    rows.push({
      slot,
      variants:
        facts === '-' ? [] : facts.split(' ').map((word) => factCodes.filter((code) => word.includes(code))),
      techniques: techniques.trim().split(' '),
      core: flags?.includes('core') ?? false,
      open: flags?.includes('open') ?? false,
      plain: purpose.startsWith('Plain'),
      purpose,
    });
  }
  return rows;
}
