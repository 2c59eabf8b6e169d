import type { Streak } from '../progress/progress.rules.ts';
import { capitalize, numberInWords } from '../writer/fill.ts';

/** How a campaign stands, as the page of a message tells it. */
export type Standing = {
  kept: number;
  due: number;
  streak: Streak;
  /** Done in the last seven days, and in the seven before. */
  doneThisWeek: number;
  doneBefore: number;
  daily: boolean;
};

/** What is said once a day is done: a heading, and one true sentence. */
export function doneWords({ kept, due, streak, doneThisWeek, doneBefore }: Standing): {
  heading: string;
  sentence: string;
} {
  const { current, best } = streak;
  const heading = current >= 2 ? `${capitalize(numberInWords(current))} in a row` : 'Done for today';
  const more = doneThisWeek - doneBefore;
  const sentence =
    kept === 1
      ? 'Your first day is marked.'
      : kept === due
        ? 'Every day so far.'
        : current >= 3 && current === best
          ? 'Your longest run so far.'
          : doneBefore > 0 && more > 0
            ? `${capitalize(numberInWords(more))} more than the week before.`
            : `${kept} of ${due} days kept.`;
  return { heading, sentence };
}

/** The streak beside the calendar: a figure and what it counts; null while there is nothing to count. */
export function standingFigure({
  kept,
  due,
  streak,
  daily,
}: Standing): { figure: number; words: string } | null {
  const { current, best } = streak;
  if (current >= 2) {
    const unit = daily ? 'days in a row' : 'in a row';
    return { figure: current, words: current === best ? `${unit}, your best` : `${unit}. Best: ${best}` };
  }
  return kept === 0 ? null : { figure: kept, words: `of ${due} ${due === 1 ? 'day' : 'days'} kept` };
}
