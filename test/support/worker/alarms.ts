import {
  createExecutionContext,
  createScheduledController,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../../worker/index.ts';
import { minuteOf, stateTime } from './clock.ts';

export const scheduleOf = (campaignId: number) => env.CAMPAIGN_SCHEDULES.getByName(String(campaignId));

export const runCron = () => worker.scheduled(createScheduledController(), env, createExecutionContext());

/** Runs the campaign's alarm now, if it has one. */
export const fireAlarm = (campaignId: number) => runDurableObjectAlarm(scheduleOf(campaignId));

export async function fireAt(campaignId: number, instant: number | string): Promise<void> {
  stateTime(instant);
  await fireAlarm(campaignId);
}

/** The time of the campaign's alarm in epoch milliseconds, or null. */
export const alarmOf = (campaignId: number) =>
  runInDurableObject(scheduleOf(campaignId), (_, state) => state.storage.getAlarm());

/** Sends the messages of some days, the last day included. */
export async function sendDays(campaignId: number, from: number, to = from): Promise<void> {
  for (let at = from; at <= to; at += 1) {
    await fireAt(campaignId, minuteOf(at));
  }
}
