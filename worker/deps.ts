import type { Channels } from './channels/channel.ts';
import { channelsFrom } from './channels/channels.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Db, openDb } from './db/client.ts';
import { type Env, readSettings, type Settings } from './env.ts';
import { type Ids, randomIds } from './ids.ts';
import { consoleLog, type Log } from './log.ts';
import { type CampaignSchedules, campaignSchedules } from './schedule/campaign-schedules.ts';
import type { AiWriter } from './writer/ai/ai-task.ts';
import { aiWriterFrom } from './writer/ai/ai-writers.ts';

/** Everything that a use case may need from outside. */
export type Deps = {
  settings: Settings;
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
  channels: Channels;
  /** Null where no model is set up. */
  aiWriter: AiWriter | null;
  schedules: CampaignSchedules;
};

const putTogether = new WeakMap<Env, Deps>();

/** The only place where the parts are put together: once, as every call brings the same environment along. */
export function createDeps(env: Env): Deps {
  const known = putTogether.get(env);
  if (known !== undefined) return known;
  const deps = build(env);
  putTogether.set(env, deps);
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
  };
}
