import type { Channels } from './channels/channel.ts';
import { channelsFrom } from './channels/channels.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Db, openDb } from './db/client.ts';
import { type Env, readSettings, type Settings } from './env.ts';
import { type Ids, randomIds } from './ids.ts';
import { consoleLog, type Log } from './log.ts';
import { type CampaignSchedules, campaignSchedules } from './schedule/campaign-schedules.ts';
import { builtInWriter } from './writers/composer/composer.ts';
import type { Writer } from './writers/writer.ts';

/** Everything that a use case may need from outside. */
export type Deps = {
  settings: Settings;
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
  channels: Channels;
  writer: Writer;
  schedules: CampaignSchedules;
};

/** The only place where the parts are put together. */
export function createDeps(env: Env): Deps {
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
    writer: builtInWriter,
    schedules: campaignSchedules(env.CAMPAIGN_SCHEDULES),
  };
}
