import {
  createExecutionContext,
  createScheduledController,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CampaignView, CreatedCampaign } from '../../../worker/campaigns/campaigns.schemas.ts';
import worker from '../../../worker/index.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { newPerson, type Person } from './people.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Years ahead of the real clock, so that no alarm goes off by itself while a test states the time. */
export const mondayMorning = Date.parse('2031-03-03T05:00:00Z');
/** When the first message of the campaigns below is due. */
export const halfPastSeven = mondayMorning + 2.5 * hour;

/** States what time it is, for the test and everything it calls. */
export function stateTime(instant: number | string): void {
  vi.setSystemTime(typeof instant === 'string' ? Date.parse(instant) : instant);
}

/** Has each test of a file begin on that Monday morning, and state by itself when time goes on. */
export function beginOnMonday(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export const campaignBody = {
  title: 'Morning meditation',
  description: 'Ten quiet minutes before the day begins',
  frequency: 'Daily',
  messageTime: 'Custom time',
  customTime: '07:30',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
};

export async function newCampaign(
  person: Person,
  change: Record<string, unknown> = {},
): Promise<CampaignView> {
  const body = { ...campaignBody, ...change };
  const { first: _, ...campaign } = await person.send<CreatedCampaign>('POST', '/api/campaigns', body, 201);
  return campaign;
}

/** Somebody in London, where clocks show UTC in winter, with one daily campaign at 07:30. */
export async function newPersonWithCampaign(change: Record<string, unknown> = {}) {
  const person = await newPerson({ timezone: 'Europe/London' });
  return { person, campaign: await newCampaign(person, change) };
}

/** A day that was marked before its date: whoever moves west has such days. */
export const markAhead = (messageId: number | undefined) =>
  env.DB.prepare("UPDATE messages SET mark = 'done', marked_at = 0 WHERE id = ?").bind(messageId).run();

/** Nothing of the plan is doubled or lost: as many planned messages as stated, no two of them on one local day. */
export function expectOnePlannedEachDay(messages: MessageView[], count: number): void {
  const days = messages.filter(({ kind }) => kind === 'planned').map(({ localDate }) => localDate);
  expect(days).toHaveLength(count);
  expect(new Set(days).size).toBe(count);
}

export const scheduleOf = (campaignId: number) => env.CAMPAIGN_SCHEDULES.getByName(String(campaignId));

/** The quarter-hourly trigger. */
export const runCron = () => worker.scheduled(createScheduledController(), env, createExecutionContext());

/** Fires the campaign's alarm now, if it has one. */
export const fireAlarm = (campaignId: number) => runDurableObjectAlarm(scheduleOf(campaignId));

/** Fires it at an instant. */
export async function fireAt(campaignId: number, instant: number | string): Promise<void> {
  stateTime(instant);
  await fireAlarm(campaignId);
}

/** When the campaign's alarm is set for, in epoch milliseconds; null without one. */
export const alarmOf = (campaignId: number) =>
  runInDurableObject(scheduleOf(campaignId), (_, state) => state.storage.getAlarm());
