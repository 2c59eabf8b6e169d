import { describe, expect, it } from 'vitest';
import { providerSaw, providerWill, until } from '../support/faults/control.ts';
import { mailsTo, tokenSentTo } from '../support/worker/account-mail.ts';
import { callWith } from '../support/worker/call-with.ts';
import { beginOnMonday, minute, mondayMorning, newCampaign, stateTime } from '../support/worker/campaigns.ts';
import { call, newPerson, type Person, password, register } from '../support/worker/people.ts';

beginOnMonday();

const another = 'an entirely new one';
const ask = (email: string) => call('POST', '/api/password-resets', { email });
const finish = (token: string, change = another, as: Pick<Person, 'call'> = { call }) =>
  as.call('POST', '/api/password-resets/finish', { token, password: change });
const signIn = async (username: string, typed: string) =>
  (await call('POST', '/api/login', { username, password: typed })).status;
const isSignedIn = async (person: Person) => (await person.call('GET', '/api/session')).status === 200;

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
    expect((await finish(token, 'short')).status).toBe(400);
    const answers = await Promise.all([finish(token), finish(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await isSignedIn(person)).toBe(false);
    expect(await signIn(username, password)).toBe(401);
    expect(await signIn(email, another)).toBe(200);
  });

  it('works for 60 minutes', async () => {
    const { user } = await newPerson();
    const token = await resetFor(user.email);
    stateTime(mondayMorning + 60 * minute);
    expect((await finish(token)).status).toBe(410);
    expect(await signIn(user.username, password)).toBe(200);
  });

  it('is worth nothing once the email has changed, and cancels a change that is under way', async () => {
    const person = await newPerson();
    const { email, username } = person.user;
    const next = `next-${email}`;
    await person.call('PUT', '/api/account/email', { email: next, password });
    const confirmation = await tokenSentTo(next);
    expect((await finish(await resetFor(email))).status).toBe(200);
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
    const done = await (await finish(await resetFor(email))).json();
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
    expect(await (await finish(token, another, person)).json()).toMatchObject({ isEmptied: false });
    const answer = await call('POST', '/api/login', { username: person.user.email, password: another });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await (await call('GET', '/api/campaigns', undefined, { Cookie: cookie })).json()).toHaveLength(1);
  });
});
