import { env } from 'cloudflare:workers';
import Argon2 from '@phi-ag/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from '../../../worker/accounts/passwords.ts';
import { openDb } from '../../../worker/db/client.ts';
import { identities } from '../../../worker/db/schema.ts';
import type { Env } from '../../../worker/deps.ts';
import { call, callInProduction, callWith, expectRefusal, newNetwork } from '../../support/worker/calls.ts';
import { hour, mondayMorning, stateTime } from '../../support/worker/clock.ts';
import { interruptedDatabase, sql } from '../../support/worker/database.ts';
import {
  isSignedIn,
  newPerson,
  newSession,
  type Person,
  password,
  sessionCookieOf,
  signIn,
  weakHash,
} from '../../support/worker/people.ts';

it('a password is hashed whole with its own salt; without a hash none matches, at the same cost', () => {
  const stored = hashPassword('caf\u00e9 noir');
  expect(hashPassword('caf\u00e9 noir')).not.toBe(stored);
  expect(verifyPassword(stored, 'cafe\u0301 noir')).toBe(true);
  expect(verifyPassword(stored, 'caf\u00e9 noix')).toBe(false);
  const check = vi.spyOn(Argon2.prototype, 'tryVerify');
  for (const bad of [null, '', 'not a hash']) expect(verifyPassword(bad, 'secret1')).toBe(false);
  expect(needsRehash(String(check.mock.calls[0]?.[0]))).toBe(false);
});

it('a password is not changed without the current one, or to a weak one', async () => {
  const person = await newPerson();
  const tooEasy = 'Password is too easy to guess: it is one of the most common ones';
  for (const [next, currentPassword, status, message, field] of [
    ['another good one', undefined, 400, 'Password is required', 'currentPassword'],
    ['another good one', 'wrong', 403, 'Your current password isn’t right', 'currentPassword'],
    ['qwerty123', password, 400, tooEasy, 'password'],
    [person.user.email, password, 400, 'Password must not be your username or email', 'password'],
  ] as const) {
    const body = { password: next, currentPassword };
    await expectRefusal(person.call('PUT', '/api/account/password', body), status, message, next, field);
  }
  expect((await signIn(person.user.username)).status).toBe(200);
});

it('a changed password ends all other sessions, including one that is being opened with the old password', async () => {
  const person = await newPerson();
  const { user, cookie } = person;
  const elsewhere = sessionCookieOf(await signIn(user.username));
  const next = 'a long sentence that only this person would ever think of typing here, twice';
  await person.send('PUT', '/api/account/password', { password: next, currentPassword: password });
  expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await signIn(user.username)).status).toBe(401);
  expect((await signIn(user.username, next)).status).toBe(200);

  // Changed again, just after the old password was verified.
  const before = await sql('SELECT id FROM sessions WHERE user_id = ?', user.id);
  let changing: Promise<unknown> | undefined;
  vi.spyOn(Argon2.prototype, 'tryVerify').mockImplementationOnce(() => {
    changing = sql('UPDATE users SET password_hash = ? WHERE id = ?', weakHash, user.id);
    return { success: true, data: true };
  });
  expect((await signIn(user.username, next)).status).toBe(401);
  await changing;
  expect(await sql('SELECT id FROM sessions WHERE user_id = ?', user.id)).toEqual(before);
});

it('of two changes of a password at the same time, only one counts, and ends no session of its own', async () => {
  const one = await newPerson();
  const elsewhere = await newSession(one.user.id);
  const changing = { method: 'PUT', path: '/api/account/password' };
  const change = (settings: Partial<Env>, next: string, Cookie: string) =>
    callWith(settings, {
      ...changing,
      body: { password: next, currentPassword: password },
      headers: { Cookie },
    });
  // The first batch reads the account, the next ones count the attempt.
  const DB = interruptedDatabase(3, () => change({}, 'another good one', elsewhere));
  const lost = await change({ DB }, 'a different good one', one.cookie);
  const message = 'Your password was changed in the meantime. Please reload the page';
  await expectRefusal(lost, 403, message);
  expect([await isSignedIn(elsewhere), await isSignedIn(one.cookie)]).toEqual([true, false]);
  expect((await signIn(one.user.username, 'another good one')).status).toBe(200);
});

const usedUp = 'This link was already used or has expired. Please request a new one';

async function newLink(person: Person): Promise<string> {
  const { email } = person.user;
  await callWith({}, { method: 'POST', path: '/api/password-resets', body: { email } });
  const [, token = ''] = /token=([\w-]+)/.exec((await person.newestMail()).body) ?? [];
  return token;
}

it('a link to reset the password can be checked until it is used or expires, or the password is changed', async () => {
  const person = await newPerson();
  const check = (token: unknown, network = newNetwork()) =>
    callInProduction('POST', '/api/password-resets/check', { token }, { network });
  const used = await newLink(person);
  for (let times = 0; times < 2; times++) expect((await check(used)).status).toBe(204);
  const body = { token: used, password: 'four other calm words' };
  expect((await call('POST', '/api/password-resets/finish', body)).status).toBe(200);
  await person.signInAgain();
  const outdated = await newLink(person);
  const change = { password: 'another good one', currentPassword: body.password };
  await person.send('PUT', '/api/account/password', change);
  for (const token of [used, outdated, 'of-nobody']) await expectRefusal(check(token), 410, usedUp);

  const token = await newLink(person);
  stateTime(mondayMorning + hour - 1);
  expect((await check(token)).status).toBe(204);
  stateTime(mondayMorning + hour);
  await expectRefusal(check(token), 410, usedUp);
  const network = newNetwork();
  for (let times = 0; times < 60; times++) expect((await check(token, network)).status).toBe(410);
  const message = 'Your network has opened too many of these links. Please try again in 15 minutes';
  await expectRefusal(check(token, network), 429, message);
});

it('a link to reset the password is refused if another account has confirmed the address since', async () => {
  const person = await newPerson();
  const { email, id } = person.user;
  await sql('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', id);
  const token = await newLink(person);
  await newPerson({ email });
  const body = { token, password: 'somebody else’s' };
  for (const as of [call, person.call.bind(person)]) {
    const reset = as('POST', '/api/password-resets/finish', body);
    await expectRefusal(reset, 409, 'An account with this email already exists');
  }
});

it('resetting the password keeps passkeys, and says so on the page and by email, which leads to them', async () => {
  const person = await newPerson();
  const subject = person.user.username;
  const passkey = { provider: 'passkey', subject, name: 'Phone', publicKey: 'none' } as const;
  const { id: userId } = person.user;
  await openDb(env.DB)
    .insert(identities)
    .values({ ...passkey, userId, createdAt: Date.now() });
  const body = { token: await newLink(person), password: 'four other calm words' };
  const answer = await callWith({}, { method: 'POST', path: '/api/password-resets/finish', body });
  expect(await answer.json()).toMatchObject({ passkeys: ['Phone'] });
  const mail = await person.newestMail();
  expect(mail).toMatchObject({ subject: 'Your password was reset' });
  expect(mail.body).toMatch(/passkeys still work.*\/settings\s/s);
  await person.signInAgain();
  expect(await person.get('/api/passkeys')).toMatchObject([{ name: 'Phone' }]);
});
