import type { Query } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { fillPlaceholders } from 'drizzle-orm/sql';
import type { Db } from './client.ts';

type Change = RunnableQuery<unknown, 'sqlite'> & { toSQL(): Query };
type Known = { statement: D1PreparedStatement; query: Query };

/**
 * A change whose SQL is put together once for each database, as `prepared` does it for queries. What comes of it goes
 * into `db.batch`, and cannot be awaited by itself.
 * @param build the change, with `sql.placeholder` for each of its values
 */
export function preparedChange(build: (db: Db) => Change) {
  const perDatabase = new WeakMap<Db, Known>();

  return (db: Db, values: Record<string, string | number | null>): Change => {
    let known = perDatabase.get(db);
    if (known === undefined) {
      const query = build(db).toSQL();
      known = { query, statement: db.$client.prepare(query.sql) };
      perDatabase.set(db, known);
    }
    const { statement, query } = known;
    const bound = { sql: query.sql, params: fillPlaceholders(query.params, values) };
    // What drizzle's batch asks of a statement: how it is bound, and what comes of it.
    const item: unknown = {
      toSQL: () => bound,
      _prepare: () => ({ stmt: statement, getQuery: () => bound, mapResult: (result: D1Result) => result }),
    };
    return item as Change;
  };
}
