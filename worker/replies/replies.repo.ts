import { and, count, desc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { columnsOf, type Db } from '../db/client.ts';
import {
  deliveries,
  deliveryAttempts,
  inboundMessages,
  messages,
  settledOrDue,
  users,
} from '../db/schema.ts';
import { holdOn } from '../delivery/send.rules.ts';
import type { AttemptOutcome, Carrier, OptOutCause } from '../domain.ts';
import {
  type CampaignText,
  campaignText,
  readWithCampaign,
  shownList,
} from '../messages/shown-messages.repo.ts';
import { markedIdOf, markOf } from '../progress/progress.repo.ts';

const undoColumns = columnsOf(messages, 'm', ['movedFrom', 'movedFromMinute', 'sizeFrom']);
type TargetRow = CampaignText &
  ReturnType<typeof undoColumns.read> & {
    userId: number;
    description: string;
    isOfDay: 0 | 1;
    emailHash: string | null;
    isSamePhone: 0 | 1;
  };

/** ?1 now, ?2 message id. */
const replyTarget = `SELECT ${shownList}, ${undoColumns.list}, ${campaignText} AS campaign, c.user_id AS userId,
    c.description, (m.kind = 'planned' OR ${markedIdOf('m')} <> m.id) AS isOfDay,
    iif(u.email_confirmed_at <= ${settledOrDue('d.')}, u.email_hash, NULL) AS emailHash,
    coalesce(u.phone_confirmed_at <= ${settledOrDue('d.')}, 0) AS isSamePhone
  FROM deliveries d JOIN messages m ON m.id = d.message_id JOIN campaigns c ON c.id = m.campaign_id
    JOIN users u ON u.id = c.user_id
  WHERE d.message_id = ?2 AND d.reason <> 'snooze'`;

/** The message being replied to. Takes no user id, because our signed token names the message. */
export async function findReplyTarget({ $client }: Db, messageId: number, now: number) {
  const found = await $client.prepare(replyTarget).bind(now, messageId).first<TargetRow>();
  if (found === null) return null;
  const { row, campaign } = readWithCampaign(found);
  const { title, onHold, active, deliveryMethod, kind: habitKind } = campaign;
  const heldBack = holdOn(row, campaign)?.heldBack ?? null;
  return {
    ...row,
    title,
    onHold,
    active,
    deliveryMethod,
    habitKind,
    heldBack,
    isOfDay: found.isOfDay === 1,
    /** Of the account's email, if it was the same when the message was sent; otherwise null. */
    emailHash: found.emailHash,
    isSamePhone: found.isSamePhone === 1,
  };
}

export type ReplyTarget = NonNullable<Awaited<ReturnType<typeof findReplyTarget>>>;

/** The users who share this phone, and which of their texts are stopped. */
export const findUsersByPhone = (db: Db, phone: string) =>
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

const settledAt = sql.raw(settledOrDue());

/** What was sent to a phone as a text. Ignores accounts that haven't confirmed the phone. */
const textedTo = (phone: string, after: number) =>
  and(
    sql`${deliveries.userId} IN (SELECT id FROM ${users} WHERE phone = ${phone} AND phone_confirmed_at IS NOT NULL)`,
    eq(deliveries.status, 'sent'),
    sql`${settledAt} > ${after}`,
    eq(deliveries.channel, 'sms'),
  );

/** The last message texted to a phone, planned or snoozed. */
export async function findLatestText(db: Db, phone: string, after: number): Promise<number | null> {
  const [latest] = await db
    .select({ id: deliveries.messageId })
    .from(deliveries)
    .where(and(textedTo(phone, after), isNotNull(deliveries.messageId)))
    .orderBy(desc(settledAt))
    .limit(1);
  return latest?.id ?? null;
}

/** The last message texted to a phone that isn't marked yet, other than `marked`. */
export async function findOpenText(db: Db, phone: string, after: number, marked: number) {
  const [open] = await db
    .select({ id: messages.id, campaignId: messages.campaignId })
    .from(deliveries)
    .innerJoin(messages, eq(messages.id, deliveries.messageId))
    .where(and(textedTo(phone, after), isNull(sql.raw(markOf('messages'))), ne(messages.id, marked)))
    .orderBy(desc(settledAt))
    .limit(1);
  return open ?? null;
}

/** Whether this reply was already handled, and how many replies and explanations the sender has had since `after`. */
export async function readHistory(db: Db, id: string, sender: string, after: number) {
  const [[known], [since]] = await db.batch([
    db.select({ id: inboundMessages.id }).from(inboundMessages).where(eq(inboundMessages.id, id)),
    db
      .select({ received: count(), helped: sql<number>`coalesce(sum(${inboundMessages.helped}), 0)` })
      .from(inboundMessages)
      .where(and(eq(inboundMessages.sender, sender), gt(inboundMessages.receivedAt, after))),
  ]);
  return { isDuplicate: known !== undefined, received: since?.received ?? 0, helped: since?.helped ?? 0 };
}

/** A provider's report about an email. `address` is a normalized email, or a phone in E.164. */
export type MailReport = {
  address: string;
  channel: 'email' | 'sms';
  /** Of a text through a carrier's gateway. */
  carrier: Carrier | null;
  requestId: string | null;
  /** Without angle brackets, which not all services send. */
  messageId: string | null;
  /** Why the address is suppressed. */
  cause: OptOutCause;
  /** Null if the report doesn't tell what happened to the message. */
  outcome: AttemptOutcome | null;
  reason: string | null;
  at: number;
};

/** Matched by address and identifier. Starts from the users and their deliveries, so these rare events need no index. */
const reportedDeliveries = (reports: readonly MailReport[], after: number) => sql`
  json_each(${JSON.stringify(reports)}) AS report
  JOIN users ON users.id IN (
    SELECT id FROM users WHERE email_key = report.value ->> 'address'
    UNION SELECT id FROM users WHERE phone = report.value ->> 'address')
  JOIN deliveries ON deliveries.user_id = users.id AND deliveries.status = 'sent' AND deliveries.message_id IS NOT NULL
    AND ${sql.raw(settledOrDue('deliveries.'))} > ${after}
  JOIN delivery_attempts AS attempts ON attempts.delivery_id = deliveries.id AND attempts.outcome = 'accepted'
    AND attempts.channel = report.value ->> 'channel'
    AND (attempts.request_id = report.value ->> 'requestId'
      OR trim(attempts.provider_id, '<>') = report.value ->> 'messageId')`;

/** How many of the reports are about email we sent. */
export const countReported = (db: Db, reports: readonly MailReport[], after: number) =>
  db
    .select({ known: sql<number>`count(DISTINCT report.key)`.as('known') })
    .from(reportedDeliveries(reports, after));

/** A bounced text says nothing about the phone itself: it may be reachable through another carrier. */
const isReturnedText = sql`report.value ->> 'channel' = 'sms' AND report.value ->> 'cause' = 'bounce'`;

export const reportedAddresses = (reports: readonly MailReport[], after: number): SQL => sql`
  SELECT DISTINCT iif(report.value ->> 'channel' = 'sms', users.phone_hash, users.email_hash) AS hash,
    report.value ->> 'channel' AS channel, report.value ->> 'cause' AS cause
  FROM ${reportedDeliveries(reports, after)} WHERE NOT (${isReturnedText})`;

/** All users who share a phone and carrier that bounced a text. They may have changed the carrier since. */
export const usersWithReturnedTexts = (reports: readonly MailReport[], after: number): SQL => sql`
  SELECT DISTINCT sharing.id AS user_id, 'sms' AS channel, 'bounce' AS cause
  FROM ${reportedDeliveries(reports, after)}
  JOIN users AS sharing ON sharing.phone = users.phone AND sharing.carrier = report.value ->> 'carrier'
  WHERE ${isReturnedText}`;

/** Statements that record the reports in the deliveries and their attempts. Idempotent. */
export function mailReportStatements(db: Db, reports: readonly MailReport[], after: number) {
  return [
    db
      .insert(deliveryAttempts)
      .select(sql`
        SELECT NULL, attempts.delivery_id, attempts.attempt, attempts.channel, report.value ->> 'outcome',
          report.value ->> 'reason', attempts.provider_id, attempts.request_id,
          max(attempts.finished_at, report.value ->> 'at'), max(attempts.finished_at, report.value ->> 'at')
        FROM ${reportedDeliveries(reports, after)} WHERE report.value ->> 'outcome' IS NOT NULL`)
      .onConflictDoNothing()
      .returning({ id: deliveryAttempts.id }),
    db
      .update(deliveries)
      .set({
        error: sql`(SELECT error FROM delivery_attempts WHERE delivery_id = ${deliveries.id}
          AND outcome IN ('returned', 'reported') ORDER BY id DESC LIMIT 1)`,
      })
      .where(
        sql`${deliveries.id} IN (SELECT deliveries.id FROM ${reportedDeliveries(reports, after)} WHERE report.value ->> 'outcome' IS NOT NULL)`,
      ),
  ] as const;
}
