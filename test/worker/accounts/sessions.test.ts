import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { block, complaintRate, senders, unblock, usage } from '../../../scripts/operator-queries.ts';
import type { SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import { signSessionToken } from '../../../worker/http/session-token.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import {
  call,
  claimOf,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
} from '../../support/worker/people.ts';
import { personWithMessage } from '../../support/worker/reached.ts';

beginOnMonday();

const sessionWith = (cookie: string) => call('GET', '/api/session', undefined, { Cookie: cookie });

function sessionsOf(person: Person) {
  return env.DB.prepare('SELECT id, expires_at FROM sessions WHERE user_id = ?')
    .bind(person.user.id)
    .all<{ id: string; expires_at: number }>();
}

describe('the session', () => {
  it('answers the signed-in user', async () => {
    const person = await newPerson();
    const answer = await person.call('GET', '/api/session');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(person.user);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is 401 for a caller without a cookie', async () => {
    const answer = await call('GET', '/api/session');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'Please sign in to continue' });
  });

  it('is 401 for a good token about the session of another user', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const [session] = (await sessionsOf(one)).results;
    const claim = { userId: other.user.id, sessionId: session?.id ?? '' };
    const mixed = await signSessionToken(claim, Date.now() + 3_600_000, env.SESSION_SECRET);
    expect((await sessionWith(`__Host-session=${mixed}`)).status).toBe(401);
  });

  it('is 401 for the right token under a name without the __Host- prefix', async () => {
    const { cookie } = await newPerson();
    expect((await sessionWith(cookie.replace('__Host-session', 'session'))).status).toBe(401);
  });

  it('goes on for somebody who keeps coming by, and hands the browser the later end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-01T08:00:00Z') });
    const person = await newPerson();
    vi.setSystemTime(Date.parse('2031-03-29T08:00:00Z'));
    const answer = await person.call('GET', '/api/session');
    const renewed = sessionCookieOf(answer);
    vi.setSystemTime(Date.parse('2031-04-20T08:00:00Z'));
    expect((await sessionWith(person.cookie)).status).toBe(401);
    expect((await sessionWith(renewed)).status).toBe(200);
    vi.useRealTimers();
  });

  it('notes its use, and moves its end, at most once an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-01T08:00:00Z') });
    const person = await newPerson();
    vi.setSystemTime(Date.parse('2031-03-01T08:59:59Z'));
    const answer = await person.call('GET', '/api/session');
    expect(answer.headers.getSetCookie()).toEqual([]);
    vi.useRealTimers();
  });

  it('is 401 once its row has run out, whatever the token says', async () => {
    const person = await newPerson();
    await env.DB.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
      .bind(Date.now() - 1, person.user.id)
      .run();
    expect((await person.call('GET', '/api/session')).status).toBe(401);
  });

  it('lasts 30 days on the server too, and those that have run out are cleared away', async () => {
    const person = await newPerson();
    const [session] = (await sessionsOf(person)).results;
    expect((session?.expires_at ?? 0) - Date.now()).toBeGreaterThan(29.9 * 24 * 3_600_000);
    await env.DB.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
      .bind(Date.now() - 1, person.user.id)
      .run();
    await call('POST', '/api/login', { username: person.user.username, password });
    const { results } = await sessionsOf(person);
    expect(results).toHaveLength(1);
    expect(results[0]?.id).not.toBe(session?.id);
  });
});

describe('signing out', () => {
  it('ends the session on the server: the old cookie no longer works', async () => {
    const person = await newPerson();
    const answer = await person.call('POST', '/api/logout');
    expect(answer.status).toBe(204);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=; /);
    expect(cookie).toMatch(/; Max-Age=0/);
    expect(cookie).toMatch(/; Secure/);
    expect((await person.call('GET', '/api/session')).status).toBe(401);
    expect((await sessionsOf(person)).results).toEqual([]);
  });

  it('leaves the sessions on other devices alone', async () => {
    const person = await newPerson();
    const { username } = person.user;
    const elsewhere = sessionCookieOf(await call('POST', '/api/login', { username, password }));
    await person.call('POST', '/api/logout');
    expect((await sessionWith(elsewhere)).status).toBe(200);
  });

  it('can be repeated, and clears a cookie that holds nothing any more', async () => {
    const person = await newPerson();
    await person.call('POST', '/api/logout');
    for (const answer of [
      await person.call('POST', '/api/logout'),
      await call('POST', '/api/logout'),
      await call('POST', '/api/logout', undefined, { Cookie: '__Host-session=nonsense' }),
    ]) {
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; /);
    }
  });
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const listOf = async (person: Person): Promise<SessionView[]> =>
  (await person.call('GET', '/api/sessions')).json();

const stands = async (cookie: string) =>
  (await call('GET', '/api/session', undefined, { Cookie: cookie })).status === 200;

async function signInElsewhere({ user }: Person): Promise<string> {
  const body = { username: user.username, password };
  return sessionCookieOf(await call('POST', '/api/login', body, { 'User-Agent': firefox }));
}

