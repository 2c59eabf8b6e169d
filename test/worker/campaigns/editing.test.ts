import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
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
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
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

  it('and back again is a message each day, with nothing lost and nothing doubled', async () => {
    const { person, campaign, before } = await runningCampaign();
    await edit(person, campaign, { frequency: '3 times per week' });
    await edit(person, campaign, { frequency: 'Daily' });
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(past(after)).toEqual(past(before));
    expect(withContent(after, ownWords)[0]?.id).toBe(withContent(before, ownWords)[0]?.id);
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
