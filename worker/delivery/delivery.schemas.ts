import { z } from 'zod';
import type { ChannelName } from '../channels.ts';
import type { AttemptOutcome, OptOutCause } from '../domain.ts';

/** An attempt to deliver a message, or a later report about it. Instants are ISO 8601 in UTC. */
export type DeliveryView = {
  id: number;
  channel: ChannelName;
  /** unknown: lost in a crash; returned: bounced after it was accepted; reported: reported as spam. */
  outcome: AttemptOutcome;
  reason: string | null;
  /** True for an attempt after a snooze. */
  again: boolean;
  startedAt: string;
  finishedAt: string;
};

/**
 * The phone by text, the mailbox through a link sent to it, or the account in settings (only bounces from a gateway).
 */
export type OptOutLift = 'text' | 'link' | 'settings';

export type OptOutView = {
  campaignId: number | null;
  campaignTitle: string | null;
  channel: ChannelName | null;
  cause: OptOutCause;
  lift: OptOutLift;
  /** The user-facing explanation of what is stopped and why. */
  text: string;
  createdAt: string;
};

const unreadable = 'This browser sent a subscription we can’t read. Please turn notifications on again';

/** Bytes in base64url, with or without padding. */
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

/** A browser's `PushSubscription`. We ignore `expirationTime`, because push services tell us when one has expired. */
export const savePushSubscriptionSchema = z.object({
  userId: z.number('userId must be a number').int().optional(),
  subscription: z.object(
    {
      endpoint,
      keys: z.object(
        {
          /** The browser's public key: an uncompressed point of 65 bytes. */
          p256dh: bytes(87),
          auth: bytes(22),
        },
        unreadable,
      ),
    },
    unreadable,
  ),
});
