import { and, eq, sql } from 'drizzle-orm';
import { campaignFieldNames } from '../campaign-fields.ts';
import { type CampaignRow, columnsOf, type Db, ownsCampaign } from '../db/client.ts';
import { campaigns, messages } from '../db/schema.ts';
import type { Offer } from '../domain.ts';
import { type Caller, campaignsOfCaller, readCampaigns, readStatements } from '../http/session.ts';
import { insertMessages, type MessageRow, type NewMessage } from '../messages/messages.repo.ts';
import {
  areUntouched,
  dropMessages,
  moveMessage,
  removeMessages,
  saveReplacedTexts,
} from '../messages/planned-messages.repo.ts';
import {
  type CampaignText,
  campaignText,
  messagesAround,
  readCampaignOf,
  readWithCampaign,
} from '../messages/shown-messages.repo.ts';
import { dayEnd } from '../planning/local-time.ts';
import type { PlanDiff } from '../planning/plan-diff.ts';
import { plannedDaysText, progressText, readPlannedDays, readProgress } from '../progress/progress.repo.ts';

export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'id'>;

const shown = columnsOf(campaigns, 'c', [
  ...campaignFieldNames,
  'id',
  'userId',
  'customTime',
  'sendMinute',
  'kind',
  'onHold',
  'startDate',
  'timeZone',
  'timezoneOffset',
  'endsAt',
  'active',
  'completed',
  'size',
  'pausedUntil',
  'everyOtherDay',
  'everyDayKept',
  'repeatOf',
  'finished',
  'planVersion',
  'undoVersion',
]);
export type ShownCampaign = Pick<CampaignRow, keyof ReturnType<typeof shown.read>>;

const withProgress = `${shown.list}, ${progressText('c.id')} AS progress`;
const newestFirst = 'ORDER BY c.created_at DESC, c.id DESC';
const listed = campaignsOfCaller(withProgress, { order: newestFirst });
/** ?4 campaign id. */
const shownById = campaignsOfCaller(withProgress, { which: 'AND c.id = ?4' });
/** ?1 user id, ?2 now. */
export const listedActive = `SELECT ${shown.list}, ${plannedDaysText('c.id')} AS days, ${campaignText} AS holdState,
  (SELECT json_group_array(json_object('question', q.question, 'week', q.week)) FROM campaign_questions q
    WHERE q.campaign_id = c.id) AS closedQuestions,
  (SELECT m.offer FROM deliveries d JOIN messages m ON m.id = d.message_id AND m.kind = 'planned' WHERE d.campaign_id = c.id
    AND d.status = 'sent' AND d.reason = 'planned' ORDER BY d.due_at DESC LIMIT 1) AS latestOffer
  FROM campaigns c WHERE c.user_id = ?1 AND c.active = 1 ${newestFirst}`;

type WithProgress = ShownCampaign & { progress: string | null };
const readWithProgress = (row: WithProgress) => ({
  campaign: shown.read(row),
  progress: readProgress(row.progress),
});

export async function readListed(db: Db, caller: Caller, now: number) {
  const rows = await readCampaigns<WithProgress>(db, caller, now, listed);
  return rows.map(readWithProgress);
}

export async function readShown(db: Db, caller: Caller, id: number, now: number) {
  const [row] = await readCampaigns<WithProgress>(db, caller, now, shownById, id);
  return row === undefined ? null : readWithProgress(row);
}

type ActiveRow = ShownCampaign & {
  days: string;
  holdState: string;
  closedQuestions: string;
  latestOffer: Offer | null;
};
export type ClosedQuestion = { question: string; week: number };

/** The active campaigns, newest first, with their planned days, and the messages of the days around now. */
export async function readActive(db: Db, caller: Caller, now: number) {
  const [rows, messages] = await readStatements<[ActiveRow, CampaignText]>(db, caller, now, [
    db.$client.prepare(listedActive).bind(caller.userId, now),
    messagesAround(db, caller.userId, now),
  ]);
  return {
    campaigns: rows.map((row) => {
      const closed: ClosedQuestion[] = JSON.parse(row.closedQuestions);
      return {
        campaign: shown.read(row),
        closed,
        holdState: readCampaignOf(row.holdState),
        latestOffer: row.latestOffer,
        ...readPlannedDays(row.days),
      };
    }),
    messages: messages.map(readWithCampaign),
  };
}

/**
 * Optimistic locking: if the plan, or one of the messages that the change touches, has changed since it was read, the
 * version becomes NULL, which its column rejects.
 */
export function setPlan(
  db: Db,
  { userId, id, planVersion }: CampaignRow,
  change: Partial<NewCampaign>,
  touched: readonly MessageRow[] = [],
) {
  const isAsRead = sql`${campaigns.planVersion} = ${planVersion} AND ${areUntouched(touched)}`;
  const next = sql`CASE WHEN ${isAsRead} THEN ${planVersion + 1} END`;
  return db
    .update(campaigns)
    .set({ ...change, planVersion: next })
    .where(ownsCampaign(userId, id))
    .returning();
}

type PlanChange = {
  columns: Partial<NewCampaign>;
  diff: PlanDiff<MessageRow>;
  rows: readonly NewMessage[];
  canBeUndone: boolean;
  /** Days that now end when they end in the campaign's new time zone. */
  keptDays: readonly string[];
  /** Messages outside the plan that move with it. */
  added: readonly { id: number; to: Parameters<typeof moveMessage>[2] }[];
};

/** Changes a plan and its messages in one transaction. */
export async function replacePlan(
  db: Db,
  before: CampaignRow,
  { columns, diff, rows, canBeUndone, keptDays, added }: PlanChange,
): Promise<CampaignRow | undefined> {
  const { id, seed } = before;
  const { remove, move, drop } = diff;
  const idsOf = (rows: readonly MessageRow[]) => rows.map((message) => message.id);
  const { timeZone = before.timeZone } = columns;
  const touched = [...remove, ...drop, ...move.map(({ message }) => message)];
  // A day that stays keeps its message's id, so that an edit or a waiting mark that arrives later finds it.
  const idOn = new Map(remove.map(({ localDate, id }) => [localDate, id]));
  const inserted = rows.map((row) => ({ ...row, id: idOn.get(row.localDate) }));
  const [[updated]] = await db.batch([
    setPlan(db, before, columns, touched),
    ...(canBeUndone ? saveReplacedTexts(db, id, idsOf(remove)) : []),
    ...(remove.length > 0 ? [removeMessages(db, idsOf(remove))] : []),
    ...move.flatMap(({ message, to }) => moveMessage(db, message.id, to)),
    ...added.flatMap(({ id, to }) => moveMessage(db, id, to)),
    ...keptDays.map((date) =>
      db
        .update(messages)
        .set({ dayEndsAt: dayEnd(date, timeZone) })
        .where(and(eq(messages.campaignId, id), eq(messages.localDate, date))),
    ),
    ...(drop.length > 0 ? [dropMessages(db, idsOf(drop), 'You chose every other day')] : []),
    ...(rows.length > 0 ? insertMessages(db, seed, inserted) : []),
  ]);
  return updated;
}

export async function insertCampaign(
  db: Db,
  campaign: NewCampaign,
  rows: readonly NewMessage[],
): Promise<CampaignRow> {
  const [[created]] = await db.batch([
    db.insert(campaigns).values(campaign).returning(),
    ...insertMessages(db, campaign.seed, rows),
  ]);
  if (created === undefined) throw new Error('The new campaign was not returned');
  return created;
}
