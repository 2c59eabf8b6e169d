/** In epoch milliseconds. */
type AlarmRun = { startedAt: number; endedAt: number };
export type Totals = { database: DatabaseTotals; alarms: AlarmRun[] };

/** Shared by routes and objects, which run in one isolate here. */
export const databaseTotals: DatabaseTotals = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
const alarms: AlarmRun[] = [];

export async function timeAlarm(alarm: () => Promise<void>): Promise<void> {
  const startedAt = Date.now();
  await alarm();
  alarms.push({ startedAt, endedAt: Date.now() });
}

export const alarmsOver = () => alarms.length;

/** Returns the counts since the last call and resets them. */
export function takeTotals(): Totals {
  const totals = { database: { ...databaseTotals }, alarms: alarms.splice(0) };
  Object.assign(databaseTotals, { roundTrips: 0, rowsRead: 0, rowsWritten: 0 });
  return totals;
}

/** Rows as Cloudflare bills them. */
export type DatabaseTotals = { roundTrips: number; rowsRead: number; rowsWritten: number };

/** A replacement for a database that counts its round trips and rows. Only supports statements and batches. */
export function countingDatabase(database: D1Database, totals: DatabaseTotals): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const count = (answers: readonly D1Result[]) => {
    totals.roundTrips += 1;
    for (const { meta } of answers) {
      totals.rowsRead += meta.rows_read;
      totals.rowsWritten += meta.rows_written;
    }
  };
  const counting = (statement: D1PreparedStatement) => {
    const all = async () => {
      const answer = await statement.all();
      count([answer]);
      return answer;
    };
    const wrapped = {
      bind: (...values: unknown[]) => counting(statement.bind(...values)),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
      // D1's own `raw` doesn't tell the rows. These results are objects, so column names must be unique.
      raw: async () => (await all()).results.map(Object.values),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (query: string) => counting(database.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => {
      const answers = await database.batch(statements.map((one) => originals.get(one) ?? one));
      count(answers);
      return answers;
    },
  } as unknown as D1Database;
}
