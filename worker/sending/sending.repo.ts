import { and, asc, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { campaigns, deliveries, messages, stops, users } from '../db/schema.ts';
import type { SendRecord } from './sending.rules.ts';

/** Written out, not bound: only so does SQLite use the indexes that hold scheduled messages alone. */
const isScheduled = sql`${messages.status} = 'scheduled'`;
const isSnoozed = sql`${messages.snoozedUntil} IS NOT NULL`;

const campaignId = sql.placeholder('campaignId');
const now = sql.placeholder('now');
const owner = sql`(SELECT user_id FROM campaigns WHERE id = ${campaignId})`;
const scheduled = and(eq(messages.campaignId, campaignId), isScheduled);
const snoozed = and(eq(messages.campaignId, campaignId), isSnoozed);

const sendingCampaign = prepared(getTableColumns(campaigns), (db, columns) =>
  db.select(columns).from(campaigns).where(eq(campaigns.id, campaignId)),
);

const recipientColumns = {
  userId: users.id,
  name: users.username,
  email: users.email,
  phone: users.phone,
  carrier: users.carrier,
  emailFallback: users.emailFallback,
};

const recipient = prepared(recipientColumns, (db, columns) =>
  db.select(columns).from(users).where(eq(users.id, owner)),
);

const stopColumns = { campaignId: stops.campaignId, channel: stops.channel, cause: stops.cause };

const stopsOfRecipient = prepared(stopColumns, (db, columns) =>
  db
    .select(columns)
    .from(stops)
    .where(and(eq(stops.userId, owner), or(isNull(stops.campaignId), eq(stops.campaignId, campaignId)))),
);

const dueMessages = prepared(getTableColumns(messages), (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(scheduled, lte(messages.scheduledFor, now)))
    .orderBy(asc(messages.scheduledFor))
    .limit(50),
);

const nextMessage = prepared({ at: messages.scheduledFor, week: messages.week }, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(scheduled, gt(messages.scheduledFor, now)))
    .orderBy(asc(messages.scheduledFor))
    .limit(1),
);

const duePutOff = prepared(getTableColumns(messages), (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(snoozed, lte(messages.snoozedUntil, now)))
    .orderBy(asc(messages.snoozedUntil))
    .limit(50),
);

const nextPutOff = prepared({ at: sql<number>`${messages.snoozedUntil}`.as('at') }, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(snoozed, gt(messages.snoozedUntil, now)))
    .orderBy(asc(messages.snoozedUntil))
    .limit(1),
);

/**
 * One round trip: the campaign with its person and what they stopped, the messages whose minute has come, those that
 * were put off until now, and the next one of either after them.
 * The object that asks owns the campaign, so there is no caller to bind the queries to.
 */
export async function readDue(db: Db, campaignId: number, now: number) {
  const values = { campaignId, now };
  const [campaign, person, stopped, due, next, putOff, nextAgain] = await db.batch([
    sendingCampaign(db, values),
    recipient(db, values),
    stopsOfRecipient(db, values),
    dueMessages(db, values),
    nextMessage(db, values),
    duePutOff(db, values),
    nextPutOff(db, values),
  ]);
  const upcoming = [...next, ...nextAgain].map(({ at }) => at);
  const upcomingWeek = next[0]?.week;
  return { campaign: campaign[0], contact: person[0], stops: stopped, due, putOff, upcoming, upcomingWeek };
}

/**
 * The statements that write a record down. They can be run again without harm, and do nothing for a message that was
 * deleted meanwhile.
 */
export function recordStatements(db: Db, record: SendRecord) {
  return [
    record.again === 0 ? recordMessage(db, record) : recordComingAgain(db, record),
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

const wasTried = (record: SendRecord) => record.tries.some((attempt) => attempt.outcome !== 'skipped');

function recordMessage(db: Db, record: SendRecord) {
  return db
    .update(messages)
    .set({
      status: record.status,
      nextTryAt: record.nextTryAt,
      reason: record.reason,
      ...(wasTried(record) ? { channel: record.channel, tries: record.attempt } : {}),
      ...(record.status === 'sent' ? { sentAt: record.finishedAt } : {}),
    })
    .where(and(eq(messages.id, record.messageId), isScheduled));
}

/** A message that was put off anew while it came again stays put off. */
function recordComingAgain(db: Db, record: SendRecord) {
  return db
    .update(messages)
    .set({
      snoozedUntil: record.status === 'scheduled' ? record.dueAt : null,
      nextTryAt: record.nextTryAt,
      ...(wasTried(record) ? { snoozeTries: record.attempt } : {}),
    })
    .where(
      and(
        eq(messages.id, record.messageId),
        eq(messages.snoozes, record.again),
        eq(messages.snoozedUntil, record.dueAt),
      ),
    );
}

/** Campaigns with a message that should have left before `before`, or that should have closed by then. */
export async function selectOverdueCampaigns(db: Db, before: number, limit: number): Promise<number[]> {
  const [late, lateAgain, unclosed] = await db.batch([
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
      .selectDistinct({ campaignId: messages.campaignId })
      .from(messages)
      .where(
        and(
          isSnoozed,
          lte(messages.snoozedUntil, before),
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
  return [...new Set([...late, ...lateAgain, ...unclosed].map((row) => row.campaignId))];
}
