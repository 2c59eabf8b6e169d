/**
 * Measures the app on the local Workers runtime, relative to minimal code on the same runtime.
 *
 *   npm run bench                  everything, about six minutes
 *   npm run bench -- api           the pages' API calls
 *   npm run bench -- alarms        campaigns that are due in the same minute
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAlarms } from './alarms.ts';
import { type Call, call, fullLoad, median, printTable, quantile, rate, share, verdict } from './load.ts';
import { buildWorker, migrate, type Runtime, runtimeCpu, startMailService, startRuntime } from './runtime.ts';
import { campaignsPerUser, measuredSession, measuredUser, seed, sessionCookie } from './seed.ts';
import type { DatabaseTotals } from './worker/counting.ts';

/** Calls that are made in turn. */
type Calls = readonly Call[];

const get = (path: string): Call => ({ method: 'GET', path });
const each = (path: (id: number) => string) =>
  Array.from({ length: campaignsPerUser }, (_, index) => get(path(index + 1)));

const batchCall = (list: string) =>
  get(`/bench/batch/${list}?session=${measuredSession}&user=${measuredUser}`);

const baselines = {
  'one batch': [batchCall('campaigns')],
  'batch of 84': [batchCall('messages')],
  'batch of 840': [batchCall('days')],
} satisfies Record<string, Calls>;

/** The app's calls, named after the page that makes them, and what they are compared with. */
const measured: readonly (readonly [name: string, against: keyof typeof baselines, calls: Calls])[] = [
  ['list: campaigns', 'one batch', [get('/api/campaigns')]],
  ['detail: campaign', 'one batch', each((id) => `/api/campaigns/${id}`)],
  ['detail: its messages', 'batch of 84', each((id) => `/api/messages/campaign/${id}`)],
  ['dashboard: active', 'batch of 840', [get('/api/campaigns/active')]],
  ['dashboard: stats', 'one batch', [get(`/api/stats/${measuredUser}`)]],
  ['dashboard: recent', 'one batch', [get('/api/messages/recent')]],
];

const roundCount = 9;
/** In milliseconds */
const fullLoadFor = 250;
const warmUpFor = 800;

const goalShare = 0.75;

type Slice = { perSecond: number; count: number; cpu: number | null };
type Round = { app: Slice; baseline: Slice };

/** Compares calls with their baselines. Alternates between them, so that drift cancels out. */
async function measureApi(runtime: Runtime, now: number): Promise<void> {
  const headers = { Cookie: await sessionCookie(now) };
  const signedIn = (calls: Calls) => calls.map((one) => ({ ...one, headers }));
  const entries = measured.map(([name, against, calls]) => ({
    name,
    against,
    calls: signedIn(calls),
    baseline: signedIn(baselines[against]),
    rounds: [] as Round[],
  }));
  for (const { calls, baseline } of entries)
    for (const list of [calls, baseline]) await fullLoad(runtime.origin, list, warmUpFor);
  for (let round = 0; round < roundCount; round++)
    for (const { calls, baseline, rounds } of entries)
      rounds.push({
        app: await measureSlice(runtime, calls, fullLoadFor),
        baseline: await measureSlice(runtime, baseline, fullLoadFor),
      });
  const table = [['', 'full load', '/ its baseline', 'in CPU time', 'D1 round trips', 'read', 'written']];
  for (const { name, against, calls, rounds } of entries) {
    const goal = (ratio: number) => ` ${verdict(ratio >= goalShare)} ≥ ${goalShare}`;
    const ratio = median(rounds.map(({ app, baseline }) => app.perSecond / baseline.perSecond));
    const cpu = cpuPerCall(rounds.map(({ baseline }) => baseline)) / cpuPerCall(rounds.map(({ app }) => app));
    const { roundTrips, rowsRead, rowsWritten } = await totalsOf(runtime, calls);
    table.push([
      name,
      rate(median(rounds.map(({ app }) => app.perSecond))),
      `${share(ratio)} of ${against}${goal(ratio)}`,
      Number.isNaN(cpu) ? '' : `${share(cpu)}${goal(cpu)}`,
      ...[roundTrips, rowsRead, rowsWritten].map(String),
    ]);
  }
  printTable('The calls of the pages, with 10,000 campaigns in the database', table);
}

/** What the first of some calls costs in D1. */
async function totalsOf(runtime: Runtime, [first]: Calls): Promise<DatabaseTotals> {
  if (first === undefined) throw new Error('Nothing to call');
  await runtime.takeTotals();
  await call(runtime.origin, first);
  return (await runtime.takeTotals()).database;
}

async function measureSlice(runtime: Runtime, calls: Calls, length: number): Promise<Slice> {
  const cpuBefore = runtimeCpu();
  const startedAt = performance.now();
  const perSecond = await fullLoad(runtime.origin, calls, length);
  const count = (perSecond * (performance.now() - startedAt)) / 1000;
  const cpuAfter = runtimeCpu();
  return { perSecond, count, cpu: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore };
}

/** CPU time per call in the best quarter of the rounds, because other load on the machine only ever adds to it. */
const cpuPerCall = (slices: readonly Slice[]) =>
  quantile(
    slices.flatMap(({ cpu, count }) => (cpu === null ? [] : [cpu / count])),
    0.25,
  );

const named = process.argv.slice(2);
const parts = named.length === 0 ? ['api', 'alarms'] : named;
const unknown = parts.find((part) => part !== 'api' && part !== 'alarms');
if (unknown !== undefined) throw new Error(`Unknown part ${unknown}. Choose api or alarms`);

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'better-habits-bench-'));
const now = Date.now();
const startedAt = performance.now();
try {
  const worker = await buildWorker(folder);
  const state = join(folder, 'state');
  const mail = await startMailService();
  const runtime = await startRuntime(worker, state);
  const database = await runtime.database();
  await migrate(database);
  await seed(database, parts.includes('api') ? 10_000 : 1_000, now);
  console.log(`Node ${process.version}, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'})`);
  if (parts.includes('api')) await measureApi(runtime, now);
  await runtime.close();
  if (parts.includes('alarms')) await measureAlarms({ worker, state, mail });
  await mail.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s`);
