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
import { channelNames } from '../channels.ts';
import {
  attemptOutcomes,
  deliveryReasons,
  marks,
  messageKinds,
  messageStatuses,
  messageWriters,
  offers,
  type Range,
  ratings,
  sizes,
  skipCauses,
  slotKinds,
} from '../domain.ts';
import { users } from './schema/accounts.ts';
import { campaigns } from './schema/campaigns.ts';

/** Instants are epoch milliseconds in UTC; `…Date` columns are wall-clock dates `YYYY-MM-DD` in the row's time zone. */
export * from './schema/accounts.ts';
export * from './schema/campaigns.ts';

const writtenText = {
  content: text('content').notNull(),
  writer: text('writer', { enum: messageWriters }).notNull(),
  ownWords: text('own_words', { mode: 'json' }).$type<readonly Range[]>(),
  /** A shorter text for SMS if the content doesn't fit into one segment. May have placeholders. */
  short: text('short'),
  /** The position or condition that the text is for, such as `first` or `missed-1`; null for an ordinary day. */
  condition: text('condition'),
  /** The content entry that the text was made from; null if a model or the user wrote it. */
  entry: text('entry'),
};

/** Two indexes have these expressions, so SQLite only uses them for queries with the same ones. */
export const uniqueKind = (m = '') =>
  `(CASE WHEN ${m}kind = 'planned' OR ${m}kind = 'closing' THEN ${m}kind END)`;
export const settledOrDue = (d = '') =>
  `(CASE WHEN ${d}settled_at IS NULL THEN ${d}due_at ELSE ${d}settled_at END)`;

/** The text for one day, and how the user marked that day. `deliveries` says when and whether it is sent. */
export const messages = sqliteTable(
  'messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: messageKinds }).notNull(),
    notes: text('notes').notNull(),
    ...writtenText,
    /** The user wrote or changed the text, so writers leave it alone. */
    edited: integer('edited', { mode: 'boolean' }).notNull().default(false),
    rating: text('rating', { enum: ratings }),
    /** Decided when the message is sent. */
    offer: text('offer', { enum: offers }),
    /** The campaign's time window, or custom time, before the user moved it through this message. */
    movedFrom: text('moved_from'),
    /** The minute in that window. Stored because a repeated campaign's minute isn't derived from its seed. */
    movedFromMinute: integer('moved_from_minute'),
    /** The campaign's size before the user made it smaller through this message. */
    sizeFrom: text('size_from', { enum: sizes }),
    /** The user chose the small version for this day only. */
    smaller: integer('smaller', { mode: 'boolean' }).notNull().default(false),
    slotIndex: integer('slot_index'),
    week: integer('week').notNull(),
    slotKind: text('slot_kind', { enum: slotKinds }).notNull(),
    localDate: text('local_date').notNull(),
    /** When the day ends in its zone, and so becomes due. */
    dayEndsAt: integer('day_ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    mark: text('mark', { enum: marks }),
    /** When the mark was last changed. If two devices disagree, the later change wins. */
    markedAt: integer('marked_at'),
    dayNote: text('day_note'),
    notedAt: integer('noted_at'),
    /** Identifies the call that added the message, so that a repeated call adds nothing. Null for the plan's messages. */
    idempotencyKey: text('idempotency_key'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // At most one planned and one closing message a day.
    uniqueIndex('messages_day').on(table.campaignId, table.localDate, sql.raw(uniqueKind())),
    uniqueIndex('messages_call')
      .on(table.campaignId, table.idempotencyKey)
      .where(sql`idempotency_key IS NOT NULL`),
  ],
);

/** The texts from before the messages were regenerated, for undo. */
export const replacedTexts = sqliteTable(
  'replaced_texts',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    localDate: text('local_date').notNull(),
    ...writtenText,
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.localDate] })],
);

