import { campaignFieldNames } from '../campaign-fields.ts';
import { columnsOf, type Db } from '../db/client.ts';
import { campaigns, messages, users } from '../db/schema.ts';
import type { DeliveryReason, Mark, MessageStatus, Offer, Rating, SkipCause } from '../domain.ts';
import { progressAt } from '../progress/progress.repo.ts';
import { missedConditions } from '../writer/conditions.ts';
import type { PastRow } from '../writer/history.ts';
import { stopsOfCampaign } from './opt-outs.repo.ts';
import type { Stop } from './opt-outs.rules.ts';
import { reserveUsage } from './usage.repo.ts';

/** How many deliveries one alarm takes on; the next one goes on. */
export const MAX_DUE = 50;

const hour = 60 * 60_000;
/** Enough of a text to tell whether another one opens the same way. */
const openingLength = 80;

const campaign = columnsOf(campaigns, 'c', [
  ...campaignFieldNames,
  ...(['id', 'userId', 'seed', 'startDate', 'timeZone', 'endsAt', 'active', 'completed'] as const),
  ...(['pausedUntil', 'everyOtherDay', 'everyDayKept', 'kind', 'size', 'sendMinute', 'onHold'] as const),
  ...(['writtenThroughWeek', 'aiNextTryAt'] as const),
]);
const contact = columnsOf(users, 'u', ['email', 'phone', 'carrier', 'emailFallback']);

const ownDelivery = "JOIN deliveries d ON d.message_id = m.id AND d.reason = 'planned'";
const toldMissed = missedConditions.map((condition) => `'${condition}'`).join(', ');

/**
 * The campaign with its person, what they turned off, and what went before. ?1 campaign, ?2 now. A day that was marked
 * done ahead is part of what went before.
 */
export const whoIsDue = `SELECT ${campaign.list}, ${contact.list}, u.username AS name,
  u.blocked_at IS NOT NULL AS blocked, u.email_confirmed_at IS NOT NULL AS emailConfirmed, (u.phone IS NULL OR u.phone_confirmed_at IS NOT NULL) AS phoneConfirmed,
  ${stopsOfCampaign} AS stops,
  (SELECT json_group_array(json_object('question', question, 'week', week)) FROM campaign_questions q
    WHERE q.campaign_id = c.id) AS closedQuestions,
  (SELECT json_group_array(text_key) FROM retired_texts r WHERE r.campaign_id = c.id AND r.reason = 'disliked') AS disliked,
  (SELECT min(next_try_at) FROM deliveries d WHERE d.campaign_id = c.id AND d.status = 'scheduled' AND d.due_at <= ?2
    AND d.next_try_at > ?2) AS waitingUntil,
  (SELECT json_array(d.due_at, m.week) FROM deliveries d JOIN messages m ON m.id = d.message_id
    WHERE d.campaign_id = c.id AND d.status = 'scheduled' AND d.due_at > ?2 ORDER BY d.due_at LIMIT 1) AS upcoming,
  (SELECT m.local_date FROM messages m ${ownDelivery} WHERE m.campaign_id = c.id AND m.kind = 'planned'
    AND d.status <> 'skipped' ORDER BY m.local_date DESC LIMIT 1) AS lastDate,
  EXISTS (SELECT 1 FROM progress p WHERE p.user_id = c.user_id AND p.status = 'sent'
    AND (CASE WHEN p.settled_at IS NULL THEN p.due_at ELSE p.settled_at END) > ?2 - ${20 * hour}
    AND p.campaign_id <> c.id AND p.condition IN (${toldMissed})) AS missedSentToday,
  (SELECT json_group_array(json_array(message_id, local_date, week, status, cause, mark, rating, condition, entry, offer,
      substr(content, 1, ${openingLength}))) FROM ${progressAt('?2')} p
    WHERE p.campaign_id = c.id AND p.status IN ('scheduled', 'sent', 'failed', 'skipped')
      AND p.due_at <= ?2 + ${26 * hour} AND p.kind = 'planned' AND (p.due_at <= ?2 OR p.is_done)) AS past
  FROM campaigns c JOIN users u ON u.id = c.user_id WHERE c.id = ?1`;

type Who = {
  name: string;
  blocked: 0 | 1;
  emailConfirmed: 0 | 1;
  phoneConfirmed: 0 | 1;
  stops: string;
  closedQuestions: string;
  disliked: string;
  waitingUntil: number | null;
  upcoming: string | null;
  lastDate: string | null;
  missedSentToday: 0 | 1;
  past: string;
};

const message = columnsOf(messages, 'm', [
  ...([
    'id',
    'campaignId',
    'kind',
    'content',
    'writer',
    'style',
    'short',
    'condition',
    'entry',
    'techniques',
  ] as const),
  ...(['edited', 'offer', 'slotIndex', 'week', 'slotKind', 'localDate', 'timeZone', 'mark'] as const),
]);

/** A delivery that is due, with its message. */
export type DueDelivery = ReturnType<typeof message.read<DueColumns>>;
type DueColumns = {
  deliveryId: number;
  reason: DeliveryReason;
  identifier: string;
  dueAt: number;
  tries: number;
  error: string | null;
  /** Of a snooze, how the message's own delivery stands. */
  ownStatus: MessageStatus | null;
  /** As it is stored: what of it cannot be read is the fault of this message alone. */
  ownWordsJson: string | null;
};

