import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, deliveries, messages, users } from '../db/schema.ts';
import type { SendRecord } from './sending.rules.ts';

/** Written out, not bound: only so does SQLite use the indexes that hold scheduled messages alone. */
const isScheduled = sql`${messages.status} = 'scheduled'`;

/**
 * One round trip: the campaign with its person, the messages whose minute has come, and the next one after them.
 * The object that asks owns the campaign, so there is no caller to bind the queries to.
 */
export async function readDue(db: Db, campaignId: number, now: number) {
  const scheduled = and(eq(messages.campaignId, campaignId), isScheduled);
  const [campaign, person, due, next] = await db.batch([
    db.select().from(campaigns).where(eq(campaigns.id, campaignId)),
    db
      .select({
        userId: users.id,
        name: users.username,
        email: users.email,
        phone: users.phone,
        carrier: users.carrier,
        emailFallback: users.emailFallback,
      })
      .from(users)
      .where(eq(users.id, sql`(SELECT user_id FROM campaigns WHERE id = ${campaignId})`)),
    db
      .select()
      .from(messages)
      .where(and(scheduled, lte(messages.scheduledFor, now)))
      .orderBy(asc(messages.scheduledFor))
      .limit(50),
    db
      .select({ at: messages.scheduledFor })
      .from(messages)
      .where(and(scheduled, gt(messages.scheduledFor, now)))
      .orderBy(asc(messages.scheduledFor))
      .limit(1),
  ]);
  return { campaign: campaign[0], contact: person[0], due, nextAt: next[0]?.at ?? null };
}

/**
 * The statements that write a record down. They can be run again without harm, and do nothing for a message that was
 * deleted meanwhile.
 */
export function recordStatements(db: Db, record: SendRecord) {
  const wasTried = record.tries.some((attempt) => attempt.outcome !== 'skipped');
  return [
    db
      .update(messages)
      .set({
        status: record.status,
        nextTryAt: record.nextTryAt,
        reason: record.reason,
        ...(wasTried ? { channel: record.channel, tries: record.attempt } : {}),
        ...(record.status === 'sent' ? { sentAt: record.finishedAt } : {}),
      })
      .where(and(eq(messages.id, record.messageId), isScheduled)),
    ...record.tries.map((attempt) =>
      db
        .insert(deliveries)
        .select(sql`
          SELECT NULL, id, ${attempt.channel}, ${record.attempt}, ${record.identifier}, ${attempt.outcome},
            ${attempt.reason}, ${attempt.providerId}, ${attempt.startedAt}, ${attempt.finishedAt}
          FROM messages WHERE id = ${record.messageId}`)
        .onConflictDoNothing(),
    ),
  ];
}

/** Campaigns with a message that should have left before `before`, or that should have closed by then. */
export async function selectOverdueCampaigns(db: Db, before: number, limit: number): Promise<number[]> {
  const [late, unclosed] = await db.batch([
    db
      .selectDistinct({ campaignId: messages.campaignId })
      .from(messages)
      .where(
        and(
          isScheduled,
          lte(messages.scheduledFor, before),
          sql`coalesce(${messages.nextTryAt}, 0) <= ${before}`,
        ),
      )
      .limit(limit),
    db
      .select({ campaignId: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.completed, sql`0`), lte(campaigns.endsAt, before)))
      .limit(limit),
  ]);
  return [...new Set([...late, ...unclosed].map((row) => row.campaignId))];
}
