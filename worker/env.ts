import type { CampaignObject } from './delivery/campaign-schedules.ts';
import type { SettingName } from './platform/settings.ts';

/** The Worker's bindings, and its settings as strings. */
export type Env = {
  DB: D1Database;
  CAMPAIGN_SCHEDULES: DurableObjectNamespace<CampaignObject>;
  AI?: Ai;
  /** The built app's files; undefined in API tests. */
  ASSETS?: Fetcher;
} & Partial<Record<SettingName, string>>;
