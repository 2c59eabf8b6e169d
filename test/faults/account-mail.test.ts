import { describe, expect, it } from 'vitest';
import { noContact } from '../../worker/db/schema.ts';
import { mailsTo, providerSaw, providerWill, until } from '../support/faults/control.ts';
import { usingProviders } from '../support/faults/due-message.ts';
import { call, expectRefusal } from '../support/worker/calls.ts';
import { newCampaign } from '../support/worker/campaigns.ts';
import {
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  minute,
  mondayMorning,
  stateTime,
} from '../support/worker/clock.ts';
import { sql } from '../support/worker/database.ts';
import {
  isSignedIn,
  newEmail,
  newName,
  newPerson,
  type Person,
  password,
  register,
  sessionCookieOf,
  signIn,
} from '../support/worker/people.ts';

usingProviders('twilio');

async function tokenSentTo(email: string): Promise<string> {
  const [, token] = /\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1) ?? '') ?? [];
  if (token === undefined) throw new Error(`No link was sent to ${email}`);
  return token;
}

async function awaitingMail<Result>(email: string, act: () => Promise<Result>): Promise<Result> {
  const before = (await mailsTo(email)).length;
  const result = await act();
  await until(async () => (await mailsTo(email)).length > before);
  return result;
}

type Caller = Pick<Person, 'call'>;

const confirm = (token: string, as: Caller = { call }, more: object = {}) =>
  as.call('POST', '/api/email-confirmations/finish', { token, ...more });

async function newcomer(email = newEmail()) {
  const person = await awaitingMail(email, () => register({ email, timezone: 'Europe/London' }));
  return { person, email, token: await tokenSentTo(email) };
}

const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort();

const decline = (token: string) => call('POST', '/api/email-confirmations/decline', { token });

it('an unconfirmed address gets one email, without the username, and no other until it is confirmed', async () => {
  const { person, email, token } = await newcomer();
  expect(person.user).toMatchObject({ emailConfirmed: false, pendingEmail: null });
  const campaign = await newCampaign(person);
  const upcoming = async () => new Set((await person.messages(campaign.id)).map((one) => one.heldBack));
  expect(await upcoming()).toEqual(new Set(['unconfirmed']));
  await fireAlarm(campaign.id);
  await fireAt(campaign.id, halfPastSeven);
  const reason = 'Please confirm your email address in settings first';
  expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'skipped', reason });
  const byHand = { campaignId: campaign.id, content: 'Now' };
  await expectRefusal(person.call('POST', '/api/send-message', byHand), 409, reason);
  const [mail, ...others] = await mailsTo(email);
  expect(mail).toContain('/confirm?token=');
  expect(mail).not.toContain(person.user.username);
  expect(others).toEqual([]);

  expect((await confirm(token, person)).status).toBe(200);
  expect(await upcoming()).toEqual(new Set([null]));
  await fireAt(campaign.id, halfPastSeven + day);
  expect(await mailsTo(email)).toHaveLength(2);
});

describe('“Yes, this is me”', () => {
  it('is enough in the account’s own session, once or repeated soon, for seven days', async () => {
    const { person, email, token } = await newcomer();
    const late = await newcomer();
    expect(await (await person.call('POST', '/api/email-confirmations')).json()).toEqual({ email });
    const answers = await Promise.all([confirm(token, person), confirm(token, person)]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await person.get('/api/session')).toMatchObject({ emailConfirmed: true });
    expect((await confirm(token)).status).toBe(403);
    expect((await decline(token)).status).toBe(410);
    stateTime(mondayMorning + 10 * minute);
    expect((await confirm(token, person)).status).toBe(410);
    expect((await confirm(await tokenSentTo(email), person)).status).toBe(410);
    expect((await person.call('POST', '/api/email-confirmations')).status).toBe(409);
    expect(await mailsTo(email)).toHaveLength(2);
    stateTime(mondayMorning + 7 * day);
    expect((await confirm(late.token, late.person)).status).toBe(410);
  });

  it('asks anyone else for the account’s password, or for a session if it has none', async () => {
    const { token } = await newcomer();
    const stranger = await newPerson();
    for (const as of [{ call }, stranger]) {
      await expectRefusal(confirm(token, as), 403, 'Please enter the password for this account');
      expect((await confirm(token, as, { password: 'not the password' })).status).toBe(403);
    }
    expect(await (await confirm(token, stranger, { password })).json()).toEqual({ user: null });
    const { person, token: other } = await newcomer();
    await sql('UPDATE users SET password_hash = NULL WHERE id = ?', person.user.id);
    await expectRefusal(confirm(other), 409, expect.stringMatching(/no password/));
    expect((await confirm(other, person)).status).toBe(200);
  });

  it('deletes other accounts that gave the address', async () => {
    const squatter = await newcomer();
    const owner = await newcomer(squatter.email);
    await newCampaign(squatter.person);
    expect((await confirm(owner.token, owner.person)).status).toBe(200);
    expect(await isSignedIn(squatter.person.cookie)).toBe(false);
    expect((await confirm(squatter.token, squatter.person)).status).toBe(410);
    const again = { username: newName(), email: squatter.email, password };
    expect((await call('POST', '/api/register', again)).status).toBe(409);
    expect(await owner.person.get('/api/campaigns')).toEqual([]);
  });
});

