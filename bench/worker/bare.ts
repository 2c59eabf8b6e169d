import { DurableObject } from 'cloudflare:workers';
import { Hono } from 'hono';
import { CampaignSchedule } from '../../worker/campaign-object.ts';
import type { Env } from '../../worker/deps.ts';
import worker from '../../worker/index.ts';
import { alarmsOver, countingDatabase, databaseTotals, takeTotals, timeAlarm } from './counting.ts';

type BenchEnv = Omit<Env, 'CAMPAIGN_SCHEDULES'> & {
  CAMPAIGN_SCHEDULES: DurableObjectNamespace<BenchSchedule>;
  BY_HAND_ALARMS: DurableObjectNamespace<ByHandAlarm>;
};

let counting: Env | undefined;

/** The app's `env`. Every request gets the same object, as on the platform. */
function appEnv(env: BenchEnv): Env {
  counting ??= { ...env, DB: countingDatabase(env.DB, databaseTotals) };
  return counting;
}

/** The app's own object, with counters. */
export class BenchSchedule extends CampaignSchedule {
  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, appEnv(env));
  }

  /** Sets the alarm of a campaign that was woken before. @param at epoch milliseconds */
  async arm(at: number): Promise<void> {
    await this.ctx.storage.setAlarm(at);
  }

  override async alarm(): Promise<void> {
    await timeAlarm(() => super.alarm());
  }
}

/** As long as a typical email with its calendar of 84 days. */
const html = '<td class="kept" title="Nov 2: kept" style="border-radius:7px">&nbsp;</td>'.repeat(150);

type ByHandDue = { deliveryId: number; identifier: string; content: string; email: string };

/**
 * The minimal hand-written send with the same guarantees. Reads what is due, commits a claim and a guard alarm, calls the
 * mail service, commits the outcome, records it, and removes the claim. Doesn't decide, compose or sign anything.
 */
export class ByHandAlarm extends DurableObject<BenchEnv> {
  async arm(at: number, campaignId: number): Promise<void> {
    this.ctx.storage.kv.put('campaignId', campaignId);
    await this.ctx.storage.setAlarm(at);
  }

  override async alarm(): Promise<void> {
    await timeAlarm(() => this.send());
  }

  private async send(): Promise<void> {
    const { storage } = this.ctx;
    const database = appEnv(this.env).DB;
    const startedAt = Date.now();
    const due = await database
      .prepare(`SELECT d.id AS deliveryId, d.identifier, m.content, u.email FROM campaigns c
        JOIN users u ON u.id = c.user_id JOIN deliveries d ON d.campaign_id = c.id JOIN messages m ON m.id = d.message_id
        WHERE c.id = ?1 AND d.status = 'scheduled' AND d.due_at <= ?2`)
      .bind(storage.kv.get<number>('campaignId'), startedAt)
      .first<ByHandDue>();
    if (due === null) return;
    storage.kv.put('claim', due.deliveryId);
    void storage.setAlarm(startedAt + 60_000);
    await this.callService(due);
    await storage.put('claim', { ...due, status: 'sent' }, { allowUnconfirmed: true });
    const finishedAt = Date.now();
    await database.batch([
      database
        .prepare(
          "UPDATE deliveries SET status = 'sent', tries = 1, channel = 'email', settled_at = ?2 WHERE id = ?1",
        )
        .bind(due.deliveryId, finishedAt),
      database
        .prepare(`INSERT INTO delivery_attempts (delivery_id, attempt, channel, outcome, started_at, finished_at)
          VALUES (?1, 1, 'email', 'accepted', ?2, ?3)`)
        .bind(due.deliveryId, startedAt, finishedAt),
      database
        .prepare(`INSERT INTO daily_usage (day, kind, used) VALUES (?1, 'mails', 1)
          ON CONFLICT (day, kind) DO UPDATE SET used = used + 1`)
        .bind(new Date(finishedAt).toISOString().slice(0, 10)),
    ]);
    storage.kv.delete('claim');
    await storage.setAlarm(finishedAt + 86_400_000);
  }

