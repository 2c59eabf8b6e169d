import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { allThatWasSent, providerSaw } from '../support/faults/control.ts';
import { mailsTo } from '../support/worker/account-mail.ts';
import { callInProduction } from '../support/worker/call-with.ts';
import {
  beginOnMonday,
  day,
  fireAt,
  halfPastSeven,
  mondayMorning,
  newCampaign,
  stateTime,
} from '../support/worker/campaigns.ts';
import { handOverText } from '../support/worker/inbound.ts';
import { handOverMail, replyAddressOf } from '../support/worker/mail.ts';
import { newName, newPerson, password } from '../support/worker/people.ts';

beginOnMonday();

/** A public instance: what really left counts. */
const call = (method: string, path: string, body: unknown, cookie = '') =>
  callInProduction(method, path, body, { cookie, settings: { TEXTS_PER_DAY: '12' } });

it('pumping codes by text ends at ten for an account, and at the ceiling of the day for all', async () => {
  await env.DB.prepare('DELETE FROM daily_usage').run();
  let phones = 7000;
  const statusesFor = async (cookies: readonly string[]) => {
    const statuses: number[] = [];
    for (const cookie of cookies) {
      const phone = `+1202555${++phones}`;
      statuses.push((await call('POST', '/api/phone-confirmations', { phone }, cookie)).status);
    }
    return statuses;
  };
  const { cookie } = await newPerson();
  expect(await statusesFor(Array(12).fill(cookie))).toEqual([...Array(10).fill(200), 429, 429]);
  const crowd = await Promise.all(Array.from({ length: 4 }, () => newPerson()));
  expect(await statusesFor(crowd.map((person) => person.cookie))).toEqual([200, 200, 503, 503]);
  const sent = (await allThatWasSent()).filter(({ to }) => to.startsWith('+12025557'));
  expect(sent).toHaveLength(12);
});

it('a phone that has said STOP gets no code, whoever types it in', async () => {
  const phone = '+12025558888';
  await handOverText({ From: phone, Body: 'STOP' });
  const { cookie } = await newPerson();
  expect((await call('POST', '/api/phone-confirmations', { phone }, cookie)).status).toBe(409);
  expect((await providerSaw(phone)).calls).toBe(0);
});

it('one account in a loop is stopped with a time to come back', async () => {
  const person = await newPerson();
  const { id: campaignId } = await newCampaign(person);
  for (const [path, body, most] of [
    ['/api/test-notification', { deliveryMethod: 'Email' }, 5],
    ['/api/send-message', { campaignId, content: 'Again' }, 30],
    ['/api/generate-message', { habit: 'Reading' }, 60],
  ] as const) {
    for (let times = 0; times < most; times += 1) await call('POST', path, body, person.cookie);
    const answer = await call('POST', path, body, person.cookie);
    expect([path, answer.status]).toEqual([path, 429]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(await mailsTo(person.user.email)).toHaveLength(35);
});

/** Somebody whose first message has just come by email, and the address that their answer goes to. */
async function personWithMail() {
  const person = await newPerson();
  const { id: campaignId } = await newCampaign(person);
  await fireAt(campaignId, halfPastSeven);
  const { id } = await person.firstMessage(campaignId);
  return { person, from: person.user.email, campaignId, id, replyTo: await replyAddressOf(id, campaignId) };
}

it('an email counts for nothing without the reply address of that very message, whatever its headers say', async () => {
  const { person, from, campaignId, id, replyTo } = await personWithMail();
  const headers = {
    'In-Reply-To': `<message-${id}@mail.test>`,
    References: `<message-${id}@mail.test>`,
    'Authentication-Results': 'mx.example.com; dkim=pass header.d=example.com; spf=pass; dmarc=pass',
  };
  const changed = replyTo.replace(/..@/, (end) => (end === 'aa@' ? 'bb@' : 'aa@'));
  for (const to of ['reply@example.com', `reply+message-${id}@example.com`, changed])
    for (const body of ['DONE', 'STOP'])
      expect(await handOverMail({ to, from, headers, body })).toContain('only accepts replies');
  expect(await person.firstMessage(campaignId)).toMatchObject({ completed: false });
  expect(await person.stops()).toEqual([]);
});

it('an opt-out is lifted by nobody but the owner of the address: not by an email, the account, another one or a new one', async () => {
  const { person, from: email, campaignId, replyTo } = await personWithMail();
  for (const body of ['STOP', 'START']) await handOverMail({ to: replyTo, from: email, body });
  expect(await person.stops()).toMatchObject([{ channel: 'email', cause: 'stop-reply', lift: 'link' }]);
  const before = (await mailsTo(email)).length;

  stateTime(mondayMorning + day);
  await person.call('PUT', `/api/campaigns/${campaignId}/active`, { active: true });
  await fireAt(campaignId, halfPastSeven + day);
  for (const [path, body] of [
    ['/api/send-message', { campaignId, content: 'Hello' }],
    ['/api/test-notification', { deliveryMethod: 'Email' }],
  ] as const)
    expect((await call('POST', path, body, person.cookie)).status).toBe(409);
  await call('PUT', '/api/account/email', { email, password }, (await newPerson()).cookie);
  await call('POST', '/api/register', { username: newName(), email, password });
  expect(await mailsTo(email)).toHaveLength(before);
});
