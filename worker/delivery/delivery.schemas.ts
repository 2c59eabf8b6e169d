import { z } from 'zod';
import type { ChannelName } from '../channels.ts';
import type { AttemptOutcome, OptOutCause } from '../domain.ts';

/** An attempt to deliver a message, or a later report about one. Instants are ISO 8601 in UTC. */
export type DeliveryView = {
  id: number;
  channel: ChannelName;
  /** accepted: a provider took it; retry: not taken yet; refused: not taken for good; skipped: not sent at all; unknown: a crash has lost what came of it; returned: came back after it had been taken; reported: arrived and was called spam. */
  outcome: AttemptOutcome;
  /** Why it was not accepted, or came back, in words for the user. */
  reason: string | null;
  /** Whether it was sent again after a snooze. */
  again: boolean;
  startedAt: string;
  finishedAt: string;
};

/**
 * Who can lift it: the phone by text, the mailbox by a link sent to it, and the account only if the address's owner didn't
 * ask for it, such as after bounces from a gateway.
 */
export type OptOutLift = 'text' | 'link' | 'settings';

/** A stop as shown to the user. */
export type OptOutView = {
  /** Null: every campaign. */
  campaignId: number | null;
  campaignTitle: string | null;
  /** Null: every delivery method. */
  channel: ChannelName | null;
  cause: OptOutCause;
  /** Who can turn it on again: the phone by text, the mailbox by a link, or the account in settings. */
  lift: OptOutLift;
  /** What is stopped and why, in words for the user. */
  text: string;
  /** ISO 8601 in UTC. */
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

/** A browser's `PushSubscription` as JSON. `expirationTime` is ignored: push services tell us when one has expired. */
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
