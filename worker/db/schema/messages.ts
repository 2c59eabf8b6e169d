import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  channelNames,
  messageKinds,
  messageStatuses,
  messageStyles,
  messageWriters,
  offers,
  type Range,
  ratings,
  sizes,
  slotKinds,
} from '../../domain.ts';
import { users } from './accounts.ts';
import { campaigns } from './campaigns.ts';

export const answers = ['done', 'skipped'] as const;

export const messages = sqliteTable(
  'messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: messageKinds }).notNull(),
    content: text('content').notNull(),
    notes: text('notes').notNull(),
    writer: text('writer', { enum: messageWriters }).notNull(),
    /** True once a person has written or changed the text: no writer touches it any more. */
    edited: integer('edited', { mode: 'boolean' }).notNull().default(false),
    /** The style that a writer wrote in; null for a person's words. */
    style: text('style', { enum: messageStyles }),
    /** Where the person's own words stand in the content, as a JSON list of [start, end]. */
    ownWords: text('own_words', { mode: 'json' }).$type<readonly Range[]>(),
    /** The text for SMS where the content is too long for one segment; values may be open in it. */
    short: text('short'),
    /** The position or condition that the text speaks to, such as `first` or `missed-1`; null for an ordinary day. */
    condition: text('condition'),
    /** The techniques of the text by their numbers in the BCT Taxonomy v1, between spaces; null for a person's words. */
    techniques: text('techniques'),
    /** The content entry that the text was made from; null where a model or a person wrote it. */
    entry: text('line'),
    /** What the person thought of the text. */
    rating: text('rating', { enum: ratings }),
    /** What it offers besides its text; decided when it leaves. */
    offer: text('offer', { enum: offers }),
    /** The window or the clock time of its campaign before the person moved it from this message. */
    movedFrom: text('moved_from'),
    /** The minute of the day of that window: one that repeats another campaign has another than its seed would give. */
    movedFromMinute: integer('moved_from_minute'),
    /** The size of its campaign before the person made it smaller from this message. */
    sizeFrom: text('size_from', { enum: sizes }),
    /** Left out of the plan for every other day; it can be put back. */
    dropped: integer('dropped', { mode: 'boolean' }).notNull().default(false),
    /** The slot of the plan; null for messages outside it. */
    slotIndex: integer('slot_index'),
    week: integer('week').notNull(),
    slotKind: text('slot_kind', { enum: slotKinds }).notNull(),
    localDate: text('local_date').notNull(),
    /** The instant at which that day is over in its zone: from then on the message counts as due. */
    dayEndsAt: integer('day_ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    scheduledFor: integer('scheduled_for').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('scheduled'),
    sentAt: integer('sent_at'),
    channel: text('channel', { enum: channelNames }),
    tries: integer('tries').notNull().default(0),
    /** When a message that a channel could not take yet is tried again. */
    nextTryAt: integer('next_try_at'),
    reason: text('reason'),
    completed: integer('completed', { mode: 'boolean' }).notNull().default(false),
    completedAt: integer('completed_at'),
    /** What the person said to it. A skipped day stays due and not done. */
    answer: text('answer', { enum: answers }),
    /** When it comes once more, because the person put it off; null once it has, or was given up. */
    snoozedUntil: integer('snoozed_until'),
    /** How often it was put off: each time is a delivery of its own. */
    snoozes: integer('snoozes').notNull().default(0),
    /** Tries of the delivery that `snoozedUntil` is about. */
    snoozeTries: integer('snooze_tries').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // Only for the deletion of an account, which would look through everybody's messages without it.
    index('messages_user').on(table.userId),
    index('messages_campaign_time').on(table.campaignId, table.scheduledFor),
    index('messages_user_sent').on(table.userId, table.sentAt).where(sql`status = 'sent'`),
    index('messages_user_scheduled').on(table.userId, table.scheduledFor).where(sql`status = 'scheduled'`),
    index('messages_overdue').on(table.scheduledFor, table.campaignId).where(sql`status = 'scheduled'`),
    index('messages_campaign_due').on(table.campaignId, table.scheduledFor).where(sql`status = 'scheduled'`),
    index('messages_offers').on(table.campaignId, table.sentAt).where(sql`offer IS NOT NULL`),
    index('messages_snoozed').on(table.campaignId, table.snoozedUntil).where(sql`snoozed_until IS NOT NULL`),
    // Days that were done without their message being sent are few: streaks find them without looking at all to come.
    index('messages_done_unsent').on(table.campaignId).where(sql`status <> 'sent' AND completed`),
    index('messages_progress').on(
      table.campaignId,
      table.status,
      table.kind,
      table.localDate,
      table.completed,
      table.dayEndsAt,
    ),
    uniqueIndex('messages_slot').on(table.campaignId, table.localDate).where(sql`kind = 'planned'`),
    uniqueIndex('messages_closing').on(table.campaignId, table.localDate).where(sql`kind = 'closing'`),
  ],
);
