import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { campaignFields, type FieldDeclaration } from '../../campaign-fields.ts';
import { habitKinds, questionIds, retirements, sizes } from '../../domain.ts';
import { users } from './accounts.ts';

const textColumn = (name: string) => text(name).notNull();
const choiceColumn = <const Of extends readonly [string, ...string[]]>(name: string, of: Of) =>
  text(name, { enum: of }).notNull();
const optionalChoiceColumn = <const Of extends readonly [string, ...string[]]>(name: string, of: Of) =>
  text(name, { enum: of });
const flagColumn = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const phraseColumn = (name: string) => text(name);

function columnOf(field: FieldDeclaration) {
  switch (field.is) {
    case 'text':
      return textColumn(field.column);
    case 'choice':
    case 'suggested choice':
      return choiceColumn(field.column, field.of);
    case 'optional choice':
      return optionalChoiceColumn(field.column, field.of);
    case 'flag':
      return flagColumn(field.column);
    case 'phrase':
      return phraseColumn(field.column);
  }
}

type ColumnOf<Field> = Field extends {
  is: 'choice' | 'suggested choice';
  of: infer Of extends readonly [string, ...string[]];
}
  ? ReturnType<typeof choiceColumn<Of>>
  : Field extends { is: 'optional choice'; of: infer Of extends readonly [string, ...string[]] }
    ? ReturnType<typeof optionalChoiceColumn<Of>>
    : Field extends { is: 'flag' }
      ? ReturnType<typeof flagColumn>
      : Field extends { is: 'phrase' }
        ? ReturnType<typeof phraseColumn>
        : ReturnType<typeof textColumn>;

const fieldColumns = Object.fromEntries(
  Object.entries(campaignFields).map(([name, field]) => [name, columnOf(field)]),
) as unknown as { [Name in keyof typeof campaignFields]: ColumnOf<(typeof campaignFields)[Name]> };

export const campaigns = sqliteTable(
  'campaigns',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Random and unique: names the campaign before it has an id, and decides its minute and its texts. */
    seed: text('seed').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...fieldColumns,
    customTime: text('custom_time'),
    /** The local minute of the day at which messages leave, 0 to 1439. */
    sendMinute: integer('send_minute').notNull(),
    kind: text('kind', { enum: habitKinds }).notNull(),
    /** An answer sounded like danger: nothing is sent until the user has read the help page and chosen. */
    onHold: integer('on_hold', { mode: 'boolean' }).notNull().default(false),
    startDate: text('start_date').notNull(),
    timeZone: text('time_zone').notNull(),
    timezoneOffset: integer('timezone_offset').notNull().default(0),
    /** When the campaign closes by itself. */
    endsAt: integer('ends_at').notNull(),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
    completed: integer('completed', { mode: 'boolean' }).notNull().default(false),
    /** Whether the messages ask for the small version first. */
    size: text('size', { enum: sizes }).notNull().default('usual'),
    /** The first day on which messages come again, `YYYY-MM-DD`; null while nothing is paused. */
    pausedUntil: text('paused_until'),
    /** Whether weeks 11 and 12 go on every other day. */
    everyOtherDay: integer('every_other_day', { mode: 'boolean' }).notNull().default(false),
    /** The user keeps every day to the end: every other day is offered no more, though it can still be chosen. */
    everyDayKept: integer('every_day_kept', { mode: 'boolean' }).notNull().default(false),
    /** The campaign that this one repeats: each is repeated once. */
    repeatOf: integer('repeat_of').references((): AnySQLiteColumn => campaigns.id, { onDelete: 'set null' }),
    /** Whether the user said, when it was over, that nothing more is to come of it. */
    finished: integer('finished', { mode: 'boolean' }).notNull().default(false),
    /** When the plan was last made anew; 0 while it is the first one. Texts from before it may say another title. */
    plannedAt: integer('planned_at').notNull().default(0),
    /** Grows with each change of the plan: one that was made from an older reading is not written. */
    planVersion: integer('plan_version').notNull().default(0),
    /** What texts are written from since they were last wanted otherwise; the seed itself until then. */
    textSeed: text('text_seed'),
    /** The version that regenerating made: as long as the plan has it, regenerating can be undone. */
    undoVersion: integer('undo_version'),
    /** The latest week whose messages were written with the progress so far; 0 before the first. */
    writtenThroughWeek: integer('written_through_week').notNull().default(0),
    /** How often that week was written, and when a model that did not answer is asked again. */
    aiTries: integer('ai_tries').notNull().default(0),
    aiNextTryAt: integer('ai_next_try_at'),
    /** What models were used for this campaign, over its whole life. */
    aiCalls: integer('ai_calls').notNull().default(0),
    aiTokens: integer('ai_tokens').notNull().default(0),
    /** The user wants no advice on the style, whatever their thumbs say. */
    styleOffersOff: integer('style_offers_off', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('campaigns_seed').on(table.seed),
    uniqueIndex('campaigns_repeat').on(table.repeatOf),
    index('campaigns_user').on(table.userId, table.createdAt),
    index('campaigns_closing').on(table.endsAt).where(sql`completed = 0`),
  ],
);

/** Texts of messages that are gone, and that are not used again in their campaign. */
export const retiredTexts = sqliteTable(
  'retired_texts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Its content entry, or the key of the text where there is none. */
    textKey: text('text_key').notNull(),
    reason: text('reason', { enum: retirements }).notNull(),
    /** The version of the plan that replaced it; null for one that was disliked. */
    planVersion: integer('plan_version'),
  },
  (table) => [uniqueIndex('retired_texts_once').on(table.campaignId, table.reason, table.textKey)],
);

/** What regenerating changed in a campaign besides its texts, so that it can be undone. */
export const regenerations = sqliteTable('regenerations', {
  campaignId: integer('campaign_id')
    .primaryKey()
    .references(() => campaigns.id, { onDelete: 'cascade' }),
  textSeed: text('text_seed'),
  writtenThroughWeek: integer('written_through_week').notNull(),
});

/** Weekly questions that were closed: answered, kept as they were, or declined. */
export const campaignQuestions = sqliteTable(
  'campaign_questions',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    question: text('question', { enum: questionIds }).notNull(),
    /** 1 to 12 */
    week: integer('week').notNull(),
    outcome: text('outcome', { enum: ['answered', 'kept', 'declined'] }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.question, table.week] })],
);
