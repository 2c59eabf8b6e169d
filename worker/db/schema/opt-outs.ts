import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { channelNames, optOutCauses } from '../../domain.ts';
import { users } from './accounts.ts';
import { campaigns } from './campaigns.ts';

/** What a person does not want to get any more, or cannot. */
export const stops = sqliteTable(
  'stops',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: every campaign. */
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Null: every channel. */
    channel: text('channel', { enum: channelNames }),
    /** Campaign and channel in one text: to a unique index two nulls would be two values. */
    scope: text('scope').notNull(),
    cause: text('cause', { enum: optOutCauses }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('stops_once').on(table.userId, table.scope, table.cause),
    index('stops_campaign').on(table.campaignId).where(sql`campaign_id IS NOT NULL`),
  ],
);

/**
 * Stops of everything that outlive the account they were said to, or that a phone without an account said: they hold
 * again for whoever gives the same phone or email.
 */
export const suppressions = sqliteTable(
  'suppressions',
  {
    /** Keyed hash of the channel and the phone or email: it gives neither away. */
    address: text('address').notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    cause: text('cause', { enum: optOutCauses }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.cause] })],
);

/** Answers by text and email that were dealt with, kept so that one that comes twice counts once. */
export const inboundMessages = sqliteTable(
  'inbound_messages',
  {
    /** The provider's own name for it. */
    id: text('id').primaryKey(),
    /** Keyed hash of the phone or address it came from. */
    sender: text('sender').notNull(),
    /** Whether it was answered with an explanation of what can be said. */
    helped: integer('helped', { mode: 'boolean' }).notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (table) => [
    index('inbound_messages_sender').on(table.sender, table.receivedAt),
    index('inbound_messages_age').on(table.receivedAt),
  ],
);
