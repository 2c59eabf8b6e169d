import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { providerSaw, until } from '../support/faults/control.ts';
import { mailsTo, tokenSentTo } from '../support/worker/account-mail.ts';
import { callWith } from '../support/worker/call-with.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  hour,
  messagesOf,
  mondayMorning,
  newCampaign,
  stateTime,
} from '../support/worker/campaigns.ts';
import { call, newName, type Person, password, register } from '../support/worker/people.ts';

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
  const newNetwork = () => `198.51.100.${++network}`;
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
