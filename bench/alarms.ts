import { spawnSync } from 'node:child_process';
import { type AlarmRunResult, AlarmRuns } from './alarm-runs.ts';
import {
  printFlatness,
  printGoals,
  printPrice,
  printRuns,
  type Round,
  slowService,
} from './alarms-report.ts';
import type { MailService } from './mail-service.ts';
import { type BuiltWorker, type Runtime, startRuntime } from './runtime.ts';
import { messagesPerCampaign, sessionCookie } from './seed.ts';

type Bench = { worker: BuiltWorker; state: string; mail: MailService; quick: boolean };

/** Three for its storage, and one for the connection to the mail service. */
const filesPerObject = 4;
/** For databases, connections and anything else that the runtime opens. */
const spareFiles = 1_500;
const many = 10_000;
/** Few enough to finish well within the time limit of a call, even on a busy machine. */
const waveSize = 1_000;

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
    measure: (runs: AlarmRuns, runtime: Runtime) => Promise<Result>,
  ) => {
    const runtime = await startRuntime(worker, state, settings);
    try {
      return await measure(new AlarmRuns(runtime, mail), runtime);
    } finally {
      await runtime.close();
    }
  };

  const outcome = await withRuntime(mailSettings, async (runs, runtime) => {
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
    const slowHundred = await runs.run('schedule', 100);
    const slow = await runs.run('schedule', 1_000);
    mail.delay = 0;
    // Half of the rate that the runtime could send at, for at most five seconds of messages.
    const { count, doneAfter } = middleOf(rounds.map(({ app }) => app));
    const limit = Math.ceil((count * 500) / doneAfter);
    mail.rate = limit;
    const limited = await runs.run('schedule', Math.min(1_000, limit * 5));
    mail.rate = Number.POSITIVE_INFINITY;
    return {
      hundred,
      rounds,
      slow,
      slowHundred,
      limit,
      limited,
      creation: await rowsWrittenByCreation(runtime),
    };
  });
  const outbox = await withRuntime({}, (runs) => runs.run('schedule', quick ? 100 : 1_000));

  const { hundred, rounds, slow, slowHundred, limit, limited, creation } = outcome;
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
  printPrice(slowHundred, creation);
  if (quick) return;

  const most = maxObjects();
  const atOnce = await withRuntime(mailSettings, (runs) => runs.run('schedule', most));
  printRuns([['email, as many as one process can open', atOnce]]);
  const inWaves = await withRuntime(mailSettings, (runs) => runs.runInWaves(many, Math.min(most, waveSize)));
  printRuns([['email, in waves', inWaves]]);
  printFlatness(hundred, middle, [atOnce, inWaves]);
}

function middleOf(runs: readonly AlarmRunResult[]): AlarmRunResult {
  const middle = [...runs].sort((a, b) => a.doneAfter - b.doneAfter)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('There are no runs');
  return middle;
}

/** The system's limit on open files limits the objects that one process can open. */
function maxObjects(): number {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' });
  const files = stdout.trim() === 'unlimited' ? Number.POSITIVE_INFINITY : Number(stdout);
  return Math.min(many, Math.floor((files - spareFiles) / filesPerObject / 100) * 100);
}

/** Rows written per message when a campaign is created. */
async function rowsWrittenByCreation(runtime: Runtime): Promise<number> {
  const cookie = await sessionCookie(Date.now());
  await runtime.takeTotals();
  const response = await fetch(`http://${runtime.host}:${runtime.port}/api/campaigns`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', 'X-Bench-Database': 'LARGE' },
    body: JSON.stringify({
      title: 'Morning meditation',
      description: 'Ten quiet minutes before the day begins',
      frequency: 'Daily',
      messageTime: 'Custom time',
      customTime: '00:00',
      messageStyle: 'friendly',
      deliveryMethod: 'Email',
      startDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    }),
  });
  if (response.status !== 201)
    throw new Error(`Creating a campaign returned ${response.status}: ${await response.text()}`);
  return (await runtime.takeTotals()).database.rowsWritten / messagesPerCampaign;
}
