import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countingDatabase, type DatabaseTotals } from '../../../bench/worker/counting.ts';
import { expectRefusal } from '../../support/worker/calls.ts';
import {
  day,
  fireAt,
  halfPastEight,
  mondayMorning,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import {
  askForKey,
  type Change,
  handOverEvents,
  mailChannelsSettings,
  newPersonWithMail,
  newSigningKeys,
  publicKey,
  requestOf,
  startKeyServer,
} from '../../support/worker/inbound.ts';
import { password } from '../../support/worker/people.ts';
import { newPhone, personWithText } from '../../support/worker/reached.ts';

beforeEach(startKeyServer);

it('a bounce, a complaint or an unsubscription stops emails, and the app says so', async () => {
  for (const [event, cause, words] of [
    ['hard-bounced', 'bounce', 'Emails to you bounced, so we stopped sending there'],
    ['dropped', 'bounce', 'Emails to you bounced, so we stopped sending there'],
    ['complained', 'complaint', 'Our email was reported as spam, so we stopped sending there'],
    ['unsubscribed', 'unsubscribe-link', 'You stopped emails'],
  ] as const) {
    const { person, campaign, heard } = await newPersonWithMail();
    expect((await handOverEvents([heard(event)])).status).toBe(204);
    const stop = { campaignId: null, channel: 'email', cause, text: words };
    expect(await person.stops()).toMatchObject([stop]);
    await sendDays(campaign.id, 1);
    expect((await person.messages(campaign.id))[1]).toMatchObject({ status: 'skipped', reason: words });
  }
});

it('events change nothing if the email may still arrive, isn’t ours, or went to someone else', async () => {
  const [{ person, campaign, heard }, other] = [await newPersonWithMail(), await newPersonWithMail()];
  const before = await person.messages(campaign.id);
  const harmless = ['delivered', 'soft-bounced', 'opened', 'test', 'something new'];
  expect((await handOverEvents(harmless.map((event) => heard(event)))).status).toBe(204);
  const log = vi.spyOn(console, 'log');
  const unknown = [
    { request_id: 'of-another-customer' },
    { request_id: undefined, smtp_id: '<of-another-customer@mail.example>' },
    { request_id: '', smtp_id: '' },
    { recipients: ['2025550100@vtext.com'] },
    { recipients: [other.person.user.email] },
  ].flatMap((change) => ['hard-bounced', 'unsubscribed'].map((event) => heard(event, change)));
  expect((await handOverEvents(unknown)).status).toBe(204);
  const line = JSON.stringify({ event: 'mail_events', reports: 10, unknown: 10 });
  expect(log.mock.calls.map(String)).toContain(line);
  for (const one of [person, other.person]) expect(await one.stops()).toEqual([]);
  expect(await person.messages(campaign.id)).toEqual(before);
  stateTime(Date.now() + 30 * day);
  await handOverEvents([heard('complained')]);
  await person.signInAgain();
  expect(await person.stops()).toEqual([]);
});

it('a thousand events are processed in one round trip, and change nothing if repeated', async () => {
  const { person, heard } = await newPersonWithMail();
  const reason = '550 5.1.1 The email account that you tried to reach does not exist. '.repeat(6);
  const strangers = Array.from({ length: 999 }, (_, at) =>
    heard('dropped', { recipients: [`nobody-${at}@example.com`], request_id: `request-${at}`, reason }),
  );
  const events = [...strangers, heard('hard-bounced')];
  for (let times = 0; times < 2; times += 1) {
    const totals: DatabaseTotals = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
    const DB = countingDatabase(env.DB, totals);
    const answer = await handOverEvents(events, {}, { ...mailChannelsSettings, DB });
    expect([answer.status, totals.roundTrips]).toEqual([204, 1]);
  }
  expect(await person.stops()).toHaveLength(1);
});

describe("MailChannels' signature", () => {
  it('is rejected if invalid, and nothing changes; so is a body that is too large or without events', async () => {
    const { person, heard } = await newPersonWithMail();
    const wrong: Change[] = [
      { age: 301 },
      { age: -301 },
      { signer: await newSigningKeys() },
      { algorithm: 'hmac-sha256' },
      { sentBody: '[]' },
      { headers: { Signature: '' } },
      { headers: { Signature: 'sig_1=:!!:' } },
      { headers: { 'Signature-Input': 'sig_1=();created=1' } },
      { headers: { 'Content-Digest': '' } },
    ];
    for (const change of wrong)
      expect([change, (await handOverEvents([heard('dropped')], change)).status]).toEqual([change, 403]);
    for (const none of [heard('dropped'), 'text']) expect((await handOverEvents(none)).status).toBe(400);
    expect((await handOverEvents(['x'.repeat(1024 * 1024)])).status).toBe(413);
    expect(await person.stops()).toEqual([]);
  });

  it('is valid for 300 seconds with the named key, which is loaded once, or else later', async () => {
    for (const age of [0, 150, 299])
      expect((await handOverEvents([], { keyId: 'steady', age })).status).toBe(204);
    const path = 'https://api.mailchannels.net/tx/v1/webhook/public-key?id=steady';
    expect(askForKey.mock.calls).toEqual([[path]]);
    const statusWith = async (keyId: string) => (await handOverEvents([], { keyId })).status;
    askForKey.mockImplementation(() => Response.json({ errors: ['no such key'] }, { status: 404 }));
    expect(await statusWith('unknown')).toBe(403);
    // If a key can't be loaded, MailChannels should try again.
    askForKey.mockImplementation(() => {
      throw new TypeError('network');
    });
    expect(await statusWith('soon')).toBe(503);
    askForKey.mockImplementation(() => Response.json({ key: publicKey }));
    expect(await statusWith('soon')).toBe(204);
  });

  it('has limited key lookups per minute and caller, and known keys still work', async () => {
    stateTime(mondayMorning + 60 * day);
    const inProduction = { ...mailChannelsSettings, ENVIRONMENT: 'production' as const };
    const statusFor = async (keyId: string, caller: string) => {
      const headers = { 'CF-Connecting-IP': caller };
      return (await handOverEvents([], { keyId, headers }, inProduction)).status;
    };
    askForKey.mockImplementation(() => Response.json({ errors: ['no such key'] }, { status: 404 }));
    const forge = async (caller: string) => {
      for (let time = 1; time <= 20; time += 1) expect(await statusFor(`forged-${time}`, caller)).toBe(403);
      expect(await statusFor('forged-21', caller)).toBe(429);
    };
    for (const caller of ['192.0.2.1', '192.0.2.2']) await forge(caller);
    askForKey.mockImplementation(() => Response.json({ key: publicKey }));
    expect(await statusFor('known', '192.0.2.3')).toBe(204);
    for (let time = 1; time < 20; time += 1) expect(await statusFor(`new-${time}`, '192.0.2.4')).toBe(204);
    expect(await statusFor('new', '192.0.2.5')).toBe(429);
    expect(await statusFor('known', '192.0.2.5')).toBe(204);
  });
});

it('a bounce from a text gateway stops texts to that phone and carrier, until either changes', async () => {
  const { person, campaign, id, phone } = await personWithText();
  const request_id = await requestOf(id);
  const save = (change: object) => {
    const settings = { timezone: 'Europe/London', phone, carrier: 'uscellular', ...change };
    return person.send('PUT', `/api/users/${person.user.id}`, settings);
  };
  const bounce = (address: string) =>
    handOverEvents([{ event: 'hard-bounced', request_id, recipients: [address] }]);
  const bounceText = () => bounce(`${phone.slice(2)}@email.uscc.net`);
  await save({});
  // An event that names another channel than the message's stops nothing.
  await bounce(person.user.email);
  expect(await person.stops()).toEqual([]);
  await bounceText();
  const text = 'Texts to your phone bounced, so we stopped sending there';
  expect(await person.stops()).toMatchObject([{ campaignId: null, channel: 'sms', cause: 'bounce', text }]);
  const test = person.call('POST', '/api/test-notification', { deliveryMethod: 'SMS' });
  await expectRefusal(test, 409, `${text}. You can turn this back on in settings`);
  await fireAt(campaign.id, halfPastEight + day);
  expect((await person.messages(campaign.id))[1]).toMatchObject({ status: 'sent', channel: 'email' });

  const turnOn = () => person.call('DELETE', '/api/opt-outs/returned-texts');
  for (const change of [turnOn, () => save({ carrier: 'verizon' }), () => save({ phone: newPhone() })]) {
    await save({ timezone: 'Europe/Paris' });
    expect(await person.stops()).toHaveLength(1);
    await change();
    expect(await person.stops()).toEqual([]);
    await save({});
    await bounceText();
  }
  // A late report about the earlier carrier doesn’t stop texts through the new one.
  await save({ carrier: 'verizon' });
  await bounceText();
  expect(await person.stops()).toEqual([]);
  // The carrier may have been wrong, so nothing is stored for the phone.
  await person.call('DELETE', `/api/users/${person.user.id}`, { password });
  const { person: next } = await personWithText(phone);
  expect(await next.stops()).toEqual([]);
});
