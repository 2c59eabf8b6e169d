import { and, asc, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from '../db/client.ts';
import { limitOf, prepared } from '../db/prepared.ts';
import { campaigns, deliveries, messages } from '../db/schema.ts';
import type { HoldState } from '../delivery/sending.rules.ts';
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

/**
 * What of a campaign and its person decides over its messages, as one text: joined columns of one name would be taken
 * for one inside a batch. Joined to an empty text, because SQLite would put JSON into JSON as it is.
 */
const campaignText = (id: SQL | SQLiteColumn) =>
  sql<string>`(SELECT json_object('title', c.title, 'active', c.active, 'completed', c.completed, 'onHold', c.on_hold,
    'pausedUntil', c.paused_until, 'kind', c.kind, 'checkIns', c.check_ins, 'deliveryMethod', c.delivery_method,
    'emailFallback', u.email_fallback, 'stops', (SELECT json_group_array(json_object('campaignId', o.campaign_id,
      'channel', o.channel, 'cause', o.cause)) FROM stops o
      WHERE o.user_id = c.user_id AND (o.campaign_id IS NULL OR o.campaign_id = c.id))) || ''
  FROM campaigns c JOIN users u ON u.id = c.user_id WHERE c.id = ${id})`.as('campaign');

const withCampaign = {
  ...shown,
  completedAt: messages.completedAt,
  campaign: campaignText(messages.campaignId),
};
export type ShownMessage = Pick<MessageRow, keyof typeof shown>;
export type MessageCampaign = HoldState & { title: string };
type Flags = 'active' | 'completed' | 'onHold' | 'checkIns' | 'emailFallback';

/** Reads the `campaign` of a row. */
export function readCampaignOf(text: string): MessageCampaign {
  const row: Omit<MessageCampaign, Flags> & Record<Flags, 0 | 1> = JSON.parse(text);
  return {
    ...row,
    active: row.active === 1,
    completed: row.completed === 1,
    onHold: row.onHold === 1,
    checkIns: row.checkIns === 1,
    emailFallback: row.emailFallback === 1,
  };
}

const campaignOf = prepared({ campaign: campaignText(campaigns.id) }, (db, columns) =>
  db
    .select(columns)
    .from(campaigns)
    .where(and(eq(campaigns.id, sql.placeholder('id')), eq(campaigns.userId, sql.placeholder('userId')))),
);

/** What of a campaign decides over its messages. */
export const selectMessageCampaign = (db: Db, userId: number, id: number) => campaignOf(db, { userId, id });

const ownedBy = (userId: number, id: number) => and(eq(messages.id, id), eq(messages.userId, userId));

const isOwners = eq(messages.userId, sql.placeholder('userId'));

const messagesOfCampaign = prepared(shown, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.campaignId, sql.placeholder('campaignId')), isOwners))
    .orderBy(asc(messages.scheduledFor), asc(messages.id)),
);

/** The messages of one campaign, soonest first, without the campaign. */
export const selectCampaignMessages = (db: Db, userId: number, campaignId: number) =>
  messagesOfCampaign(db, { userId, campaignId });

const messageOf = prepared(withCampaign, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.id, sql.placeholder('id')), isOwners)),
);

export const selectMessage = (db: Db, userId: number, id: number) => messageOf(db, { userId, id });

const latestSent = prepared(withCampaign, (db, columns) =>
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

const soonestScheduled = prepared(withCampaign, (db, columns) =>
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
