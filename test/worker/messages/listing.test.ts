import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

async function recentOf(person: Person, query = ''): Promise<MessageView[]> {
  const answer = await person.call('GET', `/api/messages/recent${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe("a campaign's messages", () => {
  it('come soonest first, whatever their kind', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const extra = { campaignId: campaign.id, content: 'Extra', scheduledFor: '2031-03-05T12:00:00Z' };
    await person.call('POST', '/api/messages', extra);
    await person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now' });
    const messages = await messagesOf(person, campaign.id);
    expect(messages).toHaveLength(86);
    const instants = messages.map(({ scheduledFor }) => Date.parse(scheduledFor));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(messages.slice(0, 5).map(({ kind }) => kind)).toEqual([
      'manual',
      'planned',
      'planned',
      'planned',
      'extra',
    ]);
  });

  it('are those of that campaign alone', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await newCampaign(person);
    expect(await messagesOf(person, campaign.id)).toHaveLength(84);
  });
});

describe('recent messages', () => {
  it('are the soonest that are to come while nothing was sent, over all campaigns', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { customTime: '06:00', title: 'Evening walk' });
    const recent = await recentOf(person, '?limit=3');
    expect(recent.map(({ campaignTitle, localDate }) => [campaignTitle, localDate])).toEqual([
      [second.title, '2031-03-03'],
      [campaign.title, '2031-03-03'],
      [second.title, '2031-03-04'],
    ]);
  });

  it('are the newest sent, then the soonest to come', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    for (const sent of [0, 1]) {
      stateTime(halfPastSeven + sent * day);
      await fireAlarm(campaign.id);
    }
    const recent = await recentOf(person, '?limit=4');
    expect(recent.map(({ localDate, sent }) => [localDate, sent])).toEqual([
      ['2031-03-04', true],
      ['2031-03-03', true],
      ['2031-03-05', false],
      ['2031-03-06', false],
    ]);
    expect((await recentOf(person, '?limit=1')).map(({ localDate }) => localDate)).toEqual(['2031-03-04']);
  });

  it('never show what failed or was skipped', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 2 * day);
    await fireAlarm(campaign.id);
    const recent = await recentOf(person, '?limit=50');
    expect(new Set(recent.map(({ status }) => status))).toEqual(new Set(['sent', 'scheduled']));
    expect(recent.filter(({ sent }) => sent)).toHaveLength(1);
  });

  it('are ten where no limit is named, and none for somebody without campaigns', async () => {
    const { person } = await newPersonWithCampaign();
    expect(await recentOf(person)).toHaveLength(10);
    expect(await recentOf(await newPerson())).toEqual([]);
  });

  it.each([
    ['1', 1],
    ['50', 50],
  ])('may be %s', async (limit, count) => {
    const { person } = await newPersonWithCampaign();
    expect(await recentOf(person, `?limit=${limit}`)).toHaveLength(count);
  });

  it.each([
    ['0', 'limit must be at least 1'],
    ['-1', 'limit must be at least 1'],
    ['', 'limit must be at least 1'],
    ['51', 'limit must be at most 50'],
    ['1e9', 'limit must be at most 50'],
    ['abc', 'limit must be a number'],
    ['1.5', 'limit must be a number'],
    ['Infinity', 'limit must be a number'],
  ])('are not %s many', async (limit, message) => {
    const person = await newPerson();
    const answer = await person.call('GET', `/api/messages/recent?limit=${limit}`);
    expect(await answer.json()).toMatchObject({ message });
    expect(answer.status).toBe(400);
  });
});
