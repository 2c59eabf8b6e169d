import type { HabitKind } from '../../../worker/domain.ts';

/** A title that suggests each kind. */
export const titles: Record<HabitKind, string> = {
  build: 'Walk Biscuit',
  reduce: 'Drink less beer',
  dose: 'Take my lithium',
  recover: 'Grieving for Dad',
  danger: 'Stop cutting myself',
};

/** A description that suggests no kind and that no message quotes. */
export const plainDescription = 'Every evening at home';
