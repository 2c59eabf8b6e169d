/** In epoch milliseconds. */
export type AlarmRun = { startedAt: number; endedAt: number };
export type Totals = { database: DatabaseTotals; storage: StorageTotals; alarms: AlarmRun[] };

/** Shared by routes and objects, which run in one isolate here. */
export const databaseTotals: DatabaseTotals = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
export const storageTotals: StorageTotals = { rowsRead: 0, rowsWritten: 0 };
const alarms: AlarmRun[] = [];

export async function timeAlarm(alarm: () => Promise<void>): Promise<void> {
  const startedAt = Date.now();
  await alarm();
  alarms.push({ startedAt, endedAt: Date.now() });
}

export const alarmsOver = () => alarms.length;

/** Returns the counts since the last call and resets them. */
export function takeTotals(): Totals {
  const totals = {
    database: { ...databaseTotals },
    storage: { ...storageTotals },
    alarms: alarms.splice(0),
  };
  Object.assign(databaseTotals, { roundTrips: 0, rowsRead: 0, rowsWritten: 0 });
  Object.assign(storageTotals, { rowsRead: 0, rowsWritten: 0 });
  return totals;
}

/** The use of objects' storage as Cloudflare bills it: each key is a row, and setting an alarm writes one. */
export type StorageTotals = { rowsRead: number; rowsWritten: number };

const reads = new Set(['get', 'list']);
const writes = new Set(['put', 'delete', 'setAlarm']);
const rowsOf = (keys: unknown) => (Array.isArray(keys) ? keys.length : 1);

/** Counts the rows read from and written to an object's storage. */
export function countStorage(state: DurableObjectState, totals: StorageTotals): DurableObjectState {
  const counted = <Target extends object>(storage: Target, replaced: Partial<Target> = {}): Target => {
    // Wraps each method only once per object, because counting must be cheap.
    const members = new Map<string | symbol, unknown>(Object.entries(replaced));
    const wrap = (name: string | symbol, member: unknown) => {
      if (typeof member !== 'function') return member;
      const kind =
        typeof name !== 'string'
          ? null
          : reads.has(name)
            ? 'rowsRead'
            : writes.has(name)
              ? 'rowsWritten'
              : null;
      return (...values: unknown[]) => {
        if (kind !== null) totals[kind] += rowsOf(values[0]);
        return Reflect.apply(member, storage, values);
      };
    };
    return new Proxy(storage, {
      get: (_, name) => {
        if (!members.has(name)) members.set(name, wrap(name, Reflect.get(storage, name, storage)));
        return members.get(name);
      },
    });
  };
  const { storage } = state;
  Object.defineProperty(state, 'storage', { value: counted(storage, { kv: counted(storage.kv) }) });
  return state;
}

/** Rows as Cloudflare bills them. */
export type DatabaseTotals = { roundTrips: number; rowsRead: number; rowsWritten: number };

/** A drop-in replacement for a database that counts its round trips and rows. */
export function countingDatabase(database: D1Database, totals: DatabaseTotals): D1Database {
  const run = runOn(database);
  return databaseOver(async (statements) => {
    const answers = await run(statements);
    totals.roundTrips += 1;
    for (const { meta } of answers) {
      totals.rowsRead += meta.rows_read;
      totals.rowsWritten += meta.rows_written;
    }
    return answers;
  });
}

export type Statement = { sql: string; params: unknown[] };
export type Answer = D1Result<Record<string, unknown>>;

/** Runs statements in one round trip and one transaction. */
export type Run = (statements: readonly Statement[]) => Promise<Answer[]>;

function runOn(database: D1Database): Run {
  const bound = ({ sql, params }: Statement) => database.prepare(sql).bind(...params);
  return async (statements) => {
    const [only, ...others] = statements;
    if (only !== undefined && others.length === 0) return [await bound(only).all()];
    return database.batch(statements.map(bound));
  };
}

/** A database that delegates every round trip to `run`. */
const databaseOver = (run: Run): D1Database => new DatabaseOver(run);

const notSupported = () => {
  throw new Error('Only statements and batches are supported');
};

class DatabaseOver implements D1Database {
  private readonly run: Run;
  readonly exec = notSupported;
  readonly dump = notSupported;
  readonly withSession = notSupported;

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
        throw new Error('This statement belongs to another database');
      }),
    );
    return answers as D1Result<Row>[];
  }
}

class StatementOver implements D1PreparedStatement {
  readonly statement: Statement;
  private readonly execute: Run;

  constructor(execute: Run, statement: Statement) {
    this.execute = execute;
    this.statement = statement;
  }

  bind(...params: unknown[]): D1PreparedStatement {
    return new StatementOver(this.execute, { sql: this.statement.sql, params });
  }

  async all<Row = Record<string, unknown>>(): Promise<D1Result<Row>> {
    const [answer] = await this.execute([this.statement]);
    if (answer === undefined) throw new Error('The statement returned no result');
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
  /** Results are objects, so column names must be unique. */
  async raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
    const { results } = await this.all();
    const rows = results.map((row) => Object.values(row));
    return options?.columnNames === true ? [Object.keys(results[0] ?? {}), ...rows] : rows;
  }
}
