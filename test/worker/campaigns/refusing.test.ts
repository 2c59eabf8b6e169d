import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  beginOnMonday,
  campaignBody,
  messagesOf,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

/** Wrong input is refused alike by a new campaign and by an edited one, and changes nothing. */
async function expectRefused(changes: Record<string, unknown>[], message: string) {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await messagesOf(person, campaign.id);
  for (const change of changes) {
    const body = { ...campaignBody, ...change };
    for (const answer of [
      await person.call('POST', '/api/campaigns', body),
      await person.call('PUT', `/api/campaigns/${campaign.id}`, body),
    ]) {
      expect(await answer.json(), JSON.stringify(change)).toMatchObject({ message });
      expect(answer.status).toBe(400);
    }
  }
  expect(await (await person.call('GET', '/api/campaigns')).json()).toEqual([campaign]);
  expect(await messagesOf(person, campaign.id)).toEqual(before);
}

/** A field with each of some values. */
const withEach = (field: string, ...values: unknown[]) => values.map((value) => ({ [field]: value }));

describe('a campaign is refused, in the words of its form, for', () => {
  it('a title that is too short, too long or no text', async () => {
    const short = withEach('title', undefined, null, '', 'ab', '  ab  ', 123, ['a', 'b', 'c'], {});
    await expectRefused(short, 'Title must be at least 3 characters');
    await expectRefused([{ title: 'x'.repeat(501) }], 'Title must be at most 500 characters');
  });

  it('a description that is too short, too long or no text', async () => {
    const short = withEach('description', undefined, null, '', ' abcd ', 12345, [], {});
    await expectRefused(short, 'Description must be at least 5 characters');
    const long = [{ description: 'x'.repeat(2001) }];
    await expectRefused(long, 'Description must be at most 2000 characters');
  });

  it.each([
    ['frequency', 'Frequency', 'Daily, 3 times per week', ['daily', 'Hourly', 1, [], {}]],
    [
      'messageTime',
      'Message time',
      'Morning (6-9 AM), Mid-day (11 AM-2 PM), Afternoon (3-5 PM), Evening (6-8 PM), Custom time',
      ['Morning', 7, [], {}],
    ],
    ['messageStyle', 'Message style', 'motivational, informative, friendly, direct', ['Friendly', 'rude', 0]],
    ['deliveryMethod', 'Delivery method', 'SMS, Email, App', ['email', 'Pigeon', true]],
  ])('a %s that is missing or not on the list', async (field, label, list, values) => {
    await expectRefused(withEach(field, undefined, null, ''), `${label} is required`);
    await expectRefused(withEach(field, ...values), `Please choose one of: ${list}`);
  });

  it('a custom time that is none', () =>
    expectRefused(
      withEach('customTime', undefined, null, '', '7:30', '24:00', '12:60', '07:30:00', 'noon', 730, []),
      'Please choose a time',
    ));

  it('a timezoneOffset that is none', () =>
    expectRefused(
      withEach('timezoneOffset', 'east', '60', null, 1441, -1441, 0.5, []),
      'timezoneOffset must be a number of minutes',
    ));

  it('a start date that is no day', () =>
    expectRefused(
      withEach(
        'startDate',
        ...['', 'tomorrow', '2031-02-30', '2031-13-01', '2031-3-4', '2031-03-04 noon', '2031-03-04T'],
        ...['2031-03-04T25:00:00Z', '2031-02-30T08:00:00Z', '2031-03-04T08:00:00 (in my zone)'],
        ...['03/04/2031', 'Tue Mar 04 2031', '+012031-03-04', 20310304, null, []],
      ),
      'Please choose a start date',
    ));

  it('a start date that is far away', () =>
    expectRefused(
      withEach('startDate', '2032-03-05', '9999-12-31', '9999-12-31T23:59:59Z'),
      'Start date must be within a year from today',
    ));
});

