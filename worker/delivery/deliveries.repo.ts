import type { UsageKind } from '../channels.ts';
import { columnsOf, type Db, jsonRowsOf } from '../db/client.ts';
import { campaigns, contactColumnNames, type messages, settledOrDue, users } from '../db/schema.ts';
import { DAY, type DeliveryReason, HOUR, type MessageStatus } from '../domain.ts';
import { markOf, progressAt } from '../progress/progress.repo.ts';
import type { PastRow } from '../writer/history.ts';
import type { Stop } from './opt-outs.rules.ts';
import type { DeliveryOutcome } from './send.rules.ts';
import { stopsOfCampaign } from './stops.repo.ts';

/** The maximum number of deliveries per alarm; the next alarm continues. */
export const MAX_DUE = 50;

const openingLength = 80;

const campaign = columnsOf(campaigns, 'c');
const contact = columnsOf(users, 'u', ['email', ...contactColumnNames, 'emailFallback']);

export type DueDelivery = Pick<
  typeof messages.$inferSelect,
  | ('id' | 'campaignId' | 'kind' | 'content' | 'writer' | 'short' | 'condition' | 'entry')
  | ('edited' | 'offer' | 'slotIndex' | 'week' | 'slotKind' | 'localDate' | 'timeZone' | 'mark')
> & {
  deliveryId: number;
  reason: DeliveryReason;
  identifier: string;
  dueAt: number;
  tries: number;
  /** Whether an earlier attempt called a provider, so that the text is final. */
  wasCalled: 0 | 1;
  error: string | null;
  /** The channels that refused the delivery in earlier attempts, separated by commas; null if none did. */
  refusedChannels: string | null;
  /** When the last attempt began that was lost or not answered; null if none was. */
  mayHaveArrivedAt: number | null;
  /** For a snooze, the status of the message's own delivery. */
  ownStatus: MessageStatus | null;
  /** Parsed later, so that an invalid value fails only this message. */
  ownWordsJson: string | null;
};

const due = jsonRowsOf<Omit<DueDelivery, 'edited'> & { edited: 0 | 1 }>({
  id: 'm.id',
  campaignId: 'm.campaign_id',
  kind: 'm.kind',
  content: 'm.content',
  writer: 'm.writer',
  short: 'm.short',
  condition: 'm.condition',
  entry: 'm.entry',
  edited: 'm.edited',
  offer: 'm.offer',
  slotIndex: 'm.slot_index',
  week: 'm.week',
  slotKind: 'm.slot_kind',
  localDate: 'm.local_date',
  timeZone: 'm.time_zone',
  ownWordsJson: 'm.own_words',
  // What the user sends by hand goes out even if they have marked the day.
  mark: `iif(d.reason = 'manual', NULL, ${markOf('m')})`,
  deliveryId: 'd.id',
  reason: 'd.reason',
  identifier: 'd.identifier',
  dueAt: 'd.due_at',
  tries: 'd.tries',
  wasCalled: `EXISTS (SELECT 1 FROM delivery_attempts a WHERE a.delivery_id = d.id AND a.outcome <> 'skipped')`,
  error: 'd.error',
  refusedChannels: `(SELECT group_concat(a.channel) FROM delivery_attempts a
    WHERE a.delivery_id = d.id AND a.outcome = 'refused')`,
  mayHaveArrivedAt: `(SELECT max(a.started_at) FROM delivery_attempts a
    WHERE a.delivery_id = d.id AND a.outcome = 'unknown')`,
  ownStatus: `CASE d.reason WHEN 'snooze' THEN (SELECT own.status FROM deliveries own
    WHERE own.message_id = m.id AND own.reason <> 'snooze') END`,
});

const past = jsonRowsOf<PastRow>({
  id: 'message_id',
  localDate: 'local_date',
  week: 'week',
  status: 'status',
  cause: 'cause',
  mark: 'mark',
  rating: 'rating',
  condition: 'condition',
  entry: 'entry',
  offer: 'offer',
  opening: `iif(due_at > ?2 - ${14 * DAY}, substr(content, 1, ${openingLength}), NULL)`,
});

/**
 * What one run needs. ?1 campaign id, ?2 now, ?3 claimed delivery ids (JSON), ?4 UTC day, ?5 limit, -1 for none. With
 * a bare LIMIT, SQLite plans the query twice; hence `+ 0`.
 */
