import { expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { changeMessage } from '../../../worker/messages/messages.service.ts';
import { expectRefusal } from '../../support/worker/calls.ts';
import { edit, newCampaign, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  localClock,
  minute,
  mondayMorning,
  stateTime,
} from '../../support/worker/clock.ts';
import { attemptsOf, interruptedDeps, sql } from '../../support/worker/database.ts';
import { callerOf, newPerson, type Person } from '../../support/worker/people.ts';

async function setUp() {
  const { person, campaign } = await newPersonWithCampaign();
  const first = await person.firstMessage(campaign.id);
  const put = (body: object) => person.change(first.id, body);
  const changed = (body: object) => person.send<MessageView>('PUT', `/api/messages/${first.id}`, body);
  return { person, campaign, first, put, changed };
}

const written = { writer: 'person', condition: null, ownWords: [], slots: [] } as const;

it('the text of a message can be replaced by 1 to 1,000 characters, which are sent verbatim', async () => {
  const { person, campaign, first, changed } = await setUp();
  expect((await changed({ content: `  ${'x'.repeat(1000)}  ` })).content).toHaveLength(1000);
  const content = 'Sit down {done} times & breathe <slowly>';
  expect(await changed({ content: `  ${content} \n` })).toEqual({ ...first, ...written, content });
  await fireAt(campaign.id, halfPastSeven);
  const [mail] = await person.outbox();
  expect(mail?.body).toContain(content);
  expect(mail?.html).toContain('Sit down {done} times &amp; breathe &lt;slowly&gt;');
  const sent = 'This message has already been sent, so it can’t be changed';
  await expectRefusal(person.change(first.id, { content: 'Too late', completed: true }), 409, sent);
  expect(await person.firstMessage(campaign.id)).toMatchObject({ content, completed: false });
});

it('the text of a message that is sent while it is being changed stays as it was sent', async () => {
  const { person, campaign, first } = await setUp();
  stateTime(halfPastSeven - 2 * minute);
  const deps = interruptedDeps(() => fireAt(campaign.id, halfPastSeven));
  const change = changeMessage(deps, await callerOf(person), first.id, {
    content: 'Too late',
    at: Date.now(),
  });
  await expect(change).rejects.toThrow('This message has already been sent, so it can’t be changed');
  const { status, content, writer } = await person.firstMessage(campaign.id);
  expect([status, writer]).toEqual(['sent', 'built-in']);
  expect((await person.newestMail()).body).toContain(content);
});

it('the text of a message is refused if it is empty or too long, and nothing is changed or sent', async () => {
  const { person, campaign, first, put } = await setUp();
  for (const [content, message] of [
    ['   \n\t\u00a0 ', 'Please write a message'],
    ['x'.repeat(1001), 'A message can have at most 1000 characters'],
  ]) {
    await expectRefusal(put({ content, completed: true }), 400, message);
    const extra = { campaignId: campaign.id, content, scheduledFor: '2031-03-03T21:30:00.000Z' };
    for (const path of ['/api/messages', '/api/send-message'])
      await expectRefusal(person.call('POST', path, extra), 400, message);
  }
  for (const body of [{}, { sent: true }, { scheduledFor: '2031-03-03T09:00:00Z' }])
    await expectRefusal(put(body), 400, 'There’s nothing to change');
  expect(await person.messages(campaign.id)).toHaveLength(84);
  expect(await person.firstMessage(campaign.id)).toEqual(first);
  expect(await person.outbox()).toEqual([]);
});

it('a deleted message leaves the list and is never sent', async () => {
  const { person, campaign, first, put } = await setUp();
  const remove = () => person.call('DELETE', `/api/messages/${first.id}`);
  const answer = await remove();
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await person.messages(campaign.id)).toHaveLength(83);
  for (const again of [await remove(), await put({ completed: true })]) expect(again.status).toBe(404);
  await fireAt(campaign.id, halfPastSeven);
  expect(await person.outbox()).toEqual([]);
  expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
});

const extra = (campaignId: number, scheduledFor?: string) => ({
  campaignId,
  scheduledFor,
  content: ' An extra nudge ',
});

const added = (person: Person, campaignId: number, scheduledFor: string) =>
  person.send<MessageView>('POST', '/api/messages', extra(campaignId, scheduledFor), 201);

async function atItsMinute(person: Person, { id, campaignId, scheduledFor }: MessageView, alarms = 1) {
  stateTime(scheduledFor);
  for (let times = 0; times < alarms; times += 1) await fireAlarm(campaignId);
  return (await person.messages(campaignId)).find((message) => message.id === id);
}