it('“No, it wasn’t me” deletes an unconfirmed account, and stops further confirmations from anyone', async () => {
  const { person, email, token } = await newcomer();
  const addressOf = () => call('POST', '/api/email-confirmations/address', { token });
  expect(await (await addressOf()).json()).toEqual({ email });
  expect(await (await decline(token)).json()).toEqual({ deleted: 'account' });
  expect((await addressOf()).status).toBe(410);
  expect(await isSignedIn(person.cookie)).toBe(false);
  expect((await decline(token)).status).toBe(410);
  const next = await register({ email });
  expect((await next.call('POST', '/api/email-confirmations')).status).toBe(429);
  expect(await mailsTo(email)).toHaveLength(1);

  const confirmed = await newcomer();
  await confirmed.person.call('POST', '/api/email-confirmations');
  const second = await tokenSentTo(confirmed.email);
  await confirm(confirmed.token, confirmed.person);
  expect((await decline(second)).status).toBe(410);
  expect(await isSignedIn(confirmed.person.cookie)).toBe(true);
  // A link to another address than the account's deletes nothing.
  const moved = await newcomer();
  await sql('UPDATE users SET email_key = ? WHERE id = ?', newEmail(), moved.person.user.id);
  expect((await decline(moved.token)).status).toBe(410);
  expect(await isSignedIn(moved.person.cookie)).toBe(true);
});

describe('a change of email', () => {
  const confirmed = { emailConfirmed: true, pendingEmail: null };
  const change = (person: Person, email: string) =>
    person.call('PUT', '/api/account/email', { email, password });

  it('keeps the old address in use until the new one is confirmed, and notifies the old one', async () => {
    const person = await newPerson();
    const [{ email }, next] = [person.user, newEmail()];
    expect(await (await change(person, next)).json()).toMatchObject({
      email,
      emailConfirmed: true,
      pendingEmail: next,
    });
    const [notice] = await mailsTo(email);
    expect(notice).toContain('/forgot-password');
    expect(notice).not.toContain(next);
    expect((await confirm(await tokenSentTo(next), person)).status).toBe(200);
    const isChanged = { email: next, ...confirmed };
    expect(await person.get('/api/session')).toMatchObject(isChanged);
    // The same call again, as after a lost response, unless the address has changed since.
    const again = await confirm(await tokenSentTo(next), person);
    expect(await again.json()).toMatchObject({ user: isChanged });
    await sql('UPDATE users SET email_key = ? WHERE id = ?', newEmail(), person.user.id);
    expect((await confirm(await tokenSentTo(next), person)).status).toBe(410);
  });

  it('is kept if no email can be sent, so that the link can be sent again', async () => {
    for (const { person, pending } of [
      { person: await newPerson(), pending: true },
      { person: (await newcomer()).person, pending: false },
    ]) {
      const next = newEmail();
      for (const email of [next, person.user.email])
        await providerWill(email, { kind: 'status', status: 503 });
      const answer = await change(person, next);
      expect(await answer.json()).toMatchObject(pending ? { pendingEmail: next } : { email: next });
      await providerWill(next, { kind: 'accept' });
      expect((await person.call('POST', '/api/email-confirmations')).status).toBe(200);
      expect((await confirm(await tokenSentTo(next), person)).status).toBe(200);
    }
  });

  it('requires the password and a different address that nobody has confirmed', async () => {
    const [person, other, email] = [await newPerson(), await newPerson(), newEmail()];
    for (const [body, status] of [
      [{ email }, 400],
      [{ email, password: 'not the password' }, 403],
      [{ email: other.user.email.toUpperCase(), password }, 409],
      [{ email: person.user.email.toUpperCase(), password }, 400],
    ] as const)
      expect((await person.call('PUT', '/api/account/email', body)).status).toBe(status);
    expect((await providerSaw(email)).calls).toBe(0);
  });

  it('is canceled by the person, or by “No, it wasn’t me” unless another change followed', async () => {
    const [person, next, other] = [await newPerson(), newEmail(), newEmail()];
    const { email, id } = person.user;
    await change(person, next);
    const first = await tokenSentTo(next);
    const back = await person.call('DELETE', '/api/account/pending-email');
    expect(await back.json()).toMatchObject({ pendingEmail: null });
    expect((await confirm(first, person)).status).toBe(410);
    await change(person, next);
    const second = await tokenSentTo(next);
    await sql('UPDATE users SET pending_email = ? WHERE id = ?', other, id);
    expect((await decline(second)).status).toBe(410);
    await sql('UPDATE users SET pending_email = ? WHERE id = ?', next, id);
    expect(await (await decline(second)).json()).toEqual({ deleted: 'change' });
    expect(await person.get('/api/session')).toMatchObject({ email, ...confirmed });
  });

  it('is confirmed by only one of two accounts with the same address', async () => {
    const [one, two, next] = [await newPerson(), await newPerson(), newEmail()];
    await change(one, next);
    const first = await tokenSentTo(next);
    await change(two, next);
    const second = await tokenSentTo(next);
    expect(statusesOf(await Promise.all([confirm(first, one), confirm(second, two)]))).toEqual([200, 409]);
  });
});

