/** What the database was asked to do, and what Cloudflare would bill for it. */
export type DatabaseTotals = { roundTrips: number; rowsRead: number; rowsWritten: number };

type Count = (results: readonly { meta: D1Meta & Record<string, unknown> }[]) => void;

/** A database that adds up its round trips and rows in `totals`; to its callers it is the database itself. */
export function countingDatabase(database: D1Database, totals: DatabaseTotals): D1Database {
  const count: Count = (results) => {
    totals.roundTrips += 1;
    for (const { meta } of results) {
      totals.rowsRead += meta.rows_read;
      totals.rowsWritten += meta.rows_written;
    }
  };
  return new CountingDatabase(database, count);
}

class CountingDatabase implements D1Database {
  private readonly database: D1Database;
  private readonly count: Count;

  constructor(database: D1Database, count: Count) {
    this.database = database;
    this.count = count;
  }

  prepare(query: string): D1PreparedStatement {
    return new CountingStatement(this.database.prepare(query), this.count);
  }

  async batch<Row = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    const results = await this.database.batch<Row>(
      statements.map((statement) =>
        statement instanceof CountingStatement ? statement.statement : statement,
      ),
    );
    this.count(results);
    return results;
  }

  exec(query: string): Promise<D1ExecResult> {
    return this.database.exec(query);
  }

  withSession(): D1DatabaseSession {
    throw new Error('Not counted, and not used');
  }

  dump(): Promise<ArrayBuffer> {
    throw new Error('Not counted, and not used');
  }
}

class CountingStatement implements D1PreparedStatement {
  readonly statement: D1PreparedStatement;
  private readonly count: Count;

  constructor(statement: D1PreparedStatement, count: Count) {
    this.statement = statement;
    this.count = count;
  }

  bind(...values: unknown[]): D1PreparedStatement {
    return new CountingStatement(this.statement.bind(...values), this.count);
  }

  async all<Row = Record<string, unknown>>(): Promise<D1Result<Row>> {
    const result = await this.statement.all<Row>();
    this.count([result]);
    return result;
  }

  async run<Row = Record<string, unknown>>(): Promise<D1Result<Row>> {
    const result = await this.statement.run<Row>();
    this.count([result]);
    return result;
  }

  first<Value = unknown>(column: string): Promise<Value | null>;
  first<Row = Record<string, unknown>>(): Promise<Row | null>;
  async first(column?: string): Promise<unknown> {
    const { results } = await this.all();
    const [row] = results;
    if (row === undefined) return null;
    return column === undefined ? row : row[column];
  }

  raw<Row = unknown[]>(options: { columnNames: true }): Promise<[string[], ...Row[]]>;
  raw<Row = unknown[]>(options?: { columnNames?: false }): Promise<Row[]>;
  /** By way of `all`, since `raw` tells nothing about the rows that it read. */
  async raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
    const { results } = await this.all();
    const rows = results.map((row) => Object.values(row));
    return options?.columnNames === true ? [Object.keys(results[0] ?? {}), ...rows] : rows;
  }
}
