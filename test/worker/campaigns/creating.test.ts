import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  minute,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { localClock } from '../../support/worker/local-clock.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

describe('a new daily campaign', () => {
  it('is answered as it was asked for, with what follows from it', async () => {
    const { person, campaign } = await newPersonWithCampaign({ timezoneOffset: -60 });
    expect(campaign).toEqual({
      ...campaignBody,
      id: expect.any(Number),
      userId: person.user.id,
      sendTime: '07:30',
      startDate: '2031-03-03',
      timeZone: 'Europe/London',
      timezoneOffset: -60,
      active: true,
      completed: false,
      size: 'usual',
      pausedUntil: null,
      mayPause: true,
      mayUndo: false,
      everyOtherDay: false,
      mayGoEveryOtherDay: false,
      everyDayKept: false,
      repeatOf: null,
      finished: false,
      currentWeek: 1,
      weeksCompleted: 0,
      completionRate: 0,
      dueCount: 0,
      doneCount: 0,
      currentStreak: 0,
      bestStreak: 0,
      messagesSent: 0,
      kind: 'build',
      hue: 'violet',
      icon: 'meditate',
      topic: null,
      doseVerb: null,
      lockScreenWords: false,
      checkIns: false,
      onHold: false,
      planAnchor: null,
      planAction: null,
      planSmallest: null,
      planSnag: null,
      planPerson: null,
      planWhy: null,
      planNext: null,
      planRestart: null,
    });
    for (const path of ['/api/campaigns', '/api/campaigns/active']) {
      const answer = await person.call('GET', `${path}?userId=${person.user.id}`);
      expect(await answer.json()).toMatchObject([campaign]);
    }
    expect(await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json()).toEqual(campaign);
  });

  it('has a message for each of 84 days, at the chosen local minute, summer time or not', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await messagesOf(person, campaign.id);
    expect(messages).toHaveLength(84);
    const days = messages.map((_, at) => new Date(mondayMorning + at * day).toISOString().slice(0, 10));
    expect(messages.map(({ localDate }) => localDate)).toEqual(days);
    expect(messages.map((message) => localClock(message.scheduledFor, 'Europe/London'))).toEqual(
      days.map((date) => `${date} 07:30`),
    );
    // The clocks go forward on 30 March.
    expect(messages[26]?.scheduledFor).toBe('2031-03-29T07:30:00.000Z');
    expect(messages[27]?.scheduledFor).toBe('2031-03-30T06:30:00.000Z');
  });

  it.each([null, '', '03:00'])(
    'needs no custom time where a window is chosen: %j counts for nothing',
    async (customTime) => {
      const { campaign } = await newPersonWithCampaign({ messageTime: 'Morning (6-9 AM)', customTime });
      expect(campaign).toMatchObject({ messageTime: 'Morning (6-9 AM)', customTime: customTime || null });
      expect(campaign.sendTime).toMatch(/^0[678]/);
    },
  );

  it('plans each message with its kind, its week and the focus of that week', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const notes = (await messagesOf(person, campaign.id)).map((message) => message.notes);
    expect(notes.slice(0, 8)).toEqual([
      'Week 1 kickoff: Awareness - Noticing current behavior patterns',
      'Week 1: Awareness - Noticing current behavior patterns',
      'Week 1 reminder: Awareness - Noticing current behavior patterns',
      'Week 1: Awareness - Noticing current behavior patterns',
      'Week 1: Awareness - Noticing current behavior patterns',
      'Week 1 weekend challenge: Awareness - Noticing current behavior patterns',
      'Week 1: Awareness - Noticing current behavior patterns',
      'Week 2 kickoff: Awareness - Identifying triggers and situations',
    ]);
    expect(notes.at(-1)).toBe('Week 12: Mastery - Cementing habit for long-term');
    for (let week = 1; week <= 12; week += 1) {
      expect(notes.filter((text) => new RegExp(`^Week ${week}\\b`).test(text))).toHaveLength(7);
    }
  });

  it('keeps each message as planned, unsent, untouched, under the title, with a text of its own', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await messagesOf(person, campaign.id);
    const planned = {
      campaignId: campaign.id,
      campaignTitle: campaign.title,
      kind: 'planned',
      writer: 'built-in',
      timeZone: 'Europe/London',
      sent: false,
      completed: false,
      status: 'scheduled',
      sentAt: null,
      channel: null,
      tries: 0,
      reason: null,
    };
    for (const message of messages) expect(message).toMatchObject(planned);
    expect(new Set(messages.map(({ content }) => content)).size).toBe(84);
  });

  it('sends nothing at once, and wakes for the first message', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('stands beside another campaign of the same title, with messages of its own', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const texts = await messagesOf(person, campaign.id);
    const second = await newCampaign(person);
    const others = await messagesOf(person, second.id);
    expect(second.id).not.toBe(campaign.id);
    expect(others).toHaveLength(84);
    expect(new Set([...texts, ...others].map(({ id }) => id)).size).toBe(168);
    expect(await messagesOf(person, campaign.id)).toEqual(texts);
    expect(await (await person.call('GET', '/api/campaigns')).json()).toEqual([second, campaign]);
  });
});

