import { DurableObject } from 'cloudflare:workers';
import {
  type Claims,
  type Delivered,
  type ObjectContext,
  openClaims,
} from './delivery/campaign-schedules.ts';
import type { DeliveryOutcome } from './delivery/send.rules.ts';
import { type RunResult, sendDue, sendOne } from './delivery/send-due.ts';
import { createDeps, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { writeComingWeek } from './messages/coming-week.service.ts';
import { describeError } from './platform/runtime.ts';

const campaignIdKey = 'campaignId';
/** How many runs in a row have failed. Crashes are counted with the claims that they leave. */
const faultsKey = 'faults';

/** How long to wait after a run that crashed or failed: 1, 2, 4 … 60 minutes. */
const backOff = (faults: number) => Math.min(2 ** faults, 60) * 60_000;

/** One campaign's clock: it knows when to send. D1 knows what is planned and what happened. */
export class CampaignSchedule extends DurableObject<Env> {
  private readonly deps: Deps;
  private readonly claims: Claims;
  /** What the alarm is doing. Messages sent by hand don't count. */
  private phase: 'idle' | 'sending' | 'writing' = 'idle';
  /** How many callers wait for `sendNow`. */
  private waiting = 0;
  /** How many runs in a row have failed or crashed before the one that is sending; null if none is. */
  private faults: number | null = null;
  /** When the next run is due; null if none is, undefined if it has not been read yet. */
  private nextAt: number | null | undefined;
  /** When a run takes over if the object crashes while it sends; null if nothing is claimed. */
  private guardAt: number | null = null;
  /** Attempts since the object was last idle. Whoever read a delivery before its attempt ended gets that outcome. */
  private readonly attempts = new Map<string, Promise<DeliveryOutcome>>();
  /** Set if the campaign is woken during a run: it runs again afterwards. */
  private wokenDuringRun: number | null = null;
  /** Aborts writing a week, which may take a minute: waking or deleting the campaign doesn't wait for it. */
  private writing: AbortController | null = null;
  /** Counts deletions of the campaign. What began before one sends nothing else. */
  private deletions = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.deps = createDeps(env);
    this.claims = openClaims(ctx.storage, () => this.setGuard());
  }

  /** Checks the plan again by setting the alarm to now, so that there is only one way to send. */
  async wake(campaignId: number): Promise<void> {
    if (this.phase !== 'idle') {
      this.wokenDuringRun = campaignId;
      this.writing?.abort();
      return;
    }
    this.ctx.storage.kv.put(campaignIdKey, campaignId);
    this.nextAt = this.deps.clock.now();
    await this.setAlarm();
  }

  /** Sends one delivery now, even during a run, and returns the outcome. The next run stays as planned. */
  async sendNow(campaignId: number, deliveryId: number): Promise<Delivered | null> {
    const { kv } = this.ctx.storage;
    // Nothing else begins during this read, because the runtime delivers no other call meanwhile.
    if (this.nextAt === undefined) this.nextAt = await this.ctx.storage.getAlarm();
    if (kv.get(campaignIdKey) === undefined) kv.put(campaignIdKey, campaignId);
    this.waiting += 1;
    const outcome = await sendOne(this.deps, this.createContext(), campaignId, deliveryId).finally(() => {
      this.waiting -= 1;
      this.forgetAttempts();
    });
    // If that failed, the guard alarm stays, and its run records or repeats the attempt.
    await this.releaseGuard();
    return outcome;
  }

  /** The campaign was deleted: nothing else is sent. */
  async forget(): Promise<void> {
    this.deletions += 1;
    this.nextAt = null;
    this.guardAt = null;
    this.writing?.abort();
    await this.erase();
  }

  override async alarm(): Promise<void> {
    this.phase = 'sending';
    this.nextAt = null;
    this.guardAt = null;
    this.wokenDuringRun = null;
    try {
      const campaignId = this.ctx.storage.kv.get<number>(campaignIdKey);
      if (campaignId !== undefined) await this.runSafely(campaignId);
    } finally {
      this.phase = 'idle';
      this.forgetAttempts();
    }
    if (this.wokenDuringRun !== null) await this.wake(this.wokenDuringRun);
  }

  /** Never throws: the platform gives up on an alarm that throws too often. */
  private async runSafely(campaignId: number): Promise<void> {
    try {
      const { next, weekToWrite } = await this.run(campaignId);
      if (next === null || weekToWrite === null || this.wokenDuringRun !== null) return;
      await this.writeWeek(campaignId, next, weekToWrite);
    } catch (error) {
      this.deps.log('schedule_fault', { campaignId, error: describeError(error) });
    }
  }

  /** Sends what is due and sets the next alarm. A failed run is repeated after a wait that doubles with each failure. */
  private async run(campaignId: number): Promise<RunResult> {
    const context = this.createContext();
    const faults = this.countFaults();
    this.faults = faults;
    try {
      const result = await sendDue(this.deps, context, campaignId);
      await this.endRun(result.next, 0);
      return result;
    } catch (error) {
      const retryAt = this.deps.clock.now() + backOff(faults);
      await this.endRun(context.isDropped() ? null : retryAt, faults + 1);
      throw error;
    }
  }

  private async endRun(nextAt: number | null, faults: number): Promise<void> {
    const { kv } = this.ctx.storage;
    this.phase = 'writing';
    this.faults = null;
    this.nextAt = nextAt;
    this.guardAt = this.waiting === 0 ? null : this.deps.clock.now() + backOff(0);
    if ((kv.get<number>(faultsKey) ?? 0) !== faults) kv.put(faultsKey, faults);
    await this.setAlarm();
  }

  private async writeWeek(campaignId: number, nextSend: number, week: number): Promise<void> {
    const { isDropped } = this.createContext();
    this.writing = new AbortController();
    const { signal } = this.writing;
    try {
      const again = await writeComingWeek(this.deps, { campaignId, week, nextSend, signal });
      if (again === null || isDropped()) return;
      this.nextAt = Math.min(again, nextSend);
      await this.setAlarm();
    } finally {
      this.writing = null;
    }
  }

  /** What one run or one message sent by hand needs of this object. */
  private createContext(): ObjectContext {
    const { claims, deletions } = this;
    return {
      claims,
      isDropped: () => this.deletions !== deletions,
      once: ({ deliveryId, tries }, run) => {
        const key = `${deliveryId}:${tries}`;
        const known = this.attempts.get(key);
        if (known !== undefined) return { isFirst: false, outcome: known };
        const outcome = run();
        this.attempts.set(key, outcome);
        outcome.catch(() => this.attempts.delete(key));
        return { isFirst: true, outcome };
      },
    };
  }

  private forgetAttempts(): void {
    if (this.phase === 'idle' && this.waiting === 0) this.attempts.clear();
  }

  private countFaults(): number {
    const crashed = [...this.claims.all().values()].flatMap(({ outcome, faults }) =>
      outcome === null && typeof faults === 'number' ? [faults + 1] : [],
    );
    return Math.max(this.ctx.storage.kv.get<number>(faultsKey) ?? 0, ...crashed);
  }

  /**
   * Part of a claim's commit. If the object crashes from here on, the guard's run takes over. Before the first claim a crash
   * loses nothing: the platform runs an alarm again that did not finish.
   * @returns the faults to store with the claim; null for a message sent by hand, which is never repeated
   */
  private setGuard(): number | null {
    if (this.guardAt === null) {
      this.guardAt = this.deps.clock.now() + backOff(this.faults ?? 0);
      void this.setAlarm();
    }
    return this.faults;
  }

  /** A run that is sending ends the guard itself. An outcome that isn't recorded yet still needs it. */
  private async releaseGuard(): Promise<void> {
    const isNeeded = [...this.claims.all().values()].some(({ outcome }) => outcome !== null);
    if (this.waiting > 0 || this.phase === 'sending' || isNeeded) return;
    this.guardAt = null;
    await this.setAlarm();
  }

  /** The only alarm: the next run, or the guard if that is earlier. Without either, nothing stays in storage. */
  private async setAlarm(): Promise<void> {
    const times = [this.nextAt, this.guardAt].filter((at) => typeof at === 'number');
    if (times.length === 0) return this.erase();
    await this.ctx.storage.setAlarm(Math.max(Math.min(...times), this.deps.clock.now()));
  }

  private async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
