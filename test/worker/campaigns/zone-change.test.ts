import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  expectOnePlannedEachDay,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  minute,
  newCampaign,
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { localClock } from '../../support/worker/local-clock.ts';
import type { Person } from '../../support/worker/people.ts';

beginOnMonday();

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

  it('has every campaign moved by saving once more, when the database failed in the middle', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { customTime: '20:00' });
    // Of the two, whichever comes second fails.
    await env.DB.exec(
      `CREATE TRIGGER refuse BEFORE UPDATE OF time_zone ON campaigns WHEN NEW.user_id = ${person.user.id} AND EXISTS (SELECT 1 FROM campaigns WHERE user_id = NEW.user_id AND time_zone = 'Asia/Tokyo') BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    );
    const save = () => person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Asia/Tokyo' });
    expect((await save()).status).toBe(500);
    await env.DB.exec('DROP TRIGGER refuse');
    expect((await save()).status).toBe(200);
    for (const { id } of [campaign, second]) {
      const shown = await (await person.call('GET', `/api/campaigns/${id}`)).json();
      expect(shown).toMatchObject({ timeZone: 'Asia/Tokyo' });
      expect(new Set((await messagesOf(person, id)).map(({ timeZone }) => timeZone))).toEqual(
        new Set(['Asia/Tokyo']),
      );
    }
  });

  it('changes nothing when the zone stays', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await messagesOf(person, campaign.id);
    await moveTo(person, 'Europe/London');
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });
});