/** One thing to send at one time. Each message starts with one delivery; each snooze adds another. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a test. Not a foreign key: the row is deleted with its message. */
    campaignId: integer('campaign_id'),
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: deliveryReasons }).notNull(),
    /** The ID that we give providers. All attempts share it, so providers can recognize duplicates. */
    identifier: text('identifier').notNull(),
    dueAt: integer('due_at').notNull(),
    /** canceled: a snooze that a later reply replaced. */
    status: text('status', { enum: [...messageStatuses, 'canceled'] })
      .notNull()
      .default('scheduled'),
    nextTryAt: integer('next_try_at'),
    tries: integer('tries').notNull().default(0),
    /** The channel that accepted the delivery, or was tried last. */
    channel: text('channel', { enum: channelNames }),
    cause: text('cause', { enum: skipCauses }),
    /** The user-facing reason why it was not sent, refused or returned. */
    error: text('error'),
    /** When a provider accepted it, if it was sent. */
    settledAt: integer('settled_at'),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.messageId, table.identifier),
    index('deliveries_campaign').on(
      table.campaignId,
      table.status,
      table.dueAt,
      // Covers the view `progress`.
      table.reason,
      table.messageId,
      table.cause,
    ),
    index('deliveries_user').on(table.userId, table.status, sql.raw(settledOrDue())),
    index('deliveries_overdue').on(table.dueAt).where(sql`status = 'scheduled'`),
  ],
);

/** One row per attempt, and one per later report about it. */
export const deliveryAttempts = sqliteTable(
  'delivery_attempts',
  {
    id: integer('id').primaryKey(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    channel: text('channel', { enum: channelNames }).notNull(),
    outcome: text('outcome', { enum: attemptOutcomes }).notNull(),
    error: text('error'),
    /** The provider's id; for an email, its Message-ID. */
    providerId: text('provider_id'),
    /** The email service's id for the request, which its later reports refer to. */
    requestId: text('request_id'),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at').notNull(),
  },
  (table) => [
    uniqueIndex('delivery_attempts_once').on(table.deliveryId, table.attempt, table.channel, table.outcome),
  ],
);

/**
 * Each message with its first delivery. `due_from`: when the day becomes due; null if never. A day marked done is due
 * from its start, even before its message is sent. SQLite knows no time zones, so that start is an hour off on days when
 * clocks change.
 */
export const progress = sqliteView('progress', {
  messageId: integer('message_id').notNull(),
  userId: integer('user_id').notNull(),
  campaignId: integer('campaign_id').notNull(),
  kind: text('kind', { enum: messageKinds }).notNull(),
  status: text('status', { enum: messageStatuses }).notNull(),
  cause: text('cause', { enum: skipCauses }),
  dueAt: integer('due_at').notNull(),
  settledAt: integer('settled_at'),
  channel: text('channel', { enum: channelNames }),
  tries: integer('tries').notNull(),
  error: text('error'),
  isDone: integer('is_done', { mode: 'boolean' }).notNull(),
  dueFrom: integer('due_from'),
}).as(sql`
  SELECT d.user_id, d.campaign_id, d.id AS delivery_id, d.reason, d.status, d.cause, d.due_at, d.settled_at,
    d.channel, d.tries, d.error, m.id AS message_id, m.kind, m.slot_index, m.week, m.slot_kind, m.local_date,
    m.day_ends_at, m.time_zone, m.mark, m.marked_at, m.day_note, m.writer, m.edited, m.condition, m.entry, m.offer,
    m.rating, m.notes,
    m.content, m.own_words, m.short, m.kind = 'planned' AND m.mark IS 'done' AS is_done,
    CASE WHEN m.kind <> 'planned' THEN NULL
      WHEN m.mark IS 'done' AND d.status <> 'failed' THEN m.day_ends_at - 86400000
      WHEN d.status = 'sent' OR (m.mark IS 'skipped' AND d.cause IS 'day_skipped') THEN m.day_ends_at END AS due_from
  FROM deliveries d JOIN messages m ON m.id = d.message_id
  WHERE d.reason <> 'snooze'`);

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
    /** The session that subscribed. Expiring keeps the subscription, so this isn't a foreign key. */
    sessionId: text('session_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
  ],
);

/** Development only: what channels without a provider would have sent. */
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
