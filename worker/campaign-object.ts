import { DurableObject } from 'cloudflare:workers';
import { type Claims, type ObjectContext, openClaims } from './delivery/campaign-schedules.ts';
import type { Deps } from './delivery/deps.ts';
import type { DeliveryOutcome, Verdict } from './delivery/send.rules.ts';
import { type RunResult, sendDue, sendOne } from './delivery/send-due.ts';
import { createDeps, type Env } from './deps.ts';
import { MINUTE } from './domain.ts';
import { writeComingWeek } from './messages/coming-week.service.ts';
import { describeError } from './platform/runtime.ts';

const campaignIdKey = 'campaignId';
/** The number of consecutive failed runs. Crashes are counted in the claims that they leave behind. */
const failuresKey = 'failures';

/** The delay after a failed or crashed run: 1, 2, 4 … 60 minutes, in milliseconds. */
const backOff = (failures: number) => Math.min(2 ** failures, 60) * MINUTE;

/** Wakes up when a campaign's messages are due and sends them. D1 stores the plan and the outcomes. */
export class CampaignSchedule extends DurableObject<Env> {
  private readonly deps: Deps;
  private readonly claims: Claims;
  /** The phase of the alarm's run. Messages sent by hand don't count. */
  private phase: 'idle' | 'sending' | 'writing' = 'idle';
  /** The number of messages being sent by hand. */
  private sendingByHand = 0;
  /** The number of consecutive failed or crashed runs before the one that is sending; null if no run is sending. */
  private failures: number | null = null;
  /** When the next run is due; null if none is, undefined if not read yet. */
  private nextAt: number | null | undefined;
  /** When a run takes over if the object crashes while sending; null if nothing is claimed. */
  private guardAt: number | null = null;
  /** The attempts since the object was last idle, so that concurrent runs share an attempt's outcome. */
  private readonly attempts = new Map<string, Promise<DeliveryOutcome>>();
  /** The campaign's id if it was woken during a run, so that it runs again. */
  private wokenDuringRun: number | null = null;
  /** Aborts writing a week, which may take a minute, when the campaign is woken or deleted. */
  private writing: AbortController | null = null;
  /** Incremented when the campaign is deleted. Runs that started earlier send nothing else. */
  private deletions = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.deps = createDeps(env);
    this.claims = openClaims(ctx.storage, () => this.setGuard());
  }

  /** Sets the alarm to now, so that only alarms send on schedule. */
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

  async sendNow(campaignId: number, deliveryId: number): Promise<Verdict | null> {
    const { kv } = this.ctx.storage;
    // The runtime's input gate delivers no other call during this read.
    if (this.nextAt === undefined) this.nextAt = await this.ctx.storage.getAlarm();
    if (kv.get(campaignIdKey) === undefined) kv.put(campaignIdKey, campaignId);
    this.sendingByHand += 1;
    const outcome = await sendOne(this.deps, this.createContext(), campaignId, deliveryId).finally(() => {
      this.sendingByHand -= 1;
      this.forgetAttempts();
    });
    // If sending throws, the guard alarm stays set, and its run records or repeats the attempt.
    await this.releaseGuard();
    return outcome;
  }

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

  /** Never throws, because the platform gives up on an alarm that throws too often. */
  private async runSafely(campaignId: number): Promise<void> {
    try {
      const { next, weekToWrite } = await this.run(campaignId);
      if (next === null || weekToWrite === null || this.wokenDuringRun !== null) return;
      await this.writeWeek(campaignId, next, weekToWrite);
    } catch (error) {
      this.deps.log('schedule_error', { campaignId, error: describeError(error) });
    }
  }

  private async run(campaignId: number): Promise<RunResult> {
    const context = this.createContext();
    const failures = this.countFailures();
    this.failures = failures;
    try {
      const result = await sendDue(this.deps, context, campaignId);
      await this.endRun(result.next, 0);
      return result;
    } catch (error) {
      const retryAt = this.deps.clock.now() + backOff(failures);
      await this.endRun(context.isDeleted() ? null : retryAt, failures + 1);
      throw error;
    }
  }

  private async endRun(nextAt: number | null, failures: number): Promise<void> {
    const { kv } = this.ctx.storage;
    this.phase = 'writing';
    this.failures = null;
    this.nextAt = nextAt;
    this.guardAt = this.needsGuard() ? this.deps.clock.now() + backOff(failures) : null;
    if ((kv.get<number>(failuresKey) ?? 0) !== failures) kv.put(failuresKey, failures);
    await this.setAlarm();
  }

  private async writeWeek(
    campaignId: number,
    nextSend: number,
    week: NonNullable<RunResult['weekToWrite']>,
  ): Promise<void> {
    const { isDeleted } = this.createContext();
    this.writing = new AbortController();
    const { signal } = this.writing;
    try {
      const retryAt = await writeComingWeek(this.deps, { campaignId, ...week, nextSend, signal });
      if (retryAt === null || isDeleted()) return;
      this.nextAt = Math.min(retryAt, nextSend);
      await this.setAlarm();
    } finally {
      this.writing = null;
    }
  }

  /** The access that one run, or one message sent by hand, has to this object. */
  private createContext(): ObjectContext {
    const { claims, deletions } = this;
    return {
      claims,
      isDeleted: () => this.deletions !== deletions,
      once: ({ deliveryId, tries }, run) => {
        const key = `${deliveryId}:${tries}`;
        const running = this.attempts.get(key);
        if (running !== undefined) return { isFirst: false, outcome: running };
        const outcome = run();
        this.attempts.set(key, outcome);
        outcome.catch(() => this.attempts.delete(key));
        return { isFirst: true, outcome };
      },
    };
  }

  private forgetAttempts(): void {
    if (this.phase === 'idle' && this.sendingByHand === 0) this.attempts.clear();
  }

  private countFailures(): number {
    const crashed = [...this.claims.all().values()].flatMap(({ outcome, failures }) =>
      outcome === null && failures !== null ? [failures + 1] : [],
    );
    return Math.max(this.ctx.storage.kv.get<number>(failuresKey) ?? 0, ...crashed);
  }

  /** Part of a claim's commit. If the object crashes from here on, the guard alarm's run takes over. */
  private setGuard(): number | null {
    if (this.guardAt === null) {
      this.guardAt = this.deps.clock.now() + backOff(this.failures ?? 0);
      void this.setAlarm();
    }
    return this.failures;
  }

  private async releaseGuard(): Promise<void> {
    if (this.phase === 'sending' || this.needsGuard()) return;
    this.guardAt = null;
    await this.setAlarm();
  }

  /** Whether a message is being sent by hand, or an outcome isn't recorded yet. */
  private needsGuard(): boolean {
    return this.sendingByHand > 0 || [...this.claims.all().values()].some(({ outcome }) => outcome !== null);
  }

  /** Sets the object's only alarm to the next run or the guard, whichever is earlier. Without either, clears the storage. */
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
