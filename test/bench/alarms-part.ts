import { spawnSync } from 'node:child_process';
import { type AlarmRunResult, AlarmRuns } from './alarm-runs.ts';
import type { BuiltWorker } from './build-worker.ts';
import type { MailService } from './mail-service.ts';
import { priceOfMillion } from './price.ts';
import { milliseconds, printTable, rate, times, verdict } from './report.ts';
import { type Runtime, startRuntime } from './runtime.ts';
import { messagesOfOne, sessionCookie } from './seed.ts';
import { mean, median, quantile } from './stats.ts';

type Bench = { worker: BuiltWorker; state: string; mail: MailService; quick: boolean };

const goalTimes = 1.3;
const slowService = 200;
/** Three of its own storage, and the connection to the mail service while it sends. */
const filesOfObject = 4;
/** For databases, connections and whatever else the runtime opens. */
const spareFiles = 1_500;

/** Campaigns that are due in the same minute, against alarms that do nothing and alarms that make two round trips. */
export async function measureAlarms({ worker, state, mail, quick }: Bench): Promise<void> {
  const mailSettings = {
    MAILCHANNELS_API_KEY: 'a key that only the bench uses',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Bench Street, Benchville',
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
    const rounds = [];
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      rounds.push({
        bare: await runs.run('bare', 1_000),
        twoTrips: await runs.run('two-trip', 1_000),
        app: await runs.run('schedule', 1_000),
      });
    }
    mail.delay = slowService;
    const slowHundred = await runs.run('schedule', 100);
    const slow = await runs.run('schedule', 1_000);
    mail.delay = 0;
    return { hundred, rounds, slow, slowHundred, creation: await writesOfCreation(runtime) };
  });
  const outbox = await within({}, (runs) => runs.run('schedule', quick ? 100 : 1_000));
  const most = quick ? null : await within(mailSettings, (runs) => runs.run('schedule', mostObjects()));

  const { hundred, rounds, slow, slowHundred, creation } = outcome;
  const thousand = rounds.map(({ app }) => app);
  const middle = [...thousand].sort((a, b) => a.doneAfter - b.doneAfter)[Math.floor(thousand.length / 2)];
  if (middle === undefined) throw new Error('No run of a thousand');
  printRuns([
    ['bare alarms', rounds.map(({ bare }) => bare)[0]],
    ['two round trips by hand', rounds.map(({ twoTrips }) => twoTrips)[0]],
    ['email', hundred],
    ['email', middle],
    ['email', most],
    [`email, answered after ${slowService} ms`, slow],
    ['outbox in D1', outbox],
  ]);
  printGoals(rounds, { hundred, middle, most, slow });
  printPrice(slowHundred, creation);
}

/** One process opens as many objects as the system lets it open files. */
function mostObjects(): number {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' });
  const files = stdout.trim() === 'unlimited' ? Number.POSITIVE_INFINITY : Number(stdout);
  return Math.min(10_000, Math.floor((files - spareFiles) / filesOfObject / 100) * 100);
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

function printRuns(runs: readonly (readonly [string, AlarmRunResult | null | undefined])[]): void {
  const rows = runs.flatMap(([name, run]) => {
    if (run === null || run === undefined) return [];
    const { count, totals, starts, lateness } = run;
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
        three(lateness),
        rate((count * 1000) / run.doneAfter),
        each(totals.database.roundTrips),
        each(totals.database.rowsRead),
        each(totals.database.rowsWritten),
        `${each(totals.storage.rowsRead)} / ${each(totals.storage.rowsWritten)}`,
      ],
    ];
  });
  printTable('Due in the same minute; lateness p50 / p99 / worst', [
    [
      '',
      'due',
      'alarm starts',
      'message taken',
      'done',
      'D1 trips',
      'read',
      'written',
      'object read / written',
    ],
    ...rows,
  ]);
}

type Round = { bare: AlarmRunResult; twoTrips: AlarmRunResult; app: AlarmRunResult };

function printGoals(
  rounds: readonly Round[],
  runs: {
    hundred: AlarmRunResult;
    middle: AlarmRunResult;
    most: AlarmRunResult | null;
    slow: AlarmRunResult;
  },
): void {
  const { hundred, middle, most, slow } = runs;
  const worstStart = (run: AlarmRunResult) => quantile(run.starts, 0.99);
  const start = median(rounds.map(({ app, bare }) => worstStart(app) / worstStart(bare)));
  const done = median(rounds.map(({ app, twoTrips }) => app.doneAfter / twoTrips.doneAfter));
  const trips = Math.max(...[hundred, middle, ...(most === null ? [] : [most])].map(perMessage.roundTrips));
  const flat = perMessage.rowsWritten(most ?? middle) / perMessage.rowsWritten(hundred);
  const flatRead = perMessage.rowsRead(most ?? middle) / perMessage.rowsRead(hundred);
  const p99 = (run: AlarmRunResult) => quantile(run.lateness, 0.99);
  const channel = (p99(slow) - p99(middle)) / slowService;
  const isFlat = Math.max(flat, flatRead) < 1.05;
  printTable('Goals', [
    [
      verdict(start <= goalTimes),
      `1,000 start within ${times(goalTimes)} of bare alarms (p99)`,
      times(start),
    ],
    [
      verdict(done <= goalTimes),
      `1,000 are done within ${times(goalTimes)} of two round trips each`,
      times(done),
    ],
    [verdict(trips <= 2), 'at most two D1 round trips for an alarm that sends', trips.toFixed(2)],
    [
      verdict(isFlat),
      'rows written and read for each message, most against 100',
      `${times(flat)}, ${times(flatRead)}`,
    ],
    [
      verdict(channel <= goalTimes),
      `a service slower by ${slowService} ms delays 1,000 messages by that once`,
      times(channel),
    ],
  ]);
}

const perMessage = {
  roundTrips: ({ totals, count }: AlarmRunResult) => totals.database.roundTrips / count,
  rowsRead: ({ totals, count }: AlarmRunResult) => totals.database.rowsRead / count,
  rowsWritten: ({ totals, count }: AlarmRunResult) => totals.database.rowsWritten / count,
};

function printPrice(run: AlarmRunResult, creation: number): void {
  const { totals, count, durations } = run;
  const sending = priceOfMillion({
    d1RowsRead: perMessage.rowsRead(run),
    d1RowsWritten: perMessage.rowsWritten(run),
    objectRowsRead: totals.storage.rowsRead / count,
    objectRowsWritten: totals.storage.rowsWritten / count,
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
