import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { CampaignPreview, CreatedCampaign } from '../../../worker/campaigns/campaigns.schemas.ts';
import { previewCampaign } from '../../../worker/campaigns/creation.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Template } from '../../../worker/domain.ts';
import { callWith, expectRefusal } from '../../support/worker/calls.ts';
import { campaignBody, newCampaign, newPersonWithCampaign, titles } from '../../support/worker/campaigns.ts';
import { alarmOf, mondayMorning, stateTime } from '../../support/worker/clock.ts';
import { interruptedDatabase, sql } from '../../support/worker/database.ts';
import { callerOf, newPerson, type Person } from '../../support/worker/people.ts';
import { givePhone, newPhone } from '../../support/worker/reached.ts';

const listed = (person: Person) => person.get('/api/campaigns');

it('a new campaign is returned as requested, trimmed, with derived fields and without unknown ones', async () => {
  const { person, campaign } = await newPersonWithCampaign({
    title: `  ${campaignBody.title}  `,
    description: `\t${campaignBody.description} \n`,
    timezoneOffset: -60,
    id: 1,
    seed: 'mine',
    active: false,
    completed: true,
    endsAt: 0,
    timeZone: 'Asia/Tokyo',
    currentWeek: 9,
    completionRate: 99,
  });
  expect(campaign).toMatchObject({
    ...campaignBody,
    userId: person.user.id,
    kind: 'build',
    hue: 'violet',
    icon: 'meditate',
    sendTime: '07:30',
    startDate: '2031-03-03',
    timeZone: 'Europe/London',
    timezoneOffset: -60,
    active: true,
    completed: false,
    size: 'usual',
    pausedUntil: null,
    mayPause: true,
    onHold: false,
    currentWeek: 1,
    weeksCompleted: 0,
    completionRate: 0,
    bestStreak: 0,
    messagesSent: 0,
    lockScreenWords: false,
    checkIns: false,
    planAction: null,
  });
  expect(campaign).not.toHaveProperty('seed');
  expect(await person.campaign(campaign.id)).toEqual(campaign);
  expect(await person.get('/api/campaigns/active')).toMatchObject([campaign]);
  const second = await newCampaign(person, { frequency: '3 times per week' });
  expect(await person.messages(second.id)).toHaveLength(36);
  expect(await alarmOf(second.id)).toBe(mondayMorning);
  expect(await listed(person)).toEqual([second, campaign]);
});

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
  ['startDate', tooFar, '2032-03-04', '9999-12-31T23:59:59Z'],
  ['startDate', 'Start date must be today or later', '2031-03-02'],
  ['kind', 'Please choose what kind of habit this is', 'magic'],
  ['topic', 'Please choose a topic from the list', 'poker'],
  ['checkIns', 'checkIns must be true or false', 1],
  ['planAnchor', 'Please say what your cue is in at most 120 characters', 'x'.repeat(121), 7],
];

it('each invalid field is refused with its own message and its name in new, edited and previewed campaigns', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await person.messages(campaign.id);
  for (const [field, message, ...values] of refusals)
    for (const value of values)
      for (const way of ['POST /', 'POST /preview', `PUT /${campaign.id}`]) {
        const [method = '', path = ''] = way.split(' ');
        const body = { ...campaignBody, [field]: value };
        const answer = person.call(method, `/api/campaigns${path.replace(/\/$/, '')}`, body);
        await expectRefusal(answer, 400, message, `${way} ${field}: ${value}`, field);
      }
  expect(await listed(person)).toEqual([campaign]);
  expect(await person.messages(campaign.id)).toEqual(before);
});

it.each([
  { timezone: 'America/Los_Angeles', startDate: '2031-03-05T07:59:59Z', date: '2031-03-04' },
  { timezone: 'Europe/London', startDate: '2031-03-05T01:00:00+02:00', date: '2031-03-04' },
  { timezone: 'America/Los_Angeles', now: '2031-03-04T02:00:00Z', date: '2031-03-03' },
  { timezone: 'Pacific/Auckland', now: '2031-03-03T20:00:00Z', date: '2031-03-04' },
  { timezone: 'Pacific/Auckland', now: '2031-03-03T20:00:00Z', startDate: '2031-03-03', date: null },
  {
    timezone: 'Pacific/Kiritimati',
    now: '2029-03-03T10:30:00Z',
    startDate: '2030-03-04',
    date: '2030-03-04',
  },
  { timezone: 'Pacific/Kiritimati', now: '2029-03-03T10:30:00Z', startDate: '2030-03-05', date: null },
  { timezone: 'Europe/London', now: '2032-02-29T05:00:00Z', startDate: '2033-03-01', date: null },
] as const)(
  'a start date is a day in the person’s zone, within a year from today: $timezone, $startDate',
  async ({ timezone, date, ...row }) => {
    const { startDate, now } = { startDate: undefined, now: mondayMorning, ...row };
    stateTime(now);
    const person = await newPerson({ timezone });
    const answer = await person.call('POST', '/api/campaigns', { ...campaignBody, startDate });
    expect(answer.status).toBe(date === null ? 400 : 201);
    if (date !== null) expect(await answer.json()).toMatchObject({ startDate: date, currentWeek: 1 });
  },
);

it('a campaign by text message requires a phone in settings, and a time from 8 AM to 9 PM', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const refuses = async (message: string, customTime: string) => {
    const body = { ...campaignBody, deliveryMethod: 'SMS', customTime, phone: '+12025550100' };
    await expectRefusal(person.call('POST', '/api/campaigns', body), 400, message);
    await expectRefusal(person.call('PUT', `/api/campaigns/${campaign.id}`, body), 400, message);
  };
  await refuses('Add your phone number in settings to get text messages', '09:00');
  await givePhone(person.user.id, newPhone());
  for (const customTime of ['07:59', '21:01'])
    await refuses('Text messages go out between 8 AM and 9 PM. Please choose a time in between', customTime);
  for (const customTime of ['08:00', '21:00'])
    expect((await newCampaign(person, { deliveryMethod: 'SMS', customTime })).sendTime).toBe(customTime);
});

