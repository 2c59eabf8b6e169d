import { describe, expect, it } from 'vitest';
import { drivers } from '../support/faults/drivers.ts';
import {
  beginWithDatabase,
  duringProviderCall,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  runUntilSettled,
  type Situation,
} from '../support/faults/situation.ts';
import { day, hour, minute, runCron, stateTime } from '../support/worker/campaigns.ts';
import { databaseTakesRecords } from '../support/worker/database.ts';

beginWithDatabase();

const due = () => personWithDueMessage(drivers.email);

/** Expects that it was sent once and that the next day's message is sent as usual. */
async function expectSentAndNextDay(situation: Situation): Promise<void> {
  await expectSent(situation);
  await situation.fireAt(halfPastNine + day);
  expect((await situation.messages())[1]).toMatchObject({ status: 'sent' });
  expect((await situation.saw()).accepted).toHaveLength(2);
  expect(await situation.alarm()).toBe(halfPastNine + 2 * day);
}

describe('a clock that is set back by 30 hours', () => {
  const back = halfPastNine - 30 * hour;

  it('before and after the alarm sends: the message is sent on time, once', async () => {
    const situation = await due();
    await situation.fireAt(back);
    expect((await situation.saw()).calls).toBe(0);
    expect(await situation.alarm()).toBe(halfPastNine);
    await situation.fireAt(halfPastNine);
    for (const instant of [back, halfPastNine, halfPastNine + hour]) {
      await situation.fireAt(instant);
      await runCron();
    }
    await expectSentAndNextDay(situation);
  });

  it.each([
    { when: 'during', instant: back },
    { when: 'after', instant: halfPastNine },
  ])(
    '$when the call, which fails: the message is retried when it is due again, once',
    async ({ instant }) => {
      const situation = await due();
      await duringProviderCall(situation, async () => stateTime(instant), 500);
      await situation.fireAt(back);
      expect((await situation.saw()).calls).toBe(1);
      stateTime(halfPastNine);
      await runUntilSettled(situation);
      await expectSentAndNextDay(situation);
    },
  );

  it.each([true, false])(
    'during the call, which succeeds: the message counts as sent (recorded immediately: %s)',
    async (atOnce) => {
      const situation = await due();
      await databaseTakesRecords(atOnce);
      await duringProviderCall(situation, async () => stateTime(back));
      await databaseTakesRecords(true);
      await situation.fireAt(back + minute);
      expect(await situation.message()).toMatchObject({ status: 'sent' });
      await situation.fireAt(halfPastNine);
      await expectSentAndNextDay(situation);
    },
  );
});

describe('a clock that is set forward', () => {
  it('by two hours: the message is sent late, once, and not again when the clock is corrected', async () => {
    const situation = await due();
    await situation.fireAt(halfPastNine + 2 * hour);
    await situation.fireAt(halfPastNine);
    await expectSentAndNextDay(situation);
  });

  it.each([true, false])(
    'by six hours during the call: the message counts as sent (recorded immediately: %s)',
    async (atOnce) => {
      const situation = await due();
      await databaseTakesRecords(atOnce);
      await duringProviderCall(situation, async () => stateTime(halfPastNine + 6 * hour));
      await databaseTakesRecords(true);
      await situation.fireAt(halfPastNine + 6 * hour);
      await expectSentAndNextDay(situation);
    },
  );
});
