import { z } from 'zod';
import { deliveryMethods } from '../channels.ts';
import { carriers } from '../domain.ts';

export const testNotificationSchema = z.object({
  userId: z.number('userId must be a number').int().optional(),
  deliveryMethod: z.enum(deliveryMethods, 'Delivery method is required'),
  phone: z.string().trim().max(32, 'This phone number is too long').nullish(),
  carrier: z.preprocess(
    (value) => (value === 'at&t' ? 'att' : value),
    z.enum([...carriers, ''], 'Please choose a mobile carrier from the list').nullish(),
  ),
});
export type TestNotificationInput = z.infer<typeof testNotificationSchema>;
