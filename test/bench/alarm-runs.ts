import type { MailService } from './mail-service.ts';
import type { Runtime } from './runtime.ts';
import { sentOfOne } from './seed.ts';
import type { AlarmKind } from './worker/bare-routes.ts';
import type { Totals } from './worker/totals.ts';

export type AlarmRunResult = {
  count: number;
  /** From when they were due to when their alarms began, in milliseconds. */
  starts: number[];
  /** From when they were due to when the last alarm was over. */
  doneAfter: number;
  /** How long each alarm took by itself. */
  durations: number[];
  /** From when each message was due to when the mail service had taken it; empty for bare alarms. */
  lateness: number[];
  totals: Totals;
};

const chunk = 250;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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
    if (kind === 'schedule') await this.wake(count);
    const slot = kind === 'schedule' ? AlarmRuns.nextSlot++ : null;
    const dueAt = await this.armAll(kind, count, slot);
    this.mail.taken.clear();
    await this.runtime.takeTotals();
    await pause(dueAt - Date.now());
    await this.alarmsOver(count);
    const totals = await this.runtime.takeTotals();
    return {
      count,
      starts: totals.alarms.map(({ startedAt }) => startedAt - dueAt),
      doneAfter: Math.max(...totals.alarms.map(({ endedAt }) => endedAt)) - dueAt,
      durations: totals.alarms.map(({ startedAt, endedAt }) => endedAt - startedAt),
      lateness: slot === null ? [] : await this.lateness(slot, count),
      totals,
    };
  }

  /** Lets the campaigns' objects look at their plans for the first time. */
  private async wake(count: number): Promise<void> {
    if (count <= this.woken) return;
    await this.runtime.takeTotals();
    await this.inChunks(this.woken + 1, count, (from, to) => `/bench/wake?from=${from}&to=${to}`);
    await this.alarmsOver(count - this.woken);
    this.woken = count;
  }

  /** @returns the instant they are due at; they were all armed before it */
  private async armAll(kind: AlarmKind, count: number, slot: number | null): Promise<number> {
    for (let leadTime = 1_000 + count * 2; leadTime < 300_000; leadTime *= 2) {
      const dueAt = Date.now() + leadTime;
      if (slot !== null) await this.makeDue(slot, count, dueAt);
      await this.inChunks(
        1,
        count,
        (from, to) => `/bench/arm?kind=${kind}&from=${from}&to=${to}&at=${dueAt}`,
      );
      if (Date.now() < dueAt - 300) return dueAt;
    }
    throw new Error(`${count} objects could not be armed in time`);
  }

  private async makeDue(slot: number, count: number, dueAt: number): Promise<void> {
    const database = await this.runtime.database('LARGE');
    await database
      .prepare(
        "UPDATE messages SET scheduled_for = ? WHERE slot_index = ? AND campaign_id <= ? AND status = 'scheduled'",
      )
      .bind(dueAt, slot, count)
      .run();
  }

  private async lateness(slot: number, count: number): Promise<number[]> {
    const database = await this.runtime.database('LARGE');
    const { results } = await database
      .prepare(
        "SELECT sent_at - scheduled_for AS late FROM messages WHERE slot_index = ? AND campaign_id <= ? AND status = 'sent'",
      )
      .bind(slot, count)
      .all<{ late: number }>();
    if (results.length !== count) throw new Error(`${results.length} of ${count} messages were sent`);
    return results.map(({ late }) => late);
  }

  private async inChunks(first: number, last: number, path: (from: number, to: number) => string) {
    for (let from = first; from <= last; from += chunk) {
      await this.runtime.control('POST', path(from, Math.min(from + chunk - 1, last)));
    }
  }

  private async alarmsOver(count: number): Promise<void> {
    for (const deadline = Date.now() + 180_000; Date.now() < deadline; await pause(100)) {
      if (Number(await this.runtime.control('GET', '/bench/alarms')) >= count) return;
    }
    throw new Error(`${count} alarms were not over in time`);
  }
}
