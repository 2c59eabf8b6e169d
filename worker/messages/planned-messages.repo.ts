import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, deliveries, messages, replacedTexts, retiredTexts } from '../db/schema.ts';
import type { MessageRow } from './messages.repo.ts';

/** Scheduled, or left out of an every-other-day plan. */
const isOpen = sql.raw("(status = 'scheduled' OR (status = 'skipped' AND cause = 'every_other_day'))");
const idsIn = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

type Place = Partial<typeof messages.$inferInsert> & { scheduledFor: number };

/** Moves a message within the plan, unless it was sent in the meantime. The caller has checked the owner. */
export function moveMessage(db: Db, id: number, { scheduledFor, ...place }: Place) {
  return [
    db
      .update(messages)
      .set(place)
      .where(
        and(
          eq(messages.id, id),
          sql`EXISTS (SELECT 1 FROM deliveries WHERE message_id = ${id} AND reason <> 'snooze' AND ${isOpen})`,
        ),
      ),
    db
      .update(deliveries)
      .set({ dueAt: scheduledFor, status: 'scheduled', cause: null, error: null })
      .where(and(eq(deliveries.messageId, id), ne(deliveries.reason, 'snooze'), isOpen)),
  ] as const;
}

type Touchable = Pick<MessageRow, 'id' | 'edited' | 'marked'>;

/** Whether none of these messages was sent, deleted, edited, marked or noted since they were read. */
export const areUntouched = (messages: readonly Touchable[]) => sql`NOT EXISTS (
  SELECT 1 FROM json_each(${JSON.stringify(messages.map(({ id, edited, marked }) => ({ id, edited, marked })))}) AS row
  WHERE NOT EXISTS (SELECT 1 FROM messages AS m JOIN deliveries AS d ON d.message_id = m.id AND d.reason <> 'snooze'
    WHERE m.id = row.value ->> '$.id' AND m.edited = row.value ->> '$.edited' AND ${isOpen}
      AND (m.mark IS NOT NULL OR m.day_note IS NOT NULL) = row.value ->> '$.marked'))`;

export const removeMessages = (db: Db, ids: readonly number[]) =>
  db.delete(messages).where(sql`${messages.id} IN ${idsIn(ids)}`);

const { campaignId: _campaign, localDate: _date, ...textColumns } = getTableColumns(replacedTexts);
const names = Object.values(textColumns).map(({ name }) => name);

export function saveReplacedTexts(db: Db, campaignId: number, ids: readonly number[]) {
  return [
    db.delete(replacedTexts).where(eq(replacedTexts.campaignId, campaignId)),
    db.insert(replacedTexts).select(sql`
      SELECT campaign_id, local_date, ${sql.raw(names.join(', '))} FROM messages WHERE id IN ${idsIn(ids)}`),
  ] as const;
}

/** Restores replaced texts, except for messages that were sent, edited or marked done since. */
export function restoreTexts(db: Db, campaignId: number, now: number) {
  return [
    db
      .update(messages)
      .set(textColumns)
      .from(replacedTexts)
      .where(
        and(
          eq(messages.campaignId, campaignId),
          eq(replacedTexts.campaignId, messages.campaignId),
          eq(replacedTexts.localDate, messages.localDate),
          eq(messages.kind, 'planned'),
          eq(messages.edited, false),
          sql`${messages.mark} IS NOT 'done'`,
          sql`EXISTS (SELECT 1 FROM deliveries WHERE message_id = ${messages.id} AND reason <> 'snooze'
            AND ${isOpen} AND due_at > ${now})`,
        ),
      )
      .returning({ id: messages.id }),
    db.delete(replacedTexts).where(eq(replacedTexts.campaignId, campaignId)),
  ] as const;
}

/** Leaves unsent messages out of the plan, so that they are neither due nor missed. */
export const dropMessages = (db: Db, ids: readonly number[], error: string) =>
  db
    .update(deliveries)
    .set({ status: 'skipped', cause: 'every_other_day', error })
    .where(and(ne(deliveries.reason, 'snooze'), sql`${deliveries.messageId} IN ${idsIn(ids)}`));

export const selectRetired = (db: Db, userId: number, campaignId: number) =>
  db
    .select({ textKey: retiredTexts.textKey })
    .from(retiredTexts)
    .innerJoin(campaigns, eq(campaigns.id, retiredTexts.campaignId))
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.userId, userId)));

/** Retires the text of a message about to be deleted if it was rated down. The user's own texts are never retired. */
export const retireDisliked = (db: Db, userId: number, messageId: number, textKey: string) =>
  db
    .insert(retiredTexts)
    .select(
      sql`SELECT NULL, m.campaign_id, coalesce(m.entry, ${textKey})
        FROM messages AS m JOIN campaigns AS c ON c.id = m.campaign_id
        WHERE m.id = ${messageId} AND c.user_id = ${userId} AND m.rating = 'down'
          AND (m.entry IS NOT NULL OR m.writer <> 'person')`,
    )
    .onConflictDoNothing();
