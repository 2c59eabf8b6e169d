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
/** How many runs in a row have failed. */
const faultsKey = 'faults';

/** How long after a run that crashes or fails the next one comes: 1, 2, 4 … 60 minutes. */
const backOff = (faults: number) => Math.min(2 ** faults, 60) * 60_000;

/** One campaign's clock: it knows when to send. What is planned, and what happened, the database knows. */
export class CampaignSchedule extends DurableObject<Env> {
  private readonly deps: Deps;
  private readonly holder: ObjectContext;
  /** Deliveries in progress: the alarm and a waiting caller may want the same one at once. */
  private readonly underWay = new Map<number, Promise<DeliveryOutcome>>();
  /** Deliveries that finished while the alarm was running; it may have read them as due. */
  private readonly over: number[] = [];
  private sending = false;
  /** The campaign was woken while it was sending: it needs another look afterwards. */
  private wokenMeanwhile: number | null = null;
  /** Aborts writing a week, which may take a minute: waking or dropping the campaign doesn't wait for it. */
  private writing: AbortController | null = null;
  /** The campaign was dropped while it was sending: what has not left stays. */
  private dropped = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.deps = createDeps(env);
    this.holder = {
      claims: openClaims(ctx.storage),
      isDropped: () => this.dropped,
      once: (deliveryId, run) => this.once(deliveryId, run),
    };
  }

  /** Checks the plan again by setting the alarm to now, so that there is only one way to send anything. */
  async wake(campaignId: number): Promise<void> {
    if (this.sending) {
      this.wokenMeanwhile = campaignId;
      this.writing?.abort();
      return;
    }
    await this.ctx.storage.put(campaignIdKey, campaignId);
    await this.ctx.storage.setAlarm(this.deps.clock.now());
  }

  /**
   * Sends one delivery now, also while an alarm is at work, and says what came of it. The alarm that stands is kept: only
   * where this is cut short does a guard take over.
   */
  async deliver(campaignId: number, deliveryId: number): Promise<Delivered | null> {
    const { storage } = this.ctx;
    const standing = await storage.getAlarm();
    const guard = this.deps.clock.now() + backOff(0);
    const isGuarded = !this.sending && (standing === null || standing > guard);
    if (isGuarded) {
      await storage.put(campaignIdKey, campaignId);
      await storage.setAlarm(guard);
    }
    const outcome = await sendOne(this.deps, this.holder, campaignId, deliveryId);
    if (isGuarded && standing !== null && (await storage.getAlarm()) === guard)
      await storage.setAlarm(standing);
    return outcome;
  }

  private once(deliveryId: number, run: () => Promise<DeliveryOutcome>) {
    const known = this.underWay.get(deliveryId);
    if (known !== undefined) return { isFirst: false, outcome: known };
    const outcome = run();
    this.underWay.set(deliveryId, outcome);
    outcome.then(
      () => {
        if (this.sending) this.over.push(deliveryId);
        else this.underWay.delete(deliveryId);
      },
      () => this.underWay.delete(deliveryId),
    );
    return { isFirst: true, outcome };
  }

  /** The campaign is gone: nothing of it is to be sent. */
  async forget(): Promise<void> {
    this.dropped = true;
    this.writing?.abort();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    this.sending = true;
    this.wokenMeanwhile = null;
    this.dropped = false;
    try {
      const campaignId = await this.ctx.storage.get<number>(campaignIdKey);
      if (campaignId !== undefined) await this.sendAndArm(campaignId);
    } finally {
      this.sending = false;
      for (const deliveryId of this.over.splice(0)) this.underWay.delete(deliveryId);
    }
    if (this.wokenMeanwhile !== null) await this.wake(this.wokenMeanwhile);
  }

  /** Never throws: an alarm that throws too often is gone for good. */
  private async sendAndArm(campaignId: number): Promise<void> {
    try {
      const outlook = await this.send(campaignId);
      if (outlook.next !== null) await this.write(campaignId, outlook.next, outlook.weekToWrite);
    } catch (error) {
      this.deps.log('schedule_fault', { campaignId, error: describeError(error) });
    }
  }

  /** A run that fails is repeated after a while that doubles with each fault. */
  private async send(campaignId: number): Promise<RunResult> {
    const { storage } = this.ctx;
    const faults = (await storage.get<number>(faultsKey)) ?? 0;
    await this.armGuard(faults);
    try {
      const outlook = await sendDue(this.deps, this.holder, campaignId);
      if (outlook.next === null) await this.forget();
      else await this.armUnlessGone(outlook.next, faults > 0 ? 0 : null);
      return outlook;
    } catch (error) {
      await this.armUnlessGone(this.deps.clock.now() + backOff(faults), faults + 1);
      throw error;
    }
  }

  private async write(campaignId: number, nextSend: number, week: number | null): Promise<void> {
    if (week === null || this.wokenMeanwhile !== null) return;
    this.writing = new AbortController();
    const { signal } = this.writing;
    try {
      const again = await writeComingWeek(this.deps, { campaignId, week, nextSend, signal });
      if (again !== null) await this.armUnlessGone(Math.min(again, nextSend));
    } finally {
      this.writing = null;
    }
  }

  /**
   * Nothing starts before the guard is on disk. Nothing could be sent earlier anyway; and when a thousand campaigns are
   * due at once, all of them have their guard before the work of the first takes the processor from the last.
   */
  private async armGuard(faults: number): Promise<void> {
    await this.ctx.storage.setAlarm(this.deps.clock.now() + backOff(faults));
    await this.ctx.storage.sync();
  }

  /**
   * Not when the campaign was dropped meanwhile. The alarm and the number of faults are written together.
   * @param faults runs that failed in a row by now; null leaves what is stored
   */
  private async armUnlessGone(at: number, faults: number | null = null): Promise<void> {
    const { storage } = this.ctx;
    if ((await storage.get(campaignIdKey)) === undefined) return;
    const written = [storage.setAlarm(Math.max(at, this.deps.clock.now()))];
    if (faults !== null) written.push(storage.put(faultsKey, faults));
    await Promise.all(written);
  }
}
