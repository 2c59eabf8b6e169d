import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { providerSaw, providerWill, until } from '../support/faults/control.ts';
import { mailsTo, tokenSentTo } from '../support/worker/account-mail.ts';
import { callInProduction, newNetwork } from '../support/worker/call-with.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  newCampaign,
  stateTime,
} from '../support/worker/campaigns.ts';
import {
  call,
  newName,
  newPerson,
  type Person,
  password,
  register,
  sessionCookieOf,
} from '../support/worker/people.ts';

beginOnMonday();

type Caller = Pick<Person, 'call'>;

const finish = (token: string, as: Caller = { call }, more: object = {}) =>
  as.call('POST', '/api/email-confirmations/finish', { token, ...more });
const decline = (token: string) => call('POST', '/api/email-confirmations/decline', { token });
const sessionOf = async (person: Person) => person.get('/api/session');
const isSignedIn = async (person: Person) => (await person.call('GET', '/api/session')).status === 200;
const messageOf = async (answer: Response) => (await answer.json<{ message: string }>()).message;
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort();
const newEmail = () => `${newName()}@example.com`;

/** Somebody who has registered, with the confirmation that was sent to them. */
async function newcomer(email = newEmail()) {
  const before = (await mailsTo(email)).length;
  const person = await register({ email, timezone: 'Europe/London' });
  await until(async () => (await mailsTo(email)).length > before);
  return { person, email, token: await tokenSentTo(email) };
}

