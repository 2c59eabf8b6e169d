import { z } from 'zod';
import type { ChannelName } from '../channels.ts';
import {
  type HeldBack,
  MAX_NOTE_LENGTH,
  type MessageKind,
  type MessageStatus,
  type MessageStyle,
  type MessageWriter,
  messageStyles,
  type Offer,
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

export const createMessageSchema = z.object({
  campaignId,
  content,
  scheduledFor: z
    .string('Please choose when to send it')
    .pipe(z.iso.datetime({ offset: true, error: 'Please choose when to send it' })),
});
export type CreateMessageInput = z.infer<typeof createMessageSchema>;

const noteTooLong = `A note can have at most ${MAX_NOTE_LENGTH} characters`;

/** What the person says of the message's day, or a new text. */
export const updateMessageSchema = z
  .object({
    completed: z.boolean('completed must be true or false').optional(),
    skipped: z.boolean('skipped must be true or false').optional(),
    /** Null or no words remove it. */
    note: z
      .string(noteTooLong)
      .trim()
      .max(MAX_NOTE_LENGTH, noteTooLong)
      .transform((words) => (words === '' ? null : words))
      .nullable()
      .optional(),
    /** When it was marked or noted, where that was offline: of two devices that disagree, the later one holds. */
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
  /** The campaign it is for: its kind, plan and progress are used then. */
  campaignId: campaignId.optional(),
});
export type GenerateMessageInput = z.infer<typeof generateMessageSchema>;

/** A text that was written on request, and who wrote it. */
export type GeneratedMessage = {
  message: string;
  writer: Exclude<MessageWriter, 'person'>;
  /** What the person should know of how it was written. */
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

/** A thumb on a message; null takes it back. */
export const ratingSchema = z.object({
  rating: z.enum(ratings, 'Please choose thumbs up or thumbs down').nullable(),
});
export type RatingInput = z.infer<typeof ratingSchema>;

/** A message as the server answers it. Instants are ISO 8601 in UTC. */
export type MessageView = {
  id: number;
  campaignId: number;
  campaignTitle: string;
  /** With what is known by now filled in. */
  content: string;
  /** Where the person's own words stand in the content: start and end, in UTF-16 units. */
  ownWords: readonly (readonly [number, number])[];
  /** What the text speaks to, such as `first` or `missed-1`; null for an ordinary day. */
  condition: string | null;
  /** Values that may still change until the message is sent, such as `done`. */
  slots: readonly string[];
  notes: string;
  kind: MessageKind;
  writer: MessageWriter;
  /** The style that the text was written in; null for a person's words. */
  style: MessageStyle | null;
  rating: Rating | null;
  /** What it offered besides its text as it left: after a lapse, its text too is another. */
  offer: Offer | null;
  /** Whether it was left out of the plan for every other day. */
  dropped: boolean;
  scheduledFor: string;
  /** The wall-clock date `YYYY-MM-DD` and the zone that the message was planned in. */
  localDate: string;
  timeZone: string;
  sent: boolean;
  completed: boolean;
  /** When it was marked done or skipped; null without a mark. */
  markedAt: string | null;
  /** What the person wrote about its day. */
  note: string | null;
  /** Whether the person answered that they skip it. The day stays due and not done. */
  skippedByPerson: boolean;
  /** Whether the person made this day smaller. */
  smaller: boolean;
  /** When it comes once more, because the person put it off. */
  snoozedUntil: string | null;
  status: MessageStatus;
  /** What keeps it from leaving, as it stands now; null where it is not scheduled. */
  heldBack: HeldBack | null;
  sentAt: string | null;
  channel: ChannelName | null;
  tries: number;
  /** Why it was not sent, or did not arrive, in a person's words. */
  reason: string | null;
};
