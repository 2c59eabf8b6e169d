import { sql } from 'drizzle-orm';
import type { PastRow } from '../writer/history.ts';

/** Enough of a text to tell whether another opens alike. */
const openingLength = 80;

/**
 * The planned messages of a campaign that lie behind the person, or were done early, soonest first, as one JSON text:
 * an alarm reads them with all else in one statement. Wants `campaignId` and `now`. Joined to an empty text, because
 * SQLite would put JSON into JSON as it is.
 */
export const pastAsJson =
  sql<string>`(SELECT json_group_array(json_array(id, local_date, week, status, completed,
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
