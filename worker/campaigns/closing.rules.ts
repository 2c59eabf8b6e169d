import type { ProgressFacts } from '../writers/writer.ts';

/** How much of a title fits into a sentence. */
const shownTitle = 60;

/** The last message of a campaign: what was done, in counts, and what may come next. */
export function closingText(title: string, { done, due }: Pick<ProgressFacts, 'done' | 'due'>): string {
  const name = title.length <= shownTitle ? title : `${title.slice(0, shownTitle).trimEnd()}…`;
  const count = `Twelve weeks of ${name} are complete: ${done} of ${due} done.`;
  if (due === 0 || done === 0) return `${count} Whenever you like, start again with one small step.`;
  return `${count} Every one of them was a choice you made. Keep it, raise it a little, or rest: all are good.`;
}
