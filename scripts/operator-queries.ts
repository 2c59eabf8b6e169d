/** The queries of `npm run operator`, with values in the text, since wrangler can't bind any. */

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** An account by its id, username or email; none if several match. */
const account = (who: string) =>
  /^\d+$/.test(who)
    ? `SELECT id FROM users WHERE id = ${who}`
    : `SELECT min(id) FROM users WHERE username_key = ${quoted(who.trim().toLowerCase())} OR email_key = ${quoted(who.trim().toLowerCase())} HAVING count(*) = 1`;

/** The Worker logs the action in its next cron run. An account that is already in that state gets no new row. */
const noted = (action: 'blocked' | 'unblocked', who: string) =>
  `INSERT INTO operator_actions (user_id, action, created_at) SELECT id, '${action}', unixepoch() * 1000 FROM users
    WHERE id IN (${account(who)}) AND (blocked_at IS NULL) = ${action === 'blocked' ? 1 : 0}`;

const sinceDays = (days: number) => `(unixepoch() - ${days} * 86400) * 1000`;

/** The accounts that sent the most in the last days, with their bounces and complaints. */
export const senders = (days: number) => `SELECT u.id, u.username, count(*) AS sent,
    sum(a.channel = 'email') AS emails, sum(a.channel = 'sms') AS texts,
    sum(EXISTS (SELECT 1 FROM delivery_attempts r WHERE r.delivery_id = d.id AND r.outcome = 'returned')) AS returned,
    sum(EXISTS (SELECT 1 FROM delivery_attempts r WHERE r.delivery_id = d.id AND r.outcome = 'reported')) AS complaints,
    CASE WHEN u.blocked_at IS NULL THEN '' ELSE 'blocked' END AS state
  FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id JOIN users u ON u.id = d.user_id
  WHERE a.outcome = 'accepted' AND a.finished_at > ${sinceDays(days)}
  GROUP BY u.id ORDER BY sent DESC LIMIT 25`;

/** Bounces and complaints, also per 1,000 emails. Large mail services want fewer than one complaint. */
export const complaintRate = (
  days: number,
) => `SELECT count(*) AS emails, coalesce(sum(returned), 0) AS returned,
    coalesce(sum(reported), 0) AS complaints,
    round(1000.0 * coalesce(sum(reported), 0) / max(1, count(*)), 2) AS complaints_per_1000
  FROM (SELECT EXISTS (SELECT 1 FROM delivery_attempts r WHERE r.delivery_id = a.delivery_id AND r.outcome = 'returned') AS returned,
      EXISTS (SELECT 1 FROM delivery_attempts r WHERE r.delivery_id = a.delivery_id AND r.outcome = 'reported') AS reported
    FROM delivery_attempts a WHERE a.channel = 'email' AND a.outcome = 'accepted' AND a.finished_at > ${sinceDays(days)})`;

export const usage = "SELECT kind, used FROM daily_usage WHERE day = date('now')";

/** Blocks an account: its sessions end and nothing is sent for it. */
export const block = (who: string) => [
  noted('blocked', who),
  `DELETE FROM sessions WHERE user_id IN (${account(who)})`,
  `DELETE FROM push_subscriptions WHERE user_id IN (${account(who)})`,
  `UPDATE users SET blocked_at = coalesce(blocked_at, unixepoch() * 1000) WHERE id IN (${account(who)}) RETURNING id, username, 'blocked' AS state`,
];

export const unblock = (who: string) => [
  noted('unblocked', who),
  `UPDATE users SET blocked_at = NULL WHERE id IN (${account(who)}) RETURNING id, username, 'open' AS state`,
];
