import type { Standing } from '../progress/standing.rules.ts';
import { capitalize, numberInWords } from '../writer/fill.ts';

/** How many days were done in the last seven, and in the seven before. */
export type LastWeeks = { doneThisWeek: number; doneBefore: number };

/** What is said once a day is done: a heading, and one true sentence. */
export function doneWords({ kept, due, streak }: Standing, { doneThisWeek, doneBefore }: LastWeeks) {
  const { current, best } = streak;
  const more = doneThisWeek - doneBefore;
  return {
    heading: current >= 2 ? `${capitalize(numberInWords(current))} in a row` : 'Done',
    sentence:
      kept <= 1
        ? 'Your first day is marked.'
        : kept === due
          ? 'Every day so far.'
          : current >= 3 && current === best
            ? 'Your longest run so far.'
            : doneBefore > 0 && more > 0
              ? `${capitalize(numberInWords(more))} more than the week before.`
              : `${kept} of ${due} days kept.`,
  };
}
