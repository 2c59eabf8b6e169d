import { expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { noContact } from '../../../worker/db/schema.ts';
import { call, callWith, expectRefusal } from '../../support/worker/calls.ts';
import { markAhead, newCampaign, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  runCron,
  stateTime,
} from '../../support/worker/clock.ts';
import { interruptedDatabase, sql } from '../../support/worker/database.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests change every part of the file
type File = any;

const exportOf = async (person: Person): Promise<File> => person.get('/api/account/export');

const importInto = (person: Person, file: File) => person.call('POST', '/api/account/import', file);

const expectImported = async (person: Person, file: File, imported: number, skipped: number) =>
  expect(await (await importInto(person, file)).json()).toEqual({ imported, skipped });

/** A person with a campaign: one message was sent, made smaller and marked, and one was sent by hand. */
async function personWithHistory() {
  const { person, campaign } = await newPersonWithCampaign({ description: 'Ten “quiet”, calm minutes' });
  await fireAt(campaign.id, halfPastSeven);
  const [first] = await person.messages(campaign.id);
  await person.call('POST', `/api/messages/${first?.id}/smaller`, {});
  await person.change(first?.id, { completed: true });
  await person.call('POST', '/api/send-message', { campaignId: campaign.id, content: '=1+1' });
  await person.call('PUT', `/api/campaigns/${campaign.id}/question`, { question: 'a', answer: 'sit down' });
  return { person, campaign };
}

/** What must be the same in both accounts: everything but the seed. */
const comparableOf = (file: File) =>
  file.campaigns.map((one: File) => ({ ...one, row: { ...one.row, seed: '', textSeed: '' } }));

it('an export imports into another account without loss, once even if repeated, and never sends the past', async () => {
  const { person, campaign } = await personWithHistory();
  const file = await exportOf(person);
  expect(file.campaigns).toHaveLength(1);
  expect(JSON.stringify(file)).not.toMatch(/argon2|passwordHash/);
  expect(file.account).toMatchObject(noContact);
  const other = await newPerson({ timezone: 'Asia/Tokyo' });
  await expectImported(other, file, 1, 0);
  const again = await exportOf(other);
  expect(comparableOf(again)).toEqual(comparableOf(file));
  expect(again.account).toMatchObject({ timezone: 'Europe/London', username: other.user.username });
  await expectImported(other, file, 0, 1);
  await expectImported(person, again, 0, 1);

  stateTime(halfPastSeven + 2 * day + 60_000);
  const late = await newPerson();
  // A file from before these columns were added.
  for (const column of ['planWhy', 'topic', 'checkIns']) delete file.campaigns[0].row[column];
  await Promise.all([importInto(late, file), importInto(late, file)]);
  const campaigns = await late.get<CampaignView[]>('/api/campaigns');
  expect(campaigns).toMatchObject([{ title: campaign.title, planWhy: null, topic: null, checkIns: false }]);
  const id = campaigns[0]?.id ?? 0;
  await fireAlarm(id);
  expect(await late.outbox()).toEqual([]);
  const second = (await late.messages(id)).find(({ localDate }) => localDate === '2031-03-04');
  expect(second).toMatchObject({ status: 'skipped', reason: 'It was due before your data was imported' });
  await fireAt(id, halfPastSeven + 3 * day);
  expect(await late.outbox()).toHaveLength(1);
});

it('campaigns imported into an account with campaigns move to its time zone', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const other = await newPerson({ timezone: 'Asia/Tokyo' });
  await newCampaign(other, { title: 'Walk' });
  await expectImported(other, await exportOf(person), 1, 0);
  stateTime(mondayMorning + 2 * minute);
  await runCron();
  const campaigns = await other.get<CampaignView[]>('/api/campaigns');
  const { timeZone, sendTime } = campaigns.find(({ title }) => title === campaign.title) ?? {};
  expect({ timeZone, sendTime }).toEqual({ timeZone: 'Asia/Tokyo', sendTime: campaign.sendTime });
});

it('an export imports all or nothing, and can be repeated', async () => {
  const { person, campaign } = await personWithHistory();
  await person.optOut({ campaignId: campaign.id, cause: 'unsubscribe-link' });
  const file = await exportOf(person);
  const [first] = file.campaigns;
  const another = (title: string, seed: string, more: object) => {
    const copy = { ...structuredClone(first), optOuts: [], ...more };
    Object.assign(copy.row, { title, seed });
    return copy;
  };
  const second = another('Long '.repeat(90), 'second', { repeats: first.row.seed });
  const broken = another('Third campaign', 'third', {});
  broken.messages[3].row.localDate = broken.messages[2].row.localDate;
  const other = await newPerson({ timezone: 'Asia/Tokyo' });
  const refused = importInto(other, { ...file, campaigns: [first, second, broken] });
  await expectRefusal(refused, 400, expect.stringContaining('Nothing was imported'));
  expect(await exportOf(other)).toMatchObject({ campaigns: [], account: { timezone: 'Asia/Tokyo' } });

  const whole = { ...file, campaigns: [first, second] };
  await expectImported(other, whole, 2, 0);
  const [one, two] = (await exportOf(other)).campaigns;
  expect([one.repeats, two.repeats]).toEqual([null, one.row.seed]);
  expect(one.optOuts).toEqual(first.optOuts);
  expect(one.optOuts).toHaveLength(1);
  await expectImported(other, whole, 0, 2);
});

