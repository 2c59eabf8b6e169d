import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { call } from '../../support/worker/people.ts';

describe('capabilities', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T00:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('need no session, and in development every channel works through the outbox', async () => {
    const answer = await call('GET', '/api/capabilities');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      providers: [],
      email: true,
      sms: true,
      onlyAmericanPhones: true,
      closedCarriers: ['att', 'tmobile', 'sprint'],
      push: true,
      outbox: true,
      vapidPublicKey: null,
      partnerTag: 'betterhabits-20',
      aiProvider: null,
      challenge: false,
      development: true,
    });
  });

  it('promise nothing in production that has no provider', async () => {
    const answer = await callWith(
      { ENVIRONMENT: 'production' },
      { method: 'GET', path: '/api/capabilities' },
    );
    expect(await answer.json()).toEqual({
      providers: [],
      email: false,
      sms: false,
      onlyAmericanPhones: true,
      closedCarriers: ['att', 'tmobile', 'sprint'],
      push: false,
      outbox: false,
      vapidPublicKey: null,
      partnerTag: 'betterhabits-20',
      aiProvider: null,
      challenge: false,
      development: false,
    });
  });

  it('name the carriers whose gateways are closed on the day, and none once Twilio carries the texts', async () => {
    vi.setSystemTime(Date.parse('2027-03-31T00:00:00Z'));
    const twilio = { TWILIO_ACCOUNT_SID: 'AC0', TWILIO_AUTH_TOKEN: 'a token', TWILIO_FROM: '+15550100' };
    const read = async (settings: object) =>
      (await callWith(settings, { method: 'GET', path: '/api/capabilities' })).json();
    expect(await read({})).toMatchObject({ closedCarriers: ['att', 'tmobile', 'verizon', 'sprint'] });
    expect(await read(twilio)).toMatchObject({ closedCarriers: [] });
  });

  it.each<[Partial<Env>, string]>([
    [{ OPENAI_API_KEY: 'a key', OPENAI_MODEL: 'a model' }, 'OpenAI'],
    [
      { OPENAI_API_KEY: 'a key', OPENAI_MODEL: 'a model', OPENAI_BASE_URL: 'https://llm.example.com/v1' },
      'llm.example.com',
    ],
    [
      { AI: { run: async () => ({}) } as unknown as Ai, WORKERS_AI_MODEL: '@cf/google/gemma-4-26b-a4b-it' },
      'Cloudflare Workers AI',
    ],
  ])('name who reads the words that messages are written from', async (settings, aiProvider) => {
    const answer = await callWith(settings, { method: 'GET', path: '/api/capabilities' });
    expect(await answer.json()).toMatchObject({ aiProvider });
  });

  it('name Google once it is set up', async () => {
    const settings = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const answer = await callWith(settings, { method: 'GET', path: '/api/capabilities' });
    expect(await answer.json()).toMatchObject({ providers: ['google'] });
  });
});
