import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
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
import {
  clocksOf,
  edit,
  extraWords,
  ownWords,
  past,
  runningCampaign,
  toCome,
  withContent,
} from '../../support/worker/running-campaign.ts';

beginOnMonday();

describe('another time', () => {
  it('moves what is unsent, and leaves what was sent', async () => {
    const { person, campaign, before } = await runningCampaign();
    const edited = await edit(person, campaign, { customTime: '20:15' });
    const after = await messagesOf(person, campaign.id);
    expect(edited).toMatchObject({ sendTime: '20:15', customTime: '20:15', messagesSent: 3 });
    expectOnePlannedEachDay(after, 84);
    expect(past(after)).toEqual(past(before));
    expect(clocksOf(toCome(after))).toEqual(new Set(['20:15']));
    expect(toCome(after).map(({ localDate }) => localDate)).toEqual(
      toCome(before).map(({ localDate }) => localDate),
    );
  });

  it("keeps the id and the words of what a person wrote, the mark of what is done, and a person's own messages", async () => {
    const { person, campaign, before } = await runningCampaign();
    await edit(person, campaign, { customTime: '20:15' });
    const after = await messagesOf(person, campaign.id);
    expect(withContent(after, ownWords)).toEqual([
      { ...withContent(before, ownWords)[0], scheduledFor: '2031-03-12T20:15:00.000Z' },
    ]);
    const done = before[11];
    expect(after.filter(({ id }) => id === done?.id)).toEqual([
      { ...done, scheduledFor: '2031-03-14T20:15:00.000Z' },
    ]);
    expect(withContent(after, extraWords)).toEqual(withContent(before, extraWords));
  });

  it('sends today at the new minute, and not at the old one', async () => {
    const { person, campaign } = await runningCampaign();
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
    const { person, campaign, before } = await runningCampaign();
    expect((await edit(person, campaign, { frequency: '3 times per week' })).frequency).toBe(
      '3 times per week',
    );
    const after = await messagesOf(person, campaign.id);
    expect(past(after)).toEqual(past(before));
    // Three sent in week 1, then its Saturday, then three in each of eleven weeks.
    expectOnePlannedEachDay(after, 3 + 1 + 33);
    const weekdays = toCome(after).map(({ localDate }) => new Date(localDate).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([1, 3, 6]));
    expect(withContent(after, ownWords)).toHaveLength(1);
    expect(after.find(({ id }) => id === before[11]?.id)).toMatchObject({ completed: true });
    expect(withContent(after, extraWords)).toEqual(withContent(before, extraWords));
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
    const { person, campaign, before } = await runningCampaign();
    const edited = await edit(person, campaign, { startDate: '2031-03-17' });
    expect(edited).toMatchObject({ startDate: '2031-03-17', currentWeek: 1, messagesSent: 3 });
    const after = await messagesOf(person, campaign.id);
    expect(past(after)).toEqual(past(before));
    expectOnePlannedEachDay(after, 3 + 84);
    expect(toCome(after)[0]?.localDate).toBe('2031-03-17');
    expect(toCome(after).at(-1)?.localDate).toBe('2031-06-08');
    expect(withContent(after, ownWords)).toHaveLength(1);
    expect(after.find(({ id }) => id === before[11]?.id)).toMatchObject({ completed: true });
  });

  it('may stay although it is past, as a date, as an instant, or left out', async () => {
    const { person, campaign } = await runningCampaign();
    for (const startDate of ['2031-03-03', '2031-03-03T12:00:00.000Z', undefined]) {
      expect((await edit(person, campaign, { startDate })).startDate).toBe('2031-03-03');
    }
    expectOnePlannedEachDay(await messagesOf(person, campaign.id), 84);
  });

  it('cannot be moved to another day that is past', async () => {
    const { person, campaign } = await runningCampaign();
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
      const { person, campaign, before } = await runningCampaign();
      await edit(person, campaign, words);
      const after = await messagesOf(person, campaign.id);
      const titled = before.map((message) => ({ ...message, campaignTitle: words.title ?? campaign.title }));
      expectOnePlannedEachDay(after, 84);
      expect(past(after)).toEqual(past(titled));
      expect(withContent(after, ownWords)).toEqual(withContent(titled, ownWords));
      expect(withContent(after, extraWords)).toEqual(withContent(titled, extraWords));
      const when = ({ localDate, scheduledFor, notes }: MessageView) => [localDate, scheduledFor, notes];
      expect(toCome(after).map(when)).toEqual(toCome(before).map(when));
    },
  );

  it('speak of the new habit', async () => {
    const { person, campaign, before } = await runningCampaign();
    await edit(person, campaign, { title: 'Evening yoga', messageStyle: 'direct' });
    const texts = toCome(await messagesOf(person, campaign.id)).map(({ content }) => content);
    const old = new Set(before.map(({ content }) => content));
    expect(texts.filter((text) => old.has(text))).toEqual([ownWords, before[11]?.content]);
    expect(texts.some((text) => /meditation/i.test(text) && text !== before[11]?.content)).toBe(false);
  });
});

