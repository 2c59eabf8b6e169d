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

/** It was sent once, and the next day goes on as usual. */
async function expectSentAndNextDay(situation: Situation): Promise<void> {
  await expectSent(situation);
  await situation.fireAt(halfPastNine + day);
  expect((await situation.messages())[1]).toMatchObject({ status: 'sent' });
  expect((await situation.saw()).accepted).toHaveLength(2);
  expect(await situation.alarm()).toBe(halfPastNine + 2 * day);
}

describe('a clock that is set back by 30 hours', () => {
  const back = halfPastNine - 30 * hour;

  it('as the alarm fires, and again after the send: the message leaves at its minute, once', async () => {
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
  ])('$when the call, which fails: it is tried again at its minute, once', async ({ instant }) => {
    const situation = await due();
    await duringProviderCall(situation, async () => stateTime(instant), 500);
    await situation.fireAt(back);
    expect((await situation.saw()).calls).toBe(1);
    stateTime(halfPastNine);
    await runUntilSettled(situation);
    await expectSentAndNextDay(situation);
  });

  it.each([true, false])(
    'during the call, which succeeds: it counts as sent; recorded at once: %s',
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
  it('by two hours: the message leaves late, once, and not again when the clock is set right', async () => {
    const situation = await due();
    await situation.fireAt(halfPastNine + 2 * hour);
    await situation.fireAt(halfPastNine);
    await expectSentAndNextDay(situation);
  });

  it.each([true, false])(
    'by six hours during the call: the message counts as sent; recorded at once: %s',
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
