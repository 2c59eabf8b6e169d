import { describe, expect, it, vi } from 'vitest';
import type { SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import {
  call,
  claimOf,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
} from '../../support/worker/people.ts';

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
