import { DurableObject } from 'cloudflare:workers';
import { Hono } from 'hono';
import { CampaignSchedule } from '../../worker/campaign-object.ts';
import type { Env } from '../../worker/env.ts';
import {
  alarmsOver,
  countingDatabase,
  countStorage,
  databaseTotals,
  storageTotals,
  takeTotals,
  timeAlarm,
} from './counting.ts';

/** What the bench's Worker is started with: two databases, one with few campaigns and one with many. */
export type BenchEnv = Omit<Env, 'DB' | 'CAMPAIGN_SCHEDULES'> & {
  SMALL: D1Database;
  LARGE: D1Database;
  CAMPAIGN_SCHEDULES: DurableObjectNamespace<BenchSchedule>;
  BARE_ALARMS: DurableObjectNamespace<BareAlarm>;
  TWO_TRIP_ALARMS: DurableObjectNamespace<TwoRoundTripAlarm>;
};

export type DatabaseName = 'SMALL' | 'LARGE';

const envs = new Map<DatabaseName, Env>();

/** What the app is started with: the same object for every request, as on the platform. */
export function appEnv(env: BenchEnv, name: DatabaseName): Env {
  const known = envs.get(name);
  if (known !== undefined) return known;
  const { SMALL, LARGE, ...rest } = env;
  const created = { ...rest, DB: countingDatabase(name === 'SMALL' ? SMALL : LARGE, databaseTotals) };
  envs.set(name, created);
  return created;
}

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

type Bare = { Bindings: BenchEnv };

const kinds = ['schedule', 'bare', 'two-trip'] as const;
export type AlarmKind = (typeof kinds)[number];

const number = (text: string | undefined) => Number(text ?? Number.NaN);
const databaseOf = (env: BenchEnv, name: string | undefined) =>
  appEnv(env, name === 'LARGE' ? 'LARGE' : ('SMALL' satisfies DatabaseName)).DB;

const sessionRow = (database: D1Database, { session, user }: Record<string, string>) =>
  database
    .prepare('SELECT id FROM sessions WHERE id = ? AND user_id = ? AND expires_at > ?')
    .bind(session ?? '', number(user), Date.now());

/** What the app's calls are measured against, written by hand, and the controls of the bench. */
export const bareRoutes = new Hono<Bare>()
  .get('/bench/bare', (c) => c.json({ status: 'ok' }))
  .get('/bench/read', async (c) => {
    const database = databaseOf(c.env, c.req.header('X-Bench-Database'));
    return c.json(
      await database
        .prepare('SELECT * FROM campaigns WHERE id = ?')
        .bind(number(c.req.query('id')))
        .first(),
    );
  })
  .get('/bench/batch', async (c) => {
    const database = databaseOf(c.env, c.req.header('X-Bench-Database'));
    const [session, list] = await database.batch([
      sessionRow(database, c.req.query()),
      database
        .prepare('SELECT * FROM campaigns WHERE user_id = ? ORDER BY created_at DESC, id DESC LIMIT 10')
        .bind(number(c.req.query('user'))),
    ]);
    return session?.results.length === 1 ? c.json(list?.results ?? []) : c.json([], 401);
  })
  .get('/bench/messages', async (c) => {
    const database = databaseOf(c.env, c.req.header('X-Bench-Database'));
    const [session, list] = await database.batch([
      sessionRow(database, c.req.query()),
      database.prepare(`SELECT m.*, d.due_at, d.status, d.settled_at, d.channel, d.tries, d.error FROM messages m
        JOIN deliveries d ON d.message_id = m.id WHERE m.campaign_id = 1 ORDER BY d.due_at`),
    ]);
    return session?.results.length === 1 ? c.json(list?.results ?? []) : c.json([], 401);
  })
  .put('/bench/write', async (c) => {
    const database = databaseOf(c.env, c.req.header('X-Bench-Database'));
    const { meta } = await database
      .prepare("UPDATE messages SET mark = iif(mark IS NULL, 'done', NULL) WHERE id = ?")
      .bind(number(c.req.query('id')))
      .run();
    return c.json({ changes: meta.changes });
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
    const kind = kinds.find((one) => one === c.req.query('kind')) ?? 'schedule';
    await Promise.all(idsOf(c.req.query()).map((id) => arm(c.env, kind, id, at)));
    return c.json({});
  });

const idsOf = ({ from, to }: Record<string, string>) =>
  Array.from({ length: number(to) - number(from) + 1 }, (_, index) => number(from) + index);

async function arm(env: BenchEnv, kind: AlarmKind, id: number, at: number): Promise<void> {
  const name = String(id);
  if (kind === 'bare') await env.BARE_ALARMS.getByName(name).arm(at);
  else if (kind === 'two-trip') await env.TWO_TRIP_ALARMS.getByName(name).arm(at, id);
  else await env.CAMPAIGN_SCHEDULES.getByName(name).arm(at);
}
