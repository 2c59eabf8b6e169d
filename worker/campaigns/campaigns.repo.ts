import { and, count, desc, eq, lte, ne, sql } from 'drizzle-orm';
import { campaignFieldNames } from '../campaign-fields.ts';
import { type CampaignRow, campaignColumns, columnsOf, type Db, ownedBy } from '../db/client.ts';
import { campaignQuestions, campaigns, regenerations } from '../db/schema.ts';
import type { Offer } from '../domain.ts';
import { type Caller, readStatements } from '../http/read-as.ts';
import { insertMessages, type MessageRow, type NewMessage } from '../messages/messages.repo.ts';
import {
  dropMessages,
  keepReplacedTexts,
  moveMessage,
  putBackTexts,
  removeMessages,
} from '../messages/planned-messages.repo.ts';
import { forgetReplaced, retireReplaced } from '../messages/retired-texts.repo.ts';
import { type CampaignText, messagesAround, readTitled } from '../messages/shown-messages.repo.ts';
import type { PlanDiff } from '../planning/plan-diff.ts';
import { plannedDaysText, progressText, readPlannedDays, readProgress } from '../progress/progress.repo.ts';

export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'id'>;

/** The person's campaigns, newest first. */
export const selectCampaigns = (db: Db, userId: number) =>
  db
    .select()
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id));

/** What of a campaign is shown. */
const shown = columnsOf(campaigns, 'c', [
  ...campaignFieldNames,
  ...(['id', 'userId', 'customTime', 'sendMinute', 'kind', 'onHold', 'startDate', 'timeZone'] as const),
  ...(['timezoneOffset', 'endsAt', 'active', 'completed', 'size', 'pausedUntil', 'everyOtherDay'] as const),
  ...(['everyDayKept', 'repeatOf', 'finished', 'planVersion', 'undoVersion'] as const),
]);
export type ShownCampaign = Pick<CampaignRow, keyof ReturnType<typeof shown.read>>;

