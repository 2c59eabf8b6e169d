import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { openDb } from '../../../worker/db/client.ts';
import { insertOptOut } from '../../../worker/delivery/opt-outs.repo.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  hour,
  messagesOf,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { attemptsOf } from '../../support/worker/deliveries.ts';
import type { Person } from '../../support/worker/people.ts';

const atNine = mondayMorning + 4 * hour;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(atNine);
});
afterEach(() => {
  vi.useRealTimers();
});

const saveSettings = async (person: Person, settings: object) =>
  expect(
    (await person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Europe/London', ...settings }))
      .status,
  ).toBe(200);

/** Somebody with a phone and a campaign of each way to be reached. */
async function setUp(deliveryMethod: string) {
  const { person } = await newPersonWithCampaign();
  await saveSettings(person, { phone: '+12025550100', carrier: 'boost' });
  const campaign = await newCampaign(person, { deliveryMethod, customTime: '12:00' });
  return { person, campaign };
}

const sendNow = (person: Person, campaign: CampaignView, content = 'Stand up & stretch') =>
  person.call('POST', '/api/send-message', { userId: person.user.id, campaignId: campaign.id, content });

const manualOf = async (person: Person, campaign: CampaignView) =>
  (await messagesOf(person, campaign.id)).filter(({ kind }) => kind === 'manual');

const triesOf = (message: MessageView | undefined) => attemptsOf(message?.id ?? 0);

/** It was not delivered: the answer says why, and the message is kept with that. */
async function expectKeptAsFailed(person: Person, campaign: CampaignView, answer: Response, reason: string) {
  expect(await answer.json()).toMatchObject({ message: reason });
  expect(answer.status).toBe(502);
  const [kept, ...others] = await manualOf(person, campaign);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ content: 'Stand up & stretch', status: 'failed', sent: false, reason });
  expect(kept?.sentAt).toBeNull();
  expect(await outboxOf(person)).toEqual([]);
  expect(await triesOf(kept)).toEqual([expect.objectContaining({ outcome: 'refused', error: reason })]);
}

describe('a message sent at once', () => {
  it.each([
    ['Email', 'email'],
    ['SMS', 'sms'],
    ['App', 'push'],
  ])('goes out by %s and is kept with what came of it', async (method, channel) => {
    const { person, campaign } = await setUp(method);
    const answer = await sendNow(person, campaign);
    expect(answer.status).toBe(201);
    const message: MessageView = await answer.json();
    expect(message).toMatchObject({
      kind: 'manual',
      content: 'Stand up & stretch',
      notes: 'Sent by you',
      writer: 'person',
      status: 'sent',
      sent: true,
      sentAt: new Date(atNine).toISOString(),
      scheduledFor: new Date(atNine).toISOString(),
      localDate: '2031-03-03',
      channel,
      tries: 1,
      reason: null,
    });
    expect(await manualOf(person, campaign)).toEqual([message]);
    const [sent, ...others] = await outboxOf(person);
    expect(others).toEqual([]);
    expect(sent?.channel).toBe(channel);
    expect(sent?.body).toContain('Stand up & stretch');
    expect(await triesOf(message)).toMatchObject([{ channel, attempt: 1, outcome: 'accepted', error: null }]);
  });

  it('counts among those sent, and leaves the plan alone', async () => {
    const { person, campaign } = await setUp('Email');
    await sendNow(person, campaign);
    await sendNow(person, campaign);
    const shown = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(shown).toMatchObject({ messagesSent: 2, completionRate: 0 });
    expect(await outboxOf(person)).toHaveLength(2);
    expect((await messagesOf(person, campaign.id)).filter(({ kind }) => kind === 'planned')).toHaveLength(84);
  });

  it('is an error, and kept as failed, when the phone was removed from the settings', async () => {
    const { person, campaign } = await setUp('SMS');
    await saveSettings(person, { phone: null, carrier: null });
    const answer = await sendNow(person, campaign);
    const reason = 'Add your phone number in settings to get text messages';
    await expectKeptAsFailed(person, campaign, answer, reason);
  });

  it.each(['2031-03-03T07:59:00Z', '2031-03-03T21:01:00Z'])(
    'as a text message does not go out at night: %s',
    async (now) => {
      const { person, campaign } = await setUp('SMS');
      stateTime(now);
      const answer = await sendNow(person, campaign);
      await expectKeptAsFailed(person, campaign, answer, 'Text messages only go out between 8 AM and 9 PM');
    },
  );

  it('does not go where the person stopped messages: 409, and nothing is kept', async () => {
    const { person, campaign } = await setUp('Email');
    const stop = { campaignId: campaign.id, channel: null, cause: 'person' } as const;
    await insertOptOut(openDb(env.DB), person.user.id, stop, atNine);
    expect((await sendNow(person, campaign)).status).toBe(409);
    expect(await manualOf(person, campaign)).toEqual([]);
  });
});
