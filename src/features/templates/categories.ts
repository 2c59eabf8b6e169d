import { reasons } from '../../../worker/campaign-fields.ts';
import type { HabitIcon, Hue, TemplateCategory } from '../../../worker/domain.ts';

type Category = {
  label: string;
  /** The description of a habit that starts with one of its templates. */
  reason: string;
  icon: HabitIcon;
  hue: Hue;
};

/** The categories in display order. Habits that start with a template look like its category. */
export const categories: Record<TemplateCategory, Category> = {
  exercise: { label: 'Exercise', reason: reasons.exercise, icon: 'workout', hue: 'clay' },
  meditation: { label: 'Meditation', reason: reasons.quietMinute, icon: 'meditate', hue: 'violet' },
  hydration: { label: 'Hydration', reason: reasons.water, icon: 'water', hue: 'blue' },
  nutrition: { label: 'Nutrition', reason: reasons.nutrition, icon: 'vegetables', hue: 'olive' },
  reading: { label: 'Reading', reason: reasons.read, icon: 'book', hue: 'teal' },
};
