import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { block, complaintRate, senders, unblock, usage } from '../../../scripts/operator-queries.ts';
import type { SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import { signSessionToken } from '../../../worker/http/session.ts';
import {
  beginOnMonday,
  day,
  fireAt,
  halfPastSeven,
  hour,
  mondayMorning,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import {
  call,
  claimOf,
  expectRefusal,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
} from '../../support/worker/people.ts';
import { personWithMessage } from '../../support/worker/reached.ts';

beginOnMonday();

const sessionWith = (cookie: string) => call('GET', '/api/session', undefined, { Cookie: cookie });
const stands = async (cookie: string) => (await sessionWith(cookie)).status === 200;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function signInElsewhere({ user }: Person): Promise<string> {
  const body = { username: user.username, password };
  return sessionCookieOf(await call('POST', '/api/login', body, { 'User-Agent': firefox }));
}

const sessionsOf = ({ user }: Person) =>
  sql<{ id: string; expires_at: number }>('SELECT id, expires_at FROM sessions WHERE user_id = ?', user.id);

describe('a session', () => {
  it('stands for its own user alone, under the name with the prefix, until its row runs out and is cleared away', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { sessionId } = await claimOf(one);
    const claim = { userId: other.user.id, sessionId };
    const mixed = await signSessionToken(claim, Date.now() + hour, env.SESSION_SECRET);
    expect(await stands(`__Host-session=${mixed}`)).toBe(false);
    expect(await stands(one.cookie.replace('__Host-session', 'session'))).toBe(false);
    expect(await stands(one.cookie)).toBe(true);

    expect(await sessionsOf(one)).toEqual([{ id: sessionId, expires_at: mondayMorning + 30 * day }]);
    await sql('UPDATE sessions SET expires_at = ? WHERE user_id = ?', Date.now() - 1, one.user.id);
    expect(await stands(one.cookie)).toBe(false);
    await signInElsewhere(one);
    expect(await sessionsOf(one)).toEqual([expect.not.objectContaining({ id: sessionId })]);
  });

  it('goes on for who keeps coming by, once an hour at most and for 90 days, and hands the browser its end', async () => {
    const { cookie: first } = await newPerson();
    stateTime(mondayMorning + hour - 1000);
    expect((await sessionWith(first)).headers.getSetCookie()).toEqual([]);
    let cookie = first;
    for (let week = 1; week <= 12; week += 1) {
      stateTime(mondayMorning + week * 7 * day);
      cookie = sessionCookieOf(await sessionWith(cookie));
      if (week === 5) expect([await stands(first), await stands(cookie)]).toEqual([false, true]);
    }
    stateTime(mondayMorning + 90 * day - 1000);
    expect(await stands(cookie)).toBe(true);
    stateTime(mondayMorning + 90 * day);
    expect(await stands(cookie)).toBe(false);
  });

  it('ends with signing out on the server too, as often as that is asked, and no other device is signed out', async () => {
    const person = await newPerson();
    const elsewhere = await signInElsewhere(person);
    for (const answer of [
      await person.call('POST', '/api/logout'),
      await person.call('POST', '/api/logout'),
      await call('POST', '/api/logout'),
      await call('POST', '/api/logout', undefined, { Cookie: '__Host-session=nonsense' }),
    ]) {
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; Max-Age=0;.* Secure/);
    }
    expect([await stands(person.cookie), await stands(elsewhere)]).toEqual([false, true]);
    expect(await sessionsOf(person)).toHaveLength(1);
  });
});

describe('the list of sessions', () => {
  const listOf = async (person: Person): Promise<SessionView[]> => person.get('/api/sessions');

  it('shows each by its device, this one first, never what stands in the cookie, and ends any but another person’s', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const elsewhere = await signInElsewhere(person);
    const sessions = await listOf(person);
    expect(sessions.map(({ current, device }) => [current, device])).toEqual([
      [true, 'Unknown device'],
      [false, 'Firefox on Linux'],
    ]);
    const { sessionId } = await claimOf(person);
    expect(JSON.stringify(sessions)).not.toContain(sessionId);

    const [own, second] = sessions.map(({ id }) => `/api/sessions/${id}`);
    expect((await other.call('DELETE', `${second}`)).status).toBe(404);
    expect(await stands(elsewhere)).toBe(true);
    expect((await person.call('DELETE', `${second}`)).status).toBe(204);
    expect((await person.call('DELETE', `${second}`)).status).toBe(404);
    expect(await stands(elsewhere)).toBe(false);
    const answer = await person.call('DELETE', `${own}`);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; /);
    expect(await stands(person.cookie)).toBe(false);
  });

  it('ends all others, and keeps this one', async () => {
    const person = await newPerson();
    const others = [await signInElsewhere(person), await signInElsewhere(person)];
    expect((await person.call('DELETE', '/api/sessions')).status).toBe(204);
    expect(await Promise.all(others.map(stands))).toEqual([false, false]);
    expect(await listOf(person)).toMatchObject([{ current: true }]);
  });
});

async function ask(statements: readonly string[]) {
  let answer: Record<string, unknown>[] = [];
  for (const statement of statements) answer = await sql(statement);
  return answer;
}

it('an account that the operator blocks loses its sessions, is told so as it signs in, and gets nothing until unblocked', async () => {
  for (const nobody of ['nobody', "' OR 1=1 --", '999999']) expect(await ask(block(nobody))).toEqual([]);
  const { person, campaign } = await personWithMessage();
  const { username, email, id } = person.user;
  expect(await ask(block(email.toUpperCase()))).toEqual([{ id, username, state: 'blocked' }]);

  expect(await stands(person.cookie)).toBe(false);
  const signIn = (typed: string) => call('POST', '/api/login', { username, password: typed });
  const message = 'This account is blocked. Please contact whoever runs this server';
  await expectRefusal(signIn(password), 403, message);
  // Whoever does not know the password learns nothing.
  expect((await signIn('another one')).status).toBe(401);

  await fireAt(campaign.id, halfPastSeven + day);
  expect(await ask(unblock(String(id)))).toEqual([{ id, username, state: 'open' }]);
  expect((await signIn(password)).status).toBe(200);
  await fireAt(campaign.id, halfPastSeven + 2 * day);
  const three = 'SELECT status, error FROM deliveries WHERE campaign_id = ? ORDER BY due_at LIMIT 3';
  expect(await sql(three, campaign.id)).toEqual([
    { status: 'sent', error: null },
    { status: 'skipped', error: 'This account is blocked' },
    { status: 'sent', error: null },
  ]);
});

it('the operator sees who sent how much, what bounced, and what the day has used', async () => {
  const { person, campaign } = await personWithMessage();
  await sql(
    `INSERT INTO delivery_attempts (delivery_id, attempt, channel, outcome, started_at, finished_at)
      SELECT delivery_id, attempt, channel, 'reported', finished_at, finished_at FROM delivery_attempts
      WHERE delivery_id IN (SELECT id FROM deliveries WHERE campaign_id = ?)`,
    campaign.id,
  );
  // Other tests' people send more than this one.
  const everyone = await ask([senders(7).replace(/LIMIT \d+$/, '')]);
  const { id, username } = person.user;
  expect(everyone.find((row) => row.id === id)).toMatchObject({
    ...{ username, sent: 1, emails: 1, texts: 0, complaints: 1 },
  });
  const [rate] = await ask([complaintRate(7)]);
  expect(rate?.complaints).toBeGreaterThan(0);
  expect(await ask([usage])).toEqual(expect.any(Array));
});
