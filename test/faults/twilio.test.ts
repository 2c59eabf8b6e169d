import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerSaw, providerWill } from '../support/faults/control.ts';
import { drivers, newPersonReachedBy } from '../support/faults/drivers.ts';
import {
  campaignBody,
  day,
  fireAlarm,
  messagesOf,
  minute,
  mondayMorning,
  stateTime,
} from '../support/worker/campaigns.ts';
import { handOverText } from '../support/worker/inbound.ts';
import { givePhone, stopsOf } from '../support/worker/reached.ts';

const halfPastNine = mondayMorning + 4.5 * 60 * 60_000;
const saidStop = {
  kind: 'status',
  status: 400,
  body: JSON.stringify({ code: 21610, message: 'scripted', status: 400 }),
} as const;

describe('a text that Twilio does not take in the evening', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not sent after nine, and says what kept it until then', async () => {
    const { person, campaign, address } = await newPersonReachedBy(drivers.sms);
    const late = { ...campaignBody, deliveryMethod: 'SMS', customTime: '20:40' };
    expect((await person.call('PUT', `/api/campaigns/${campaign.id}`, late)).status).toBe(200);
    await providerWill(address, { kind: 'status', status: 500 });
    for (const minutesLate of [0, 1, 6, 36]) {
      stateTime(halfPastNine + 670 * minute + minutesLate * minute);
      await fireAlarm(campaign.id);
    }
    expect((await providerSaw(address)).calls).toBe(3);
    const [message] = await messagesOf(person, campaign.id);
    expect(message).toMatchObject({
      status: 'skipped',
      tries: 3,
      reason: expect.stringMatching(
        /^Text messages only go out between 8 AM and 9 PM\. Before that: The text message service /,
      ),
    });
    const tries = await person.call('GET', `/api/messages/${message?.id}/deliveries`);
    expect((await tries.json<{ reason: string }[]>()).at(-1)?.reason).toBe(message?.reason);
  });
});

describe('a phone that has said STOP to Twilio and not to us', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not written to again, by text or by email in its place, until the phone says START', async () => {
    const { person, campaign, address } = await newPersonReachedBy(drivers.sms);
    await providerWill(address, saidStop);
    stateTime(halfPastNine);
    await fireAlarm(campaign.id);
    const [stop, ...others] = await stopsOf(person);
    expect(stop).toMatchObject({
      campaignId: null,
      channel: 'sms',
      cause: 'stop-reply',
      text: 'You stopped text messages',
    });
    expect(others).toEqual([]);

    await providerWill(address, { kind: 'accept' });
    stateTime(halfPastNine + day);
    await fireAlarm(campaign.id);
    expect((await providerSaw(address)).calls).toBe(1);
    expect((await providerSaw(person.user.email)).calls).toBe(0);

    await handOverText({ From: address, Body: 'START' });
    stateTime(halfPastNine + 2 * day);
    await fireAlarm(campaign.id);
    const messages = await messagesOf(person, campaign.id);
    expect(messages.slice(0, 3).map(({ status, reason }) => [status, reason])).toEqual([
      [
        'failed',
        'Your phone has said STOP to our text messages. To get them again, text START from that phone',
      ],
      ['skipped', 'You stopped text messages'],
      ['sent', null],
    ]);
  });

  it('is heard of by a message sent by hand too, and once', async () => {
    const { person, campaign, address } = await newPersonReachedBy(drivers.sms);
    await providerWill(address, saidStop);
    stateTime(halfPastNine);
    const send = () =>
      person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now then' });
    expect((await send()).status).toBe(409);
    expect((await send()).status).toBe(409);
    expect((await providerSaw(address)).calls).toBe(1);
    expect(await stopsOf(person)).toHaveLength(1);
  });

  it('stops the texts of everybody who shares it, and of nobody else', async () => {
    const one = await newPersonReachedBy(drivers.sms);
    const other = await newPersonReachedBy(drivers.sms);
    const stranger = await newPersonReachedBy(drivers.sms);
    await givePhone(other.person.user.id, one.address);
    await providerWill(one.address, saidStop);
    stateTime(halfPastNine);
    await fireAlarm(one.campaign.id);
    for (const { person } of [one, other]) expect(await stopsOf(person)).toHaveLength(1);
    expect(await stopsOf(stranger.person)).toEqual([]);
  });
});
