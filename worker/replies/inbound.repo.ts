import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import { deliveries, inboundMessages, messages, users } from '../db/schema.ts';

/** More people than this do not share a phone or an address. */
const mostPeople = 20;

/** Whose phone it is. @param phone in E.164 */
export async function findPeopleByPhone(db: Db, phone: string): Promise<number[]> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone)).limit(mostPeople);
  return found.map(({ id }) => id);
}

/** The message that reached one of these people last by text, a second delivery after a snooze included. */
export async function findLatestText(
  db: Db,
  userIds: readonly number[],
  after: number,
): Promise<number | null> {
  const [latest] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        inArray(messages.userId, [...userIds]),
        sql`${messages.status} = 'sent'`,
        gt(messages.sentAt, after),
        sql`EXISTS (SELECT 1 FROM deliveries WHERE message_id = ${messages.id} AND channel = 'sms' AND outcome = 'accepted')`,
      ),
    )
    .orderBy(
      desc(
        sql`(SELECT max(finished_at) FROM deliveries WHERE message_id = ${messages.id} AND channel = 'sms' AND outcome = 'accepted')`,
      ),
    )
    .limit(1);
  return latest?.id ?? null;
}

/**
 * The message of a person that was sent since `after` in an email with one of these Message-IDs; null where there is
 * none.
 * @param sender the email as emails are compared, or the phone in E.164, that must be the person's own
 */
export async function findByMessageId(
  db: Db,
  messageIds: readonly string[],
  sender: string,
  after: number,
): Promise<number | null> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(deliveries, eq(deliveries.messageId, messages.id))
    .where(
      and(
        sql`${messages.userId} IN (SELECT id FROM users WHERE email_key = ${sender} UNION SELECT id FROM users WHERE phone = ${sender})`,
        sql`${messages.status} = 'sent'`,
        gt(messages.sentAt, after),
        eq(deliveries.outcome, 'accepted'),
        inArray(deliveries.providerId, [...messageIds]),
      ),
    )
    .orderBy(desc(messages.sentAt))
    .limit(1);
  return found?.id ?? null;
}

/** Whether an answer was dealt with before, and whether its sender got an explanation since `after`. */
export async function readHistory(db: Db, id: string, sender: string, after: number) {
  const [[known], [helped]] = await db.batch([
    db.select({ id: inboundMessages.id }).from(inboundMessages).where(eq(inboundMessages.id, id)),
    db
      .select({ id: inboundMessages.id })
      .from(inboundMessages)
      .where(
        and(
          eq(inboundMessages.sender, sender),
          gt(inboundMessages.receivedAt, after),
          eq(inboundMessages.helped, true),
        ),
      )
      .limit(1),
  ]);
  return { isKnown: known !== undefined, wasHelped: helped !== undefined };
}

/** A statement of another feature that an answer leads to. */
export type Statement = BatchItem<'sqlite'>;

/**
 * Carries out what an answer leads to, in one transaction with remembering it; forgets answers from before `before`.
 * @returns what each statement returned
 * @throws when the answer was dealt with already; nothing is carried out then
 */
export async function carryOut(
  db: Db,
  inbound: typeof inboundMessages.$inferInsert,
  before: number,
  statements: readonly Statement[],
): Promise<unknown[]> {
  const [, , ...results] = await db.batch([
    db.insert(inboundMessages).values(inbound),
    db.delete(inboundMessages).where(lt(inboundMessages.receivedAt, before)),
    ...statements,
  ]);
  return results;
}
