import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { providerSaw, providerWill, until } from '../support/faults/control.ts';
import { mailsTo, tokenSentTo } from '../support/worker/account-mail.ts';
import { callWith } from '../support/worker/call-with.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  hour,
  messagesOf,
  minute,
  mondayMorning,
  newCampaign,
  stateTime,
} from '../support/worker/campaigns.ts';
import { call, newName, newPerson, type Person, password, register } from '../support/worker/people.ts';

beginOnMonday();

const finish = (token: string, as: Pick<Person, 'call'> = { call }, more: object = {}) =>
  as.call('POST', '/api/email-confirmations/finish', { token, ...more });

const decline = (token: string) => call('POST', '/api/email-confirmations/decline', { token });
const isSignedIn = async (person: Person) => (await person.call('GET', '/api/session')).status === 200;
const messageOf = async (answer: Response) => (await answer.json<{ message: string }>()).message;

/** Somebody who has registered, with the confirmation that was sent to them. */
async function newcomer(email?: string) {
  const person =
    email === undefined ? await register({ timezone: 'Europe/London' }) : await registerWith(email);
  const before = email === undefined ? 0 : (await mailsTo(email)).length - 1;
  await until(async () => (await mailsTo(person.user.email)).length > Math.max(0, before));
  return { person, email: person.user.email, token: await tokenSentTo(person.user.email) };
}

async function registerWith(email: string): Promise<Person> {
  const username = newName();
  const answer = await call('POST', '/api/register', { username, email, password });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const user = await answer.json<Person['user']>();
  return { user, cookie, call: (method, path, body) => call(method, path, body, { Cookie: cookie }) };
}

