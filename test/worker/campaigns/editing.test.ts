import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  alarmOf,
  campaignBody,
  expectOnePlannedEachDay,
  fireAlarm,
  messagesOf,
  mondayMorning,
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { localClock } from '../../support/worker/local-clock.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const halfPastSeven = mondayMorning + 150 * minute;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
});

async function edit(person: Person, campaign: CampaignView, change: object): Promise<CampaignView> {
  const answer = await person.call('PUT', `/api/campaigns/${campaign.id}`, { ...campaignBody, ...change });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

const change = async (person: Person, message: MessageView | undefined, body: object) =>
  expect((await person.call('PUT', `/api/messages/${message?.id}`, body)).status).toBe(200);

/** A campaign on its fourth day: three messages sent, the first marked done; of those to come one written by hand (tenth day), one done early (twelfth), and one of the person's own. */
async function underWay() {
  const { person, campaign } = await newPersonWithCampaign();
  for (let sent = 0; sent < 3; sent += 1) {
    stateTime(halfPastSeven + sent * day);
    await fireAlarm(campaign.id);
  }
  stateTime(halfPastSeven + 3 * day - 60 * minute);
  const before = await messagesOf(person, campaign.id);
  await change(person, before[0], { completed: true });
  await change(person, before[9], { content: 'My own words' });
  await change(person, before[11], { completed: true });
  const own = { campaignId: campaign.id, content: 'Extra', scheduledFor: '2031-03-20T18:15:00.000Z' };
  expect((await person.call('POST', '/api/messages', own)).status).toBe(201);
  return { person, campaign, before: await messagesOf(person, campaign.id) };
}

const planned = (messages: MessageView[]) => messages.filter(({ kind }) => kind === 'planned');
const toCome = (messages: MessageView[]) => planned(messages).filter(({ status }) => status === 'scheduled');
const past = (messages: MessageView[]) => messages.filter(({ status }) => status !== 'scheduled');
const byContent = (messages: MessageView[], content: string | undefined) =>
  messages.filter((message) => message.content === content);
const clocks = (messages: MessageView[], zone = 'Europe/London') =>
  new Set(messages.map((message) => localClock(message.scheduledFor, zone).slice(11)));

describe('another time', () => {
  it('moves what is unsent, and leaves what was sent', async () => {
    const { person, campaign, before } = await underWay();
    const edited = await edit(person, campaign, { customTime: '20:15' });
    const after = await messagesOf(person, campaign.id);
    expect(edited).toMatchObject({ sendTime: '20:15', customTime: '20:15', messagesSent: 3 });
    expectOnePlannedEachDay(after, 84);
    expect(past(after)).toEqual(past(before));
    expect(clocks(toCome(after))).toEqual(new Set(['20:15']));
    expect(toCome(after).map(({ localDate }) => localDate)).toEqual(
      toCome(before).map(({ localDate }) => localDate),
    );
  });

  it("keeps the id and the words of what a person wrote, the mark of what is done, and a person's own messages", async () => {
    const { person, campaign, before } = await underWay();
    await edit(person, campaign, { customTime: '20:15' });
    const after = await messagesOf(person, campaign.id);
    expect(byContent(after, 'My own words')).toEqual([
      { ...byContent(before, 'My own words')[0], scheduledFor: '2031-03-12T20:15:00.000Z' },
    ]);
    const done = before[11];
    expect(after.filter(({ id }) => id === done?.id)).toEqual([
      { ...done, scheduledFor: '2031-03-14T20:15:00.000Z' },
    ]);
    expect(byContent(after, 'Extra')).toEqual(byContent(before, 'Extra'));
  });

  it('sends today at the new minute, and not at the old one', async () => {
    const { person, campaign } = await underWay();
    await edit(person, campaign, { customTime: '20:15' });
    const sentBefore = (await outboxOf(person)).length;
    stateTime(halfPastSeven + 3 * day);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(sentBefore);
    const evening = Date.parse('2031-03-06T20:15:00Z');
    expect(await alarmOf(campaign.id)).toBe(evening);
    stateTime(evening);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(sentBefore + 1);
  });

  it('that is over already today keeps the count: today is made up for at the end, if nothing was sent today', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await edit(person, campaign, { customTime: '00:30' });
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect([after[0]?.localDate, after.at(-1)?.localDate]).toEqual(['2031-03-04', '2031-05-26']);
    await edit(person, campaign, { customTime: '09:00' });
    const again = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(again, 84);
    expect([again[0]?.localDate, again.at(-1)?.localDate]).toEqual(['2031-03-03', '2031-05-25']);
  });

  it('in the last minute before a send neither moves nor doubles it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [first] = await messagesOf(person, campaign.id);
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven - 30_000);
    await edit(person, campaign, { customTime: '07:45' });
    for (const later of [0, 1, 15, 16]) {
      stateTime(halfPastSeven + later * minute);
      await fireAlarm(campaign.id);
    }
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(after[0]).toMatchObject({ id: first?.id, content: first?.content, status: 'sent' });
    expect(await outboxOf(person)).toHaveLength(1);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day + 15 * minute);
  });

  it('right after a send does not send once more today', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    await edit(person, campaign, { customTime: '07:45' });
    stateTime(halfPastSeven + 20 * minute);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(1);
    expectOnePlannedEachDay(await messagesOf(person, campaign.id), 84);
  });
});

