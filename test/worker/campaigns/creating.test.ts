import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  clocksOf,
  day,
  edit,
  fireAlarm,
  fireAt,
  halfPastSeven,
  localClock,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { expectRefusal, newPerson } from '../../support/worker/people.ts';
import { givePhone, newPhone } from '../../support/worker/reached.ts';

beginOnMonday();

describe('a new campaign', () => {
  it('is returned as requested, trimmed, with derived fields and without any extra input', async () => {
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
    for (const path of ['/api/campaigns', '/api/campaigns/active'])
      expect(await person.get(`${path}?userId=${person.user.id}`)).toMatchObject([campaign]);
    expect(await person.campaign(campaign.id)).toEqual(campaign);
  });

  it('has a different text for each of 84 days, at the chosen local minute, in summer time too', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await person.messages(campaign.id);
    const dates = Array.from({ length: 84 }, (_, at) =>
      new Date(mondayMorning + at * day).toISOString().slice(0, 10),
    );
    const clocks = messages.map(({ scheduledFor }) => localClock(scheduledFor, 'Europe/London'));
    expect(clocks).toEqual(dates.map((date) => `${date} 07:30`));
    for (const [at, message] of messages.entries())
      expect(message).toMatchObject({
        ...{ campaignId: campaign.id, campaignTitle: campaign.title, kind: 'planned', writer: 'built-in' },
        ...{ timeZone: 'Europe/London', status: 'scheduled', sent: false, sentAt: null, completed: false },
        ...{ localDate: dates[at], channel: null, tries: 0, reason: null },
      });
    expect(new Set(messages.map(({ content }) => content)).size).toBe(84);
    expect(messages[0]?.notes).toBe('Week 1 kickoff: Awareness - Noticing current behavior patterns');

    // Nothing is sent yet; the alarm is set for the first message.
    await fireAlarm(campaign.id);
    expect(await person.outbox()).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('with three messages a week has 36, next to another campaign with the same title', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { frequency: '3 times per week' });
    expect(await person.messages(second.id)).toHaveLength(36);
    expect(await person.messages(campaign.id)).toHaveLength(84);
    expect(await person.get('/api/campaigns')).toEqual([second, campaign]);
  });

  it('starts tomorrow and ends a day later if its time today has passed', async () => {
    stateTime(halfPastSeven);
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await person.messages(campaign.id);
    expect(messages).toHaveLength(84);
    expect([messages[0]?.localDate, messages.at(-1)?.localDate]).toEqual(['2031-03-04', '2031-05-26']);
    expect(campaign.startDate).toBe('2031-03-03');
  });

  it('uses one minute in its window, and ignores a custom time', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      ...{ messageTime: 'Evening (6-8 PM)', customTime: '03:00' },
    });
    expect(campaign.sendTime).toMatch(/^1[89]:/);
    expect(clocksOf(await person.messages(campaign.id))).toEqual(new Set([campaign.sendTime]));
  });
});

