import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  hour,
  messagesOf,
  minute,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { attemptsOf } from '../../support/worker/deliveries.ts';
import { localClock } from '../../support/worker/local-clock.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const now = new Date(mondayMorning).toISOString();

async function setUp() {
  const { person, campaign } = await newPersonWithCampaign();
  const first = await firstMessageOf(person, campaign.id);
  const put = async (body: object) => {
    const answer = await person.call('PUT', `/api/messages/${first.id}`, body);
    return { status: answer.status, body: await answer.json<MessageView & { message: string }>() };
  };
  return { person, campaign, first, put };
}

/** How a message is that a person wrote, whatever it was before. */
const written = { writer: 'person', style: null, condition: null, ownWords: [], slots: [] } as const;

describe('the words of a message', () => {
  it('are replaced, answered, and what is sent', async () => {
    const { person, campaign, first, put } = await setUp();
    const changed = { ...first, ...written, content: 'Sit down & breathe <slowly>' };
    expect(await put({ content: '  Sit down & breathe <slowly> \n' })).toEqual({
      status: 200,
      body: changed,
    });
    expect(await firstMessageOf(person, campaign.id)).toEqual(changed);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const [mail] = await outboxOf(person);
    expect(mail?.body).toContain('Sit down & breathe <slowly>');
    expect(mail?.html).toContain('Sit down &amp; breathe &lt;slowly&gt;');
  });

  it.each([['a'], [`  ${'x'.repeat(1000)}  `]])('may be 1 to 1,000 characters', async (content) => {
    const { put } = await setUp();
    expect(await put({ content })).toMatchObject({ status: 200, body: { content: content.trim() } });
  });

  it.each([
    ['', 'Please write a message'],
    ['   \n\t\u00a0 ', 'Please write a message'],
    [42, 'Please write a message'],
    ['x'.repeat(1001), 'A message can have at most 1000 characters'],
  ])('are not %j', async (content, message) => {
    const { person, campaign, first, put } = await setUp();
    expect(await put({ content })).toMatchObject({ status: 400, body: { message } });
    expect(await put({ content, completed: true })).toMatchObject({ status: 400, body: { message } });
    expect(await firstMessageOf(person, campaign.id)).toEqual(first);
  });
});

describe('a mark', () => {
  it('is set and taken back, as often as one likes', async () => {
    const { first, put } = await setUp();
    for (const completed of [true, true, false, false, true]) {
      expect(await put({ completed })).toEqual({
        status: 200,
        body: { ...first, completed, markedAt: completed ? now : null },
      });
    }
  });

  it('and words may change together', async () => {
    const { first, put } = await setUp();
    const { body } = await put({ completed: true, content: 'Breathe' });
    expect(body).toEqual({ ...first, ...written, completed: true, markedAt: now, content: 'Breathe' });
  });

  it('is true or false and nothing else', async () => {
    const { put } = await setUp();
    const refused = { status: 400, body: { message: 'completed must be true or false' } };
    for (const completed of ['yes', 1, null, [], {}]) {
      expect(await put({ completed }), JSON.stringify(completed)).toMatchObject(refused);
    }
  });
});

describe('a change', () => {
  it('that names nothing is refused', async () => {
    const { put } = await setUp();
    for (const body of [{}, { sent: true }, { scheduledFor: '2031-03-03T09:00:00Z' }]) {
      expect(await put(body)).toMatchObject({ status: 400, body: { message: 'There’s nothing to change' } });
    }
  });

  it('cannot touch what is not the person’s to say', async () => {
    const { first, put } = await setUp();
    const smuggled = {
      id: 1,
      userId: 1,
      campaignId: 1,
      status: 'sent',
      sent: true,
      tries: 9,
      kind: 'manual',
    };
    expect((await put({ completed: true, ...smuggled })).body).toEqual({
      ...first,
      completed: true,
      markedAt: now,
    });
  });
});

describe('deleting a message', () => {
  it('takes it out of the list, once, and nothing of it is sent', async () => {
    const { person, campaign, first } = await setUp();
    const answer = await person.call('DELETE', `/api/messages/${first.id}`);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(await messagesOf(person, campaign.id)).toHaveLength(83);
    expect((await person.call('DELETE', `/api/messages/${first.id}`)).status).toBe(404);
    expect((await person.call('PUT', `/api/messages/${first.id}`, { completed: true })).status).toBe(404);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  });
});

