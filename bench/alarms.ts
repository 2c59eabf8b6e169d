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
import { messagesOfOne, sessionCookie } from './seed.ts';

type Bench = { worker: BuiltWorker; state: string; mail: MailService; quick: boolean };

/** Three of its own storage, and the connection to the mail service while it sends. */
const filesOfObject = 4;
/** For databases, connections and whatever else the runtime opens. */
const spareFiles = 1_500;
const many = 10_000;
/** So many get through well within the time limit of a call, on a machine that does other things as well. */
const wave = 1_000;

/** Campaigns that are due in the same minute, against alarms that do less. */
export async function measureAlarms({ worker, state, mail, quick }: Bench): Promise<void> {
  const mailSettings = {
    MAILCHANNELS_API_KEY: 'a key that only the bench uses',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Bench Street, Benchville',
    // The bench sends more than an instance may in a day.
    MAILS_PER_DAY: '1000000000',
  };
  const within = async <Result>(
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

  const outcome = await within(mailSettings, async (runs, runtime) => {
    await runs.run('schedule', 100);
    const hundred = await runs.run('schedule', 100);
    const inTurn = async (): Promise<Round> => ({
      bare: await runs.run('bare', 1_000),
      twoRoundTrips: await runs.run('two-trip', 1_000),
      byHand: await runs.run('by-hand', 1_000),
      app: await runs.run('schedule', 1_000),
    });
    // The first round finds code that has not been compiled yet.
    await inTurn();
    const rounds: Round[] = [];
    while (rounds.length < (quick ? 3 : 9)) rounds.push(await inTurn());
    mail.delay = slowService;
    const slowHundred = await runs.run('schedule', 100);
    const slow = await runs.run('schedule', 1_000);
    mail.delay = 0;
    // Half of what the runtime could send now, and no longer than calls may take.
    const { count, doneAfter } = middleOf(rounds.map(({ app }) => app));
    const limit = Math.ceil((count * 500) / doneAfter);
    mail.rate = limit;
    const limited = await runs.run('schedule', Math.min(1_000, limit * 5));
    mail.rate = Number.POSITIVE_INFINITY;
    return { hundred, rounds, slow, slowHundred, limit, limited, creation: await writesOfCreation(runtime) };
  });
  const outbox = await within({}, (runs) => runs.run('schedule', quick ? 100 : 1_000));

  const { hundred, rounds, slow, slowHundred, limit, limited, creation } = outcome;
  const middle = middleOf(rounds.map(({ app }) => app));
  printRuns([
    ['bare alarms', middleOf(rounds.map(({ bare }) => bare))],
    ['two round trips by hand', middleOf(rounds.map(({ twoRoundTrips }) => twoRoundTrips))],
    ['a whole send by hand', middleOf(rounds.map(({ byHand }) => byHand))],
    ['email', hundred],
    ['email', middle],
    [`email, answered after ${slowService} ms`, slow],
    [`email, ${limit} a second taken`, limited],
    ['outbox in D1', outbox],
  ]);
  printGoals(rounds, { hundred, middle, slow, limited, limit });
  printPrice(slowHundred, creation);
  if (quick) return;

  const most = mostObjects();
  const atOnce = await within(mailSettings, (runs) => runs.run('schedule', most));
  printRuns([['email, as many as one process opens', atOnce]]);
  const inWaves = await within(mailSettings, (runs) => runs.runInWaves(many, Math.min(most, wave)));
  printRuns([['email, one wave after the other', inWaves]]);
  printFlatness(hundred, middle, [atOnce, inWaves]);
}

function middleOf(runs: readonly AlarmRunResult[]): AlarmRunResult {
  const middle = [...runs].sort((a, b) => a.doneAfter - b.doneAfter)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('Nothing was run');
  return middle;
}

/** One process opens as many objects as the system lets it open files. */
function mostObjects(): number {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' });
  const files = stdout.trim() === 'unlimited' ? Number.POSITIVE_INFINITY : Number(stdout);
  return Math.min(many, Math.floor((files - spareFiles) / filesOfObject / 100) * 100);
}

/** Rows written for each message of a campaign when it is created. */
async function writesOfCreation(runtime: Runtime): Promise<number> {
  const cookie = await sessionCookie(Date.now());
  await runtime.takeTotals();
  const answer = await fetch(`http://${runtime.host}:${runtime.port}/api/campaigns`, {
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
  if (answer.status !== 201) throw new Error(`Creating answered ${answer.status}: ${await answer.text()}`);
  return (await runtime.takeTotals()).database.rowsWritten / messagesOfOne;
}
