import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { limitOf, prepared } from '../db/prepared.ts';
import { campaigns, deliveries, messages } from '../db/schema.ts';
import type { ChannelName, Rating } from '../domain.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'campaignId'>;

/** Written out, not bound: only so does SQLite use the indexes that hold messages of one status alone. */
const isScheduled = sql`${messages.status} = 'scheduled'`;
const isSent = sql`${messages.status} = 'sent'`;

/** What of a message is shown: reading all of it would carry half as much again. */
const shown = {
  id: messages.id,
  campaignId: messages.campaignId,
  content: messages.content,
  ownWords: messages.ownWords,
  condition: messages.condition,
  notes: messages.notes,
  kind: messages.kind,
  writer: messages.writer,
  style: messages.style,
  rating: messages.rating,
  offer: messages.offer,
  dropped: messages.dropped,
  scheduledFor: messages.scheduledFor,
  localDate: messages.localDate,
  timeZone: messages.timeZone,
  status: messages.status,
  sentAt: messages.sentAt,
  channel: messages.channel,
  tries: messages.tries,
  reason: messages.reason,
  completed: messages.completed,
  answer: messages.answer,
  snoozedUntil: messages.snoozedUntil,
};

/** As a subquery: two columns called `title` in one joined row would be taken for one inside a batch. */
const withTitle = {
  ...shown,
  completedAt: messages.completedAt,
  campaignTitle:
    sql<string>`(SELECT ${campaigns.title} FROM ${campaigns} WHERE ${campaigns.id} = ${messages.campaignId})`.as(
      'campaign_title',
    ),
};
export type TitledMessageRow = Pick<MessageRow, keyof typeof shown> & { campaignTitle: string };

const ownedBy = (userId: number, id: number) => and(eq(messages.id, id), eq(messages.userId, userId));

const isOwners = eq(messages.userId, sql.placeholder('userId'));

const messagesOfCampaign = prepared(shown, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.campaignId, sql.placeholder('campaignId')), isOwners))
    .orderBy(asc(messages.scheduledFor), asc(messages.id)),
);

/** The messages of one campaign, soonest first, without its title. */
export const selectCampaignMessages = (db: Db, userId: number, campaignId: number) =>
  messagesOfCampaign(db, { userId, campaignId });

const messageOf = prepared(withTitle, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.id, sql.placeholder('id')), isOwners)),
);

export const selectMessage = (db: Db, userId: number, id: number) => messageOf(db, { userId, id });

const latestSent = prepared(withTitle, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(isOwners, isSent))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(limitOf('limit')),
);

/** The newest that were sent. */
export const selectLatestSent = (db: Db, userId: number, limit: number) => latestSent(db, { userId, limit });

/**
 * The person, or nobody where enough was sent: none of what is to come is read then. Not a condition beside the others,
 * as SQLite would ask that of every row.
 */
const personWhoGotFewer = sql`iif((SELECT count(*) FROM (SELECT 1 FROM messages WHERE user_id = ${sql.placeholder('userId')}
  AND status = 'sent' LIMIT ${limitOf('limit')})) < ${sql.placeholder('limit')}, ${sql.placeholder('userId')}, NULL)`;

const soonestScheduled = prepared(withTitle, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.userId, personWhoGotFewer), isScheduled))
    .orderBy(asc(messages.scheduledFor), asc(messages.id))
    .limit(limitOf('limit')),
);

/** The soonest that are to come; none while `limit` messages or more were sent. */
export const selectSoonestScheduled = (db: Db, userId: number, limit: number) =>
  soonestScheduled(db, { userId, limit });

/** What a column of a new message holds: its campaign's, its default, or the field of the same name in the JSON. */
function newColumn(name: string, column: { default: unknown }) {
  if (name === 'id') return sql`NULL`;
  if (name === 'campaignId') return sql`campaign.id`;
  const field = sql`row.value ->> ${sql.raw(`'$.${name}'`)}`;
  return column.default === undefined ? field : sql`coalesce(${field}, ${column.default})`;
}

