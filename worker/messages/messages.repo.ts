import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { columnsOf, type Db } from '../db/client.ts';
import { campaigns, deliveries, messages, progress } from '../db/schema.ts';
import type { HoldState } from '../delivery/send.rules.ts';
import type { ChannelName, Mark, MessageStatus, Rating, SkipCause } from '../domain.ts';
import { type Claim, readStatements } from '../http/read-as.ts';

/** A new message of a campaign, with when it is due. */
export type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'campaignId'> & { scheduledFor: number };
type NewOwnMessage = NewMessage & { campaignId: number };

const shown = columnsOf(messages, 'm', [
  ...([
    'id',
    'campaignId',
    'content',
    'ownWords',
    'condition',
    'notes',
    'kind',
    'writer',
    'style',
    'rating',
  ] as const),
  ...(['offer', 'week', 'entry', 'localDate', 'timeZone', 'mark', 'markedAt'] as const),
]);

type OwnDelivery = {
  scheduledFor: number;
  status: MessageStatus;
  cause: SkipCause | null;
  sentAt: number | null;
  channel: ChannelName | null;
  tries: number;
  reason: string | null;
  snoozedUntil: number | null;
};
export type ShownMessage = Pick<typeof messages.$inferSelect, keyof ReturnType<typeof shown.read>> &
  OwnDelivery;

const oneDay = 24 * 60 * 60_000;

/** The columns of a message that is shown, at ?1. A snooze lies within a day of what was put off. */
const shownList = `${shown.list}, d.due_at AS scheduledFor, d.status, d.cause,
  CASE WHEN d.status = 'sent' THEN d.settled_at END AS sentAt, d.channel, d.tries, d.error AS reason,
  CASE WHEN d.due_at <= ?1 + ${oneDay} AND m.day_ends_at > ?1 - ${oneDay} THEN (SELECT s.due_at FROM deliveries s
    WHERE s.message_id = m.id AND s.reason = 'snooze' AND s.status = 'scheduled') END AS snoozedUntil`;

/**
 * What of a campaign `c` and its person decides over its messages, as one text: it is read once for all messages of a
 * campaign.
 */
const campaignText = `(SELECT json_object('title', c.title, 'active', c.active, 'completed', c.completed,
    'onHold', c.on_hold, 'pausedUntil', c.paused_until, 'kind', c.kind, 'checkIns', c.check_ins,
    'deliveryMethod', c.delivery_method, 'emailFallback', u.email_fallback,
    'stops', (SELECT json_group_array(json_object('campaignId', o.campaign_id, 'channel', o.channel, 'cause', o.cause))
      FROM stops o WHERE o.user_id = c.user_id AND (o.campaign_id IS NULL OR o.campaign_id = c.id)))
  FROM users u WHERE u.id = c.user_id)`;

export type MessageCampaign = HoldState & { title: string };
type Flags = 'active' | 'completed' | 'onHold' | 'checkIns' | 'emailFallback';

