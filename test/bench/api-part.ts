import { type Measured, measuredCalls } from './api-calls.ts';
import { runtimeCpu } from './cpu-time.ts';
import { fixedRate, fullLoad } from './load.ts';
import { milliseconds, printTable, rate, share, times, verdict } from './report.ts';
import type { Runtime } from './runtime.ts';
import { median, quantile } from './stats.ts';
import type { DatabaseName } from './worker/bench-env.ts';
import type { DatabaseTotals } from './worker/counting-database.ts';

export type Pace = { rounds: number; fullLoadFor: number; fixedRateFor: number; warmUpFor: number };

const databases = ['SMALL', 'LARGE'] as const satisfies DatabaseName[];
const goalShare = 0.8;
/** What counts as unchanged between two databases, on a machine that others use too. */
const unchanged = 0.9;

type Round = { perSecond: number; cpu: number | null };
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
  const all = [...figures.values()].flat();
  for (let round = 0; round < pace.rounds; round++) {
    for (const one of all) one.rounds.push(await oneRound(runtime, one.measured, pace.fullLoadFor));
  }
  for (const one of all) {
    const pause = { perSecond: 100, milliseconds: pace.fixedRateFor };
    one.p99 = quantile(await fixedRate(runtime, one.measured.calls, pause), 0.99);
  }
  const small = figures.get('SMALL') ?? [];
  const large = figures.get('LARGE') ?? [];
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

async function oneRound(runtime: Runtime, measured: Measured, length: number): Promise<Round> {
  const cpuBefore = runtimeCpu();
  const startedAt = performance.now();
  const perSecond = await fullLoad(runtime, measured.calls, length);
  const count = (perSecond * (performance.now() - startedAt)) / 1000;
  const cpuAfter = runtimeCpu();
  return { perSecond, cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / count };
}

const named = (figures: readonly Figures[], name: string) =>
  figures.find(({ measured }) => measured.name === name);

/** The median over the rounds of how the one compares with the other in the same round. */
function ratioOf(one: Figures, other: Figures | undefined, of: (round: Round) => number | null): number {
  const ratios = one.rounds.flatMap((round, at) => {
    const other_ = other?.rounds[at];
    const [above, below] = [of(round), other_ === undefined ? null : of(other_)];
    return above === null || below === null || below === 0 ? [] : [above / below];
  });
  return median(ratios);
}

const speed = (round: Round) => round.perSecond;
const thrift = (round: Round) => (round.cpu === null || round.cpu === 0 ? null : 1 / round.cpu);

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
    const toBaseline = ratioOf(one, named(figures, measured.against), speed);
    const isCall = measured.kind !== 'baseline';
    const cpu = ratioOf(one, named(figures, measured.against), thrift);
    const goal = measured.kind === 'read' ? ` ${verdict(toBaseline >= goalShare)} ≥ ${goalShare}` : '';
    const same = few === undefined ? Number.NaN : ratioOf(one, named(few, measured.name), speed);
    return [
      measured.name,
      rate(median(rounds.map(speed))),
      share(ratioOf(one, named(figures, 'bare route'), speed)),
      share(ratioOf(one, named(figures, 'one read'), speed)),
      isCall ? `${share(toBaseline)} of ${measured.against}${goal}` : '',
      isCall && !Number.isNaN(cpu) ? share(cpu) : '',
      `${milliseconds(p99)}, ${times(p99 / (named(figures, 'one read')?.p99 ?? Number.NaN))}`,
      ...(few === undefined ? [] : [`${share(same)}${isCall ? ` ${verdict(same >= unchanged)}` : ''}`]),
    ];
  });
  printTable(title, [few === undefined ? head : [...head, '/ with 10 (unchanged)'], ...rows]);
}

function printRoundTrips(small: readonly Figures[], large: readonly Figures[]): void {
  const rows = small.map(({ measured, totals }) => {
    const many = named(large, measured.name)?.totals;
    const isSame = totals.rowsRead === many?.rowsRead && totals.roundTrips === many.roundTrips;
    return [
      measured.name,
      `${totals.roundTrips}${measured.kind === 'read' ? ` ${verdict(totals.roundTrips === 1)} 1` : ''}`,
      `${totals.rowsRead} ${verdict(isSame)} ${many?.rowsRead} with 10,000`,
      String(totals.rowsWritten),
    ];
  });
  printTable('D1 for each call', [['', 'round trips', 'rows read', 'rows written'], ...rows]);
}
