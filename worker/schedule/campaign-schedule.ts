import { DurableObject } from 'cloudflare:workers';
import { createDeps, type Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { describeError } from '../log.ts';
import { sendDue } from '../sending/sending.service.ts';
import { type Ledger, openLedger } from './ledger.ts';

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

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.deps = createDeps(env);
    this.ledger = openLedger(ctx.storage);
  }

  /** Looks at the plan anew: by an alarm at once, so that there is one way in which anything is sent. */
  async wake(campaignId: number): Promise<void> {
    if (this.sending) {
      this.wokenMeanwhile = campaignId;
      return;
    }
    await this.ctx.storage.put(campaignIdKey, campaignId);
    await this.ctx.storage.setAlarm(this.deps.clock.now());
  }

  /** The campaign is gone: nothing of it is to be sent. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    this.sending = true;
    this.wokenMeanwhile = null;
    const campaignId = await this.ctx.storage.get<number>(campaignIdKey);
    if (campaignId !== undefined) await this.sendAndArm(campaignId);
    this.sending = false;
    if (this.wokenMeanwhile !== null) await this.wake(this.wokenMeanwhile);
  }

  /** Never throws: an alarm that throws too often is gone for good. */
  private async sendAndArm(campaignId: number): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(this.deps.clock.now() + guardDelay);
      const next = await sendDue(this.deps, this.ledger, campaignId);
      const forgotten = (await this.ctx.storage.get(campaignIdKey)) === undefined;
      if (next === null) await this.forget();
      else if (!forgotten) await this.ctx.storage.setAlarm(Math.max(next, this.deps.clock.now()));
    } catch (error) {
      this.deps.log('schedule_fault', { campaignId, error: describeError(error) });
    }
  }
}