describe('an address that nobody has confirmed', () => {
  it('gets one email, with nothing in it that the registrant chose', async () => {
    const { person, email } = await newcomer();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toContain('/confirm?token=');
    expect(mail).not.toContain(person.user.username);
    expect(person.user).toMatchObject({ emailConfirmed: false, pendingEmail: null });
  });

  it('gets no planned, manual or test message until it is confirmed', async () => {
    const { person, email, token } = await newcomer();
    const campaign = await newCampaign(person);
    const toCome = async () => [
      ...new Set((await messagesOf(person, campaign.id)).map((one) => one.heldBack)),
    ];
    expect(await toCome()).toEqual(['unconfirmed']);
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const [first] = await messagesOf(person, campaign.id);
    const reason = 'Please confirm your email address in settings first';
    expect(first).toMatchObject({ status: 'skipped', reason });
    for (const [path, body] of [
      ['/api/send-message', { campaignId: campaign.id, content: 'Now' }],
      ['/api/test-notification', { deliveryMethod: 'Email' }],
    ] as const) {
      const answer = await person.call('POST', path, body);
      expect([answer.status, await messageOf(answer)]).toEqual([409, reason]);
    }
    expect(await mailsTo(email)).toHaveLength(1);

    expect((await finish(token, person)).status).toBe(200);
    expect(await toCome()).toEqual([null]);
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('can be sent the confirmation again, until it is confirmed', async () => {
    const { person, email, token } = await newcomer();
    expect(await (await person.call('POST', '/api/email-confirmations')).json()).toEqual({ email });
    expect(await mailsTo(email)).toHaveLength(2);
    // Both links work; using one is enough.
    expect((await finish(token, person)).status).toBe(200);
    expect((await finish(await tokenSentTo(email), person)).status).toBe(410);
    expect((await person.call('POST', '/api/email-confirmations')).status).toBe(409);
  });
});

describe('“Yes, this is me”', () => {
  it('is enough in the registrant’s session, works once, and not after seven days', async () => {
    const { person, token } = await newcomer();
    const answers = await Promise.all([finish(token, person), finish(token, person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await (await person.call('GET', '/api/session')).json()).toMatchObject({ emailConfirmed: true });

    const late = await newcomer();
    stateTime(mondayMorning + 7 * day);
    expect((await finish(late.token, late.person)).status).toBe(410);
  });

  it('asks anybody else for the password of the account', async () => {
    const { token } = await newcomer();
    const stranger = await register();
    for (const as of [{ call }, stranger]) {
      const answer = await finish(token, as);
      expect([answer.status, await messageOf(answer)]).toEqual([
        403,
        'Please enter the password of this account',
      ]);
      expect((await finish(token, as, { password: 'not the password' })).status).toBe(403);
    }
    expect(await (await finish(token, stranger, { password })).json()).toEqual({ user: null });
  });

  it('takes the address from everybody else who gave it: their accounts are gone', async () => {
    const squatter = await newcomer();
    const owner = await newcomer(squatter.email);
    await newCampaign(squatter.person);
    expect(owner.person.user.id).not.toBe(squatter.person.user.id);
    expect((await finish(owner.token, owner.person)).status).toBe(200);
    expect(await isSignedIn(squatter.person)).toBe(false);
    expect((await finish(squatter.token, squatter.person)).status).toBe(410);
    const again = { username: newName(), email: squatter.email, password };
    expect((await call('POST', '/api/register', again)).status).toBe(409);
  });
});

describe('“No, it wasn’t me”', () => {
  it('deletes the account and stops further confirmations, whoever asks for them', async () => {
    const { person, email, token } = await newcomer();
    expect(await (await decline(token)).json()).toEqual({ deleted: 'account' });
    expect(await isSignedIn(person)).toBe(false);
    expect((await decline(token)).status).toBe(410);
    const next = await registerWith(email);
    expect((await next.call('POST', '/api/email-confirmations')).status).toBe(429);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('does nothing to an account that was confirmed', async () => {
    const { person, token, email } = await newcomer();
    await person.call('POST', '/api/email-confirmations');
    const second = await tokenSentTo(email);
    await finish(token, person);
    expect((await decline(second)).status).toBe(410);
    expect(await isSignedIn(person)).toBe(true);
  });
});

describe('in production, confirmations', () => {
  let network = 0;
  const registerFrom = (address: string, email: string) =>
    callWith(
      { ENVIRONMENT: 'production' },
      {
        method: 'POST',
        path: '/api/register',
        body: { username: newName(), email, password },
        headers: { 'CF-Connecting-IP': address },
      },
    );
  const newNetwork = () => `192.0.2.${++network}`;
  const newEmail = () => `${newName()}@example.com`;

  it('go to one address at most three times a day', async () => {
    const email = newEmail();
    for (let times = 0; times < 4; times += 1)
      expect((await registerFrom(newNetwork(), email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(3);
    stateTime(mondayMorning + day + hour);
    await registerFrom(newNetwork(), email);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('go out for one network at most ten times a day', async () => {
    const address = newNetwork();
    const emails = Array.from({ length: 12 }, newEmail);
    // New accounts are limited to ten an hour as well.
    for (const [index, email] of emails.entries()) {
      if (index === 9) stateTime(mondayMorning + 2 * hour);
      expect((await registerFrom(address, email)).status).toBe(201);
    }
    const sent = await Promise.all(emails.map(mailsTo));
    expect(sent.filter((mails) => mails.length > 0)).toHaveLength(10);
  });
});

describe('a change of email', () => {
  /** Somebody whose email is confirmed, asking for another one. */
  async function changing() {
    const { person, email, token } = await newcomer();
    await finish(token, person);
    const next = `${newName()}@example.com`;
    const change = (body: object) => person.call('PUT', '/api/account/email', body);
    return { person, email, next, change };
  }

  it('keeps the old address in use until the new one is confirmed, and tells the old one', async () => {
    const { person, email, next, change } = await changing();
    const answer = await change({ email: next, password });
    expect(await answer.json()).toMatchObject({ email, emailConfirmed: true, pendingEmail: next });
    const told = (await mailsTo(email)).at(-1);
    expect(told).toContain('/forgot-password');
    expect(told).not.toContain(next);
    expect((await finish(await tokenSentTo(next), person)).status).toBe(200);
    const user = await (await person.call('GET', '/api/session')).json();
    expect(user).toMatchObject({ email: next, emailConfirmed: true, pendingEmail: null });
  });

  it('wants the password, an address that nobody has confirmed, and another one than now', async () => {
    const { email, next, change } = await changing();
    const other = await changing();
    expect((await change({ email: next })).status).toBe(400);
    expect((await change({ email: next, password: 'not the password' })).status).toBe(403);
    expect((await change({ email: other.email.toUpperCase(), password })).status).toBe(409);
    expect((await change({ email: email.toUpperCase(), password })).status).toBe(400);
    expect((await providerSaw(next)).calls).toBe(0);
  });

  it('is taken back by the person, and by “No, it wasn’t me”, which leaves the account as it was', async () => {
    const { person, email, next, change } = await changing();
    await change({ email: next, password });
    const first = await tokenSentTo(next);
    expect(await (await person.call('DELETE', '/api/account/pending-email')).json()).toMatchObject({
      pendingEmail: null,
    });
    expect((await finish(first, person)).status).toBe(410);
    await change({ email: next, password });
    expect(await (await decline(await tokenSentTo(next))).json()).toEqual({ deleted: 'change' });
    const user = await (await person.call('GET', '/api/session')).json();
    expect(user).toMatchObject({ email, emailConfirmed: true, pendingEmail: null });
  });

  it('replaces an address that nobody has confirmed at once, and its links', async () => {
    const { person, token } = await newcomer();
    const next = `${newName()}@example.com`;
    const answer = await person.call('PUT', '/api/account/email', { email: next, password });
    expect(await answer.json()).toMatchObject({ email: next, emailConfirmed: false });
    expect((await finish(token, person)).status).toBe(410);
    expect((await finish(await tokenSentTo(next), person)).status).toBe(200);
  });

  it('is confirmed by one of two accounts that want the same address', async () => {
    const [one, two] = [await changing(), await changing()];
    await one.change({ email: one.next, password });
    const first = await tokenSentTo(one.next);
    await two.change({ email: one.next, password });
    const second = await tokenSentTo(one.next);
    const answers = await Promise.all([finish(first, one.person), finish(second, two.person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { count } = (await env.DB.prepare(
      'SELECT count(*) AS count FROM users WHERE email_key = ? AND email_confirmed_at IS NOT NULL',
    )
      .bind(one.next)
      .first<{ count: number }>()) ?? { count: 0 };
    expect(count).toBe(1);
  });
});

const another = 'an entirely new one';
const ask = (email: string) => call('POST', '/api/password-resets', { email });

const finishReset = (token: string, change = another, as: Pick<Person, 'call'> = { call }) =>
  as.call('POST', '/api/password-resets/finish', { token, password: change });

const signIn = async (username: string, typed: string) =>
  (await call('POST', '/api/login', { username, password: typed })).status;

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

  it('sends at most five emails a day to an address, and counts alike for one that nobody has', async () => {
    const { user } = await newPerson();
    for (const [email, address] of [
      [user.email, '203.0.113.77'],
      ['nobody-at-all@example.com', '203.0.113.78'],
    ] as const) {
      const statuses = [];
      for (let times = 0; times < 6; times += 1) {
        const answer = await callWith(
          { ENVIRONMENT: 'production' },
          {
            method: 'POST',
            path: '/api/password-resets',
            body: { email },
            headers: { 'CF-Connecting-IP': address },
          },
        );
        statuses.push(answer.status);
        if (answer.status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3600);
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
    expect(await mailsTo(user.email)).toHaveLength(5);
  });

  it('says so where the server sends no email', async () => {
    const answer = await callWith(
      { ENVIRONMENT: 'production', MAILCHANNELS_API_KEY: '' },
      { method: 'POST', path: '/api/password-resets', body: { email: 'nobody@example.com' } },
    );
    expect(answer.status).toBe(503);
  });
});

describe('the link', () => {
  it('sets a password once, and ends all sessions', async () => {
    const person = await newPerson();
    const { username, email } = person.user;
    const token = await resetFor(email);
    expect((await finishReset(token, 'short')).status).toBe(400);
    const answers = await Promise.all([finishReset(token), finishReset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await isSignedIn(person)).toBe(false);
    expect(await signIn(username, password)).toBe(401);
    expect(await signIn(email, another)).toBe(200);
  });

  it('works for 60 minutes', async () => {
    const { user } = await newPerson();
    const token = await resetFor(user.email);
    stateTime(mondayMorning + 60 * minute);
    expect((await finishReset(token)).status).toBe(410);
    expect(await signIn(user.username, password)).toBe(200);
  });

  it('is worth nothing once the email has changed, and cancels a change that is under way', async () => {
    const person = await newPerson();
    const { email, username } = person.user;
    const next = `next-${email}`;
    await person.call('PUT', '/api/account/email', { email: next, password });
    const confirmation = await tokenSentTo(next);
    expect((await finishReset(await resetFor(email))).status).toBe(200);
    const later = await call('POST', '/api/email-confirmations/finish', { token: confirmation });
    expect(later.status).toBe(410);
    expect(await signIn(username, another)).toBe(200);
  });
});

describe('of an account whose address nobody has confirmed', () => {
  it('hands the owner of the mailbox an empty account, and shuts out whoever registered it', async () => {
    const squatter = await register();
    const { email, username } = squatter.user;
    await newCampaign(squatter);
    await squatter.call('PUT', `/api/users/${squatter.user.id}`, { phone: '+12025550123' });
    const done = await (await finishReset(await resetFor(email))).json();
    expect(done).toEqual({ username, isEmptied: true });
    expect(await isSignedIn(squatter)).toBe(false);
    expect(await signIn(username, password)).toBe(401);

    const answer = await call('POST', '/api/login', { username: email, password: another });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await answer.json()).toMatchObject({ emailConfirmed: true, phone: null });
    const campaigns = await call('GET', '/api/campaigns', undefined, { Cookie: cookie });
    expect(await campaigns.json()).toEqual([]);
  });

  it('keeps everything for whoever is signed in to it', async () => {
    const person = await register();
    await newCampaign(person);
    const token = await resetFor(person.user.email);
    expect(await (await finishReset(token, another, person)).json()).toMatchObject({ isEmptied: false });
    const answer = await call('POST', '/api/login', { username: person.user.email, password: another });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await (await call('GET', '/api/campaigns', undefined, { Cookie: cookie })).json()).toHaveLength(1);
  });
});
