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

// Each test starts on the same Monday morning; time stands still until the test moves it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
