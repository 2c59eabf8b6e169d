import { DurableObject } from 'cloudflare:workers';
import type { Delivered } from './delivery/campaign-schedules.ts';
import { type ObjectContext, openClaims } from './delivery/campaign-schedules.ts';
import type { DeliveryOutcome } from './delivery/send.rules.ts';
import { type RunResult, sendDue, sendOne } from './delivery/send-due.ts';
import { createDeps, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { writeComingWeek } from './messages/coming-week.service.ts';
import { describeError } from './platform/runtime.ts';

const campaignIdKey = 'campaignId';
/** How many runs in a row have failed. */
const faultsKey = 'faults';

/** How long to wait after a run that crashed or failed: 1, 2, 4 … 60 minutes. */
const backOff = (faults: number) => Math.min(2 ** faults, 60) * 60_000;

/** One campaign's clock: it knows when to send. D1 knows what is planned and what happened. */
export class CampaignSchedule extends DurableObject<Env> {
  private readonly deps: Deps;
  private readonly context: ObjectContext;
  /** Deliveries in progress. The alarm and a waiting caller may want the same one. */
  private readonly inProgress = new Map<number, Promise<DeliveryOutcome>>();
  /** Deliveries that finished during the alarm, which may have read them as due. */
  private readonly finished: number[] = [];
  private sending = false;
  /** When the run in progress sets its guard alarm to; null once it is set, and outside runs. */
  private guardAt: number | null = null;
  /** Set if the campaign is woken during a run: it runs again afterwards. */
  private wokenDuringRun: number | null = null;
  /** Aborts writing a week, which may take a minute: waking or deleting the campaign doesn't wait for it. */
  private writing: AbortController | null = null;
  /** Set if the campaign is deleted during a run: nothing else is sent. */
  private dropped = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.deps = createDeps(env);
    this.context = {
      claims: openClaims(ctx.storage, () => this.setGuard()),
      isDropped: () => this.dropped,
      once: (deliveryId, run) => this.once(deliveryId, run),
    };
  }

  /** Checks the plan again by setting the alarm to now, so that there is only one way to send. */
  async wake(campaignId: number): Promise<void> {
    if (this.sending) {
      this.wokenDuringRun = campaignId;
      this.writing?.abort();
      return;
    }
    this.ctx.storage.kv.put(campaignIdKey, campaignId);
    await this.ctx.storage.setAlarm(this.deps.clock.now());
  }

  /**
   * Sends one delivery now, even during an alarm, and returns the outcome. The alarm doesn't change; a guard alarm takes
   * over only if this is cut short.
   */
  async deliver(campaignId: number, deliveryId: number): Promise<Delivered | null> {
    const { storage } = this.ctx;
    const planned = await storage.getAlarm();
    const guard = this.deps.clock.now() + backOff(0);
    const isGuarded = !this.sending && (planned === null || planned > guard);
    if (isGuarded) {
      storage.kv.put(campaignIdKey, campaignId);
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

  /** The campaign was deleted: nothing else is sent. */
  async forget(): Promise<void> {
    this.dropped = true;
    this.guardAt = null;
    this.writing?.abort();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    this.sending = true;
    this.wokenDuringRun = null;
    this.dropped = false;
    try {
      const campaignId = this.ctx.storage.kv.get<number>(campaignIdKey);
      if (campaignId !== undefined) await this.runSafely(campaignId);
    } finally {
      this.sending = false;
      for (const deliveryId of this.finished.splice(0)) this.inProgress.delete(deliveryId);
    }
    if (this.wokenDuringRun !== null) await this.wake(this.wokenDuringRun);
  }

  /** Never throws: the platform gives up on an alarm that throws too often. */
  private async runSafely(campaignId: number): Promise<void> {
    try {
      const { next, weekToWrite } = await this.send(campaignId);
      if (next !== null) await this.write(campaignId, next, weekToWrite);
    } catch (error) {
      this.deps.log('schedule_fault', { campaignId, error: describeError(error) });
    }
  }

  /** A failed run is repeated after a wait that doubles with each failure. */
  private async send(campaignId: number): Promise<RunResult> {
    const faults = this.ctx.storage.kv.get<number>(faultsKey) ?? 0;
    this.guardAt = this.deps.clock.now() + backOff(faults);
    try {
      const result = await sendDue(this.deps, this.context, campaignId);
      if (result.next === null) await this.forget();
      else await this.setNext(result.next, faults > 0 ? 0 : null);
      return result;
    } catch (error) {
      await this.setNext(this.deps.clock.now() + backOff(faults), faults + 1);
      throw error;
    } finally {
      this.guardAt = null;
    }
  }

  private async write(campaignId: number, nextSend: number, week: number | null): Promise<void> {
    if (week === null || this.wokenDuringRun !== null) return;
    this.writing = new AbortController();
    const { signal } = this.writing;
    try {
      const again = await writeComingWeek(this.deps, { campaignId, week, nextSend, signal });
      if (again !== null) await this.setNext(Math.min(again, nextSend));
    } finally {
      this.writing = null;
    }
  }

  /**
   * Sets the guard alarm in the same commit as the run's first claim, so it is on disk before a provider is called. Until
   * then a crash loses nothing: the platform runs the alarm again.
   */
  private setGuard(): void {
    if (this.guardAt === null) return;
    void this.ctx.storage.setAlarm(this.guardAt);
    this.guardAt = null;
  }

  /**
   * Sets the alarm, unless the campaign was deleted during the run. The number of failed runs is written with it.
   * @param faults null leaves the stored number
   */
  private async setNext(at: number, faults: number | null = null): Promise<void> {
    const { storage } = this.ctx;
    if (storage.kv.get(campaignIdKey) === undefined) return;
    if (faults !== null) storage.kv.put(faultsKey, faults);
    await storage.setAlarm(Math.max(at, this.deps.clock.now()));
  }
}