/**
 * Inserts many messages of one campaign by one statement with one parameter, since a query takes only 100.
 * The campaign is named by its seed: inside a batch its id is not known yet. A day that has its message by now, since
 * a person wrote one or it was sent while the new ones were being written, keeps it.
 */
export function insertMessages(db: Db, campaignSeed: string, rows: readonly NewMessage[]) {
  const columns = Object.entries(getTableColumns(messages)).map(([name, column]) => newColumn(name, column));
  return db
    .insert(messages)
    .select(sql`
      SELECT ${sql.join(columns, sql`, `)}
      FROM ${campaigns} AS campaign, json_each(${JSON.stringify(rows)}) AS row
      WHERE campaign.seed = ${campaignSeed}`)
    .onConflictDoNothing();
}

export function insertMessage(db: Db, row: NewMessage & { campaignId: number }) {
  return db.insert(messages).values(row).returning({ id: messages.id });
}

/** The closing word comes once, however often its alarm fires. */
export function insertClosingMessage(db: Db, row: NewMessage & { campaignId: number }) {
  return db.insert(messages).values(row).onConflictDoNothing();
}

export function updateMessage(db: Db, userId: number, id: number, change: Partial<NewMessage>) {
  return db.update(messages).set(change).where(ownedBy(userId, id)).returning({ id: messages.id });
}

/**
 * Remembers the words of a message that was rated down, so that they do not come back: by their content entry, or by
 * the key of the text where there is none. What a person wrote is not remembered.
 */
function banWords(db: Db, userId: number, id: number, textKey: string) {
  const disliked = sql`FROM messages WHERE id = ${id} AND user_id = ${userId} AND rating = 'down'
    AND (line IS NOT NULL OR writer <> 'person')`;
  return db
    .update(campaigns)
    .set({
      bannedLines: sql`${campaigns.bannedLines} || ' ' || (SELECT coalesce(line, ${textKey}) ${disliked})`,
    })
    .where(sql`${campaigns.id} = (SELECT campaign_id ${disliked})`);
}

/** Deletes a message. Words that were rated down are remembered. */
export function deleteMessage(db: Db, userId: number, id: number, textKey: string) {
  return db.batch([banWords(db, userId, id, textKey), db.delete(messages).where(ownedBy(userId, id))]);
}

/** Changes a message that no library line goes on telling of. Words that were rated down are remembered. */
export async function replaceModelText(
  db: Db,
  userId: number,
  id: number,
  { textKey, change }: { textKey: string; change: Partial<NewMessage> },
) {
  const [, updated] = await db.batch([
    banWords(db, userId, id, textKey),
    updateMessage(db, userId, id, change),
  ]);
  return updated;
}

/** Keeps or takes back a thumb, where the message may have one. */
export function updateRating(db: Db, id: number, rating: Rating | null) {
  return db.update(messages).set({ rating }).where(eq(messages.id, id)).returning({ id: messages.id });
}

/** How the person rated the texts of each style, over all their campaigns. */
export function selectStyleVotes(db: Db, userId: number) {
  return db
    .select({
      campaignId: messages.campaignId,
      style: messages.style,
      up: sql<number>`sum(${messages.rating} = 'up')`.as('up'),
      down: sql<number>`sum(${messages.rating} = 'down')`.as('down'),
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), isSent, isNotNull(messages.rating), isNotNull(messages.style)))
    .groupBy(messages.campaignId, messages.style);
}

type SendResult = {
  messageId: number;
  channel: ChannelName;
  identifier: string;
  outcome: 'accepted' | 'refused' | 'retry';
  reason: string | null;
  providerId: string | null;
  requestId: string | null;
  startedAt: number;
  finishedAt: number;
};

/** Writes down the only try of a message that a person sent at once. */
export function recordManualSend(db: Db, userId: number, result: SendResult) {
  const accepted = result.outcome === 'accepted';
  return db.batch([
    db
      .update(messages)
      .set({
        status: accepted ? 'sent' : 'failed',
        sentAt: accepted ? result.finishedAt : null,
        reason: result.reason,
        channel: result.channel,
        tries: 1,
      })
      .where(ownedBy(userId, result.messageId)),
    db.insert(deliveries).values({ ...result, attempt: 1 }),
  ]);
}
