import type { PlanRow } from '../campaign-fields.ts';
import type { DoseVerb, HabitKind } from '../domain.ts';
import { planFieldNames } from './facts.rules.ts';
import { doseVerb, isDanger, proposeKind } from './kinds.ts';

type Words = { title: string; description: string };

/** Whether anything that the person wrote about a habit sounds like danger. */
export const soundsLikeDanger = (words: Words & Partial<PlanRow>): boolean =>
  [words.title, words.description, ...planFieldNames.map((field) => words[field] ?? '')].some(isDanger);

/**
 * The kind of a new or edited habit: the person's choice, else what the words suggest. Danger is never overruled.
 * @param before the campaign as it was: a kind stays as long as its words suggest the same
 */
export function decideKind(
  wanted: HabitKind | undefined,
  words: Words & Partial<PlanRow>,
  before?: Words & { kind: HabitKind | null },
): HabitKind {
  const proposed = proposeKind(words);
  if (proposed === 'danger' || soundsLikeDanger(words)) return 'danger';
  if (wanted !== undefined) return wanted;
  if (before === undefined || before.kind === null || before.kind === 'danger') return proposed;
  return proposeKind(before) === proposed ? before.kind : proposed;
}

/** How a dose is checked off: the person's choice, else what the words suggest; null for other kinds. */
export function decideDoseVerb(
  kind: HabitKind,
  wanted: DoseVerb | null | undefined,
  words: Words,
): DoseVerb | null {
  return kind === 'dose' ? (wanted ?? doseVerb(words)) : null;
}
