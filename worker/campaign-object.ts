import { DurableObject } from 'cloudflare:workers';
import type { Delivered } from './delivery/campaign-schedules.ts';
import { openClaims } from './delivery/claims.ts';
import type { DeliveryOutcome } from './delivery/send.rules.ts';
import { type ObjectContext, type RunResult, sendDue, sendOne } from './delivery/send-due.ts';
import { createDeps, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { writeComingWeek } from './messages/coming-week.service.ts';
import { describeError } from './platform/runtime.ts';

const campaignIdKey = 'campaignId';
/** The number of failed runs in a row. */
const faultsKey = 'faults';

/** The wait after a crashed or failed run: 1, 2, 4 … 60 minutes. */
const backOff = (faults: number) => Math.min(2 ** faults, 60) * 60_000;

/** One campaign's clock. It knows when to send; the database knows what is planned and what happened. */
export class CampaignSchedule extends DurableObject<Env> {
  private readonly deps: Deps;
  private readonly context: ObjectContext;
  /** Deliveries in progress. The alarm and a waiting caller may want the same one at once. */
  private readonly inProgress = new Map<number, Promise<DeliveryOutcome>>();
  /** Deliveries that finished during the alarm, which may have read them as due. */
  private readonly finished: number[] = [];
  private sending = false;
  /** The campaign that was woken during a run, so that another run follows. */
  private wokenDuringRun: number | null = null;
  /** Aborts writing a week, which may take a minute, when the campaign is woken or deleted. */
  private writing: AbortController | null = null;
  /** The campaign was deleted during a run, which then sends nothing more. */
  private dropped = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.deps = createDeps(env);
    this.context = {
      claims: openClaims(ctx.storage),
      isDropped: () => this.dropped,
      once: (deliveryId, run) => this.once(deliveryId, run),
    };
  }

  /** Sets the alarm to now, so that there is only one way to send. */
  async wake(campaignId: number): Promise<void> {
    if (this.sending) {
      this.wokenDuringRun = campaignId;
      this.writing?.abort();
      return;
    }
    await this.ctx.storage.put(campaignIdKey, campaignId);
    await this.ctx.storage.setAlarm(this.deps.clock.now());
  }

  /**
   * Sends one delivery now, even during a run, and returns its outcome. A guard alarm covers a crash; afterwards the
   * alarm is set back to what it was.
   */
  async deliver(campaignId: number, deliveryId: number): Promise<Delivered | null> {
    const { storage } = this.ctx;
    const planned = await storage.getAlarm();
    const guard = this.deps.clock.now() + backOff(0);
    const isGuarded = !this.sending && (planned === null || planned > guard);
    if (isGuarded) {
      await storage.put(campaignIdKey, campaignId);
      await storage.setAlarm(guard);
    }
    const outcome = await sendOne(this.deps, this.context, campaignId, deliveryId);
    if (isGuarded && planned !== null && (await storage.getAlarm()) === guard)
      await storage.setAlarm(planned);
    return outcome;
  }

  private once(deliveryId: number, run: () => Promise<DeliveryOutcome>) {
    const known = this.inProgress.get(deliveryId);
    if (known !== undefined) return { isFirst: false, outcome: known };
    const outcome = run();
    this.inProgress.set(deliveryId, outcome);
    outcome.then(
      () => {
        if (this.sending) this.finished.push(deliveryId);
        else this.inProgress.delete(deliveryId);
      },
      () => this.inProgress.delete(deliveryId),
    );
    return { isFirst: true, outcome };
  }

  /** For a campaign that was deleted or is over. */
  async forget(): Promise<void> {
    this.dropped = true;
    this.writing?.abort();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    this.sending = true;
    this.wokenDuringRun = null;
    this.dropped = false;
    try {
      const campaignId = await this.ctx.storage.get<number>(campaignIdKey);
      if (campaignId !== undefined) await this.sendAndArm(campaignId);
    } finally {
      this.sending = false;
      for (const deliveryId of this.finished.splice(0)) this.inProgress.delete(deliveryId);
    }
    if (this.wokenDuringRun !== null) await this.wake(this.wokenDuringRun);
  }

  /** Never throws: the platform gives up on alarms that throw too often. */
  private async sendAndArm(campaignId: number): Promise<void> {
    try {
      const result = await this.send(campaignId);
      if (result.next !== null) await this.write(campaignId, result.next, result.weekToWrite);
    } catch (error) {
      this.deps.log('schedule_fault', { campaignId, error: describeError(error) });
    }
  }

  /** After a failed run, the wait doubles with each fault. */
  private async send(campaignId: number): Promise<RunResult> {
    const { storage } = this.ctx;
    const faults = (await storage.get<number>(faultsKey)) ?? 0;
    await this.armGuard(faults);
    try {
      const result = await sendDue(this.deps, this.context, campaignId);
      if (result.next === null) await this.forget();
      else await this.armUnlessGone(result.next, faults > 0 ? 0 : null);
      return result;
    } catch (error) {
      await this.armUnlessGone(this.deps.clock.now() + backOff(faults), faults + 1);
      throw error;
    }
  }

  private async write(campaignId: number, nextSend: number, week: number | null): Promise<void> {
    if (week === null || this.wokenDuringRun !== null) return;
    this.writing = new AbortController();
    const { signal } = this.writing;
    try {
      const retryAt = await writeComingWeek(this.deps, { campaignId, week, nextSend, signal });
      if (retryAt !== null) await this.armUnlessGone(Math.min(retryAt, nextSend));
    } finally {
      this.writing = null;
    }
  }

  /**
   * Waits until the guard is on disk. Nothing could be sent earlier anyway, and when a thousand campaigns are due at once,
   * each has its guard before the others' work takes the processor.
   */
  private async armGuard(faults: number): Promise<void> {
    await this.ctx.storage.setAlarm(this.deps.clock.now() + backOff(faults));
    await this.ctx.storage.sync();
  }

  /**
   * Sets the alarm and the number of faults together, unless the campaign is gone.
   * @param faults null keeps the stored number
   */
  private async armUnlessGone(at: number, faults: number | null = null): Promise<void> {
    const { storage } = this.ctx;
    if ((await storage.get(campaignIdKey)) === undefined) return;
    const written = [storage.setAlarm(Math.max(at, this.deps.clock.now()))];
    if (faults !== null) written.push(storage.put(faultsKey, faults));
    await Promise.all(written);
  }
}
