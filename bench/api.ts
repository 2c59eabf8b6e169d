import { type Call, fixedRate, fullLoad } from './load.ts';
import { median, milliseconds, printTable, quantile, rate, share, times, verdict } from './report.ts';
import { type Runtime, runtimeCpu } from './runtime.ts';
import { campaignsOfOne, measuredSession, measuredUser, sentOfOne, sessionCookie } from './seed.ts';
import type { DatabaseName } from './worker/bare.ts';
import type { DatabaseTotals } from './worker/counting.ts';

export type Baseline = 'bare route' | 'one read' | 'one batch' | 'batch of 84' | 'batch of 840' | 'one write';
export type Measured = {
  name: string;
  kind: 'baseline' | 'read' | 'write';
  /** What the goal is counted against. */
  against: Baseline;
  /** Several calls take turns. */
  calls: readonly Call[];
};

const get = (path: string): Call => ({ method: 'GET', path });

/** Messages of the measured account that were sent: those that a check-in is about. */
const sentMessages = Array.from({ length: sentOfOne }, (_, index) => index + 1);

const batchOf = (list: string) => get(`/bench/${list}?session=${measuredSession}&user=${measuredUser}`);

const baselines: Record<Baseline, readonly Call[]> = {
  'bare route': [get('/bench/bare')],
  'one read': [get('/bench/read?id=3')],
  'one batch': [batchOf('batch')],
  'batch of 84': [batchOf('messages')],
  'batch of 840': [batchOf('days')],
  'one write': sentMessages.map((id) => ({ method: 'PUT', path: `/bench/write?id=${id}` })),
};

const each = (path: (id: number) => string) =>
  Array.from({ length: campaignsOfOne }, (_, index) => get(path(index + 1)));

/** The app's calls by the page that makes them. */
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

/** Everything that is measured, as it is sent to one of the databases. */
export async function measuredCalls(database: DatabaseName, now: number): Promise<Measured[]> {
  const headers = { Cookie: await sessionCookie(now), 'X-Bench-Database': database };
  const bare = Object.entries(baselines).map(
    ([name, list]): Measured => ({ name, kind: 'baseline', against: 'one batch', calls: list }),
  );
  return [...bare, ...calls].map((measured) => ({
    ...measured,
    calls: measured.calls.map((call) => ({ ...call, headers })),
  }));
}

export type Pace = { rounds: number; fullLoadFor: number; fixedRateFor: number; warmUpFor: number };

const databases = ['SMALL', 'LARGE'] as const satisfies DatabaseName[];
const goalShare = 0.75;
/** What counts as unchanged between two databases, on a machine that others use too. */
const unchanged = 0.9;

type Slice = { perSecond: number; count: number; cpu: number | null };
/** A slice of time, and right beside it one of what it is measured against. */
type Round = Slice & { baseline: Slice | null };
type Figures = { measured: Measured; rounds: Round[]; p99: number; totals: DatabaseTotals };

/** Calls against their baselines, with few and with many campaigns in the database, in turns so that drift cancels. */
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
  const all = small.flatMap((one) => [one, named(large, one.measured.name) ?? one]);
  for (let round = 0; round < pace.rounds; round++) {
    for (const one of all) {
      const list = small.includes(one) ? small : large;
      const baseline = one.measured.kind === 'baseline' ? null : named(list, one.measured.against);
      const slice = await oneSlice(runtime, one.measured, pace.fullLoadFor);
      const beside = baseline == null ? null : await oneSlice(runtime, baseline.measured, pace.fullLoadFor);
      one.rounds.push({ ...slice, baseline: beside });
    }
  }
  for (const one of all) {
    const pause = { perSecond: 100, milliseconds: pace.fixedRateFor };
    one.p99 = quantile(await fixedRate(runtime, one.measured.calls, pause), 0.99);
  }
  print('10 campaigns in the database', small);
  print('10,000 campaigns in the database', large, small);
  printRoundTrips(small, large);
}

async function totalsOf(runtime: Runtime, { calls: [call] }: Measured): Promise<DatabaseTotals> {
  if (call === undefined) throw new Error('Nothing to call');
  await runtime.takeTotals();
  const answer = await fetch(`http://${runtime.host}:${runtime.port}${call.path}`, {
    method: call.method,
    headers: { ...call.headers, 'Content-Type': 'application/json' },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return (await runtime.takeTotals()).database;
}

async function oneSlice(runtime: Runtime, measured: Measured, length: number): Promise<Slice> {
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
  return median(pairs.flatMap(([one, other]) => (one && other ? [one.perSecond / other.perSecond] : [])));
}

/** How a call compares with what was measured in the same round. */
const ratioTo = (one: Figures, other: Figures | undefined) =>
  medianRatio(one.rounds.map((round, at) => [round, other?.rounds[at]]));

/** How a call compares with its baseline, measured right beside it. */
const ratioToBaseline = ({ rounds }: Figures) => medianRatio(rounds.map((round) => [round, round.baseline]));

/** Processor time of one call, in the best quarter of the rounds: what else the machine does only ever adds to it. */
function cpuOfOne(slices: readonly (Slice | null)[]): number {
  const known = slices.flatMap((slice) =>
    slice === null || slice.cpu === null ? [] : [slice.cpu / slice.count],
  );
  return quantile(known, 0.25);
}

const cpuToBaseline = ({ rounds }: Figures) =>
  cpuOfOne(rounds.map(({ baseline }) => baseline)) / cpuOfOne(rounds);

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
  const rows = figures.map((one) => {
    const { measured, rounds, p99 } = one;
    const toBaseline = ratioToBaseline(one);
    const isCall = measured.kind !== 'baseline';
    const cpu = cpuToBaseline(one);
    const goal = (ratio: number) =>
      measured.kind === 'read' ? ` ${verdict(ratio >= goalShare)} ≥ ${goalShare}` : '';
    const same = few === undefined ? Number.NaN : ratioTo(one, named(few, measured.name));
    return [
      measured.name,
      rate(median(rounds.map(speed))),
      share(ratioTo(one, named(figures, 'bare route'))),
      share(ratioTo(one, named(figures, 'one read'))),
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
    // The row behind the last one is looked at too, where there is one.
    const isSame = many !== undefined && many.rowsRead <= totals.rowsRead * 1.01;
    return [
      measured.name,
      `${totals.roundTrips}${measured.kind === 'read' ? ` ${verdict(totals.roundTrips === 1)} 1` : ''}`,
      `${totals.rowsRead} ${verdict(isSame)} ${many?.rowsRead} with 10,000`,
      String(totals.rowsWritten),
    ];
  });
  printTable('D1 for each call', [['', 'round trips', 'rows read', 'rows written'], ...rows]);
}