it.each([
  `<img src=x onerror="alert(1)"> & 'quotes' Robert"); DROP TABLE messages;-- {{title}} {habit} %s $1 $&`,
  '🧘🏽‍♀️👨‍👩‍👧‍👦🏳️‍🌈 breathe 朝の瞑想を続ける اشرب الماء \u202eright to left\u202c',
  'x'.repeat(500),
  'new\nline\r\nBcc: everyone@example.com',
  'nul \u0000 and a lone \ud83e surrogate',
  '...',
])('a title may be %j', async (title) => {
  const { person, campaign } = await newPersonWithCampaign({ title });
  expect(campaign.title.replace(/\ufffd+/, '\ufffd')).toBe(title.toWellFormed());
  const messages = await person.messages(campaign.id);
  expect(messages).toHaveLength(84);
  expect(messages.every(({ content }) => content.length > 10 && content.length <= 1000)).toBe(true);
  await fireAt(campaign.id, halfPastSeven);
  const [mail, ...others] = await person.outbox();
  expect(others).toEqual([]);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.html ?? '').not.toMatch(/<img src=x|onerror="/);
  await person.send('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
});

/** Expects new, edited and previewed campaigns with these fields to be refused, and nothing to change. */
async function expectRefused(
  cases: { change: Record<string, unknown>; message: string }[],
  ways: readonly string[] = ['POST ', 'POST /preview', 'PUT /:id'],
) {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await person.messages(campaign.id);
  for (const { change, message } of cases)
    for (const way of ways) {
      const [method = '', path = ''] = way.replace(':id', String(campaign.id)).split(' ');
      const body = { ...campaignBody, ...change };
      await expectRefusal(
        person.call(method, `/api/campaigns${path}`, body),
        400,
        message,
        way + JSON.stringify(change),
      );
    }
  expect(await person.get('/api/campaigns')).toEqual([campaign]);
  expect(await person.messages(campaign.id)).toEqual(before);
}

const windows = 'Morning (6-9 AM), Mid-day (11 AM-2 PM), Afternoon (3-5 PM), Evening (6-8 PM), Custom time';
const noTime = 'Please choose a time';
const noStart = 'Please choose a start date';
const tooFar = 'Start date must be within a year from today';

/** A field, its error message, and values that cause it. */
const refusals: [string, string, ...unknown[]][] = [
  ['title', 'Title must be at least 3 characters', undefined, '  ab  ', 123],
  ['title', 'Title must be at most 500 characters', 'x'.repeat(501)],
  ['description', 'Description must be at least 5 characters', undefined, ' abcd '],
  ['description', 'Description must be at most 2000 characters', 'x'.repeat(2001)],
  ['frequency', 'Frequency is required', undefined, ''],
  ['frequency', 'Please choose one of: Daily, 3 times per week', 'daily'],
  ['messageTime', 'Message time is required', undefined],
  ['messageTime', `Please choose one of: ${windows}`, 'Morning'],
  ['messageStyle', 'Message style is required', undefined],
  ['messageStyle', 'Please choose one of: motivational, informative, friendly, direct', 'Friendly'],
  ['deliveryMethod', 'Delivery method is required', undefined],
  ['deliveryMethod', 'Please choose one of: SMS, Email, App', 'email'],
  ['customTime', noTime, undefined, '7:30', '24:00', '12:60', '07:30:00'],
  ['timezoneOffset', 'timezoneOffset must be a number of minutes', 'east', 1441, 0.5],
  ['startDate', noStart, '', 'tomorrow', '2031-02-30', '2031-3-4', '2031-03-04 noon', '03/04/2031', null],
  ['startDate', noStart, '2031-03-04T25:00:00Z', '+012031-03-04', 20310304],
  ['startDate', tooFar, '2032-03-05', '9999-12-31T23:59:59Z'],
  ['startDate', 'Start date must be today or later', '2031-03-02'],
  ['kind', 'Please choose what kind of habit this is', 'magic'],
  ['doseVerb', 'Please choose how you check it off', 'eaten'],
  ['topic', 'Please choose a topic from the list', 'poker'],
  ['hue', 'Please choose a color from the list', 'green'],
  ['lockScreenWords', 'lockScreenWords must be true or false', 'yes'],
  ['checkIns', 'checkIns must be true or false', 1],
  ['planAnchor', 'Please say what your cue is in at most 120 characters', 'x'.repeat(121), 7],
  ['planPerson', 'Please say who knows in at most 80 characters', 'x'.repeat(81)],
];

it('each invalid field is refused with its own message in new, edited and previewed campaigns', () =>
  expectRefused(
    refusals.flatMap(([field, message, ...values]) =>
      values.map((value) => ({ change: { [field]: value }, message })),
    ),
  ));

it('a start date is a day in the person’s time zone, today or later', async () => {
  for (const [timezone, now, startDate, date] of [
    ['America/Los_Angeles', '2031-03-03T05:00:00Z', '2031-03-05T07:59:59Z', '2031-03-04'],
    ['Europe/London', '2031-03-03T05:00:00Z', '2031-03-05T01:00:00+02:00', '2031-03-04'],
    ['Europe/London', '2031-03-03T05:00:00Z', '2032-02-29', '2032-02-29'],
    ['America/Los_Angeles', '2031-03-04T02:00:00Z', undefined, '2031-03-03'],
    ['Pacific/Auckland', '2031-03-03T20:00:00Z', undefined, '2031-03-04'],
  ] as const) {
    stateTime(now);
    const person = await newPerson({ timezone });
    const campaign = await newCampaign(person, { startDate });
    expect(campaign).toMatchObject({ startDate: date, currentWeek: 1 });
    expect(await edit(person, campaign, { startDate })).toMatchObject({ startDate: date });
  }
  const body = { ...campaignBody, startDate: '2031-03-03' };
  const inAuckland = await newPerson({ timezone: 'Pacific/Auckland' });
  expect((await inAuckland.call('POST', '/api/campaigns', body)).status).toBe(400);
});

describe('a campaign by text message', () => {
  it('is refused without a phone in settings, even if the form contains one', () => {
    const text = { deliveryMethod: 'SMS', customTime: '09:00' };
    const change = { ...text, phone: '+12025550100', carrier: 'boost' };
    const message = 'Add your phone number in settings to get text messages';
    return expectRefused([{ change, message }], ['POST ', 'PUT /:id']);
  });

  it('is accepted from 8 AM to 9 PM and refused before and after', async () => {
    const person = await newPerson({ timezone: 'Europe/London' });
    await givePhone(person.user.id, newPhone());
    const message = 'Text messages go out between 8 AM and 9 PM. Please choose a time in between';
    for (const customTime of ['07:59', '21:01']) {
      const body = { ...campaignBody, deliveryMethod: 'SMS', customTime };
      await expectRefusal(person.call('POST', '/api/campaigns', body), 400, message);
    }
    for (const customTime of ['08:00', '21:00'])
      expect((await newCampaign(person, { deliveryMethod: 'SMS', customTime })).sendTime).toBe(customTime);
  });
});
