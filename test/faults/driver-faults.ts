import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { providerSaw, providerWill, until } from '../support/faults/control.ts';
import type { FaultyDriver } from '../support/faults/drivers.ts';
import {
  beginWithDatabase,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  runUntilSettled,
} from '../support/faults/situation.ts';
import { minute, scheduleOf } from '../support/worker/campaigns.ts';

/** The time limit of a call to a provider. */
const timeLimit = 10_000;

/** The rules of sending, tested with one driver, a real campaign object and a provider that fails. */
export function driverFaults(driver: FaultyDriver): void {
  const { behavior, reason, fallsBack } = driver.refusal;

  describe(`a message by ${driver.name}`, () => {
    beginWithDatabase();

    it('is retried after 1, 5 and 30 minutes, whatever goes wrong; an unreadable success counts as sent', async () => {
      const situation = await personWithDueMessage(driver);
      await situation.will({ kind: 'status', status: 500 });
      await situation.fire();
      const waiting = await situation.message();
      expect(waiting).toMatchObject({ status: 'scheduled', tries: 1, channel: driver.channel });
      expect(waiting.reason).toMatch(driver.provider);
      expect(await situation.alarm()).toBe(halfPastNine + minute);

      await situation.will({ kind: 'reset' });
      await situation.fireAt(halfPastNine + minute);
      expect(await situation.alarm()).toBe(halfPastNine + 6 * minute);

      await situation.will({ kind: 'hang' });
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
      const run = situation.fireAt(halfPastNine + 6 * minute);
      await until(async () => (await situation.saw()).calls === 3);
      await runInDurableObject(scheduleOf(situation.campaignId), () => {
        vi.advanceTimersByTime(timeLimit);
      });
      await run;
      expect((await situation.message()).reason).toMatch(/did not answer in time$/);
      expect(await situation.alarm()).toBe(halfPastNine + 36 * minute + timeLimit);

      await situation.will({ kind: 'garbage' });
      await situation.fireAt(halfPastNine + 36 * minute + timeLimit);
      await expectSent(situation);
      expect(await situation.message()).toMatchObject({ tries: 4, channel: driver.channel });
    });

    it('that is refused fails without a retry, if email is no fallback', async () => {
      const situation = await personWithDueMessage(driver);
      const { id } = situation.person.user;
      await env.DB.prepare('UPDATE users SET email_fallback = 0 WHERE id = ?').bind(id).run();
      await situation.will(behavior);
      expect(await runUntilSettled(situation)).toEqual([]);
      const message = await situation.message();
      expect(message).toMatchObject({ status: 'failed', channel: driver.channel, tries: 1 });
      expect(message.reason).toMatch(reason);
      expect(await situation.attempts()).toMatchObject([{ attempt: 1, outcome: 'refused' }]);
    });

    if (!fallsBack) return;

    it('that is refused goes by email; if that fails, both are retried', async () => {
      const situation = await personWithDueMessage(driver);
      const { email } = situation.person.user;
      await situation.will(behavior);
      await providerWill(email, { kind: 'status', status: 500 });
      await situation.fire();
      expect(await situation.message()).toMatchObject({ status: 'scheduled', channel: 'email', tries: 1 });
      await providerWill(email, { kind: 'accept' });
      await situation.fireAt(halfPastNine + minute);
      const sent = { status: 'sent', channel: 'email', tries: 2, reason: null };
      expect(await situation.message()).toMatchObject(sent);
      const tries = (await situation.attempts()).map(({ channel, outcome }) => [channel, outcome]);
      const refused = [driver.channel, 'refused'];
      expect(tries).toEqual([refused, ['email', 'retry'], refused, ['email', 'accepted']]);
      expect((await providerSaw(email)).accepted).toHaveLength(1);
    });
  });
}
