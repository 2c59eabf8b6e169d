import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openDb } from '../../../worker/db/client.ts';
import { insertOptOut } from '../../../worker/delivery/opt-outs.repo.ts';
import type { Stop } from '../../../worker/delivery/opt-outs.rules.ts';
import {
  beginOnMonday,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  hour,
  mondayMorning,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { call, newPerson, type Person } from '../../support/worker/people.ts';
import { newPhone, stopsOf, turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

const stop = async (person: Person, change: Partial<Stop> = {}) => {
  const whole: Stop = { campaignId: null, channel: null, cause: 'person', ...change };
  await insertOptOut(openDb(env.DB), person.user.id, whole, Date.now());
};

describe('sending to somebody who stopped', () => {
  it.each([
    [{}, 'You stopped all messages'],
    [{ channel: 'email' }, 'You stopped emails'],
    [{ channel: 'email', cause: 'bounce' }, 'Email to you bounced, so we stopped sending there'],
    [{ channel: 'email', cause: 'complaint' }, 'Our email was reported as spam, so we stopped sending there'],
  ] as const)('skips the message and says why: %j', async (change, reason) => {
    const { person, campaign } = await newPersonWithCampaign();
    await stop(person, change);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({ status: 'skipped', reason, tries: 0 });
    expect(await outboxOf(person)).toEqual([]);
  });

  it('goes on by email when only text messages are stopped', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await stop(person, { channel: 'sms', cause: 'stop-reply' });
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect((await firstMessageOf(person, campaign.id)).status).toBe('sent');
  });

  it('does not turn to email when the person stopped the text messages of a text campaign', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await turnIntoTexts(person, campaign, newPhone());
    await stop(person, { channel: 'sms', cause: 'stop-reply' });
    stateTime(halfPastSeven + hour);
    await fireAlarm(campaign.id);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({
      status: 'skipped',
      reason: 'You stopped text messages',
    });
    expect(await outboxOf(person)).toEqual([]);
  });

  it('does not fall back to email that is stopped', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await turnIntoTexts(person, campaign, null);
    await stop(person, { channel: 'email', cause: 'bounce' });
    stateTime(halfPastSeven + hour);
    await fireAlarm(campaign.id);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({
      status: 'failed',
      reason: 'Add your phone number in settings to get text messages',
    });
    expect(await outboxOf(person)).toEqual([]);
  });

  it('refuses a message sent by hand with 409, and says what to do', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await stop(person, { campaignId: campaign.id });
    const answer = await person.call('POST', '/api/send-message', {
      campaignId: campaign.id,
      content: 'Now then',
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      message: 'You stopped messages of this campaign. To get them again, ask for a link in settings',
    });
    expect(await outboxOf(person)).toEqual([]);
  });

  it('refuses a test notification on a stopped channel, and not because of one stopped campaign', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const test = () => person.call('POST', '/api/test-notification', { deliveryMethod: 'Email' });
    await stop(person, { campaignId: campaign.id });
    expect((await test()).status).toBe(200);
    await stop(person, { channel: 'email', cause: 'bounce' });
    const answer = await test();
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      message:
        'Email to you bounced, so we stopped sending there. To get them again, ask for a link in settings',
    });
  });
});

describe('the list of what is stopped', () => {
  it('is empty at first, and 401 without a session', async () => {
    expect(await stopsOf(await newPerson())).toEqual([]);
    expect((await call('GET', '/api/opt-outs')).status).toBe(401);
  });

  it("tells what is stopped and why, newest first, and nothing of another person's", async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const other = await newPerson();
    await stop(other);
    await stop(person, { campaignId: campaign.id, cause: 'unsubscribe-link' });
    stateTime(mondayMorning + hour);
    await stop(person, { channel: 'email', cause: 'bounce' });
    expect(await stopsOf(person)).toMatchObject([
      {
        campaignId: null,
        channel: 'email',
        cause: 'bounce',
        text: 'Email to you bounced, so we stopped sending there',
        createdAt: new Date(mondayMorning + hour).toISOString(),
      },
      {
        campaignId: campaign.id,
        campaignTitle: campaign.title,
        text: `You stopped messages of ‘${campaign.title}’`,
      },
    ]);
    expect(await stopsOf(other)).toHaveLength(1);
  });

  it('goes with its campaign', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await stop(person, { campaignId: campaign.id });
    await person.call('DELETE', `/api/campaigns/${campaign.id}`);
    expect(await stopsOf(person)).toEqual([]);
  });
});
