import { CampaignSchedule } from '../../worker/campaign-object.ts';
import { appEnv, type BenchEnv } from './bench-env.ts';
import { countStorage } from './counting-storage.ts';
import { storageTotals, timeAlarm } from './totals.ts';

/** The app's own object, watched. */
export class BenchSchedule extends CampaignSchedule {
  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(countStorage(ctx, storageTotals), appEnv(env, 'LARGE'));
  }

  /** Sets the alarm to an instant in epoch milliseconds, for a campaign that was woken before. */
  async arm(at: number): Promise<void> {
    await this.ctx.storage.setAlarm(at);
  }

  override async alarm(): Promise<void> {
    await timeAlarm(() => super.alarm());
  }
}
