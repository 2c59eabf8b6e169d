/** A statement with its values, as it can be handed to another object. */
export type Statement = { sql: string; params: unknown[] };
export type Answer = D1Result<Record<string, unknown>>;

/** Runs statements in one round trip and one transaction. */
export type Run = (statements: readonly Statement[]) => Promise<Answer[]>;

/** The way to a database itself. */
export function runOn(database: D1Database): Run {
  const bound = ({ sql, params }: Statement) => database.prepare(sql).bind(...params);
  return async (statements) => {
    const [only, ...others] = statements;
    if (only !== undefined && others.length === 0) return [await bound(only).all()];
    return database.batch(statements.map(bound));
  };
}

/** A database whose every round trip is made by `run`; callers use it like any other database. */
export const databaseOver = (run: Run): D1Database => new DatabaseOver(run);

const notOffered = () => {
  throw new Error('Only statements and batches go this way');
};

class DatabaseOver implements D1Database {
  private readonly run: Run;
  readonly exec = notOffered;
  readonly dump = notOffered;
  readonly withSession = notOffered;

  constructor(run: Run) {
    this.run = run;
  }

  prepare(query: string): D1PreparedStatement {
    return new StatementOver(this.run, { sql: query, params: [] });
  }

  async batch<Row = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    const answers = await this.run(
      statements.map((statement) => {
        if (statement instanceof StatementOver) return statement.statement;
        throw new Error('A statement of another database');
      }),
    );
    return answers as D1Result<Row>[];
  }
}

class StatementOver implements D1PreparedStatement {
  readonly statement: Statement;
  private readonly ask: Run;

  constructor(ask: Run, statement: Statement) {
    this.ask = ask;
    this.statement = statement;
  }

  bind(...params: unknown[]): D1PreparedStatement {
    return new StatementOver(this.ask, { sql: this.statement.sql, params });
  }

  async all<Row = Record<string, unknown>>(): Promise<D1Result<Row>> {
    const [answer] = await this.ask([this.statement]);
    if (answer === undefined) throw new Error('A statement had no answer');
    return answer as D1Result<Row>;
  }

  run<Row = Record<string, unknown>>(): Promise<D1Result<Row>> {
    return this.all<Row>();
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
  /** As rows of names are all that a round trip brings: no two columns may have one name. */
  async raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
    const { results } = await this.all();
    const rows = results.map((row) => Object.values(row));
    return options?.columnNames === true ? [Object.keys(results[0] ?? {}), ...rows] : rows;
  }
}