/** ?1 campaign, ?2 now. `+ 0`, so that SQLite does not plan twice. */
export const whatIsDue = `SELECT ${message.list}, d.id AS deliveryId, d.reason, d.identifier, d.due_at AS dueAt, d.tries,
  d.error, m.own_words AS ownWordsJson, CASE d.reason WHEN 'snooze' THEN (SELECT own.status FROM deliveries own
    WHERE own.message_id = m.id AND own.reason <> 'snooze') END AS ownStatus
  FROM deliveries d JOIN messages m ON m.id = d.message_id
  WHERE d.campaign_id = ?1 AND d.status = 'scheduled' AND d.due_at <= ?2 AND coalesce(d.next_try_at, 0) <= ?2
  ORDER BY d.due_at, d.id LIMIT ${MAX_DUE} + 0`;

/** Those of the claimed deliveries that are not settled. ?1 is a list of ids in JSON. */
const openOf =
  "SELECT id FROM deliveries WHERE status = 'scheduled' AND id IN (SELECT value FROM json_each(?1))";

type PastTuple = [
  id: number,
  localDate: string,
  week: number,
  status: MessageStatus,
  cause: SkipCause | null,
  mark: Mark | null,
  rating: Rating | null,
  condition: string | null,
  entry: string | null,
  offer: Offer | null,
  opening: string,
];

const readPast = (json: string): PastRow[] =>
  (JSON.parse(json) as PastTuple[]).map(
    ([id, localDate, week, status, cause, mark, rating, condition, entry, offer, opening]) => ({
      ...{ id, localDate, week, status, cause, mark, rating, condition, entry, offer, opening },
    }),
  );

/**
 * One round trip: the campaign with its person, what is due of it, what comes next, and which of the deliveries that were
 * claimed are open. The object that asks owns the campaign, so there is no caller to check. Null where it is gone.
 */
export async function readDue(
  { $client }: Db,
  campaignId: number,
  now: number,
  {
    claimed,
    day,
    nearMails,
    nearTexts,
  }: { claimed: readonly number[]; day: string; nearMails: number; nearTexts: number },
) {
  const [whoRows, dueRows, usageRows, openRows] = await $client.batch([
    $client.prepare(whoIsDue).bind(campaignId, now),
    $client.prepare(whatIsDue).bind(campaignId, now),
    $client.prepare(reserveUsage).bind(campaignId, now, day, nearMails, nearTexts, MAX_DUE),
    ...(claimed.length === 0 ? [] : [$client.prepare(openOf).bind(JSON.stringify(claimed))]),
  ]);
  const row = whoRows?.results[0] as Who | undefined;
  if (row === undefined) return null;
  const { stops, closedQuestions, disliked, upcoming, past, missedSentToday, ...who } = contact.read(
    campaign.read(row),
  );
  const [upcomingAt, upcomingWeek]: [number | null, number | null] = JSON.parse(upcoming ?? '[null, null]');
  return {
    campaign: {
      ...who,
      blocked: who.blocked === 1,
      emailConfirmed: who.emailConfirmed === 1,
      phoneConfirmed: who.phoneConfirmed === 1,
      stops: JSON.parse(stops) as Stop[],
      closedQuestions: JSON.parse(closedQuestions) as { question: string; week: number }[],
      disliked: JSON.parse(disliked) as string[],
      missedSentToday: missedSentToday === 1,
      upcomingAt,
      upcomingWeek,
    },
    /** What the day has used with what is due here, where a ceiling is near. */
    usedWithDue: (usageRows?.results[0] as { used: number } | undefined)?.used ?? null,
    past: readPast(past),
    due: ((dueRows?.results ?? []) as DueColumns[]).map((one) => message.read(one)),
    open: new Set(((openRows?.results ?? []) as { id: number }[]).map(({ id }) => id)),
  };
}

/** A campaign with its person. */
export type DueCampaign = NonNullable<Awaited<ReturnType<typeof readDue>>>['campaign'];

/**
 * What should have left before ?1, at most ?2. Without the index's name, what ANALYZE finds makes SQLite look through
 * all campaigns.
 */
export const overdue = `SELECT DISTINCT campaign_id AS campaignId FROM deliveries INDEXED BY deliveries_overdue
  WHERE status = 'scheduled' AND due_at <= ?1 AND coalesce(next_try_at, 0) <= ?1 AND campaign_id IS NOT NULL LIMIT ?2`;
export const unclosed =
  'SELECT id AS campaignId FROM campaigns WHERE completed = 0 AND ends_at <= ?1 LIMIT ?2';

/** Campaigns with something that should have left before `before`, or that should have closed by then. */
export async function readOverdueCampaigns(
  { $client }: Db,
  before: number,
  limit: number,
): Promise<number[]> {
  const found = await $client.batch<{ campaignId: number }>(
    [overdue, unclosed].map((text) => $client.prepare(text).bind(before, limit)),
  );
  return [...new Set(found.flatMap(({ results }) => results).map(({ campaignId }) => campaignId))];
}
