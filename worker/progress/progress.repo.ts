import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { columnsOf, type Db } from '../db/client.ts';
import { campaigns, uniqueKind } from '../db/schema.ts';
import {
  CAMPAIGN_WEEKS,
  type Frequency,
  HOUR,
  type Mark,
  type MessageStatus,
  type SkipCause,
} from '../domain.ts';
import { type Caller, campaignsOfCaller, readCampaigns, readStatements } from '../http/session.ts';
import type { PlannedDay, ProgressDay } from './days.rules.ts';

const calendarCampaign = columnsOf(campaigns, 'c', [
  ...([
    'frequency',
    'startDate',
    'timeZone',
    'active',
    'completed',
    'onHold',
    'pausedUntil',
    'kind',
  ] as const),
]);
type CalendarCampaign = ReturnType<typeof calendarCampaign.read>;

/** For a FROM clause. Due: the day is done, or it was sent and its day is over. Missed: due and not done. */
export const progressAt = (now: string) => `(SELECT *, coalesce(due_from <= ${now}, 0) AS is_due,
  coalesce(due_from <= ${now} AND NOT is_done, 0) AS is_missed FROM progress)`;

/**
 * The message that has the mark of message `m`: the day's planned message if `m` was added to such a day, or `m` itself.
 */
export const markedIdOf = (m: string) => `coalesce((SELECT planned.id FROM messages planned
  WHERE ${m}.kind IN ('extra', 'manual') AND planned.campaign_id = ${m}.campaign_id AND planned.local_date = ${m}.local_date
    AND ${uniqueKind('planned.')} = 'planned'), ${m}.id)`;

/** The mark of message `m`, or when it was made. */
export const markOf = (
  m: string,
  column: 'mark' | 'marked_at' = 'mark',
) => `CASE WHEN ${m}.kind IN ('extra', 'manual')
  THEN (SELECT marked.${column} FROM messages marked WHERE marked.id = ${markedIdOf(m)}) ELSE ${m}.${column} END`;

type CampaignCounts = { sent: number; due: number; done: number };
/** The done and missed days are in any order. */
export type CountedDays = { counts: CampaignCounts; days: readonly PlannedDay[] };

/** In milliseconds. No time zone's "today" is further ahead, so this includes days marked done ahead of time. */
const maxDayAhead = 26 * HOUR;

const statuses = "p.status IN ('scheduled', 'sent', 'failed', 'skipped')";

/**
 * As one text, which transfers faster than rows: each date followed by a digit, 1 if sent, plus 2 if done, plus 4 if
 * due.
 */
export const progressText = (campaign: string) => `(SELECT group_concat(local_date || CASE WHEN due_from <= ?2
    THEN (status = 'sent') + 2 * is_done + 4 ELSE (status = 'sent') + 2 * is_done END, '')
  FROM progress p WHERE p.campaign_id = ${campaign} AND ${statuses} AND p.due_at <= ?2 + ${maxDayAhead})`;

const dateLength = 'YYYY-MM-DD'.length;

export function readProgress(text: string | null): CountedDays {
  const counts = { sent: 0, due: 0, done: 0 };
  const days: PlannedDay[] = [];
  for (let at = 0; text !== null && at < text.length; at += dateLength + 1) {
    const bits = Number(text[at + dateLength]);
    const isDone = (bits & 2) > 0;
    const isDue = (bits & 4) > 0;
    if ((bits & 1) > 0) counts.sent += 1;
    if (isDue) counts.due += 1;
    if (isDue && isDone) counts.done += 1;
    if (isDue || isDone) days.push({ localDate: text.slice(at, at + dateLength), completed: isDone });
  }
  return { counts, days };
}

/** A Drizzle query for `progressText` of one campaign, for use in a batch. */
export function selectProgress(db: Db, userId: number, id: number, now: number) {
  const c = alias(campaigns, 'c');
  const parts = progressText('c.id')
    .split('?2')
    .map((part) => sql.raw(part));
  return db
    .select({ text: sql<string | null>`${sql.join(parts, sql`${now}`)}`.as('text') })
    .from(c)
    .where(and(eq(c.id, id), eq(c.userId, userId)));
}

/** All planned days of a campaign at `?2`, and the number of messages sent, as one JSON text. */
export const plannedDaysText = (
  campaign: string,
) => `(SELECT json_array(count(*) FILTER (WHERE status = 'sent'),
    json_group_array(json_array(local_date, status, cause, mark, is_done, is_due, due_at)) FILTER (WHERE kind = 'planned'))
  FROM ${progressAt('?2')} p WHERE p.campaign_id = ${campaign} AND ${statuses})`;

type DayValues = [string, MessageStatus, SkipCause | null, Mark | null, 0 | 1, 0 | 1, number];
export type DueDay = ProgressDay & { dueAt: number };

export function readPlannedDays(text: string): { counts: CampaignCounts; days: DueDay[] } {
  const [sent, rows]: [number, DayValues[]] = JSON.parse(text);
  const counts = { sent, due: 0, done: 0 };
  const days = rows.map(([localDate, status, cause, mark, done, due, dueAt]) => {
    counts.due += due;
    counts.done += due & done;
    return { localDate, status, cause, mark, dueAt, isDone: done === 1, isMissed: due > done };
  });
  return { counts, days: days.sort((a, b) => (a.localDate < b.localDate ? -1 : 1)) };
}

