import { type AlarmRunResult, AlarmRuns } from './alarm-runs.ts';
import { printGoals, printRuns, type Round, slowService } from './alarms-report.ts';
import type { MailService } from './mail-service.ts';
import { type BuiltWorker, startRuntime } from './runtime.ts';

type Bench = { worker: BuiltWorker; state: string; mail: MailService; quick: boolean };

/** Compares campaigns that are due in the same minute with alarms that do less. */
export async function measureAlarms({ worker, state, mail, quick }: Bench): Promise<void> {
  const mailSettings = {
    MAILCHANNELS_API_KEY: 'a key that only the bench uses',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Bench Street, Benchville',
    // The bench sends more than the default daily ceiling.
    MAILS_PER_DAY: '1000000000',
  };
  const withRuntime = async <Result>(
    settings: Record<string, string>,
    measure: (runs: AlarmRuns) => Promise<Result>,
  ) => {
    const runtime = await startRuntime(worker, state, settings);
    try {
      return await measure(new AlarmRuns(runtime, mail));
    } finally {
      await runtime.close();
    }
  };

  const outcome = await withRuntime(mailSettings, async (runs) => {
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
    mail.delay = slowService;
    const slow = await runs.run('schedule', 1_000);
    mail.delay = 0;
    // Half of the rate that the runtime could send at, for at most five seconds of messages.
    const { count, doneAfter } = middleOf(rounds.map(({ app }) => app));
    const limit = Math.ceil((count * 500) / doneAfter);
    mail.rate = limit;
    const limited = await runs.run('schedule', Math.min(1_000, limit * 5));
    mail.rate = Number.POSITIVE_INFINITY;
    return { hundred, rounds, slow, limit, limited };
  });
  const outbox = await withRuntime({}, (runs) => runs.run('schedule', quick ? 100 : 1_000));

  const { hundred, rounds, slow, limit, limited } = outcome;
  const middle = middleOf(rounds.map(({ app }) => app));
  printRuns([
    ['bare alarms', middleOf(rounds.map(({ bare }) => bare))],
    ['two hand-written round trips', middleOf(rounds.map(({ twoRoundTrips }) => twoRoundTrips))],
    ['a hand-written send', middleOf(rounds.map(({ byHand }) => byHand))],
    ['email', hundred],
    ['email', middle],
    [`email, answered after ${slowService} ms`, slow],
    [`email, ${limit} accepted per second`, limited],
    ['outbox in D1', outbox],
  ]);
  printGoals(rounds, { hundred, middle, slow, limited, limit });
}

function middleOf(runs: readonly AlarmRunResult[]): AlarmRunResult {
  const middle = [...runs].sort((a, b) => a.doneAfter - b.doneAfter)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('There are no runs');
  return middle;
}
