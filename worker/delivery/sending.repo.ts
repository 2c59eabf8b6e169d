import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { fieldColumns } from '../db/campaign-rows.ts';
import type { Db } from '../db/client.ts';
import { limitOf, prepared } from '../db/prepared.ts';
import { readTogether } from '../db/read-together.ts';
import { campaigns, messages, stops, users } from '../db/schema.ts';
import type { HabitKind } from '../domain.ts';
import { pastAsJson, readPast } from './past-messages.ts';

/** Written out, not bound: only so does SQLite use the indexes that hold scheduled messages alone. */
const isScheduled = sql`${messages.status} = 'scheduled'`;
const isSnoozed = sql`${messages.snoozedUntil} IS NOT NULL`;

const campaignId = sql.placeholder('campaignId');
const now = sql.placeholder('now');
const owner = sql`(SELECT user_id FROM campaigns WHERE id = ${campaignId})`;
const scheduled = and(eq(messages.campaignId, campaignId), isScheduled);
const snoozed = and(eq(messages.campaignId, campaignId), isSnoozed);

/** What texts and offers depend on besides the messages that went before. */
const circumstanceColumns = {
  offeredEveryOtherDay:
    sql<number>`every_day_kept OR EXISTS (SELECT 1 FROM messages WHERE campaign_id = ${campaignId}
    AND offer = 'every-other-day' AND sent_at > 0)`.as('offered_every_other_day'),
  lastDate: sql<string | null>`(SELECT local_date FROM messages WHERE campaign_id = ${campaignId}
    AND kind = 'planned' AND status <> 'skipped' ORDER BY scheduled_for DESC LIMIT 1)`.as('last_date'),
  /** Whether another campaign has told the person in the last hours that something is not marked. */
  toldToday: sql<number>`EXISTS (SELECT 1 FROM messages WHERE user_id = ${owner} AND status = 'sent'
    AND sent_at > ${now} - 72000000 AND campaign_id <> ${campaignId}
    AND condition IN ('not-begun', 'missed-10', 'missed-3', 'missed-1'))`.as('told_today'),
  past: pastAsJson,
  closedQuestions: sql<string>`(SELECT json_group_array(json_object('question', question, 'week', week)) || ''
    FROM campaign_questions WHERE campaign_id = ${campaignId})`.as('closed_questions'),
};

/** When the next scheduled message comes and of which week it is, and when the next one that was put off comes again. */
const upcomingColumns = {
  upcomingAt: sql<number | null>`(SELECT min(scheduled_for) FROM messages WHERE campaign_id = ${campaignId}
    AND status = 'scheduled' AND scheduled_for > ${now})`.as('upcoming_at'),
  upcomingWeek: sql<number | null>`(SELECT week FROM messages WHERE campaign_id = ${campaignId}
    AND status = 'scheduled' AND scheduled_for > ${now} ORDER BY scheduled_for LIMIT 1)`.as('upcoming_week'),
  upcomingAgain: sql<number | null>`(SELECT min(snoozed_until) FROM messages WHERE campaign_id = ${campaignId}
    AND snoozed_until IS NOT NULL AND snoozed_until > ${now})`.as('upcoming_again'),
};

/** Only what is wanted for sending: all of it would carry half as much again. */
const campaignColumns = {
  id: campaigns.id,
  userId: campaigns.userId,
  seed: campaigns.seed,
  ...fieldColumns,
  startDate: campaigns.startDate,
  timeZone: campaigns.timeZone,
  endsAt: campaigns.endsAt,
  active: campaigns.active,
  completed: campaigns.completed,
  pausedUntil: campaigns.pausedUntil,
  everyOtherDay: campaigns.everyOtherDay,
  kind: campaigns.kind,
  size: campaigns.size,
  sendMinute: campaigns.sendMinute,
  onHold: campaigns.onHold,
  bannedLines: campaigns.bannedLines,
  writtenThroughWeek: campaigns.writtenThroughWeek,
  aiNextTryAt: campaigns.aiNextTryAt,
};

const messageColumns = {
  id: messages.id,
  campaignId: messages.campaignId,
  kind: messages.kind,
  content: messages.content,
  writer: messages.writer,
  style: messages.style,
  ownWords: messages.ownWords,
  short: messages.short,
  condition: messages.condition,
  entry: messages.entry,
  techniques: messages.techniques,
  edited: messages.edited,
  offer: messages.offer,
  slotIndex: messages.slotIndex,
  week: messages.week,
  slotKind: messages.slotKind,
  localDate: messages.localDate,
  timeZone: messages.timeZone,
  scheduledFor: messages.scheduledFor,
  status: messages.status,
  tries: messages.tries,
  nextTryAt: messages.nextTryAt,
  reason: messages.reason,
  completed: messages.completed,
  snoozedUntil: messages.snoozedUntil,
  snoozes: messages.snoozes,
  snoozeTries: messages.snoozeTries,
};

/** How many messages of a kind one alarm takes on; the next one goes on. */
export const dueLimit = 50;

const sendingColumns = { ...campaignColumns, ...upcomingColumns, ...circumstanceColumns };

const sendingCampaign = prepared(sendingColumns, (db, columns) =>
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

const dueMessages = prepared(messageColumns, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(scheduled, lte(messages.scheduledFor, now)))
    .orderBy(asc(messages.scheduledFor))
    .limit(limitOf('limit')),
);

const duePutOff = prepared(messageColumns, (db, columns) =>
  db
    .select(columns)
    .from(messages)
    .where(and(snoozed, lte(messages.snoozedUntil, now)))
    .orderBy(asc(messages.snoozedUntil))
    .limit(limitOf('limit')),
);

/**
 * One round trip: the campaign with its person and what they stopped, the messages whose minute has come, those that
 * were put off until now, the next one of either after them, and what went before.
 * The object that asks owns the campaign, so there is no caller to bind the queries to.
 */
export async function readDue(db: Db, campaignId: number, now: number) {
  const values = { campaignId, now, limit: dueLimit };
  const [[campaign], [contact], stops, due, putOff] = await readTogether(db, [
    sendingCampaign(db, values),
    recipient(db, values),
    stopsOfRecipient(db, values),
    dueMessages(db, values),
    duePutOff(db, values),
  ]);
  return { campaign, contact, stops, due, putOff, past: readPast(campaign?.past ?? '[]') };
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

/** A campaign with what is due of it; one from before there were kinds has been given one. */
export type DueCampaign = NonNullable<Awaited<ReturnType<typeof readDue>>['campaign']> & { kind: HabitKind };
