import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  minute,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { localClock } from '../../support/worker/local-clock.ts';
import { newPerson } from '../../support/worker/people.ts';
import { clocksOf } from '../../support/worker/running-campaign.ts';

beginOnMonday();

/** The dates of days of the campaign, the first of them 0. */
const datesOf = (days: number[]) =>
  days.map((at) => new Date(mondayMorning + at * day).toISOString().slice(0, 10));

describe('a new campaign', () => {
  it('is answered as it was asked for, trimmed, with what follows from it and nothing that was smuggled in', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      ...{ title: `  ${campaignBody.title}  `, description: `\t${campaignBody.description} \n` },
      ...{ timezoneOffset: -60, id: 1, seed: 'mine', active: false, completed: true, endsAt: 0 },
      ...{ timeZone: 'Asia/Tokyo', currentWeek: 9, completionRate: 99 },
    });
    expect(campaign).toMatchObject({
      ...{ ...campaignBody, userId: person.user.id, kind: 'build', hue: 'violet', icon: 'meditate' },
      ...{ sendTime: '07:30', startDate: '2031-03-03', timeZone: 'Europe/London', timezoneOffset: -60 },
      ...{ active: true, completed: false, size: 'usual', pausedUntil: null, mayPause: true, onHold: false },
      ...{ currentWeek: 1, weeksCompleted: 0, completionRate: 0, bestStreak: 0, messagesSent: 0 },
      ...{ lockScreenWords: false, checkIns: false, planAction: null },
    });
    expect(campaign).not.toHaveProperty('seed');
    for (const path of ['/api/campaigns', '/api/campaigns/active']) {
      const answer = await person.call('GET', `${path}?userId=${person.user.id}`);
      expect(await answer.json()).toMatchObject([campaign]);
    }
    expect(await person.get(`/api/campaigns/${campaign.id}`)).toEqual(campaign);
  });

  it('has a message with its own text for each of 84 days, at the chosen local minute, summer time or not', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await person.messages(campaign.id);
    const dates = datesOf([...messages.keys()]);
    expect(messages).toHaveLength(84);
    expect(messages.map(({ localDate }) => localDate)).toEqual(dates);
    const clocks = messages.map(({ scheduledFor }) => localClock(scheduledFor, 'Europe/London'));
    expect(clocks).toEqual(dates.map((date) => `${date} 07:30`));
    // The clocks go forward on 30 March.
    expect(messages[26]?.scheduledFor).toBe('2031-03-29T07:30:00.000Z');
    expect(messages[27]?.scheduledFor).toBe('2031-03-30T06:30:00.000Z');
    for (const message of messages)
      expect(message).toMatchObject({
        ...{ campaignId: campaign.id, campaignTitle: campaign.title, kind: 'planned', writer: 'built-in' },
        ...{ timeZone: 'Europe/London', status: 'scheduled', sent: false, sentAt: null, completed: false },
        ...{ channel: null, tries: 0, reason: null },
      });
    expect(new Set(messages.map(({ content }) => content)).size).toBe(84);
    const notes = messages.map((message) => message.notes);
    expect(notes.slice(0, 3)).toEqual([
      'Week 1 kickoff: Awareness - Noticing current behavior patterns',
      'Week 1: Awareness - Noticing current behavior patterns',
      'Week 1 reminder: Awareness - Noticing current behavior patterns',
    ]);
    expect(notes[7]).toBe('Week 2 kickoff: Awareness - Identifying triggers and situations');
    expect(notes.at(-1)).toBe('Week 12: Mastery - Cementing habit for long-term');

    // It sends nothing at once, and wakes for the first message.
    await fireAlarm(campaign.id);
    expect(await person.outbox()).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('of three messages a week has 36, each Monday, Wednesday and Saturday, beside another one of the same title', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { frequency: '3 times per week' });
    const messages = await person.messages(second.id);
    const weeks = [...Array(12).keys()];
    expect(messages.map(({ localDate }) => localDate)).toEqual(
      datesOf(weeks.flatMap((week) => [7 * week, 7 * week + 2, 7 * week + 5])),
    );
    expect(new Set(messages.map(({ content }) => content)).size).toBe(36);
    expect(await person.messages(campaign.id)).toHaveLength(84);
    expect(await person.get('/api/campaigns')).toEqual([second, campaign]);
  });

  it('starts today a minute before its time, and then tomorrow, with a day more at its end', async () => {
    for (const [now, first, last] of [
      [halfPastSeven - minute, '2031-03-03', '2031-05-25'],
      [halfPastSeven, '2031-03-04', '2031-05-26'],
    ] as const) {
      stateTime(now);
      const { person, campaign } = await newPersonWithCampaign();
      const messages = await person.messages(campaign.id);
      expect(messages).toHaveLength(84);
      expect(messages[0]).toMatchObject({ localDate: first, notes: expect.stringContaining('kickoff') });
      expect(messages.at(-1)).toMatchObject({ localDate: last, notes: expect.stringContaining('Week 12') });
      expect(campaign.startDate).toBe('2031-03-03');
    }
  });

  it.each([undefined, null, '', '03:00'])(
    'has one minute in its window, where a custom time of %j counts for nothing',
    async (customTime) => {
      const messageTime = 'Evening (6-8 PM)';
      const { person, campaign } = await newPersonWithCampaign({ messageTime, customTime });
      expect(campaign).toMatchObject({ messageTime, customTime: customTime || null });
      expect(campaign.sendTime).toMatch(/^1[89]:/);
      expect(clocksOf(await person.messages(campaign.id))).toEqual(new Set([campaign.sendTime]));
    },
  );
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
    const messages = await person.messages(campaign.id);
    expect(messages).toHaveLength(84);
    expect(messages.every(({ content }) => content.length > 10 && content.length <= 1000)).toBe(true);
    expect(new Set(messages.map(({ campaignTitle }) => campaignTitle))).toEqual(new Set([campaign.title]));
    await fireAlarm(campaign.id);
    await fireAt(campaign.id, halfPastSeven);
    const [mail, ...others] = await person.outbox();
    expect(others).toEqual([]);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html ?? '').not.toMatch(/<img src=x|onerror="/);
    expect((await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`)).status).toBe(200);
  });
});

/** Wrong input is refused alike by a new campaign, by an edited one and by a preview, and changes nothing. */
async function expectRefused(
  cases: { changes: Record<string, unknown>[]; message: string }[],
  ways: readonly string[] = ['POST ', 'POST /preview', 'PUT /:id'],
) {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await person.messages(campaign.id);
  for (const { changes, message } of cases)
    for (const change of changes) {
      const body = { ...campaignBody, ...change };
      for (const way of ways) {
        const [method = '', path = ''] = way.replace(':id', String(campaign.id)).split(' ');
        const answer = await person.call(method, `/api/campaigns${path}`, body);
        const refused = [answer.status, await answer.json()];
        expect(refused, `${way} ${JSON.stringify(change)}`).toMatchObject([400, { message }]);
      }
    }
  expect(await person.get('/api/campaigns')).toEqual([campaign]);
  expect(await person.messages(campaign.id)).toEqual(before);
}

const windows = 'Morning (6-9 AM), Mid-day (11 AM-2 PM), Afternoon (3-5 PM), Evening (6-8 PM), Custom time';
const noOffset = 'timezoneOffset must be a number of minutes';
const noTime = 'Please choose a time';
const noStart = 'Please choose a start date';
const tooFar = 'Start date must be within a year from today';

/** A field, what is said of it, and for which values. */
const refusals: [string, string, ...unknown[]][] = [
  ['title', 'Title must be at least 3 characters', undefined, null, '', '  ab  ', 123, ['a', 'b', 'c'], {}],
  ['title', 'Title must be at most 500 characters', 'x'.repeat(501)],
  ['description', 'Description must be at least 5 characters', undefined, null, '', ' abcd ', 12345, []],
  ['description', 'Description must be at most 2000 characters', 'x'.repeat(2001)],
  ['frequency', 'Frequency is required', undefined, null, ''],
  ['frequency', 'Please choose one of: Daily, 3 times per week', 'daily', 'Hourly', 1, [], {}],
  ['messageTime', 'Message time is required', undefined, null, ''],
  ['messageTime', `Please choose one of: ${windows}`, 'Morning', 7, [], {}],
  ['messageStyle', 'Message style is required', undefined, null, ''],
  ['messageStyle', 'Please choose one of: motivational, informative, friendly, direct', 'Friendly', 0],
  ['deliveryMethod', 'Delivery method is required', undefined, null, ''],
  ['deliveryMethod', 'Please choose one of: SMS, Email, App', 'email', 'Pigeon', true],
  ['customTime', noTime, undefined, null, '', '7:30', '24:00', '12:60', '07:30:00', 'noon', 730, []],
  ['timezoneOffset', noOffset, 'east', '60', null, 1441, -1441, 0.5, []],
  ['startDate', noStart, '', 'tomorrow', '2031-02-30', '2031-13-01', '2031-3-4', '2031-03-04 noon', []],
  ['startDate', noStart, '2031-03-04T25:00:00Z', '2031-02-30T08:00:00Z', '2031-03-04T08:00:00 (here)'],
  ['startDate', noStart, '03/04/2031', 'Tue Mar 04 2031', '+012031-03-04', 20310304, null],
  ['startDate', tooFar, '2032-03-05', '9999-12-31', '9999-12-31T23:59:59Z'],
  ['startDate', 'Start date must be today or later', '2031-03-02'],
  ['kind', 'Please choose what kind of habit this is', 'magic'],
  ['doseVerb', 'Please choose how you check it off', 'eaten'],
  ['topic', 'Please choose a topic from the list', 'poker'],
  ['lockScreenWords', 'lockScreenWords must be true or false', 'yes'],
  ['checkIns', 'checkIns must be true or false', 1],
  ['planAnchor', 'Please say what your cue is in at most 120 characters', 'x'.repeat(121)],
];

it('a campaign is refused for each wrong field, in the words of its form, whether it is new, edited or a preview', () =>
  expectRefused(
    refusals.map(([field, message, ...values]) => ({
      changes: values.map((value) => ({ [field]: value })),
      message,
    })),
  ));

const monday = '2031-03-03T05:00:00Z';

it.each([
  ['Europe/London', monday, '2032-02-29', '2032-02-29'],
  ['Europe/London', monday, '2031-03-05T00:00:00.000Z', '2031-03-05'],
  ['America/Los_Angeles', monday, '2031-03-05T07:59:59Z', '2031-03-04'],
  ['America/Los_Angeles', monday, '2031-03-05T08:00:00Z', '2031-03-05'],
  ['Asia/Tokyo', monday, '2031-03-04T15:00:00Z', '2031-03-05'],
  ['Europe/London', monday, '2031-03-05T01:00:00+02:00', '2031-03-04'],
  ['America/Los_Angeles', '2031-03-04T02:00:00Z', undefined, '2031-03-03'],
  ['America/Los_Angeles', '2031-03-04T02:00:00Z', '2031-03-03', '2031-03-03'],
  ['Pacific/Auckland', '2031-03-03T20:00:00Z', undefined, '2031-03-04'],
  ['Pacific/Auckland', '2031-03-03T20:00:00Z', '2031-03-03', null],
] as const)(
  'a start date is a day in the zone of the person, %s, from today on: on %s, %s is %s',
  async (timezone, now, startDate, date) => {
    stateTime(now);
    const person = await newPerson({ timezone });
    const answer = await person.call('POST', '/api/campaigns', { ...campaignBody, startDate });
    expect(answer.status).toBe(date === null ? 400 : 201);
    if (date !== null) expect(await answer.json()).toMatchObject({ startDate: date, currentWeek: 1 });
  },
);

describe('a campaign by text message', () => {
  it('is refused without a phone, new or edited, whatever phone the form sends along', () => {
    const text = { deliveryMethod: 'SMS', customTime: '09:00' };
    const changes = [text, { ...text, phone: '+12025550100', carrier: 'boost' }];
    const message = 'Add your phone number in settings to get text messages';
    return expectRefused([{ changes, message }], ['POST ', 'PUT /:id']);
  });

  it('is taken from eight to nine, and refused before and after', async () => {
    const person = await newPerson({ timezone: 'Europe/London' });
    const settings = { phone: '+12025550100', carrier: 'boost', timezone: 'Europe/London' };
    expect((await person.call('PUT', `/api/users/${person.user.id}`, settings)).status).toBe(200);
    const message = 'Text messages go out between 8 AM and 9 PM. Please choose a time in between';
    for (const customTime of ['07:59', '21:01', '00:00', '23:59']) {
      const body = { ...campaignBody, deliveryMethod: 'SMS', customTime };
      const answer = await person.call('POST', '/api/campaigns', body);
      expect([answer.status, await answer.json()], customTime).toMatchObject([400, { message }]);
    }
    for (const customTime of ['08:00', '21:00'])
      expect((await newCampaign(person, { deliveryMethod: 'SMS', customTime })).sendTime).toBe(customTime);
  });
});