describe('the list of sessions', () => {
  it('shows the device and the last use, this session first, and never what stands in the cookie', async () => {
    const person = await newPerson();
    await signInElsewhere(person);
    const sessions = await listOf(person);
    expect(sessions.map(({ current, device }) => [current, device])).toEqual([
      [true, 'Unknown device'],
      [false, 'Firefox on Linux'],
    ]);
    const { sessionId } = await claimOf(person);
    expect(JSON.stringify(sessions)).not.toContain(sessionId);
  });

  it('ends one session, this one too, and never another person’s', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const elsewhere = await signInElsewhere(person);
    const [own, second] = await listOf(person);
    expect((await other.call('DELETE', `/api/sessions/${second?.id}`)).status).toBe(404);
    expect((await person.call('DELETE', `/api/sessions/${second?.id}`)).status).toBe(204);
    expect((await person.call('DELETE', `/api/sessions/${second?.id}`)).status).toBe(404);
    expect(await stands(elsewhere)).toBe(false);
    const answer = await person.call('DELETE', `/api/sessions/${own?.id}`);
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

it('a session ends after 90 days, however often it is used', async () => {
  const day = 24 * 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-01T08:00:00Z') });
  const person = await newPerson();
  let { cookie } = person;
  const use = () => call('GET', '/api/session', undefined, { Cookie: cookie });
  for (let week = 1; week <= 12; week += 1) {
    vi.setSystemTime(Date.parse('2031-03-01T08:00:00Z') + week * 7 * day);
    cookie = sessionCookieOf(await use());
  }
  vi.setSystemTime(Date.parse('2031-03-01T08:00:00Z') + 90 * day - 1000);
  expect((await use()).status).toBe(200);
  vi.setSystemTime(Date.parse('2031-03-01T08:00:00Z') + 90 * day);
  expect((await use()).status).toBe(401);
  vi.useRealTimers();
});

describe('a new password', () => {
  const register = (username: string, chosen: string) =>
    call('POST', '/api/register', { username, email: `${username}@example.com`, password: chosen });

  it.each([
    ['      ', 'Password must not be blank'],
    ['Ada.Lovelace', 'Password must not be your username or email'],
    ['ADA.LOVELACE@example.com', 'Password must not be your username or email'],
    ['password', 'Password is too easy to guess: it is one of the most common ones'],
    ['Qwerty123', 'Password is too easy to guess: it is one of the most common ones'],
    ['12345', 'Password must be at least 6 characters'],
  ])('%j is refused', async (chosen, message) => {
    const answer = await register('ada.lovelace', chosen);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ message })]);
    const person = await newPerson();
    const change = { currentPassword: password, password: chosen.toLowerCase() };
    if (!message.includes('username'))
      expect((await person.call('PUT', '/api/account/password', change)).status).toBe(400);
  });

  it('may be 64 characters and more', async () => {
    const chosen = 'a long sentence that only this person would ever think of typing here, twice';
    expect((await register('long.sentence', chosen)).status).toBe(201);
    expect((await call('POST', '/api/login', { username: 'long.sentence', password: chosen })).status).toBe(
      200,
    );
  });
});

async function ask(statements: readonly string[]) {
  let rows: unknown[] = [];
  for (const statement of statements) rows = (await env.DB.prepare(statement).all()).results;
  return rows;
}

describe('an account that the operator blocks', () => {
  it('loses its sessions, is told so as it signs in, and gets nothing, until it is unblocked', async () => {
    const { person, campaign } = await personWithMessage();
    const { username, email, id } = person.user;
    expect(await ask(block(email.toUpperCase()))).toEqual([{ id, username, state: 'blocked' }]);

    expect((await person.call('GET', '/api/session')).status).toBe(401);
    const signIn = (typed: string) => call('POST', '/api/login', { username, password: typed });
    const answer = await signIn(password);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      message: 'This account is blocked. Please contact whoever runs this server',
    });
    // Whoever does not know the password learns nothing.
    expect((await signIn('another one')).status).toBe(401);

    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect(await ask(unblock(String(id)))).toEqual([{ id, username, state: 'open' }]);
    expect((await signIn(password)).status).toBe(200);
    stateTime(halfPastSeven + 2 * day);
    await fireAlarm(campaign.id);
    const { results } = await env.DB.prepare(
      'SELECT status, error FROM deliveries WHERE campaign_id = ? ORDER BY due_at LIMIT 3',
    )
      .bind(campaign.id)
      .all();
    expect(results).toEqual([
      { status: 'sent', error: null },
      { status: 'skipped', error: 'This account is blocked' },
      { status: 'sent', error: null },
    ]);
  });

  it('is nobody where there is no such account, whatever is typed', async () => {
    const { user } = await newPerson();
    for (const who of ['nobody', "' OR 1=1 --", '999999']) expect(await ask(block(who)), who).toEqual([]);
    expect((await call('POST', '/api/login', { username: user.username, password })).status).toBe(200);
  });
});

it('the operator sees who sent how much, what came back, and what the day has used', async () => {
  const { person, campaign } = await personWithMessage();
  await env.DB.prepare(
    `INSERT INTO delivery_attempts (delivery_id, attempt, channel, outcome, started_at, finished_at)
      SELECT delivery_id, attempt, channel, 'reported', finished_at, finished_at FROM delivery_attempts
      WHERE delivery_id IN (SELECT id FROM deliveries WHERE campaign_id = ?)`,
  )
    .bind(campaign.id)
    .run();
  expect(await messagesOf(person, campaign.id)).not.toEqual([]);
  expect(await outboxOf(person)).toHaveLength(1);
  // Other tests' people send more than this one.
  const everyone = senders(7).replace(/LIMIT \d+$/, '');
  const rows = (await ask([everyone])) as { id: number }[];
  expect(rows.find(({ id }) => id === person.user.id)).toMatchObject({
    username: person.user.username,
    sent: 1,
    emails: 1,
    texts: 0,
    complaints: 1,
  });
  const [rate] = (await ask([complaintRate(7)])) as { complaints: number }[];
  expect(rate?.complaints).toBeGreaterThan(0);
  expect(Array.isArray(await ask([usage]))).toBe(true);
});
