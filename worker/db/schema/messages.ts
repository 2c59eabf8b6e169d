import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  marks,
  messageKinds,
  messageStyles,
  messageWriters,
  offers,
  type Range,
  ratings,
  sizes,
  slotKinds,
} from '../../domain.ts';
import { campaigns } from './campaigns.ts';

/** A text and what is known of how it was written. */
const writtenText = {
  content: text('content').notNull(),
  writer: text('writer', { enum: messageWriters }).notNull(),
  /** The style that a writer wrote in; null for a person's words. */
  style: text('style', { enum: messageStyles }),
  /** Where the person's own words stand in the content, as a JSON list of [start, end]. */
  ownWords: text('own_words', { mode: 'json' }).$type<readonly Range[]>(),
  /** The text for SMS where the content is too long for one segment; values may be open in it. */
  short: text('short'),
  /** The position or condition that the text speaks to, such as `first` or `missed-1`; null for an ordinary day. */
  condition: text('condition'),
  /** The content entry that the text was made from; null where a model or a person wrote it. */
  entry: text('entry'),
};

/** What is planned and written for a day, and what the person said of it. When and whether it is sent is in `deliveries`. */
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
    /** True once a person has written or changed the text: no writer touches it any more. */
    edited: integer('edited', { mode: 'boolean' }).notNull().default(false),
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
    /** Whether the person made its day smaller: of no other day. */
    smaller: integer('smaller', { mode: 'boolean' }).notNull().default(false),
    /** The slot of the plan; null for messages outside it. */
    slotIndex: integer('slot_index'),
    week: integer('week').notNull(),
    slotKind: text('slot_kind', { enum: slotKinds }).notNull(),
    localDate: text('local_date').notNull(),
    /** The instant at which that day is over in its zone: from then on the message counts as due. */
    dayEndsAt: integer('day_ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    /** What the person said of its day. */
    mark: text('mark', { enum: marks }),
    /** When the person last said so, or took it back: of two devices that disagree, the later one holds. */
    markedAt: integer('marked_at'),
    /** What the person wrote about its day, and when. */
    dayNote: text('day_note'),
    notedAt: integer('noted_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // One planned and one closing message a day; others may share it.
    uniqueIndex('messages_day').on(
      table.campaignId,
      table.localDate,
      sql`(CASE WHEN kind = 'planned' OR kind = 'closing' THEN kind END)`,
    ),
    // Covers the view `progress`: reading counts and days without the texts takes half as long.
    index('messages_progress').on(table.id, table.kind, table.localDate, table.mark, table.dayEndsAt),
  ],
);

/** The texts that regenerating replaced, by their days, so that it can be undone. */
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
