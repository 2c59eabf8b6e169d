import { expect, it } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { forEachChannel } from '../../../worker/channels.ts';
import type { Env } from '../../../worker/deps.ts';
import { callInProduction, callWith, expectRefusal, newNetwork } from '../../support/worker/calls.ts';
import { stateTime } from '../../support/worker/clock.ts';
import { interruptedDatabase, sql } from '../../support/worker/database.ts';
import { twilioSettings } from '../../support/worker/inbound.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';
import { givePhone, newPhone } from '../../support/worker/reached.ts';

const wrongPhone = 'This phone number doesn’t look right. Try it with its country code, like +1 555 010 0199';

const settings = { phone: '+12025550100', carrier: 'verizon', timezone: 'Asia/Tokyo' };

async function personWithSettings() {
  const person = await newPerson();
  const change = (body: object) => person.call('PUT', `/api/users/${person.user.id}`, body);
  return { person, change, before: await (await change(settings)).json<UserView>() };
}

it('settings stay unchanged when omitted, can be cleared, and include nothing else', async () => {
  const { person, change, before } = await personWithSettings();
  expect(before).toEqual({ ...person.user, ...settings });
  const none = { phone: null, phoneConfirmed: false, carrier: null };
  for (const [body, changed] of [
    [{}, {}],
    [{ phone: '(202) 555-0199' }, { phone: '+12025550199' }],
    [{ carrier: 'at&t' }, { carrier: 'att' }],
    [{ timezone: 'Europe/Paris' }, { timezone: 'Europe/Paris' }],
    [
      { aiWriting: false, emailFallback: false },
      { aiWriting: false, emailFallback: false },
    ],
    [{ id: 1, username: 'root', email: 'root@example.com', passwordHash: 'x' }, {}],
    [{ phone: null, carrier: null }, none],
    [{ phone: '  ', carrier: '  ' }, none],
  ]) {
    await change({ ...settings, aiWriting: true, emailFallback: true });
    expect((await change(body ?? {})).status).toBe(200);
    expect(await person.get('/api/session'), JSON.stringify(body)).toEqual({ ...before, ...changed });
  }
});

it('settings are refused with a message and stay unchanged when one is invalid', async () => {
  const { person, change, before } = await personWithSettings();
  const abroad = { phone: '+49 151 23456789' };
  for (const [body, message] of [
    [{ aiWriting: 'no' }, 'aiWriting must be true or false'],
    [{ timezone: 'Mars/Olympus' }, 'Please select a timezone'],
    [abroad, 'We can only text American phone numbers here. Email works everywhere'],
    [{ phone: '12345' }, wrongPhone],
  ] as const)
    await expectRefusal(change({ emailFallback: false, ...body }), 400, message);
  expect(await person.get('/api/session')).toEqual(before);

  const path = `/api/users/${person.user.id}`;
  const headers = { Cookie: person.cookie };
  const withTwilio = await callWith(twilioSettings, { method: 'PUT', path, headers, body: abroad });
  expect(await withTwilio.json()).toMatchObject({ phone: '+4915123456789' });
});

it('settings saved while another phone is confirmed keep that phone and confirm no other', async () => {
  const person = await newPerson();
  const [unconfirmed, own] = ['+12025550111', '+12025550122'];
  const update = 'UPDATE users SET phone = ?, phone_confirmed_at = ? WHERE id = ?';
  const withPhone = (phone: string, confirmedAt: number | null) =>
    sql(update, phone, confirmedAt, person.user.id);
  for (const [body, after] of [
    [{ timezone: 'Asia/Tokyo' }, { phone: own, phoneConfirmed: true }],
    [{ phone: unconfirmed }, { phone: unconfirmed, phoneConfirmed: false }],
  ] as const) {
    await withPhone(unconfirmed, null);
    // The first batch counts the change, the second reads the settings.
    const DB = interruptedDatabase(2, () => withPhone(own, Date.now()));
    const path = `/api/users/${person.user.id}`;
    const headers = { Cookie: person.cookie };
    await callWith({ ...twilioSettings, DB }, { method: 'PUT', path, headers, body });
    expect(await person.get('/api/session')).toMatchObject(after);
  }
});