describe('an address that nobody has confirmed', () => {
  it('gets one email, without the name of the registrant, and no other until it is confirmed', async () => {
    const { person, email, token } = await newcomer();
    expect(person.user).toMatchObject({ emailConfirmed: false, pendingEmail: null });
    const campaign = await newCampaign(person);
    const toCome = async () => new Set((await person.messages(campaign.id)).map((one) => one.heldBack));
    expect(await toCome()).toEqual(new Set(['unconfirmed']));
    await fireAlarm(campaign.id);
    await fireAt(campaign.id, halfPastSeven);
    const reason = 'Please confirm your email address in settings first';
    const [first] = await person.messages(campaign.id);
    expect(first).toMatchObject({ status: 'skipped', reason });
    for (const [path, body] of [
      ['/api/send-message', { campaignId: campaign.id, content: 'Now' }],
      ['/api/test-notification', { deliveryMethod: 'Email' }],
    ] as const) {
      const answer = await person.call('POST', path, body);
      expect([answer.status, await messageOf(answer)]).toEqual([409, reason]);
    }
    const [mail, ...others] = await mailsTo(email);
    expect(mail).toContain('/confirm?token=');
    expect(mail).not.toContain(person.user.username);
    expect(others).toEqual([]);

    expect((await finish(token, person)).status).toBe(200);
    expect(await toCome()).toEqual(new Set([null]));
    await fireAt(campaign.id, halfPastSeven + day);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('“Yes, this is me”', () => {
  it('is enough in the registrant’s session, works once, by either of two links, and not after seven days', async () => {
    const { person, email, token } = await newcomer();
    const late = await newcomer();
    expect(await (await person.call('POST', '/api/email-confirmations')).json()).toEqual({ email });
    const answers = await Promise.all([finish(token, person), finish(token, person)]);
    expect(statusesOf(answers)).toEqual([200, 410]);
    expect(await sessionOf(person)).toMatchObject({ emailConfirmed: true });
    expect((await finish(await tokenSentTo(email), person)).status).toBe(410);
    expect((await person.call('POST', '/api/email-confirmations')).status).toBe(409);
    expect(await mailsTo(email)).toHaveLength(2);
    stateTime(mondayMorning + 7 * day);
    expect((await finish(late.token, late.person)).status).toBe(410);
  });

  it('asks anybody else for the password of the account', async () => {
    const { token } = await newcomer();
    const stranger = await newPerson();
    for (const as of [{ call }, stranger]) {
      const answer = await finish(token, as);
      const said = 'Please enter the password for this account';
      expect([answer.status, await messageOf(answer)]).toEqual([403, said]);
      expect((await finish(token, as, { password: 'not the password' })).status).toBe(403);
    }
    expect(await (await finish(token, stranger, { password })).json()).toEqual({ user: null });
  });

  it('takes the address from everybody else who gave it: their accounts are gone', async () => {
    const squatter = await newcomer();
    const owner = await newcomer(squatter.email);
    await newCampaign(squatter.person);
    expect((await finish(owner.token, owner.person)).status).toBe(200);
    expect(await isSignedIn(squatter.person)).toBe(false);
    expect((await finish(squatter.token, squatter.person)).status).toBe(410);
    const again = { username: newName(), email: squatter.email, password };
    expect((await call('POST', '/api/register', again)).status).toBe(409);
    expect(await owner.person.get('/api/campaigns')).toEqual([]);
  });
});

it('“No, it wasn’t me” deletes an unconfirmed account, and stops further confirmations, whoever asks for them', async () => {
  const { person, email, token } = await newcomer();
  expect(await (await decline(token)).json()).toEqual({ deleted: 'account' });
  expect(await isSignedIn(person)).toBe(false);
  expect((await decline(token)).status).toBe(410);
  const next = await register({ email });
  expect((await next.call('POST', '/api/email-confirmations')).status).toBe(429);
  expect(await mailsTo(email)).toHaveLength(1);

  const confirmed = await newcomer();
  await confirmed.person.call('POST', '/api/email-confirmations');
  const second = await tokenSentTo(confirmed.email);
  await finish(confirmed.token, confirmed.person);
  expect((await decline(second)).status).toBe(410);
  expect(await isSignedIn(confirmed.person)).toBe(true);
});

describe('in production, confirmations', () => {
  type More = Parameters<typeof callInProduction>[3];
  const registerAs = async (email: string, more: More = {}) => {
    const body = { username: newName(), email, password };
    return (await callInProduction('POST', '/api/register', body, more)).status;
  };
  const changeTo = async (email: string, more: More = {}) => {
    const { cookie } = await newPerson();
    const body = { email, password };
    return (await callInProduction('PUT', '/api/account/email', body, { cookie, ...more })).status;
  };

  it('go to one address three times a day, with resets and changes of address counted too', async () => {
    const email = newEmail();
    expect(await registerAs(email)).toBe(201);
    expect((await callInProduction('POST', '/api/password-resets', { email })).status).toBe(202);
    expect(await changeTo(email)).toBe(200);
    expect(await changeTo(email)).toBe(429);
    expect(await registerAs(email)).toBe(201);
    expect(await mailsTo(email)).toHaveLength(3);
    stateTime(mondayMorning + day + hour);
    expect(await registerAs(email)).toBe(201);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('go out for one network ten times a day', async () => {
    const network = newNetwork();
    for (let times = 0; times < 10; times += 1) expect(await changeTo(newEmail(), { network })).toBe(200);
    expect(await changeTo(newEmail(), { network })).toBe(429);
    const email = newEmail();
    expect(await registerAs(email, { network })).toBe(201);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('end at the ceiling of the day for all, and the accounts are there all the same', async () => {
    await env.DB.prepare('DELETE FROM daily_usage').run();
    const emails = Array.from({ length: 3 }, newEmail);
    const settings = { MAILS_PER_DAY: '2' };
    for (const email of emails) expect(await registerAs(email, { settings })).toBe(201);
    expect((await Promise.all(emails.map(mailsTo))).flat()).toHaveLength(2);
  });
});

describe('a change of email', () => {
  const change = (person: Person, email: string) =>
    person.call('PUT', '/api/account/email', { email, password });

  it('keeps the old address in use until the new one is confirmed, and tells the old one', async () => {
    const person = await newPerson();
    const [{ email }, next] = [person.user, newEmail()];
    const pending = { email, emailConfirmed: true, pendingEmail: next };
    expect(await (await change(person, next)).json()).toMatchObject(pending);
    const [told] = await mailsTo(email);
    expect(told).toContain('/forgot-password');
    expect(told).not.toContain(next);
    expect((await finish(await tokenSentTo(next), person)).status).toBe(200);
    expect(await sessionOf(person)).toMatchObject({ email: next, emailConfirmed: true, pendingEmail: null });
  });

  it('wants the password, an address that nobody has confirmed, and another one than now', async () => {
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

  it('is taken back by the person, and by “No, it wasn’t me”, which leaves the account as it was', async () => {
    const person = await newPerson();
    const [{ email }, next] = [person.user, newEmail()];
    await change(person, next);
    const first = await tokenSentTo(next);
    const back = await person.call('DELETE', '/api/account/pending-email');
    expect(await back.json()).toMatchObject({ pendingEmail: null });
    expect((await finish(first, person)).status).toBe(410);
    await change(person, next);
    expect(await (await decline(await tokenSentTo(next))).json()).toEqual({ deleted: 'change' });
    expect(await sessionOf(person)).toMatchObject({ email, emailConfirmed: true, pendingEmail: null });
  });

  it('replaces an address that nobody has confirmed at once, and its links', async () => {
    const { person, token } = await newcomer();
    const next = newEmail();
    expect(await (await change(person, next)).json()).toMatchObject({ email: next, emailConfirmed: false });
    expect((await finish(token, person)).status).toBe(410);
    expect((await finish(await tokenSentTo(next), person)).status).toBe(200);
  });

  it('is confirmed by one of two accounts that want the same address', async () => {
    const [one, two, next] = [await newPerson(), await newPerson(), newEmail()];
    await change(one, next);
    const first = await tokenSentTo(next);
    await change(two, next);
    const second = await tokenSentTo(next);
    expect(statusesOf(await Promise.all([finish(first, one), finish(second, two)]))).toEqual([200, 409]);
    const holders = env.DB.prepare(
      'SELECT count(*) AS count FROM users WHERE email_key = ? AND email_confirmed_at IS NOT NULL',
    );
    expect(await holders.bind(next).first('count')).toBe(1);
  });
});

const another = 'an entirely new one';
const ask = (email: string) => call('POST', '/api/password-resets', { email });
const finishReset = (token: string, as: Caller = { call }, change = another) =>
  as.call('POST', '/api/password-resets/finish', { token, password: change });
const signIn = (username: string, typed: string) => call('POST', '/api/login', { username, password: typed });
const signInStatus = async (username: string, typed: string) => (await signIn(username, typed)).status;

/** The link that somebody gets who has asked for one. */
async function resetFor(email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  expect((await ask(email)).status).toBe(202);
  await until(async () => (await mailsTo(email)).length > before);
  expect((await mailsTo(email)).at(-1)).toContain('/reset-password?token=');
  return tokenSentTo(email);
}

describe('asking for a new password', () => {
  it('is answered alike whether or not there is an account, before anybody has looked', async () => {
    const { user } = await newPerson();
    // The email service never answers: whoever waited for it would wait for long.
    await providerWill(user.email, { kind: 'hold' });
    const [known, unknown] = [await ask(user.email.toUpperCase()), await ask('nobody@example.com')];
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    await until(async () => (await providerSaw(user.email)).calls === 1);
    expect((await providerSaw('nobody@example.com')).calls).toBe(0);
  });

  const askInProduction = (email: string, settings = {}) =>
    callInProduction('POST', '/api/password-resets', { email }, { network: email, settings });

  it('sends at most five emails a day to an address, and counts alike for one that nobody has', async () => {
    const { user } = await newPerson();
    for (const email of [user.email, newEmail()]) {
      for (let times = 0; times < 5; times += 1) expect((await askInProduction(email)).status).toBe(202);
      const answer = await askInProduction(email);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3600);
    }
    expect(await mailsTo(user.email)).toHaveLength(5);
  });

  it('says so where the server sends no email', async () => {
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
    expect(await isSignedIn(person)).toBe(false);
    expect(await signInStatus(username, password)).toBe(401);
    expect(await signInStatus(email, another)).toBe(200);
    stateTime(mondayMorning + 60 * minute);
    expect((await finishReset(lateToken)).status).toBe(410);
    expect(await signInStatus(late.user.username, password)).toBe(200);
  });

  it('cancels a change of email that is under way, and is worth nothing once the email has changed', async () => {
    const [person, next] = [await newPerson(), newEmail()];
    const { email } = person.user;
    await person.call('PUT', '/api/account/email', { email: next, password });
    expect((await finishReset(await resetFor(email), person)).status).toBe(200);
    expect((await finish(await tokenSentTo(next))).status).toBe(410);

    const late = await resetFor(email);
    await env.DB.prepare('UPDATE users SET email = ?1, email_key = ?1 WHERE id = ?2')
      .bind(next, person.user.id)
      .run();
    expect((await finishReset(late)).status).toBe(410);
  });

  const campaignsAfterSignIn = async (email: string) => {
    const answer = await signIn(email, another);
    const Cookie = sessionCookieOf(answer);
    const campaigns = await (await call('GET', '/api/campaigns', undefined, { Cookie })).json();
    return { user: await answer.json(), campaigns };
  };

  it('hands the owner of an unconfirmed mailbox an empty account, and shuts out whoever registered it', async () => {
    const { person: squatter, email } = await newcomer();
    const { id, username } = squatter.user;
    await newCampaign(squatter);
    await squatter.call('PUT', `/api/users/${id}`, { phone: '+12025550123' });
    const done = await (await finishReset(await resetFor(email))).json();
    expect(done).toEqual({ username, isEmptied: true });
    expect(await isSignedIn(squatter)).toBe(false);
    expect(await signInStatus(username, password)).toBe(401);
    const { user, campaigns } = await campaignsAfterSignIn(email);
    expect(user).toMatchObject({ emailConfirmed: true, phone: null });
    expect(campaigns).toEqual([]);
  });

  it('keeps everything of an unconfirmed account for whoever is signed in to it', async () => {
    const { person, email } = await newcomer();
    await newCampaign(person);
    const token = await resetFor(email);
    expect(await (await finishReset(token, person)).json()).toMatchObject({ isEmptied: false });
    expect((await campaignsAfterSignIn(email)).campaigns).toHaveLength(1);
  });
});
