import { Column, is, type Query } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { fillPlaceholders } from 'drizzle-orm/sql';
import type { Db } from './client.ts';

type Select = RunnableQuery<unknown[], 'sqlite'> & { toSQL(): Query };
type Prepared = { statement: D1PreparedStatement; query: Query };

/**
 * A query whose SQL is put together once for each database: doing that at every call takes longer than running it.
 * What comes of it goes into `readAs` and `db.batch`, like any other query, and cannot be awaited by itself.
 * @param columns what the query selects, in that order; no two of them of one name
 * @param build the query, with `sql.placeholder` for each of its values
 */
export function prepared<Columns extends Record<string, unknown>, Built extends Select>(
  columns: Columns,
  build: (db: Db, columns: Columns) => Built,
) {
  const perDatabase = new WeakMap<Db, Prepared>();
  const rowOf = rowReader(columns);

  return (
    db: Db,
    values: Record<string, string | number>,
  ): RunnableQuery<Built['_']['result'], 'sqlite'> & { toSQL(): Query } => {
    let known = perDatabase.get(db);
    if (known === undefined) {
      const query = build(db, columns).toSQL();
      known = { query, statement: db.$client.prepare(query.sql) };
      perDatabase.set(db, known);
    }
    const { statement, query } = known;
    const bound = { sql: query.sql, params: fillPlaceholders(query.params, values) };
    // What drizzle's batch asks of a query: how it is bound, and how its rows are read.
    const item = {
      toSQL: () => bound,
      _prepare: () => ({
        stmt: statement,
        getQuery: () => bound,
        mapResult: ({ results }: D1Result<Record<string, unknown>>) => results.map(rowOf),
      }),
    };
    return item as unknown as RunnableQuery<Built['_']['result'], 'sqlite'> & { toSQL(): Query };
  };
}

const plain = new Set<string>(['string', 'number']);

/** Reads a row as the columns want it: by its place, as a subquery has no name of its own to go by. */
function rowReader(columns: Record<string, unknown>) {
  const readers = Object.entries(columns).map(([name, column]) => ({
    name,
    // Texts and numbers are what the database gives already.
    read: is(column, Column) && !plain.has(column.dataType) ? column : null,
  }));
  return (raw: Record<string, unknown>): Record<string, unknown> => {
    const values = Object.values(raw);
    const row: Record<string, unknown> = {};
    for (const [at, { name, read }] of readers.entries()) {
      const value = values[at];
      row[name] = value === null || read === null ? value : read.mapFromDriverValue(value);
    }
    return row;
  };
}
