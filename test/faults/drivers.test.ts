import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_TIME_LIMIT as timeLimit } from '../../worker/delivery/channels/channel.ts';
import type { Behavior } from '../support/faults/behaviors.ts';
import { providerSaw, providerWill, releaseAnswers, until } from '../support/faults/control.ts';
import { drivers, type FaultyDriver, gateway } from '../support/faults/drivers.ts';
import {
  beginWithDatabase,
  dueMessage,
  expectSent,
  halfPastNine,
  runUntilSettled,
  untilTimeLimit,
  usingProviders,
} from '../support/faults/due-message.ts';
import { FaultRun } from '../support/faults/fault-run.ts';
import { alarmOf, minute, runCron, scheduleOf } from '../support/worker/clock.ts';
import { sql } from '../support/worker/database.ts';

/** The rules of sending, tested with one driver, a real campaign object and a provider that fails. */
function driverFaults(driver: FaultyDriver): void {
  const { behavior, reason, fallsBack } = driver.refusal;

  describe(`a message by ${driver.name}`, () => {
    beginWithDatabase();

    it('is retried after 1, 5 and 30 minutes, whatever goes wrong; an unreadable success counts as sent', async () => {
      const due = await dueMessage(driver);
      await due.providerWill({ kind: 'status', status: 500 });
      await due.fire();
      const waiting = await due.shown();
      expect(waiting).toMatchObject({ status: 'scheduled', tries: 1, channel: driver.channel });
      expect(waiting.reason).toMatch(driver.provider);
      expect(await due.alarm()).toBe(halfPastNine + minute);

      await due.providerWill({ kind: 'reset' });
      await due.fire(halfPastNine + minute);
      expect(await due.alarm()).toBe(halfPastNine + 6 * minute);

      await due.providerWill({ kind: 'hang' });
      await untilTimeLimit(due, () => due.fire(halfPastNine + 6 * minute));
      expect((await due.shown()).reason).toMatch(/did not answer in time$/);
      expect(await due.alarm()).toBe(halfPastNine + 36 * minute + timeLimit);

      await due.providerWill({ kind: 'garbage' });
      await due.fire(halfPastNine + 36 * minute + timeLimit);
      await expectSent(due);
      expect(await due.shown()).toMatchObject({ tries: 4, channel: driver.channel });
      const outcomes = (await due.attempts()).map(({ outcome }) => outcome);
      expect(outcomes).toEqual(['retry', 'unknown', 'unknown', 'accepted']);
    });

    it('is sent once, even if the process stalls beyond the time limit before it reads the response', async () => {
      const due = await dueMessage(driver);
      await due.providerWill({ kind: 'hold' });
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
      const run = due.fire();
      await until(async () => (await due.providerSaw()).calls === 1);
      // After a stall, each timer that is due goes off once, before the process reads anything.
      await runInDurableObject(scheduleOf(due.campaignId), () => {
        vi.setSystemTime(halfPastNine + 2 * timeLimit);
        vi.runOnlyPendingTimers();
      });
      await releaseAnswers(due.address);
      await run;
      await expectSent(due);
      expect(await due.attempts()).toMatchObject([{ attempt: 1, outcome: 'accepted' }]);
    });

    it('that is refused fails without a retry, if email is no fallback', async () => {
      const due = await dueMessage(driver);
      const { id } = due.person.user;
      await sql('UPDATE users SET email_fallback = 0 WHERE id = ?', id);
      await due.providerWill(behavior);
      expect(await runUntilSettled(due)).toEqual([]);
      const message = await due.shown();
      expect(message).toMatchObject({ status: 'failed', channel: driver.channel, tries: 1 });
      expect(message.reason).toMatch(reason);
      expect(await due.attempts()).toMatchObject([{ attempt: 1, outcome: 'refused' }]);
    });

    if (!fallsBack) return;

    it('that is refused goes by email; if that fails, only the email is retried', async () => {
      const due = await dueMessage(driver);
      const { email } = due.person.user;
      await due.providerWill(behavior);
      await providerWill(email, { kind: 'status', status: 500 });
      await due.fire();
      expect(await due.shown()).toMatchObject({ status: 'scheduled', channel: 'email', tries: 1 });
      await providerWill(email, { kind: 'accept' });
      await due.fire(halfPastNine + minute);
      const sent = { status: 'sent', channel: 'email', tries: 2, reason: null };
      expect(await due.shown()).toMatchObject(sent);
      const tries = (await due.attempts()).map(({ channel, outcome }) => [channel, outcome]);
      const refused = [driver.channel, 'refused'];
      expect(tries).toEqual([refused, ['email', 'retry'], ['email', 'accepted']]);
      expect((await due.providerSaw()).calls).toBe(1);
      expect((await providerSaw(email)).accepted).toHaveLength(1);
    });
  });
}

/** Something that happens. A counterexample prints its name. */
type Step = { run(trial: FaultRun): Promise<unknown>; [fc.toStringMethod](): string };

const step = (name: string, run: Step['run']): Step => ({ run, [fc.toStringMethod]: () => name });

const objectOf = (trial: FaultRun) => scheduleOf(trial.campaign.id);

