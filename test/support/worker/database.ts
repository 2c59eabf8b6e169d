import { env } from 'cloudflare:workers';
import { createDeps } from '../../../worker/deps.ts';

export const sql = async <Row = Record<string, unknown>>(
  statement: string,
  ...values: unknown[]
): Promise<Row[]> =>
  (
    await env.DB.prepare(statement)
      .bind(...values)
      .all<Row>()
  ).results;

/** The database, with something else happening right after this many batches: the first reads, a later one writes. */
export function interruptedDatabase(batches: number, interrupt: () => Promise<unknown>): D1Database {
  let count = 0;
  const batch = async (statements: D1PreparedStatement[]) => {
    const results = await env.DB.batch(statements);
    count += 1;
    if (count === batches) await interrupt();
    return results;
  };
  return { prepare: (statement: string) => env.DB.prepare(statement), batch } as D1Database;
}

/** The database, except that the response to this batch is lost once. */
export const losingDatabase = (batches: number) =>
  interruptedDatabase(batches, () => Promise.reject(new Error('The response was lost')));

export const interruptedDeps = (interrupt: () => Promise<unknown>) =>
  createDeps({ ...env, DB: interruptedDatabase(1, interrupt) });

/** The database, except that it can't be reached for statements like this. */
export function databaseWithout(refused: RegExp): D1Database {
  const prepare = (statement: string) => {
    if (refused.test(statement)) throw new Error('The database can’t be reached');
    return env.DB.prepare(statement);
  };
  return { prepare, batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements) } as D1Database;
}

type Attempt = {
  channel: string;
  attempt: number;
  identifier: string;
  outcome: string;
  error: string | null;
};

export const attemptsOf = (messageId: number) =>
  sql<Attempt>(
    `SELECT a.channel, a.attempt, d.identifier, a.outcome, a.error FROM delivery_attempts a
    JOIN deliveries d ON d.id = a.delivery_id WHERE d.message_id = ? ORDER BY a.id`,
    messageId,
  );

/** The delivery of a message, without its snoozes. */
export async function deliveryOf(messageId: number) {
  const found = await env.DB.prepare(
    "SELECT id, status, tries, error, due_at FROM deliveries WHERE message_id = ? AND reason <> 'snooze'",
  )
    .bind(messageId)
    .first<{ id: number; status: string; tries: number; error: string | null; due_at: number }>();
  if (found === null) throw new Error('The message has no delivery');
  return found;
}

/** Makes the database accept or refuse outcomes, all or those of one delivery. */
export const databaseTakesRecords = (takes: boolean, deliveryId?: number) =>
  env.DB.exec(
    takes
      ? 'DROP TRIGGER IF EXISTS refuse'
      : `CREATE TRIGGER refuse BEFORE INSERT ON delivery_attempts ${deliveryId === undefined ? '' : `WHEN NEW.delivery_id = ${deliveryId}`}
          BEGIN SELECT RAISE(ABORT, 'refused'); END`.replaceAll('\n', ' '),
  );

/** Skips deliveries before an instant, so they aren't sent all at once. */
export const skipBefore = (campaignId: number, before: number) =>
  sql("UPDATE deliveries SET status = 'skipped' WHERE campaign_id = ? AND due_at < ?", campaignId, before);

export const markSent = (campaignId: number, count: number) =>
  sql(
    `UPDATE deliveries SET status = 'sent', settled_at = due_at
    WHERE id IN (SELECT id FROM deliveries WHERE campaign_id = ? ORDER BY due_at LIMIT ?)`,
    ...[campaignId, count],
  );

/** Makes the message after the first one of a campaign due, too. */
export const makeSecondDue = (campaignId: number) =>
  sql(
    `UPDATE deliveries SET due_at = (SELECT min(due_at) FROM deliveries WHERE campaign_id = ?1)
    WHERE id = (SELECT id FROM deliveries WHERE campaign_id = ?1 ORDER BY due_at LIMIT 1 OFFSET 1)`,
    campaignId,
  );
