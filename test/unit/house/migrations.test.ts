import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, test } from 'vitest';

const migrations = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, text: readFileSync(`migrations/${name}`, 'utf8') }));
const [first, ...later] = migrations;

/** A row of each table as the first version wrote it, with all that hangs on one another. */
const rowsOfTheFirstVersion = `
  INSERT INTO users (id, username, username_key, email, email_key, timezone, created_at)
    VALUES (7, 'Ada', 'ada', 'ada@example.com', 'ada@example.com', 'Europe/London', 1);
  INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES ('s', 7, 1, 2);
  INSERT INTO attempts (key, count, window_ends_at) VALUES ('k', 1, 2);
  INSERT INTO campaigns (id, seed, user_id, title, description, frequency, message_time, send_minute, message_style,
      delivery_method, start_date, time_zone, ends_at, created_at)
    VALUES (3, 'one', 7, 'Walk', 'Round the block', 'Daily', 'Morning (6-9 AM)', 420, 'Friendly', 'Email',
      '2026-11-02', 'Europe/London', 9, 1), (4, 'two', 7, 'Swim', 'Two lanes', 'Daily', 'Morning (6-9 AM)', 420,
      'Friendly', 'SMS', '2026-11-02', 'Europe/London', 9, 1);
  INSERT INTO messages (id, campaign_id, user_id, kind, content, notes, writer, week, slot_kind, local_date,
      day_ends_at, time_zone, scheduled_for, status, sent_at, created_at)
    VALUES (5, 3, 7, 'planned', 'Go', '', 'built-in', 1, 'weekday', '2026-11-02', 2, 'Europe/London', 1, 'sent', 1, 1),
      (6, 4, 7, 'planned', 'Go', '', 'built-in', 1, 'weekday', '2026-11-02', 2, 'Europe/London', 1, 'sent', 1, 1);
  INSERT INTO deliveries (message_id, channel, attempt, identifier, outcome, started_at, finished_at)
    VALUES (5, 'email', 1, 'message-5', 'retry', 1, 1), (5, 'email', 2, 'message-5', 'accepted', 1, 1),
      (6, 'sms', 1, 'message-6', 'refused', 1, 1), (6, 'email', 1, 'message-6', 'accepted', 1, 1);
  INSERT INTO stops (user_id, campaign_id, channel, scope, cause, created_at)
    VALUES (7, NULL, 'sms', 'all/sms', 'reply', 1), (7, 4, NULL, '4/all', 'unsubscribe-link', 1);
  INSERT INTO inbound_messages (id, sender, helped, received_at) VALUES ('i', 's', 0, 1);
  INSERT INTO outbox (user_id, channel, identifier, recipient, subject, body, created_at)
    VALUES (7, 'email', 'message-5', 'ada@example.com', 'Walk', 'Go', 1);
  INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
    VALUES (7, 'https://push.test/1', 'p', 'a', 1);`;

const tablesOfTheFirstVersion = [...(first?.text ?? '').matchAll(/CREATE TABLE `(\w+)`/g)].map(
  ([, name]) => name ?? '',
);

let database: DatabaseSync;
const rowsOf = (table: string) => database.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all();

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(first?.text ?? '');
  database.exec(rowsOfTheFirstVersion);
});

it('what the first version wrote is all there after every later migration, and still hangs together', () => {
  expect(tablesOfTheFirstVersion).toHaveLength(10);
  const before = tablesOfTheFirstVersion.map((table) => ({ table, rows: rowsOf(table) }));
  expect(before.filter(({ rows }) => rows.length === 0)).toEqual([]);
  for (const { text } of later) database.exec(text);
  for (const { table, rows } of before) {
    expect(rowsOf(table)).toEqual(rows.map((row) => expect.objectContaining(row)));
  }
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
});

it('the code before a migration goes on writing after it, until its successor is online', () => {
  for (const table of [...tablesOfTheFirstVersion].reverse()) database.exec(`DELETE FROM ${table}`);
  for (const { text } of later) database.exec(text);
  database.exec(rowsOfTheFirstVersion);
  expect(tablesOfTheFirstVersion.filter((table) => rowsOf(table).length === 0)).toEqual([]);
});

/** What takes nothing away from code that knows nothing of it. Recreating a table would delete what hangs on its rows. */
const additive = /^(CREATE TABLE|CREATE (UNIQUE )?INDEX|DROP INDEX|ALTER TABLE `\w+` ADD) /;

/** Changes of rows that leave them as the code before would write them too: of the usual size, and without a line. */
const harmless = [
  "UPDATE `campaigns` SET `size` = 'usual' WHERE `size` = 'stretch';",
  'UPDATE `messages` SET `line` = NULL WHERE `line` IS NOT NULL;',
];

describe('a migration only adds', () => {
  test.each(later)('$name', ({ text }) => {
    const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim());
    const others = statements.filter((statement) => !additive.test(statement));
    expect(others.filter((statement) => !harmless.includes(statement))).toEqual([]);
  });
});
