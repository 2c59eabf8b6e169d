import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  localClock,
  minute,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { attemptsOf } from '../../support/worker/database.ts';
import { expectRefusal, newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const now = new Date(mondayMorning).toISOString();

async function setUp() {
  const { person, campaign } = await newPersonWithCampaign();
  const first = await person.firstMessage(campaign.id);
  const put = async (body: object) => {
    const answer = await person.change(first.id, body);
    return { status: answer.status, body: await answer.json<MessageView & { message: string }>() };
  };
  return { person, campaign, first, put };
}

/** The fields of an edited message. */
const written = { writer: 'person', style: null, condition: null, ownWords: [], slots: [] } as const;

describe('the text of a message', () => {
  it('can be replaced by 1 to 1,000 characters, which are sent verbatim', async () => {
    const { person, campaign, first, put } = await setUp();
    for (const content of ['a', `  ${'x'.repeat(1000)}  `])
      expect(await put({ content })).toMatchObject({ status: 200, body: { content: content.trim() } });
    const body = { ...first, ...written, content: 'Sit down {done} times & breathe <slowly>' };
    expect(await put({ content: '  Sit down {done} times & breathe <slowly> \n' })).toEqual({
      status: 200,
      body,
    });
    expect(await person.firstMessage(campaign.id)).toEqual(body);
    await fireAt(campaign.id, halfPastSeven);
    const [mail] = await person.outbox();
    expect(mail?.body).toContain('Sit down {done} times & breathe <slowly>');
    expect(mail?.html).toContain('Sit down {done} times &amp; breathe &lt;slowly&gt;');
  });

  it('is refused if it is empty or too long, and then nothing is changed, added or sent', async () => {
    const { person, campaign, first, put } = await setUp();
    for (const [content, message] of [
      ['   \n\t\u00a0 ', 'Please write a message'],
      ['x'.repeat(1001), 'A message can have at most 1000 characters'],
    ]) {
      for (const more of [{}, { completed: true }])
        expect(await put({ content, ...more })).toMatchObject({ status: 400, body: { message } });
      const extra = { campaignId: campaign.id, content, scheduledFor: '2031-03-03T21:30:00.000Z' };
      for (const path of ['/api/messages', '/api/send-message'])
        await expectRefusal(person.call('POST', path, extra), 400, message);
    }
    expect(await person.firstMessage(campaign.id)).toEqual(first);
    expect(await person.messages(campaign.id)).toHaveLength(84);
    expect(await person.outbox()).toEqual([]);
  });
});

it('a mark can be set and removed repeatedly, and nothing else can be set with it', async () => {
  const { first, put } = await setUp();
  const refused = { status: 400, body: { message: 'completed must be true or false' } };
  expect(await put({ completed: 'yes' })).toMatchObject(refused);
  for (const body of [{}, { sent: true }, { scheduledFor: '2031-03-03T09:00:00Z' }])
    expect(await put(body)).toMatchObject({ status: 400, body: { message: 'There’s nothing to change' } });
  for (const completed of [true, true, false, false, true]) {
    const body = { ...first, completed, markedAt: completed ? now : null };
    expect(await put({ completed })).toEqual({ status: 200, body });
  }
  const smuggled = { id: 1, campaignId: 1, status: 'sent', sent: true, tries: 9, kind: 'manual' };
  const { body } = await put({ completed: true, content: 'Breathe', ...smuggled });
  expect(body).toEqual({ ...first, ...written, completed: true, markedAt: now, content: 'Breathe' });
});

it('a deleted message leaves the list and is never sent', async () => {
  const { person, campaign, first, put } = await setUp();
  const remove = () => person.call('DELETE', `/api/messages/${first.id}`);
  const answer = await remove();
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await person.messages(campaign.id)).toHaveLength(83);
  expect((await remove()).status).toBe(404);
  expect((await put({ completed: true })).status).toBe(404);
  await fireAt(campaign.id, halfPastSeven);
  expect(await person.outbox()).toEqual([]);
  expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
});

const extraNudge = ' An extra nudge ';

const add = (person: Person, campaignId: number, scheduledFor?: string) =>
  person.call('POST', '/api/messages', { campaignId, content: extraNudge, scheduledFor });

