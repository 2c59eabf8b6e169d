import { expect, it } from 'vitest';
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

/** Expects that it was sent once and that the next day's message is sent as usual. */
async function expectSentAndNextDay(situation: Situation): Promise<void> {
  await expectSent(situation);
  await situation.fireAt(halfPastNine + day);
  expect((await situation.messages())[1]).toMatchObject({ status: 'sent' });
  expect((await situation.saw()).accepted).toHaveLength(2);
  expect(await situation.alarm()).toBe(halfPastNine + 2 * day);
}

const back = halfPastNine - 30 * hour;
const ahead = halfPastNine + 6 * hour;

it('a clock that is set back before and after an alarm sends the message on time, once', async () => {
  const situation = await personWithDueMessage();
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
  'a clock that is set back $when a call that fails retries the message when it is due again, once',
  async ({ instant }) => {
    const situation = await personWithDueMessage();
    await duringProviderCall(situation, async () => stateTime(instant), 500);
    await situation.fireAt(back);
    expect((await situation.saw()).calls).toBe(1);
    stateTime(halfPastNine);
    await runUntilSettled(situation);
    await expectSentAndNextDay(situation);
  },
);

it.each([
  { where: 'back', instant: back, isRecorded: true },
  { where: 'back', instant: back, isRecorded: false },
  { where: 'forward', instant: ahead, isRecorded: false },
])(
  'a clock that is set $where during a call that succeeds sends it once (recorded: $isRecorded)',
  async ({ instant, isRecorded }) => {
    const situation = await personWithDueMessage();
    await databaseTakesRecords(isRecorded);
    await duringProviderCall(situation, async () => stateTime(instant));
    await databaseTakesRecords(true);
    await situation.fireAt(instant + minute);
    expect(await situation.message()).toMatchObject({ status: 'sent' });
    await situation.fireAt(halfPastNine);
    await expectSentAndNextDay(situation);
  },
);

it('a clock that is set forward by two hours sends the message late, and not again when it is corrected', async () => {
  const situation = await personWithDueMessage();
  await situation.fireAt(halfPastNine + 2 * hour);
  await situation.fireAt(halfPastNine);
  await expectSentAndNextDay(situation);
});
