import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel, Outcome } from '../../../worker/delivery/channels/channel.ts';
import {
  type LocalProvider,
  type Received,
  type Reply,
  startProvider,
} from '../../support/node/local-provider.ts';
import { delivery, now, privateWords } from './deliveries.ts';

/** What the contract needs to know about a driver. */
export type DriverUnderContract = {
  driver: string;
  startProvider?: () => Promise<LocalProvider>;
  /** The driver, connected to a provider, with a time limit in milliseconds. */
  open: (provider: LocalProvider, timeLimit: number) => Channel;
  /** The provider's response to a message it accepts. */
  accepts: Reply;
  /** The provider's id of the message. */
  providerId: string | null;
  /** The provider's id of the request, if it returns one. */
  requestId?: string;
  /** The provider's response to a message it will never accept. */
  refuses: Reply;
  /** Whether a 400 is the message's fault or ours. */
  badRequest: Outcome['kind'];
  /** The part of a call that is the same for two tries; undefined if the provider takes no identifier. */
  identityOf?: (call: Received) => string | undefined;
  /** Keys and tokens of the driver's settings. */
  secrets: string[];
};

/** In milliseconds, however busy the machine is. */
export const ampleTime = 10_000;

/** A sentence without code, markup or addresses. */
const sentence = /^[A-Z][\w ,.'’()-]{10,160}$/;

/** What every driver must do, whatever its provider does. */
export function driverContract(driver: DriverUnderContract): void {
  describe(`${driver.driver}, as every driver,`, () => {
    let provider: LocalProvider;
    let elsewhere: LocalProvider;
    let channel: Channel;
    const written: string[] = [];

    beforeAll(async () => {
      provider = await (driver.startProvider ?? startProvider)();
      elsewhere = await startProvider();
    });
    afterAll(() => Promise.all([provider.close(), elsewhere.close()]));
    beforeEach(() => {
      channel = driver.open(provider, ampleTime);
      provider.received.length = 0;
      elsewhere.received.length = 0;
      written.length = 0;
      for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
        vi.spyOn(console, method).mockImplementation((...words) => void written.push(words.join(' ')));
      }
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    /** One try, which must not leak any data. */
    async function trySending(reply: Reply): Promise<Outcome> {
      provider.will(reply);
      const outcome = await channel.send(delivery());
      if (outcome.kind !== 'accepted') expect(outcome.reason).toMatch(sentence);
      const told = JSON.stringify([outcome, written]);
      for (const word of [...privateWords, ...driver.secrets, provider.host]) {
        expect(told).not.toContain(word);
      }
      return outcome;
    }

    it('is accepted when the provider accepts the message, and reads every response', async () => {
      expect(channel.unreachable(delivery().contact)).toBeNull();
      const { providerId, requestId } = driver;
      expect(await trySending(driver.accepts)).toEqual({ kind: 'accepted', providerId, requestId });
      expect(provider.received).toHaveLength(1);
      const answers: Response[] = [];
      const { fetch } = globalThis;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
        const answer = await fetch(...call);
        answers.push(answer);
        return answer;
      });
      const replies = [
        driver.accepts,
        driver.refuses,
        { status: 400, body: 'no' },
        { status: 503, body: 'no' },
      ];
      for (const reply of replies) {
        channel = driver.open(provider, ampleTime);
        await trySending(reply);
      }
      expect(answers).toHaveLength(replies.length);
      expect(answers.filter(({ body, bodyUsed }) => body !== null && !bodyUsed)).toEqual([]);
    });

    it('is refused if the provider will never accept it or, for some drivers, after a 400', async () => {
      expect((await trySending({ status: 400, body: '{"errors":["Zebra"]}' })).kind).toBe(driver.badRequest);
      expect((await trySending(driver.refuses)).kind).toBe('refused');
    });

    it('is repeated when the provider or our account has a problem', async () => {
      for (const status of [500, 503, 401, 403, 408])
        for (const body of ['', '<html>Zebra</html>', '{"code":"Zebra"}'])
          expect([status, (await trySending({ status, body })).kind]).toEqual([status, 'retry']);
    });

    it('is repeated after a 429, at the time in Retry-After, in seconds or as a date', async () => {
      const busy = { kind: 'retry', reason: expect.stringContaining('busy') };
      const date = (later: number) => new Date(now + later).toUTCString();
      for (const [header, notBefore] of [
        ['90', now + 90_000],
        [date(600_000), now + 600_000],
        [date(-600_000), now],
      ] as const)
        expect(await trySending({ status: 429, headers: { 'Retry-After': header } })).toEqual({
          ...busy,
          notBefore,
        });
      for (const headers of [{}, { 'Retry-After': 'soon' }])
        expect(await trySending({ status: 429, headers })).toEqual(busy);
    });

    it.each([
      { status: 202, kind: 'accepted' },
      { status: 500, kind: 'retry' },
    ])('stops waiting for the rest of a $status', async ({ status, kind }) => {
      const head = Promise.withResolvers<void>();
      const call = globalThis.fetch;
      vi.spyOn(globalThis, 'fetch').mockImplementation((...request) =>
        call(...request).finally(() => head.resolve()),
      );
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const sending = trySending({ status, body: '{"resu', unfinished: true });
      await head.promise;
      await vi.advanceTimersByTimeAsync(ampleTime);
      expect((await sending).kind).toBe(kind);
    });

    it('is repeated when the provider is silent, resets the connection or is down', async () => {
      channel = driver.open(provider, 100);
      const reason = expect.stringContaining('in time');
      expect(await trySending('silence')).toMatchObject({ kind: 'retry', reason });
      channel = driver.open(provider, ampleTime);
      expect((await trySending('reset')).kind).toBe('retry');
      const gone = await (driver.startProvider ?? startProvider)();
      await gone.close();
      channel = driver.open(gone, ampleTime);
      expect((await trySending(driver.accepts)).kind).toBe('retry');
    });

    it('counts an unreadable success as accepted, because another try could send a duplicate', async () => {
      for (const body of ['', '<html>502 Zebra</html>', '[]', '{"results":"Zebra"}', 'null'])
        expect(await trySending({ status: 202, body })).toEqual({ kind: 'accepted', providerId: null });
    });

    it('follows no redirect', async () => {
      elsewhere.will(driver.accepts);
      for (const status of [301, 302, 307, 308]) {
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
}
