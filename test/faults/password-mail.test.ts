import { describe, expect, it } from 'vitest';
import { noContact } from '../../worker/db/schema.ts';
import {
  awaitingMail,
  type Caller,
  confirm,
  mailsTo,
  newcomer,
  statusesOf,
  tokenSentTo,
} from '../support/faults/account-mail.ts';
import { providerSaw, providerWill, until } from '../support/faults/control.ts';
import { callWith } from '../support/worker/calls.ts';
import { minute, mondayMorning, newCampaign, stateTime } from '../support/worker/campaigns.ts';
import { databaseWithout, sql } from '../support/worker/database.ts';
import {
  call,
  isSignedIn,
  newEmail,
  newPerson,
  Person,
  password,
  sessionCookieOf,
  signIn,
} from '../support/worker/people.ts';

const another = 'an entirely new one';
const ask = (email: string) => call('POST', '/api/password-resets', { email });
const finishReset = (token: string, as: Caller = { call }, change = another) =>
  as.call('POST', '/api/password-resets/finish', { token, password: change });
const signInStatus = async (username: string, typed: string) => (await signIn(username, typed)).status;

/** Requests a reset. @returns the token from the email */
async function resetFor(email: string): Promise<string> {
  expect((await awaitingMail(email, () => ask(email))).status).toBe(202);
  expect((await mailsTo(email)).at(-1)).toContain('/reset-password?token=');
  return tokenSentTo(email);
}

it('asking for a new password gets the same answer whether or not there is an account, before one is looked up', async () => {
  const { user } = await newPerson();
  // The email service never answers, so a response that waited for it would hang.
  await providerWill(user.email, { kind: 'hold' });
  const [known, unknown] = [await ask(user.email.toUpperCase()), await ask('nobody@example.com')];
  expect(known.status).toBe(unknown.status);
  expect(await known.text()).toBe(await unknown.text());
  await until(async () => (await providerSaw(user.email)).calls === 1);
  expect((await providerSaw('nobody@example.com')).calls).toBe(0);
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
    await squatter.call('POST', '/api/test-notification', { deliveryMethod: 'App' });
    const done = await (await finishReset(await resetFor(email))).json();
    expect(done).toEqual({ username, isEmptied: true });
    expect(await isSignedIn(squatter.cookie)).toBe(false);
    expect(await signInStatus(username, password)).toBe(401);
    const owner = await newOwner(email);
    expect(owner.user).toMatchObject({ emailConfirmed: true, ...noContact });
    expect(await owner.get('/api/account/export')).toMatchObject({ account: { tests: [] }, campaigns: [] });
  });

  it('keeps everything in an unconfirmed account for a person who is signed in to it', async () => {
    const { person, email } = await newcomer();
    await newCampaign(person);
    const token = await resetFor(email);
    expect(await (await finishReset(token, person)).json()).toMatchObject({ isEmptied: false });
    expect(await (await newOwner(email)).get('/api/campaigns')).toHaveLength(1);
  });

  it('changes nothing in an unconfirmed account while the session can’t be checked', async () => {
    const { person, email } = await newcomer();
    await newCampaign(person);
    const body = { token: await resetFor(email), password: another };
    const DB = databaseWithout(/^select .* from "sessions"/);
    const headers = { Cookie: person.cookie };
    const request = { method: 'POST', path: '/api/password-resets/finish', headers, body };
    expect((await callWith({ DB }, request)).status).toBe(500);
    expect(await person.get('/api/campaigns')).toHaveLength(1);
  });
});
