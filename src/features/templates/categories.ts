import type { HabitIcon, Hue, TemplateCategory } from '../../../worker/domain.ts';

type Category = {
  label: string;
  /** The description of a habit that starts with one of its templates. Messages may quote it. */
  reason: string;
  icon: HabitIcon;
  hue: Hue;
};

/** The categories in display order. Habits that start with a template look like its category. */
export const categories: Record<TemplateCategory, Category> = {
  exercise: { label: 'Exercise', reason: 'I want to move a little every day.', icon: 'workout', hue: 'clay' },
  meditation: {
    label: 'Meditation',
    reason: 'I want a quiet minute every day.',
    icon: 'meditate',
    hue: 'violet',
  },
  hydration: {
    label: 'Hydration',
    reason: 'I want to drink something before I’m thirsty.',
    icon: 'water',
    hue: 'blue',
  },
  nutrition: {
    label: 'Nutrition',
    reason: 'I want to eat a little better every day.',
    icon: 'vegetables',
    hue: 'olive',
  },
  reading: { label: 'Reading', reason: 'I miss getting lost in a good book.', icon: 'book', hue: 'teal' },
};