const dueOfCampaign = `SELECT ${campaign.list}, ${contact.list}, u.username AS name,
  u.blocked_at IS NOT NULL AS blocked, u.email_hash AS emailHash, u.email_confirmed_at IS NOT NULL AS emailConfirmed,
  (u.phone IS NULL OR u.phone_confirmed_at IS NOT NULL) AS phoneConfirmed, ${stopsOfCampaign} AS stops,
  (SELECT json_group_array(json_object('question', question, 'week', week)) FROM campaign_questions q
    WHERE q.campaign_id = c.id) AS closedQuestions,
  (SELECT json_group_array(text_key) FROM retired_texts r WHERE r.campaign_id = c.id) AS disliked,
  (SELECT min(next_try_at) FROM deliveries d WHERE d.campaign_id = c.id AND d.status = 'scheduled' AND d.due_at <= ?2
    AND d.next_try_at > ?2) AS waitingUntil,
  (SELECT json_array(d.due_at, m.week) FROM deliveries d JOIN messages m ON m.id = d.message_id
    WHERE d.campaign_id = c.id AND d.status = 'scheduled' AND d.due_at > ?2 ORDER BY d.due_at LIMIT 1) AS upcoming,
  (SELECT m.local_date FROM messages m JOIN deliveries d ON d.message_id = m.id AND d.reason = 'planned'
    WHERE m.campaign_id = c.id AND m.kind = 'planned' AND d.status <> 'skipped' ORDER BY m.local_date DESC LIMIT 1) AS lastDate,
  (SELECT json_group_array(p.entry) FROM progress p WHERE p.user_id = c.user_id AND p.status = 'sent'
    AND ${settledOrDue('p.')} > ?2 - ${20 * HOUR}
    AND p.campaign_id <> c.id AND p.entry IS NOT NULL) AS sentElsewhere,
  (SELECT json_group_array(${past.array}) FROM ${progressAt('?2')} p
    WHERE p.campaign_id = c.id AND p.status IN ('scheduled', 'sent', 'failed', 'skipped')
      AND p.due_at <= ?2 + ${26 * HOUR} AND p.kind = 'planned' AND (p.due_at <= ?2 OR p.is_done)) AS past,
  (SELECT json_group_array(json(row)) FROM (SELECT ${due.array} AS row FROM deliveries d JOIN messages m ON m.id = d.message_id
    WHERE d.campaign_id = c.id AND d.status = 'scheduled' AND d.due_at <= ?2 AND coalesce(d.next_try_at, 0) <= ?2
    ORDER BY d.due_at, d.id LIMIT ?5 + 0)) AS due,
  (SELECT json_group_array(id) FROM deliveries WHERE status = 'scheduled' AND id IN (SELECT value FROM json_each(?3))) AS open,
  (SELECT json_group_object(kind, used) FROM daily_usage WHERE day = ?4) AS used
  FROM campaigns c JOIN users u ON u.id = c.user_id WHERE c.id = ?1`;

type DueRow = {
  name: string;
  blocked: 0 | 1;
  emailHash: string;
  emailConfirmed: 0 | 1;
  phoneConfirmed: 0 | 1;
  stops: string;
  closedQuestions: string;
  disliked: string;
  waitingUntil: number | null;
  upcoming: string | null;
  lastDate: string | null;
  sentElsewhere: string;
  past: string;
  due: string;
  open: string;
  used: string;
};

/** Called by the campaign's own object, so it needs no owner check. Null if the campaign is gone. */
export async function readDue(
  { $client }: Db,
  campaignId: number,
  now: number,
  { claimed, day, limit = MAX_DUE }: { claimed: readonly number[]; day: string; limit?: number },
) {
  const { results } = await $client
    .prepare(dueOfCampaign)
    .bind(campaignId, now, JSON.stringify(claimed), day, limit)
    .all<DueRow>();
  const [result] = results;
  if (result === undefined) return null;
  // The run keeps the campaign until it is over, but not the rows as text.
  const { past: pastRows, due: dueRows, open, used, upcoming, ...row } = contact.read(campaign.read(result));
  const [upcomingAt, upcomingWeek]: [number | null, number | null] = JSON.parse(upcoming ?? '[null, null]');
  return {
    campaign: {
      ...row,
      blocked: row.blocked === 1,
      emailConfirmed: row.emailConfirmed === 1,
      hasPhone: row.phone !== null,
      phoneConfirmed: row.phoneConfirmed === 1,
      stops: JSON.parse(row.stops) as Stop[],
      closedQuestions: JSON.parse(row.closedQuestions) as { question: string; week: number }[],
      disliked: JSON.parse(row.disliked) as string[],
      sentElsewhere: JSON.parse(row.sentElsewhere) as string[],
      upcomingAt,
      upcomingWeek,
    },
    past: past.read(pastRows),
    due: due.read(dueRows).map((delivery): DueDelivery => ({ ...delivery, edited: delivery.edited === 1 })),
    /** The claimed deliveries that are still scheduled. */
    open: new Set(JSON.parse(open) as number[]),
    usedToday: JSON.parse(used) as Partial<Record<UsageKind, number>>,
  };
}

