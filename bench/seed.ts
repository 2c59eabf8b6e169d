import type { D1Database } from '@cloudflare/workers-types';
import { signSessionToken } from '../worker/http/session.ts';
import { sessionSecret } from './runtime.ts';

const day = 24 * 60 * 60_000;

export const campaignsPerUser = 10;
const messagesPerCampaign = 84;
/** Sent messages per campaign, in the middle of its twelve weeks. */
export const sentPerCampaign = 42;

export const measuredSession = 'session-of-the-bench';
/** The first account, which owns the first ten campaigns. */
export const measuredUser = 1;

/** The `Cookie` header of the measured account. */
export async function sessionCookie(now: number): Promise<string> {
  const caller = { userId: measuredUser, sessionId: measuredSession };
  return `__Host-session=${await signSessionToken(caller, now + day, sessionSecret)}`;
}

/** Fills an empty database with users who each have ten campaigns of 84 messages, in the middle of their twelve weeks. */
export async function seed(database: D1Database, campaignCount: number, now: number): Promise<void> {
  const userCount = campaignCount / campaignsPerUser;
  await database.batch([
    database
      .prepare(
        `WITH RECURSIVE person(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM person WHERE n < ?1)
        INSERT INTO users (id, username, username_key, email, email_key, email_hash, email_confirmed_at, timezone, created_at)
        SELECT n, 'person' || n, 'person' || n, 'person' || n || '@example.com', 'person' || n || '@example.com',
          printf('%042dA', n), ?2, 'Europe/London', ?2 FROM person`,
      )
      .bind(userCount, now),
    database
      .prepare(
        `INSERT INTO sessions (id, user_id, device, created_at, last_used_at, expires_at)
        SELECT iif(id = ?1, ?2, 'session-of-' || id), id, 'Bench', ?3, ?3, ?3 + ${day} FROM users`,
      )
      .bind(measuredUser, measuredSession, now),
    database
      .prepare(
        `WITH RECURSIVE campaign(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM campaign WHERE n < ?1)
        INSERT INTO campaigns (id, seed, user_id, title, description, frequency, message_time, custom_time,
          send_minute, message_style, delivery_method, kind, hue, icon, start_date, time_zone, ends_at, created_at)
        SELECT n, 'seed-' || n, (n - 1) / ${campaignsPerUser} + 1, 'Morning meditation ' || n,
          'Ten quiet minutes before the day begins', 'Daily', 'Custom time', '08:00', 480, 'friendly', 'Email', 'build', 'violet', 'meditate',
          date(?2 / 1000, 'unixepoch', '-${sentPerCampaign - 1} days'), 'Europe/London', ?2 + ${60 * day}, ?2 + n
        FROM campaign`,
      )
      .bind(campaignCount, now),
  ]);
  const step = 1_000;
  for (let from = 1; from <= campaignCount; from += step) {
    await seedMessages(database, from, from + step - 1, now);
  }
  await database.exec('ANALYZE');
  // One user makes all the calls, far more than the rate limits allow, so the trigger resets every count.
  await database.exec(
    'CREATE TRIGGER no_limits AFTER UPDATE ON attempts BEGIN UPDATE attempts SET count = 1 WHERE key = NEW.key; END',
  );
}

async function seedMessages(database: D1Database, from: number, to: number, now: number): Promise<void> {
  const messages = database
    .prepare(
      `WITH RECURSIVE slot(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM slot WHERE k < ${messagesPerCampaign - 1}),
      planned AS (
        SELECT campaigns.id AS campaign_id, k, k < ${sentPerCampaign} AS sent, k % 3 > 0 AS done,
          date(start_date, '+' || k || ' days') AS day
        FROM campaigns, slot WHERE campaigns.id BETWEEN ?1 AND ?2)
      INSERT INTO messages (campaign_id, kind, content, entry, condition, notes, writer, slot_index, week, slot_kind,
        local_date, day_ends_at, time_zone, mark, marked_at, created_at)
      SELECT campaign_id, 'planned',
        'Day ' || (k + 1) || '. Sit down before the first look at the phone. Two calm breaths are a start, and '
          || 'ten minutes are the whole of it. What would make the next one easier?',
        'build/friendly:bench/' || k, CASE k WHEN 0 THEN 'first' WHEN 42 THEN 'half' WHEN 77 THEN 'lastweek' WHEN 83 THEN 'last' END,
        'Week ' || (k / 7 + 1) || ': Small Steps - Building consistency with practice', 'built-in', k, k / 7 + 1,
        'plain', day, unixepoch(day, '+1 day') * 1000, 'Europe/London',
        iif(sent AND done, 'done', NULL), iif(sent AND done, unixepoch(day, '+9 hours') * 1000, NULL), ?3
      FROM planned`,
    )
    .bind(from, to, now);
  const deliveries = database
    .prepare(
      `INSERT INTO deliveries (user_id, campaign_id, message_id, reason, identifier, due_at, status, tries, channel, settled_at)
      SELECT c.user_id, c.id, m.id, 'planned', 'message-' || m.id, unixepoch(m.local_date, '+8 hours') * 1000,
        iif(slot_index < ${sentPerCampaign}, 'sent', 'scheduled'), slot_index < ${sentPerCampaign},
        iif(slot_index < ${sentPerCampaign}, 'email', NULL),
        iif(slot_index < ${sentPerCampaign}, unixepoch(m.local_date, '+8 hours') * 1000 + 900, NULL)
      FROM messages m JOIN campaigns c ON c.id = m.campaign_id WHERE c.id BETWEEN ?1 AND ?2`,
    )
    .bind(from, to);
  await database.batch([messages, deliveries]);
}
