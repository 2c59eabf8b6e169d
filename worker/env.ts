import type { CampaignObject } from './delivery/campaign-schedules.ts';
import type { SettingName } from './platform/settings.ts';

/** What Cloudflare hands to the Worker: bindings, and settings as text. */
export type Env = {
  DB: D1Database;
  CAMPAIGN_SCHEDULES: DurableObjectNamespace<CampaignObject>;
  AI?: Ai;
  /** The files of the built app; absent where there is none, as in tests of the API. */
  ASSETS?: Fetcher;
} & Partial<Record<SettingName, string>>;
