import type { MailService } from './mail-service.ts';
import type { Runtime } from './runtime.ts';
import { openFiles, runtimeCpu } from './runtime.ts';
import { sentOfOne } from './seed.ts';
import type { AlarmKind } from './worker/bare.ts';
import type { Totals } from './worker/counting.ts';

export type AlarmRunResult = {
  count: number;
  /** From when they were due to when their alarms began, in milliseconds. */
  starts: number[];
  /** From when they were due to when the last alarm was over; of several waves, all of them. */
  doneAfter: number;
  /** Milliseconds of the runtime's processor time for each alarm; null where the system does not tell. */
  cpu: number | null;
  /** How long each alarm took by itself. */
  durations: number[];
  /** From when each message was due to when the mail service had taken it; empty for bare alarms. */
  lateness: number[];
  /** Messages that the service did not answer for in time, so that they are tried again later. */
  putOff: number;
  totals: Totals;
};

/** The objects of one run, by their numbers. */
type Range = { first: number; last: number };

const day = 24 * 60 * 60_000;
const chunk = 250;
/** Alarms of which none ends for so long have hung, however many there are. */
const patience = 120_000;
const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Makes many objects due at one instant, in one runtime, and waits until they are done. */
export class AlarmRuns {
  private readonly runtime: Runtime;
  private readonly mail: MailService;
  private woken = 0;
  /** Every run sends another message of each campaign. Shared by all runtimes over one database. */
  private static nextSlot = sentOfOne;

  constructor(runtime: Runtime, mail: MailService) {
    this.runtime = runtime;
    this.mail = mail;
  }

  async run(kind: AlarmKind, count: number): Promise<AlarmRunResult> {
    return this.runRange(kind, { first: 1, last: count });
  }

  /** Campaigns, as many of them at once as one process can keep open, and the next when those have been put away. */
  async runInWaves(count: number, atOnce: number): Promise<AlarmRunResult> {
    const filesAtFirst = openFiles();
    const waves: AlarmRunResult[] = [];
    for (let first = 1; first <= count; first += atOnce) {
      if (waves.length > 0) await this.objectsPutAway(filesAtFirst);
      waves.push(await this.runRange('schedule', { first, last: Math.min(first + atOnce - 1, count) }));
    }
    return waves.reduce(together);
  }

  private async runRange(kind: AlarmKind, range: Range): Promise<AlarmRunResult> {
    const count = range.last - range.first + 1;
    if (kind === 'schedule') await this.wake(range);
    const { dueAt, slot } = await this.armAll(kind, range);
    this.mail.taken.clear();
    await this.runtime.takeTotals();
    await pause(dueAt - 100 - Date.now());
    const cpuBefore = runtimeCpu();
    await pause(dueAt - Date.now());
    await this.alarmsOver(count);
    const cpuAfter = runtimeCpu();
    const totals = await this.runtime.takeTotals();
    const lateness = slot === null ? [] : await this.lateness(slot, range);
    return {
      count,
      starts: totals.alarms.map(({ startedAt }) => startedAt - dueAt),
      doneAfter: Math.max(...totals.alarms.map(({ endedAt }) => endedAt)) - dueAt,
      cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / count,
      durations: totals.alarms.map(({ startedAt, endedAt }) => endedAt - startedAt),
      lateness,
      putOff: slot === null ? 0 : count - lateness.length,
      totals,
    };
  }