describe('another frequency', () => {
  it('keeps what was sent and plans the rest on Monday, Wednesday and Saturday', async () => {
    const { person, campaign, before } = await underWay();
    expect((await edit(person, campaign, { frequency: '3 times per week' })).frequency).toBe(
      '3 times per week',
    );
    const after = await messagesOf(person, campaign.id);
    expect(past(after)).toEqual(past(before));
    // Three sent in week 1, then its Saturday, then three in each of eleven weeks.
    expectOnePlannedEachDay(after, 3 + 1 + 33);
    const weekdays = toCome(after).map(({ localDate }) => new Date(localDate).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([1, 3, 6]));
    expect(byContent(after, 'My own words')).toHaveLength(1);
    expect(after.find(({ id }) => id === before[11]?.id)).toMatchObject({ completed: true });
    expect(byContent(after, 'Extra')).toEqual(byContent(before, 'Extra'));
  });

  it('and back again is a message each day, with nothing lost and nothing doubled', async () => {
    const { person, campaign, before } = await underWay();
    await edit(person, campaign, { frequency: '3 times per week' });
    await edit(person, campaign, { frequency: 'Daily' });
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(past(after)).toEqual(past(before));
    expect(byContent(after, 'My own words')[0]?.id).toBe(byContent(before, 'My own words')[0]?.id);
  });
});

describe('another start date', () => {
  it('moves the whole campaign when nothing was sent', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const edited = await edit(person, campaign, { startDate: '2031-03-10' });
    expect(edited.startDate).toBe('2031-03-10');
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect([after[0]?.localDate, after.at(-1)?.localDate]).toEqual(['2031-03-10', '2031-06-01']);
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + 7 * day);
  });

  it('starts the twelve weeks again behind what was sent', async () => {
    const { person, campaign, before } = await underWay();
    const edited = await edit(person, campaign, { startDate: '2031-03-17' });
    expect(edited).toMatchObject({ startDate: '2031-03-17', currentWeek: 1, messagesSent: 3 });
    const after = await messagesOf(person, campaign.id);
    expect(past(after)).toEqual(past(before));
    expectOnePlannedEachDay(after, 3 + 84);
    expect(toCome(after)[0]?.localDate).toBe('2031-03-17');
    expect(toCome(after).at(-1)?.localDate).toBe('2031-06-08');
    expect(byContent(after, 'My own words')).toHaveLength(1);
    expect(after.find(({ id }) => id === before[11]?.id)).toMatchObject({ completed: true });
  });

  it('may stay although it is past, as a date, as an instant, or left out', async () => {
    const { person, campaign } = await underWay();
    for (const startDate of ['2031-03-03', '2031-03-03T12:00:00.000Z', undefined]) {
      expect((await edit(person, campaign, { startDate })).startDate).toBe('2031-03-03');
    }
    expectOnePlannedEachDay(await messagesOf(person, campaign.id), 84);
  });

  it('cannot be moved to another day that is past', async () => {
    const { person, campaign } = await underWay();
    const body = { ...campaignBody, startDate: '2031-03-05' };
    const answer = await person.call('PUT', `/api/campaigns/${campaign.id}`, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Start date must be today or later' });
  });

  it('lets a completed campaign begin anew', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 85 * day);
    await fireAlarm(campaign.id);
    await fireAlarm(campaign.id);
    await signInAgain(person);
    const over: CampaignView = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(over).toMatchObject({ active: false, completed: true });

    const title = await edit(person, campaign, { title: 'Evening meditation' });
    expect(title).toMatchObject({ active: false, completed: true, title: 'Evening meditation' });
    const again = await edit(person, campaign, { startDate: '2031-06-01' });
    expect(again).toMatchObject({ active: true, completed: false, startDate: '2031-06-01', currentWeek: 1 });
    const after = await messagesOf(person, campaign.id);
    expect(toCome(after)).toHaveLength(84);
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(Date.parse('2031-06-01T06:30:00Z'));
  });
});

