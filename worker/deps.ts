import { closeCampaign } from './campaigns/ending.service.ts';
import { type Db, openDb } from './db/client.ts';
import { type CampaignSchedules, campaignSchedules } from './delivery/campaign-schedules.ts';
import type { Channels } from './delivery/channels/channel.ts';
import { accountMailFrom, channelsFrom, type SendAccountMail } from './delivery/channels/channels.ts';
import type { Lifecycle } from './delivery/deps.ts';
import type { Env } from './env.ts';
import { weekToWrite } from './messages/coming-week.service.ts';
import { type Clock, consoleLog, type Ids, type Log, randomIds, systemClock } from './platform/runtime.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import type { AiWriter } from './writer/ai/ai-writer.ts';
import { aiWriterFrom } from './writer/ai/ai-writer.ts';

export type Deps = {
  settings: Settings;
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
  channels: Channels;
  /** Null if production has no email service. */
  accountMail: SendAccountMail | null;
  /** Null if no AI provider is set up. */
  aiWriter: AiWriter | null;
  schedules: CampaignSchedules;
  lifecycle: Lifecycle;
};

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
    accountMail: accountMailFrom(settings, db, clock, randomIds, consoleLog),
    aiWriter: aiWriterFrom(settings, env.AI),
    schedules: campaignSchedules(env.CAMPAIGN_SCHEDULES),
    lifecycle: { close: closeCampaign, weekToWrite },
  };
}
