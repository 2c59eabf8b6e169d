import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Behavior } from '../support/faults/behaviors.ts';
import { providerSaw, providerWill, releaseAnswers, until } from '../support/faults/control.ts';
import type { FaultyDriver } from '../support/faults/drivers.ts';
import {
  claimOf,
  crashWith,
  databaseTakesRecords,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  runUntilSettled,
} from '../support/faults/situation.ts';
import { day, minute, mondayMorning, runCron, scheduleOf, stateTime } from '../support/worker/campaigns.ts';

/** No call to a provider lasts longer. */
const timeLimit = 10_000;

function beginWithDatabase(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await databaseTakesRecords(true);
  });
}

/** What one driver does through a campaign's real object, whatever its provider does. Random faults tell the rest. */
export function driverFaults(driver: FaultyDriver): void {
  describe(`a campaign that is delivered by ${driver.name}`, () => {
    beginWithDatabase();

    describe('whose provider', () => {
      // What counts as passing the drivers decide, and their own tests tell.
      it.each<[string, Behavior]>([
        ['answers 500', { kind: 'status', status: 500 }],
        ['resets the connection', { kind: 'reset' }],
      ])('%s tries again after 1, 5 and 30 minutes, and then has failed', async (_, trouble) => {
        const situation = await personWithDueMessage(driver);
        await situation.will(trouble);
        expect(await runUntilSettled(situation)).toEqual([1, 6, 36]);
        const message = await situation.message();
        expect(message).toMatchObject({ status: 'failed', sent: false, tries: 4, channel: driver.channel });
        expect(message.reason).toMatch(driver.provider);
        expect(await situation.saw()).toMatchObject({ calls: 4, accepted: [] });
        expect((await situation.attempts()).map(({ outcome }) => outcome)).toEqual(Array(4).fill('retry'));
      });

      it('does not answer is given up at the time limit, and called again', async () => {
        const situation = await personWithDueMessage(driver);
        await situation.will({ kind: 'hang' });
        vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: halfPastNine });
        const run = situation.fire();
        await until(async () => (await situation.saw()).calls === 1);
        await runInDurableObject(scheduleOf(situation.campaignId), () => {
          vi.advanceTimersByTime(timeLimit);
        });
        await run;
        const waiting = await situation.message();
        expect(waiting).toMatchObject({ status: 'scheduled', tries: 1 });
        expect(waiting.reason).toMatch(/did not answer in time$/);
        expect(await situation.alarm()).toBe(halfPastNine + timeLimit + minute);
        await situation.will({ kind: 'accept' });
        stateTime(halfPastNine + timeLimit + minute);
        await situation.fire();
        await expectSent(situation);
      });

      it('says yes in words that cannot be read has accepted the message', async () => {
        const situation = await personWithDueMessage(driver);
        await situation.will({ kind: 'garbage' });
        await situation.fire();
        await expectSent(situation);
      });

      it('loses its answer on the way gets the second try under the same identifier', async () => {
        const situation = await personWithDueMessage(driver);
        await situation.will({ kind: 'lost' });
        await situation.fire();
        await situation.will({ kind: 'accept' });
        stateTime(halfPastNine + minute);
        await situation.fire();
        await expectSent(situation, 2);
      });

      it.each(driver.refusals)(
        'says $answer is not called again',
        async ({ behavior, reason, fallsBack }) => {
          const situation = await personWithDueMessage(driver);
          await situation.will(behavior);
          expect(await runUntilSettled(situation)).toEqual([]);
          expect((await situation.saw()).calls).toBe(1);
          const [first, ...others] = await situation.attempts();
          expect(first).toMatchObject({ channel: driver.channel, attempt: 1, outcome: 'refused' });
          const stoodIn = { channel: 'email', attempt: 1, outcome: 'accepted' };
          expect(others).toMatchObject(fallsBack ? [stoodIn] : []);
          const { user } = situation.person;
          const message = await situation.message();
          if (fallsBack) {
            expect(message).toMatchObject({ status: 'sent', channel: 'email', reason: null });
            expect((await providerSaw(user.email)).accepted).toHaveLength(1);
          } else {
            expect(message).toMatchObject({ status: 'failed', channel: driver.channel, tries: 1 });
            expect(message.reason).toMatch(reason);
          }
        },
      );
    });

    const refusal = driver.refusals.filter(({ fallsBack }) => fallsBack).at(-1);
    if (refusal !== undefined) {
      const { behavior, reason } = refusal;

      it('has failed, with its own reason, where the person wants no email in its place', async () => {
        const situation = await personWithDueMessage(driver);
        const { user } = situation.person;
        await env.DB.prepare('UPDATE users SET email_fallback = 0 WHERE id = ?').bind(user.id).run();
        await situation.will(behavior);
        await situation.fire();
        const message = await situation.message();
        expect(message).toMatchObject({ status: 'failed', channel: driver.channel });
        expect(message.reason).toMatch(reason);
        expect((await providerSaw(user.email)).calls).toBe(0);
      });

      it('is tried again as a whole when the email in its place cannot be taken yet', async () => {
        const situation = await personWithDueMessage(driver);
        const { email } = situation.person.user;
        await situation.will(behavior);
        await providerWill(email, { kind: 'status', status: 500 });
        await situation.fire();
        expect(await situation.message()).toMatchObject({ status: 'scheduled', channel: 'email', tries: 1 });
        await providerWill(email, { kind: 'accept' });
        expect(await runUntilSettled(situation)).toEqual([1]);
        expect(await situation.message()).toMatchObject({ status: 'sent', channel: 'email', tries: 2 });
        expect((await providerSaw(email)).accepted).toHaveLength(1);
      });
    }
  });
}

