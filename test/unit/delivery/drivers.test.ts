import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel, Outcome } from '../../../worker/delivery/channels/channel.ts';
import { type LocalProvider, type Reply, startProvider } from '../../support/node/local-provider.ts';
import { ampleTime, callPushServicesByHttp, delivery, driversOf, now } from './drivers.ts';

callPushServicesByHttp();

/** The data of a delivery that must never appear in a reason or in the log. */
const privateWords = [
  ...Object.values(delivery().contact).filter((value) => typeof value === 'string'),
  'Nadia',
  'nadia.quist',
  '2025550143',
  'Zebra',
  'coffee',
  'stop-kiwi',
  'open-kiwi',
];

/** A sentence without code, markup or addresses. */
const sentence = /^[A-Z][\w ,.'’()-]{10,160}$/;

describe.each(Object.values(driversOf).flat())('$driver, as every driver,', (driver) => {
  let provider: LocalProvider;
  let elsewhere: LocalProvider;
  let channel: Channel;
  const written: string[] = [];
  const responses: Response[] = [];

  beforeAll(async () => {
    provider = await startProvider();
    elsewhere = await startProvider();
  });
  afterAll(() => Promise.all([provider.close(), elsewhere.close()]));
  beforeEach(() => {
    channel = driver.open(provider, ampleTime);
    provider.received.length = 0;
    elsewhere.received.length = 0;
    written.length = 0;
    responses.length = 0;
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const response = await fetch(...call);
      responses.push(response);
      return response;
    });
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void written.push(words.join(' ')));
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** One try, which must read or cancel the response, and not leak any data. */
  async function trySending(reply: Reply): Promise<Outcome> {
    provider.will(reply);
    const outcome = await channel.send(delivery());
    if (outcome.kind !== 'accepted') expect(outcome.reason).toMatch(sentence);
    expect(responses.filter(({ body, bodyUsed }) => body !== null && !bodyUsed)).toEqual([]);
    const told = JSON.stringify([outcome, written]);
    for (const word of [...privateWords, ...driver.secrets, provider.host]) {
      expect(told).not.toContain(word);
    }
    return outcome;
  }

  it('is accepted if the provider accepts the message, and refused if it never will', async () => {
    expect(channel.unreachable(delivery().contact)).toBeNull();
    const { providerId, requestId } = driver;
    expect(await trySending(driver.accepts)).toEqual({ kind: 'accepted', providerId, requestId });
    expect(provider.received).toHaveLength(1);
    expect((await trySending({ status: 400, body: '{"errors":["Zebra"]}' })).kind).toBe('refused');
    expect((await trySending(driver.refuses)).kind).toBe('refused');
  });

  it('is repeated when the provider or our account has a problem that may pass, at the time in Retry-After', async () => {
    for (const [status, kind] of [
      [500, 'retry'],
      [503, 'retry'],
      [408, 'retry'],
      [401, driver.wrongKey],
      [403, driver.wrongKey],
    ] as const)
      expect([status, (await trySending({ status, body: '{"code":"Zebra"}' })).kind]).toEqual([status, kind]);
    const busy = { kind: 'retry', reason: expect.stringContaining('busy') };
    const date = (later: number) => new Date(now + later).toUTCString();
    for (const [header, notBefore] of [
      ['90', now + 90_000],
      [date(600_000), now + 600_000],
      [date(-600_000), now],
      ['soon', undefined],
    ] as const)
      expect(await trySending({ status: 429, headers: { 'Retry-After': header } })).toEqual({
        ...busy,
        notBefore,
      });
    expect(await trySending({ status: 429 })).toEqual(busy);
  });

  it('stops waiting for the rest of a response', async () => {
    for (const [status, kind] of [
      [202, 'accepted'],
      [500, 'retry'],
    ] as const) {
      channel = driver.open(provider, 100);
      const outcome = await trySending({ status, body: '{"resu', unfinished: true });
      expect(outcome.kind).toBe(kind);
    }
  });

  it('counts an unreadable success as accepted, because another try could send a duplicate', async () => {
    for (const body of ['', '<html>502 Zebra</html>', '{"results":"Zebra"}', 'null'])
      expect(await trySending({ status: 202, body })).toEqual({ kind: 'accepted', providerId: null });
  });

  it('follows no redirect', async () => {
    elsewhere.will(driver.accepts);
    for (const status of [302, 308]) {
      const headers = { Location: `${elsewhere.origin}/trap` };
      expect((await trySending({ status, headers })).kind).toBe('retry');
    }
    expect(elsewhere.received).toEqual([]);
  });

  const { identityOf } = driver;
  if (identityOf === undefined) return;

  it('sends the same identifier with both tries, and another one with another message', async () => {
    await trySending({ status: 500 });
    await trySending(driver.accepts);
    await channel.send(delivery({ identifier: 'message-4712' }));
    const [first, second, other] = provider.received.map(identityOf);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });
});