export type DueData = NonNullable<Awaited<ReturnType<typeof readDue>>>;

export type DueCampaign = DueData['campaign'];

/**
 * Runs before the outcome is recorded. It overwrites no edit, because a message that is due can be neither moved nor
 * edited.
 */
const updateText = `UPDATE messages SET offer = ?3, content = ?4, writer = ?5, own_words = ?6, short = ?7,
    condition = ?8, entry = ?9
  WHERE id = ?2 AND EXISTS (SELECT 1 FROM deliveries WHERE id = ?1 AND status = 'scheduled')`;
const updateOffer = `UPDATE messages SET offer = ?3
  WHERE id = ?2 AND EXISTS (SELECT 1 FROM deliveries WHERE id = ?1 AND status = 'scheduled')`;

/** A snooze that was replaced while it was being sent still counts as sent. */
const updateDelivery = `UPDATE deliveries SET status = ?2, next_try_at = ?3, tries = coalesce(?4, tries),
    channel = coalesce(?5, channel), cause = ?6, error = ?7, settled_at = ?8
  WHERE id = ?1 AND (status = 'scheduled' OR (status = 'canceled' AND ?2 = 'sent'))`;

const insertAttempt = `INSERT INTO delivery_attempts (delivery_id, attempt, channel, outcome, error, provider_id,
    request_id, started_at, finished_at)
  SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM deliveries WHERE id = ?1 ON CONFLICT DO NOTHING`;

/** The statements that record an outcome. They are idempotent and do nothing if the delivery was deleted. */
function outcomeStatements({ $client }: Db, outcome: DeliveryOutcome): D1PreparedStatement[] {
  const { deliveryId, messageId, status, attempt, finalText, finishedAt } = outcome;
  const wasTried = outcome.channel !== null;
  const statements: D1PreparedStatement[] = [];
  if (finalText !== null && finalText.text !== undefined) {
    const { content, writer, ownWords, short, condition, entry } = finalText.text;
    statements.push(
      $client
        .prepare(updateText)
        .bind(
          deliveryId,
          messageId,
          finalText.offer,
          content,
          writer,
          JSON.stringify(ownWords),
          short,
          condition,
          entry,
        ),
    );
  } else if (finalText !== null)
    statements.push($client.prepare(updateOffer).bind(deliveryId, messageId, finalText.offer));
  statements.push(
    $client
      .prepare(updateDelivery)
      .bind(
        deliveryId,
        status,
        outcome.nextTryAt,
        wasTried ? attempt : null,
        outcome.channel,
        outcome.cause,
        outcome.error,
        status === 'scheduled' ? null : finishedAt,
      ),
    ...outcome.attempts.map((call) =>
      $client
        .prepare(insertAttempt)
        .bind(
          deliveryId,
          call.attempt ?? attempt,
          call.channel,
          call.outcome,
          call.error,
          call.providerId,
          call.requestId ?? null,
          call.startedAt,
          call.finishedAt,
        ),
    ),
  );
  return statements;
}

type RecordedWith = {
  closing: readonly D1PreparedStatement[];
  usageOf: (recorded: readonly DeliveryOutcome[]) => readonly D1PreparedStatement[];
};

/**
 * If D1 rejects the batch, each outcome is recorded on its own, so that a bad one doesn't block the others. Returns what
 * was recorded.
 */
export async function recordOutcomes(
  db: Db,
  outcomes: readonly DeliveryOutcome[],
  { closing, usageOf }: RecordedWith,
  onError: (outcome: DeliveryOutcome, error: unknown) => void,
): Promise<number[]> {
  const statements = [
    ...outcomes.flatMap((outcome) => outcomeStatements(db, outcome)),
    ...usageOf(outcomes),
    ...closing,
  ];
  if (statements.length === 0) return [];
  const idsOf = (recorded: readonly DeliveryOutcome[]) => recorded.map(({ deliveryId }) => deliveryId);
  try {
    await db.$client.batch(statements);
    return idsOf(outcomes);
  } catch (error) {
    if (outcomes.length < 2) throw error;
    const recorded: DeliveryOutcome[] = [];
    for (const outcome of outcomes) {
      try {
        await db.$client.batch(outcomeStatements(db, outcome));
        recorded.push(outcome);
      } catch (reason) {
        onError(outcome, reason);
      }
    }
    if (recorded.length === 0 || closing.length > 0) throw error;
    const usage = usageOf(recorded);
    if (usage.length > 0) await db.$client.batch([...usage]);
    return idsOf(recorded);
  }
}
