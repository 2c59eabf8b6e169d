import { addDays } from '../../../worker/planning/calendar-date.ts';
import type { ProgressRow } from './oracle.ts';

/** A Monday. */
export const startDate = '2026-01-05';

/**
 * How a day went: d done, m missed (sent, unmarked), f failed, s skipped, p not yet sent; D, F and S were not
 * delivered (not yet sent, failed, skipped) and are marked done all the same.
 */
export const dayLetters = ['d', 'm', 'f', 's', 'p', 'D', 'F', 'S'] as const;
export type DayLetter = (typeof dayLetters)[number];

const meanings: Record<DayLetter, Pick<ProgressRow, 'status' | 'completed'>> = {
  d: { status: 'sent', completed: true },
  m: { status: 'sent', completed: false },
  f: { status: 'failed', completed: false },
  s: { status: 'skipped', completed: false },
  p: { status: 'scheduled', completed: false },
  D: { status: 'scheduled', completed: true },
  F: { status: 'failed', completed: true },
  S: { status: 'skipped', completed: true },
};

const isDayLetter = (letter: string): letter is DayLetter => letter in meanings;

function rowOf(letter: string, localDate: string): ProgressRow {
  if (!isDayLetter(letter)) throw new Error(`No such day: ${letter}`);
  return { localDate, kind: 'planned', ...meanings[letter] };
}

/** A letter for each day from the start on. Spaces are for the eye. */
export function daily(days: string): ProgressRow[] {
  return [...days.replaceAll(' ', '')].map((letter, day) => rowOf(letter, addDays(startDate, day)));
}

/** A letter for each Monday, Wednesday and Saturday; a word for each week. '-' is a day without a message. */
export function threeAWeek(weeks: string): ProgressRow[] {
  return weeks
    .split(' ')
    .flatMap((word, week) =>
      [...word].map((letter, place) => ({ letter, day: week * 7 + ([0, 2, 5][place] ?? 0) })),
    )
    .filter(({ letter }) => letter !== '-')
    .map(({ letter, day }) => rowOf(letter, addDays(startDate, day)));
}

/** The date of a day counted from the start: day 0 is the start date. */
export const dayOf = (day: number) => addDays(startDate, day);