const another = 'an entirely new one';
const ask = (email: string) => call('POST', '/api/password-resets', { email });
const finishReset = (token: string, as: Caller = { call }, change = another) =>
  as.call('POST', '/api/password-resets/finish', { token, password: change });

async function resetFor(email: string): Promise<string> {
  expect((await awaitingMail(email, () => ask(email))).status).toBe(202);
  expect((await mailsTo(email)).at(-1)).toContain('/reset-password?token=');
  return tokenSentTo(email);
}

it('asking for a new password gets the same answer whether or not there is an account', async () => {
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
  it('sets one within the hour, once or repeated soon, and ends all sessions', async () => {
    const [person, next] = [await newPerson(), newEmail()];
    const { username, email, id } = person.user;
    await person.call('PUT', '/api/account/email', { email: next, password });
    const token = await resetFor(email);
    expect((await finishReset(token, { call }, 'short')).status).toBe(400);
    expect(statusesOf(await Promise.all([finishReset(token), finishReset(token)]))).toEqual([200, 200]);
    expect((await finishReset(token, { call }, 'another of a stranger')).status).toBe(410);
    expect(await isSignedIn(person.cookie)).toBe(false);
    expect((await signIn(username)).status).toBe(401);
    expect((await signIn(email, another)).status).toBe(200);
    expect((await confirm(await tokenSentTo(next))).status).toBe(410);
    const elsewhere = sessionCookieOf(await signIn(email, another));
    expect(await (await finishReset(token)).json()).toMatchObject({ username, isEmptied: false });
    expect(await isSignedIn(elsewhere)).toBe(true);
    stateTime(mondayMorning + 10 * minute);
    expect((await finishReset(token)).status).toBe(410);
    stateTime(mondayMorning);

    const [late, changed] = [await resetFor(email), await resetFor(email)];
    stateTime(mondayMorning + 60 * minute);
    expect((await finishReset(late)).status).toBe(410);
    stateTime(mondayMorning);
    await sql('UPDATE users SET email = ?1, email_key = ?1 WHERE id = ?2', next, id);
    expect((await finishReset(changed)).status).toBe(410);
  });

  it('hands the owner of an unconfirmed mailbox an empty account, and signs everyone else out', async () => {
    const { person, email } = await newcomer();
    const { id, username } = person.user;
    await newCampaign(person);
    await person.call('PUT', `/api/users/${id}`, { phone: '+12025550123', carrier: 'verizon' });
    await person.call('POST', '/api/test-notification', { deliveryMethod: 'App' });
    const done = await (await finishReset(await resetFor(email))).json();
    expect(done).toEqual({ username, isEmptied: true, passkeys: [] });
    expect(await isSignedIn(person.cookie)).toBe(false);
    expect((await signIn(username)).status).toBe(401);
    await person.signInAgain();
    expect(await person.get('/api/session')).toMatchObject({ emailConfirmed: true, ...noContact });
    expect(await person.get('/api/account/export')).toMatchObject({ account: { tests: [] }, campaigns: [] });
  });

  it('keeps everything in an unconfirmed account for a person who is signed in to it', async () => {
    const { person, email } = await newcomer();
    await newCampaign(person);
    const token = await resetFor(email);
    expect(await (await finishReset(token, person)).json()).toMatchObject({ isEmptied: false, passkeys: [] });
    await person.signInAgain();
    expect(await person.get('/api/campaigns')).toHaveLength(1);
  });
});