const draftId = 'one-form-of-somebody';

const walk = {
  title: 'Walk Biscuit',
  description: 'Around the canal before work',
  frequency: 'Daily',
  // A custom time counts only for "Custom time".
  messageTime: 'Morning (6-9 AM)',
  customTime: '03:00',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
  draftId,
  planAnchor: 'I put the kettle on',
  planAction: 'walk Biscuit',
};

const preview = (person: Person, input: object): Promise<CampaignPreview> =>
  person.send('POST', '/api/campaigns/preview', input);

const create = (person: Person, input: object, status = 201): Promise<CreatedCampaign> =>
  person.send('POST', '/api/campaigns', input, status);

it('the preview of a new campaign shows its first three messages exactly as they will be planned', async () => {
  const person = await newPerson({ timezone: 'America/Sao_Paulo' as never });
  const shown = await preview(person, walk);
  expect(shown).toMatchObject({ kind: 'build', count: 84, startDate: '2031-03-03', mayChange: false });
  expect(shown.sendTime).toMatch(/^0[678]:\d\d$/);
  expect(shown.messages.map(({ day }) => day)).toEqual(['today', 'tomorrow', 'Wednesday, March 5']);
  expect(shown.first).toEqual({ at: shown.messages[0]?.scheduledFor, day: 'today' });
  expect(await listed(person)).toEqual([]);

  // Another form gets another minute and other texts.
  const other = await preview(person, { ...walk, draftId: `${draftId}-2` });
  expect(other.messages).not.toEqual(shown.messages);

  const { id, first, sendTime } = await create(person, walk);
  expect({ first, sendTime }).toEqual({ first: shown.first, sendTime: shown.sendTime });
  const planned = await person.messages(id);
  expect(
    planned.slice(0, 3).map(({ content, ownWords, scheduledFor }) => ({ content, ownWords, scheduledFor })),
  ).toEqual(shown.messages.map(({ day: _, ...message }) => message));
  expect(planned.at(-1)?.localDate).toBe(shown.lastDate);
  expect((await preview(person, { ...walk, deliveryMethod: 'SMS' })).sendTime).toMatch(/^08:\d\d$/);
  const danger = await preview(person, { ...walk, title: titles.danger });
  expect(danger).toMatchObject({ kind: 'danger', messages: [], first: null, count: 0, lastDate: null });
});

it('the preview says whether an AI writer may still rewrite the first week', async () => {
  const person = await newPerson();
  const deps = createDeps({ ...env, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'some-model' });
  const mayChange = async () =>
    (await previewCampaign(deps, await callerOf(person), walk as never)).mayChange;
  expect(await mayChange()).toBe(true);
  await person.call('PUT', `/api/users/${person.user.id}`, { aiWriting: false });
  expect(await mayChange()).toBe(false);
});

it('a form that is sent several times, even at once, creates one campaign and updates it', async () => {
  const person = await newPerson();
  const answers = await Promise.all([1, 2].map(() => person.call('POST', '/api/campaigns', walk)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  const [one, other] = await Promise.all(answers.map((answer) => answer.json<CreatedCampaign>()));
  expect(other).toEqual(one);
  const again = await create(person, { ...walk, title: 'Walk Biscuit twice' }, 200);
  expect(again).toMatchObject({ id: one?.id, title: 'Walk Biscuit twice' });
  expect(await listed(person)).toHaveLength(1);
  // The same draft id of another person is another campaign.
  expect((await create(await newPerson(), walk)).id).not.toBe(one?.id);
});

it('an account has at most 50 campaigns', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sql(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
    INSERT INTO campaigns (user_id, seed, title, description, frequency, message_time, send_minute, message_style,
      delivery_method, kind, hue, icon, start_date, time_zone, ends_at, created_at)
    SELECT user_id, seed || i, title, description, frequency, message_time, send_minute, message_style,
      delivery_method, kind, hue, icon, start_date, time_zone, ends_at, created_at FROM campaigns, n WHERE id = ?`,
    campaign.id,
  );
  const start = () => person.call('POST', '/api/campaigns', campaignBody);
  const message = 'You have 50 campaigns, the most one account can have. Delete one to start another';
  await expectRefusal(start(), 409, message);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect((await start()).status).toBe(201);
});

it('a campaign gets its alarm even if the response of the database that has stored it is lost', async () => {
  const person = await newPerson();
  const lose = () => Promise.reject(new Error('Network connection lost'));
  // The batches before it count the use and read.
  const settings = { DB: interruptedDatabase(4, lose) };
  const call = { method: 'POST', path: '/api/campaigns', headers: { Cookie: person.cookie } };
  const answer = await callWith(settings, { ...call, body: { ...campaignBody, draftId } });
  const { id } = await answer.json<CreatedCampaign>();
  expect(await alarmOf(id)).toBe(mondayMorning);
});

it('templates are listed all together or by category', async () => {
  const person = await newPerson();
  const all: Template[] = await person.get('/api/templates');
  const reading = all.filter(({ category }) => category === 'reading');
  expect(await person.get('/api/templates?category=reading')).toEqual(reading);
  const message = expect.stringContaining('There are no templates of this kind. Please choose one of: all,');
  await expectRefusal(person.call('GET', '/api/templates?category=cats'), 400, message);
});
