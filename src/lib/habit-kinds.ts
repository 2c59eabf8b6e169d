import type { HabitKind } from '../../worker/domain.ts';

/** Kinds of habits without scores, challenges and celebration. */
export const isQuiet = (kind: HabitKind): boolean =>
  kind === 'dose' || kind === 'recover' || kind === 'danger';
