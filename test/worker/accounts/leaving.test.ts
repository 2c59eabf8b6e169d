import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openDb } from '../../../worker/db/client.ts';
import { insertOptOut } from '../../../worker/delivery/opt-outs.repo.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  outboxOf,
  runCron,
  scheduleOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { call, newPerson, type Person, password } from '../../support/worker/people.ts';

beginOnMonday();

const remove = (person: Person, body: object = { password }) =>
  person.call('DELETE', `/api/users/${person.user.id}`, body);

const rows = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;

/** Every table that says whose its rows are. */
async function ownRows(userId: number): Promise<Record<string, number>> {
  const tables = ['campaigns', 'deliveries', 'stops', 'push_subscriptions', 'outbox', 'sessions'];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const [row] = await rows(`SELECT count(*) AS count FROM ${table} WHERE user_id = ?`, userId);
      return [table, Number(row?.count)] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Somebody with a campaign under way, a phone, a browser to notify and a stop. */
async function newRegular() {
  const { person, campaign } = await newPersonWithCampaign();
  stateTime(halfPastSeven);
  await fireAlarm(campaign.id);
  await env.DB.prepare(
    "INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, session_id, created_at) VALUES (?, ?, 'p', 'a', 's', 1)",
  )
    .bind(person.user.id, `https://push.example/${person.user.id}`)
    .run();
  const stop = { campaignId: campaign.id, channel: 'push', cause: 'person' } as const;
  await insertOptOut(openDb(env.DB), person.user.id, stop, Date.now());
  return { person, campaign };
}

const signIn = (person: Person, headers: Record<string, string> = {}) =>
  call('POST', '/api/login', { username: person.user.username, password }, headers);

describe('deleting an account', () => {
  it('takes everything with it, and nothing is sent afterwards', async () => {
    const { person, campaign } = await newRegular();
    const second = await newCampaign(person);
    const { id } = person.user;
    expect(Object.values(await ownRows(id)).every((count) => count > 0)).toBe(true);
    const deliveryIds = (await rows('SELECT id FROM deliveries WHERE user_id = ?', id)).map((row) => row.id);
    const attempts = () =>
      rows(`SELECT id FROM delivery_attempts WHERE delivery_id IN (${deliveryIds.join(',')})`);
    expect(await attempts()).not.toEqual([]);

    const answer = await remove(person);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ grant: 'none' });

    expect(await rows('SELECT id FROM users WHERE id = ?', id)).toEqual([]);
    expect(new Set(Object.values(await ownRows(id)))).toEqual(new Set([0]));
    expect(await attempts()).toEqual([]);
    stateTime(halfPastSeven + 24 * 60 * 60_000);
    for (const { id: campaignId } of [campaign, second]) {
      expect(await alarmOf(campaignId)).toBeNull();
      expect(await fireAlarm(campaignId)).toBe(false);
    }
    expect((await ownRows(id)).outbox).toBe(0);
    expect((await signIn(person)).status).toBe(401);
  });

  it('clears the cookie, and ends the sessions on other devices', async () => {
    const person = await newPerson();
    const elsewhere = await signIn(person);
    const cookie = elsewhere.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const answer = await remove(person);
    expect(answer.headers.getSetCookie().join()).toMatch(/^__Host-session=; Max-Age=0/);
    expect((await person.call('GET', '/api/session')).status).toBe(401);
    expect((await call('GET', '/api/session', undefined, { Cookie: cookie })).status).toBe(401);
  });

  it('leaves everybody else as they were', async () => {
    const { person: other, campaign } = await newRegular();
    const before = await ownRows(other.user.id);
    const alarm = await alarmOf(campaign.id);
    const { person } = await newRegular();
    await remove(person);
    expect(await ownRows(other.user.id)).toEqual(before);
    expect(await alarmOf(campaign.id)).toBe(alarm);
    expect(await (await other.call('GET', '/api/session')).json()).toEqual(other.user);
  });

  it('reads nobody else’s messages', async () => {
    for (let people = 0; people < 12; people += 1) await newPersonWithCampaign();
    const person = await newPerson();
    await newCampaign(person);
    const [{ count } = { count: 0 }] = await rows('SELECT count(*) AS count FROM messages');
    const { meta } = await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(person.user.id).run();
    expect(Number(count)).toBeGreaterThan(1000);
    expect(meta.rows_read).toBeLessThan(Number(count));
  });

  it('does no harm when it is asked for twice, also at once', async () => {
    const { person } = await newRegular();
    const statuses = (await Promise.all([remove(person), remove(person)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
    expect((await remove(person)).status).toBe(401);
  });

  it.each([
    [{ password: 'wrong password' }, 403, 'That password isn’t right'],
    [{}, 400, 'Password is required'],
    // Knowing the name is not enough where there is a password.
    [{ username: 'their name' }, 400, 'Password is required'],
  ])('is refused with %j, and changes nothing', async (body, status, message) => {
    const { person } = await newRegular();
    const before = await ownRows(person.user.id);
    const answer = await remove(person, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message });
    expect(await ownRows(person.user.id)).toEqual(before);
    expect((await person.call('GET', '/api/session')).status).toBe(200);
  });

  it('is no way to guess the password: wrong ones count as failed sign-ins', async () => {
    const person = await newPerson();
    const headers = { Cookie: person.cookie, 'CF-Connecting-IP': '203.0.113.77' };
    const path = `/api/users/${person.user.id}`;
    const guess = (typed: string) =>
      callWith({ ENVIRONMENT: 'production' }, { method: 'DELETE', path, body: { password: typed }, headers });
    for (let guesses = 0; guesses < 10; guesses += 1) expect((await guess('a guess')).status).toBe(403);
    const answer = await guess(password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await person.call('GET', '/api/session')).status).toBe(200);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a file that tests change in every place
type File = any;

const exportOf = async (person: Person): Promise<File> =>
  (await person.call('GET', '/api/account/export')).json();

const importInto = (person: Person, file: File) => person.call('POST', '/api/account/import', file);

/** Somebody with a campaign of which one message was sent, made smaller and marked, and one written by hand. */
async function personWithHistory() {
  const { person, campaign } = await newPersonWithCampaign({ description: 'Ten “quiet”, calm minutes' });
  await fireAlarm(campaign.id);
  stateTime(halfPastSeven);
  await fireAlarm(campaign.id);
  const [first] = await messagesOf(person, campaign.id);
  await person.call('POST', `/api/messages/${first?.id}/smaller`, {});
  await person.call('PUT', `/api/messages/${first?.id}`, { completed: true });
  await person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'By hand, =1+1' });
  await person.call('PUT', `/api/campaigns/${campaign.id}/question`, { question: 'a', answer: 'sit down' });
  return { person, campaign };
}

/** What must be the same in both accounts: all but the seed, which names the campaign on this server. */
const comparableOf = (file: File) =>
  file.campaigns.map((one: File) => ({ ...one, row: { ...one.row, seed: '', textSeed: '' } }));

describe('an export', () => {
  it('is imported into another account with nothing lost, and once however often it is said', async () => {
    const { person } = await personWithHistory();
    const file = await exportOf(person);
    expect(file.campaigns).toHaveLength(1);
    expect(JSON.stringify(file)).not.toMatch(/argon2|passwordHash/);
    const other = await newPerson({ timezone: 'Asia/Tokyo' });
    expect(await (await importInto(other, file)).json()).toEqual({ imported: 1, skipped: 0 });
    const again = await exportOf(other);
    expect(comparableOf(again)).toEqual(comparableOf(file));
    expect(again.account).toMatchObject({ timezone: 'Europe/London', username: other.user.username });

    expect(await (await importInto(other, file)).json()).toEqual({ imported: 0, skipped: 1 });
    expect(await (await importInto(person, again)).json()).toEqual({ imported: 0, skipped: 1 });
    const twice = await newPerson();
    const answers = await Promise.all([importInto(twice, file), importInto(twice, file)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await exportOf(twice)).campaigns).toHaveLength(1);
  });

  it('comes in whole or not at all, and goes on after a fault without doubling anything', async () => {
    const { person, campaign } = await personWithHistory();
    const stop = { campaignId: campaign.id, channel: null, cause: 'unsubscribe-link' } as const;
    await insertOptOut(openDb(env.DB), person.user.id, stop, mondayMorning);
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
    const refused = await importInto(other, { ...file, campaigns: [first, second, broken] });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('Nothing was imported') });
    expect(await exportOf(other)).toMatchObject({ campaigns: [], account: { timezone: 'Asia/Tokyo' } });

    const whole = { ...file, campaigns: [first, second, another('Third campaign', 'third', {})] };
    expect(await (await importInto(other, whole)).json()).toEqual({ imported: 3, skipped: 0 });
    const again = await exportOf(other);
    const [one, two, three] = again.campaigns;
    expect([one.repeats, two.repeats, three.repeats]).toEqual([null, one.row.seed, null]);
    expect(one.optOuts).toEqual(first.optOuts);
    expect(one.optOuts).toHaveLength(1);

    // As if it had ended right after writing: the schedules know nothing of it, and the next cron wakes them.
    const stored = await rows('SELECT id FROM campaigns WHERE user_id = ? ORDER BY id', other.user.id);
    const [, id] = stored.map((row) => Number(row.id));
    if (id === undefined) throw new Error('Nothing was imported');
    await scheduleOf(id).forget();
    expect(await (await importInto(other, whole)).json()).toEqual({ imported: 0, skipped: 3 });
    expect(comparableOf(await exportOf(other))).toEqual(comparableOf(again));
    stateTime(halfPastSeven + day + 10 * 60_000);
    await runCron();
    await fireAlarm(id);
    expect(await outboxOf(other)).toHaveLength(1);
  });

  it('goes on sending what is to come, and never sends the past', async () => {
    const { person } = await personWithHistory();
    const file = await exportOf(person);
    stateTime(halfPastSeven + 2 * day + 60_000);
    const other = await newPerson();
    await importInto(other, file);
    const [campaign] = await (await other.call('GET', '/api/campaigns')).json<{ id: number }[]>();
    if (campaign === undefined) throw new Error('Nothing was imported');
    await fireAlarm(campaign.id);
    expect(await outboxOf(other)).toEqual([]);
    const second = (await messagesOf(other, campaign.id)).find(({ localDate }) => localDate === '2031-03-04');
    expect(second).toMatchObject({ status: 'skipped', reason: 'It was due before your data was imported' });
    stateTime(halfPastSeven + 3 * day);
    await fireAlarm(campaign.id);
    expect(await outboxOf(other)).toHaveLength(1);
  });

  it('is trusted in nothing: what belongs to others stays theirs, and danger is danger', async () => {
    const { person } = await personWithHistory();
    const file = await exportOf(person);
    const [campaign] = file.campaigns;
    Object.assign(campaign.row, {
      id: 1,
      userId: person.user.id,
      title: 'Stop cutting myself',
      kind: 'build',
    });
    Object.assign(campaign.messages[0].deliveries[0].attempts[0], {
      providerId: 'theirs',
      requestId: 'theirs',
    });
    const other = await newPerson();
    expect((await importInto(other, file)).status).toBe(200);
    const [row] = (
      await env.DB.prepare('SELECT user_id, kind FROM campaigns WHERE user_id = ?').bind(other.user.id).all()
    ).results;
    expect(row).toEqual({ user_id: other.user.id, kind: 'danger' });
    const forged = await env.DB.prepare(
      "SELECT count(*) AS n FROM delivery_attempts WHERE provider_id = 'theirs'",
    ).first();
    expect(forged).toEqual({ n: 0 });
  });

  it('that was changed into something else is refused whole', async () => {
    const { person } = await personWithHistory();
    const other = await newPerson();
    const broken: ((file: File) => void)[] = [
      (file) => Object.assign(file, { format: 'another' }),
      (file) => Object.assign(file, { version: 2 }),
      (file) => Object.assign(file.campaigns[0].row, { frequency: 'Hourly' }),
      (file) => Object.assign(file.campaigns[0].row, { timeZone: 'Nowhere/Land' }),
      (file) => Object.assign(file.campaigns[0].row, { startDate: 'soon' }),
      (file) => Object.assign(file.campaigns[0].messages[0].row, { content: '' }),
      (file) => Object.assign(file.campaigns[0].messages[0], { deliveries: [] }),
      (file) =>
        Object.assign(file.campaigns[0].messages[3].row, {
          localDate: file.campaigns[0].messages[2].row.localDate,
        }),
      (file) => Object.assign(file, { campaigns: Array(51).fill(file.campaigns[0]) }),
    ];
    for (const change of broken) {
      const file = await exportOf(person);
      change(file);
      const answer = await importInto(other, file);
      expect([answer.status, change.toString()]).toEqual([400, change.toString()]);
    }
    expect((await exportOf(other)).campaigns).toEqual([]);
  });

  it('of the days opens in a spreadsheet, and nothing in it is a formula', async () => {
    const { person } = await personWithHistory();
    const answer = await person.call('GET', '/api/account/export?format=csv');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFdate,campaign,week,kind,mark,size,status,channel,message,note'.replace('\uFEFF', ''),
    );
    expect(lines[1]).toMatch(/^2031-03-03,Morning meditation,1,planned,done,small,sent,email,/);
    expect(lines[2]).toContain(',manual,,usual,');
    expect(lines.filter((line) => /(^|,)[=+@]/.test(line))).toEqual([]);
  });
});

