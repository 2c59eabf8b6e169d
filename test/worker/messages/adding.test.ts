import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  messagesOf,
  minute,
  mondayMorning,
  newCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { localClock } from '../../support/worker/local-clock.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const saveSettings = async (person: Person, timezone: string) =>
  expect(
    (
      await person.call('PUT', `/api/users/${person.user.id}`, {
        timezone,
        phone: '+12025550100',
        carrier: 'boost',
      })
    ).status,
  ).toBe(200);

/** Somebody in London whose campaign comes by text at noon. */
async function personWithTexts() {
  const person = await newPerson({ timezone: 'Europe/London' });
  await saveSettings(person, 'Europe/London');
  return { person, campaign: await newCampaign(person, { deliveryMethod: 'SMS', customTime: '12:00' }) };
}

const add = (person: Person, campaignId: number, scheduledFor: string) =>
  person.call('POST', '/api/messages', { campaignId, content: 'An extra nudge', scheduledFor });

async function added(person: Person, campaignId: number, scheduledFor: string): Promise<MessageView> {
  const answer = await add(person, campaignId, scheduledFor);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}

describe('a text that somebody adds for the night', () => {
  it.each([
    ['2031-03-04T22:10:00Z', '2031-03-04 21:00'],
    ['2031-03-04T21:01:00Z', '2031-03-04 21:00'],
    ['2031-03-04T07:59:59Z', '2031-03-04 08:00'],
    ['2031-03-04T00:00:00Z', '2031-03-04 08:00'],
    ['2031-03-04T21:00:00Z', '2031-03-04 21:00'],
    ['2031-03-04T08:00:00Z', '2031-03-04 08:00'],
    ['2031-03-04T15:20:00Z', '2031-03-04 15:20'],
  ])('for %s comes at the nearest time at which texts are sent: %s', async (wanted, clock) => {
    const { person, campaign } = await personWithTexts();
    const { scheduledFor, id } = await added(person, campaign.id, wanted);
    expect(localClock(scheduledFor, 'Europe/London')).toBe(clock);
    stateTime(scheduledFor);
    await fireAlarm(campaign.id);
    const sent = (await messagesOf(person, campaign.id)).find((message) => message.id === id);
    expect(sent).toMatchObject({ status: 'sent', channel: 'sms' });
  });

  it('this very evening comes in the morning, as the last time of today is over', async () => {
    const { person, campaign } = await personWithTexts();
    stateTime('2031-03-03T21:30:00Z');
    const { scheduledFor, localDate } = await added(person, campaign.id, '2031-03-03T22:00:00Z');
    expect(localClock(scheduledFor, 'Europe/London')).toBe('2031-03-04 08:00');
    expect(localDate).toBe('2031-03-04');
  });

  it('is not sent at night where they have moved to meanwhile', async () => {
    const { person, campaign } = await personWithTexts();
    const { id, scheduledFor } = await added(person, campaign.id, '2031-03-04T17:00:00Z');
    await saveSettings(person, 'Asia/Tokyo');
    stateTime(scheduledFor);
    await fireAlarm(campaign.id);
    const extra = (await messagesOf(person, campaign.id)).find((message) => message.id === id);
    expect(extra).toMatchObject({
      status: 'skipped',
      reason: 'Text messages only go out between 8 AM and 9 PM',
    });
    expect(await outboxOf(person)).toEqual([]);
  });
});

describe('a message that somebody adds for a pause', () => {
  it('is refused with the day on which messages come again, and one for that day is sent', async () => {
    const person = await newPerson({ timezone: 'Europe/London' });
    const campaign = await newCampaign(person);
    const paused = await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
    expect(await paused.json()).toMatchObject({ pausedUntil: '2031-03-10' });
    const before = await messagesOf(person, campaign.id);
    const answer = await add(person, campaign.id, '2031-03-09T23:59:00Z');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message:
        'This campaign is paused until Monday, March 10. Please choose that day or a later one, or go on with it first',
    });
    expect(await messagesOf(person, campaign.id)).toEqual(before);
    const { id, scheduledFor } = await added(person, campaign.id, '2031-03-10T00:00:00Z');
    stateTime(scheduledFor);
    await fireAlarm(campaign.id);
    expect((await messagesOf(person, campaign.id)).find((message) => message.id === id)).toMatchObject({
      status: 'sent',
    });
  });
});

describe('a message that somebody adds for when the campaign will be over', () => {
  it('is refused, and one before that is sent', async () => {
    const person = await newPerson({ timezone: 'Europe/London' });
    const campaign = await newCampaign(person);
    stateTime(mondayMorning + 83 * day + 180 * minute);
    await signInAgain(person);
    // Twelve weeks end on Sunday; the closing word comes on Monday, 26 May at 07:30 British Summer Time.
    const answer = await add(person, campaign.id, '2031-05-26T06:30:00Z');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: 'This campaign ends before that. Please choose an earlier time',
    });
    const { id, scheduledFor } = await added(person, campaign.id, '2031-05-26T06:29:00Z');
    stateTime(scheduledFor);
    // The first alarm takes on fifty of the days that were slept through.
    for (let times = 0; times < 2; times += 1) await fireAlarm(campaign.id);
    const extra = (await messagesOf(person, campaign.id)).find((message) => message.id === id);
    expect(extra).toMatchObject({ status: 'sent' });
  });
});
