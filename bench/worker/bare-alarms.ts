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
  protected readonly database: D1Database;

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
      await this.change(campaignId).run();
    });
  }

  protected change(campaignId: number | undefined): D1PreparedStatement {
    return this.database
      .prepare('UPDATE campaigns SET timezone_offset = timezone_offset + 1 WHERE id = ?')
      .bind(campaignId);
  }
}

const guardDelay = 60_000;
const oneDay = 86_400_000;
/** About as long as one of the app's emails. */
const mail = JSON.stringify({ content: [{ type: 'text/html', value: 'Ten quiet minutes. '.repeat(200) }] });

/**
 * The least that loses nothing: guard, read, claim, send, keep, record in two statements, settle and arm, written by
 * hand. It decides nothing, writes no email, and signs no links.
 */
export class SameByHandAlarm extends TwoRoundTripAlarm {
  override async alarm(): Promise<void> {
    await timeAlarm(async () => {
      const { storage } = this.ctx;
      const campaignId = await storage.get<number>('campaignId');
      await storage.setAlarm(Date.now() + guardDelay);
      await storage.sync();
      await this.database.prepare('SELECT * FROM campaigns WHERE id = ?').bind(campaignId).first();
      await storage.put('claim', { messageId: campaignId, attempt: 1, record: null });
      const answer = await fetch(`${this.env.MAILCHANNELS_BASE_URL}/send`, { method: 'POST', body: mail });
      const record = await answer.json();
      await storage.put('claim', { messageId: campaignId, attempt: 1, record });
      await this.database.batch([this.change(campaignId), this.change(campaignId)]);
      await storage.delete('claim');
      await storage.setAlarm(Date.now() + oneDay);
    });
  }
}
