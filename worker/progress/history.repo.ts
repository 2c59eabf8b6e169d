import { sql } from 'drizzle-orm';
import type { PastMessage } from '../writer/history.ts';

/** Reasons that a message carries which was not sent because its campaign was held. */
export const heldReasons = {
  inactive: 'The campaign was not active',
  paused: 'You paused this campaign',
  onHold: 'This campaign waits for you to look at it',
} as const;

const isHeldReason = (reason: string | null) => Object.values<string | null>(heldReasons).includes(reason);

/** Enough of a text to tell whether another opens alike. */
const openingLength = 80;

/**
 * The planned messages of a campaign that lie behind the person, or were done early, soonest first, as one JSON text:
 * an alarm reads them with all else in one statement. Wants `campaignId` and `now`. Joined to an empty text, because
 * SQLite would put JSON into JSON as it is.
 */
export const pastAsJson = sql<string>`(SELECT json_group_array(json_array(id, local_date, week, status, completed,
    answer, reason, rating, condition, line, opening)) || '' FROM
  (SELECT *, substr(content, 1, ${sql.raw(String(openingLength))}) AS opening FROM messages
    WHERE campaign_id = ${sql.placeholder('campaignId')} AND kind = 'planned'
      AND (scheduled_for <= ${sql.placeholder('now')} OR completed)
    ORDER BY scheduled_for))`.as('past');

type PastTuple = [
  id: number,
  localDate: string,
  week: number,
  status: string,
  completed: 0 | 1,
  answer: string | null,
  reason: string | null,
  rating: string | null,
  condition: string | null,
  entry: string | null,
  opening: string,
];

export function readPast(json: string): PastRow[] {
  const tuples: PastTuple[] = JSON.parse(json);
  return tuples.map(
    ([id, localDate, week, status, completed, answer, reason, rating, condition, entry, opening]) => ({
      id,
      localDate,
      week,
      status,
      completed: completed === 1,
      answer,
      reason,
      rating,
      condition,
      entry,
      opening,
    }),
  );
}

export type PastRow = {
  id: number;
  localDate: string;
  week: number;
  status: string;
  completed: boolean;
  answer: string | null;
  reason: string | null;
  rating: string | null;
  condition: string | null;
  entry: string | null;
  opening: string;
};

/** A past message as the writers need it. */
export function toPast(row: PastRow): PastMessage {
  const sent = row.status === 'sent';
  return {
    localDate: row.localDate,
    sent,
    done: row.completed,
    skipped: row.answer === 'skipped',
    held: row.status === 'skipped' && isHeldReason(row.reason),
    condition: sent ? row.condition : null,
    entry: sent ? row.entry : null,
  };
}
