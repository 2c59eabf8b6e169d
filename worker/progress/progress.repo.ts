import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { progress } from '../db/schema.ts';
import type { Frequency } from '../domain.ts';
import { type Claim, readStatements } from '../http/read-as.ts';

/**
 * Every message with whether it is due, done and missed at an instant, for a FROM clause. Due: sent, and done or its day
 * over. Missed: due and not done.
 * @param now the name of the parameter that holds the instant
 */
export const progressAt = (now: string) => `(SELECT *, coalesce(due_from <= ${now}, 0) AS is_due,
  coalesce(due_from <= ${now} AND NOT is_done, 0) AS is_missed FROM progress)`;

/** What was sent, due and done in a campaign so far. */
export type CampaignCounts = { sent: number; due: number; done: number };

/**
 * The counts of a campaign `c` at `?2`, in one text: rows of their own would take longer to carry than to count.
 */
export const countsText = `(SELECT json_array(count(*), sum(is_due), sum(is_due AND is_done))
  FROM ${progressAt('?2')} p WHERE p.campaign_id = c.id AND p.status = 'sent')`;

export function readCounts(text: string): CampaignCounts {
  const [sent, due, done]: (number | null)[] = JSON.parse(text);
  return { sent: sent ?? 0, due: due ?? 0, done: done ?? 0 };
}

/** The counts of one campaign, for a batch of its owner's. */
export const selectCampaignCounts = (db: Db, userId: number, id: number, now: number) =>
  db
    .select({
      sent: sql<number>`count(*)`.as('sent'),
      due: sql<number>`coalesce(sum(${progress.dueFrom} <= ${now}), 0)`.as('due'),
      done: sql<number>`coalesce(sum(${progress.dueFrom} <= ${now} AND ${progress.isDone}), 0)`.as('done'),
    })
    .from(progress)
    .where(
      and(
        sql`${progress.campaignId} = (SELECT id FROM campaigns WHERE id = ${id} AND user_id = ${userId})`,
        eq(progress.status, 'sent'),
      ),
    );

/** A day marked done ahead counts on its own day, in its zone: no zone is farther ahead. */
const aheadOfUs = 26 * 60 * 60_000;

/** The dates that were done and missed, in one text. */
const daysText = (
  campaign: string,
) => `(SELECT json_array(count(*) FILTER (WHERE status = 'sent'), sum(is_due),
    sum(is_due AND is_done), group_concat(local_date) FILTER (WHERE is_done),
    group_concat(local_date) FILTER (WHERE is_missed))
  FROM ${progressAt('?2')} p WHERE p.campaign_id = ${campaign}
    AND p.status IN ('scheduled', 'sent', 'failed', 'skipped') AND p.due_at <= ?2 + ${aheadOfUs})`;

const datesIn = (text: string | null) => (text === null ? [] : text.split(','));

function readDays(text: string) {
  const [sent, due, done, doneDays, missedDays]: [
    number,
    number | null,
    number | null,
    string | null,
    string | null,
  ] = JSON.parse(text);
  return {
    counts: { sent, due: due ?? 0, done: done ?? 0 },
    days: [
      ...datesIn(doneDays).map((localDate) => ({ localDate, completed: true })),
      ...datesIn(missedDays).map((localDate) => ({ localDate, completed: false })),
    ],
  };
}

/** ?1 is the person, ?2 the instant. */
export const daysOfAll = `SELECT c.frequency, c.start_date AS startDate, c.time_zone AS timeZone, c.active,
  ${daysText('c.id')} AS days FROM campaigns c WHERE c.user_id = ?1`;

type HistoryRow = { frequency: Frequency; startDate: string; timeZone: string; active: 0 | 1; days: string };

/** How each campaign of the person has gone. */
export async function readHistories(db: Db, claim: Claim, now: number) {
  const [rows] = await readStatements<[HistoryRow]>(db, claim, now, [
    db.$client.prepare(daysOfAll).bind(claim.userId, now),
  ]);
  return rows.map(({ days, active, ...campaign }) => ({
    ...campaign,
    active: active === 1,
    ...readDays(days),
  }));
}

/** ?1 is the campaign, ?2 the instant. */
export const daysOfOne = `SELECT ${daysText('?1')} AS days`;

/** How one campaign has gone. Its own object asks. */
export async function readHistory(db: Db, campaignId: number, now: number) {
  const { results } = await db.$client.prepare(daysOfOne).bind(campaignId, now).all<{ days: string }>();
  return readDays(results[0]?.days ?? '[0,0,0,null,null]');
}

/** One row of JSON for each group of the days of a campaign `c`, each with how many of its days were due and kept. */
const daysGrouped = (groups: string, also = '') => `(SELECT json_group_array(json(row)) FROM (
  SELECT json_array(${groups}, sum(is_due), sum(is_due AND is_done)${also}) AS row FROM ${progressAt('?2')} p
  WHERE p.campaign_id = c.id AND p.kind = 'planned' AND p.status IN ('sent', 'skipped') GROUP BY ${groups}))`;

/** Monday is 1, Sunday 7. */
const weekday = "(strftime('%w', local_date) + 6) % 7 + 1";
/** Counted back from the end of the day, which is local midnight: so no zone has to be known here. */
const hour = '23 - (day_ends_at - 1 - marked_at) / 3600000';

/** The local hours at which days were marked done on the day itself. */
const marksGrouped = `(SELECT json_group_array(json(row)) FROM (
  SELECT json_array(${weekday}, ${hour}, count(*)) AS row FROM progress p
  WHERE p.campaign_id = c.id AND p.status IN ('scheduled', 'sent', 'failed', 'skipped') AND p.is_done
    AND ${hour} BETWEEN 0 AND 23 GROUP BY ${weekday}, ${hour}))`;

/** ?1 is the person, ?2 the instant. */
export const habitsOfPerson = `SELECT c.id, ${daysGrouped('week', ", sum(cause IS 'paused')")} AS weeks,
  ${daysGrouped(weekday)} AS weekdays, ${marksGrouped} AS marks FROM campaigns c
  WHERE c.user_id = ?1 ORDER BY c.created_at DESC, c.id DESC`;

type HabitText = { id: number; weeks: string; weekdays: string; marks: string };
const rowsOf = <Row>(text: string, read: (cells: number[]) => Row) =>
  (JSON.parse(text) as number[][]).map((cells) => read(cells));

/** How the days of each campaign of the person went, by weeks, weekdays and hours. */
export async function readHabits(db: Db, claim: Claim, now: number) {
  const [rows] = await readStatements<[HabitText]>(db, claim, now, [
    db.$client.prepare(habitsOfPerson).bind(claim.userId, now),
  ]);
  return rows.map(({ id, weeks, weekdays, marks }) => ({
    campaignId: id,
    weeks: rowsOf(weeks, ([week = 0, due = 0, done = 0, paused = 0]) => ({ week, due, done, paused })),
    weekdays: rowsOf(weekdays, ([day = 0, due = 0, done = 0]) => ({ weekday: day, due, done })),
    marks: rowsOf(marks, ([day = 0, at = 0, count = 0]) => ({ weekday: day, hour: at, count })),
  }));
}
