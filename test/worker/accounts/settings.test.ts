import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { call, newPerson, password } from '../../support/worker/people.ts';

const settings = { phone: '+12025550100', carrier: 'verizon', timezone: 'Asia/Tokyo' };

describe('settings', () => {
  it('are replaced and answered, and stand from then on', async () => {
    const person = await newPerson();
    const answer = await person.call('PUT', `/api/users/${person.user.id}`, settings);
    expect(answer.status).toBe(200);
    const updated = { ...person.user, ...settings };
    expect(await answer.json()).toEqual(updated);
    expect(await (await person.call('GET', '/api/session')).json()).toEqual(updated);
    const signedIn = await call('POST', '/api/login', { username: person.user.username, password });
    expect(await signedIn.json()).toEqual(updated);
  });

  it('keep a phone number in its international form, and know at&t as att', async () => {
    const person = await newPerson();
    const change = { ...settings, phone: '(202) 555-0100', carrier: 'at&t' };
    const answer = await person.call('PUT', `/api/users/${person.user.id}`, change);
    expect(await answer.json()).toMatchObject({ phone: '+12025550100', carrier: 'att' });
  });

  it.each([
    {},
    { phone: '+12025550199' },
    { carrier: 'att' },
    { timezone: 'Europe/Paris' },
    { aiWriting: false },
    { emailFallback: false },
  ])('stay as they were where a change leaves them out: %j', async (change) => {
    const person = await newPerson();
    const path = `/api/users/${person.user.id}`;
    const before: object = await (await person.call('PUT', path, settings)).json();
    const answer = await person.call('PUT', path, change);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ...before, ...change });
    expect(await (await person.call('GET', '/api/session')).json()).toEqual({ ...before, ...change });
  });

  it.each(['', '  ', null])('take away a phone and a carrier that are emptied: %j', async (nothing) => {
    const person = await newPerson();
    const path = `/api/users/${person.user.id}`;
    await person.call('PUT', path, settings);
    const answer = await person.call('PUT', path, { phone: nothing, carrier: nothing });
    expect(await answer.json()).toMatchObject({ phone: null, carrier: null, timezone: 'Asia/Tokyo' });
  });

  it.each([
    ['a wish for models that is neither yes nor no', { aiWriting: 'no' }, 'aiWriting must be true or false'],
    ['a stand-in that is neither yes nor no', { emailFallback: 'no' }, 'emailFallback must be true or false'],
    ['an empty time zone', { timezone: '' }, 'Please select a timezone'],
    ['an unknown time zone', { timezone: 'Mars/Olympus' }, 'Please select a timezone'],
    ['an unknown carrier', { carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
    ['a phone number without end', { phone: '5'.repeat(33) }, 'This phone number is too long'],
    [
      'a phone number that is none',
      { phone: '12345' },
      'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199',
    ],
  ])('refuse %s with its sentence', async (_what, change, message) => {
    const person = await newPerson();
    const answer = await person.call('PUT', `/api/users/${person.user.id}`, { ...settings, ...change });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
  });

  it('cannot touch what is not theirs', async () => {
    const person = await newPerson();
    const smuggled = { ...settings, id: 1, username: 'root', email: 'root@example.com', passwordHash: 'x' };
    const answer = await person.call('PUT', `/api/users/${person.user.id}`, smuggled);
    expect(await answer.json()).toEqual({ ...person.user, ...settings });
  });
});

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
