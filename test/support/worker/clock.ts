import {
  createExecutionContext,
  createScheduledController,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import worker from '../../../worker/index.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** When each test starts: years ahead of the real clock, so no alarm goes off by itself. */
export const mondayMorning = Date.parse('2031-03-03T05:00:00Z');
/** When the first message of these campaigns is due. */
export const halfPastSeven = mondayMorning + 2.5 * hour;

export function stateTime(instant: number | string): void {
  vi.setSystemTime(typeof instant === 'string' ? Date.parse(instant) : instant);
}

/** When the first text message is due: none is sent before eight. */
export const halfPastEight = halfPastSeven + hour;

/** The day of the campaign on which summer time starts in London. */
const summerFrom = 27;

/** Half past seven in London on a day of a campaign, counted from 0. */
export const minuteOf = (dayOfCampaign: number) =>
  halfPastSeven + dayOfCampaign * day - (dayOfCampaign < summerFrom ? 0 : day / 24);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time as `YYYY-MM-DD HH:MM`, calculated by the platform and not by the app. */
export function localClock(instant: string | number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(new Date(instant));
}

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
