import type { DatabaseTotals } from './counting-database.ts';
import type { StorageTotals } from './counting-storage.ts';

/** One alarm that went off, in epoch milliseconds. */
export type AlarmRun = { startedAt: number; endedAt: number };
export type Totals = { database: DatabaseTotals; storage: StorageTotals; alarms: AlarmRun[] };

/** Routes and objects run in one isolate here, so that they share these. */
export const databaseTotals: DatabaseTotals = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
export const storageTotals: StorageTotals = { rowsRead: 0, rowsWritten: 0 };
const alarms: AlarmRun[] = [];

/** Times an alarm from its start to its end. */
export async function timeAlarm(alarm: () => Promise<void>): Promise<void> {
  const startedAt = Date.now();
  await alarm();
  alarms.push({ startedAt, endedAt: Date.now() });
}

export const alarmsOver = () => alarms.length;

/** What was counted since the last time. */
export function takeTotals(): Totals {
  const taken = {
    database: { ...databaseTotals },
    storage: { ...storageTotals },
    alarms: alarms.splice(0),
  };
  Object.assign(databaseTotals, { roundTrips: 0, rowsRead: 0, rowsWritten: 0 });
  Object.assign(storageTotals, { rowsRead: 0, rowsWritten: 0 });
  return taken;
}
