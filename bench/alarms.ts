import { type AlarmRunResult, AlarmRuns } from './alarm-runs.ts';
import type { MailService } from './mail-service.ts';
import { median, milliseconds, printTable, quantile, rate, times, verdict } from './report.ts';
import { type BuiltWorker, startRuntime } from './runtime.ts';

/** Runs in immediate succession, for comparison. */
type Round = {
  bare: AlarmRunResult;
  twoRoundTrips: AlarmRunResult;
  byHand: AlarmRunResult;
  app: AlarmRunResult;
};

/** The delay of the slow service, in milliseconds. */
const slowService = 200;

/** The goals of docs/performance.md. */
const startGoal = 2;
const doneGoal = 1.8;
/** For slow services. */
const acceptableRatio = 1.3;

type Bench = { worker: BuiltWorker; state: string; mail: MailService; quick: boolean };

/** Compares campaigns that are due in the same minute with alarms that do less. */
export async function measureAlarms({ worker, state, mail, quick }: Bench): Promise<void> {
  const runtime = await startRuntime(worker, state, {
    MAILCHANNELS_API_KEY: 'a key that only the bench uses',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Bench Street, Benchville',
    // The bench sends more than the default daily ceiling.
    MAILS_PER_DAY: '1000000000',
  });
  const runs = new AlarmRuns(runtime, mail);
  await runs.run('schedule', 100);
  const hundred = await runs.run('schedule', 100);
  const runRound = async (): Promise<Round> => ({
    bare: await runs.run('bare', 1_000),
    twoRoundTrips: await runs.run('two-trip', 1_000),
    byHand: await runs.run('by-hand', 1_000),
    app: await runs.run('schedule', 1_000),
  });
  // A warm-up, because the first round includes compiling the code.
  await runRound();
  const rounds: Round[] = [];
  while (rounds.length < (quick ? 3 : 9)) rounds.push(await runRound());
  const middle = middleOf(rounds.map(({ app }) => app));
  mail.delay = slowService;
  const slow = await runs.run('schedule', 1_000);
  mail.delay = 0;
  // Half of the rate that the runtime could send at, for at most five seconds of messages.
  const limit = Math.ceil((middle.count * 500) / middle.doneAfter);
  mail.rate = limit;
  const limited = await runs.run('schedule', Math.min(1_000, limit * 5));
  await runtime.close();

  printRuns([
    ['bare alarms', middleOf(rounds.map(({ bare }) => bare))],
    ['two hand-written round trips', middleOf(rounds.map(({ twoRoundTrips }) => twoRoundTrips))],
    ['a hand-written send', middleOf(rounds.map(({ byHand }) => byHand))],
    ['email', hundred],
    ['email', middle],
    [`email, answered after ${slowService} ms`, slow],
    [`email, ${limit} accepted per second`, limited],
  ]);
  printGoals(rounds, { hundred, middle, slow, limited, limit });
}

function middleOf(runs: readonly AlarmRunResult[]): AlarmRunResult {
  const middle = [...runs].sort((a, b) => a.doneAfter - b.doneAfter)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('There are no runs');
  return middle;
}

function printRuns(runs: readonly (readonly [string, AlarmRunResult])[]): void {
  const rows = runs.map(([name, { count, doneAfter, totals, starts, lateness, delayed, cpu }]) => {
    const percentiles = (values: readonly number[]) =>
      values.length === 0
        ? ''
        : [0.5, 0.99, 1].map((share) => milliseconds(quantile(values, share))).join(' / ');
    const perAlarm = (sum: number) => (sum / count).toFixed(2);
    return [
      name,
      count.toLocaleString('en'),
      percentiles(starts),
      delayed === 0 ? percentiles(lateness) : `${percentiles(lateness)}, ${delayed} delayed`,
      rate((count * 1000) / doneAfter),
      cpu === null ? '' : `${cpu.toFixed(2)} ms`,
      perAlarm(totals.database.roundTrips),
      perAlarm(totals.database.rowsRead),
      perAlarm(totals.database.rowsWritten),
      `${perAlarm(totals.storage.rowsRead)} / ${perAlarm(totals.storage.rowsWritten)}`,
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

function printGoals(rounds: readonly Round[], { hundred, middle, slow, limited, limit }: Runs): void {
  const trips = Math.max(...[hundred, middle].map(({ totals, count }) => totals.database.roundTrips / count));
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
