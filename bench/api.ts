import { type Call, fixedRate, fullLoad } from './load.ts';
import { median, milliseconds, printTable, quantile, rate, share, times, verdict } from './report.ts';
import { type Runtime, runtimeCpu } from './runtime.ts';
import { campaignsPerUser, measuredSession, measuredUser, sentPerCampaign, sessionCookie } from './seed.ts';
import type { DatabaseName } from './worker/bare.ts';
import type { DatabaseTotals } from './worker/counting.ts';

type Baseline = 'bare route' | 'one read' | 'one batch' | 'batch of 84' | 'batch of 840' | 'one write';
type Measured = {
  name: string;
  kind: 'baseline' | 'read' | 'write';
  /** The goal is relative to this. */
  against: Baseline;
  /** Made in turn. */
  calls: readonly Call[];
};

const get = (path: string): Call => ({ method: 'GET', path });

/** The sent messages of the measured account's first campaign, which can be marked. */
const sentMessages = Array.from({ length: sentPerCampaign }, (_, index) => index + 1);

const batchCall = (list: string) => get(`/bench/${list}?session=${measuredSession}&user=${measuredUser}`);

const baselines: Record<Baseline, readonly Call[]> = {
  'bare route': [get('/bench/bare')],
  'one read': [get('/bench/read?id=3')],
  'one batch': [batchCall('batch')],
  'batch of 84': [batchCall('messages')],
  'batch of 840': [batchCall('days')],
  'one write': sentMessages.map((id) => ({ method: 'PUT', path: `/bench/write?id=${id}` })),
};

const each = (path: (id: number) => string) =>
  Array.from({ length: campaignsPerUser }, (_, index) => get(path(index + 1)));

/** The app's calls, named after the page that makes them. */
const calls: readonly Measured[] = [
  { name: 'list: campaigns', kind: 'read', against: 'one batch', calls: [get('/api/campaigns')] },
  {
    name: 'detail: campaign',
    kind: 'read',
    against: 'one batch',
    calls: each((id) => `/api/campaigns/${id}`),
  },
  {
    name: 'detail: its messages',
    kind: 'read',
    against: 'batch of 84',
    calls: each((id) => `/api/messages/campaign/${id}`),
  },
  {
    name: 'dashboard: active',
    kind: 'read',
    against: 'batch of 840',
    calls: [get('/api/campaigns/active')],
  },
  {
    name: 'dashboard: stats',
    kind: 'read',
    against: 'one batch',
    calls: [get(`/api/stats/${measuredUser}`)],
  },
  { name: 'dashboard: recent', kind: 'read', against: 'one batch', calls: [get('/api/messages/recent')] },
  {
    name: 'check-in',
    kind: 'write',
    against: 'one write',
    calls: [true, false].flatMap((completed) =>
      sentMessages.map((id) => ({ method: 'PUT', path: `/api/messages/${id}`, body: { completed } })),
    ),
  },
];

/** All calls, with the headers that select the account and the database. */
async function measuredCalls(database: DatabaseName, now: number): Promise<Measured[]> {
  const headers = { Cookie: await sessionCookie(now), 'X-Bench-Database': database };
  const bare = Object.entries(baselines).map(
    ([name, list]): Measured => ({ name, kind: 'baseline', against: 'one batch', calls: list }),
  );
  return [...bare, ...calls].map((measured) => ({
    ...measured,
    calls: measured.calls.map((call) => ({ ...call, headers })),
  }));
}

type Pace = { rounds: number; fullLoadFor: number; fixedRateFor: number; warmUpFor: number };

const databases = ['SMALL', 'LARGE'] as const satisfies DatabaseName[];
const goalShare = 0.75;
/** Counts as unchanged between two databases on a shared machine. */
const unchanged = 0.9;

type Slice = { perSecond: number; count: number; cpu: number | null };
/** One slice of time, followed by one slice of the baseline. */
type Round = Slice & { baseline: Slice | null };
type Figures = { measured: Measured; rounds: Round[]; p99: number; totals: DatabaseTotals };

/** Compares calls with their baselines, with few and with many campaigns. Alternates between them, so that drift cancels out. */
export async function measureApi(runtime: Runtime, now: number, pace: Pace): Promise<void> {
  const figures = new Map<DatabaseName, Figures[]>();
  for (const database of databases) {
    const list: Figures[] = [];
    for (const measured of await measuredCalls(database, now)) {
      await fullLoad(runtime, measured.calls, pace.warmUpFor);
      list.push({ measured, rounds: [], p99: Number.NaN, totals: await totalsOf(runtime, measured) });
    }
    figures.set(database, list);
  }
  const small = figures.get('SMALL') ?? [];
  const large = figures.get('LARGE') ?? [];
  const all = small.flatMap((entry) => [entry, named(large, entry.measured.name) ?? entry]);
  for (let round = 0; round < pace.rounds; round++) {
    for (const entry of all) {
      const list = small.includes(entry) ? small : large;
      const baseline = entry.measured.kind === 'baseline' ? null : named(list, entry.measured.against);
      const slice = await measureSlice(runtime, entry.measured, pace.fullLoadFor);
      const baselineSlice =
        baseline == null ? null : await measureSlice(runtime, baseline.measured, pace.fullLoadFor);
      entry.rounds.push({ ...slice, baseline: baselineSlice });
    }
  }
  for (const entry of all) {
    const load = { perSecond: 100, milliseconds: pace.fixedRateFor };
    entry.p99 = quantile(await fixedRate(runtime, entry.measured.calls, load), 0.99);
  }
  print('10 campaigns in the database', small);
  print('10,000 campaigns in the database', large, small);
  printRoundTrips(small, large);
}

