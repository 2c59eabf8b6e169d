import type { AlarmRunResult } from './alarm-runs.ts';
import { mean, median, milliseconds, printTable, quantile, rate, times, verdict } from './report.ts';

/** Runs in immediate succession, for comparison. */
export type Round = {
  bare: AlarmRunResult;
  twoRoundTrips: AlarmRunResult;
  byHand: AlarmRunResult;
  app: AlarmRunResult;
};

/** The delay of the slow service, in milliseconds. */
export const slowService = 200;

/** The goals of docs/performance.md. */
const startGoal = 2;
const doneGoal = 1.8;
/** For slow services, and for CPU time with many campaigns. */
const acceptableRatio = 1.3;
/** For rows with many campaigns. */
const unchangedRatio = 1.05;

export function printRuns(runs: readonly (readonly [string, AlarmRunResult | null])[]): void {
  const rows = runs.flatMap(([name, run]) => {
    if (run === null) return [];
    const { count, totals, starts, lateness, delayed, cpu } = run;
    const percentiles = (values: readonly number[]) =>
      values.length === 0
        ? ''
        : [0.5, 0.99, 1].map((share) => milliseconds(quantile(values, share))).join(' / ');
    const perAlarm = (sum: number) => (sum / count).toFixed(2);
    return [
      [
        name,
        count.toLocaleString('en'),
        percentiles(starts),
        delayed === 0 ? percentiles(lateness) : `${percentiles(lateness)}, ${delayed} delayed`,
        rate((count * 1000) / run.doneAfter),
        cpu === null ? '' : `${cpu.toFixed(2)} ms`,
        perAlarm(totals.database.roundTrips),
        perAlarm(totals.database.rowsRead),
        perAlarm(totals.database.rowsWritten),
        `${perAlarm(totals.storage.rowsRead)} / ${perAlarm(totals.storage.rowsWritten)}`,
      ],
    ];
  });
  printTable('Due in the same minute; p50 / p99 / worst', [
    [
      '',
      'due',
      'alarm starts',
      'message accepted',
      'done',
      'CPU per alarm',
      'D1 round trips',
      'read',
      'written',
      'object read / written',
    ],
    ...rows,
  ]);
}

const startOf = (run: AlarmRunResult) => quantile(run.starts, 0.99);
const doneOf = (run: AlarmRunResult) => run.doneAfter;
const cpuOf = (run: AlarmRunResult) => run.cpu ?? Number.NaN;

/** The median ratio of the app to a baseline in the same round. */
const medianRatio = (
  rounds: readonly Round[],
  other: Exclude<keyof Round, 'app'>,
  of: (run: AlarmRunResult) => number,
) => median(rounds.map((round) => of(round.app) / of(round[other])));

/** Compares the lowest CPU times of all rounds, because other load on the machine only ever adds to them. */
const cpuRatio = (rounds: readonly Round[], other: Exclude<keyof Round, 'app'>) =>
  Math.min(...rounds.map(({ app }) => cpuOf(app))) / Math.min(...rounds.map((round) => cpuOf(round[other])));

type Runs = {
  hundred: AlarmRunResult;
  middle: AlarmRunResult;
  slow: AlarmRunResult;
  limited: AlarmRunResult;
  /** Messages per second that the limited service accepted. */
  limit: number;
};

const atMost = (ratio: number, limit: number, what: string) => [verdict(ratio <= limit), what, times(ratio)];

export function printGoals(rounds: readonly Round[], { hundred, middle, slow, limited, limit }: Runs): void {
  const trips = Math.max(perMessage.roundTrips(hundred), perMessage.roundTrips(middle));
  const worst = (run: AlarmRunResult) =>
    run.delayed === 0 ? Math.max(...run.lateness) : Number.POSITIVE_INFINITY;
  const addedDelays = (worst(slow) - worst(middle)) / slowService;
  const backlog = (limited.count * 1000) / limit;
  const ratios = [
    ['byHand', startOf, startGoal, `1,000 start within ${times(startGoal)} of a hand-written send (p99)`],
    ['byHand', doneOf, doneGoal, `1,000 are done within ${times(doneGoal)} of a hand-written send`],
    ['byHand', 'cpu', doneGoal, '… in CPU time'],
    ['bare', startOf, null, 'for comparison: starts, relative to bare alarms (p99)'],
    ['twoRoundTrips', doneOf, null, 'done, relative to two round trips that send nothing'],
    ['twoRoundTrips', 'cpu', null, '… in CPU time'],
  ] as const;
  printTable('Goals', [
    ...ratios.map(([other, of, limit, what]) => {
      const ratio = of === 'cpu' ? cpuRatio(rounds, other) : medianRatio(rounds, other, of);
      return limit === null ? ['', what, times(ratio)] : atMost(ratio, limit, what);
    }),
    atMost(trips / 2, 1, `at most two D1 round trips for an alarm that sends: ${trips.toFixed(2)}`),
    atMost(addedDelays, acceptableRatio, `a service's ${slowService} ms delay the last of 1,000 only once`),
    atMost(
      worst(limited) / backlog,
      acceptableRatio,
      `at ${limit} per second, the last of ${limited.count} is no later than necessary: ${milliseconds(worst(limited))}`,
    ),
  ]);
}

