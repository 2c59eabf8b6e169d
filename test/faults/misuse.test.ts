import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createDeps } from '../../worker/deps.ts';
import { limitUse } from '../../worker/http/rate-limits.service.ts';
import { mailsTo } from '../support/faults/account-mail.ts';
import { providerSaw } from '../support/faults/control.ts';
import { callInProduction } from '../support/worker/calls.ts';
import {
  beginOnMonday,
  campaignBody,
  day,
  fireAt,
  halfPastSeven,
  mondayMorning,
  newCampaign,
  stateTime,
} from '../support/worker/campaigns.ts';
import { sql } from '../support/worker/database.ts';
import { handOverMail, handOverText, replyAddressOf } from '../support/worker/inbound.ts';
import { callerOf, newName, newPerson, type Person, password } from '../support/worker/people.ts';

beginOnMonday();

/** A production instance with a low ceiling for texts. */
const call = (method: string, path: string, body: unknown, cookie = '') =>
  callInProduction(method, path, body, { cookie, settings: { TEXTS_PER_DAY: '12' } });

const askForCode = async ({ cookie }: Person, phone: string) =>
  (await call('POST', '/api/phone-confirmations', { phone }, cookie)).status;

it('codes by text are limited to ten per account and by the daily ceiling, and none goes to a phone that replied STOP', async () => {
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

const scheduledFor = '2031-03-04T09:00:00Z';

it.each([
  { path: '/api/test-notification', action: 'test-notification', uses: 5, body: { deliveryMethod: 'Email' } },
  { path: '/api/send-message', action: 'send', uses: 30, body: { content: 'Again' } },
  { path: '/api/generate-message', action: 'write', uses: 60, body: { habit: 'Reading' } },
  { path: '/api/messages', action: 'send', uses: 30, body: { content: 'Later', scheduledFor } },
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

it('only the owner of an address can lift its opt-out: no email, campaign, other account or new account can', async () => {
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
