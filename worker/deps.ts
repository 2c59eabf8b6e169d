import { closeCampaign } from './campaigns/ending.service.ts';
import { openDb } from './db/client.ts';
import { type CampaignObject, campaignSchedules } from './delivery/campaign-schedules.ts';
import { channelsFrom } from './delivery/channels/channels.ts';
import type { Deps } from './delivery/deps.ts';
import { weekToWrite } from './messages/coming-week.service.ts';
import { consoleLog, randomIds, systemClock } from './platform/runtime.ts';
import { readSettings, type SettingName } from './platform/settings.ts';
import { aiWriterFrom } from './writer/ai/ai-writer.ts';

export type Env = {
  DB: D1Database;
  CAMPAIGN_SCHEDULES: DurableObjectNamespace<CampaignObject>;
  AI?: Ai;
  /** The built app's files; undefined in API tests. */
  ASSETS?: Fetcher;
} & Partial<Record<SettingName, string>>;

const depsByEnv = new WeakMap<Env, Deps>();

/** Built once, because every call gets the same `env`. */
export function createDeps(env: Env): Deps {
  const cached = depsByEnv.get(env);
  if (cached !== undefined) return cached;
  const deps = build(env);
  depsByEnv.set(env, deps);
  return deps;
}

function build(env: Env): Deps {
  const settings = readSettings(env);
  const db = openDb(env.DB);
  const clock = systemClock;
  return {
    settings,
    db,
    clock,
    ids: randomIds,
    log: consoleLog,
    channels: channelsFrom(settings, db, clock),
    aiWriter: aiWriterFrom(settings, env.AI),
    schedules: campaignSchedules(env.CAMPAIGN_SCHEDULES),
    lifecycle: { close: closeCampaign, weekToWrite },
  };
}
