import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { channelNames } from '../../channels.ts';
import { optOutCauses } from '../../domain.ts';
import { users } from './accounts.ts';
import { campaigns } from './campaigns.ts';

/**
 * A choice to stop a campaign or everything. Also texts that bounced, which concern that account's phone and carrier.
 */
export const optOuts = sqliteTable(
  'opt_outs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: channelNames }),
    /** Campaign and channel as one text, because a unique index treats nulls as distinct. */
    scope: text('scope').notNull(),
    cause: text('cause', { enum: optOutCauses }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('opt_outs_once').on(table.userId, table.scope, table.cause),
    index('opt_outs_campaign').on(table.campaignId).where(sql`campaign_id IS NOT NULL`),
  ],
);

/** Emails and phones that no account may send to. They outlive accounts, and only the address's owner can lift them. */
export const suppressions = sqliteTable(
  'suppressions',
  {
    /** Keyed hash of the channel and the phone or email, so that it reveals neither. */
    address: text('address').notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    cause: text('cause', { enum: optOutCauses }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.cause] })],
);

/** A user's stops: their opt-outs and the suppressions of their addresses. */
export const stops = sqliteView('stops', {
  userId: integer('user_id').notNull(),
  /** Null for a suppression. */
  id: integer('id'),
  campaignId: integer('campaign_id'),
  channel: text('channel', { enum: channelNames }),
  cause: text('cause', { enum: optOutCauses }).notNull(),
  createdAt: integer('created_at').notNull(),
}).as(sql`
  SELECT user_id, id, campaign_id, channel, cause, created_at FROM opt_outs
  UNION ALL
  SELECT u.id, NULL, NULL, s.channel, s.cause, s.created_at FROM users u JOIN suppressions s
    ON s.address IN (u.email_hash, u.phone_hash)`);

/** Replies by text and email that were processed, to recognize duplicates. */
export const inboundMessages = sqliteTable(
  'inbound_messages',
  {
    id: text('id').primaryKey(),
    /** Keyed hash of the phone or address it came from. */
    sender: text('sender').notNull(),
    /** The reply was answered with an explanation. */
    helped: integer('helped', { mode: 'boolean' }).notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (table) => [
    index('inbound_messages_sender').on(table.sender, table.receivedAt),
    index('inbound_messages_age').on(table.receivedAt),
  ],
);
