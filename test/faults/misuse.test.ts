import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createDeps } from '../../worker/deps.ts';
import { limitUse } from '../../worker/http/rate-limits.service.ts';
import { mailsTo, providerSaw, providerWill, until } from '../support/faults/control.ts';
import { usingProviders } from '../support/faults/due-message.ts';
import { callInProduction, newNetwork } from '../support/worker/calls.ts';
import { campaignBody, newCampaign } from '../support/worker/campaigns.ts';
import { day, hour, mondayMorning, stateTime } from '../support/worker/clock.ts';
import { sql } from '../support/worker/database.ts';
import { handOverText } from '../support/worker/inbound.ts';
import { callerOf, newEmail, newName, newPerson, type Person, password } from '../support/worker/people.ts';

usingProviders('twilio');

type More = Parameters<typeof callInProduction>[3];

const call = (method: string, path: string, body: unknown, cookie = '') =>
  callInProduction(method, path, body, { cookie, settings: { TEXTS_PER_DAY: '12' } });

const askForCode = async ({ cookie }: Person, phone: string) =>
  (await call('POST', '/api/phone-confirmations', { phone }, cookie)).status;

it('codes by text are limited by account and by the day, and none goes to a phone that replied STOP', async () => {
  await sql('DELETE FROM daily_usage');
  const phones = Array.from({ length: 14 }, (_, at) => `+1202555${7000 + at}`);
  const [one, other] = [await newPerson(), await newPerson()];
  const statuses = [];
  for (const [at, phone] of phones.entries()) statuses.push(await askForCode(at < 11 ? one : other, phone));
  expect(statuses).toEqual([...Array(10).fill(200), 429, 200, 200, 503]);
  const sent = await Promise.all(phones.map(providerSaw));
  expect(sent.flatMap(({ accepted }) => accepted)).toHaveLength(12);

  const phone = '+12025558888';
  await handOverText({ From: phone, Body: 'STOP' });
  expect(await askForCode(await newPerson(), phone)).toBe(409);
  expect((await providerSaw(phone)).calls).toBe(0);
});

const register = async (email: string, more: More = {}) =>
  (await callInProduction('POST', '/api/register', { username: newName(), email, password }, more)).status;
const changeEmail = async (email: string, more: More = {}) => {
  const { cookie } = await newPerson();
  const body = { email, password };
  return (await callInProduction('PUT', '/api/account/email', body, { cookie, ...more })).status;
};
const resetPassword = (email: string, settings = {}) =>
  callInProduction('POST', '/api/password-resets', { email }, { network: email, settings });

describe('confirmations of an email address', () => {
  it('go to an address three times a day, counting resets and changes of address', async () => {
    const email = newEmail();
    expect(await register(email)).toBe(201);
    expect((await resetPassword(email)).status).toBe(202);
    expect([await changeEmail(email), await changeEmail(email)]).toEqual([200, 429]);
    expect(await register(email)).toBe(201);
    expect(await mailsTo(email)).toHaveLength(3);
    stateTime(mondayMorning + day + hour);
    expect(await register(email)).toBe(201);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('go out for a network ten times a day, and to new accounts beyond that', async () => {
    const network = newNetwork();
    for (let times = 0; times < 10; times += 1) expect(await changeEmail(newEmail(), { network })).toBe(200);
    expect(await changeEmail(newEmail(), { network })).toBe(429);
    const email = newEmail();
    expect(await register(email, { network })).toBe(201);
    await until(async () => (await mailsTo(email)).length === 1);
  });
});

it('resets are sent to an address five times a day, with the same limit for unknown ones, and only if the server can', async () => {
  const { user } = await newPerson();
  for (const email of [user.email, newEmail()]) {
    for (let times = 0; times < 5; times += 1) expect((await resetPassword(email)).status).toBe(202);
    const answer = await resetPassword(email);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3600);
  }
  expect(await mailsTo(user.email)).toHaveLength(5);
  expect((await resetPassword(newEmail(), { MAILCHANNELS_API_KEY: '' })).status).toBe(503);
});

it('the owner of an account is told by email that its password was changed', async () => {
  const { user, cookie } = await newPerson();
  const next = { password: 'an entirely new one', currentPassword: password };
  expect((await call('PUT', '/api/account/password', next, cookie)).status).toBe(200);
  await until(async () => (await mailsTo(user.email)).length === 1);
  expect((await mailsTo(user.email))[0]).toContain('account was changed');
});

const scheduledFor = '2031-03-04T09:00:00Z';

it.each([
  { path: '/api/test-notification', action: 'test-notification', uses: 5, body: { deliveryMethod: 'Email' } },
  { path: '/api/send-message', action: 'send', uses: 30, body: { content: 'Again' } },
  { path: '/api/generate-message', action: 'write', uses: 60, body: { habit: 'Reading' } },
  { path: '/api/messages', action: 'send', uses: 30, body: { content: 'Later', scheduledFor } },
  { path: '/api/account/calendar', action: 'settings', uses: 30, body: {} },
  { path: '/api/passkeys/options', action: 'settings', uses: 30, body: { password } },
  { path: '/api/campaigns', action: 'start', uses: 20, body: campaignBody },
  { path: '/api/campaigns/:id/regenerate-messages', action: 'regenerate', uses: 15, body: {} },
] as const)(
  'an account that keeps calling $path is told when to try again',
  async ({ path, action, uses, body }) => {
    const person = await newPerson();
    const { id: campaignId } = await newCampaign(person);
    // Only what follows counts.
    await sql('DELETE FROM attempts');
    const send = () =>
      call('POST', path.replace(':id', String(campaignId)), { campaignId, ...body }, person.cookie);
    const strict = createDeps({ ...env, ENVIRONMENT: 'production' });
    const caller = await callerOf(person);
    for (let used = 1; used < uses; used += 1) await limitUse(strict, caller, action);
    expect((await send()).ok).toBe(true);
    const answer = await send();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  },
);

it('the link to opt in again is sent once a day; requests that surely send none don’t count', async () => {
  for (const [kind, status] of [
    ['accept', 200],
    ['lost', 504],
  ] as const) {
    const person = await newPerson();
    const ask = async () => (await call('POST', '/api/opt-outs/link', undefined, person.cookie)).status;
    expect(await ask()).toBe(404);
    await person.optOut();
    await providerWill(person.user.email, { kind: 'status', status: 400 });
    expect(await ask()).toBe(502);
    await providerWill(person.user.email, { kind });
    expect([await ask(), await ask()]).toEqual([status, 429]);
    expect(await mailsTo(person.user.email)).toHaveLength(1);
  }
});
