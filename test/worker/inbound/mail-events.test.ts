import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StopView } from '../../../worker/stops/stops.schemas.ts';
import {
  fireAlarm,
  firstMessageOf,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { callHook } from '../../support/worker/inbound.ts';
import { call, newPerson, type Person } from '../../support/worker/people.ts';

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const text = new TextEncoder();
const settings = {
  MAILCHANNELS_API_KEY: 'key',
  MAIL_FROM: 'habits@example.com',
  MAIL_POSTAL_ADDRESS: '1 Sunny Street',
};

const newKeys = async () =>
  (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair;
const keys = await newKeys();
const publicKey = base64((await crypto.subtle.exportKey('spki', keys.publicKey)) as ArrayBuffer);

/** What MailChannels answers when it is asked for its public key. */
const askForKey = vi.fn<(url: string) => Response>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
  askForKey.mockReset().mockImplementation(() => Response.json({ id: 'mckey', key: publicKey }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => askForKey(String(input)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let lastKey = 0;

type Change = {
  age?: number;
  signer?: CryptoKeyPair;
  keyId?: string;
  algorithm?: string;
  headers?: Record<string, string>;
  sentBody?: string;
};

/** Hands over events as MailChannels does: signed over the digest of the body. Each call names a key of its own. */
async function handOver(
  events: unknown,
  change: Change = {},
  withSettings: Record<string, string> = settings,
) {
  lastKey += 1;
  const body = JSON.stringify(events);
  const digest = `sha-256=:${base64(await crypto.subtle.digest('SHA-256', text.encode(body)))}:`;
  const created = Math.floor(Date.now() / 1000) - (change.age ?? 0);
  const params = `("content-digest");created=${created};alg="${change.algorithm ?? 'ed25519'}";keyid="${change.keyId ?? `mckey-${lastKey}`}"`;
  const signed = text.encode(`"content-digest": ${digest}\n"@signature-params": ${params}`);
  const signature = base64(
    await crypto.subtle.sign({ name: 'Ed25519' }, (change.signer ?? keys).privateKey, signed),
  );
  return callHook(
    '/hooks/mailchannels',
    {
      body: change.sentBody ?? body,
      headers: {
        'Content-Type': 'application/json',
        'Content-Digest': digest,
        'Signature-Input': `sig_1=${params}`,
        Signature: `sig_1=:${signature}:`,
        ...change.headers,
      },
    },
    withSettings,
  );
}

const stopsOf = async (person: Person): Promise<StopView[]> =>
  (await person.call('GET', '/api/stops')).json();

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
    expect((await handOver([eventFor(person, event)])).status).toBe(204);
    expect(await stopsOf(person)).toMatchObject([{ campaignId: null, channel: 'email', cause, text: words }]);
    stateTime(mondayMorning + 2.5 * 60 * 60_000);
    await fireAlarm(campaign.id);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({ status: 'skipped', reason: words });
  });

  it.each(['delivered', 'soft-bounced', 'opened', 'test', 'something new'])(
    '%s stops nothing',
    async (event) => {
      const person = await newPerson();
      expect((await handOver([eventFor(person, event)])).status).toBe(204);
      expect(await stopsOf(person)).toEqual([]);
    },
  );

  it('find the person whatever the case of the address and with a name before it, and nobody else', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const event = { ...eventFor(one, 'hard-bounced'), recipients: [`Ann <${one.user.email.toUpperCase()}>`] };
    await handOver([event, { event: 'hard-bounced' }, { nonsense: true }, 7, eventFor(one, 'delivered')]);
    expect(await stopsOf(one)).toHaveLength(1);
    expect(await stopsOf(other)).toEqual([]);
  });

  it('change nothing when they come again, many at once', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => newPerson()));
    const strangers = Array.from({ length: 200 }, (_, at) => ({
      event: 'hard-bounced',
      recipients: [`nobody-${at}@example.com`],
    }));
    const events = [...strangers, ...people.map((person) => eventFor(person, 'hard-bounced'))];
    for (let times = 0; times < 2; times += 1) expect((await handOver(events)).status).toBe(204);
    for (const person of people) expect(await stopsOf(person)).toHaveLength(1);
  });
});

describe("MailChannels' signature", () => {
  const refused: [string, () => Promise<Change> | Change][] = [
    ['older than 300 seconds', () => ({ age: 301 })],
    ['from the future', () => ({ age: -301 })],
    ['made with another key', async () => ({ signer: await newKeys() })],
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
    const answer = await handOver([eventFor(person, 'hard-bounced')], await change());
    expect(answer.status).toBe(403);
    expect(await stopsOf(person)).toEqual([]);
  });

  it('holds for 300 seconds', async () => {
    expect((await handOver([], { age: 299 })).status).toBe(204);
  });

  it('is checked with the key of its name, which is asked for once', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect((await handOver([], { keyId: 'steady' })).status).toBe(204);
    }
    expect(askForKey.mock.calls).toEqual([
      ['https://api.mailchannels.net/tx/v1/webhook/public-key?id=steady'],
    ]);
  });

  it('takes a key in PEM too', async () => {
    const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n`;
    askForKey.mockImplementation(() => Response.json({ key: pem }));
    expect((await handOver([])).status).toBe(204);
  });

  it('is refused when its key is unknown, which is remembered', async () => {
    askForKey.mockImplementation(() => Response.json({ errors: ['no such key'] }, { status: 404 }));
    for (let times = 0; times < 2; times += 1) {
      expect((await handOver([], { keyId: 'unknown' })).status).toBe(403);
    }
    expect(askForKey).toHaveBeenCalledTimes(1);
  });

  it('is to be sent again while the key is out of reach', async () => {
    askForKey.mockImplementation(() => {
      throw new TypeError('network');
    });
    expect((await handOver([], { keyId: 'soon' })).status).toBe(503);
    askForKey.mockImplementation(() => Response.json({ key: publicKey }));
    expect((await handOver([], { keyId: 'soon' })).status).toBe(204);
  });

  it('does not make sense of a body that holds no events', async () => {
    expect((await handOver({ event: 'hard-bounced' })).status).toBe(400);
    expect((await handOver('text')).status).toBe(400);
  });

  it('does not matter where MailChannels is not set up, nor for a body of more than 64 KB', async () => {
    expect((await handOver([], {}, {})).status).toBe(404);
    expect((await call('GET', '/hooks/mailchannels')).status).toBe(404);
    expect((await handOver(['x'.repeat(65 * 1024)])).status).toBe(413);
  });
});