const minutesPass = (minutes: number) =>
  step(`${minutes} minutes pass`, async (trial) => {
    const alarm = await alarmOf(trial.campaign.id);
    const until = trial.now + minutes * minute;
    trial.pass(Math.max(0, Math.min(alarm ?? until, until) - trial.now));
    await trial.fireDueAlarms();
  });

const alarmIsLate = (minutes: number) =>
  step(`the alarm is ${minutes} minutes late`, async (trial) => {
    const alarm = await alarmOf(trial.campaign.id);
    if (alarm !== null) trial.pass(Math.max(0, alarm - trial.now) + minutes * minute);
    await trial.fireDueAlarms();
  });

const alarmFiresTwice = step('the alarm fires twice', async (trial) => {
  for (let times = 0; times < 2; times += 1)
    await trial.runAlarm(() => runInDurableObject(objectOf(trial), (object) => object.alarm()));
});

const alarmIsLost = step('the alarm is lost', (trial) =>
  runInDurableObject(objectOf(trial), (_, state) => state.storage.deleteAlarm()),
);

const objectIsEvicted = step('the object is evicted', async (trial) => {
  await alarmOf(trial.campaign.id);
  await evictDurableObject(objectOf(trial));
});

type Claim = { outcome: { messageId: number; status: string } | null };

const outcomeIsLost = step('the object crashed before it kept an outcome', (trial) =>
  runInDurableObject(objectOf(trial), async (_, state) => {
    const claims = await state.storage.list<Claim>({ prefix: 'claim:' });
    for (const [key, claim] of claims) {
      if (claim.outcome?.status === 'sent') trial.loseNews(claim.outcome.messageId);
      await state.storage.put(key, { ...claim, outcome: null });
    }
  }),
);

const providerBecomes = (behavior: Behavior) =>
  step(`the provider will ${JSON.stringify(behavior)}`, (trial) => trial.setProvider(trial.way, behavior));

const providerRefuses = step('the provider refuses for good', (trial) =>
  trial.setProvider(trial.way, trial.way.driver.refusal.behavior),
);

const emailBecomes = (behavior: Behavior) =>
  step(`email will ${JSON.stringify(behavior)}`, (trial) => trial.setProvider(trial.email, behavior));

const databaseBecomes = (refuses: boolean) =>
  step(`the database ${refuses ? 'refuses' : 'takes'} records`, (trial) => trial.setDatabase(refuses));

/** Something a person does to the next message so that it must not arrive. */
const nextMessageIs = (what: string, statement: string) =>
  step(`the next message is ${what}`, async (trial) => {
    const next = (await trial.rows()).find((row) => row.status === 'scheduled' && row.dueAt > trial.now);
    if (next === undefined) return;
    await sql(statement, next.id);
    trial.silenced.add(next.id);
  });

const cronHeals = step('the cron heals', async (trial) => {
  await runCron();
  await trial.check();
  await trial.fireDueAlarms();
});

const status = (code: number) => ({ kind: 'status', status: code }) as const;

const behaviors = fc.constantFrom<Behavior>(
  ...([
    { kind: 'accept' },
    { kind: 'accept' },
    { kind: 'reset' },
    { kind: 'lost' },
    { kind: 'garbage' },
  ] as const),
  ...[status(500), status(429), { ...status(429), retryAfter: '90' }, status(401)],
);

const upTo = (minutes: number) => fc.integer({ min: 1, max: minutes });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: upTo(24 * 60).map(minutesPass) },
  { weight: 3, arbitrary: upTo(300).map(alarmIsLate) },
  { weight: 6, arbitrary: fc.oneof(behaviors.map(providerBecomes), behaviors.map(emailBecomes)) },
  { weight: 1, arbitrary: fc.constant(providerRefuses) },
  { weight: 3, arbitrary: fc.boolean().map(databaseBecomes) },
  {
    weight: 10,
    arbitrary: fc.constantFrom(alarmFiresTwice, alarmIsLost, objectIsEvicted, outcomeIsLost, cronHeals),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      nextMessageIs('marked done ahead', "UPDATE messages SET mark = 'done' WHERE id = ?"),
      nextMessageIs('deleted', 'DELETE FROM messages WHERE id = ?'),
    ),
  },
);

/** Runs random faults against a campaign and checks what must always be true. */
function randomFaults(driver: FaultyDriver): void {
  describe(`a campaign by ${driver.name} under random faults`, () => {
    it('loses nothing, sends nothing unwanted, and shows what really happened', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 60, maxLength: 70 }), async (steps) => {
          const trial = await FaultRun.begin(driver);
          try {
            for (const step of steps) await step.run(trial);
            await trial.checkRecovery();
          } finally {
            await trial.end();
          }
        }),
        // Shrinking would take too long, and the seed reproduces the run.
        { numRuns: 4, endOnFailure: true },
      );
    }, 120_000);
  });
}

describe('with every provider,', () => {
  usingProviders('twilio');

  for (const driver of Object.values(drivers)) {
    driverFaults(driver);
    randomFaults(driver);
  }
});

describe('without Twilio,', () => {
  usingProviders('model');

  driverFaults({
    ...gateway,
    // Without AI writing: the model would write the first week before anything is sent.
    reach: async (person) => {
      await sql('UPDATE users SET ai_writing = 0 WHERE id = ?', person.user.id);
      return gateway.reach(person);
    },
  });
});