describe('other words', () => {
  it.each([{ title: 'Evening yoga' }, { messageStyle: 'direct' }, { description: 'To sleep better' }])(
    'rewrite only what is unsent and untouched: %j',
    async (words) => {
      const { person, campaign, before } = await underWay();
      await edit(person, campaign, words);
      const after = await messagesOf(person, campaign.id);
      const titled = before.map((message) => ({ ...message, campaignTitle: words.title ?? campaign.title }));
      expectOnePlannedEachDay(after, 84);
      expect(past(after)).toEqual(past(titled));
      expect(byContent(after, 'My own words')).toEqual(byContent(titled, 'My own words'));
      expect(byContent(after, 'Extra')).toEqual(byContent(titled, 'Extra'));
      const when = ({ localDate, scheduledFor, notes }: MessageView) => [localDate, scheduledFor, notes];
      expect(toCome(after).map(when)).toEqual(toCome(before).map(when));
    },
  );

  it('speak of the new habit', async () => {
    const { person, campaign, before } = await underWay();
    await edit(person, campaign, { title: 'Evening yoga', messageStyle: 'direct' });
    const texts = toCome(await messagesOf(person, campaign.id)).map(({ content }) => content);
    const old = new Set(before.map(({ content }) => content));
    expect(texts.filter((text) => old.has(text))).toEqual(['My own words', before[11]?.content]);
    expect(texts.some((text) => /meditation/i.test(text) && text !== before[11]?.content)).toBe(false);
  });
});

describe('another way to be reached', () => {
  it('carries the next message, and leaves what was sent as it was', async () => {
    const { person, campaign } = await underWay();
    expect((await edit(person, campaign, { deliveryMethod: 'App' })).deliveryMethod).toBe('App');
    stateTime(halfPastSeven + 3 * day);
    await fireAlarm(campaign.id);
    const sent = (await messagesOf(person, campaign.id)).filter((message) => message.sent);
    expect(sent.map(({ channel }) => channel)).toEqual(['email', 'email', 'email', 'push']);
  });

  it('that is text messages moves an early window behind 8 AM', async () => {
    const { person, campaign } = await newPersonWithCampaign({ messageTime: 'Morning (6-9 AM)' });
    const settings = { phone: '+12025550100', carrier: 'boost', timezone: 'Europe/London' };
    await person.call('PUT', `/api/users/${person.user.id}`, settings);
    const byText = { messageTime: 'Morning (6-9 AM)', deliveryMethod: 'SMS' };
    const edited = await edit(person, campaign, byText);
    expect(edited.sendTime >= '08:00' && edited.sendTime < '09:00').toBe(true);
    expect(clocks(await messagesOf(person, campaign.id))).toEqual(new Set([edited.sendTime]));
  });
});

describe('an edit', () => {
  it('that changes nothing, changes nothing', async () => {
    const { person, campaign, before } = await underWay();
    const now: CampaignView = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(await edit(person, campaign, {})).toEqual(now);
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });

  it('does not bring back a message that was deleted', async () => {
    const { person, campaign, before } = await underWay();
    const doomed = before.filter(({ localDate }) => localDate === '2031-03-08');
    await person.call('DELETE', `/api/messages/${doomed[0]?.id}`);
    for (const words of [{ title: 'Evening yoga' }, { customTime: '20:15' }]) {
      await edit(person, campaign, words);
      const after = await messagesOf(person, campaign.id);
      expectOnePlannedEachDay(after, 83);
      expect(after.some(({ localDate }) => localDate === '2031-03-08')).toBe(false);
    }
  });

  it('made many times at once, beside marks and words, doubles nothing and loses no words', async () => {
    const { person, campaign, before } = await underWay();
    const answers = await Promise.all([
      ...['08:00', '09:00', '10:00', '11:00'].map((customTime) =>
        person.call('PUT', `/api/campaigns/${campaign.id}`, { ...campaignBody, customTime }),
      ),
      person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`),
      person.call('PUT', `/api/messages/${before[0]?.id}`, { completed: true }),
      person.call('PUT', `/api/messages/${before[9]?.id}`, { content: 'Even better words' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(byContent(after, 'Even better words')).toHaveLength(1);
    expect(byContent(after, 'Extra')).toHaveLength(1);
  });

  it("of another person's campaign is 404 and changes nothing", async () => {
    const { person, campaign, before } = await underWay();
    const stranger = await newPerson();
    const answer = await stranger.call('PUT', `/api/campaigns/${campaign.id}`, campaignBody);
    expect(answer.status).toBe(404);
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });
});
