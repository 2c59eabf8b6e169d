import { z } from 'zod';
import type { MessageStyle } from '../domain.ts';

export const templateCategories = ['exercise', 'meditation', 'hydration', 'nutrition', 'reading'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

export const templatesQuery = z.object({
  category: z
    .enum(['all', ...templateCategories], {
      error: `There are no templates of this kind. Please choose one of: all, ${templateCategories.join(', ')}`,
    })
    .default('all'),
});
export type TemplateChoice = z.infer<typeof templatesQuery>['category'];

/** A message to copy or to use in a campaign, and a habit to start with it. */
export type Template = {
  id: number;
  category: TemplateCategory;
  style: MessageStyle;
  content: string;
  /** The cue and the action, in the words of a person's plan. */
  habit: { planAnchor: string; planAction: string };
};
