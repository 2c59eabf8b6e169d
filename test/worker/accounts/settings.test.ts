import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import type { Env } from '../../../worker/env.ts';
import { callInProduction, callWith, newNetwork } from '../../support/worker/calls.ts';
import { sql } from '../../support/worker/database.ts';
import { twilioSettings } from '../../support/worker/inbound.ts';
import { expectRefusal, newPerson, type Person } from '../../support/worker/people.ts';

const settings = { phone: '+12025550100', carrier: 'verizon', timezone: 'Asia/Tokyo' };

async function personWithSettings() {
  const person = await newPerson();
  const change = (body: object) => person.call('PUT', `/api/users/${person.user.id}`, body);
  return { person, change, before: await (await change(settings)).json<UserView>() };
}

describe('settings', () => {
  it('stay unchanged when omitted, can be cleared, and include nothing else', async () => {
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

  it('are refused with a message and stay unchanged when one is invalid', async () => {
    const { person, change, before } = await personWithSettings();
    for (const [body, message] of [
      [{ aiWriting: 'no' }, 'aiWriting must be true or false'],
      [{ timezone: 'Mars/Olympus' }, 'Please select a timezone'],
      [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
      [{ phone: '5'.repeat(33) }, 'This phone number is too long'],
      [
        { phone: '+49 151 23456789' },
        'We can only text American phone numbers here. Please choose Email or App instead',
      ],
      [
        { phone: '12345' },
        'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199',
      ],
    ] as const)
      await expectRefusal(change({ emailFallback: false, ...body }), 400, message);
    expect(await person.get('/api/session')).toEqual(before);
  });

  it('take phones of any country if a provider can text them', async () => {
    const { person } = await personWithSettings();
    const { cookie } = person;
    const answer = await callWith(twilioSettings, {
      ...{ method: 'PUT', path: `/api/users/${person.user.id}`, headers: { Cookie: cookie } },
      body: { phone: '+49 151 23456789' },
    });
    expect(await answer.json()).toMatchObject({ phone: '+4915123456789' });
  });
});

describe('capabilities', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T00:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const read = async (env: Partial<Env>) =>
    (await callWith(env, { method: 'GET', path: '/api/capabilities' })).json();

  it('include every channel in development, and none in production without a provider', async () => {
    const common = {
      ...{ providers: [], onlyAmericanPhones: true, closedCarriers: ['att', 'tmobile', 'sprint'] },
      ...{ vapidPublicKey: null, partnerTag: 'betterhabits-20', aiProvider: null, challenge: false },
    };
    const channels = (on: boolean) => ({ email: on, sms: on, push: on, outbox: on });
    expect(await read({})).toEqual({ ...common, ...channels(true), development: true });
    const inProduction = await read({ ENVIRONMENT: 'production' });
    expect(inProduction).toEqual({ ...common, ...channels(false), development: false });
  });

  it('name the carriers whose gateways are closed by then, and none with Twilio', async () => {
    vi.setSystemTime(Date.parse('2027-03-31T00:00:00Z'));
    expect(await read({})).toMatchObject({ closedCarriers: ['att', 'tmobile', 'verizon', 'sprint'] });
    expect(await read(twilioSettings)).toMatchObject({ closedCarriers: [] });
  });

  it('name Google once it is set up, and the AI provider', async () => {
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

let lastPhone = 0;
const newPhone = () => `+1312555${String(2000 + ++lastPhone)}`;
const ask = (person: Person, phone = newPhone()) =>
  person.call('POST', '/api/phone-confirmations', { phone });

const finish = (person: Person, code: string) =>
  person.call('POST', '/api/phone-confirmations/finish', { code });

/** The code in the newest text to a person. */
async function codeSentTo(person: Person): Promise<string> {
  const [newest] = await person.outbox();
  return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? 'no code';
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone', () => {
  it('is confirmed by the newest code, once and within ten minutes, and then belongs to the person', async () => {
    const person = await newPerson();
    await ask(person);
    const first = await codeSentTo(person);
    const phone = newPhone();
    expect(await (await ask(person, phone)).json()).toEqual({ phone });
    const code = await codeSentTo(person);
    if (first !== code) expect((await finish(person, first)).status).toBe(400);
    expect(await (await finish(person, code)).json()).toMatchObject({ phone, phoneConfirmed: true });
    expect((await finish(person, code)).status).toBe(410);
    expect((await ask(person, phone)).status).toBe(409);

    await ask(person);
    const late = "UPDATE account_tokens SET expires_at = ? WHERE user_id = ? AND purpose = 'confirm-phone'";
    await sql(late, Date.now(), person.user.id);
    expect((await finish(person, await codeSentTo(person))).status).toBe(410);
  });

  it('is not confirmed by another person’s code, or after five wrong ones, even in parallel', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await ask(person);
    await ask(other);
    const code = await codeSentTo(person);
    const [first, second] = [await finish(other, code), await finish(person, wrong(code))];
    for (const answer of [first, second]) await expectRefusal(answer, 400, 'That code isn’t right');
    const guesses = await Promise.all(Array.from({ length: 12 }, () => finish(person, wrong(code))));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4);
    expect((await finish(person, code)).status).toBe(410);
    expect(await person.get('/api/session')).toMatchObject({ phone: null });
  });

  it('gets no code if we can’t text it', async () => {
    const person = await newPerson();
    for (const [phone, reason] of [
      ['+44 20 7946 0018', 'mobile phones'],
      ['+44 7911 123457', 'this country'],
      ['12', 'doesn’t look right'],
    ] as const)
      await expectRefusal(ask(person, phone), 400, expect.stringContaining(reason));
    expect(await person.outbox()).toEqual([]);
  });

  it('gets at most three codes a day in production, and a network ten', async () => {
    const crowd = await Promise.all(Array.from({ length: 11 }, () => newPerson()));
    // Production has no provider here, so only the limits matter.
    const allowed = async (people: Person[], bodyOf: () => object, network?: string) => {
      const statuses = [];
      for (const { cookie } of people) {
        const caller = { cookie, ...(network === undefined ? {} : { network }) };
        const answer = await callInProduction('POST', '/api/phone-confirmations', bodyOf(), caller);
        statuses.push(answer.status);
      }
      return statuses.filter((status) => status !== 429).length;
    };
    const phone = newPhone();
    expect(await allowed(crowd.slice(0, 4), () => ({ phone }))).toBe(3);
    expect(await allowed(crowd, () => ({ phone: newPhone() }), newNetwork())).toBe(10);
  });
});