describe('adding a message', () => {
  const extra = { content: ' An extra nudge ', scheduledFor: '2031-03-03T21:30:00.000Z' };

  it('answers it as planned for then, and wakes the campaign for it', async () => {
    const { person, campaign } = await setUp();
    const answer = await person.call('POST', '/api/messages', { campaignId: campaign.id, ...extra });
    expect(answer.status).toBe(201);
    const created: MessageView = await answer.json();
    expect(created).toMatchObject({
      campaignId: campaign.id,
      campaignTitle: campaign.title,
      content: 'An extra nudge',
      kind: 'extra',
      writer: 'person',
      scheduledFor: extra.scheduledFor,
      localDate: '2031-03-03',
      status: 'scheduled',
      sent: false,
      completed: false,
    });
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(Date.parse(extra.scheduledFor));
    stateTime(extra.scheduledFor);
    await fireAlarm(campaign.id);
    const mails = await outboxOf(person);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.body).toContain('An extra nudge');
  });

  it.each([
    ['2031-03-03T05:00:00Z', 'Please choose a time in the future'],
    ['2032-03-05T00:00:00Z', 'Please choose a time within a year from today'],
    ['tomorrow', 'Please choose when to send it'],
    ['2031-02-30T10:00:00Z', 'Please choose when to send it'],
    [undefined, 'Please choose when to send it'],
  ])('for %j is refused', async (scheduledFor, message) => {
    const { person, campaign } = await setUp();
    const body = { campaignId: campaign.id, content: 'Hello', scheduledFor };
    const answer = await person.call('POST', '/api/messages', body);
    expect(await answer.json()).toMatchObject({ message });
    expect(answer.status).toBe(400);
    expect(await messagesOf(person, campaign.id)).toHaveLength(84);
  });

  it.each([
    ['', 'Please write a message'],
    ['x'.repeat(1001), 'A message can have at most 1000 characters'],
  ])('without words, or with too many, is refused', async (content, message) => {
    const { person, campaign } = await setUp();
    for (const path of ['/api/messages', '/api/send-message']) {
      const answer = await person.call('POST', path, { ...extra, campaignId: campaign.id, content });
      expect(await answer.json()).toMatchObject({ message });
      expect(answer.status).toBe(400);
    }
    expect(await messagesOf(person, campaign.id)).toHaveLength(84);
    expect(await outboxOf(person)).toEqual([]);
  });
});

const moveTo = async (person: Person, timezone: string) =>
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
  await moveTo(person, 'Europe/London');
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
    ['2031-03-04T07:59:59Z', '2031-03-04 08:00'],
    ['2031-03-04T21:00:00Z', '2031-03-04 21:00'],
    ['2031-03-04T08:00:00Z', '2031-03-04 08:00'],
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
    await moveTo(person, 'Asia/Tokyo');
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

const atNine = mondayMorning + 4 * hour;

const saveSettings = async (person: Person, settings: object) =>
  expect(
    (await person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Europe/London', ...settings }))
      .status,
  ).toBe(200);

/** Somebody with a phone and a campaign of each way to be reached. */
async function setUpFor(deliveryMethod: string) {
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
  beforeEach(() => stateTime(atNine));

  it.each([
    ['Email', 'email'],
    ['SMS', 'sms'],
    ['App', 'push'],
  ])('goes out by %s and is kept with what came of it', async (method, channel) => {
    const { person, campaign } = await setUpFor(method);
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
    const { person, campaign } = await setUpFor('Email');
    await sendNow(person, campaign);
    await sendNow(person, campaign);
    const shown = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(shown).toMatchObject({ messagesSent: 2, completionRate: 0 });
    expect(await outboxOf(person)).toHaveLength(2);
    expect((await messagesOf(person, campaign.id)).filter(({ kind }) => kind === 'planned')).toHaveLength(84);
  });

  it('is an error, and kept as failed, when the phone was removed from the settings', async () => {
    const { person, campaign } = await setUpFor('SMS');
    await saveSettings(person, { phone: null, carrier: null });
    const answer = await sendNow(person, campaign);
    const reason = 'Add your phone number in settings to get text messages';
    await expectKeptAsFailed(person, campaign, answer, reason);
  });

  it.each(['2031-03-03T07:59:00Z', '2031-03-03T21:01:00Z'])(
    'as a text message does not go out at night: %s',
    async (now) => {
      const { person, campaign } = await setUpFor('SMS');
      stateTime(now);
      const answer = await sendNow(person, campaign);
      await expectKeptAsFailed(person, campaign, answer, 'Text messages only go out between 8 AM and 9 PM');
    },
  );
});