  private async callService({ identifier, content, email }: ByHandDue): Promise<void> {
    const response = await fetch(`${this.env.MAILCHANNELS_BASE_URL}/tx/v1/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': this.env.MAILCHANNELS_API_KEY ?? '' },
      body: JSON.stringify({
        personalizations: [{ to: [{ email }] }],
        subject: 'Morning meditation',
        headers: { 'X-Better-Habits-Message': identifier },
        content: [
          { type: 'text/plain', value: content },
          { type: 'text/html', value: `${content}${html}` },
        ],
      }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
  }
}

type HonoEnv = { Bindings: BenchEnv };

export type AlarmKind = 'schedule' | 'by-hand';

const number = (text: string | undefined) => Number(text ?? Number.NaN);

const ofUser = 'SELECT * FROM campaigns WHERE user_id = ?1 ORDER BY created_at DESC, id DESC LIMIT 10';
/** Reads with as many rows as the app's. The measured account and its first campaign have the same ID. */
const lists: Record<string, readonly string[]> = {
  campaigns: [ofUser],
  days: [
    ofUser,
    `SELECT m.campaign_id, m.local_date, m.mark, d.status, d.due_at FROM campaigns c
      JOIN messages m ON m.campaign_id = c.id JOIN deliveries d ON d.message_id = m.id WHERE c.user_id = ?1`,
  ],
  messages: [
    `SELECT m.*, d.due_at, d.status, d.settled_at, d.channel, d.tries, d.error FROM messages m
      JOIN deliveries d ON d.message_id = m.id WHERE m.campaign_id = ?1 ORDER BY d.due_at`,
  ],
};

/** Hand-written baselines for the app's calls, and routes that control the bench. */
const bareRoutes = new Hono<HonoEnv>()
  .get('/bench/batch/:list', async (c) => {
    const database = appEnv(c.env).DB;
    const user = number(c.req.query('user'));
    const [session, ...rows] = await database.batch([
      database
        .prepare('SELECT id FROM sessions WHERE id = ? AND user_id = ? AND expires_at > ?')
        .bind(c.req.query('session') ?? '', user, Date.now()),
      ...(lists[c.req.param('list')] ?? []).map((query) => database.prepare(query).bind(user)),
    ]);
    return session?.results.length === 1 ? c.json(rows.map(({ results }) => results)) : c.json([], 401);
  })
  .post('/bench/totals', (c) => c.json(takeTotals()))
  .get('/bench/alarms', (c) => c.json(alarmsOver()))
  .post('/bench/wake', async (c) => {
    await Promise.all(
      idsOf(c.req.query()).map((id) => c.env.CAMPAIGN_SCHEDULES.getByName(String(id)).wake(id)),
    );
    return c.json({});
  })
  .post('/bench/arm', async (c) => {
    const at = number(c.req.query('at'));
    const { CAMPAIGN_SCHEDULES: schedules, BY_HAND_ALARMS: byHand } = c.env;
    const isByHand = c.req.query('kind') === 'by-hand';
    await Promise.all(
      idsOf(c.req.query()).map((id) =>
        isByHand ? byHand.getByName(String(id)).arm(at, id) : schedules.getByName(String(id)).arm(at),
      ),
    );
    return c.json({});
  });

const idsOf = ({ from, to }: Record<string, string>) =>
  Array.from({ length: number(to) - number(from) + 1 }, (_, index) => number(from) + index);

// Printing the app's log would be slower than the app.
console.log = () => {};

/** The unchanged app, and the baselines to compare it with. */
export default {
  fetch: (request: Request, env: BenchEnv, context: ExecutionContext) =>
    request.url.includes('/bench/')
      ? bareRoutes.fetch(request, env, context)
      : worker.fetch(request, appEnv(env), context),
} satisfies ExportedHandler<BenchEnv>;