it('capabilities name the channels, providers and closed carriers, and nothing that is not set up', async () => {
  const read = async (env: Partial<Env>) =>
    (await callWith(env, { method: 'GET', path: '/api/capabilities' })).json();
  stateTime('2026-12-01T00:00:00Z');
  const none = { ...forEachChannel(() => false), outbox: false, providers: [], aiProvider: null };
  const closed = { onlyAmericanPhones: true, closedCarriers: ['att', 'tmobile', 'sprint'] };
  const production = { ...none, ...closed, confirmsEmail: true, challenge: false };
  expect(await read({ ENVIRONMENT: 'production' })).toMatchObject(production);
  const development = {
    ...forEachChannel(() => true),
    outbox: true,
    confirmsEmail: false,
  };
  const openAi = { OPENAI_API_KEY: 'a key', OPENAI_MODEL: 'a model' };
  const AI = { run: async () => ({}) } as unknown as Ai;
  for (const [env, capability] of [
    [{}, development],
    [twilioSettings, { closedCarriers: [], onlyAmericanPhones: false }],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }, { providers: ['google'] }],
    [openAi, { aiProvider: 'OpenAI' }],
    [{ ...openAi, OPENAI_BASE_URL: 'https://llm.example.com/v1' }, { aiProvider: 'llm.example.com' }],
    [{ AI, WORKERS_AI_MODEL: '@cf/google/gemma-4-26b-a4b-it' }, { aiProvider: 'Cloudflare Workers AI' }],
  ] as const)
    expect(await read(env)).toMatchObject(capability);
  stateTime('2027-03-31T00:00:00Z');
  expect(await read({})).toMatchObject({ closedCarriers: ['att', 'tmobile', 'verizon', 'sprint'] });
});

const ask = (person: Person, phone = newPhone()) =>
  person.call('POST', '/api/phone-confirmations', { phone });

const finish = (person: Person, code: string) =>
  person.call('POST', '/api/phone-confirmations/finish', { code });

const codeSentTo = async (person: Person) => /\d{6}/.exec((await person.newestMail()).body)?.[0] ?? 'no code';

it('a phone is confirmed by the newest code, once and within ten minutes, also if the call is repeated', async () => {
  const person = await newPerson();
  await ask(person);
  const first = await codeSentTo(person);
  const phone = newPhone();
  expect(await (await ask(person, phone)).json()).toEqual({ phone });
  const code = await codeSentTo(person);
  if (first !== code) expect((await finish(person, first)).status).toBe(400);
  expect(await (await finish(person, code)).json()).toMatchObject({ phone, phoneConfirmed: true });
  // The same call again, as after a lost response.
  expect(await (await finish(person, code)).json()).toMatchObject({ phone, phoneConfirmed: true });
  expect((await finish(person, '000000')).status).toBe(410);
  expect((await ask(person, phone)).status).toBe(409);
  await givePhone(person.user.id, newPhone());
  expect((await finish(person, code)).status).toBe(410);

  await ask(person);
  stateTime(Date.now() + 10 * 60_000);
  expect((await finish(person, await codeSentTo(person))).status).toBe(410);
});

it('a phone is not confirmed by another person’s code, or after five wrong ones, even in parallel', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  await ask(person);
  await ask(other);
  const code = await codeSentTo(person);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const answer of [await finish(other, code), await finish(person, wrong)])
    await expectRefusal(answer, 400, 'That code isn’t right');
  const guesses = await Promise.all(Array.from({ length: 12 }, () => finish(person, wrong)));
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4);
  expect((await finish(person, code)).status).toBe(410);
  expect(await person.get('/api/session')).toMatchObject({ phone: null });
});

it('a phone gets no code if we can’t text it, at most three a day in production, and a network ten', async () => {
  const person = await newPerson();
  const crowd = await Promise.all(Array.from({ length: 11 }, () => newPerson()));
  for (const [phone, reason] of [
    ['+44 20 7946 0018', 'mobile phones'],
    ['+44 7911 123457', 'this country'],
  ] as const)
    await expectRefusal(ask(person, phone), 400, expect.stringContaining(reason));
  expect(await person.outbox()).toEqual([]);

  // Production has no provider here, so only the limits matter.
  const allowed = async (people: Person[], phoneOf: () => string, caller = {}) => {
    const statuses = [];
    for (const { cookie } of people) {
      const phone = phoneOf();
      const asking = callInProduction('POST', '/api/phone-confirmations', { phone }, { cookie, ...caller });
      statuses.push((await asking).status);
    }
    return statuses.filter((status) => status !== 429).length;
  };
  const phone = newPhone();
  expect(await allowed(crowd.slice(0, 4), () => phone)).toBe(3);
  expect(await allowed(crowd, newPhone, { network: newNetwork() })).toBe(10);
});
