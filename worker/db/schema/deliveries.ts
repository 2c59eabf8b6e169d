import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { channelNames, deliveryOutcomes } from '../../domain.ts';
import { users } from './accounts.ts';
import { messages } from './messages.ts';

/** One row for each try to deliver a message. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: channelNames }).notNull(),
    attempt: integer('attempt').notNull(),
    /** The same over every try of one message, so that a second try replaces rather than repeats; another for each time it was put off. */
    identifier: text('identifier').notNull(),
    outcome: text('outcome', { enum: deliveryOutcomes }).notNull(),
    reason: text('reason'),
    /** What the provider calls it; for an email, its Message-ID. */
    providerId: text('provider_id'),
    /** What an email service calls the call that handed it over: its news of the email name that. */
    requestId: text('request_id'),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at').notNull(),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(
      table.messageId,
      table.identifier,
      table.attempt,
      table.channel,
      table.outcome,
    ),
  ],
);

export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /**
     * The session that made it: it goes when that is ended, and stays when that merely runs out, so it refers to nothing.
     * Null for those from before this was kept, until their browser renews them.
     */
    sessionId: text('session_id'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
  ],
);

/** What a person would have got, where a channel has no provider; development only. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: channelNames }).notNull(),
    identifier: text('identifier').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('outbox_user').on(table.userId, table.createdAt),
    uniqueIndex('outbox_once').on(table.channel, table.identifier),
  ],
);
