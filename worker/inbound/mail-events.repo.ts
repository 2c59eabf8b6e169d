import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deliveries, messages } from '../db/schema.ts';
import type { DeliveryOutcome } from '../deliveries/deliveries.schemas.ts';

/** What was heard of an email. Its address is an email as emails are compared, or a phone in E.164. */
export type MailNews = {
  address: string;
  requestId: string | null;
  messageId: string | null;
  outcome: DeliveryOutcome;
  reason: string;
  /** Epoch milliseconds. */
  at: number;
};

/**
 * The deliveries that the news are about. Found by the people, then by what they were sent since `after`: so no index
 * has to be kept for what hardly ever happens. A bound value is one for all news, however many they are.
 */
const heardOf = (news: readonly MailNews[], after: number) => sql`
  FROM json_each(${JSON.stringify(news)}) AS news
  JOIN users ON users.id IN (
    SELECT id FROM users WHERE email_key = news.value ->> 'address'
    UNION SELECT id FROM users WHERE phone = news.value ->> 'address')
  JOIN messages ON messages.user_id = users.id AND messages.status = 'sent' AND messages.sent_at > ${after}
  JOIN deliveries ON deliveries.message_id = messages.id AND deliveries.outcome = 'accepted'
  WHERE (deliveries.request_id = news.value ->> 'requestId' OR deliveries.provider_id = news.value ->> 'messageId')`;

/** Statements that write down what was heard of emails: beside their tries, and in their messages. Repeated, they change nothing. */
export function mailNewsStatements(db: Db, news: readonly MailNews[], after: number) {
  return [
    db
      .insert(deliveries)
      .select(sql`
        SELECT NULL, deliveries.message_id, deliveries.channel, deliveries.attempt, deliveries.identifier,
          news.value ->> 'outcome', news.value ->> 'reason', deliveries.provider_id, deliveries.request_id,
          max(deliveries.finished_at, news.value ->> 'at'), max(deliveries.finished_at, news.value ->> 'at')
        ${heardOf(news, after)}`)
      .onConflictDoNothing()
      .returning({ id: deliveries.id }),
    db
      .update(messages)
      .set({
        reason: sql`(SELECT reason FROM deliveries WHERE message_id = ${messages.id}
          AND outcome IN ('returned', 'reported') ORDER BY id DESC LIMIT 1)`,
      })
      .where(sql`${messages.id} IN (SELECT messages.id ${heardOf(news, after)})`),
  ] as const;
}
