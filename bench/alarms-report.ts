import type { AlarmRunResult } from './alarm-runs.ts';
import { mean, median, milliseconds, printTable, quantile, rate, times, verdict } from './report.ts';

/** One after the other in the same seconds. */
export type Round = {
  bare: AlarmRunResult;
  twoRoundTrips: AlarmRunResult;
  byHand: AlarmRunResult;
  app: AlarmRunResult;
};

/** How long the slow service takes, in milliseconds. */
export const slowService = 200;

/** The goals of docs/performance.md. */
const startTimes = 2;
const doneTimes = 1.8;
/** What counts as bearable with slow services and many campaigns. */
const bearable = 1.3;
/** What counts as unchanged with more campaigns. */
const unchanged = 1.05;

export function printRuns(runs: readonly (readonly [string, AlarmRunResult | null])[]): void {
  const rows = runs.flatMap(([name, run]) => {
    if (run === null) return [];
    const { count, totals, starts, lateness, putOff, cpu } = run;
    const three = (values: readonly number[]) =>
      values.length === 0
        ? ''
        : [0.5, 0.99, 1].map((share) => milliseconds(quantile(values, share))).join(' / ');
    const each = (sum: number) => (sum / count).toFixed(2);
    return [
      [
        name,
        count.toLocaleString('en'),
        three(starts),
        putOff === 0 ? three(lateness) : `${three(lateness)}, ${putOff} put off`,
        rate((count * 1000) / run.doneAfter),
        cpu === null ? '' : `${cpu.toFixed(2)} ms`,
        each(totals.database.roundTrips),
        each(totals.database.rowsRead),
        each(totals.database.rowsWritten),
        `${each(totals.storage.rowsRead)} / ${each(totals.storage.rowsWritten)}`,
      ],
    ];
  });
  printTable('Due in the same minute; p50 / p99 / worst', [
    [
      '',
      'due',
      'alarm starts',
      'message taken',
      'done',
      'CPU for each',
      'D1 trips',
      'read',
      'written',
      'object read / written',
    ],
    ...rows,
  ]);
}

const startsBy = (run: AlarmRunResult) => quantile(run.starts, 0.99);
const doneBy = (run: AlarmRunResult) => run.doneAfter;
const cpuOf = (run: AlarmRunResult) => run.cpu ?? Number.NaN;

/** The median over the rounds of how the app compares with something else in the same round. */
const against = (
  rounds: readonly Round[],
  other: Exclude<keyof Round, 'app'>,
  of: (run: AlarmRunResult) => number,
) => median(rounds.map((round) => of(round.app) / of(round[other])));

/** Others can only add to the processor time that something takes: the least of all rounds is nearest to its own. */
const againstLeast = (rounds: readonly Round[], other: Exclude<keyof Round, 'app'>) =>
  Math.min(...rounds.map(({ app }) => cpuOf(app))) / Math.min(...rounds.map((round) => cpuOf(round[other])));

type Runs = {
  hundred: AlarmRunResult;
  middle: AlarmRunResult;
  slow: AlarmRunResult;
  limited: AlarmRunResult;
  /** How many messages a second the limited service took. */
  limit: number;
};

const atMost = (ratio: number, limit: number, what: string) => [verdict(ratio <= limit), what, times(ratio)];

export function printGoals(rounds: readonly Round[], { hundred, middle, slow, limited, limit }: Runs): void {
  const trips = Math.max(perMessage.roundTrips(hundred), perMessage.roundTrips(middle));
  const worst = (run: AlarmRunResult) =>
    run.putOff === 0 ? Math.max(...run.lateness) : Number.POSITIVE_INFINITY;
  const slower = (worst(slow) - worst(middle)) / slowService;
  const backlog = (limited.count * 1000) / limit;
  const ratios = [
    ['byHand', startsBy, startTimes, `1,000 start within ${times(startTimes)} of a send by hand (p99)`],
    ['byHand', doneBy, doneTimes, `1,000 are done within ${times(doneTimes)} of a send by hand`],
    ['byHand', 'cpu', doneTimes, '… in CPU time'],
    ['bare', startsBy, null, 'for comparison: starts, relative to bare alarms (p99)'],
    ['twoRoundTrips', doneBy, null, 'done, relative to two round trips that send nothing'],
    ['twoRoundTrips', 'cpu', null, '… in CPU time'],
  ] as const;
  printTable('Goals', [
    ...ratios.map(([other, of, limit, what]) => {
      const ratio = of === 'cpu' ? againstLeast(rounds, other) : against(rounds, other, of);
      return limit === null ? ['', what, times(ratio)] : atMost(ratio, limit, what);
    }),
    atMost(trips / 2, 1, `at most two D1 round trips for an alarm that sends: ${trips.toFixed(2)}`),
    atMost(slower, bearable, `the last of 1,000 is later by a service's ${slowService} ms once`),
    atMost(
      worst(limited) / backlog,
      bearable,
      `the last of ${limited.count} is as late as ${limit} a second make it: ${milliseconds(worst(limited))}`,
    ),
  ]);
}

/** What a message costs with many campaigns, against what it costs with few. */
export function printFlatness(
  hundred: AlarmRunResult,
  thousand: AlarmRunResult,
  more: readonly AlarmRunResult[],
): void {
  printTable(
    'Each message costs the same',
    more.flatMap((run) => {
      const count = run.count.toLocaleString('en');
      const { rowsRead, rowsWritten } = perMessage;
      return [
        atMost(rowsRead(run) / rowsRead(hundred), unchanged, `rows read, ${count} against 100`),
        atMost(rowsWritten(run) / rowsWritten(hundred), unchanged, `rows written, ${count} against 100`),
        atMost(cpuOf(run) / cpuOf(thousand), bearable, `CPU time, ${count} against 1,000`),
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
      ['in all', dollars(parts.reduce((sum, [, amount]) => sum + amount, 0))],
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

/** What one delivered message costs in operations. */
type MessageCost = {
  d1RowsRead: number;
  d1RowsWritten: number;
  objectRowsRead: number;
  objectRowsWritten: number;
  /** Calls of objects, of which an alarm that goes off is one. */
  objectRequests: number;
  /** How long the object is awake for it. */
  seconds: number;
};

/** The price of a million messages, part by part. */
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
