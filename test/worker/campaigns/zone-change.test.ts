import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  alarmOf,
  expectOnePlannedEachDay,
  fireAlarm,
  messagesOf,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { localClock } from '../../support/worker/local-clock.ts';
import type { Person } from '../../support/worker/people.ts';

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

async function moveTo(person: Person, timezone: string): Promise<void> {
  const answer = await person.call('PUT', `/api/users/${person.user.id}`, { timezone });
  expect(answer.status).toBe(200);
}

describe('somebody who moves to another zone', () => {
  it.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Honolulu'])(
    'gets what is unsent at the same local minute in %s; what was sent keeps its zone',
    async (zone) => {
      const { person, campaign } = await newPersonWithCampaign();
      stateTime(halfPastSeven);
      await fireAlarm(campaign.id);
      stateTime(halfPastSeven + 5 * minute);
      const before = await messagesOf(person, campaign.id);
      await person.call('PUT', `/api/messages/${before[5]?.id}`, { content: 'My own words' });
      await moveTo(person, zone);

      const after = await messagesOf(person, campaign.id);
      expectOnePlannedEachDay(after, 84);
      expect(after[0]).toEqual(before[0]);
      for (const message of after.slice(1)) {
        expect(message.timeZone).toBe(zone);
        expect(localClock(message.scheduledFor, zone)).toBe(`${message.localDate} 07:30`);
      }
      expect(after.find(({ content }) => content === 'My own words')?.id).toBe(before[5]?.id);
      const shown: CampaignView = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
      expect(shown).toMatchObject({ timeZone: zone, sendTime: '07:30', startDate: '2031-03-03' });
      await fireAlarm(campaign.id);
      expect(await alarmOf(campaign.id)).toBe(Date.parse(after[1]?.scheduledFor ?? ''));
      expect(await outboxOf(person)).toHaveLength(1);
    },
  );

  it('moves every campaign of theirs, and nobody else’s', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { customTime: '20:00', frequency: '3 times per week' });
    const stranger = await newPersonWithCampaign();
    await moveTo(person, 'Asia/Tokyo');
    const zones = async (who: Person, id: number) =>
      new Set((await messagesOf(who, id)).map(({ timeZone }) => timeZone));
    expect(await zones(person, campaign.id)).toEqual(new Set(['Asia/Tokyo']));
    expect(await zones(person, second.id)).toEqual(new Set(['Asia/Tokyo']));
    expectOnePlannedEachDay(await messagesOf(person, second.id), 36);
    expect(await zones(stranger.person, stranger.campaign.id)).toEqual(new Set(['Europe/London']));
  });

  it('leaves a message alone that goes out within a minute', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [first] = await messagesOf(person, campaign.id);
    stateTime(halfPastSeven - 30_000);
    await moveTo(person, 'America/New_York');
    expect((await messagesOf(person, campaign.id))[0]).toEqual(first);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    stateTime('2031-03-03T12:30:00Z');
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('there and back has what they had', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const days = (await messagesOf(person, campaign.id)).map(({ scheduledFor }) => scheduledFor);
    await moveTo(person, 'Pacific/Auckland');
    await moveTo(person, 'Europe/London');
    const after = await messagesOf(person, campaign.id);
    expect(after.map(({ scheduledFor }) => scheduledFor)).toEqual(days);
  });

  it('leaves a campaign that is over as it was', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 85 * day);
    await fireAlarm(campaign.id);
    await fireAlarm(campaign.id);
    await signInAgain(person);
    const before = await messagesOf(person, campaign.id);
    await moveTo(person, 'Asia/Tokyo');
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });

  it('changes nothing when the zone stays', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await messagesOf(person, campaign.id);
    await moveTo(person, 'Europe/London');
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });
});