  /** Lets the campaigns' objects look at their plans for the first time. */
  private async wake({ last }: Range): Promise<void> {
    if (last <= this.woken) return;
    // Or the first alarm of each week would write the whole week as well.
    const database = await this.runtime.database('LARGE');
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
   * @returns the instant they are due at, before which they were all armed, and the slot of the messages. On a machine
   * that was too slow for that the alarms go off too early: they must be over before the objects are armed anew, as an
   * alarm that goes on arms the next one itself.
   */
  private async armAll(kind: AlarmKind, range: Range): Promise<{ dueAt: number; slot: number | null }> {
    const count = range.last - range.first + 1;
    for (let leadTime = 1_500 + count * 3; leadTime < 300_000; leadTime *= 2) {
      const dueAt = Date.now() + leadTime;
      const slot = kind === 'schedule' || kind === 'by-hand' ? AlarmRuns.nextSlot++ : null;
      if (slot !== null) await this.makeDue(slot, range, dueAt);
      await this.runtime.takeTotals();
      for (let from = range.first; from <= range.last; from += chunk) {
        const to = Math.min(from + chunk - 1, range.last);
        await this.runtime.control('POST', `/bench/arm?kind=${kind}&from=${from}&to=${to}&at=${dueAt}`);
      }
      if (Date.now() < dueAt - 300) return { dueAt, slot };
      await this.alarmsOver(count);
    }
    throw new Error(`${count} objects could not be armed in time`);
  }

  private async makeDue(slot: number, { first, last }: Range, dueAt: number): Promise<void> {
    const database = await this.runtime.database('LARGE');
    await database.batch([
      database
        .prepare(
          `UPDATE deliveries SET due_at = ?1 WHERE status = 'scheduled' AND message_id IN
            (SELECT id FROM messages WHERE slot_index = ?2 AND campaign_id BETWEEN ?3 AND ?4)`,
        )
        .bind(dueAt, slot, first, last),
      // Each run stands for another day: what earlier runs sent is a day old and marked.
      database
        .prepare(
          `UPDATE deliveries SET settled_at = settled_at - ${day} WHERE campaign_id BETWEEN ?1 AND ?2
            AND status = 'sent' AND settled_at > ?3 - ${day}`,
        )
        .bind(first, last, dueAt),
      database
        .prepare(
          `UPDATE messages SET mark = 'done' WHERE campaign_id BETWEEN ?1 AND ?2 AND mark IS NULL
            AND id IN (SELECT message_id FROM deliveries WHERE campaign_id BETWEEN ?1 AND ?2 AND status = 'sent')`,
        )
        .bind(first, last),
    ]);
  }

  private async lateness(slot: number, { first, last }: Range): Promise<number[]> {
    const database = await this.runtime.database('LARGE');
    const { results } = await database
      .prepare(
        `SELECT settled_at - due_at AS late FROM progress
        WHERE slot_index = ? AND campaign_id BETWEEN ? AND ? AND status = 'sent'`,
      )
      .bind(slot, first, last)
      .all<{ late: number }>();
    return results.map(({ late }) => late);
  }

  private async alarmsOver(count: number): Promise<void> {
    let over = 0;
    for (let deadline = Date.now() + patience; Date.now() < deadline; await pause(100)) {
      const now = await this.countOver();
      if (now === null || now === over) continue;
      if (now >= count) return;
      deadline = Date.now() + patience;
      over = now;
    }
    throw new Error(`${count - over} of ${count} alarms were not over in time`);
  }

  /** Null when the runtime was too busy to read the question: it hangs up when that takes it fifteen seconds. */
  private async countOver(): Promise<number | null> {
    return this.runtime.control('GET', '/bench/alarms').then(Number, () => null);
  }

  /** The runtime closes the files of an object that nobody has asked for anything for ten seconds. */
  private async objectsPutAway(filesAtFirst: number | null): Promise<void> {
    const most = (filesAtFirst ?? 0) + 500;
    for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(500)) {
      const files = openFiles();
      if (files === null || files <= most) return;
    }
    throw new Error('The objects of the last wave stayed open');
  }
}

function together(one: AlarmRunResult, other: AlarmRunResult): AlarmRunResult {
  const [a, b] = [one.totals, other.totals];
  const count = one.count + other.count;
  return {
    count,
    starts: [...one.starts, ...other.starts],
    doneAfter: one.doneAfter + other.doneAfter,
    cpu:
      one.cpu === null || other.cpu === null ? null : (one.cpu * one.count + other.cpu * other.count) / count,
    durations: [...one.durations, ...other.durations],
    lateness: [...one.lateness, ...other.lateness],
    putOff: one.putOff + other.putOff,
    totals: {
      database: {
        roundTrips: a.database.roundTrips + b.database.roundTrips,
        rowsRead: a.database.rowsRead + b.database.rowsRead,
        rowsWritten: a.database.rowsWritten + b.database.rowsWritten,
      },
      storage: {
        rowsRead: a.storage.rowsRead + b.storage.rowsRead,
        rowsWritten: a.storage.rowsWritten + b.storage.rowsWritten,
      },
      alarms: [...a.alarms, ...b.alarms],
    },
  };
}
