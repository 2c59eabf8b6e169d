import { databaseOver, runOn } from './database-over.ts';

/** What the database was asked to do, and what Cloudflare would bill for it. */
export type DatabaseTotals = { roundTrips: number; rowsRead: number; rowsWritten: number };

/** A database that adds up its round trips and rows in `totals`; to its callers it is the database itself. */
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
