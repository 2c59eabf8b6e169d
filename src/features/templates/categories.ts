import type { TemplateCategory } from '../../../worker/campaigns/templates.schemas.ts';
import type { IconName } from '../../ui/icon.tsx';

/** How each category is called and pictured, in the order in which they are shown. */
export const categories: Record<TemplateCategory, { label: string; icon: IconName }> = {
  exercise: { label: 'Exercise', icon: 'dumbbell' },
  meditation: { label: 'Meditation', icon: 'lotus' },
  hydration: { label: 'Hydration', icon: 'drop' },
  nutrition: { label: 'Nutrition', icon: 'leaf' },
  reading: { label: 'Reading', icon: 'book' },
};

export const categoryNames = Object.keys(categories) as TemplateCategory[];