describe('a new campaign of three messages a week', () => {
  it('has 36, each Monday, Wednesday and Saturday', async () => {
    const { person, campaign } = await newPersonWithCampaign({ frequency: '3 times per week' });
    const messages = await messagesOf(person, campaign.id);
    expect(messages).toHaveLength(36);
    const days = Array.from({ length: 12 }, (_, week) =>
      [0, 2, 5].map((weekday) => new Date(mondayMorning + (7 * week + weekday) * day)),
    );
    expect(messages.map(({ localDate }) => localDate)).toEqual(
      days.flat().map((date) => date.toISOString().slice(0, 10)),
    );
    expect(new Set(messages.map(({ content }) => content)).size).toBe(36);
  });
});

describe('a campaign that starts today', () => {
  it('starts tomorrow when its minute has passed, and has a day more at its end', async () => {
    stateTime(halfPastSeven);
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await messagesOf(person, campaign.id);
    expect(messages).toHaveLength(84);
    expect(messages[0]).toMatchObject({ localDate: '2031-03-04', notes: expect.stringContaining('kickoff') });
    expect(messages.at(-1)).toMatchObject({
      localDate: '2031-05-26',
      notes: expect.stringContaining('Week 12'),
    });
    expect(campaign.startDate).toBe('2031-03-03');
  });

  it('starts today a minute before', async () => {
    stateTime(halfPastSeven - minute);
    const { person, campaign } = await newPersonWithCampaign();
    expect((await messagesOf(person, campaign.id))[0]?.localDate).toBe('2031-03-03');
  });
});

describe('the minute of a campaign', () => {
  it.each([
    ['Morning (6-9 AM)', '06:00', '08:59'],
    ['Evening (6-8 PM)', '18:00', '19:59'],
  ])('is steady inside the window of %s', async (messageTime, from, until) => {
    const { person, campaign } = await newPersonWithCampaign({ messageTime, customTime: undefined });
    expect(campaign.sendTime >= from && campaign.sendTime <= until, campaign.sendTime).toBe(true);
    const clocks = (await messagesOf(person, campaign.id)).map((message) =>
      localClock(message.scheduledFor, 'Europe/London').slice(11),
    );
    expect(new Set(clocks)).toEqual(new Set([campaign.sendTime]));
  });

  it('is spread over the window by several campaigns', async () => {
    const person = await newPerson();
    const times: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      times.push((await newCampaign(person, { messageTime: 'Morning (6-9 AM)' })).sendTime);
    }
    expect(new Set(times).size).toBeGreaterThan(1);
  });
});

describe('a title', () => {
  const hostile = [
    `<img src=x onerror="alert(1)"> & 'quotes' Robert"); DROP TABLE messages;-- {{title}} {habit} %s $1 $&`,
    '🧘🏽‍♀️👨‍👩‍👧‍👦🏳️‍🌈 breathe 朝の瞑想を続ける اشرب الماء \u202eright to left\u202c',
    'x'.repeat(500),
    `${'long words in a row '.repeat(24)}end`,
    'new\nline\r\nBcc: everyone@example.com',
    'nul \u0000 and a lone \ud83e surrogate',
    '...',
  ];

  it.each(hostile)('may be %j', async (title) => {
    const { person, campaign } = await newPersonWithCampaign({ title });
    expect(campaign.title.replace(/\ufffd+/, '\ufffd')).toBe(title.toWellFormed());
    const messages = await messagesOf(person, campaign.id);
    expect(messages).toHaveLength(84);
    expect(messages.every(({ content }) => content.length > 10 && content.length <= 1000)).toBe(true);
    expect(new Set(messages.map(({ campaignTitle }) => campaignTitle))).toEqual(new Set([campaign.title]));
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const [mail, ...others] = await outboxOf(person);
    expect(others).toEqual([]);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html ?? '').not.toMatch(/<img src=x|onerror="/);
    expect((await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`)).status).toBe(200);
  });

  it('is trimmed, as is the description', async () => {
    const { campaign } = await newPersonWithCampaign({ title: '  Walk  ', description: '\tEvery day \n' });
    expect(campaign).toMatchObject({ title: 'Walk', description: 'Every day' });
  });
});

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
