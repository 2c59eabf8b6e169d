import type { CampaignObject } from './delivery/campaign-schedules.ts';
import type { SettingName } from './platform/settings.ts';

/** What Cloudflare passes to the Worker: bindings, and settings as strings. */
export type Env = {
  DB: D1Database;
  CAMPAIGN_SCHEDULES: DurableObjectNamespace<CampaignObject>;
  AI?: Ai;
  /** The files of the built app; missing in tests of the API. */
  ASSETS?: Fetcher;
} & Partial<Record<SettingName, string>>;
