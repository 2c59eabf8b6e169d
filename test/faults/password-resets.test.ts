import { describe, expect, it } from 'vitest';
import { noContact } from '../../worker/db/schema.ts';
import {
  type Caller,
  confirm,
  mailsTo,
  newcomer,
  newEmail,
  statusesOf,
  tokenSentTo,
} from '../support/faults/account-mail.ts';
import { providerSaw, providerWill, until } from '../support/faults/control.ts';
import { callInProduction } from '../support/worker/calls.ts';
import { beginOnMonday, minute, mondayMorning, newCampaign, stateTime } from '../support/worker/campaigns.ts';
import { sql } from '../support/worker/database.ts';
import {
  call,
  isSignedIn,
  newPerson,
  Person,
  password,
  sessionCookieOf,
  signIn,
} from '../support/worker/people.ts';

beginOnMonday();

const another = 'an entirely new one';
const ask = (email: string) => call('POST', '/api/password-resets', { email });
const finishReset = (token: string, as: Caller = { call }, change = another) =>
  as.call('POST', '/api/password-resets/finish', { token, password: change });
const signInStatus = async (username: string, typed: string) => (await signIn(username, typed)).status;

/** Requests a reset. @returns the token from the email */
async function resetFor(email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  expect((await ask(email)).status).toBe(202);
  await until(async () => (await mailsTo(email)).length > before);
  expect((await mailsTo(email)).at(-1)).toContain('/reset-password?token=');
  return tokenSentTo(email);
}

describe('asking for a new password', () => {
  it('gets the same answer whether or not there is an account, before one is looked up', async () => {
    const { user } = await newPerson();
    // The email service never answers, so a response that waited for it would hang.
    await providerWill(user.email, { kind: 'hold' });
    const [known, unknown] = [await ask(user.email.toUpperCase()), await ask('nobody@example.com')];
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    await until(async () => (await providerSaw(user.email)).calls === 1);
    expect((await providerSaw('nobody@example.com')).calls).toBe(0);
  });

  const askInProduction = (email: string, settings = {}) =>
    callInProduction('POST', '/api/password-resets', { email }, { network: email, settings });

  it('sends at most five emails a day to an address, and has the same limit for unknown ones', async () => {
    const { user } = await newPerson();
    for (const email of [user.email, newEmail()]) {
      for (let times = 0; times < 5; times += 1) expect((await askInProduction(email)).status).toBe(202);
      const answer = await askInProduction(email);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3600);
    }
    expect(await mailsTo(user.email)).toHaveLength(5);
  });

  it('is refused if the server can’t send email', async () => {
    expect((await askInProduction(newEmail(), { MAILCHANNELS_API_KEY: '' })).status).toBe(503);
  });
});

describe('the link to a new password', () => {
  it('sets one once, within 60 minutes, and ends all sessions', async () => {
    const [person, late] = [await newPerson(), await newPerson()];
    const { username, email } = person.user;
    const [token, lateToken] = [await resetFor(email), await resetFor(late.user.email)];
    expect((await finishReset(token, { call }, 'short')).status).toBe(400);
    expect(statusesOf(await Promise.all([finishReset(token), finishReset(token)]))).toEqual([200, 410]);
    expect(await isSignedIn(person.cookie)).toBe(false);
    expect(await signInStatus(username, password)).toBe(401);
    expect(await signInStatus(email, another)).toBe(200);
    stateTime(mondayMorning + 60 * minute);
    expect((await finishReset(lateToken)).status).toBe(410);
    expect(await signInStatus(late.user.username, password)).toBe(200);
  });

  it('cancels a pending change of email, and is invalid once the email has changed', async () => {
    const [person, next] = [await newPerson(), newEmail()];
    const { email } = person.user;
    await person.call('PUT', '/api/account/email', { email: next, password });
    expect((await finishReset(await resetFor(email), person)).status).toBe(200);
    expect((await confirm(await tokenSentTo(next))).status).toBe(410);

    const late = await resetFor(email);
    await sql('UPDATE users SET email = ?1, email_key = ?1 WHERE id = ?2', next, person.user.id);
    expect((await finishReset(late)).status).toBe(410);
  });

  /** The person who signs in with the new password. */
  async function newOwner(email: string): Promise<Person> {
    const answer = await signIn(email, another);
    return new Person(await answer.json(), sessionCookieOf(answer));
  }

  it('hands the owner of an unconfirmed mailbox an empty account, and signs out the person who registered it', async () => {
    const { person: squatter, email } = await newcomer();
    const { id, username } = squatter.user;
    await newCampaign(squatter);
    await squatter.call('PUT', `/api/users/${id}`, { phone: '+12025550123', carrier: 'verizon' });
    const done = await (await finishReset(await resetFor(email))).json();
    expect(done).toEqual({ username, isEmptied: true });
    expect(await isSignedIn(squatter.cookie)).toBe(false);
    expect(await signInStatus(username, password)).toBe(401);
    const owner = await newOwner(email);
    expect(owner.user).toMatchObject({ emailConfirmed: true, ...noContact });
    expect(await owner.get('/api/campaigns')).toEqual([]);
  });

  it('keeps everything in an unconfirmed account for a person who is signed in to it', async () => {
    const { person, email } = await newcomer();
    await newCampaign(person);
    const token = await resetFor(email);
    expect(await (await finishReset(token, person)).json()).toMatchObject({ isEmptied: false });
    expect(await (await newOwner(email)).get('/api/campaigns')).toHaveLength(1);
  });
});