function readCampaignOf(text: string): MessageCampaign {
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

const plan = columnsOf(campaigns, 'c', ['frequency', 'startDate', 'timeZone', 'sendMinute']);
type PlanRow = ReturnType<typeof plan.read>;

/** ?1 now, ?2 campaign, ?3 person. */
export const messagesOfCampaign = `SELECT ${shownList}
  FROM messages m JOIN deliveries d ON d.message_id = m.id AND d.reason <> 'snooze'
  WHERE m.campaign_id = (SELECT id FROM campaigns WHERE id = ?2 AND user_id = ?3) ORDER BY d.due_at, m.id`;
/** ?1 campaign, ?2 person. */
export const campaignOfMessages = `SELECT ${plan.list}, ${campaignText} AS campaign
  FROM campaigns c WHERE c.id = ?1 AND c.user_id = ?2`;

/** The messages of a campaign, soonest first, and what decides over them; null where there is no such campaign. */
export async function readCampaignMessages(db: Db, claim: Claim, campaignId: number, now: number) {
  const { $client } = db;
  const [[campaign], rows] = await readStatements<[PlanRow & { campaign: string }, ShownMessage]>(
    db,
    claim,
    now,
    [
      $client.prepare(campaignOfMessages).bind(campaignId, claim.userId),
      $client.prepare(messagesOfCampaign).bind(now, campaignId, claim.userId),
    ],
  );
  if (campaign === undefined) return null;
  return {
    plan: plan.read(campaign),
    campaign: readCampaignOf(campaign.campaign),
    rows: rows.map((row) => shown.read(row)),
  };
}

const withCampaign = `SELECT ${shownList}, ${campaignText} AS campaign FROM deliveries d
  JOIN messages m ON m.id = d.message_id JOIN campaigns c ON c.id = m.campaign_id`;
type CampaignText = ShownMessage & { campaign: string };
const readTitled = ({ campaign, ...row }: CampaignText) => ({
  row: shown.read(row),
  campaign: readCampaignOf(campaign),
});

/** As the index `deliveries_user` has it. */
const settledOrDue = 'CASE WHEN d.settled_at IS NULL THEN d.due_at ELSE d.settled_at END';
/** ?1 now, ?2 person, ?3 limit; `+ 0` so that SQLite does not plan twice. */
export const latestSent = `${withCampaign}
  WHERE d.user_id = ?2 AND d.status = 'sent' AND d.message_id IS NOT NULL AND d.reason <> 'snooze'
  ORDER BY ${settledOrDue} DESC, d.id DESC LIMIT ?3 + 0`;
/** The same; of nobody where enough was sent. Not a condition beside the others, as SQLite would ask that of every row. */
export const soonestScheduled = `${withCampaign}
  WHERE d.user_id = iif((SELECT count(*) FROM (SELECT 1 FROM deliveries WHERE user_id = ?2 AND status = 'sent'
    AND message_id IS NOT NULL AND reason <> 'snooze' LIMIT ?3 + 0)) < ?3, ?2, NULL)
    AND d.status = 'scheduled' AND d.message_id IS NOT NULL AND d.reason <> 'snooze'
  ORDER BY ${settledOrDue}, d.id LIMIT ?3 + 0`;

/** The newest sent; while fewer than `limit` are sent, the soonest scheduled fill up. */
export async function readRecentMessages(db: Db, claim: Claim, limit: number, now: number) {
  const [sent, scheduled] = await readStatements<[CampaignText, CampaignText]>(
    db,
    claim,
    now,
    [db.$client.prepare(latestSent), db.$client.prepare(soonestScheduled)].map((statement) =>
      statement.bind(now, claim.userId, limit),
    ) as [D1PreparedStatement, D1PreparedStatement],
  );
  return [...sent, ...scheduled].slice(0, limit).map(readTitled);
}

/** ?1 now, ?2 message, ?3 person. */
export const oneMessage = `${withCampaign} WHERE d.message_id = ?2 AND d.reason <> 'snooze' AND c.user_id = ?3`;

/** A message of the person, with its campaign; null where there is none. */
export async function readOwnMessage(db: Db, claim: Claim, id: number, now: number) {
  const [[found]] = await readStatements<[CampaignText]>(db, claim, now, [
    db.$client.prepare(oneMessage).bind(now, id, claim.userId),
  ]);
  return found === undefined ? null : readTitled(found);
}

/** A message with its own delivery. */
const plannedColumns = {
  ...getTableColumns(messages),
  scheduledFor: progress.dueAt,
  status: progress.status,
  cause: progress.cause,
  completed: sql<boolean>`${messages.mark} IS 'done'`.mapWith(Boolean).as('completed'),
  dropped: sql<boolean>`(${progress.status} = 'skipped' AND ${progress.cause} IS 'every_other_day')`
    .mapWith(Boolean)
    .as('dropped'),
};

/** The planned messages of a campaign, soonest first. */
export function selectPlanned(db: Db, userId: number, campaignId: number) {
  return db
    .select(plannedColumns)
    .from(progress)
    .innerJoin(messages, eq(messages.id, progress.messageId))
    .where(
      and(
        sql`${progress.campaignId} = (SELECT id FROM campaigns WHERE id = ${campaignId} AND user_id = ${userId})`,
        eq(progress.kind, 'planned'),
      ),
    )
    .orderBy(asc(progress.dueAt));
}
export type MessageRow = BatchResponse<[ReturnType<typeof selectPlanned>]>[0][number];

/** What a column of a new message holds: its campaign's, its default, or the field of the same name in the JSON. */
function newColumn(name: string, column: { default: unknown }) {
  if (name === 'id') return sql`NULL`;
  if (name === 'campaignId') return sql`campaign.id`;
  const field = sql`row.value ->> ${sql.raw(`'$.${name}'`)}`;
  return column.default === undefined ? field : sql`coalesce(${field}, ${column.default})`;
}

/**
 * Inserts planned messages of one campaign, each with its delivery, by two statements with one parameter each, since a
 * query takes only 100. The campaign is named by its seed: inside a batch its id is not known yet. A day that has its
 * message by now, since a person wrote one or it was sent while the new ones were being written, keeps it.
 */
export function insertMessages(db: Db, campaignSeed: string, rows: readonly NewMessage[]) {
  const columns = Object.entries(getTableColumns(messages)).map(([name, column]) => newColumn(name, column));
  const json = JSON.stringify(rows);
  return [
    db
      .insert(messages)
      .select(sql`
        SELECT ${sql.join(columns, sql`, `)} FROM ${campaigns} AS campaign, json_each(${json}) AS row
        WHERE campaign.seed = ${campaignSeed}`)
      .onConflictDoNothing(),
    db
      .insert(deliveries)
      .select(sql`
        SELECT ${newDelivery}, row.value ->> '$.scheduledFor', ${asNew}
        FROM campaigns AS c, json_each(${json}) AS row
        CROSS JOIN messages AS m ON m.campaign_id = c.id AND m.local_date = row.value ->> '$.localDate'
          AND (CASE WHEN m.kind = 'planned' OR m.kind = 'closing' THEN m.kind END) = 'planned'
        WHERE c.seed = ${campaignSeed}`)
      .onConflictDoNothing(),
  ] as const;
}

/** The columns of the delivery of a message `m` of a campaign `c` before and after its time. */
const newDelivery = sql`NULL, c.user_id, c.id, m.id, iif(m.kind = 'extra', 'planned', m.kind), 'message-' || m.id`;
const asNew = sql`'scheduled', NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL`;

/** Adds a message that is not of the plan, and its delivery. @returns the ids of both */
export async function insertMessage(db: Db, { scheduledFor, ...row }: NewOwnMessage) {
  const [[message], [delivery]] = await db.batch([
    db.insert(messages).values(row).returning({ id: messages.id }),
    db
      .insert(deliveries)
      .select(sql`
        SELECT ${newDelivery}, ${scheduledFor}, ${asNew} FROM messages AS m JOIN campaigns AS c ON c.id = m.campaign_id
        WHERE m.id = last_insert_rowid()`)
      .returning({ id: deliveries.id }),
  ]);
  if (message === undefined || delivery === undefined) throw new Error('The message was not kept');
  return { messageId: message.id, deliveryId: delivery.id };
}

/** The closing word comes once, however often its alarm fires. */
export function insertClosingMessage(db: Db, { scheduledFor, ...row }: NewOwnMessage) {
  return [
    db.insert(messages).values(row).onConflictDoNothing(),
    db
      .insert(deliveries)
      .select(sql`
        SELECT ${newDelivery}, ${scheduledFor}, ${asNew} FROM messages AS m JOIN campaigns AS c ON c.id = m.campaign_id
        WHERE m.campaign_id = ${row.campaignId} AND m.local_date = ${row.localDate} AND m.kind = 'closing'`)
      .onConflictDoNothing(),
  ] as const;
}

const ownedBy = (userId: number, id: number) =>
  and(
    eq(messages.id, id),
    sql`${messages.campaignId} IN (SELECT id FROM campaigns WHERE user_id = ${userId})`,
  );

/** A snooze that has not left does not come any more. */
function cancelSnooze(db: Db, messageId: number, now: number) {
  return db
    .update(deliveries)
    .set({ status: 'canceled', settledAt: now, nextTryAt: null })
    .where(
      and(
        eq(deliveries.messageId, messageId),
        eq(deliveries.reason, 'snooze'),
        eq(deliveries.status, 'scheduled'),
      ),
    );
}

/** Marks a message, or takes the mark back. What was put off comes no more, or comes at another time. */
export function setMark(
  db: Db,
  messageId: number,
  {
    mark,
    markedAt,
    snoozedUntil,
  }: { mark: Mark | null; markedAt: number | null; snoozedUntil: number | null },
  now: number,
) {
  return [
    db.update(messages).set({ mark, markedAt }).where(eq(messages.id, messageId)),
    cancelSnooze(db, messageId, now),
    db.insert(deliveries).select(sql`
      SELECT NULL, c.user_id, c.id, m.id, 'snooze',
        'message-' || m.id || '-again-' || (1 + (SELECT count(*) FROM deliveries WHERE message_id = m.id AND reason = 'snooze')),
        ${snoozedUntil}, ${asNew}
      FROM messages AS m JOIN campaigns AS c ON c.id = m.campaign_id
      WHERE m.id = ${messageId} AND ${snoozedUntil} IS NOT NULL`),
  ] as const;
}

/**
 * Remembers the words of a message that was rated down, so that they do not come back: by their content entry, or by
 * the key of the text where there is none. What a person wrote is not remembered.
 */
function banWords(db: Db, userId: number, id: number, textKey: string) {
  const disliked = sql`FROM messages WHERE id = ${id} AND rating = 'down' AND (entry IS NOT NULL OR writer <> 'person')`;
  return db
    .update(campaigns)
    .set({
      bannedLines: sql`${campaigns.bannedLines} || ' ' || (SELECT coalesce(entry, ${textKey}) ${disliked})`,
    })
    .where(and(sql`${campaigns.id} = (SELECT campaign_id ${disliked})`, eq(campaigns.userId, userId)));
}

/** Deletes a message. Words that were rated down are remembered. */
export async function deleteMessage(db: Db, userId: number, id: number, textKey: string): Promise<void> {
  await db.batch([banWords(db, userId, id, textKey), db.delete(messages).where(ownedBy(userId, id))]);
}

/**
 * Changes a message. @param change.textKey of words that a writer wrote and that are replaced: where they were rated
 * down, they are remembered
 * @returns whether there is such a message
 */
export async function changeOwnMessage(
  db: Db,
  userId: number,
  id: number,
  {
    columns,
    textKey,
    endsSnooze,
    now,
  }: {
    columns: Partial<Omit<NewMessage, 'scheduledFor'>>;
    textKey: string | null;
    endsSnooze: boolean;
    now: number;
  },
): Promise<boolean> {
  const [found] = await db.batch([
    db.select({ id: messages.id }).from(messages).where(ownedBy(userId, id)),
    ...(textKey === null ? [] : [banWords(db, userId, id, textKey)]),
    db.update(messages).set(columns).where(ownedBy(userId, id)),
    ...(endsSnooze ? [cancelSnooze(db, id, now)] : []),
  ]);
  return found.length > 0;
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
    .from(progress)
    .innerJoin(messages, eq(messages.id, progress.messageId))
    .where(
      and(
        eq(progress.userId, userId),
        eq(progress.status, 'sent'),
        isNotNull(messages.rating),
        isNotNull(messages.style),
      ),
    )
    .groupBy(messages.campaignId, messages.style);
}
