import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countingDatabase, type DatabaseTotals } from '../../bench/worker/counting-database.ts';
import {
  fireAlarm,
  firstMessageOf,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import {
  askForKey,
  type Change,
  handOverEvents,
  mailChannelsSettings,
  newSigningKeys,
  publicKey,
  startKeyServer,
} from '../../support/worker/mail-events.ts';
import { call, newPerson, type Person } from '../../support/worker/people.ts';
import { stopsOf } from '../../support/worker/reached.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
  startKeyServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const eventFor = ({ user }: Person, event: string) => ({
  email: 'habits@example.com',
  customer_handle: 'abc123',
  timestamp: 1_625_097_600,
  event,
  request_id: 'r1',
  recipients: [user.email],
});

describe('events about emails', () => {
  it.each([
    ['hard-bounced', 'bounce', 'Email to you bounced, so we stopped sending there'],
    ['dropped', 'bounce', 'Email to you bounced, so we stopped sending there'],
    ['complained', 'complaint', 'Our email was reported as spam, so we stopped sending there'],
    ['unsubscribed', 'unsubscribe-link', 'You stopped emails'],
  ])('%s stops emails, and the app says so', async (event, cause, words) => {
    const { person, campaign } = await newPersonWithCampaign();
    expect((await handOverEvents([eventFor(person, event)])).status).toBe(204);
    expect(await stopsOf(person)).toMatchObject([{ campaignId: null, channel: 'email', cause, text: words }]);
    stateTime(mondayMorning + 2.5 * 60 * 60_000);
    await fireAlarm(campaign.id);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({ status: 'skipped', reason: words });
  });

  it.each(['delivered', 'soft-bounced', 'opened', 'test', 'something new'])(
    '%s stops nothing',
    async (event) => {
      const person = await newPerson();
      expect((await handOverEvents([eventFor(person, event)])).status).toBe(204);
      expect(await stopsOf(person)).toEqual([]);
    },
  );

  it('find the person whatever the case of the address and with a name before it, and nobody else', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const event = { ...eventFor(one, 'hard-bounced'), recipients: [`Ann <${one.user.email.toUpperCase()}>`] };
    await handOverEvents([
      event,
      { event: 'hard-bounced' },
      { nonsense: true },
      7,
      eventFor(one, 'delivered'),
    ]);
    expect(await stopsOf(one)).toHaveLength(1);
    expect(await stopsOf(other)).toEqual([]);
  });

  it('are taken a thousand at once, in one round trip, and change nothing when they come again', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => newPerson()));
    const strangers = Array.from({ length: 997 }, (_, at) => ({
      ...eventFor(people[0] as Person, ['hard-bounced', 'dropped', 'complained'][at % 3] ?? ''),
      recipients: [`nobody-${at}-with-a-long-name@a-long-domain-of-somebody.example.com`],
      request_id: `request-${at}-as-long-as-such-names-are`,
      status: '550',
      reason: '550 5.1.1 The email account that you tried to reach does not exist. '.repeat(4),
    }));
    const events = [...strangers, ...people.map((person) => eventFor(person, 'hard-bounced'))];
    expect(JSON.stringify(events).length).toBeGreaterThan(400_000);
    for (let times = 0; times < 2; times += 1) {
      const totals: DatabaseTotals = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
      const DB = countingDatabase(env.DB, totals);
      const answer = await handOverEvents(events, {}, { ...mailChannelsSettings, DB });
      expect(answer.status).toBe(204);
      expect(totals.roundTrips).toBe(1);
    }
    for (const person of people) expect(await stopsOf(person)).toHaveLength(1);
  });
});

describe("MailChannels' signature", () => {
  const refused: [string, () => Promise<Change> | Change][] = [
    ['older than 300 seconds', () => ({ age: 301 })],
    ['from the future', () => ({ age: -301 })],
    ['made with another key', async () => ({ signer: await newSigningKeys() })],
    ['made by another algorithm', () => ({ algorithm: 'hmac-sha256' })],
    ['about another body', () => ({ sentBody: '[]' })],
    ['missing', () => ({ headers: { Signature: '' } })],
    ['under another name', () => ({ headers: { Signature: 'sig_2=:AAAA:' } })],
    ['nonsense', () => ({ headers: { Signature: 'sig_1=:!!:' } })],
    ['without what it is about', () => ({ headers: { 'Signature-Input': 'sig_1=();created=1' } })],
    ['without a digest', () => ({ headers: { 'Content-Digest': '' } })],
  ];

  it.each(refused)('is refused when it is %s, and nothing changes', async (_, change) => {
    const person = await newPerson();
    const answer = await handOverEvents([eventFor(person, 'hard-bounced')], await change());
    expect(answer.status).toBe(403);
    expect(await stopsOf(person)).toEqual([]);
  });

  it('holds for 300 seconds', async () => {
    expect((await handOverEvents([], { age: 299 })).status).toBe(204);
  });

  it('is checked with the key of its name, which is asked for once', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect((await handOverEvents([], { keyId: 'steady' })).status).toBe(204);
    }
    expect(askForKey.mock.calls).toEqual([
      ['https://api.mailchannels.net/tx/v1/webhook/public-key?id=steady'],
    ]);
  });

  it('takes a key in PEM too', async () => {
    const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n`;
    askForKey.mockImplementation(() => Response.json({ key: pem }));
    expect((await handOverEvents([])).status).toBe(204);
  });

  it('is refused when its key is unknown, which is remembered', async () => {
    askForKey.mockImplementation(() => Response.json({ errors: ['no such key'] }, { status: 404 }));
    for (let times = 0; times < 2; times += 1) {
      expect((await handOverEvents([], { keyId: 'unknown' })).status).toBe(403);
    }
    expect(askForKey).toHaveBeenCalledTimes(1);
  });

  it('is to be sent again while the key is out of reach', async () => {
    askForKey.mockImplementation(() => {
      throw new TypeError('network');
    });
    expect((await handOverEvents([], { keyId: 'soon' })).status).toBe(503);
    askForKey.mockImplementation(() => Response.json({ key: publicKey }));
    expect((await handOverEvents([], { keyId: 'soon' })).status).toBe(204);
  });

  it('does not make sense of a body that holds no events', async () => {
    expect((await handOverEvents({ event: 'hard-bounced' })).status).toBe(400);
    expect((await handOverEvents('text')).status).toBe(400);
  });

  it('does not matter where MailChannels is not set up, nor for a body of more than 1 MB', async () => {
    expect((await handOverEvents([], {}, {})).status).toBe(404);
    expect((await call('GET', '/hooks/mailchannels')).status).toBe(404);
    expect((await handOverEvents(['x'.repeat(1024 * 1024)])).status).toBe(413);
  });
});
