import { z } from 'zod';
import type { ChannelName } from '../channels.ts';
import type { AttemptOutcome, OptOutCause } from '../domain.ts';

/** One try to deliver a message, or what was heard of one later, as the server shows it to the message's owner. Instants are ISO 8601 in UTC. */
export type DeliveryView = {
  id: number;
  channel: ChannelName;
  /** accepted: a provider took it; retry: not taken yet; refused: not taken for good; skipped: not sent at all; unknown: a crash has lost what came of it; returned: came back after it had been taken; reported: arrived and was called spam. */
  outcome: AttemptOutcome;
  /** Why it was not taken, or came back, in a person's words. */
  reason: string | null;
  /** Whether it was sent once more because the person had put the message off. */
  again: boolean;
  startedAt: string;
  finishedAt: string;
};

/**
 * Who lifts it: the phone by text; the mailbox by a link that is sent there; the account itself only where no owner of an
 * address has said anything, as when texts came back from a gateway.
 */
export type OptOutLift = 'text' | 'link' | 'settings';

/** A stop as the server shows it to the person it belongs to. */
export type OptOutView = {
  /** Null when it stands for every campaign. */
  campaignId: number | null;
  campaignTitle: string | null;
  /** Null when it stands for every way of sending. */
  channel: ChannelName | null;
  cause: OptOutCause;
  /** Who can turn it on again: the phone by text, the mailbox by a link, or the account in settings. */
  lift: OptOutLift;
  /** What is stopped, and why, in a person's words. */
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

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
