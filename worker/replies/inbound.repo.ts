import { and, count, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import { deliveries, inboundMessages, users } from '../db/schema.ts';

/** Whose phone it is, with what stands against texts to each of them: 'all', or 'some' campaigns that run. @param phone in E.164 */
export const readPeopleWithPhone = (db: Db, phone: string) =>
  db
    .select({
      stopped: sql<'all' | 'some' | null>`
        CASE WHEN EXISTS (SELECT 1 FROM opt_outs o WHERE o.user_id = users.id AND o.campaign_id IS NULL
            AND (o.channel IS NULL OR o.channel = 'sms'))
            OR EXISTS (SELECT 1 FROM suppressions s WHERE s.address = users.phone_hash) THEN 'all'
          WHEN EXISTS (SELECT 1 FROM opt_outs o JOIN campaigns c ON c.id = o.campaign_id AND c.active
            WHERE o.user_id = users.id AND (o.channel IS NULL OR o.channel = 'sms')) THEN 'some' END`,
    })
    .from(users)
    .where(eq(users.phone, phone));

/** As the index `deliveries_user` has it. */
const settledOrDue = sql`(CASE WHEN settled_at IS NULL THEN due_at ELSE settled_at END)`;

/** The message that reached a phone last by text, also where it came again after a snooze. */
export async function findLatestText(db: Db, phone: string, after: number): Promise<number | null> {
  const [latest] = await db
    .select({ id: deliveries.messageId })
    .from(deliveries)
    .where(
      and(
        sql`${deliveries.userId} IN (SELECT id FROM ${users} WHERE phone = ${phone})`,
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

/** Whether an answer was dealt with before; how many its sender has sent since `after`, and got explanations for. */
export async function readHistory(db: Db, id: string, sender: string, after: number) {
  const [[known], [since]] = await db.batch([
    db.select({ id: inboundMessages.id }).from(inboundMessages).where(eq(inboundMessages.id, id)),
    db
      .select({ received: count(), helped: sql<number>`coalesce(sum(${inboundMessages.helped}), 0)` })
      .from(inboundMessages)
      .where(and(eq(inboundMessages.sender, sender), gt(inboundMessages.receivedAt, after))),
  ]);
  return { isKnown: known !== undefined, received: since?.received ?? 0, helped: since?.helped ?? 0 };
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
