import { expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  hour,
  messagesOf,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

type Habit = {
  campaignId: number;
  weeks: { week: number; due: number; done: number; paused: number }[];
  weekdays: { weekday: number; due: number; done: number }[];
  marks: { weekday: number; hour: number; count: number }[];
};

async function habitOf(person: Person, id: number): Promise<Habit> {
  const answer = await person.call('GET', `/api/analytics/${person.user.id}`);
  expect(answer.status).toBe(200);
  const habit = (await answer.json<Habit[]>()).find(({ campaignId }) => campaignId === id);
  if (habit === undefined) throw new Error('The campaign is missing');
  return habit;
}

async function mark(person: Person, campaignId: number, place: number) {
  const message = (await messagesOf(person, campaignId))[place];
  await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
}

it('weeks and weekdays add up to the completion rate, whatever was kept, missed or paused', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  for (let days = 0; days < 16; days += 1) {
    stateTime(halfPastSeven + days * day);
    if (days === 9) await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
    await fireAlarm(campaign.id);
    if (days !== 1 && days < 9) await mark(person, campaign.id, days);
  }
  stateTime(mondayMorning + 16 * day);
  await signInAgain(person);
  const { weeks, weekdays } = await habitOf(person, campaign.id);
  expect(weeks).toEqual([
    { week: 1, due: 7, done: 6, paused: 0 },
    { week: 2, due: 2, done: 2, paused: 5 },
    { week: 3, due: 0, done: 0, paused: 2 },
  ]);
  expect(weekdays.find(({ weekday }) => weekday === 2)).toEqual({ weekday: 2, due: 2, done: 1 });
  const total = (of: 'due' | 'done') => weekdays.reduce((sum, one) => sum + one[of], 0);
  const { completionRate } = await (
    await person.call('GET', `/api/campaigns/${campaign.id}`)
  ).json<CampaignView>();
  expect([total('due'), total('done')]).toEqual([9, 8]);
  expect(completionRate).toBe(Math.round((100 * total('done')) / total('due')));
});

it('an hour is the one that the clock in the campaign’s zone showed', async () => {
  const person = await newPerson({ timezone: 'Asia/Kolkata' });
  const campaign = await newCampaign(person);
  // 07:30 in Kolkata on Tuesday is 02:00 in London.
  stateTime(mondayMorning + day - 3 * hour);
  await fireAlarm(campaign.id);
  const messages = await messagesOf(person, campaign.id);
  const tuesday = messages.findIndex(({ localDate }) => localDate === '2031-03-04');
  stateTime('2031-03-04T02:29:59Z');
  await mark(person, campaign.id, tuesday);
  expect((await habitOf(person, campaign.id)).marks).toEqual([{ weekday: 2, hour: 7, count: 1 }]);
});

it('a day that was marked on another day counts as kept, and at no hour', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  stateTime(halfPastSeven);
  await fireAlarm(campaign.id);
  stateTime(mondayMorning + day);
  await mark(person, campaign.id, 0);
  const { weeks, marks } = await habitOf(person, campaign.id);
  expect(weeks).toEqual([{ week: 1, due: 1, done: 1, paused: 0 }]);
  expect(marks).toEqual([]);
});

it('a campaign that has just begun has no weeks yet', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  expect(await habitOf(person, campaign.id)).toEqual({
    campaignId: campaign.id,
    weeks: [],
    weekdays: [],
    marks: [],
  });
});
