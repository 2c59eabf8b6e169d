import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from '../db/client.ts';
import { preparedChange } from '../db/prepared-change.ts';
import { deliveries, messages } from '../db/schema.ts';
import type { SendRecord, Try } from './sending.rules.ts';

/** Written out, not bound: only so does SQLite use the indexes that hold scheduled messages alone. */
const isScheduled = sql`${messages.status} = 'scheduled'`;

/** A value that is named when the statement is run. */
const given = (name: string) => sql`${sql.placeholder(name)}`;

/**
 * The statements that write a record down. They can be run again without harm, and do nothing for a message that was
 * deleted meanwhile.
 */
export function recordStatements(db: Db, record: SendRecord) {
  return [
    ...(record.given ? [keepWhatWasGiven(db, record.messageId, record.given)] : []),
    record.again === 0 ? recordMessage(db, record) : recordComingAgain(db, record),
    ...record.tries.map((attempt) => recordTry(db, record, attempt)),
  ];
}

const wasTried = (record: SendRecord) => record.tries.some((attempt) => attempt.outcome !== 'skipped');

const updateMessage = preparedChange((db) =>
  db
    .update(messages)
    .set({
      status: given('status'),
      nextTryAt: given('nextTryAt'),
      reason: given('reason'),
      channel: sql`coalesce(${given('channel')}, ${messages.channel})`,
      tries: sql`coalesce(${given('tries')}, ${messages.tries})`,
      sentAt: sql`coalesce(${given('sentAt')}, ${messages.sentAt})`,
    })
    .where(and(eq(messages.id, given('id')), isScheduled)),
);

function recordMessage(db: Db, record: SendRecord) {
  const tried = wasTried(record);
  return updateMessage(db, {
    id: record.messageId,
    status: record.status,
    nextTryAt: record.nextTryAt,
    reason: record.reason,
    channel: tried ? record.channel : null,
    tries: tried ? record.attempt : null,
    sentAt: record.status === 'sent' ? record.finishedAt : null,
  });
}

/**
 * Before the message itself is recorded, as nothing of it changes any more once it was sent. Words that a person gave
 * it while it was on its way stay.
 */
function keepWhatWasGiven(db: Db, messageId: number, { offer, text }: NonNullable<SendRecord['given']>) {
  const unlessEdited = (column: SQLiteColumn, value: string | null) =>
    sql`iif(${messages.edited}, ${column}, ${value})`;
  return db
    .update(messages)
    .set({
      offer,
      ...(text && {
        content: unlessEdited(messages.content, text.content),
        writer: unlessEdited(messages.writer, text.writer),
        ownWords: unlessEdited(messages.ownWords, JSON.stringify(text.ownWords)),
        short: unlessEdited(messages.short, text.short),
        condition: unlessEdited(messages.condition, text.condition),
        style: unlessEdited(messages.style, text.style),
        techniques: unlessEdited(messages.techniques, text.techniques),
        entry: unlessEdited(messages.entry, text.entry),
      }),
    })
    .where(and(eq(messages.id, messageId), isScheduled));
}

/** A message that was put off anew while it came again stays put off. */
function recordComingAgain(db: Db, record: SendRecord) {
  return db
    .update(messages)
    .set({
      snoozedUntil: record.status === 'scheduled' ? record.dueAt : null,
      nextTryAt: record.nextTryAt,
      ...(wasTried(record) ? { snoozeTries: record.attempt } : {}),
    })
    .where(
      and(
        eq(messages.id, record.messageId),
        eq(messages.snoozes, record.again),
        eq(messages.snoozedUntil, record.dueAt),
      ),
    );
}

const insertTry = preparedChange((db) =>
  db
    .insert(deliveries)
    .select(sql`
      SELECT NULL, id, ${given('channel')}, ${given('attempt')}, ${given('identifier')}, ${given('outcome')},
        ${given('reason')}, ${given('providerId')}, ${given('requestId')}, ${given('startedAt')}, ${given('finishedAt')}
      FROM messages WHERE id = ${given('messageId')}`)
    .onConflictDoNothing(),
);

const recordTry = (db: Db, { messageId, attempt, identifier }: SendRecord, tried: Try) =>
  insertTry(db, { ...tried, requestId: tried.requestId ?? null, messageId, attempt, identifier });
