import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createDeps } from '../../../worker/deps.ts';
import { blockUse } from '../../../worker/http/rate-limits.service.ts';
import { newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { hour } from '../../support/worker/clock.ts';

const danger = 'I want to kill myself';
const help = expect.stringContaining('988 (US, Canada)');

async function setUp() {
  const { person, campaign } = await newPersonWithCampaign();
  const { id } = await person.firstMessage(campaign.id);
  const isHeld = async () => (await person.campaign(campaign.id)).onHold;
  return {
    person,
    isHeld,
    campaignId: campaign.id,
    message: `/api/messages/${id}`,
    path: `/api/campaigns/${campaign.id}`,
  };
}

it('words that sound like danger hold their campaign even over the limit on changes, which holds for all else', async () => {
  const { person, isHeld, campaignId, message, path } = await setUp();
  const uses = { action: 'change', subject: String(person.user.id) } as const;
  await blockUse(createDeps(env), uses, Date.now() + hour);
  expect((await person.call('PUT', message, { completed: true })).status).toBe(429);
  expect(await person.send('PUT', message, { note: danger })).toMatchObject({ note: danger, onHold: true });
  expect(await isHeld()).toBe(true);
  // Only the call that starts a hold gets through, and ending it is limited.
  expect(await person.send('PUT', message, { note: `${danger}!`, completed: true }, 409)).toMatchObject({
    message: help,
  });
  expect((await person.call('DELETE', `${path}/hold`)).status).toBe(429);
  expect(await person.firstMessage(campaignId)).toMatchObject({ note: danger, completed: false });
});

it('words that sound like danger hold their campaign if they are refused, and the refusal says where help is', async () => {
  const { person, isHeld, campaignId, message, path } = await setUp();
  const long = `${danger} ${'again '.repeat(300)}`;
  for (const [method, to, body] of [
    ['PUT', message, { note: long }],
    ['PUT', message, { content: long }],
    ['PUT', path, { title: danger }],
    ['PUT', `${path}/plan`, { planAction: long }],
    ['PUT', `${path}/question`, { question: 'none', answer: danger }],
    ['POST', `${path}/repeat`, { levelUp: true, start: 'today', action: danger }],
    ['POST', '/api/messages', { campaignId, content: danger }],
    ['POST', '/api/send-message', { campaignId, content: danger }],
    ['POST', '/api/generate-message', { campaignId, habit: long }],
  ] as const) {
    expect(await person.send(method, to, body, 409), to).toMatchObject({ message: help });
    expect(await isHeld(), to).toBe(true);
    await person.send('DELETE', `${path}/hold`);
  }
  expect(await person.send('POST', '/api/campaigns', { title: danger }, 409)).toMatchObject({
    message: help,
  });
  const other = await setUp();
  await other.person.call('PUT', message, { note: danger });
  await other.person.call('PUT', path, { title: danger });
  expect(await isHeld()).toBe(false);
  expect(await person.outbox()).toEqual([]);
});

it('a message to oneself that sounds like danger is kept and holds its campaign', async () => {
  const { person, isHeld, campaignId, message, path } = await setUp();
  const extra = { campaignId, content: danger, scheduledFor: new Date(Date.now() + hour).toISOString() };
  expect(await person.send('PUT', message, { content: danger })).toMatchObject({
    content: danger,
    onHold: true,
  });
  await person.send('DELETE', `${path}/hold`);
  expect(await person.send('POST', '/api/messages', extra, 201)).toMatchObject({
    content: danger,
    onHold: true,
  });
  expect(await isHeld()).toBe(true);
});
