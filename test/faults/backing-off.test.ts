import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drivers } from '../support/faults/drivers.ts';
import {
  databaseTakesRecords,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  type Situation,
} from '../support/faults/situation.ts';
import { day, minute, mondayMorning, runCron, scheduleOf, stateTime } from '../support/worker/campaigns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(async () => {
  vi.useRealTimers();
  await databaseTakesRecords(true);
});

/** Fires each alarm at its own time. @returns how many minutes each of the next alarms waited */
async function waits({ fire, alarm, campaignId }: Situation, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let fired = 0; fired < times; fired += 1) {
    await fire();
    const next = await alarm();
    if (next === null) throw new Error('The campaign has no alarm any more');
    found.push((next - Date.now()) / minute);
    // What is only remembered is forgotten here.
    await evictDurableObject(scheduleOf(campaignId));
    stateTime(next);
  }
  return found;
}

describe('a campaign whose alarm fails each time', () => {
  it('waits twice as long each time, an hour at most, also where its object starts anew in between', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await databaseTakesRecords(false);
    expect(await waits(situation, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect((await situation.saw()).calls).toBe(1);
  });

  it('goes on as usual once an alarm succeeds, and waits a minute after the next fault', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await databaseTakesRecords(false);
    expect(await waits(situation, 3)).toEqual([1, 2, 4]);
    await databaseTakesRecords(true);
    await situation.fire();
    await expectSent(situation);

    stateTime(halfPastNine + day);
    await databaseTakesRecords(false);
    expect(await waits(situation, 2)).toEqual([1, 2]);
  });

  it('is woken by the cron while it waits, and does not wait less after the next fault', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await databaseTakesRecords(false);
    expect(await waits(situation, 5)).toEqual([1, 2, 4, 8, 16]);
    const woken = halfPastNine + 20 * minute;
    stateTime(woken);
    await runCron();
    expect(await situation.alarm()).toBe(woken);
    expect(await waits(situation, 1)).toEqual([32]);
    stateTime(woken + 15 * minute);
    await databaseTakesRecords(true);
    await runCron();
    await situation.fire();
    await expectSent(situation);
  });
});
