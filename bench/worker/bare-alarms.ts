import { DurableObject } from 'cloudflare:workers';
import { appEnv, type BenchEnv } from './bench-env.ts';
import { timeAlarm } from './totals.ts';

/** The least that an alarm can be: it goes off. */
export class BareAlarm extends DurableObject<BenchEnv> {
  async arm(at: number): Promise<void> {
    await this.ctx.storage.setAlarm(at);
  }

  override async alarm(): Promise<void> {
    await timeAlarm(async () => {});
  }
}

/** The least that reads and records: one row by its key, one row changed, written by hand. Nothing is claimed or sent. */
export class TwoRoundTripAlarm extends DurableObject<BenchEnv> {
  private readonly database: D1Database;

  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, env);
    this.database = appEnv(env, 'LARGE').DB;
  }

  async arm(at: number, campaignId: number): Promise<void> {
    await this.ctx.storage.put('campaignId', campaignId);
    await this.ctx.storage.setAlarm(at);
  }

  override async alarm(): Promise<void> {
    await timeAlarm(async () => {
      const campaignId = await this.ctx.storage.get<number>('campaignId');
      await this.database.prepare('SELECT * FROM campaigns WHERE id = ?').bind(campaignId).first();
      await this.database
        .prepare('UPDATE campaigns SET timezone_offset = timezone_offset + 1 WHERE id = ?')
        .bind(campaignId)
        .run();
    });
  }
}
