import { median, milliseconds, printTable, quantile, rate, times, verdict } from './load.ts';
import type { MailService } from './runtime.ts';
import { type BuiltWorker, type Runtime, runtimeCpu, startRuntime } from './runtime.ts';
import { sentPerCampaign } from './seed.ts';
import type { AlarmKind } from './worker/bare.ts';
import type { Totals } from './worker/counting.ts';

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

type Bench = { worker: BuiltWorker; state: string; mail: MailService };

/** Compares campaigns that are due in the same minute with the least code that sends. */
export async function measureAlarms({ worker, state, mail }: Bench): Promise<void> {
  const runtime = await startRuntime(worker, state, {
    MAILCHANNELS_API_KEY: 'a key that only the bench uses',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Bench Street, Benchville',
    // The bench sends more than the default daily ceiling.
    MAILS_PER_DAY: '1000000000',
  });
  const runs = new AlarmRuns(runtime);
  const runRound = async (): Promise<Round> => {
    const byHand = await runs.run('by-hand', count);
    const before = mail.arrived.size;
    const schedule = await runs.run('schedule', count);
    const sent = mail.arrived.size - before;
    if (sent < count) throw new Error(`Only ${sent} of ${count} emails were sent`);
    return { 'by-hand': byHand, schedule };
  };
  // A warm-up, because the first round includes compiling the code.
  await runRound();
  const rounds: Round[] = [];
  while (rounds.length < 9) rounds.push(await runRound());
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

type AlarmRunResult = {
  /** How late each alarm started, in milliseconds. */
  starts: number[];
  /** From the due time to the end of the last alarm, in milliseconds. */
  doneAfter: number;
  /** The runtime's CPU milliseconds per alarm; null if the system doesn't report them. */
  cpu: number | null;
  totals: Totals;
};

const day = 24 * 60 * 60_000;
const chunk = 250;
/** If no alarm ends for this long, the run hangs. In milliseconds. */
const longestStall = 120_000;
const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Makes many objects of one runtime due at the same instant and waits until they are done. */
export class AlarmRuns {
  private readonly runtime: Runtime;
  private woken = 0;
  /** Every run sends the next message of each campaign. */
  private nextSlot = sentPerCampaign;

  constructor(runtime: Runtime) {
    this.runtime = runtime;
  }

  async run(kind: AlarmKind, count: number): Promise<AlarmRunResult> {
    if (kind === 'schedule') await this.wake(count);
    const dueAt = await this.armAll(kind, count);
    await this.runtime.takeTotals();
    await pause(dueAt - 100 - Date.now());
    const cpuBefore = runtimeCpu();
    await pause(dueAt - Date.now());
    await this.alarmsOver(count);
    const cpuAfter = runtimeCpu();
    const totals = await this.runtime.takeTotals();
    return {
      starts: totals.alarms.map(({ startedAt }) => startedAt - dueAt),
      doneAfter: Math.max(...totals.alarms.map(({ endedAt }) => endedAt)) - dueAt,
      cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / count,
      totals,
    };
  }

  /** Makes the campaigns' objects read their plans for the first time. */
  private async wake(last: number): Promise<void> {
    if (last <= this.woken) return;
    // Otherwise, the first alarm of each week would also rewrite the week.
    const database = await this.runtime.database();
    await database.exec('UPDATE campaigns SET written_through_week = 12');
    await this.runtime.takeTotals();
    for (let from = this.woken + 1; from <= last; from += chunk) {
      const to = Math.min(from + chunk - 1, last);
      await this.runtime.control('POST', `/bench/wake?from=${from}&to=${to}`);
      await this.alarmsOver(to - this.woken);
    }
    this.woken = last;
  }

  /**
   * Sets all alarms to one instant. If the machine is too slow to set them in time, waits until they are over and tries
   * again with a longer lead time. Returns the instant.
   */
  private async armAll(kind: AlarmKind, count: number): Promise<number> {
    for (let leadTime = 1_500 + count * 3; leadTime < 300_000; leadTime *= 2) {
      const dueAt = Date.now() + leadTime;
      await this.makeDue(this.nextSlot++, count, dueAt);
      await this.runtime.takeTotals();
      for (let from = 1; from <= count; from += chunk) {
        const to = Math.min(from + chunk - 1, count);
        await this.runtime.control('POST', `/bench/arm?kind=${kind}&from=${from}&to=${to}&at=${dueAt}`);
      }
      if (Date.now() < dueAt - 300) return dueAt;
      await this.alarmsOver(count);
    }
    throw new Error(`The alarms of ${count} objects couldn’t be set in time`);
  }

  private async makeDue(slot: number, count: number, dueAt: number): Promise<void> {
    const database = await this.runtime.database();
    await database.batch([
      database
        .prepare(
          `UPDATE deliveries SET due_at = ?1 WHERE status = 'scheduled' AND message_id IN
            (SELECT id FROM messages WHERE slot_index = ?2 AND campaign_id <= ?3)`,
        )
        .bind(dueAt, slot, count),
      // Each run simulates another day, so the messages of earlier runs become a day older and are marked done.
      database
        .prepare(
          `UPDATE deliveries SET settled_at = settled_at - ${day} WHERE campaign_id <= ?1
            AND status = 'sent' AND settled_at > ?2 - ${day}`,
        )
        .bind(count, dueAt),
      database
        .prepare(
          `UPDATE messages SET mark = 'done' WHERE campaign_id <= ?1 AND mark IS NULL
            AND id IN (SELECT message_id FROM deliveries WHERE campaign_id <= ?1 AND status = 'sent')`,
        )
        .bind(count),
    ]);
  }

  private async alarmsOver(count: number): Promise<void> {
    let over = 0;
    for (let deadline = Date.now() + longestStall; Date.now() < deadline; await pause(100)) {
      const now = await this.countOver();
      if (now === null || now === over) continue;
      if (now >= count) return;
      deadline = Date.now() + longestStall;
      over = now;
    }
    throw new Error(`${count - over} of ${count} alarms didn’t end in time`);
  }

  /** Null if the runtime is too busy: it closes a connection whose request it hasn't read for fifteen seconds. */
  private async countOver(): Promise<number | null> {
    return this.runtime.control('GET', '/bench/alarms').then(Number, () => null);
  }
}