/** What a campaign's object does by itself, by whatever driver: one of them tells. */
export function objectFaults(driver: FaultyDriver): void {
  describe(`a campaign by ${driver.name}`, () => {
    beginWithDatabase();

    describe('whose provider', () => {
      it('recovers gets the message out, once', async () => {
        const situation = await personWithDueMessage(driver);
        await situation.will({ kind: 'status', status: 500 });
        await situation.fire();
        expect(await situation.message()).toMatchObject({ status: 'scheduled', tries: 1 });
        await situation.will({ kind: 'accept' });
        expect(await runUntilSettled(situation)).toEqual([1]);
        await expectSent(situation);
        expect(await situation.message()).toMatchObject({ tries: 2, channel: driver.channel });
      });

      it('names a time is not called before it', async () => {
        const situation = await personWithDueMessage(driver);
        await situation.will({ kind: 'status', status: 429, retryAfter: '600' });
        await situation.fire();
        expect(await situation.alarm()).toBe(halfPastNine + 10 * minute);
        await situation.will({ kind: 'accept' });
        stateTime(halfPastNine + 9 * minute);
        await situation.fire();
        expect((await situation.saw()).calls).toBe(1);
        stateTime(halfPastNine + 10 * minute);
        await situation.fire();
        await expectSent(situation);
      });

      it('names a time past the three hours has failed the message', async () => {
        const situation = await personWithDueMessage(driver);
        await situation.will({ kind: 'status', status: 429, retryAfter: '14400' });
        await situation.fire();
        expect(await situation.message()).toMatchObject({ status: 'failed', tries: 1 });
        expect(await situation.alarm()).toBe(halfPastNine + day);
      });
    });

    describe('whose object crashes', () => {
      it('between claim and send sends once, as the second try', async () => {
        const situation = await personWithDueMessage(driver);
        const { campaignId, messageId } = situation;
        const claim = { attempt: 1, startedAt: halfPastNine, outcome: null };
        await crashWith(campaignId, messageId, claim);
        stateTime(halfPastNine + minute);
        await situation.fire();
        await expectSent(situation);
        expect(await situation.attempts()).toMatchObject([{ attempt: 2, outcome: 'accepted' }]);
      });

      it('between send and record sends again under the same identifier', async () => {
        const situation = await personWithDueMessage(driver);
        const { campaignId } = situation;
        await situation.will({ kind: 'hold' });
        const run = situation.fire().catch(() => undefined);
        await until(async () => (await situation.saw()).accepted.length === 1);
        await runInDurableObject(scheduleOf(campaignId), (_, state) => state.abort('crash')).catch(
          () => undefined,
        );
        await releaseAnswers(situation.address);
        await run;
        expect(await situation.message()).toMatchObject({ status: 'scheduled', sent: false });
        expect(await situation.alarm()).toBe(halfPastNine + minute);
        await situation.will({ kind: 'accept' });
        stateTime(halfPastNine + minute);
        await situation.fire();
        await expectSent(situation, 2);
        expect(await situation.attempts()).toMatchObject([{ attempt: 2, outcome: 'accepted' }]);
      });

      it('between record and arming sends nothing again', async () => {
        const situation = await personWithDueMessage(driver);
        const { campaignId, messageId } = situation;
        await databaseTakesRecords(false);
        await situation.fire();
        const claim = await claimOf(campaignId, messageId);
        expect(claim?.outcome?.status).toBe('sent');
        await databaseTakesRecords(true);
        await situation.fire();
        expect(await claimOf(campaignId, messageId)).toBeUndefined();
        await crashWith(campaignId, messageId, claim ?? { outcome: null });
        stateTime(halfPastNine + minute);
        await situation.fire();
        await expectSent(situation);
        expect(await situation.attempts()).toHaveLength(1);
      });
    });

    it('keeps what it sent while the database refuses records for minutes, and sends nothing twice', async () => {
      const situation = await personWithDueMessage(driver);
      await databaseTakesRecords(false);
      for (const minutes of [1, 3, 7]) {
        await situation.fire();
        expect(await situation.message()).toMatchObject({ status: 'scheduled', sent: false });
        expect(await situation.alarm()).toBe(halfPastNine + minutes * minute);
        stateTime(halfPastNine + minutes * minute);
      }
      await evictDurableObject(scheduleOf(situation.campaignId));
      await databaseTakesRecords(true);
      await situation.fire();
      await expectSent(situation);
      expect(await situation.message()).toMatchObject({ sentAt: new Date(halfPastNine).toISOString() });
    });

    describe('whose alarm', () => {
      it('fires twice sends once', async () => {
        const situation = await personWithDueMessage(driver);
        await runInDurableObject(scheduleOf(situation.campaignId), async (object) => {
          await object.alarm();
          await object.alarm();
        });
        await expectSent(situation);
        expect((await situation.saw()).calls).toBe(1);
      });

      it('is late by two hours sends all the same', async () => {
        const situation = await personWithDueMessage(driver);
        stateTime(halfPastNine + 120 * minute);
        await situation.fire();
        await expectSent(situation);
      });

      it('is lost is healed by the cron', async () => {
        const situation = await personWithDueMessage(driver);
        await runInDurableObject(scheduleOf(situation.campaignId), (_, state) => state.storage.deleteAlarm());
        stateTime(halfPastNine + 15 * minute);
        await runCron();
        await situation.fire();
        await expectSent(situation);
      });
    });

    it('goes on with the next day after a message that failed', async () => {
      const situation = await personWithDueMessage(driver);
      await situation.will({ kind: 'status', status: 500 });
      await runUntilSettled(situation);
      await situation.will({ kind: 'accept' });
      stateTime(halfPastNine + day);
      await situation.fire();
      const [first, second] = await situation.messages();
      expect([first?.status, second?.status]).toEqual(['failed', 'sent']);
      expect((await situation.saw()).accepted).toHaveLength(1);
    });
  });
}