const added = (person: Person, campaignId: number, scheduledFor: string) =>
  person.send<MessageView>('POST', '/api/messages', { campaignId, content: extraNudge, scheduledFor }, 201);

/** A message after its time has come. */
async function atItsMinute(person: Person, { id, campaignId, scheduledFor }: MessageView, alarms = 1) {
  stateTime(scheduledFor);
  for (let times = 0; times < alarms; times += 1) await fireAlarm(campaignId);
  return (await person.messages(campaignId)).find((message) => message.id === id);
}

describe('an added message', () => {
  it('is scheduled and wakes the campaign', async () => {
    const { person, campaign } = await setUp();
    const scheduledFor = '2031-03-03T21:30:00.000Z';
    const created = await added(person, campaign.id, scheduledFor);
    const { id: campaignId, title: campaignTitle } = campaign;
    const shown = { campaignId, campaignTitle, content: 'An extra nudge', kind: 'extra', writer: 'person' };
    const planned = { scheduledFor, localDate: '2031-03-03', status: 'scheduled', completed: false };
    expect(created).toMatchObject({ ...shown, ...planned });
    await fireAt(campaign.id, halfPastSeven);
    expect(await alarmOf(campaign.id)).toBe(Date.parse(scheduledFor));
    await atItsMinute(person, created);
    expect((await person.outbox()).map(({ body }) => body.includes('An extra nudge'))).toEqual([true, false]);
  });

  it('is refused for the past, the far future or a pause, and sent on the day on which messages resume', async () => {
    const { person, campaign } = await setUp();
    for (const [scheduledFor, message] of [
      ['2031-03-03T05:00:00Z', 'Please choose a time in the future'],
      ['2032-03-05T00:00:00Z', 'Please choose a time within a year from today'],
      ['2031-02-30T10:00:00Z', 'Please choose when to send it'],
      [undefined, 'Please choose when to send it'],
    ] as const)
      await expectRefusal(add(person, campaign.id, scheduledFor), 400, message);
    await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
    const paused =
      'This campaign is paused until Monday, March 10. Please choose that day or a later one, or resume it first';
    await expectRefusal(add(person, campaign.id, '2031-03-09T23:59:00Z'), 400, paused);
    expect(await person.messages(campaign.id)).toHaveLength(84);
    const extra = await added(person, campaign.id, '2031-03-10T00:00:00Z');
    expect(await atItsMinute(person, extra)).toMatchObject({ status: 'sent' });
  });

  it('is refused for after the campaign’s end, and sent before that', async () => {
    const { person, campaign } = await setUp();
    stateTime(mondayMorning + 83 * day + 180 * minute);
    await person.signInAgain();
    // The twelve weeks end on Sunday. The closing message comes on Monday, May 26, at 07:30 British Summer Time.
    const over = 'This campaign ends before that. Please choose an earlier time';
    await expectRefusal(add(person, campaign.id, '2031-05-26T06:30:00Z'), 400, over);
    const extra = await added(person, campaign.id, '2031-05-26T06:29:00Z');
    // The first alarm handles only fifty of the missed days.
    expect(await atItsMinute(person, extra, 2)).toMatchObject({ status: 'sent' });
  });
});

async function saveSettings(person: Person, settings: object) {
  const whole = { timezone: 'Europe/London', phone: '+12025550100', carrier: 'boost', ...settings };
  await person.send('PUT', `/api/users/${person.user.id}`, whole);
}

/** A person in London with a phone and a campaign at noon. */
async function personWith(deliveryMethod: string) {
  const person = await newPerson({ timezone: 'Europe/London' });
  await saveSettings(person, {});
  return { person, campaign: await newCampaign(person, { deliveryMethod, customTime: '12:00' }) };
}

