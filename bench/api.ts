import { type Call, call, fullLoad, median, printTable, quantile, rate, share, verdict } from './load.ts';
import { type Runtime, runtimeCpu } from './runtime.ts';
import { campaignsPerUser, measuredSession, measuredUser, sentPerCampaign, sessionCookie } from './seed.ts';
import type { DatabaseTotals } from './worker/counting.ts';

/** Calls that are made in turn. */
type Calls = readonly Call[];

const get = (path: string): Call => ({ method: 'GET', path });
const each = (path: (id: number) => string) =>
  Array.from({ length: campaignsPerUser }, (_, index) => get(path(index + 1)));

/** The sent messages of the measured account's first campaign, which can be marked. */
const sentMessages = Array.from({ length: sentPerCampaign }, (_, index) => index + 1);

const batchCall = (list: string) =>
  get(`/bench/batch/${list}?session=${measuredSession}&user=${measuredUser}`);

const baselines = {
  'one batch': [batchCall('campaigns')],
  'batch of 84': [batchCall('messages')],
  'batch of 840': [batchCall('days')],
  'one write': sentMessages.map((id) => ({ method: 'PUT', path: `/bench/write?id=${id}` })),
} satisfies Record<string, Calls>;

const marks = [true, false].flatMap((completed) =>
  sentMessages.map((id) => ({ method: 'PUT', path: `/api/messages/${id}`, body: { completed } })),
);

/** The app's calls, named after the page that makes them, and what they are compared with. Only reads have a goal. */
const measured: readonly (readonly [name: string, against: keyof typeof baselines, calls: Calls])[] = [
  ['list: campaigns', 'one batch', [get('/api/campaigns')]],
  ['detail: campaign', 'one batch', each((id) => `/api/campaigns/${id}`)],
  ['detail: its messages', 'batch of 84', each((id) => `/api/messages/campaign/${id}`)],
  ['dashboard: active', 'batch of 840', [get('/api/campaigns/active')]],
  ['dashboard: stats', 'one batch', [get(`/api/stats/${measuredUser}`)]],
  ['dashboard: recent', 'one batch', [get('/api/messages/recent')]],
  ['check-in', 'one write', marks],
];

type Pace = { rounds: number; fullLoadFor: number; warmUpFor: number };

const goalShare = 0.75;

type Slice = { perSecond: number; count: number; cpu: number | null };
type Round = { app: Slice; baseline: Slice };

/** Compares calls with their baselines. Alternates between them, so that drift cancels out. */
export async function measureApi(runtime: Runtime, now: number, pace: Pace): Promise<void> {
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
    for (const list of [calls, baseline]) await fullLoad(runtime.origin, list, pace.warmUpFor);
  for (let round = 0; round < pace.rounds; round++)
    for (const { calls, baseline, rounds } of entries)
      rounds.push({
        app: await measureSlice(runtime, calls, pace.fullLoadFor),
        baseline: await measureSlice(runtime, baseline, pace.fullLoadFor),
      });
  const table = [['', 'full load', '/ its baseline', 'in CPU time', 'D1 round trips', 'read', 'written']];
  for (const { name, against, calls, rounds } of entries) {
    const goal = (ratio: number) =>
      against === 'one write' ? '' : ` ${verdict(ratio >= goalShare)} ≥ ${goalShare}`;
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
