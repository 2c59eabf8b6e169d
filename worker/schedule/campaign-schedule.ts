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
  private wokenWhileSending = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.deps = createDeps(env);
    this.ledger = openLedger(ctx.storage);
  }

  /** Looks at the plan anew: by an alarm at once, so that there is one way in which anything is sent. */
  async wake(campaignId: number): Promise<void> {
    await this.ctx.storage.put(campaignIdKey, campaignId);
    this.wokenWhileSending = this.sending;
    if (!this.sending) await this.ctx.storage.setAlarm(this.deps.clock.now());
  }

  /** The campaign is gone: nothing of it is to be sent. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const campaignId = await this.ctx.storage.get<number>(campaignIdKey);
    if (campaignId === undefined) return;
    await this.ctx.storage.setAlarm(this.deps.clock.now() + guardDelay);
    this.sending = true;
    this.wokenWhileSending = false;
    try {
      await this.armNext(await sendDue(this.deps, this.ledger, campaignId));
    } catch (error) {
      this.deps.log('schedule_fault', { campaignId, error: describeError(error) });
    } finally {
      this.sending = false;
    }
  }

  /** @param next epoch milliseconds of what comes next, or null when nothing ever will */
  private async armNext(next: number | null): Promise<void> {
    const forgotten = (await this.ctx.storage.get(campaignIdKey)) === undefined;
    if (forgotten) return;
    if (next === null && !this.wokenWhileSending) return this.forget();
    const now = this.deps.clock.now();
    await this.ctx.storage.setAlarm(this.wokenWhileSending || next === null ? now : Math.max(next, now));
  }
}