/** ?1 campaign id, ?2 now, ?3 user id. */
const calendarOfOne = `SELECT p.local_date AS localDate, p.status, p.cause, p.mark, p.is_done AS isDone,
    p.is_missed AS isMissed, p.due_at AS dueAt, p.message_id AS messageId, p.day_note AS note
  FROM ${progressAt('?2')} p WHERE p.campaign_id = (SELECT id FROM campaigns WHERE id = ?1 AND user_id = ?3)
    AND ${statuses} AND p.kind = 'planned' ORDER BY p.local_date`;
/** ?1 campaign id, ?2 user id. */
const campaignOfCalendar = `SELECT ${calendarCampaign.list} FROM campaigns c WHERE c.id = ?1 AND c.user_id = ?2`;

type NotedDay = Omit<ProgressDay, 'isDone' | 'isMissed'> & {
  messageId: number;
  note: string | null;
};
type CalendarRow = NotedDay & { isDone: 0 | 1; isMissed: 0 | 1 };

/** All planned days of a campaign, in order, with their notes. */
export async function readCalendar(db: Db, caller: Caller, id: number, now: number) {
  const { $client } = db;
  const [[campaign], rows] = await readStatements<[CalendarCampaign, CalendarRow]>(db, caller, now, [
    $client.prepare(campaignOfCalendar).bind(id, caller.userId),
    $client.prepare(calendarOfOne).bind(id, now, caller.userId),
  ]);
  if (campaign === undefined) return null;
  return {
    campaign: calendarCampaign.read(campaign),
    days: rows.map((row) => ({ ...row, isDone: row.isDone === 1, isMissed: row.isMissed === 1 })),
  };
}

const daysOfAll =
  campaignsOfCaller(`c.id, c.frequency, c.start_date AS startDate, c.time_zone AS timeZone, c.active,
  ${progressText('c.id')} AS days`);

type HistoryRow = {
  id: number;
  frequency: Frequency;
  startDate: string;
  timeZone: string;
  active: 0 | 1;
  days: string | null;
};

export async function readHistories(db: Db, caller: Caller, now: number) {
  const rows = await readCampaigns<HistoryRow>(db, caller, now, daysOfAll);
  return rows.map(({ days, active, ...campaign }) => ({
    ...campaign,
    active: active === 1,
    ...readProgress(days),
  }));
}

/** Groups the days of campaign `c`, as one JSON row per group with its numbers of days due and done. */
const daysGrouped = (groups: string, also = '') => `(SELECT json_group_array(json(row)) FROM (
  SELECT json_array(${groups}, sum(is_due), sum(is_due AND is_done)${also}) AS row FROM ${progressAt('?2')} p
  WHERE p.campaign_id = c.id AND p.kind = 'planned'
    AND (p.status IN ('sent', 'skipped') OR (p.status = 'scheduled' AND is_due)) GROUP BY ${groups}))`;

/** By date, as in calendars; 0 for days before a moved start. */
const week = `CASE WHEN local_date < c.start_date THEN 0
  ELSE min(CAST(julianday(local_date) - julianday(c.start_date) AS INTEGER) / 7 + 1, ${CAMPAIGN_WEEKS}) END`;
/** Monday = 1. */
const weekday = "(strftime('%w', local_date) + 6) % 7 + 1";
/** Counted back from the day's end, local midnight, so that SQLite needn't know the time zone. */
const hour = '23 - (day_ends_at - 1 - marked_at) / 3600000';

/** Counts by weekday and local hour at which days were marked done, on the day itself. */
const marksGrouped = `(SELECT json_group_array(json(row)) FROM (
  SELECT json_array(${weekday}, ${hour}, count(*)) AS row FROM progress p
  WHERE p.campaign_id = c.id AND ${statuses} AND p.is_done
    AND marked_at < day_ends_at AND ${hour} >= 0 GROUP BY ${weekday}, ${hour}))`;

const habitsOfUser = campaignsOfCaller(
  `c.id, ${daysGrouped(week, ", sum(cause IS 'paused')")} AS weeks, ${daysGrouped(weekday)} AS weekdays, ${marksGrouped} AS marks`,
  { order: 'ORDER BY c.created_at DESC, c.id DESC' },
);

type HabitText = { id: number; weeks: string; weekdays: string; marks: string };
const rowsOf = <Row>(text: string, read: (cells: number[]) => Row) =>
  (JSON.parse(text) as number[][]).map((cells) => read(cells));

export async function readHabits(db: Db, caller: Caller, now: number) {
  const rows = await readCampaigns<HabitText>(db, caller, now, habitsOfUser);
  return rows.map(({ id, weeks, weekdays, marks }) => ({
    campaignId: id,
    weeks: rowsOf(weeks, ([week = 0, due = 0, done = 0, paused = 0]) => ({ week, due, done, paused })),
    weekdays: rowsOf(weekdays, ([day = 0, due = 0, done = 0]) => ({ weekday: day, due, done })),
    marks: rowsOf(marks, ([day = 0, at = 0, count = 0]) => ({ weekday: day, hour: at, count })),
  }));
}
