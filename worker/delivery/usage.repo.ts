import { channelOf, channels, type UsageKind } from '../channels.ts';
import type { Db } from '../db/client.ts';

/** Adds to what a day has used, or takes back. ?1 day, ?2 kind, ?3 how much. */
export const addUsage = `INSERT INTO daily_usage (day, kind, used) VALUES (?1, ?2, max(0, ?3))
  ON CONFLICT (day, kind) DO UPDATE SET used = max(0, used + ?3) RETURNING used`;

export const usageStatement = ({ $client }: Db, day: string, kind: UsageKind, amount: number) =>
  $client.prepare(addUsage).bind(day, kind, amount);

const kindOfMethod = Object.entries(channelOf)
  .map(([method, channel]) => `WHEN '${method}' THEN '${channels[channel].usage ?? ''}'`)
  .join(' ');

/**
 * Near a ceiling, reserves a campaign's due messages before anything is sent, so that campaigns due at the same time
 * can't exceed it together. Until then it writes nothing, so sending costs no extra write.
 * ?1 campaign, ?2 now, ?3 day, ?4 from where mails are near, ?5 from where texts are near, ?6 the most that one run sends
 */
export const reserveUsage = `UPDATE daily_usage SET used = used + (SELECT count(*) FROM (SELECT 1 FROM deliveries
      WHERE campaign_id = ?1 AND status = 'scheduled' AND due_at <= ?2 AND coalesce(next_try_at, 0) <= ?2 LIMIT ?6))
  WHERE day = ?3 AND kind = (SELECT CASE delivery_method ${kindOfMethod} END FROM campaigns WHERE id = ?1)
    AND used >= CASE kind WHEN 'mails' THEN ?4 ELSE ?5 END RETURNING used`;

export async function readUsage({ $client }: Db, day: string): Promise<Partial<Record<UsageKind, number>>> {
  const { results } = await $client
    .prepare('SELECT kind, used FROM daily_usage WHERE day = ?1')
    .bind(day)
    .all<{ kind: UsageKind; used: number }>();
  return Object.fromEntries(results.map(({ kind, used }) => [kind, used]));
}
