import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import {
  type CampaignField,
  campaignFields,
  type FieldDeclaration,
  type FieldValues,
} from '../../campaign-fields.ts';
import { channelNames } from '../../channels.ts';
import { habitKinds, optOutCauses, questionIds, sizes } from '../../domain.ts';
import { users } from './accounts.ts';

const flagColumn = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const optionalColumn = <Value extends string>(name: string, field: FieldDeclaration) =>
  text(name, 'of' in field ? { enum: field.of } : {}).$type<Value>();
const textColumn = <Value extends string>(name: string, field: FieldDeclaration) =>
  optionalColumn<Value>(name, field).notNull();

function columnOf(name: string, field: FieldDeclaration) {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (field.is === 'flag') return flagColumn(column);
  const isOptional = field.is === 'phrase' || field.is === 'optional choice';
  return isOptional ? optionalColumn(column, field) : textColumn(column, field);
}

type ColumnOf<Value> = [Value] extends [boolean]
  ? ReturnType<typeof flagColumn>
  : [Value] extends [string]
    ? ReturnType<typeof textColumn<Value>>
    : ReturnType<typeof optionalColumn<Value & string>>;

const fieldColumns = Object.fromEntries(
  Object.entries(campaignFields).map(([name, field]) => [name, columnOf(name, field)]),
) as unknown as { [Name in CampaignField]: ColumnOf<FieldValues[Name]> };

export const campaigns = sqliteTable(
  'campaigns',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Random and unique. Identifies the campaign before it has an id, and determines its send minute. */
    seed: text('seed').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...fieldColumns,
    customTime: text('custom_time'),
    /** The local minute of the day at which messages are sent, 0 to 1439. */
    sendMinute: integer('send_minute').notNull(),
    kind: text('kind', { enum: habitKinds }).notNull(),
    /** Set when an answer, reply, note or message to oneself sounds like danger. Nothing is sent until the user has seen the help page and made a choice. */
    onHold: integer('on_hold', { mode: 'boolean' }).notNull().default(false),
    startDate: text('start_date').notNull(),
    timeZone: text('time_zone').notNull(),
    timezoneOffset: integer('timezone_offset').notNull().default(0),
    endsAt: integer('ends_at').notNull(),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
    completed: integer('completed', { mode: 'boolean' }).notNull().default(false),
    /** `small`: messages ask for the small version first. */
    size: text('size', { enum: sizes }).notNull().default('usual'),
    /** The day after the pause, `YYYY-MM-DD`. May lie in the past; null if there was no pause. */
    pausedUntil: text('paused_until'),
    /** Weeks 11 and 12 have messages every other day. */
    everyOtherDay: integer('every_other_day', { mode: 'boolean' }).notNull().default(false),
    /** The user chose to keep daily messages, so every other day is no longer offered. It can still be chosen. */
    everyDayKept: integer('every_day_kept', { mode: 'boolean' }).notNull().default(false),
    repeatOf: integer('repeat_of').references((): AnySQLiteColumn => campaigns.id, { onDelete: 'set null' }),
    /** The user chose not to continue after the campaign completed. */
    finished: integer('finished', { mode: 'boolean' }).notNull().default(false),
    /** When the plan was last renewed; 0 for the first plan. Older texts may mention an earlier title. */
    plannedAt: integer('planned_at').notNull().default(0),
    /** Incremented by each change of the plan, for optimistic locking. */
    planVersion: integer('plan_version').notNull().default(0),
    /** Changes whenever the texts are regenerated; null before that. */
    textSeed: text('text_seed'),
    /** The plan version after regenerating. Regenerating can be undone while the plan still has this version. */
    undoVersion: integer('undo_version'),
    /** `textSeed` and `writtenThroughWeek` from before regenerating. */
    undoSeed: text('undo_seed'),
    undoWeek: integer('undo_week'),
    /** The latest week whose messages were rewritten with the progress so far; 0 before the first. */
    writtenThroughWeek: integer('written_through_week').notNull().default(0),
    /** Attempts to rewrite the coming week, and when to retry a model that didn't answer. */
    aiNextTryAt: integer('ai_next_try_at'),
    aiTokens: integer('ai_tokens').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('campaigns_seed').on(table.seed),
    uniqueIndex('campaigns_repeat').on(table.repeatOf),
    index('campaigns_user').on(table.userId, table.createdAt),
    index('campaigns_closing').on(table.endsAt).where(sql`completed = 0`),
  ],
);

export const retiredTexts = sqliteTable(
  'retired_texts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The content entry, or a key made from the text if there is none. */
    textKey: text('text_key').notNull(),
  },
  (table) => [uniqueIndex('retired_texts_once').on(table.campaignId, table.textKey)],
);

/** Weekly questions that are closed: answered, confirmed as they were, or declined. */
export const campaignQuestions = sqliteTable(
  'campaign_questions',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    question: text('question', { enum: questionIds }).notNull(),
    week: integer('week').notNull(),
    outcome: text('outcome', { enum: ['answered', 'kept', 'declined'] }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.question, table.week] })],
);

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
