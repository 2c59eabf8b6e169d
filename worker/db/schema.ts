import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { carriers, type TimeZone, timeZoneIds } from '../accounts/accounts.schemas.ts';
import { deliveryMethods, frequencies, messageStyles, messageTimes } from '../campaigns/campaigns.schemas.ts';
import { deliveryOutcomes } from '../deliveries/deliveries.schemas.ts';
import { messageKinds, messageStatuses, messageWriters } from '../messages/messages.schemas.ts';
import { stopCauses } from '../stops/stops.schemas.ts';
import { slotKinds } from '../writers/writer.ts';

/** Instants are epoch milliseconds in UTC; `…Date` columns are wall-clock dates `YYYY-MM-DD` in the row's time zone. */

export const channelNames = ['email', 'sms', 'push'] as const;
export const answers = ['done', 'skipped'] as const;

export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    username: text('username').notNull(),
    /** The username and email as they are compared: trimmed, lower case, Unicode NFKC. */
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    emailVerifiedAt: integer('email_verified_at'),
    /** Argon2id in PHC form, parameters inside; null for those who only ever sign in through a provider. */
    passwordHash: text('password_hash'),
    /** In E.164. */
    phone: text('phone'),
    carrier: text('carrier', { enum: carriers }),
    /** Whether email may stand in when a text or an app notification is refused for good. */
    emailFallback: integer('email_fallback', { mode: 'boolean' }).notNull().default(true),
    googleId: text('google_id'),
    avatar: text('avatar'),
    /** Provider tokens, encrypted; used only to revoke the grant. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    timezone: text('timezone', { enum: timeZoneIds as [TimeZone, ...TimeZone[]] }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_email_key').on(table.emailKey),
    uniqueIndex('users_google_id').on(table.googleId),
    index('users_phone').on(table.phone),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** How often something limited was tried in the current window. The key is a keyed hash: it gives away no name or address. */
export const attempts = sqliteTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: integer('window_ends_at').notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
);

export const campaigns = sqliteTable(
  'campaigns',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Random and unique: names the campaign before it has an id, and decides its minute and its texts. */
    seed: text('seed').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    frequency: text('frequency', { enum: frequencies }).notNull(),
    messageTime: text('message_time', { enum: messageTimes }).notNull(),
    customTime: text('custom_time'),
    /** The local minute of the day at which messages leave, 0 to 1439. */
    sendMinute: integer('send_minute').notNull(),
    messageStyle: text('message_style', { enum: messageStyles }).notNull(),
    deliveryMethod: text('delivery_method', { enum: deliveryMethods }).notNull(),
    /** 'After {anchor} I will {action}', and why it matters: the person's own words, all of them optional. */
    planAnchor: text('plan_anchor'),
    planAction: text('plan_action'),
    planWhy: text('plan_why'),
    startDate: text('start_date').notNull(),
    timeZone: text('time_zone').notNull(),
    timezoneOffset: integer('timezone_offset').notNull().default(0),
    /** When the campaign closes by itself. */
    endsAt: integer('ends_at').notNull(),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
    completed: integer('completed', { mode: 'boolean' }).notNull().default(false),
    /** When the plan was last made anew; 0 while it is the first one. Texts from before it may say another title. */
    plannedAt: integer('planned_at').notNull().default(0),
    /** What texts are written from since they were last wanted otherwise; the seed itself until then. */
    textSeed: text('text_seed'),
    /** The latest week whose messages were written with the progress so far; 0 before the first. */
    writtenThroughWeek: integer('written_through_week').notNull().default(0),
    /** How often that week was written, and when a model that did not answer is asked again. */
    aiTries: integer('ai_tries').notNull().default(0),
    aiNextTryAt: integer('ai_next_try_at'),
    /** What models were used for this campaign, over its whole life. */
    aiCalls: integer('ai_calls').notNull().default(0),
    aiTokens: integer('ai_tokens').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('campaigns_seed').on(table.seed),
    index('campaigns_user').on(table.userId, table.createdAt),
    index('campaigns_closing').on(table.endsAt).where(sql`completed = 0`),
  ],
);

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
    index('messages_campaign_time').on(table.campaignId, table.scheduledFor),
    index('messages_user_sent').on(table.userId, table.sentAt).where(sql`status = 'sent'`),
    index('messages_user_scheduled').on(table.userId, table.scheduledFor).where(sql`status = 'scheduled'`),
    index('messages_overdue').on(table.scheduledFor, table.campaignId).where(sql`status = 'scheduled'`),
    index('messages_campaign_due').on(table.campaignId, table.scheduledFor).where(sql`status = 'scheduled'`),
    index('messages_snoozed').on(table.campaignId, table.snoozedUntil).where(sql`snoozed_until IS NOT NULL`),
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
    providerId: text('provider_id'),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at').notNull(),
  },
  (table) => [
    uniqueIndex('deliveries_try').on(table.messageId, table.identifier, table.attempt, table.channel),
  ],
);

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
    cause: text('cause', { enum: stopCauses }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('stops_once').on(table.userId, table.scope, table.cause)],
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
