import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createDeps } from '../../worker/deps.ts';
import { limitUse } from '../../worker/http/rate-limits.service.ts';
import { mailsTo } from '../support/faults/account-mail.ts';
import { providerSaw } from '../support/faults/control.ts';
import { callInProduction } from '../support/worker/calls.ts';
import {
  beginOnMonday,
  day,
  fireAt,
  halfPastSeven,
  mondayMorning,
  newCampaign,
  stateTime,
} from '../support/worker/campaigns.ts';
import { handOverMail, handOverText, replyAddressOf } from '../support/worker/inbound.ts';
import { claimOf, newName, newPerson, type Person, password } from '../support/worker/people.ts';

beginOnMonday();

/** A public instance: what really left counts. */
const call = (method: string, path: string, body: unknown, cookie = '') =>
  callInProduction(method, path, body, { cookie, settings: { TEXTS_PER_DAY: '12' } });

it('pumping codes by text ends at ten for an account, and at the ceiling of the day for all', async () => {
  await env.DB.prepare('DELETE FROM daily_usage').run();
  const phones: string[] = [];
  const statusFor = async ({ cookie }: Person) => {
    const phone = `+1202555${7000 + phones.length}`;
    phones.push(phone);
    return (await call('POST', '/api/phone-confirmations', { phone }, cookie)).status;
  };
  const [one, other] = [await newPerson(), await newPerson()];
  for (let times = 0; times < 10; times += 1) expect(await statusFor(one)).toBe(200);
  expect(await statusFor(one)).toBe(429);
  for (const status of [200, 200, 503]) expect(await statusFor(other)).toBe(status);
  const sent = await Promise.all(phones.map(providerSaw));
  expect(sent.flatMap(({ accepted }) => accepted)).toHaveLength(12);
});

it('a phone that has said STOP gets no code, whoever types it in', async () => {
  const phone = '+12025558888';
  await handOverText({ From: phone, Body: 'STOP' });
  const { cookie } = await newPerson();
  expect((await call('POST', '/api/phone-confirmations', { phone }, cookie)).status).toBe(409);
  expect((await providerSaw(phone)).calls).toBe(0);
});

it.each([
  { path: '/api/test-notification', action: 'test-notification', uses: 5, body: { deliveryMethod: 'Email' } },
  { path: '/api/send-message', action: 'send', uses: 30, body: { content: 'Again' } },
  { path: '/api/generate-message', action: 'write', uses: 60, body: { habit: 'Reading' } },
] as const)(
  'one account that loops over $path is told when to come back',
  async ({ path, action, uses, body }) => {
    const person = await newPerson();
    const { id: campaignId } = await newCampaign(person);
    const send = () => call('POST', path, { campaignId, ...body }, person.cookie);
    const strict = createDeps({ ...env, ENVIRONMENT: 'production' });
    const claim = await claimOf(person);
    for (let used = 1; used < uses; used += 1) await limitUse(strict, claim, action);
    expect((await send()).ok).toBe(true);
    const answer = await send();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  },
);

it('an opt-out is lifted by nobody but the owner of the address: not by an email, the campaign, another account or a new one', async () => {
  const person = await newPerson();
  const { email } = person.user;
  const { id: campaignId } = await newCampaign(person);
  await fireAt(campaignId, halfPastSeven);
  const { id } = await person.firstMessage(campaignId);
  const to = await replyAddressOf(id, campaignId);
  for (const body of ['STOP', 'START']) await handOverMail({ to, from: email, body });
  expect(await person.stops()).toMatchObject([{ channel: 'email', cause: 'stop-reply', lift: 'link' }]);
  const before = (await mailsTo(email)).length;

  stateTime(mondayMorning + day);
  await person.call('PUT', `/api/campaigns/${campaignId}/active`, { active: true });
  await fireAt(campaignId, halfPastSeven + day);
  await call('PUT', '/api/account/email', { email, password }, (await newPerson()).cookie);
  await call('POST', '/api/register', { username: newName(), email, password });
  expect(await mailsTo(email)).toHaveLength(before);
});
