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

/** The same wrong input must be refused alike by a new campaign and by an edited one, and change nothing. */
async function expectRefused(change: Record<string, unknown>, message: string) {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await messagesOf(person, campaign.id);
  const body = { ...campaignBody, ...change };
  for (const answer of [
    await person.call('POST', '/api/campaigns', body),
    await person.call('PUT', `/api/campaigns/${campaign.id}`, body),
  ]) {
    expect(await answer.json()).toMatchObject({ message });
    expect(answer.status).toBe(400);
  }
  expect(await (await person.call('GET', '/api/campaigns')).json()).toEqual([campaign]);
  expect(await messagesOf(person, campaign.id)).toEqual(before);
}

const shortTitle = 'Title must be at least 3 characters';
const shortDescription = 'Description must be at least 5 characters';

describe('a campaign is refused, in the words of its form, for', () => {
  it.each([undefined, null, '', 'ab', '  ab  ', '   ', 123, true, [], ['a', 'b', 'c'], {}])(
    'the title %j',
    (title) => expectRefused({ title }, shortTitle),
  );

  it.each([undefined, null, '', 'abcd', ' abcd ', 12345, false, [], {}])(
    'the description %j',
    (description) => expectRefused({ description }, shortDescription),
  );

  it('a title or a description without end', async () => {
    await expectRefused({ title: 'x'.repeat(501) }, 'Title must be at most 500 characters');
    await expectRefused({ description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters');
  });

  it.each([
    ['frequency', 'Frequency is required'],
    ['messageTime', 'Message time is required'],
    ['messageStyle', 'Message style is required'],
    ['deliveryMethod', 'Delivery method is required'],
  ])('a missing or empty %s', async (field, message) => {
    for (const value of [undefined, null, '']) await expectRefused({ [field]: value }, message);
  });

  it.each([
    ['frequency', 'Please choose one of: Daily, 3 times per week', ['daily', 'Hourly', 1, [], {}]],
    [
      'messageTime',
      'Please choose one of: Morning (6-9 AM), Mid-day (11 AM-2 PM), Afternoon (3-5 PM), Evening (6-8 PM), Custom time',
      ['Morning', 7, [], {}],
    ],
    [
      'messageStyle',
      'Please choose one of: motivational, informative, friendly, direct',
      ['Friendly', 'rude', 0, [], {}],
    ],
    ['deliveryMethod', 'Please choose one of: SMS, Email, App', ['email', 'Pigeon', true, [], {}]],
  ])('a %s that is not on the list', async (field, message, values) => {
    for (const value of values) await expectRefused({ [field]: value }, message);
  });

  it.each([undefined, null, '', '7:30', '24:00', '12:60', '07:30:00', 'noon', '-1:00', 730, [], {}])(
    'the custom time %j',
    (customTime) => expectRefused({ customTime }, 'Please choose a time'),
  );

  it.each(['east', '60', null, 1441, -1441, 0.5, [], {}])('the timezoneOffset %j', (timezoneOffset) =>
    expectRefused({ timezoneOffset }, 'timezoneOffset must be a number of minutes'),
  );

  it.each([
    '',
    'tomorrow',
    '2031-02-30',
    '2031-04-31',
    '2031-13-01',
    '2031-3-4',
    '2031-03-04 noon',
    '2031-03-04T',
    '2031-03-04T25:00:00Z',
    '2031-02-30T08:00:00Z',
    '2031-03-04T08:00:00 (in my zone)',
    '03/04/2031',
    'Tue Mar 04 2031',
    '+012031-03-04',
    20310304,
    null,
    [],
    {},
  ])('the start date %j', (startDate) => expectRefused({ startDate }, 'Please choose a start date'));
});

describe('a start date', () => {
  it('is not before today', async () => {
    const person = await newPerson({ timezone: 'Europe/London' });
    const answer = await person.call('POST', '/api/campaigns', { ...campaignBody, startDate: '2031-03-02' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Start date must be today or later' });
  });

  it.each(['2032-03-05', '2099-01-01', '9999-12-31', '9999-12-31T23:59:59Z'])(
    'is not far away, like %s',
    (startDate) => expectRefused({ startDate }, 'Start date must be within a year from today'),
  );

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
    await expectRefused({ deliveryMethod: 'SMS', customTime: '09:00' }, noPhone);
    const formPhone = { phone: '+12025550100', carrier: 'boost' };
    await expectRefused({ deliveryMethod: 'SMS', customTime: '09:00', ...formPhone }, noPhone);
  });

  it.each(['07:59', '21:01', '00:00', '23:59'])('is refused for %s', async (customTime) => {
    const person = await withPhone();
    const answer = await person.call('POST', '/api/campaigns', {
      ...campaignBody,
      deliveryMethod: 'SMS',
      customTime,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: nightly });
  });

  it.each(['08:00', '21:00'])('is taken for %s', async (customTime) => {
    const campaign = await newCampaign(await withPhone(), { deliveryMethod: 'SMS', customTime });
    expect(campaign.sendTime).toBe(customTime);
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