async function totalsOf(runtime: Runtime, { calls: [call] }: Measured): Promise<DatabaseTotals> {
  if (call === undefined) throw new Error('Nothing to call');
  await runtime.takeTotals();
  const response = await fetch(`http://${runtime.host}:${runtime.port}${call.path}`, {
    method: call.method,
    headers: { ...call.headers, 'Content-Type': 'application/json' },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  if (!response.ok) throw new Error(`${call.path} returned ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return (await runtime.takeTotals()).database;
}

async function measureSlice(runtime: Runtime, measured: Measured, length: number): Promise<Slice> {
  const cpuBefore = runtimeCpu();
  const startedAt = performance.now();
  const perSecond = await fullLoad(runtime, measured.calls, length);
  const count = (perSecond * (performance.now() - startedAt)) / 1000;
  const cpuAfter = runtimeCpu();
  return { perSecond, count, cpu: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore };
}

const named = (figures: readonly Figures[], name: string) =>
  figures.find(({ measured }) => measured.name === name);

const speed = (slice: Slice) => slice.perSecond;

function medianRatio(
  pairs: readonly (readonly [Slice | null | undefined, Slice | null | undefined])[],
): number {
  return median(pairs.flatMap(([a, b]) => (a && b ? [a.perSecond / b.perSecond] : [])));
}

/** The ratio of a call's rate to another's in the same round. */
const ratioTo = (figures: Figures, other: Figures | undefined) =>
  medianRatio(figures.rounds.map((round, at) => [round, other?.rounds[at]]));

/** The ratio of a call's rate to its baseline's, measured right after it. */
const ratioToBaseline = ({ rounds }: Figures) => medianRatio(rounds.map((round) => [round, round.baseline]));

/** CPU time per call in the best quarter of the rounds, because other load on the machine only ever adds to it. */
function cpuPerCall(slices: readonly (Slice | null)[]): number {
  const times = slices.flatMap((slice) =>
    slice === null || slice.cpu === null ? [] : [slice.cpu / slice.count],
  );
  return quantile(times, 0.25);
}

const cpuToBaseline = ({ rounds }: Figures) =>
  cpuPerCall(rounds.map(({ baseline }) => baseline)) / cpuPerCall(rounds);

function print(title: string, figures: readonly Figures[], few?: readonly Figures[]): void {
  const head = [
    '',
    'full load',
    '/ bare route',
    '/ one read',
    '/ its baseline',
    'in CPU time',
    'p99 at 100/s',
  ];
  const rows = figures.map((entry) => {
    const { measured, rounds, p99 } = entry;
    const toBaseline = ratioToBaseline(entry);
    const isCall = measured.kind !== 'baseline';
    const cpu = cpuToBaseline(entry);
    const goal = (ratio: number) =>
      measured.kind === 'read' ? ` ${verdict(ratio >= goalShare)} ≥ ${goalShare}` : '';
    const same = few === undefined ? Number.NaN : ratioTo(entry, named(few, measured.name));
    return [
      measured.name,
      rate(median(rounds.map(speed))),
      share(ratioTo(entry, named(figures, 'bare route'))),
      share(ratioTo(entry, named(figures, 'one read'))),
      isCall ? `${share(toBaseline)} of ${measured.against}${goal(toBaseline)}` : '',
      isCall && !Number.isNaN(cpu) ? `${share(cpu)}${goal(cpu)}` : '',
      `${milliseconds(p99)}, ${times(p99 / (named(figures, 'one read')?.p99 ?? Number.NaN))}`,
      ...(few === undefined ? [] : [`${share(same)}${isCall ? ` ${verdict(same >= unchanged)}` : ''}`]),
    ];
  });
  printTable(title, [few === undefined ? head : [...head, '/ with 10 (unchanged)'], ...rows]);
}

function printRoundTrips(small: readonly Figures[], large: readonly Figures[]): void {
  const rows = small.map(({ measured, totals }) => {
    const many = named(large, measured.name)?.totals;
    // A query may also read the row after the last match.
    const isSame = many !== undefined && many.rowsRead <= totals.rowsRead * 1.01;
    return [
      measured.name,
      `${totals.roundTrips}${measured.kind === 'read' ? ` ${verdict(totals.roundTrips === 1)} 1` : ''}`,
      `${totals.rowsRead} ${verdict(isSame)} ${many?.rowsRead} with 10,000`,
      String(totals.rowsWritten),
    ];
  });
  printTable('D1 per call', [['', 'round trips', 'rows read', 'rows written'], ...rows]);
}
