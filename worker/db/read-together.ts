import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Db } from './client.ts';
import { PreparedQuery } from './prepared.ts';

export type Queries = readonly BatchItem<'sqlite'>[];
export type Answers<Q extends Queries> = { [Index in keyof Q]: BatchResponse<[Q[Index]]>[0] };

/** By the keys of the queries: the same ones are read together at every call. */
const perDatabase = new WeakMap<Db, Map<string, D1PreparedStatement>>();

/**
 * Runs queries in one round trip and one transaction. Prepared ones become a single statement, as each one more costs
 * D1 about as much as reading ten rows. At most five of them: D1 joins no more.
 */
export async function readTogether<const Q extends Queries>(db: Db, queries: Q): Promise<Answers<Q>> {
  const all: readonly unknown[] = queries;
  const answers = all.every((query) => query instanceof PreparedQuery)
    ? await readAsOne(db, all)
    : await db.batch(queries as unknown as [BatchItem<'sqlite'>]);
  return answers as Answers<Q>;
}

/** Each row comes as a JSON text that begins with the place of its query: one value is carried faster than twenty. */
async function readAsOne(db: Db, queries: readonly PreparedQuery[]): Promise<unknown[][]> {
  const params = queries.flatMap((query) => query.toSQL().params);
  const { results } = await statementOf(db, queries)
    .bind(...params)
    .all<{ row: string }>();
  const answers: unknown[][] = queries.map(() => []);
  const rows = JSON.parse(`[${results.map(({ row }) => row).join()}]`) as [number, ...unknown[]][];
  for (const row of rows) {
    const [at] = row;
    // A wide row ends with an array of the values that had no room.
    const values = Array.isArray(row.at(-1)) ? row.flat(Number.POSITIVE_INFINITY) : row;
    answers[at]?.push(queries[at]?.known.rowOf(values, 1));
  }
  return answers;
}

function statementOf(db: Db, queries: readonly PreparedQuery[]): D1PreparedStatement {
  const statements = perDatabase.get(db) ?? new Map<string, D1PreparedStatement>();
  perDatabase.set(db, statements);
  const key = queries.map(({ known }) => known.key).join();
  let statement = statements.get(key);
  if (statement === undefined) {
    const parts = queries.map(({ known }, place) => `SELECT "row" FROM (${known.jsonSql(place)})`);
    statement = db.$client.prepare(parts.join('\nUNION ALL '));
    statements.set(key, statement);
  }
  return statement;
}
