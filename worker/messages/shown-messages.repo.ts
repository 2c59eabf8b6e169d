import type { ChannelName } from '../channels.ts';
import { columnsOf, type Db } from '../db/client.ts';
import { campaigns, messages, settledOrDue } from '../db/schema.ts';
import type { HoldState } from '../delivery/send.rules.ts';
import { stopsOfCampaign } from '../delivery/stops.repo.ts';
import { DAY, HOUR, type MessageStatus, type SkipCause } from '../domain.ts';
import { type Caller, readStatements } from '../http/session.ts';
import { localDateAt } from '../planning/local-time.ts';
import { markOf } from '../progress/progress.repo.ts';

const shown = columnsOf(messages, 'm', [
  'id',
  'campaignId',
  'content',
  'ownWords',
  'condition',
  'notes',
  'kind',
  'writer',
  'rating',
  'offer',
  'week',
  'entry',
  'localDate',
  'timeZone',
  'dayNote',
  'smaller',
]);

type OwnDelivery = Pick<typeof messages.$inferSelect, 'mark' | 'markedAt'> & {
  scheduledFor: number;
  status: MessageStatus;
  cause: SkipCause | null;
  sentAt: number | null;
  channel: ChannelName | null;
  tries: number;
  reason: string | null;
  snoozedUntil: number | null;
};
export type ShownMessage = Pick<typeof messages.$inferSelect, keyof ReturnType<typeof shown.read>> &
  OwnDelivery;

/** Expects ?1 now. Looks for a snooze only within a day of the original time, because it is never later. */
export const shownList = `${shown.list}, ${markOf('m')} AS mark, ${markOf('m', 'marked_at')} AS markedAt, d.due_at AS scheduledFor, d.status, d.cause,
  CASE WHEN d.status = 'sent' THEN d.settled_at END AS sentAt, d.channel, d.tries, d.error AS reason,
  CASE WHEN d.due_at <= ?1 + ${DAY} AND m.day_ends_at > ?1 - ${DAY} THEN (SELECT s.due_at FROM deliveries s
    WHERE s.message_id = m.id AND s.reason = 'snooze' AND s.status = 'scheduled') END AS snoozedUntil`;

/** The state of campaign `c` and its user that decides whether its messages are sent, as one JSON text. */
export const campaignText = `(SELECT json_object('title', c.title, 'active', c.active, 'completed', c.completed,
    'onHold', c.on_hold, 'pausedUntil', c.paused_until, 'kind', c.kind, 'checkIns', c.check_ins,
    'deliveryMethod', c.delivery_method, 'emailFallback', u.email_fallback,
    'blocked', u.blocked_at IS NOT NULL, 'emailConfirmed', u.email_confirmed_at IS NOT NULL, 'hasPhone', u.phone IS NOT NULL, 'phoneConfirmed', u.phone IS NULL OR u.phone_confirmed_at IS NOT NULL,
    'stops', json(${stopsOfCampaign}))
  FROM users u WHERE u.id = c.user_id)`;

export type MessageCampaign = HoldState & { title: string };

const flags = [
  'active',
  'completed',
  'onHold',
  'checkIns',
  'blocked',
  'emailFallback',
  'emailConfirmed',
  'hasPhone',
  'phoneConfirmed',
] as const;
type Flag = (typeof flags)[number];

export function readCampaignOf(text: string): MessageCampaign {
  const row: Omit<MessageCampaign, Flag> & Record<Flag, boolean | 0 | 1> = JSON.parse(text);
  for (const flag of flags) row[flag] = row[flag] === 1;
  return row as MessageCampaign;
}

const plan = columnsOf(campaigns, 'c', ['frequency', 'startDate', 'timeZone', 'sendMinute']);
type PlanRow = ReturnType<typeof plan.read>;

/** ?1 now, ?2 campaign id, ?3 user id. */
const messagesOfCampaign = `SELECT ${shownList}
  FROM messages m JOIN deliveries d ON d.message_id = m.id AND d.reason <> 'snooze'
  WHERE m.campaign_id = (SELECT id FROM campaigns WHERE id = ?2 AND user_id = ?3) ORDER BY d.due_at, m.id`;
/** ?1 campaign id, ?2 user id. */
const campaignOfMessages = `SELECT ${plan.list}, ${campaignText} AS campaign
  FROM campaigns c WHERE c.id = ?1 AND c.user_id = ?2`;

/** A campaign's messages, soonest first, and the state that decides whether they are sent; null if it doesn't exist. */
export async function readCampaignMessages(db: Db, caller: Caller, campaignId: number, now: number) {
  const { $client } = db;
  const [[campaign], rows] = await readStatements<[PlanRow & { campaign: string }, ShownMessage]>(
    db,
    caller,
    now,
    [
      $client.prepare(campaignOfMessages).bind(campaignId, caller.userId),
      $client.prepare(messagesOfCampaign).bind(now, campaignId, caller.userId),
    ],
  );
  if (campaign === undefined) return null;
  return {
    plan: plan.read(campaign),
    campaign: readCampaignOf(campaign.campaign),
    rows: rows.map((row) => shown.read(row)),
  };
}

