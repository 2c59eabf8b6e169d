import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  minute,
  newPersonWithCampaign,
  runCron,
  scheduleOf,
  stateTime,
} from '../../support/worker/campaigns.ts';

beginOnMonday();

describe('healing', () => {
  it('wakes a campaign whose alarm was lost', async () => {
    // One run wakes so many and no more: what other tests left behind is not to come first.
    await env.DB.exec('DELETE FROM campaigns');
    const { person, campaign } = await newPersonWithCampaign();
    await runInDurableObject(scheduleOf(campaign.id), (_, state) => state.storage.deleteAlarm());
    stateTime(halfPastSeven + 6 * minute);
    await runCron();
    await fireAlarm(campaign.id);
    expect((await firstMessageOf(person, campaign.id)).status).toBe('sent');
  });

  it('leaves alone what is on time', async () => {
    const { campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven - minute);
    await runCron();
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });
});