describe('another way to be reached', () => {
  it('carries the next message, and leaves what was sent as it was', async () => {
    const { person, campaign } = await runningCampaign();
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
    expect(clocksOf(await messagesOf(person, campaign.id))).toEqual(new Set([edited.sendTime]));
  });
});

describe('an edit', () => {
  it('that changes nothing, changes nothing', async () => {
    const { person, campaign, before } = await runningCampaign();
    const now: CampaignView = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(await edit(person, campaign, {})).toEqual(now);
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });

  it('does not bring back a message that was deleted', async () => {
    const { person, campaign, before } = await runningCampaign();
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
    const { person, campaign, before } = await runningCampaign();
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
    expect(withContent(after, 'Even better words')).toHaveLength(1);
    expect(withContent(after, extraWords)).toHaveLength(1);
  });
});

async function moveTo(person: Person, timezone: string): Promise<void> {
  const answer = await person.call('PUT', `/api/users/${person.user.id}`, { timezone });
  expect(answer.status).toBe(200);
}

describe('somebody who moves to another zone', () => {
  it.each(['Asia/Kolkata', 'Pacific/Honolulu'])(
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

const rowsOf = (table: string, column: string, id: number) =>
  env.DB.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${column} = ?`)
    .bind(id)
    .first<number>('count');

it('deleting a campaign deletes its messages, their deliveries and its schedule, and nothing of it is sent', async () => {
  const { person, campaign, before } = await runningCampaign();
  const sentBefore = await outboxOf(person);
  const answer = await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');

  expect(await rowsOf('messages', 'campaign_id', campaign.id)).toBe(0);
  for (const message of before.slice(0, 3))
    expect(await rowsOf('deliveries', 'message_id', message.id)).toBe(0);
  expect(await alarmOf(campaign.id)).toBeNull();
  stateTime('2031-03-06T07:30:00Z');
  expect(await fireAlarm(campaign.id)).toBe(false);
  expect(await outboxOf(person)).toEqual(sentBefore);

  const gone = ['', '/regenerate-messages'].map((path) => `/api/campaigns/${campaign.id}${path}`);
  expect((await person.call('GET', gone[0] ?? '')).status).toBe(404);
  expect((await person.call('POST', gone[1] ?? '')).status).toBe(404);
  expect((await person.call('GET', `/api/messages/campaign/${campaign.id}`)).status).toBe(404);
  expect((await person.call('PUT', `/api/messages/${before[0]?.id}`, { completed: true })).status).toBe(404);
});

it('deleting a campaign leaves the others as they were', async () => {
  const { person, campaign } = await runningCampaign();
  const other = await newCampaign(person);
  const messages = await messagesOf(person, other.id);
  await fireAlarm(other.id);
  const alarm = await alarmOf(other.id);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(await messagesOf(person, other.id)).toEqual(messages);
  expect(await alarmOf(other.id)).toBe(alarm);
  expect(await (await person.call('GET', '/api/campaigns')).json()).toEqual([other]);
});
