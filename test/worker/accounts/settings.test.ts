import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import type { Env } from '../../../worker/env.ts';
import { callWith } from '../../support/worker/calls.ts';
import { twilioSettings } from '../../support/worker/inbound.ts';
import { expectRefusal, newPerson } from '../../support/worker/people.ts';

const settings = { phone: '+12025550100', carrier: 'verizon', timezone: 'Asia/Tokyo' };

async function personWithSettings() {
  const person = await newPerson();
  const change = (body: object) => person.call('PUT', `/api/users/${person.user.id}`, body);
  return { person, change, before: await (await change(settings)).json<UserView>() };
}

describe('settings', () => {
  it('stay as they were where a change leaves them out, are emptied, and cannot touch what is not theirs', async () => {
    const { person, change, before } = await personWithSettings();
    expect(before).toEqual({ ...person.user, ...settings });
    const none = { phone: null, phoneConfirmed: false, carrier: null };
    for (const [body, changed] of [
      [{}, {}],
      [{ phone: '(202) 555-0199' }, { phone: '+12025550199' }],
      [{ carrier: 'at&t' }, { carrier: 'att' }],
      [{ timezone: 'Europe/Paris' }, { timezone: 'Europe/Paris' }],
      [{ aiWriting: false }, { aiWriting: false }],
      [{ emailFallback: false }, { emailFallback: false }],
      [{ id: 1, username: 'root', email: 'root@example.com', passwordHash: 'x' }, {}],
      [{ phone: null, carrier: null }, none],
      [{ phone: '  ', carrier: '  ' }, none],
    ]) {
      await change({ ...settings, aiWriting: true, emailFallback: true });
      const answer = await change(body ?? {});
      expect(await answer.json(), JSON.stringify(body)).toEqual({ ...before, ...changed });
      expect(await person.get('/api/session')).toEqual({ ...before, ...changed });
    }
  });

  it('are refused with a sentence about what is wrong, and stay as they were', async () => {
    const { person, change, before } = await personWithSettings();
    for (const [body, message] of [
      [{ aiWriting: 'no' }, 'aiWriting must be true or false'],
      [{ timezone: 'Mars/Olympus' }, 'Please select a timezone'],
      [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
      [{ phone: '5'.repeat(33) }, 'This phone number is too long'],
      [
        { phone: '12345' },
        'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199',
      ],
    ] as const)
      await expectRefusal(change({ emailFallback: false, ...body }), 400, message);
    expect(await person.get('/api/session')).toEqual(before);
  });
});

describe('capabilities', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T00:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const read = async (given: Partial<Env>) =>
    (await callWith(given, { method: 'GET', path: '/api/capabilities' })).json();

  it('are every channel in development, and nothing in production that has no provider', async () => {
    const ofAll = {
      ...{ providers: [], onlyAmericanPhones: true, closedCarriers: ['att', 'tmobile', 'sprint'] },
      ...{ vapidPublicKey: null, partnerTag: 'betterhabits-20', aiProvider: null, challenge: false },
    };
    const channels = (there: boolean) => ({ email: there, sms: there, push: there, outbox: there });
    expect(await read({})).toEqual({ ...ofAll, ...channels(true), development: true });
    const inProduction = await read({ ENVIRONMENT: 'production' });
    expect(inProduction).toEqual({ ...ofAll, ...channels(false), development: false });
  });

  it('name the carriers whose gateways are closed on the day, and none once Twilio carries the texts', async () => {
    vi.setSystemTime(Date.parse('2027-03-31T00:00:00Z'));
    expect(await read({})).toMatchObject({ closedCarriers: ['att', 'tmobile', 'verizon', 'sprint'] });
    expect(await read(twilioSettings)).toMatchObject({ closedCarriers: [] });
  });

  it('name Google once it is set up, and who reads the words that messages are written from', async () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(await read(google)).toMatchObject({ providers: ['google'] });
    const openAi = { OPENAI_API_KEY: 'a key', OPENAI_MODEL: 'a model' };
    expect(await read(openAi)).toMatchObject({ aiProvider: 'OpenAI' });
    const another = { ...openAi, OPENAI_BASE_URL: 'https://llm.example.com/v1' };
    expect(await read(another)).toMatchObject({ aiProvider: 'llm.example.com' });
    const AI = { run: async () => ({}) } as unknown as Ai;
    const workersAi = { AI, WORKERS_AI_MODEL: '@cf/google/gemma-4-26b-a4b-it' };
    expect(await read(workersAi)).toMatchObject({ aiProvider: 'Cloudflare Workers AI' });
  });
});