describe('a start date', () => {
  it('is not before today', async () => {
    const person = await newPerson({ timezone: 'Europe/London' });
    const answer = await person.call('POST', '/api/campaigns', { ...campaignBody, startDate: '2031-03-02' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Start date must be today or later' });
  });

  it('may be a year away', async () => {
    const { person, campaign } = await newPersonWithCampaign({ startDate: '2032-02-29' });
    expect(campaign).toMatchObject({ startDate: '2032-02-29', currentWeek: 1, weeksCompleted: 0 });
    expect((await messagesOf(person, campaign.id))[0]?.localDate).toBe('2032-02-29');
  });

  it("is today in the person's own zone, where that is another day than UTC's", async () => {
    stateTime('2031-03-04T02:00:00Z');
    const west = await newPerson({ timezone: 'America/Los_Angeles' });
    expect((await newCampaign(west)).startDate).toBe('2031-03-03');
    expect((await newCampaign(west, { startDate: '2031-03-03' })).startDate).toBe('2031-03-03');
    stateTime('2031-03-03T20:00:00Z');
    const east = await newPerson({ timezone: 'Pacific/Auckland' });
    expect((await newCampaign(east)).startDate).toBe('2031-03-04');
    const yesterdayThere = { ...campaignBody, startDate: '2031-03-03' };
    expect((await east.call('POST', '/api/campaigns', yesterdayThere)).status).toBe(400);
  });

  it.each([
    ['Europe/London', '2031-03-05T00:00:00.000Z', '2031-03-05'],
    ['America/Los_Angeles', '2031-03-05T07:59:59Z', '2031-03-04'],
    ['America/Los_Angeles', '2031-03-05T08:00:00Z', '2031-03-05'],
    ['Asia/Tokyo', '2031-03-04T15:00:00Z', '2031-03-05'],
    ['Europe/London', '2031-03-05T01:00:00+02:00', '2031-03-04'],
  ] as const)('may be an instant, whose day in %s counts: %s', async (timezone, startDate, date) => {
    const person = await newPerson({ timezone });
    expect((await newCampaign(person, { startDate })).startDate).toBe(date);
  });
});

const noPhone = 'Add your phone number in settings to get text messages';
const nightly = 'Text messages go out between 8 AM and 9 PM. Please choose a time in between';

async function withPhone(): Promise<Person> {
  const person = await newPerson({ timezone: 'Europe/London' });
  const settings = { phone: '+12025550100', carrier: 'boost', timezone: 'Europe/London' };
  expect((await person.call('PUT', `/api/users/${person.user.id}`, settings)).status).toBe(200);
  return person;
}

describe('a campaign by text message', () => {
  it('is refused without a phone, new or edited, whatever phone the form sends along', async () => {
    const text = { deliveryMethod: 'SMS', customTime: '09:00' };
    await expectRefused([text, { ...text, phone: '+12025550100', carrier: 'boost' }], noPhone);
  });

  it('is taken from eight to nine, and refused before and after', async () => {
    const person = await withPhone();
    for (const customTime of ['07:59', '21:01', '00:00', '23:59']) {
      const body = { ...campaignBody, deliveryMethod: 'SMS', customTime };
      const answer = await person.call('POST', '/api/campaigns', body);
      expect(answer.status, customTime).toBe(400);
      expect(await answer.json()).toMatchObject({ message: nightly });
    }
    for (const customTime of ['08:00', '21:00']) {
      expect((await newCampaign(person, { deliveryMethod: 'SMS', customTime })).sendTime).toBe(customTime);
    }
  });
});

describe('what a campaign does not ask for', () => {
  it('a custom time beside a window does not count', async () => {
    const { campaign } = await newPersonWithCampaign({
      messageTime: 'Evening (6-8 PM)',
      customTime: '03:00',
    });
    expect(campaign.sendTime >= '18:00' && campaign.sendTime < '20:00').toBe(true);
  });

  it('cannot be smuggled in', async () => {
    const smuggled = {
      id: 1,
      seed: 'mine',
      active: false,
      completed: true,
      endsAt: 0,
      timeZone: 'Asia/Tokyo',
    };
    const { person, campaign } = await newPersonWithCampaign({
      ...smuggled,
      currentWeek: 9,
      completionRate: 99,
    });
    const kept: CampaignView = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(kept).toMatchObject({ active: true, completed: false, timeZone: 'Europe/London', currentWeek: 1 });
  });
});