/** Compares a message's cost with many campaigns and with few. */
export function printFlatness(
  hundred: AlarmRunResult,
  thousand: AlarmRunResult,
  more: readonly AlarmRunResult[],
): void {
  printTable(
    'A message’s cost is constant',
    more.flatMap((run) => {
      const count = run.count.toLocaleString('en');
      const { rowsRead, rowsWritten } = perMessage;
      return [
        atMost(rowsRead(run) / rowsRead(hundred), unchangedRatio, `rows read, ${count} against 100`),
        atMost(rowsWritten(run) / rowsWritten(hundred), unchangedRatio, `rows written, ${count} against 100`),
        atMost(cpuOf(run) / cpuOf(thousand), acceptableRatio, `CPU time, ${count} against 1,000`),
      ];
    }),
  );
}

const perMessage = {
  roundTrips: ({ totals, count }: AlarmRunResult) => totals.database.roundTrips / count,
  rowsRead: ({ totals, count }: AlarmRunResult) => totals.database.rowsRead / count,
  rowsWritten: ({ totals, count }: AlarmRunResult) => totals.database.rowsWritten / count,
};

export function printPrice(run: AlarmRunResult, creation: number): void {
  const { totals, count, durations } = run;
  const sending = priceOfMillion({
    d1RowsRead: perMessage.rowsRead(run),
    d1RowsWritten: perMessage.rowsWritten(run),
    objectRowsRead: totals.storage.rowsRead / count,
    objectRowsWritten: totals.storage.rowsWritten / count,
    objectRequests: 1,
    seconds: mean(durations) / 1000,
  });
  const parts = [...Object.entries(sending), ['planned once: D1 rows written', creation] as const] as const;
  const dollars = (amount: number) => `$${amount.toFixed(2)}`;
  printTable(
    `A million delivered messages at Cloudflare's list prices, with a service that answers in ${slowService} ms`,
    [
      ...parts.map(([name, amount]) => [name, dollars(amount)]),
      ['total', dollars(parts.reduce((sum, [, amount]) => sum + amount, 0))],
    ],
  );
}

/**
 * Cloudflare's list prices in dollars, Workers Paid, beyond what the plan includes:
 * https://developers.cloudflare.com/d1/platform/pricing/ and
 * https://developers.cloudflare.com/durable-objects/platform/pricing/
 */
const perMillion = {
  d1RowsRead: 0.001,
  d1RowsWritten: 1,
  objectRowsRead: 0.001,
  objectRowsWritten: 1,
  objectRequests: 0.15,
  objectGigabyteSeconds: 12.5,
};
const objectGigabytes = 0.128;

/** The operations per delivered message. */
type MessageCost = {
  d1RowsRead: number;
  d1RowsWritten: number;
  objectRowsRead: number;
  objectRowsWritten: number;
  /** Calls of objects; an alarm counts as one. */
  objectRequests: number;
  /** How long the object is awake. */
  seconds: number;
};

/** In dollars. */
function priceOfMillion(cost: MessageCost): Record<string, number> {
  return {
    'D1 rows written': cost.d1RowsWritten * perMillion.d1RowsWritten,
    'D1 rows read': cost.d1RowsRead * perMillion.d1RowsRead,
    'object rows written': cost.objectRowsWritten * perMillion.objectRowsWritten,
    'object rows read': cost.objectRowsRead * perMillion.objectRowsRead,
    'object requests': cost.objectRequests * perMillion.objectRequests,
    'object time': cost.seconds * objectGigabytes * perMillion.objectGigabyteSeconds,
  };
}
