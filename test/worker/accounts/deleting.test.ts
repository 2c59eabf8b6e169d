import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDb } from '../../../worker/db/client.ts';
import { insertStop } from '../../../worker/stops/stops.repo.ts';
import type { StopView } from '../../../worker/stops/stops.schemas.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  alarmOf,
  fireAlarm,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { handOverText, textedBack } from '../../support/worker/inbound.ts';
import { call, newPerson, type Person, password } from '../../support/worker/people.ts';

const halfPastSeven = mondayMorning + 150 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => vi.useRealTimers());

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
  const tables = ['campaigns', 'messages', 'stops', 'push_subscriptions', 'outbox', 'sessions'];
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
    "INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, created_at) VALUES (?, ?, 'p', 'a', 1)",
  )
    .bind(person.user.id, `https://push.example/${person.user.id}`)
    .run();
  const stop = { campaignId: campaign.id, channel: 'push', cause: 'person' } as const;
  await insertStop(openDb(env.DB), person.user.id, stop, Date.now());
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
    const messageIds = (await rows('SELECT id FROM messages WHERE user_id = ?', id)).map((row) => row.id);
    const deliveriesOf = () =>
      rows(`SELECT id FROM deliveries WHERE message_id IN (${messageIds.join(',')})`);
    expect(await deliveriesOf()).not.toEqual([]);

    const answer = await remove(person);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ grant: 'none' });

    expect(await rows('SELECT id FROM users WHERE id = ?', id)).toEqual([]);
    expect(new Set(Object.values(await ownRows(id)))).toEqual(new Set([0]));
    expect(await deliveriesOf()).toEqual([]);
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
    for (let people = 0; people < 4; people += 1) await newPersonWithCampaign();
    const person = await newPerson();
    await newCampaign(person);
    const [{ count } = { count: 0 }] = await rows('SELECT count(*) AS count FROM messages');
    const { meta } = await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(person.user.id).run();
    expect(Number(count)).toBeGreaterThan(400);
    expect(meta.rows_read).toBeLessThan(Number(count));
  });

  it('frees the name and the email for somebody new', async () => {
    const person = await newPerson();
    await remove(person);
    const again = await newPerson({ username: person.user.username });
    expect(again.user.id).not.toBe(person.user.id);
    expect(again.user.email).toBe(person.user.email);
  });

  it('does no harm when it is asked for twice, also at once', async () => {
    const { person } = await newRegular();
    const statuses = (await Promise.all([remove(person), remove(person)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
    expect((await remove(person)).status).toBe(401);
  });

  it.each([
    [{ password: 'wrong password' }, 403, 'This password is not right'],
    [{}, 400, 'Password is required'],
    [{ password: '' }, 400, 'Password is required'],
    // Knowing the name is not enough where there is a password.
    [{ username: 'their name' }, 400, 'Password is required'],
    [{ password: 'x'.repeat(201) }, 400, 'Password is too long'],
  ])('is refused with %j, and changes nothing', async (body, status, message) => {
    const { person } = await newRegular();
    const before = await ownRows(person.user.id);
    const answer = await remove(person, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message });
    expect(await ownRows(person.user.id)).toEqual(before);
    expect((await person.call('GET', '/api/session')).status).toBe(200);
  });

  it('is refused for the account of another', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const answer = await person.call('DELETE', `/api/users/${other.user.id}`, { password });
    expect(answer.status).toBe(403);
    expect((await other.call('GET', '/api/session')).status).toBe(200);
  });

  it('is no way to guess the password: wrong ones count as failed sign-ins', async () => {
    const person = await newPerson();
    const headers = { Cookie: person.cookie, 'CF-Connecting-IP': '203.0.113.77' };
    const path = `/api/users/${person.user.id}`;
    const guess = (typed: string) =>
      callWith({ ENVIRONMENT: 'production' }, { method: 'DELETE', path, body: { password: typed }, headers });
    for (let guesses = 0; guesses < 5; guesses += 1) expect((await guess('a guess')).status).toBe(403);
    const answer = await guess(password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await person.call('GET', '/api/session')).status).toBe(200);
  });
});

const phone = '+12025550147';
const stopsOf = async (person: Person): Promise<StopView[]> =>
  (await person.call('GET', '/api/stops')).json();
const givePhone = (person: Person, number: string | null) =>
  person.call('PUT', `/api/users/${person.user.id}`, {
    timezone: 'Europe/London',
    ...(number === null ? {} : { phone: number }),
  });

describe('what was stopped', () => {
  it('by the phone holds after its account is gone, for whoever gives that phone, until the phone says START', async () => {
    const person = await newPerson();
    await givePhone(person, phone);
    await handOverText({ From: phone, Body: 'STOP' });
    expect(await stopsOf(person)).toHaveLength(1);
    await remove(person);

    const next = await newPerson();
    expect(await stopsOf(next)).toEqual([]);
    await givePhone(next, phone);
    expect(await stopsOf(next)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
    await handOverText({ From: phone, Body: 'START' });
    expect(await stopsOf(next)).toEqual([]);
    await givePhone(next, null);
    await givePhone(next, phone);
    expect(await stopsOf(next)).toEqual([]);
  });

  it('by a phone that belongs to nobody any more holds too', async () => {
    const number = '+12025550148';
    const person = await newPerson();
    await givePhone(person, number);
    await remove(person);
    expect(await textedBack(await handOverText({ From: number, Body: 'STOP' }))).toContain('no more');
    const next = await newPerson();
    await givePhone(next, number);
    expect(await stopsOf(next)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
  });

  it('because an email bounced, and by “stop all”, holds for who registers with that email', async () => {
    const person = await newPerson();
    const db = openDb(env.DB);
    const everything = { campaignId: null, channel: null, cause: 'person' } as const;
    const bounced = { campaignId: null, channel: 'email', cause: 'bounce' } as const;
    for (const stop of [everything, bounced]) await insertStop(db, person.user.id, stop, Date.now());
    await remove(person);
    const again = await newPerson({ username: person.user.username });
    const stops = await stopsOf(again);
    expect(stops.map(({ channel, cause }) => `${channel} ${cause}`).sort()).toEqual([
      'email bounce',
      'email person',
    ]);
    // Only the person lifts them, and then they stay lifted.
    for (const { id } of stops) expect((await again.call('DELETE', `/api/stops/${id}`)).status).toBe(204);
    await givePhone(again, null);
    expect(await stopsOf(again)).toEqual([]);
  });

  it('of one campaign ends with it', async () => {
    const { person } = await newRegular();
    await remove(person);
    expect(await stopsOf(await newPerson({ username: person.user.username }))).toEqual([]);
  });

  it('is kept without a readable phone or email', async () => {
    const person = await newPerson();
    await givePhone(person, '+12025550149');
    await handOverText({ From: '+12025550149', Body: 'STOP' });
    await remove(person);
    const kept = JSON.stringify(await rows('SELECT * FROM suppressions'));
    expect(kept).toContain('stop-reply');
    for (const trace of ['2025550149', person.user.email, person.user.username]) {
      expect(kept).not.toContain(trace);
    }
  });
});
