import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  messagesOf,
  mondayMorning,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';

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

  it.each([['a'], ['x'.repeat(1000)], [`  ${'x'.repeat(1000)}  `]])(
    'may be 1 to 1,000 characters',
    async (content) => {
      const { put } = await setUp();
      expect(await put({ content })).toMatchObject({ status: 200, body: { content: content.trim() } });
    },
  );

  it.each([
    ['', 'Please write a message'],
    ['   \n\t\u00a0 ', 'Please write a message'],
    [null, 'Please write a message'],
    [42, 'Please write a message'],
    [['a'], 'Please write a message'],
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

  it('leaves the words to the writers', async () => {
    const { first, put } = await setUp();
    expect((await put({ completed: true })).body).toMatchObject({
      content: first.content,
      writer: 'built-in',
    });
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
      expect(await put(body)).toMatchObject({ status: 400, body: { message: 'There is nothing to change' } });
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
    ['2031-03-03T04:59:59Z', 'Please choose a time that is still to come'],
    ['2031-03-03T05:00:00Z', 'Please choose a time that is still to come'],
    ['1999-01-01T00:00:00Z', 'Please choose a time that is still to come'],
    ['2032-03-05T00:00:00Z', 'Please choose a time within a year from today'],
    ['9999-12-31T23:59:59Z', 'Please choose a time within a year from today'],
    ['tomorrow', 'Please choose when to send it'],
    ['2031-03-04', 'Please choose when to send it'],
    ['2031-02-30T10:00:00Z', 'Please choose when to send it'],
    ['2031-03-04T25:00:00Z', 'Please choose when to send it'],
    ['', 'Please choose when to send it'],
    [undefined, 'Please choose when to send it'],
    [null, 'Please choose when to send it'],
    [1930381200000, 'Please choose when to send it'],
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
    ['  ', 'Please write a message'],
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
