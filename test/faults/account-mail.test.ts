import { describe, expect, it } from 'vitest';
import { confirm, mailsTo, newcomer, statusesOf, tokenSentTo } from '../support/faults/account-mail.ts';
import { providerSaw, providerWill } from '../support/faults/control.ts';
import { callInProduction } from '../support/worker/calls.ts';
import {
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  mondayMorning,
  newCampaign,
  stateTime,
} from '../support/worker/campaigns.ts';
import { sql } from '../support/worker/database.ts';
import {
  call,
  expectRefusal,
  isSignedIn,
  newEmail,
  newName,
  newPerson,
  type Person,
  password,
  register,
} from '../support/worker/people.ts';

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
  const test = { deliveryMethod: 'Email' };
  await expectRefusal(person.call('POST', '/api/test-notification', test), 409, reason);
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
  it('is enough in the account’s own session, works once, with either of two links, for seven days', async () => {
    const { person, email, token } = await newcomer();
    const late = await newcomer();
    expect(await (await person.call('POST', '/api/email-confirmations')).json()).toEqual({ email });
    const answers = await Promise.all([confirm(token, person), confirm(token, person)]);
    expect(statusesOf(answers)).toEqual([200, 410]);
    expect(await person.get('/api/session')).toMatchObject({ emailConfirmed: true });
    expect((await confirm(await tokenSentTo(email), person)).status).toBe(410);
    expect((await person.call('POST', '/api/email-confirmations')).status).toBe(409);
    expect(await mailsTo(email)).toHaveLength(2);
    stateTime(mondayMorning + 7 * day);
    expect((await confirm(late.token, late.person)).status).toBe(410);
  });

  it('asks anyone else for the account’s password', async () => {
    const { token } = await newcomer();
    const stranger = await newPerson();
    for (const as of [{ call }, stranger]) {
      await expectRefusal(confirm(token, as), 403, 'Please enter the password for this account');
      expect((await confirm(token, as, { password: 'not the password' })).status).toBe(403);
    }
    expect(await (await confirm(token, stranger, { password })).json()).toEqual({ user: null });
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
  expect(await (await decline(token)).json()).toEqual({ deleted: 'account' });
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
});

describe('a change of email', () => {
  const addressOf = (email: string, pendingEmail: string | null = null) => ({
    ...{ email, emailConfirmed: true, pendingEmail },
  });
  const change = (person: Person, email: string) =>
    person.call('PUT', '/api/account/email', { email, password });

  it('keeps the old address in use until the new one is confirmed, and notifies the old one', async () => {
    const person = await newPerson();
    const [{ email }, next] = [person.user, newEmail()];
    expect(await (await change(person, next)).json()).toMatchObject(addressOf(email, next));
    const [notice] = await mailsTo(email);
    expect(notice).toContain('/forgot-password');
    expect(notice).not.toContain(next);
    expect((await confirm(await tokenSentTo(next), person)).status).toBe(200);
    expect(await person.get('/api/session')).toMatchObject(addressOf(next));
  });

  it('notifies the old address even if the confirmation fails, and changes nothing if the server has no email service', async () => {
    const [person, next] = [await newPerson(), newEmail()];
    const { email } = person.user;
    const withoutMail = { cookie: person.cookie, settings: { MAILCHANNELS_API_KEY: '' } };
    const body = { email: next, password };
    const answer = await callInProduction('PUT', '/api/account/email', body, withoutMail);
    await expectRefusal(answer, 503, 'This server can’t send email right now');
    expect(await person.get('/api/session')).toMatchObject(addressOf(email));
    await providerWill(next, { kind: 'status', status: 400 });
    expect((await change(person, next)).status).toBe(502);
    expect(await mailsTo(email)).toEqual([expect.stringContaining('/forgot-password')]);
  });

  it('is not canceled by the link to an address that was replaced since', async () => {
    const [person, first, second] = [await newPerson(), newEmail(), newEmail()];
    await change(person, first);
    await sql('UPDATE users SET pending_email = ? WHERE id = ?', second, person.user.id);
    expect((await decline(await tokenSentTo(first))).status).toBe(410);
    expect(await person.get('/api/session')).toMatchObject({ pendingEmail: second });
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

  it('is canceled by the person, or by “No, it wasn’t me”, which leaves the account as it was', async () => {
    const person = await newPerson();
    const [{ email }, next] = [person.user, newEmail()];
    await change(person, next);
    const first = await tokenSentTo(next);
    const back = await person.call('DELETE', '/api/account/pending-email');
    expect(await back.json()).toMatchObject({ pendingEmail: null });
    expect((await confirm(first, person)).status).toBe(410);
    await change(person, next);
    expect(await (await decline(await tokenSentTo(next))).json()).toEqual({ deleted: 'change' });
    expect(await person.get('/api/session')).toMatchObject(addressOf(email));
  });

  it('replaces an unconfirmed address and its links at once', async () => {
    const { person, token } = await newcomer();
    const next = newEmail();
    expect(await (await change(person, next)).json()).toMatchObject({ email: next, emailConfirmed: false });
    expect((await confirm(token, person)).status).toBe(410);
    expect((await confirm(await tokenSentTo(next), person)).status).toBe(200);
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
