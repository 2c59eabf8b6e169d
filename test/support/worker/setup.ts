import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, vi } from 'vitest';
import type { CampaignSchedule } from '../../../worker/campaign-object.ts';
import type { Env as WorkerEnv } from '../../../worker/deps.ts';
import type { SettingName } from '../../../worker/platform/settings.ts';
import { mondayMorning, stateTime } from './clock.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Omit<WorkerEnv, 'CAMPAIGN_SCHEDULES'> {
      CAMPAIGN_SCHEDULES: DurableObjectNamespace<CampaignSchedule>;
      SESSION_SECRET: string;
      TEST_MIGRATIONS: D1Migration[];
      TEST_PROVIDERS: Record<'twilio' | 'model', Partial<Record<SettingName, string>>>;
    }
  }
}

// Hides the Worker's log of each request. Tests that read the log spy on this.
console.log = () => undefined;

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
// The cron job wakes a limited number of campaigns, which must not be those of earlier files.
await env.DB.exec('DELETE FROM campaigns');

// Each test starts on the same Monday morning; time stands still until the test moves it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