it('an added message is sent at its time, and refused in the past, a pause or after the end', async () => {
  const { person, campaign } = await setUp();
  const scheduledFor = '2031-03-03T21:30:00.000Z';
  const created = await added(person, campaign.id, scheduledFor);
  const shown = { content: 'An extra nudge', kind: 'extra', writer: 'person', status: 'scheduled' };
  expect(created).toMatchObject({ ...shown, scheduledFor, localDate: '2031-03-03' });
  await fireAt(campaign.id, halfPastSeven);
  expect(await alarmOf(campaign.id)).toBe(Date.parse(scheduledFor));
  const refuse = (at: string | undefined, message: string) =>
    expectRefusal(person.call('POST', '/api/messages', extra(campaign.id, at)), 400, message);
  await refuse('2031-03-03T05:00:00Z', 'Please choose a time in the future');
  await refuse('2032-03-05T00:00:00Z', 'Please choose a time within a year from today');
  for (const none of ['2031-02-30T10:00:00Z', undefined]) await refuse(none, 'Please choose when to send it');
  await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
  const paused =
    'This campaign is paused until Monday, March 10. Please choose that day or a later one, or resume it first';
  await refuse('2031-03-09T23:59:00Z', paused);
  const afterPause = await added(person, campaign.id, '2031-03-10T00:00:00Z');
  expect(await atItsMinute(person, afterPause)).toMatchObject({ status: 'sent' });

  // The closing message comes on Monday, May 26, at 07:30 British Summer Time.
  stateTime(mondayMorning + 83 * day + 180 * minute);
  await person.signInAgain();
  await refuse('2031-05-26T06:30:00Z', 'This campaign ends before that. Please choose an earlier time');
  const last = await added(person, campaign.id, '2031-05-26T06:29:00Z');
  // The first alarm handles only fifty of the missed days.
  expect(await atItsMinute(person, last, 2)).toMatchObject({ status: 'sent' });
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

const noPhone = 'Add your phone number in settings to get text messages';

it('a text added for the night moves to the nearest allowed time, in another time zone too', async () => {
  const { person, campaign } = await personWith('SMS');
  stateTime('2031-03-03T21:30:00Z');
  for (const [wanted, clock] of [
    ['2031-03-03T22:00:00Z', '2031-03-04 08:00'],
    ['2031-03-04T21:00:00Z', '2031-03-04 21:00'],
    ['2031-03-04T22:10:00Z', '2031-03-04 21:00'],
  ] as const) {
    const { scheduledFor, localDate } = await added(person, campaign.id, wanted);
    expect([localClock(scheduledFor, 'Europe/London'), localDate]).toEqual([clock, '2031-03-04']);
  }
  const abroad = await added(person, campaign.id, '2031-03-05T17:00:00Z');
  for (const at of ['2031-03-04T08:00:00Z', '2031-03-04T21:00:00Z']) await fireAt(campaign.id, at);
  const extras = (await person.messages(campaign.id)).filter(({ kind }) => kind === 'extra');
  expect(extras.map(({ status }) => status)).toEqual([...Array(3).fill('sent'), 'scheduled']);
  const passed = await added(person, campaign.id, '2031-03-05T08:30:00Z');
  await saveSettings(person, { timezone: 'Pacific/Auckland' });
  for (const [message, clock] of [
    [abroad, '2031-03-05 17:00'],
    [passed, '2031-03-05 21:00'],
  ] as const) {
    const scheduledFor = Date.parse(`${clock.replace(' ', 'T')}+13:00`);
    const shown = await atItsMinute(person, {
      ...message,
      scheduledFor: new Date(scheduledFor).toISOString(),
    });
    expect(shown).toMatchObject({ status: 'sent', localDate: '2031-03-05' });
    expect(localClock(shown?.scheduledFor ?? '', 'Pacific/Auckland')).toBe(clock);
  }
});

it('a message added for the night moves to an allowed time when its campaign changes to texts', async () => {
  const { person, campaign } = await personWith('Email');
  const { id } = await added(person, campaign.id, '2031-03-05T22:30:00Z');
  const clockIn = async (timeZone: string) => {
    const message = (await person.messages(campaign.id)).find((one) => one.id === id);
    return localClock(message?.scheduledFor ?? '', timeZone);
  };
  await edit(person, campaign, { customTime: '12:00', deliveryMethod: 'SMS' });
  expect(await clockIn('Europe/London')).toBe('2031-03-05 21:00');
  await edit(person, campaign, { customTime: '12:00', deliveryMethod: 'Email' });
  const late = await added(person, campaign.id, '2031-03-06T23:00:00Z');
  // The campaign moves only with its time.
  await sql("UPDATE users SET timezone = 'Europe/Paris' WHERE id = ?", person.user.id);
  await edit(person, campaign, { customTime: '12:30', deliveryMethod: 'SMS' });
  expect(await clockIn('Europe/Paris')).toBe('2031-03-05 21:00');
  const moved = await atItsMinute(person, { ...late, scheduledFor: '2031-03-06T20:00:00.000Z' });
  expect(moved).toMatchObject({ status: 'sent', timeZone: 'Europe/Paris' });
});

const sendNow = (person: Person, { id: campaignId }: CampaignView) =>
  person.call('POST', '/api/send-message', { campaignId, content: 'Stand up & stretch' });

const manualOf = async (person: Person, campaign: CampaignView) =>
  (await person.messages(campaign.id)).filter(({ kind }) => kind === 'manual');

it('a message by hand goes through the campaign’s channel and leaves the plan alone', async () => {
  for (const [method, channel] of Object.entries({ Email: 'email', SMS: 'sms', App: 'push' })) {
    stateTime(mondayMorning + 4 * hour);
    const { person, campaign } = await personWith(method);
    const message: MessageView = await (await sendNow(person, campaign)).json();
    const at = new Date(Date.now()).toISOString();
    expect(message).toMatchObject({
      kind: 'manual',
      content: 'Stand up & stretch',
      notes: 'Sent by you',
      writer: 'person',
      status: 'sent',
      sentAt: at,
      scheduledFor: at,
      channel,
      tries: 1,
      reason: null,
    });
    expect(await manualOf(person, campaign)).toEqual([message]);
    const body = expect.stringContaining('Stand up & stretch');
    expect(await person.outbox()).toMatchObject([{ channel, body }]);
    expect(await attemptsOf(message.id)).toMatchObject([{ channel, attempt: 1, outcome: 'accepted' }]);
    expect(await person.campaign(campaign.id)).toMatchObject({ messagesSent: 1, completionRate: 0 });
  }
  const { person, campaign } = await personWith('SMS');
  await saveSettings(person, { phone: null });
  await expectRefusal(sendNow(person, campaign), 502, noPhone);
  expect(await manualOf(person, campaign)).toMatchObject([
    { status: 'failed', sentAt: null, reason: noPhone },
  ]);
});

it('a message by hand is sent at once, however many messages are due before it', async () => {
  const { person, campaign } = await setUp();
  await sql('UPDATE deliveries SET due_at = ? WHERE campaign_id = ?', Date.now(), campaign.id);
  expect((await sendNow(person, campaign)).status).toBe(201);
});

it('a call that is repeated with its key sends or adds one message, which every answer returns', async () => {
  stateTime(mondayMorning + 4 * hour);
  const idempotencyKey = 'one-press-of-the-button';
  const later = new Date(mondayMorning + 30 * hour).toISOString();
  for (const [path, scheduledFor] of [
    ['/api/send-message', undefined],
    ['/api/messages', later],
  ] as const) {
    const { person, campaign } = await newPersonWithCampaign();
    const other = await newPersonWithCampaign();
    const body = { content: 'Stand up', scheduledFor, idempotencyKey };
    const call = (more: object = {}, by = { person, campaign }) =>
      by.person.send<MessageView>('POST', path, { campaignId: by.campaign.id, ...body, ...more }, 201);
    const mine = async () => (await person.messages(campaign.id)).filter(({ writer }) => writer === 'person');
    const atOnce = await Promise.all([call(), call(), call()]);
    expect([...atOnce, await call()]).toEqual(Array(4).fill(atOnce[0]));
    expect(await mine()).toEqual([atOnce[0]]);
    expect(await person.outbox()).toHaveLength(scheduledFor === undefined ? 1 : 0);

    const ids = [
      atOnce[0]?.id,
      (await call({}, other)).id,
      (await call({ idempotencyKey: 'another-press-of-the-button' })).id,
      (await call({ idempotencyKey: undefined })).id,
    ];
    expect(new Set(ids).size).toBe(ids.length);
  }
});

const test = (person: Person, body: object) => person.call('POST', '/api/test-notification', body);

it('a test notification arrives through each channel, even as a text at night', async () => {
  stateTime('2031-03-03T23:00:00Z');
  const person = await newPerson({ timezone: 'Europe/London' });
  for (const [body, channel] of [
    [{ deliveryMethod: 'Email', phone: '', carrier: '' }, 'email'],
    [{ deliveryMethod: 'App' }, 'push'],
    [{ deliveryMethod: 'SMS', phone: '(202) 555-0100', carrier: 'boost' }, 'sms'],
  ] as const) {
    expect(await (await test(person, body)).json()).toEqual({ message: 'Test notification sent!' });
    const text = expect.stringContaining('This is a test from Better Habits');
    expect(await person.newestMail()).toMatchObject({ channel, body: text });
  }
  const byText = (more: object) => test(person, { deliveryMethod: 'SMS', ...more });
  // The phone above was not saved.
  await expectRefusal(byText({}), 400, noPhone);
  await expectRefusal(byText({ phone: '12345' }), 400, expect.stringContaining('doesn’t look right'));
  await saveSettings(person, {});
  expect((await byText({ phone: null, carrier: null })).status).toBe(200);
  for (const [body, message] of [
    [{ deliveryMethod: 'Pigeon' }, 'Delivery method is required'],
    [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
    [{ phone: '5'.repeat(33) }, 'This phone number is too long'],
  ] as const)
    await expectRefusal(byText(body), 400, message);
});