describe('the calendar feed', () => {
  const feedAt = (url: string) => call('GET', new URL(url).pathname);

  it('shows what is to come at a secret address, until that is renewed or removed', async () => {
    const { person } = await newPersonWithCampaign();
    expect(await (await person.call('GET', '/api/account/calendar')).json()).toEqual({ url: null });
    const { url } = await (await person.call('POST', '/api/account/calendar')).json<{ url: string }>();
    const answer = await feedAt(url);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const feed = await answer.text();
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(84);
    // 7:30 in London all the way, although clocks change on March 30.
    expect(feed).toContain('DTSTART;TZID=Europe/London:20310303T073000');
    expect(feed).toContain('DTSTART;TZID=Europe/London:20310401T073000');
    expect(feed).toMatch(
      /BEGIN:DAYLIGHT\s+DTSTART:20310330T010000\s+TZOFFSETFROM:\+0000\s+TZOFFSETTO:\+0100/,
    );

    const { url: next } = await (await person.call('POST', '/api/account/calendar')).json<{ url: string }>();
    expect([(await feedAt(url)).status, (await feedAt(next)).status]).toEqual([404, 200]);
    await person.call('DELETE', '/api/account/calendar');
    expect((await feedAt(next)).status).toBe(404);
  });

  it('says no more than a lock screen, and nothing of what is held back', async () => {
    const person = await newPerson({ timezone: 'Europe/London' });
    await newCampaign(person, {
      title: 'Take my lithium',
      description: 'Every evening with food',
      kind: 'dose',
    });
    await newCampaign(person, { title: 'Stop cutting myself', description: 'I want it to end' });
    const stopped = await newCampaign(person, { title: 'Read ten pages', description: 'Before I sleep' });
    await person.call('PUT', `/api/campaigns/${stopped.id}/active`, { active: false });
    const optedOut = await newCampaign(person, { title: 'Learn Danish', description: 'After dinner' });
    const stop = { campaignId: optedOut.id, channel: null, cause: 'unsubscribe-link' } as const;
    await insertOptOut(openDb(env.DB), person.user.id, stop, Date.now());
    const paused = await newCampaign(person, { title: 'Walk Biscuit', description: 'Around the block' });
    await person.call('PUT', `/api/campaigns/${paused.id}/pause`, { paused: true });
    const { url } = await (await person.call('POST', '/api/account/calendar')).json<{ url: string }>();
    const feed = await (await feedAt(url)).text();
    // The week's pause takes seven of the last one.
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(84 + 77);
    expect(feed).toContain('DTSTART;TZID=Europe/London:20310310T');
    expect(feed.match(/SUMMARY:Walk Biscuit/g)).toHaveLength(77);
    expect(feed).not.toMatch(/lithium|cutting|pages|danish/i);
  });
});

