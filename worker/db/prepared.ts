import { Column, is, type Placeholder, type Query, SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { fillPlaceholders } from 'drizzle-orm/sql';
import type { Db } from './client.ts';

type Select = RunnableQuery<unknown[], 'sqlite'> & { toSQL(): Query };
type Row = Record<string, unknown>;

type Prepared = {
  /** The same for every call of the same query. */
  key: number;
  statement: D1PreparedStatement;
  query: Query;
  /** The SQL of the same query with a JSON text for each row in a column `row`: the place given, and the values. */
  jsonSql(place: number): string;
  /** A row from its values, which begin at `from`. */
  rowOf(values: readonly unknown[], from: number): Row;
};

let keys = 0;

/** A query with its values, ready for `readTogether`, `readAs` or drizzle's batch. */
export class PreparedQuery {
  readonly known: Prepared;
  private readonly query: Query;

  constructor(known: Prepared, values: Record<string, string | number>) {
    this.known = known;
    this.query = { sql: known.query.sql, params: fillPlaceholders(known.query.params, values) };
  }

  toSQL(): Query {
    return this.query;
  }

  /** What drizzle's batch asks of a query: how it is bound, and how its rows are read. */
  _prepare() {
    return {
      stmt: this.known.statement,
      getQuery: () => this.query,
      mapResult: ({ results }: D1Result<Row>) =>
        results.map((row) => this.known.rowOf(Object.values(row), 0)),
    };
  }
}

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
      known = {
        key: keys++,
        statement: db.$client.prepare(query.sql),
        query,
        jsonSql: (place) => build(db, asJson(place, columns) as unknown as Columns).toSQL().sql,
        rowOf,
      };
      perDatabase.set(db, known);
    }
    const item: unknown = new PreparedQuery(known, values);
    return item as RunnableQuery<Built['_']['result'], 'sqlite'> & { toSQL(): Query };
  };
}

const plain = new Set<string>(['string', 'number']);

/** Reads a row by the place of its values, as a subquery has no name of its own to go by. */
function rowReader(columns: Record<string, unknown>): Prepared['rowOf'] {
  const readers = Object.entries(columns).map(([name, column]) => ({
    name,
    // Texts and numbers are what the database gives already.
    read: is(column, Column) && !plain.has(column.dataType) ? column : null,
  }));
  return (values, from) => {
    const row: Row = {};
    let at = from;
    for (const { name, read } of readers) {
      const value = values[at++];
      row[name] = value === null || read === null ? value : read.mapFromDriverValue(value);
    }
    return row;
  };
}

function asJson(place: number, columns: Record<string, unknown>) {
  const values = Object.values(columns).map((column) => (is(column, SQL.Aliased) ? column.sql : column));
  return { row: jsonArray([sql.raw(String(place)), ...(values as SQLChunk[])]).as('row') };
}

/** D1 takes no more arguments of a function. The local one does, so that no test but one would notice. */
const mostArguments = 32;

/** What has no room follows in an array of its own at the end: `readTogether` makes it one row again. */
function jsonArray(values: readonly SQLChunk[]): SQL {
  const chunks =
    values.length <= mostArguments
      ? [...values]
      : [...values.slice(0, mostArguments - 1), jsonArray(values.slice(mostArguments - 1))];
  return sql`json_array(${sql.join(chunks, sql`, `)})`;
}

/** A limit that SQLite does not look at beforehand: it would put the query together once more for its value. */
export const limitOf = (name: string) => sql`${sql.placeholder(name)} + 0` as unknown as Placeholder;
