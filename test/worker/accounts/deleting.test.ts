import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openDb } from '../../../worker/db/client.ts';
import { insertOptOut } from '../../../worker/delivery/opt-outs.repo.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  alarmOf,
  beginOnMonday,
  fireAlarm,
  halfPastSeven,
  newCampaign,
  newPersonWithCampaign,
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
    for (let guesses = 0; guesses < 10; guesses += 1) expect((await guess('a guess')).status).toBe(403);
    const answer = await guess(password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await person.call('GET', '/api/session')).status).toBe(200);
  });
});
