import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { call, newName, newPerson, password, sessionCookieOf } from '../../support/worker/people.ts';

const register = (body: unknown) => call('POST', '/api/register', body);
const messageOf = async (answer: Response) => (await answer.json<{ message: string }>()).message;

function somebody() {
  const username = newName();
  return { username, email: `${username}@example.com`, password };
}

describe('registering', () => {
  it('answers 201 with the new user, who is then signed in', async () => {
    const input = { ...somebody(), phone: '(202) 555-0100', carrier: 'at&t', timezone: 'Europe/Paris' };
    const answer = await register(input);
    expect(answer.status).toBe(201);
    const user = await answer.json();
    expect(user).toEqual({
      id: expect.any(Number),
      username: input.username,
      email: input.email,
      emailConfirmed: true,
      pendingEmail: null,
      phone: '+12025550100',
      phoneConfirmed: true,
      carrier: 'att',
      hasPassword: true,
      googleId: null,
      avatar: null,
      providers: [],
      timezone: 'Europe/Paris',
      emailFallback: true,
      aiWriting: true,
    });
    const session = await call('GET', '/api/session', undefined, { Cookie: sessionCookieOf(answer) });
    expect(await session.json()).toEqual(user);
  });

  it('refuses a phone number that is none', async () => {
    const answer = await register({ ...somebody(), phone: '555 0100' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: 'This phone number does not look right. Try it with its country code, like +1 555 010 0199',
    });
  });

  it('takes New York time when no zone is given', async () => {
    expect((await newPerson()).user).toMatchObject({
      timezone: 'America/New_York',
      emailFallback: true,
      phone: null,
      carrier: null,
    });
  });

  it('gives a cookie that scripts cannot read, other sites do not get and 30 days end', async () => {
    const [cookie] = (await register(somebody())).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=[\w-]+\.[\w-]+\.[\w-]+; /);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).not.toMatch(/Domain/);
  });

  it('gives another that tells scripts that there is a session, and nothing of it', async () => {
    const [, cookie] = (await register(somebody())).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-remembered=1; /);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).not.toMatch(/HttpOnly/);
  });

  it('stores the password only as an Argon2id hash with its parameters', async () => {
    const { user } = await newPerson();
    const row = await env.DB.prepare('SELECT * FROM users WHERE id = ?').bind(user.id).first();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it.each([
    ['a short username', { username: 'ad' }, 'Username must be at least 3 characters'],
    ['no username', { username: undefined }, 'Username must be at least 3 characters'],
    ['a username that is no text', { username: 12345 }, 'Username must be at least 3 characters'],
    ['a short password', { password: 'five5' }, 'Password must be at least 6 characters'],
    ['no password', { password: undefined }, 'Password must be at least 6 characters'],
    ['no email', { email: undefined }, 'Invalid email address'],
    ['an email without a domain', { email: 'ada@' }, 'Invalid email address'],
    ['an email that is a header', { email: 'ada@example.com\nBcc: x@example.com' }, 'Invalid email address'],
    ['an unknown carrier', { carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
    ['an unknown time zone', { timezone: 'Mars/Olympus' }, 'Please select a timezone'],
    ['a username like an email', { username: 'ada@example.com' }, 'Username cannot contain @'],
  ])('refuses %s with its sentence', async (_what, change, message) => {
    const answer = await register({ ...somebody(), ...change });
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toBe(message);
  });
});

describe('a name or email that somebody has already', () => {
  it('is refused without regard to case', async () => {
    const { user } = await newPerson();
    const sameName = await register({ ...somebody(), username: ` ${user.username.toUpperCase()} ` });
    expect(sameName.status).toBe(409);
    expect(await messageOf(sameName)).toBe('This username is already taken');
    const sameEmail = await register({ ...somebody(), email: user.email.toUpperCase() });
    expect(sameEmail.status).toBe(409);
    expect(await messageOf(sameEmail)).toBe('An account with this email already exists');
  });

  it('is refused when it only looks the same', async () => {
    const { user } = await newPerson();
    const disguised = await register({ ...somebody(), username: `${user.username}\u200b` });
    expect(disguised.status).toBe(409);
  });

  it('goes to one alone of several who ask at once', async () => {
    const input = somebody();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => register({ ...input, email: `${index}-${input.email}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(await messageOf(answer)).toBe('This username is already taken');
    }
  });

  it('is the email also when two ask at once', async () => {
    const input = somebody();
    const answers = await Promise.all([register(input), register({ ...input, username: newName() })]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(1);
    expect(await Promise.all(refused.map(messageOf))).toEqual(['An account with this email already exists']);
  });
});
