import { type AlarmRunResult, AlarmRuns } from './alarm-runs.ts';
import type { MailService } from './mail-service.ts';
import { median, milliseconds, printTable, quantile, rate, times, verdict } from './report.ts';
import { type BuiltWorker, startRuntime } from './runtime.ts';
import type { AlarmKind } from './worker/bare.ts';

const count = 1_000;

/** Runs in immediate succession, for comparison. */
const kinds = {
  'by-hand': 'a hand-written send',
  schedule: 'email',
} as const satisfies Record<AlarmKind, string>;
type Round = Record<AlarmKind, AlarmRunResult>;

/** The goals of docs/performance.md. */
const startGoal = 2;
const doneGoal = 1.8;

type Bench = { worker: BuiltWorker; state: string; mail: MailService; quick: boolean };

/** Compares campaigns that are due in the same minute with the least code that sends. */
export async function measureAlarms({ worker, state, mail, quick }: Bench): Promise<void> {
  const runtime = await startRuntime(worker, state, {
    MAILCHANNELS_API_KEY: 'a key that only the bench uses',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Bench Street, Benchville',
    // The bench sends more than the default daily ceiling.
    MAILS_PER_DAY: '1000000000',
  });
  const runs = new AlarmRuns(runtime);
  const runRound = async (): Promise<Round> => ({
    'by-hand': await runs.run('by-hand', count),
    schedule: await runs.run('schedule', count),
  });
  // A warm-up, because the first round includes compiling the code.
  await runRound();
  const rounds: Round[] = [];
  while (rounds.length < (quick ? 3 : 9)) rounds.push(await runRound());
  await runtime.close();
  printRuns(rounds);
  printGoals(rounds);
}

function middleOf(runs: readonly AlarmRunResult[]): AlarmRunResult {
  const middle = [...runs].sort((a, b) => a.doneAfter - b.doneAfter)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('There are no runs');
  return middle;
}

function printRuns(rounds: readonly Round[]): void {
  const rows = Object.entries(kinds).map(([kind, name]) => {
    const { doneAfter, totals, starts, cpu } = middleOf(rounds.map((round) => round[kind as AlarmKind]));
    const perAlarm = (sum: number) => (sum / count).toFixed(2);
    return [
      name,
      [0.5, 0.99, 1].map((share) => milliseconds(quantile(starts, share))).join(' / '),
      rate((count * 1000) / doneAfter),
      cpu === null ? '' : `${cpu.toFixed(2)} ms`,
      perAlarm(totals.database.roundTrips),
      perAlarm(totals.database.rowsRead),
      perAlarm(totals.database.rowsWritten),
    ];
  });
  const perAlarm = ['CPU per alarm', 'D1 round trips', 'read', 'written'];
  printTable(`${count.toLocaleString('en')} due in the same minute; starts: p50 / p99 / worst`, [
    ['', 'alarm starts', 'done', ...perAlarm],
    ...rows,
  ]);
}

const startOf = (run: AlarmRunResult) => quantile(run.starts, 0.99);
const doneOf = (run: AlarmRunResult) => run.doneAfter;
const cpuOf = (run: AlarmRunResult) => run.cpu ?? Number.NaN;

/** The median ratio of the app to the hand-written send in the same round. */
const medianRatio = (rounds: readonly Round[], of: (run: AlarmRunResult) => number): number =>
  median(rounds.map((round) => of(round.schedule) / of(round['by-hand'])));

/** Compares the lowest CPU times of all rounds, because other load on the machine only ever adds to them. */
const cpuRatio = (rounds: readonly Round[]) =>
  Math.min(...rounds.map(({ schedule }) => cpuOf(schedule))) /
  Math.min(...rounds.map((round) => cpuOf(round['by-hand'])));

function printGoals(rounds: readonly Round[]): void {
  const trips = Math.max(...rounds.map(({ schedule }) => schedule.totals.database.roundTrips / count));
  const ratios = [
    [
      medianRatio(rounds, startOf),
      startGoal,
      `start within ${times(startGoal)} of a hand-written send (p99)`,
    ],
    [medianRatio(rounds, doneOf), doneGoal, `are done within ${times(doneGoal)} of a hand-written send`],
    [cpuRatio(rounds), doneGoal, '… in CPU time'],
  ] as const;
  printTable('Goals', [
    ...ratios.map(([ratio, limit, what]) => [verdict(ratio <= limit), what, times(ratio)]),
    [verdict(trips <= 2), 'at most two D1 round trips for an alarm that sends', trips.toFixed(2)],
  ]);
}
