import { DurableObject } from 'cloudflare:workers';
import { type Ledger, openLedger } from './delivery/ledger.ts';
import { sendDue } from './delivery/sending.service.ts';
import { createDeps, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { writeComingWeek } from './messages/coming-week.service.ts';
import { describeError } from './platform/log.ts';

/** If an alarm ends without arming the next one, because of a crash or a fault, this one takes over. */
const guardDelay = 60_000;

const campaignIdKey = 'campaignId';

/** One campaign's clock: it knows when to send. What is planned, and what happened, the database knows. */
export class CampaignSchedule extends DurableObject<Env> {
  private readonly deps: Deps;
  private readonly ledger: Ledger;
  private sending = false;
  /** The campaign that was woken while it was sending: it wants another look afterwards. */
  private wokenMeanwhile: number | null = null;
  /** Stops the writing of a week, which may take a minute: whoever wakes the campaign or drops it does not wait for it. */
  private writing: AbortController | null = null;
  /** The campaign was dropped while it was sending: what has not left stays. */
  private dropped = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.deps = createDeps(env);
    this.ledger = openLedger(ctx.storage);
  }

  /** Looks at the plan anew: by an alarm at once, so that there is one way in which anything is sent. */
  async wake(campaignId: number): Promise<void> {
    if (this.sending) {
      this.wokenMeanwhile = campaignId;
      this.writing?.abort();
      return;
    }
    await this.ctx.storage.put(campaignIdKey, campaignId);
    await this.ctx.storage.setAlarm(this.deps.clock.now());
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
    }
    if (this.wokenMeanwhile !== null) await this.wake(this.wokenMeanwhile);
  }

  /** Never throws: an alarm that throws too often is gone for good. */
  private async sendAndArm(campaignId: number): Promise<void> {
    try {
      await this.armGuard();
      const { next, weekToWrite } = await sendDue(this.deps, this.ledger, campaignId, () => this.dropped);
      if (next === null) return await this.forget();
      await this.armUnlessGone(next);
      if (weekToWrite === null || this.wokenMeanwhile !== null) return;
      this.writing = new AbortController();
      const { signal } = this.writing;
      const task = { campaignId, week: weekToWrite, nextSend: next, signal };
      const again = await writeComingWeek(this.deps, task);
      if (again !== null) await this.armUnlessGone(Math.min(again, next));
    } catch (error) {
      this.deps.log('schedule_fault', { campaignId, error: describeError(error) });
    } finally {
      this.writing = null;
    }
  }

  /**
   * Nothing is begun before the guard is on disk. Nothing could leave earlier anyway; and where a thousand campaigns are
   * due at once, all of them have their guard before the work of the first takes the processor from the last.
   */
  private async armGuard(): Promise<void> {
    await this.ctx.storage.setAlarm(this.deps.clock.now() + guardDelay);
    await this.ctx.storage.sync();
  }

  /** Not when the campaign was dropped meanwhile. */
  private async armUnlessGone(at: number): Promise<void> {
    const isGone = (await this.ctx.storage.get(campaignIdKey)) === undefined;
    if (!isGone) await this.ctx.storage.setAlarm(Math.max(at, this.deps.clock.now()));
  }
}