const withCampaign = `SELECT ${shownList}, ${campaignText} AS campaign FROM deliveries d
  JOIN messages m ON m.id = d.message_id JOIN campaigns c ON c.id = m.campaign_id`;
export type CampaignText = ShownMessage & { campaign: string };
export const readWithCampaign = <Row extends CampaignText>({ campaign, ...row }: Row) => ({
  row: shown.read(row),
  campaign: readCampaignOf(campaign),
});

/** ?1 now, ?2 user id, ?3 limit. `+ 0` keeps SQLite from planning the query twice. */
const latestSent = `${withCampaign}
  WHERE d.user_id = ?2 AND d.status = 'sent' AND d.message_id IS NOT NULL AND d.reason <> 'snooze'
  ORDER BY ${settledOrDue('d.')} DESC, d.id DESC LIMIT ?3 + 0`;
/** Empty if enough were sent. The condition is part of the user id, because anywhere else it would run for every row. */
const soonestScheduled = `${withCampaign}
  WHERE d.user_id = iif((SELECT count(*) FROM (SELECT 1 FROM deliveries WHERE user_id = ?2 AND status = 'sent'
    AND message_id IS NOT NULL AND reason <> 'snooze' LIMIT ?3 + 0)) < ?3, ?2, NULL)
    AND d.status = 'scheduled' AND d.message_id IS NOT NULL AND d.reason <> 'snooze'
  ORDER BY ${settledOrDue('d.')}, d.id LIMIT ?3 + 0`;

export const recent = `SELECT * FROM (${latestSent}) UNION ALL SELECT * FROM (${soonestScheduled})`;

export async function readRecentMessages(db: Db, caller: Caller, limit: number, now: number) {
  const [rows] = await readStatements<[CampaignText]>(db, caller, now, [
    db.$client.prepare(recent).bind(now, caller.userId, limit),
  ]);
  return rows.slice(0, limit).map(readWithCampaign);
}

/** ?1 now, ?2 user id, ?3 first date, ?4 last date. */
const messagesOfDays = `SELECT ${shownList}, ${campaignText} AS campaign FROM campaigns c
  JOIN messages m ON m.campaign_id = c.id AND m.local_date BETWEEN ?3 AND ?4 AND m.kind = 'planned'
  JOIN deliveries d ON d.message_id = m.id AND d.reason <> 'snooze' WHERE c.user_id = ?2 AND c.active = 1`;

const largestOffset = 14 * HOUR;

/** The user's planned messages on every date that is today in some time zone. */
export const messagesAround = ({ $client }: Db, userId: number, now: number) =>
  $client
    .prepare(messagesOfDays)
    .bind(now, userId, localDateAt(now - largestOffset, 'UTC'), localDateAt(now + largestOffset, 'UTC'));

const upcomingCampaigns = `SELECT c.id, c.lock_screen_words AS lockScreenWords, ${campaignText} AS campaign
  FROM campaigns c WHERE c.user_id = ?1`;
/** ?1 now, ?2 user id. */
const upcomingMessages = `SELECT ${shownList} FROM deliveries d JOIN messages m ON m.id = d.message_id
  WHERE d.user_id = ?2 AND d.status = 'scheduled' AND d.reason <> 'snooze' ORDER BY d.due_at, d.id`;

type OwnedCampaign = { id: number; lockScreenWords: 0 | 1; campaign: string };

export async function readUpcomingMessages({ $client }: Db, userId: number, now: number) {
  const [owned, rows] = (await $client.batch([
    $client.prepare(upcomingCampaigns).bind(userId),
    $client.prepare(upcomingMessages).bind(now, userId),
  ])) as [D1Result<OwnedCampaign>, D1Result<ShownMessage>];
  const campaigns = new Map(
    owned.results.map(({ id, lockScreenWords, campaign }) => [
      id,
      { ...readCampaignOf(campaign), lockScreenWords: lockScreenWords === 1 },
    ]),
  );
  return rows.results.flatMap((message) => {
    const row = shown.read(message);
    const campaign = campaigns.get(row.campaignId);
    return campaign === undefined ? [] : [{ row, campaign }];
  });
}

/** ?1 now, ?2 message id, ?3 user id. */
const oneMessage = `${withCampaign} WHERE d.message_id = ?2 AND d.reason <> 'snooze' AND c.user_id = ?3`;

export async function readOwnMessage(db: Db, caller: Caller, id: number, now: number) {
  const [[row]] = await readStatements<[CampaignText]>(db, caller, now, [
    db.$client.prepare(oneMessage).bind(now, id, caller.userId),
  ]);
  return row === undefined ? null : readWithCampaign(row);
}
