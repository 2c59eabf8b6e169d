import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { type Db, ownsCampaign } from '../db/client.ts';
import { campaigns, deliveries, messages, progress, uniqueKind } from '../db/schema.ts';
import type { Mark, Rating } from '../domain.ts';
import { addDays } from '../planning/calendar-date.ts';
import { localDateAt } from '../planning/local-time.ts';
import { inFlightMargin } from '../planning/plan.ts';
import { markedIdOf } from '../progress/progress.repo.ts';

/** `scheduledFor` becomes its delivery's `due_at`. */
export type NewMessage = Omit<typeof messages.$inferInsert, 'campaignId'> & { scheduledFor: number };
type NewOwnMessage = NewMessage & { campaignId: number };

/** A message with its first delivery. */
const plannedColumns = {
  ...getTableColumns(messages),
  scheduledFor: progress.dueAt,
  status: progress.status,
  cause: progress.cause,
  marked: sql<boolean>`(${messages.mark} IS NOT NULL OR ${messages.dayNote} IS NOT NULL)`
    .mapWith(Boolean)
    .as('marked'),
  dropped: sql<boolean>`(${progress.status} = 'skipped' AND ${progress.cause} IS 'every_other_day')`
    .mapWith(Boolean)
    .as('dropped'),
};

export const selectPlanned = (db: Db, userId: number, campaignId: number) =>
  selectMessages(db, userId, campaignId, 'planned');

/** Soonest first. */
export function selectMessages(db: Db, userId: number, campaignId: number, kind: 'planned' | 'extra') {
  return db
    .select(plannedColumns)
    .from(progress)
    .innerJoin(messages, eq(messages.id, progress.messageId))
    .where(
      and(
        sql`${progress.campaignId} = (SELECT id FROM campaigns WHERE id = ${campaignId} AND user_id = ${userId})`,
        eq(progress.kind, kind),
      ),
    )
    .orderBy(asc(progress.dueAt));
}
export type MessageRow = BatchResponse<[ReturnType<typeof selectMessages>]>[0][number];

/** The content entries of the user's other running campaigns, from today (in any time zone) on. */
export const selectElsewhere = (db: Db, userId: number, campaignId: number | undefined, now: number) =>
  db
    .select({ entry: messages.entry, localDate: messages.localDate })
    .from(campaigns)
    .innerJoin(messages, eq(messages.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.userId, userId),
        eq(campaigns.active, true),
        campaignId === undefined ? undefined : ne(campaigns.id, campaignId),
        gte(messages.localDate, addDays(localDateAt(now, 'UTC'), -1)),
        isNotNull(messages.entry),
      ),
    );
export type ElsewhereRow = BatchResponse<[ReturnType<typeof selectElsewhere>]>[0][number];

/** The value of a new message's column: from the campaign, the default, or the JSON field of the same name. */
function newColumn(name: string, column: { default: unknown }) {
  if (name === 'campaignId') return sql`campaign.id`;
  const field = sql`row.value ->> ${sql.raw(`'$.${name}'`)}`;
  return column.default === undefined ? field : sql`coalesce(${field}, ${column.default})`;
}

/**
 * Planned messages with their deliveries, as one JSON parameter, because D1 allows only 100. A batch knows only the
 * seed.
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
          AND ${sql.raw(uniqueKind('m.'))} = 'planned'
        WHERE c.seed = ${campaignSeed}`)
      .onConflictDoNothing(),
  ] as const;
}

/** The columns before and after `due_at` of a new delivery for message `m` of campaign `c`. */
const newDelivery = sql`NULL, c.user_id, c.id, m.id, iif(m.kind = 'extra', 'planned', m.kind), 'message-' || m.id`;
const asNew = sql`'scheduled', NULL, 0, NULL, NULL, NULL, NULL`;

/** Adds a message outside the plan and its delivery, unless `isIt` finds it as message `m`. */
const insertUnless = (db: Db, isIt: ReturnType<typeof sql>, { scheduledFor, ...row }: NewOwnMessage) =>
  [
    db.insert(messages).values(row).onConflictDoNothing(),
    db
      .insert(deliveries)
      .select(sql`
        SELECT ${newDelivery}, ${scheduledFor}, ${asNew} FROM messages AS m JOIN campaigns AS c ON c.id = m.campaign_id
        WHERE m.campaign_id = ${row.campaignId} AND ${isIt}`)
      .onConflictDoNothing(),
  ] as const;

/** Adds nothing if the key's call has added it. */
export async function insertMessage(db: Db, row: NewOwnMessage & { idempotencyKey: string }) {
  const { campaignId, idempotencyKey } = row;
  const [, , [ids]] = await db.batch([
    ...insertUnless(db, sql`m.idempotency_key = ${idempotencyKey}`, row),
    db
      .select({ messageId: sql<number>`${messages.id}`.as('message'), deliveryId: deliveries.id })
      .from(messages)
      .innerJoin(deliveries, eq(deliveries.messageId, messages.id))
      .where(and(eq(messages.campaignId, campaignId), eq(messages.idempotencyKey, idempotencyKey)))
      .orderBy(asc(deliveries.id))
      .limit(1),
  ]);
  if (ids === undefined) throw new Error('The message was not saved');
  return ids;
}

