import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryHolder } from '../../../scripts/demo/memory-holder.ts';
import { sendDue } from '../../../worker/delivery/send-due.ts';
import { createDeps } from '../../../worker/deps.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  firstMessageOf,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

const production = { ENVIRONMENT: 'production' } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // No text message goes out at night.
  stateTime(mondayMorning + 10 * 3_600_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const inProduction = (person: Person, method: string, path: string, body?: unknown) =>
  callWith(production, {
    method,
    path,
    headers: { Cookie: person.cookie },
    ...(body === undefined ? {} : { body }),
  });

describe('the outbox', () => {
  it('shows each person their own, newest first', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const other = await newPerson();
    for (const content of ['The first', 'The second']) {
      await person.call('POST', '/api/send-message', { campaignId: campaign.id, content });
    }
    const entries = (await (await person.call('GET', '/api/outbox')).json()) as { body: string }[];
    expect(entries.map(({ body }) => /The \w+/.exec(body)?.[0])).toEqual(['The second', 'The first']);
    expect(await (await other.call('GET', '/api/outbox')).json()).toEqual([]);
  });

  it('is not there in production', async () => {
    const person = await newPerson();
    expect((await inProduction(person, 'GET', '/api/outbox')).status).toBe(404);
  });
});

describe('a channel without a provider, in production', () => {
  it.each(['Email', 'SMS', 'App'])('does not pretend to send a test: %s', async (deliveryMethod) => {
    const person = await newPerson();
    const answer = await inProduction(person, 'POST', '/api/test-notification', {
      deliveryMethod,
      phone: '+1 202 555 0100',
      carrier: 'boost',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].+/) });
    expect(await (await person.call('GET', '/api/outbox')).json()).toEqual([]);
  });

  it('does not pretend to send a message: it is kept as failed', async () => {
    const { person } = await newPersonWithCampaign();
    const campaign = await newCampaign(person, { deliveryMethod: 'Email' });
    stateTime((await firstMessageOf(person, campaign.id)).scheduledFor);
    await sendDue(createDeps({ ...env, ...production }), memoryHolder(), campaign.id);
    const { status, reason } = await firstMessageOf(person, campaign.id);
    expect([status, reason]).toEqual(['failed', 'This way of sending is not set up here']);
    expect(await (await person.call('GET', '/api/outbox')).json()).toEqual([]);
  });
});
