import { z } from 'zod';
import { sizes } from '../domain.ts';

/** The bodies of the calls that change a campaign's course. Each says how it is to be, so that twice is harmless. */
export const pauseSchema = z.object({ paused: z.boolean('paused must be true or false') });
export const activitySchema = z.object({ active: z.boolean('active must be true or false') });
export const sizeSchema = z.object({ size: z.enum(sizes, `Please choose one of: ${sizes.join(', ')}`) });
export const everyOtherDaySchema = z.object({
  everyOtherDay: z.boolean('everyOtherDay must be true or false'),
});
export const finishSchema = z.object({ finished: z.boolean('finished must be true or false') });

/** When a campaign that is repeated begins: on the coming Monday, or today. */
export const repeatStarts = ['monday', 'today'] as const;
export type RepeatStart = (typeof repeatStarts)[number];

export const repeatSchema = z.object({
  levelUp: z.boolean('levelUp must be true or false'),
  /** The next step, in the person's words; without it, the one they named, or the same again. */
  action: z.string().trim().max(120, 'Please say it in at most 120 characters').optional(),
  start: z.enum(repeatStarts, `Please choose one of: ${repeatStarts.join(', ')}`),
});
export type RepeatInput = z.infer<typeof repeatSchema>;
