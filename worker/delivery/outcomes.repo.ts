import type { Db } from '../db/client.ts';
import type { DeliveryOutcome } from './send.rules.ts';

/**
 * What a message was given as it left, before its delivery is recorded: nothing of it changes any more once it was sent.
 * Words that a person gave it while it was on its way stay.
 */
const keepText = `UPDATE messages SET offer = ?3, content = iif(edited, content, ?4), writer = iif(edited, writer, ?5),
    own_words = iif(edited, own_words, ?6), short = iif(edited, short, ?7), condition = iif(edited, condition, ?8),
    style = iif(edited, style, ?9), entry = iif(edited, entry, ?10)
  WHERE id = ?2 AND EXISTS (SELECT 1 FROM deliveries WHERE id = ?1 AND status = 'scheduled')`;
const keepOffer = `UPDATE messages SET offer = ?3
  WHERE id = ?2 AND EXISTS (SELECT 1 FROM deliveries WHERE id = ?1 AND status = 'scheduled')`;

/** A snooze that was replaced while it was being sent still counts as sent. */
export const keepOutcome = `UPDATE deliveries SET status = ?2, next_try_at = ?3, tries = coalesce(?4, tries),
    channel = coalesce(?5, channel), cause = ?6, error = ?7, settled_at = ?8
  WHERE id = ?1 AND (status = 'scheduled' OR (status = 'canceled' AND ?2 = 'sent'))`;

export const keepAttempt = `INSERT INTO delivery_attempts (delivery_id, attempt, channel, outcome, error, provider_id,
    request_id, started_at, finished_at)
  SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM deliveries WHERE id = ?1 ON CONFLICT DO NOTHING`;

/**
 * The statements that write an outcome down. They can be run again without harm, and do nothing for what was deleted
 * meanwhile.
 */
export function outcomeStatements({ $client }: Db, outcome: DeliveryOutcome): D1PreparedStatement[] {
  const { deliveryId, messageId, status, attempt, given, finishedAt } = outcome;
  const wasTried = outcome.channel !== null;
  const statements: D1PreparedStatement[] = [];
  if (given !== null && given.text !== undefined) {
    const { content, writer, ownWords, short, condition, style, entry } = given.text;
    statements.push(
      $client
        .prepare(keepText)
        .bind(
          ...[
            deliveryId,
            messageId,
            given.offer,
            content,
            writer,
            JSON.stringify(ownWords),
            short,
            condition,
          ],
          ...[style, entry],
        ),
    );
  } else if (given !== null)
    statements.push($client.prepare(keepOffer).bind(deliveryId, messageId, given.offer));
  statements.push(
    $client
      .prepare(keepOutcome)
      .bind(
        ...[deliveryId, status, outcome.nextTryAt, wasTried ? attempt : null, outcome.channel, outcome.cause],
        ...[outcome.error, status === 'scheduled' ? null : finishedAt],
      ),
    ...outcome.attempts.map((one) =>
      $client
        .prepare(keepAttempt)
        .bind(
          ...[deliveryId, attempt, one.channel, one.outcome, one.error, one.providerId],
          ...[one.requestId ?? null, one.startedAt, one.finishedAt],
        ),
    ),
  );
  return statements;
}

/**
 * Writes down what came of deliveries, with the statements that end their campaign and
 * those that count them for the day, in one round trip. Where the database
 * does not take all of it together, it is told each by itself, so that one that it cannot take holds up no other.
 * @param onFault hears of each that it does not take
 * @returns the ids of the deliveries that it has now
 * @throws when it takes none, or does not end the campaign
 */
export async function recordOutcomes(
  db: Db,
  outcomes: readonly DeliveryOutcome[],
  { closing, usage }: { closing: readonly D1PreparedStatement[]; usage: readonly D1PreparedStatement[] },
  onFault: (outcome: DeliveryOutcome, error: unknown) => void,
): Promise<number[]> {
  const statements = [...outcomes.flatMap((one) => outcomeStatements(db, one)), ...usage, ...closing];
  if (statements.length === 0) return [];
  try {
    await db.$client.batch(statements);
    return outcomes.map(({ deliveryId }) => deliveryId);
  } catch (error) {
    if (outcomes.length < 2) throw error;
    const taken: number[] = [];
    for (const outcome of outcomes) {
      try {
        await db.$client.batch(outcomeStatements(db, outcome));
        taken.push(outcome.deliveryId);
      } catch (fault) {
        onFault(outcome, fault);
      }
    }
    if (taken.length === 0 || closing.length > 0) throw error;
    return taken;
  }
}