it('campaigns get their alarms when an import is repeated whose response from the database was lost', async () => {
  const { person } = await newPersonWithCampaign();
  const file = await exportOf(person);
  const other = await newPerson();
  const lose = () => Promise.reject(new Error('Network connection lost'));
  const body = { method: 'POST', path: '/api/account/import', body: file, headers: { Cookie: other.cookie } };
  // The batches before it count the use and read.
  const lost = await callWith({ DB: interruptedDatabase(3, lose) }, body);
  expect(lost.status).toBe(500);
  await expectImported(other, file, 0, 1);
  const [imported] = await other.get<CampaignView[]>('/api/campaigns');
  expect(await alarmOf(imported?.id ?? 0)).toBe(mondayMorning);
});

it('an export is not trusted: a changed one is refused, and other people’s data stays theirs', async () => {
  const { person } = await personWithHistory();
  const other = await newPerson();
  const file = await exportOf(person);
  for (const [part, change] of [
    [(whole: File) => whole, { format: 'another' }],
    [(whole: File) => whole, { version: 2 }],
    [(whole: File) => whole, { campaigns: Array(51).fill(file.campaigns[0]) }],
    [(whole: File) => whole.campaigns[0].row, { timeZone: 'Nowhere/Land' }],
    [(whole: File) => whole.campaigns[0].row, { startDate: '2031-02-31' }],
    [(whole: File) => whole.campaigns[0].row, { aiTokens: -1_000_000 }],
    [(whole: File) => whole.campaigns[0].messages[0].row, { content: '' }],
    [(whole: File) => whole.campaigns[0].messages[0], { deliveries: [] }],
  ] as const) {
    const changed = structuredClone(file);
    Object.assign(part(changed), change);
    await expectRefusal(importInto(other, changed), 400, expect.stringMatching(/imported$/));
  }
  expect((await exportOf(other)).campaigns).toEqual([]);

  const { row, messages } = file.campaigns[0];
  Object.assign(row, { id: 1, userId: person.user.id, planWhy: 'to stop cutting myself', kind: 'build' });
  Object.assign(messages[0].deliveries[0].attempts[0], { providerId: 'forged', requestId: 'forged' });
  expect((await importInto(other, file)).status).toBe(200);
  expect(await sql('SELECT user_id, kind FROM campaigns WHERE user_id = ?', other.user.id)).toEqual([
    { user_id: other.user.id, kind: 'danger' },
  ]);
  const forged = "SELECT id FROM delivery_attempts WHERE 'forged' IN (provider_id, request_id)";
  expect(await sql(forged)).toEqual([]);
});

