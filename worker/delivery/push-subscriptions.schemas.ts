import { z } from 'zod';

const unreadable = 'This browser sent a subscription we can’t read. Please turn notifications on again';

/** Bytes in base64url; browsers leave the padding out. */
const bytes = (characters: number) =>
  z
    .string(unreadable)
    .max(128, unreadable)
    .transform((text) => text.replace(/=+$/, ''))
    .pipe(z.string().regex(new RegExp(`^[\\w-]{${characters}}$`), unreadable));

const endpoint = z
  .string(unreadable)
  .max(2000, unreadable)
  .pipe(z.url({ protocol: /^https$/, error: unreadable }));

/** A browser's `PushSubscription` as JSON. `expirationTime` is not kept: a push service says itself when it is over. */
export const savePushSubscriptionSchema = z.object({
  userId: z.number('userId must be a number').int().optional(),
  subscription: z.object(
    {
      endpoint,
      keys: z.object(
        {
          /** The browser's public key: an uncompressed point of 65 bytes. */
          p256dh: bytes(87),
          /** 16 bytes */
          auth: bytes(22),
        },
        unreadable,
      ),
    },
    unreadable,
  ),
});
export type SavePushSubscriptionInput = z.infer<typeof savePushSubscriptionSchema>;

export const forgetPushSubscriptionSchema = z.object({ endpoint });
