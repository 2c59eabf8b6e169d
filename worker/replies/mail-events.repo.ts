import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deliveries, deliveryAttempts } from '../db/schema.ts';
import type { AttemptOutcome, OptOutCause } from '../domain.ts';

/** What was heard of an email. Its address is an email as emails are compared, or a phone in E.164. */
export type MailReport = {
  address: string;
  channel: 'email' | 'sms';
  requestId: string | null;
  /** Without the brackets around it: services differ in that. */
  messageId: string | null;
  /** Why nothing more may be sent there. */
  cause: OptOutCause;
  /** What became of the message; null where that is no news. */
  outcome: AttemptOutcome | null;
  reason: string | null;
  /** Epoch milliseconds. */
  at: number;
};

/**
 * The deliveries that the news are about: what we handed over under the name that they give, to the person whom they
 * name. Found by the people, then by what they were sent since `after`: so no index has to be kept for what hardly ever
 * happens. A bound value is one for all news, however many they are.
 */
const heardOf = (news: readonly MailReport[], after: number) => sql`
  json_each(${JSON.stringify(news)}) AS news
  JOIN users ON users.id IN (
    SELECT id FROM users WHERE email_key = news.value ->> 'address'
    UNION SELECT id FROM users WHERE phone = news.value ->> 'address')
  JOIN deliveries ON deliveries.user_id = users.id AND deliveries.status = 'sent' AND deliveries.message_id IS NOT NULL
    AND (CASE WHEN deliveries.settled_at IS NULL THEN deliveries.due_at ELSE deliveries.settled_at END) > ${after}
  JOIN delivery_attempts AS attempts ON attempts.delivery_id = deliveries.id AND attempts.outcome = 'accepted'
    AND attempts.channel = news.value ->> 'channel'
    AND (attempts.request_id = news.value ->> 'requestId'
      OR trim(attempts.provider_id, '<>') = news.value ->> 'messageId')`;

/** How many of the news are about something that we sent. */
export const countReported = (db: Db, news: readonly MailReport[], after: number) =>
  db.select({ known: sql<number>`count(DISTINCT news.key)`.as('known') }).from(heardOf(news, after));

/** Texts that came back say something of the phone together with its carrier, so not of the phone everywhere. */
const isReturnedText = sql`news.value ->> 'channel' = 'sms' AND news.value ->> 'cause' = 'bounce'`;

/** The addresses that are to get nothing more, and why. */
export const reportedAddresses = (news: readonly MailReport[], after: number): SQL => sql`
  SELECT DISTINCT iif(news.value ->> 'channel' = 'sms', users.phone_hash, users.email_hash) AS hash,
    news.value ->> 'channel' AS channel, news.value ->> 'cause' AS cause
  FROM ${heardOf(news, after)} WHERE NOT (${isReturnedText})`;

/** The people who share a phone and carrier to which texts came back. */
export const peopleWithReturnedTexts = (news: readonly MailReport[], after: number): SQL => sql`
  SELECT DISTINCT sharing.id AS person, 'sms' AS channel, 'bounce' AS cause
  FROM ${heardOf(news, after)}
  JOIN users AS sharing ON sharing.phone = users.phone AND sharing.carrier IS users.carrier
  WHERE ${isReturnedText}`;

/** Statements that write down what was heard of emails: beside their attempts, and in their deliveries. Repeated, they change nothing. */
export function mailReportStatements(db: Db, news: readonly MailReport[], after: number) {
  return [
    db
      .insert(deliveryAttempts)
      .select(sql`
        SELECT NULL, attempts.delivery_id, attempts.attempt, attempts.channel, news.value ->> 'outcome',
          news.value ->> 'reason', attempts.provider_id, attempts.request_id,
          max(attempts.finished_at, news.value ->> 'at'), max(attempts.finished_at, news.value ->> 'at')
        FROM ${heardOf(news, after)} WHERE news.value ->> 'outcome' IS NOT NULL`)
      .onConflictDoNothing()
      .returning({ id: deliveryAttempts.id }),
    db
      .update(deliveries)
      .set({
        error: sql`(SELECT error FROM delivery_attempts WHERE delivery_id = ${deliveries.id}
          AND outcome IN ('returned', 'reported') ORDER BY id DESC LIMIT 1)`,
      })
      .where(
        sql`${deliveries.id} IN (SELECT deliveries.id FROM ${heardOf(news, after)} WHERE news.value ->> 'outcome' IS NOT NULL)`,
      ),
  ] as const;
}
