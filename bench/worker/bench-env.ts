import type { Env } from '../../worker/env.ts';
import type { BareAlarm, TwoRoundTripAlarm } from './bare-alarms.ts';
import type { BenchSchedule } from './bench-schedule.ts';
import { countingDatabase } from './counting-database.ts';
import { databaseTotals } from './totals.ts';

/** What the bench's Worker is started with: two databases, one with few campaigns and one with many. */
export type BenchEnv = Omit<Env, 'DB' | 'CAMPAIGN_SCHEDULES'> & {
  SMALL: D1Database;
  LARGE: D1Database;
  CAMPAIGN_SCHEDULES: DurableObjectNamespace<BenchSchedule>;
  BARE_ALARMS: DurableObjectNamespace<BareAlarm>;
  TWO_TRIP_ALARMS: DurableObjectNamespace<TwoRoundTripAlarm>;
};

export type DatabaseName = 'SMALL' | 'LARGE';

const envs = new Map<DatabaseName, Env>();

/** What the app is started with: the same object for every request, as on the platform. */
export function appEnv(env: BenchEnv, name: DatabaseName): Env {
  const known = envs.get(name);
  if (known !== undefined) return known;
  const { SMALL, LARGE, ...rest } = env;
  const created = { ...rest, DB: countingDatabase(name === 'SMALL' ? SMALL : LARGE, databaseTotals) };
  envs.set(name, created);
  return created;
}
