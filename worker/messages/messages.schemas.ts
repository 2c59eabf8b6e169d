import { z } from 'zod';
import type { ChannelName } from '../channels.ts';
import {
  type HeldBack,
  MAX_NOTE_LENGTH,
  type MessageKind,
  type MessageStatus,
  type MessageWriter,
  messageStyles,
  type Offer,
  type Range,
  type Rating,
  ratings,
} from '../domain.ts';

export const MAX_CONTENT_LENGTH = 1000;

const content = z
  .string('Please write a message')
  .trim()
  .min(1, 'Please write a message')
  .max(MAX_CONTENT_LENGTH, `A message can have at most ${MAX_CONTENT_LENGTH} characters`);

const campaignId = z.number('campaignId must be a number').int().positive();

/** Chosen by the client. A call that is repeated with the same key has no further effect. */
const idempotencyKey = z
  .string('idempotencyKey must be a string')
  .regex(/^[\w-]{16,64}$/, 'idempotencyKey must be 16 to 64 letters, digits, hyphens or underscores')
  .optional();

export const createMessageSchema = z.object({
  campaignId,
  content,
  scheduledFor: z
    .string('Please choose when to send it')
    .pipe(z.iso.datetime({ offset: true, error: 'Please choose when to send it' })),
  idempotencyKey,
});
export type CreateMessageInput = z.infer<typeof createMessageSchema>;

const noteTooLong = `A note can have at most ${MAX_NOTE_LENGTH} characters`;

export const updateMessageSchema = z
  .object({
    completed: z.boolean('completed must be true or false').optional(),
    skipped: z.boolean('skipped must be true or false').optional(),
    note: z
      .string(noteTooLong)
      .trim()
      .max(MAX_NOTE_LENGTH, noteTooLong)
      .transform((words) => (words === '' ? null : words))
      .nullable()
      .optional(),
    /** When it was marked or noted, if the device was offline. If two devices disagree, the later change wins. */
    at: z.iso.datetime({ offset: true, error: 'at must be a date with a time and a zone' }).optional(),
    content: content.optional(),
  })
  .refine(
    ({ completed, skipped, note, content }) =>
      [completed, skipped, note, content].some((change) => change !== undefined),
    'There’s nothing to change',
  )
  .refine(({ completed, skipped }) => !(completed && skipped), 'A day is either done or skipped, not both');
export type UpdateMessageInput = z.infer<typeof updateMessageSchema>;

export const sendMessageSchema = z.object({
  userId: z.number('userId must be a number').int().optional(),
  campaignId,
  content,
  idempotencyKey,
});
export type SendMessageInput = z.infer<typeof sendMessageSchema>;

export const generateMessageSchema = z.object({
  habit: z
    .string('Please say which habit it is about')
    .trim()
    .min(1, 'Please say which habit it is about')
    .max(500, 'This is too long for a habit'),
  style: z.enum(messageStyles, 'Message style is required').default('motivational'),
  week: z
    .number('week must be a number from 1 to 12')
    .int()
    .min(1, 'week must be a number from 1 to 12')
    .max(12, 'week must be a number from 1 to 12')
    .optional(),
  previousCompletionRate: z.number('previousCompletionRate must be a percentage').min(0).max(100).optional(),
  /** Uses this campaign's kind, plan and progress instead of `habit`. */
  campaignId: campaignId.optional(),
});
export type GenerateMessageInput = z.infer<typeof generateMessageSchema>;

export type GeneratedMessage = {
  message: string;
  writer: Exclude<MessageWriter, 'person'>;
  /** A user-facing note about how it was written. */
  notice: string | null;
};

export const recentMessagesQuery = z.object({
  userId: z.coerce.number('userId must be a number').int().optional(),
  limit: z.coerce
    .number('limit must be a number')
    .int()
    .min(1, 'limit must be at least 1')
    .max(50, 'limit must be at most 50')
    .default(10),
});

export const ratingSchema = z.object({
  rating: z.enum(ratings, 'Please choose thumbs up or thumbs down').nullable(),
});

/** A message as the API returns it. Instants are ISO 8601 in UTC. */
export type MessageView = {
  id: number;
  campaignId: number;
  /** Neutral if the campaign is about danger. */
  campaignTitle: string;
  onHold: boolean;
  /** Placeholders are filled in as far as their values are known. */
  content: string;
  ownWords: readonly Range[];
  /** The situation it was written for, such as `first` or `missed-1`; null for an ordinary day. */
  condition: string | null;
  /** Placeholders that may change until the message is sent, such as `done`. */
  slots: readonly string[];
  notes: string;
  kind: MessageKind;
  writer: MessageWriter;
  rating: Rating | null;
  /** What the sent message offered besides its text. */
  offer: Offer | null;
  /** Left out of an every-other-day plan. */
  dropped: boolean;
  scheduledFor: string;
  /** The planned date, `YYYY-MM-DD`, in `timeZone`. */
  localDate: string;
  timeZone: string;
  sent: boolean;
  completed: boolean;
  /** When it was marked done or skipped; null without a mark. */
  markedAt: string | null;
  note: string | null;
  /** The user marked the day skipped. It stays due and not done. */
  skippedByPerson: boolean;
  smaller: boolean;
  snoozedUntil: string | null;
  status: MessageStatus;
  /** Why it won't be sent as things stand; null if it will, or if it isn't scheduled. */
  heldBack: HeldBack | null;
  /** Why a sent message can't be snoozed; null if messages are being sent. */
  heldBackAgain: HeldBack | null;
  sentAt: string | null;
  channel: ChannelName | null;
  tries: number;
  /** The user-facing reason why it wasn't sent or didn't arrive. */
  reason: string | null;
};
