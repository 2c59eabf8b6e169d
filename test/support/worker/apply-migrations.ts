import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { CampaignSchedule } from '../../../worker/schedule/campaign-schedule.ts';

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      CAMPAIGN_SCHEDULES: DurableObjectNamespace<CampaignSchedule>;
      SESSION_SECRET: string;
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
