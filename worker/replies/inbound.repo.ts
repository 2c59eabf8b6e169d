import { and, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import { deliveries, deliveryAttempts, inboundMessages, users } from '../db/schema.ts';

/** More people than this do not share a phone or an address. */
const MAX_PEOPLE = 20;

/** Whose phone it is. @param phone in E.164 */
export async function findPeopleByPhone(db: Db, phone: string): Promise<number[]> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone)).limit(MAX_PEOPLE);
  return found.map(({ id }) => id);
}

/** As the index `deliveries_user` has it. */
const settledOrDue = sql`(CASE WHEN settled_at IS NULL THEN due_at ELSE settled_at END)`;

/** The message that reached one of these people last by text, also where it came again after a snooze. */
export async function findLatestText(
  db: Db,
  userIds: readonly number[],
  after: number,
): Promise<number | null> {
  const [latest] = await db
    .select({ id: deliveries.messageId })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.userId, [...userIds]),
        eq(deliveries.status, 'sent'),
        sql`${settledOrDue} > ${after}`,
        eq(deliveries.channel, 'sms'),
        isNotNull(deliveries.messageId),
      ),
    )
    .orderBy(desc(settledOrDue))
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
    .select({ id: deliveries.messageId })
    .from(deliveries)
    .innerJoin(deliveryAttempts, eq(deliveryAttempts.deliveryId, deliveries.id))
    .where(
      and(
        sql`${deliveries.userId} IN (SELECT id FROM users WHERE email_key = ${sender} UNION SELECT id FROM users WHERE phone = ${sender})`,
        eq(deliveries.status, 'sent'),
        sql`${settledOrDue} > ${after}`,
        eq(deliveryAttempts.outcome, 'accepted'),
        inArray(deliveryAttempts.providerId, [...messageIds]),
        isNotNull(deliveries.messageId),
      ),
    )
    .orderBy(desc(settledOrDue))
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