describe('a text message added for the night', () => {
  it('moves to the nearest allowed time, and is not sent at night after a move to another time zone', async () => {
    const { person, campaign } = await personWith('SMS');
    stateTime('2031-03-03T21:30:00Z');
    for (const [wanted, clock] of [
      ['2031-03-03T22:00:00Z', '2031-03-04 08:00'],
      ['2031-03-04T07:59:59Z', '2031-03-04 08:00'],
      ['2031-03-04T08:00:00Z', '2031-03-04 08:00'],
      ['2031-03-04T21:00:00Z', '2031-03-04 21:00'],
      ['2031-03-04T22:10:00Z', '2031-03-04 21:00'],
    ] as const) {
      const { scheduledFor, localDate } = await added(person, campaign.id, wanted);
      expect(localClock(scheduledFor, 'Europe/London')).toBe(clock);
      expect(localDate).toBe('2031-03-04');
    }
    const abroad = await added(person, campaign.id, '2031-03-05T17:00:00Z');
    for (const at of ['2031-03-04T08:00:00Z', '2031-03-04T21:00:00Z']) await fireAt(campaign.id, at);
    const extras = (await person.messages(campaign.id)).filter(({ kind }) => kind === 'extra');
    const sent = { status: 'sent', channel: 'sms' };
    expect(extras).toMatchObject([sent, sent, sent, sent, sent, { status: 'scheduled' }]);
    await saveSettings(person, { timezone: 'Asia/Tokyo' });
    const reason = 'Text messages only go out between 8 AM and 9 PM';
    expect(await atItsMinute(person, abroad)).toMatchObject({ status: 'skipped', reason });
  });
});

const atNine = mondayMorning + 4 * hour;

const sendNow = (person: Person, campaign: CampaignView, content = 'Stand up & stretch') =>
  person.call('POST', '/api/send-message', { userId: person.user.id, campaignId: campaign.id, content });

const manualOf = async (person: Person, campaign: CampaignView) =>
  (await person.messages(campaign.id)).filter(({ kind }) => kind === 'manual');

describe('a message sent by hand', () => {
  it.for([
    ['Email', 'email'],
    ['SMS', 'sms'],
    ['App', 'push'],
  ] as const)(
    'is sent by %s, is stored with its outcome, and leaves the plan alone',
    async ([method, channel]) => {
      const { person, campaign } = await personWith(method);
      stateTime(atNine);
      const message: MessageView = await (await sendNow(person, campaign)).json();
      const at = new Date(atNine).toISOString();
      expect(message).toMatchObject({
        ...{ kind: 'manual', content: 'Stand up & stretch', notes: 'Sent by you', writer: 'person' },
        ...{ status: 'sent', sent: true, sentAt: at, scheduledFor: at, localDate: '2031-03-03' },
        ...{ channel, tries: 1, reason: null },
      });
      expect(await manualOf(person, campaign)).toEqual([message]);
      const body = expect.stringContaining('Stand up & stretch');
      expect(await person.outbox()).toEqual([expect.objectContaining({ channel, body })]);
      const tries = await attemptsOf(message.id);
      expect(tries).toMatchObject([{ channel, attempt: 1, outcome: 'accepted', error: null }]);

      await sendNow(person, campaign);
      const shown = await person.get(`/api/campaigns/${campaign.id}`);
      expect(shown).toMatchObject({ messagesSent: 2, completionRate: 0 });
      expect(await person.messages(campaign.id)).toHaveLength(84 + 2);
    },
  );

  it('by text at night or without a phone fails with the reason, and is stored as failed', async () => {
    const { person, campaign } = await personWith('SMS');
    const night = 'Text messages only go out between 8 AM and 9 PM';
    for (const [at, phone, reason] of [
      ['2031-03-03T07:59:00Z', '+12025550100', night],
      ['2031-03-03T12:00:00Z', null, 'Add your phone number in settings to get text messages'],
      ['2031-03-03T21:01:00Z', '+12025550100', night],
    ] as const) {
      await saveSettings(person, { phone });
      stateTime(at);
      await expectRefusal(sendNow(person, campaign), 502, reason);
      const kept = (await manualOf(person, campaign)).at(-1);
      expect(kept).toMatchObject({ content: 'Stand up & stretch', status: 'failed', sent: false, reason });
      expect(kept?.sentAt).toBeNull();
      expect(await attemptsOf(kept?.id ?? 0)).toMatchObject([{ outcome: 'refused', error: reason }]);
    }
    expect(await manualOf(person, campaign)).toHaveLength(3);
    expect(await person.outbox()).toEqual([]);
  });
});