it('imports at the same time add at most fifty campaigns to an account', async () => {
  const { person } = await newPersonWithCampaign();
  const file = await exportOf(person);
  const withSeeds = (name: string) => ({
    ...file,
    campaigns: Array.from({ length: 20 }, (_, at) => {
      const { row, ...rest } = file.campaigns[0];
      return { ...rest, row: { ...row, seed: `${name}-${at}`, textSeed: null }, messages: [] };
    }),
  });
  const other = await newPerson();
  const all = ['one', 'two', 'three'].map((name) => importInto(other, withSeeds(name)));
  expect((await Promise.all(all)).map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect((await exportOf(other)).campaigns).toHaveLength(40);
});

it('an import sends no more than the app allows, however many messages the file contains for one day', async () => {
  const { person } = await newPersonWithCampaign();
  const file = await exportOf(person);
  const [first, second] = file.campaigns[0].messages;
  for (let times = 0; times < 8; times += 1) {
    const extra = structuredClone(second);
    extra.row.kind = 'extra';
    extra.deliveries[0].row.dueAt = first.deliveries[0].row.dueAt;
    file.campaigns[0].messages.push(extra);
    first.deliveries.push({ ...first.deliveries[0], row: { ...first.deliveries[0].row, reason: 'snooze' } });
  }
  const other = await newPerson();
  await expectImported(other, file, 1, 0);
  const upcoming = `SELECT status, error, count(*) AS count FROM deliveries
    WHERE user_id = ? AND due_at = ? GROUP BY status ORDER BY status`;
  expect(await sql(upcoming, other.user.id, first.deliveries[0].row.dueAt)).toEqual([
    { status: 'scheduled', error: null, count: 10 },
    { status: 'skipped', error: 'You had more than 10 messages on this day', count: 7 },
  ]);
});

it('everything that the app allows to add, send and snooze is in an export, and is imported', async () => {
  const { person, campaign } = await personWithHistory();
  const { id } = await person.firstMessage(campaign.id);
  await person.change(id, { completed: false });
  for (let times = 0; times < 60; times += 1) await person.send('POST', `/api/messages/${id}/snooze`, {});
  for (let at = 0; at < 11; at += 1) {
    const scheduledFor = new Date(halfPastSeven + 3 * hour + at * minute).toISOString();
    const body = { campaignId: campaign.id, content: 'Stretch', scheduledFor };
    await person.send('POST', '/api/messages', body, 201);
  }
  // A few messages by hand each day.
  await sql(
    `WITH RECURSIVE times(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < 600)
    INSERT INTO messages (campaign_id, kind, notes, content, writer, week, slot_kind, local_date, day_ends_at, time_zone, created_at)
    SELECT campaign_id, 'manual', notes, content, 'person', week, slot_kind, local_date, day_ends_at, time_zone, created_at
    FROM messages JOIN times WHERE id = ?`,
    id,
  );
  await sql(
    `INSERT INTO deliveries (user_id, campaign_id, message_id, reason, identifier, due_at, status)
    SELECT ?, campaign_id, id, 'manual', 'message-' || id, created_at, 'sent' FROM messages
    WHERE campaign_id = ? AND id NOT IN (SELECT message_id FROM deliveries WHERE message_id IS NOT NULL)`,
    person.user.id,
    campaign.id,
  );
  const file = await exportOf(person);
  const other = await newPerson();
  await expectImported(other, file, 1, 0);
  const [imported] = await other.get<CampaignView[]>('/api/campaigns');
  expect(await other.messages(imported?.id ?? 0)).toHaveLength(84 + 1 + 11 + 600);
  const again = await exportOf(other);
  expect(again.campaigns[0].messages[0]).toEqual(file.campaigns[0].messages[0]);
});

it('an export of the days opens in a spreadsheet, and nothing in it is a formula', async () => {
  const { person } = await personWithHistory();
  const answer = await person.call('GET', '/api/account/export?format=csv');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).split('\r\n');
  expect(lines[0]).toBe('date,campaign,week,kind,mark,size,status,channel,message,note');
  expect(lines[1]).toMatch(/^2031-03-03,Morning meditation,1,planned,done,small,sent,email,/);
  expect(lines).toContainEqual(expect.stringContaining(",manual,,usual,sent,email,'=1+1"));
  expect(lines.filter((line) => /(^|,)[=+@]/.test(line))).toEqual([]);
  expect(lines.filter((line) => /\{\w+\}/.test(line))).toEqual([]);
});

it('the calendar feed at a secret address shows no more than a lock screen, until it is renewed', async () => {
  const person = await newPerson({ timezone: 'Europe/London' });
  const calendar = async (method: string) =>
    (await (await person.call(method, '/api/account/calendar')).json<{ url: string }>()).url;
  const begin = (title: string, more = {}) =>
    newCampaign(person, { title, description: 'Every evening at home', ...more });
  await begin('Take my lithium', { kind: 'dose' });
  await begin('Smoke fewer cigarettes', { kind: 'reduce', lockScreenWords: true });
  const stopped = await begin('Read ten pages');
  await person.call('PUT', `/api/campaigns/${stopped.id}/active`, { active: false });
  const optedOut = await begin('Learn Danish');
  await person.optOut({ campaignId: optedOut.id });
  const paused = await begin('Walk Biscuit');
  await person.call('PUT', `/api/campaigns/${paused.id}/pause`, { paused: true });
  const feedAt = (url: string) => call('GET', new URL(url).pathname);
  const url = await calendar('POST');
  const feed = await (await feedAt(url)).text();
  // The pause takes seven from the last campaign. All are at 7:30 in London, where clocks change on March 30.
  expect(feed.match(/DTSTART:\d{8}T0[67]3000Z/g)).toHaveLength(84 + 84 + 77);
  for (const change of ['20310329T073000Z', '20310330T063000Z']) expect(feed).toContain(`DTSTART:${change}`);
  expect(feed.match(/SUMMARY:Walk Biscuit/g)).toHaveLength(77);
  // A scheduled text may still have placeholders such as {done}.
  expect(feed).not.toMatch(/lithium|pages|danish|\{/i);
  const octets = feed.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);

  // A day marked before its message gets none.
  const title = 'Läufe mit Biscuit 犬と一緒に毎日川まで歩いて帰る';
  const walk = await begin(title);
  const walks = async () =>
    (await (await feedAt(url)).text()).replaceAll('\r\n ', '').split(`SUMMARY:${title}`).length - 1;
  expect(await walks()).toBe(84);
  await markAhead((await person.firstMessage(walk.id)).id);
  expect(await walks()).toBe(83);

  const next = await calendar('POST');
  expect([(await feedAt(url)).status, (await feedAt(next)).status]).toEqual([404, 200]);
  await person.call('DELETE', '/api/account/calendar');
  expect((await feedAt(next)).status).toBe(404);
  expect(await calendar('GET')).toBeNull();
});
