/** The queries of `npm run operator`. Values are inlined, because wrangler can't bind parameters. */

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Selects the account's id. @param account an id, username or email; no row if several accounts match */
const userId = (account: string) =>
  /^\d+$/.test(account)
    ? `SELECT id FROM users WHERE id = ${account}`
    : `SELECT min(id) FROM users WHERE username_key = ${quoted(account.trim().toLowerCase())} OR email_key = ${quoted(account.trim().toLowerCase())} HAVING count(*) = 1`;

const daysAgo = (days: number) => `(unixepoch() - ${days} * 86400) * 1000`;

/** The accounts with the most messages in the last days, with their bounces and complaints. */
export const senders = (days: number) => `SELECT u.id, u.username, count(*) AS sent,
    sum(a.channel = 'email') AS emails, sum(a.channel = 'sms') AS texts,
    sum(EXISTS (SELECT 1 FROM delivery_attempts r WHERE r.delivery_id = d.id AND r.outcome = 'returned')) AS returned,
    sum(EXISTS (SELECT 1 FROM delivery_attempts r WHERE r.delivery_id = d.id AND r.outcome = 'reported')) AS complaints,
    CASE WHEN u.blocked_at IS NULL THEN '' ELSE 'blocked' END AS state
  FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id JOIN users u ON u.id = d.user_id
  WHERE a.outcome = 'accepted' AND a.finished_at > ${daysAgo(days)}
  GROUP BY u.id ORDER BY sent DESC LIMIT 25`;

/** The account's last deliveries, with the reason of each that wasn't sent, and every attempt. */
export const deliveries = (account: string) => `SELECT datetime(d.due_at / 1000, 'unixepoch') AS due_utc,
    d.campaign_id, d.reason, d.status, coalesce(d.error, '') AS error,
    (SELECT coalesce(group_concat(concat_ws(' ', a.channel, a.outcome, a.error), '; '), '')
      FROM delivery_attempts a WHERE a.delivery_id = d.id) AS attempts
  FROM deliveries d WHERE d.user_id IN (${userId(account)}) AND (d.status <> 'scheduled' OR d.due_at < unixepoch() * 1000)
  ORDER BY d.due_at DESC LIMIT 25`;

/** Blocks an account: ends its sessions and stops its messages. */
export const block = (account: string) => [
  `DELETE FROM sessions WHERE user_id IN (${userId(account)})`,
  `DELETE FROM push_subscriptions WHERE user_id IN (${userId(account)})`,
  `UPDATE users SET blocked_at = coalesce(blocked_at, unixepoch() * 1000) WHERE id IN (${userId(account)}) RETURNING id, username, 'blocked' AS state`,
];

export const unblock = (account: string) => [
  `UPDATE users SET blocked_at = NULL WHERE id IN (${userId(account)}) RETURNING id, username, 'open' AS state`,
];