const withProgress = `SELECT ${shown.list}, ${progressText('c.id')} AS progress FROM campaigns c`;
const newestFirst = 'ORDER BY c.created_at DESC, c.id DESC';
/** ?1 person, ?2 now. */
export const listed = `${withProgress} WHERE c.user_id = ?1 ${newestFirst}`;
/** The same, and ?3 campaign. */
export const oneShown = `${withProgress} WHERE c.id = ?3 AND c.user_id = ?1`;
/** ?1 person, ?2 now. */
export const listedActive = `SELECT ${shown.list}, ${plannedDaysText('c.id')} AS days,
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

/** The person's campaigns as a list shows them at an instant, newest first. */
export async function readListed(db: Db, caller: Caller, now: number) {
  const [rows] = await readStatements<[WithProgress]>(db, caller, now, [
    db.$client.prepare(listed).bind(caller.userId, now),
  ]);
  return rows.map(readWithProgress);
}

/** One campaign of the person as it is shown; null where there is none. */
export async function readShown(db: Db, caller: Caller, id: number, now: number) {
  const [[row]] = await readStatements<[WithProgress]>(db, caller, now, [
    db.$client.prepare(oneShown).bind(caller.userId, now, id),
  ]);
  return row === undefined ? null : readWithProgress(row);
}

type ActiveRow = ShownCampaign & { days: string; closedQuestions: string; latestOffer: Offer | null };
export type ClosedQuestion = { question: string; week: number };

/** The person's active campaigns, newest first, with their days, and the messages of the days around now. */
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
        latestOffer: row.latestOffer,
        ...readPlannedDays(row.days),
      };
    }),
    messages: messages.map(readTitled),
  };
}

/** The campaign that repeats this one, and whether it has begun: something of it was sent, written by hand or marked. Null when none does. */
export async function findRepeat(
  db: Db,
  userId: number,
  id: number,
): Promise<{ campaign: CampaignRow; hasBegun: boolean } | null> {
  const [found] = await db
    .select({
      ...campaignColumns,
      begun: sql<number>`EXISTS (SELECT 1 FROM progress p WHERE p.campaign_id = campaigns.id AND (p.status = 'sent' OR p.edited OR p.mark IS 'done'))`,
    })
    .from(campaigns)
    .where(and(eq(campaigns.repeatOf, id), eq(campaigns.userId, userId)));
  if (found === undefined) return null;
  const { begun, ...campaign } = found;
  return { campaign, hasBegun: begun === 1 };
}

/** Changes what is said of a campaign beside its plan. Undefined where it is gone. */
export async function updateState(
  db: Db,
  { userId, id }: CampaignRow,
  change: Partial<NewCampaign>,
): Promise<CampaignRow | undefined> {
  const [kept] = await db.update(campaigns).set(change).where(ownedBy(userId, id)).returning();
  return kept;
}

/**
 * Changes what a campaign's plan is made of. The version is that of the reading that the change was made from: where the
 * plan was changed since, there is no next version, and a column that wants one fails the whole transaction.
 */
function setPlan(db: Db, { userId, id, planVersion }: CampaignRow, change: Partial<NewCampaign>) {
  const next = sql`CASE WHEN ${campaigns.planVersion} = ${planVersion} THEN ${planVersion + 1} END`;
  return db
    .update(campaigns)
    .set({ ...change, planVersion: next })
    .where(ownedBy(userId, id))
    .returning();
}

/** Changes parts of a plan without rebuilding it. Fails if the plan was changed since it was read. */
export async function updatePlan(
  db: Db,
  before: CampaignRow,
  change: Partial<NewCampaign>,
): Promise<CampaignRow | undefined> {
  const [kept] = await setPlan(db, before, change);
  return kept;
}

/**
 * Changes a plan with its messages in one transaction. It fails where the plan was changed since it was read.
 * @param unwanted keys of texts that are not to come back
 */
export async function replacePlan(
  db: Db,
  before: CampaignRow,
  plan: {
    columns: Partial<NewCampaign>;
    diff: PlanDiff<MessageRow>;
    rows: readonly NewMessage[];
    unwanted: readonly string[];
    /** Whether the texts that it removes are kept, so that they can be put back. */
    canBeUndone: boolean;
  },
): Promise<CampaignRow | undefined> {
  const { id, seed } = before;
  const { remove, move, drop } = plan.diff;
  const idsOf = (messages: readonly MessageRow[]) => messages.map((message) => message.id);
  const [[kept]] = await db.batch([
    setPlan(db, before, plan.columns),
    ...(plan.canBeUndone ? [...keepReplacedTexts(db, id, idsOf(remove)), keepRegeneration(db, before)] : []),
    removeMessages(db, id, idsOf(remove)),
    ...move.flatMap(({ message, to }) => moveMessage(db, message.id, to)),
    ...(drop.length > 0 ? [dropMessages(db, id, idsOf(drop), 'You chose every other day')] : []),
    ...(plan.unwanted.length > 0 ? retireReplaced(db, id, plan.unwanted, before.planVersion + 1) : []),
    ...(plan.rows.length > 0 ? insertMessages(db, seed, plan.rows) : []),
  ]);
  return kept;
}

/** Remembers what regenerating is about to change besides the texts. */
function keepRegeneration(db: Db, { id, textSeed, writtenThroughWeek }: CampaignRow) {
  const row = { textSeed, writtenThroughWeek };
  return db
    .insert(regenerations)
    .values({ campaignId: id, ...row })
    .onConflictDoUpdate({ target: regenerations.campaignId, set: row });
}

/** What was before a campaign of the person was last regenerated. */
export const selectRegeneration = (db: Db, userId: number, id: number) =>
  db
    .select({
      textSeed: regenerations.textSeed,
      writtenThroughWeek: regenerations.writtenThroughWeek,
    })
    .from(regenerations)
    .where(
      sql`${regenerations.campaignId} = (SELECT id FROM campaigns WHERE id = ${id} AND user_id = ${userId})`,
    );

/**
 * Puts back the texts that regenerating replaced, in one transaction. It fails where the plan was changed since it was
 * read.
 * @returns how many messages have their old text again
 */
export async function undoRegeneration(
  db: Db,
  before: CampaignRow,
  columns: Partial<NewCampaign>,
  now: number,
): Promise<number> {
  const [, restored] = await db.batch([
    setPlan(db, before, columns),
    ...putBackTexts(db, before.id, now),
    forgetReplaced(db, before.id, before.planVersion),
    db.delete(regenerations).where(eq(regenerations.campaignId, before.id)),
  ]);
  return restored.length;
}

/** Keeps a new campaign with its messages. */
export async function insertCampaign(
  db: Db,
  campaign: NewCampaign,
  rows: readonly NewMessage[],
): Promise<CampaignRow> {
  const [[created]] = await db.batch([
    db.insert(campaigns).values(campaign).returning(),
    ...insertMessages(db, campaign.seed, rows),
  ]);
  if (created === undefined) throw new Error('The campaign was not kept');
  return created;
}

/** How many campaigns a person has, those that are over included. */
export const countCampaigns = (db: Db, userId: number) =>
  db.select({ campaigns: count() }).from(campaigns).where(eq(campaigns.userId, userId));

/** The campaign of the person that was made from a seed, and when its first message comes, in epoch milliseconds. */
export const selectSeeded = (db: Db, userId: number, seed: string) =>
  db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.seed, seed), eq(campaigns.userId, userId)));

/** Whether the plan was changed since the campaign was read. */
export async function isPlanChanged(db: Db, { id, planVersion }: CampaignRow): Promise<boolean> {
  const found = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), ne(campaigns.planVersion, planVersion)));
  return found.length > 0;
}

/** Its messages, and their deliveries, go with it. */
export function deleteCampaign(db: Db, userId: number, id: number) {
  return db.delete(campaigns).where(ownedBy(userId, id)).returning({ id: campaigns.id });
}

/** All of a person's campaigns, as their account goes. */
export function deleteCampaigns(db: Db, userId: number) {
  return db.delete(campaigns).where(eq(campaigns.userId, userId)).returning({ id: campaigns.id });
}

const isOver = (id: number, now: number) => and(eq(campaigns.id, id), lte(campaigns.endsAt, now));

/** Whether the twelve weeks are still over: the person may just have restarted them. */
export async function findWhetherOver(db: Db, id: number, now: number): Promise<boolean> {
  const found = await db.select({ id: campaigns.id }).from(campaigns).where(isOver(id, now));
  return found.length > 0;
}

/** The twelve weeks are over. Said by the campaign's own object, so no owner is asked for. */
export function markCompleted(db: Db, id: number, now: number) {
  return db.update(campaigns).set({ active: false, completed: true }).where(isOver(id, now));
}

/** The questions that were closed in a campaign. Its owner was checked by the caller. */
export const selectClosedQuestions = (db: Db, campaignId: number) =>
  db
    .select({ question: campaignQuestions.question, week: campaignQuestions.week })
    .from(campaignQuestions)
    .where(eq(campaignQuestions.campaignId, campaignId));

/** Closed twice, it stays as it was closed first. */
export async function closeQuestion(db: Db, row: typeof campaignQuestions.$inferInsert): Promise<void> {
  await db.insert(campaignQuestions).values(row).onConflictDoNothing();
}