it('requests that run into the deletion of their account are refused or succeed, and none fails', async () => {
  const file = await exportOf((await personWithHistory()).person);
  stateTime(mondayMorning);
  const calls = ({ person, campaign }: Awaited<ReturnType<typeof newRegular>>, id: number | undefined) => [
    () => person.call('POST', '/api/campaigns', campaignBody),
    () => person.call('PUT', `/api/campaigns/${campaign.id}`, { title: 'Another title' }),
    () => person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`),
    () => person.call('PUT', `/api/messages/${id}`, { completed: true, note: 'Done' }),
    () => person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now' }),
    () => person.call('POST', '/api/generate-message', { habit: 'Reading', campaignId: campaign.id }),
    () => person.call('POST', '/api/test-notification', { deliveryMethod: 'Email' }),
    () => person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Europe/London' }),
    () => person.call('POST', '/api/account/calendar'),
    () => person.call('GET', '/api/account/export'),
    () => importInto(person, file),
    () => person.call('GET', '/api/campaigns/active'),
    () => person.call('DELETE', `/api/campaigns/${campaign.id}`),
    () => fireAlarm(campaign.id).then(() => new Response()),
  ];
  for (const before of [0, 3, 7, 13]) {
    const regular = await newRegular();
    const [message] = await messagesOf(regular.person, regular.campaign.id);
    const all = calls(regular, message?.id);
    const answers = await Promise.all([
      ...all.slice(0, before).map((run) => run()),
      remove(regular.person),
      ...all.slice(before).map((run) => run()),
    ]);
    for (const answer of answers) expect(answer.status, await answer.text()).toBeLessThan(500);
    expect((await signIn(regular.person)).status).toBe(401);
    expect(await ownRows(regular.person.user.id)).toMatchObject({ campaigns: 0, deliveries: 0, outbox: 0 });
    stateTime(mondayMorning);
  }
});