/** Idempotent, because the alarm may fire several times. */
export const insertClosingMessage = (db: Db, row: NewOwnMessage) =>
  insertUnless(db, sql`m.local_date = ${row.localDate} AND m.kind = 'closing'`, row);

export const ownsMessage = (userId: number, id: number) =>
  and(
    eq(messages.id, id),
    sql`${messages.campaignId} IN (SELECT id FROM campaigns WHERE user_id = ${userId})`,
  );

const markedId = (messageId: number) =>
  sql`(SELECT ${sql.raw(markedIdOf('m'))} FROM messages AS m WHERE m.id = ${messageId})`;

/** Whether this mark, made at this instant, is the message's latest. */
const isLatest = (messageId: number, mark: Mark | null, at: number) =>
  sql`EXISTS (SELECT 1 FROM messages WHERE id = ${markedId(messageId)} AND mark IS ${mark} AND marked_at = ${at})`;

/**
 * Unless a later mark was saved. Replaces a pending snooze. A snooze changes nothing if the day was marked done
 * meanwhile.
 */
export function setMark(
  db: Db,
  messageId: number,
  { mark, snoozedUntil }: { mark: Mark | null; snoozedUntil: number | null },
  { at, now }: { at: number; now: number },
) {
  return [
    db
      .update(messages)
      .set({ mark, markedAt: at })
      .where(
        and(
          eq(messages.id, markedId(messageId)),
          or(isNull(messages.markedAt), lte(messages.markedAt, at)),
          snoozedUntil === null ? undefined : sql`${messages.mark} IS NOT 'done'`,
        ),
      ),
    db
      .update(deliveries)
      .set({ status: 'canceled', settledAt: now, nextTryAt: null })
      .where(
        and(
          eq(deliveries.messageId, messageId),
          eq(deliveries.reason, 'snooze'),
          eq(deliveries.status, 'scheduled'),
          isLatest(messageId, mark, at),
        ),
      ),
    db.insert(deliveries).select(sql`
      SELECT NULL, c.user_id, c.id, m.id, 'snooze',
        'message-' || m.id || '-again-' || (1 + (SELECT count(*) FROM deliveries WHERE message_id = m.id AND reason = 'snooze')),
        ${snoozedUntil}, ${asNew}
      FROM messages AS m JOIN campaigns AS c ON c.id = m.campaign_id
      WHERE m.id = ${messageId} AND ${snoozedUntil} IS NOT NULL AND ${isLatest(messageId, mark, at)}`),
  ] as const;
}

export type MessageChange = {
  mark: Mark | null | undefined;
  note: string | null | undefined;
  at: number;
  words: Partial<Omit<NewMessage, 'scheduledFor'>> | undefined;
};

/** Returns nothing if it was on hold already, or has no program to hold. */
export const holdCampaign = (db: Db, userId: number, id: number) =>
  db
    .update(campaigns)
    .set({ onHold: true })
    .where(and(ownsCampaign(userId, id), eq(campaigns.onHold, false), ne(campaigns.kind, 'danger')))
    .returning({ id: campaigns.id });

/** Messages that were sent, or may be on their way, keep their text. */
const hasOpenText = (id: number, now: number) =>
  sql`NOT EXISTS (SELECT 1 FROM deliveries WHERE message_id = ${id} AND reason <> 'snooze'
    AND (status = 'sent' OR (status = 'scheduled' AND due_at <= ${now + inFlightMargin})))`;

/**
 * The latest mark and note win. False if the text wasn't changed because the message was sent, or became due, meanwhile.
 */
export async function changeOwnMessage(
  db: Db,
  userId: number,
  id: number,
  { mark, note, at, words }: MessageChange,
  now: number,
): Promise<boolean> {
  const notes =
    note === undefined
      ? []
      : [
          db
            .update(messages)
            .set({ dayNote: note, notedAt: at })
            .where(and(ownsMessage(userId, id), or(isNull(messages.notedAt), lte(messages.notedAt, at)))),
        ];
  const [first, ...others] = [
    ...(words === undefined
      ? []
      : [
          db
            .update(messages)
            .set(words)
            .where(and(ownsMessage(userId, id), hasOpenText(id, now)))
            .returning({ id: messages.id }),
        ]),
    ...notes,
    // `setMark` doesn't check the owner; the caller has.
    ...(mark === undefined ? [] : setMark(db, id, { mark, snoozedUntil: null }, { at, now })),
  ];
  if (first === undefined) return true;
  const [changed] = await db.batch([first, ...others]);
  return words === undefined || (Array.isArray(changed) && changed.length > 0);
}

/** The caller has checked the owner. */
export const setSmaller = (db: Db, id: number, smaller: boolean) =>
  db.update(messages).set({ smaller }).where(eq(messages.id, id));

/** The caller has checked the owner. */
export function updateRating(db: Db, id: number, rating: Rating | null) {
  return db.update(messages).set({ rating }).where(eq(messages.id, id)).returning({ id: messages.id });
}
