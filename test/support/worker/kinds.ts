import type { HabitKind } from '../../../worker/domain.ts';

/** What somebody calls a habit of each kind, in words that suggest it. */
export const titles: Record<HabitKind, string> = {
  build: 'Walk Biscuit',
  reduce: 'Drink less beer',
  dose: 'Take my lithium',
  recover: 'Grieving for Dad',
  danger: 'Stop cutting myself',
};

/** A description that suggests no kind, and that no message quotes. */
export const plainDescription = 'Every evening at home';
