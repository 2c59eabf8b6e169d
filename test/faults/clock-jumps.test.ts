import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drivers } from '../support/faults/drivers.ts';
import {
  databaseTakesRecords,
  duringProviderCall,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  runUntilSettled,
  type Situation,
} from '../support/faults/situation.ts';
import { day, hour, minute, mondayMorning, runCron, stateTime } from '../support/worker/campaigns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(async () => {
  vi.useRealTimers();
  await databaseTakesRecords(true);
});

const due = () => personWithDueMessage(drivers.email);

/** The clock shows another time than it did, and the alarm fires. */
async function fireAt(situation: Situation, instant: number): Promise<void> {
  stateTime(instant);
  await situation.fire();
}

/** The next day goes on as if nothing had been. */
async function expectNextDay(situation: Situation, accepted: number): Promise<void> {
  await fireAt(situation, halfPastNine + day);
  expect((await situation.messages())[1]).toMatchObject({ status: 'sent' });
  expect((await situation.saw()).accepted).toHaveLength(accepted);
  expect(await situation.alarm()).toBe(halfPastNine + 2 * day);
}

const back = [1, 30].map((hours) => ({ hours }));

describe('a clock that is set back', () => {
  it.each(back)(
    'by $hours hours as the alarm fires: the message leaves at its minute, once',
    async ({ hours }) => {
      const situation = await due();
      await fireAt(situation, halfPastNine - hours * hour);
      expect((await situation.saw()).calls).toBe(0);
      expect(await situation.alarm()).toBe(halfPastNine);
      await fireAt(situation, halfPastNine);
      await expectSent(situation);
      await expectNextDay(situation, 2);
    },
  );

  it.each(back)('by $hours hours after a send: nothing is sent again', async ({ hours }) => {
    const situation = await due();
    await situation.fire();
    for (const instant of [halfPastNine - hours * hour, halfPastNine, halfPastNine + hour]) {
      await fireAt(situation, instant);
      await runCron();
    }
    await expectSent(situation);
    await expectNextDay(situation, 2);
  });

  it.each(back)(
    'by $hours hours before a retry: it waits for the minute, and is made once',
    async ({ hours }) => {
      const situation = await due();
      await situation.will({ kind: 'status', status: 500 });
      await situation.fire();
      await situation.will({ kind: 'accept' });
      await fireAt(situation, halfPastNine - hours * hour);
      expect((await situation.saw()).calls).toBe(1);
      stateTime(halfPastNine);
      expect(await runUntilSettled(situation)).toEqual([1]);
      await expectSent(situation);
      await expectNextDay(situation, 2);
    },
  );

  it.each(back)('by $hours hours during the call, which succeeds: it counts as sent', async ({ hours }) => {
    const situation = await due();
    await duringProviderCall(situation, async () => stateTime(halfPastNine - hours * hour));
    await fireAt(situation, halfPastNine);
    await expectSent(situation);
    await expectNextDay(situation, 2);
  });

  it.each(back)(
    'by $hours hours during the call, which fails: it is tried again at its minute',
    async ({ hours }) => {
      const situation = await due();
      await duringProviderCall(situation, async () => stateTime(halfPastNine - hours * hour), 500);
      expect(await situation.alarm()).toBe(halfPastNine);
      await fireAt(situation, halfPastNine);
      await expectSent(situation);
      await expectNextDay(situation, 2);
    },
  );

  it.each(back)(
    'by $hours hours while the database refuses records: what was sent is recorded',
    async ({ hours }) => {
      const situation = await due();
      await databaseTakesRecords(false);
      await situation.fire();
      await fireAt(situation, halfPastNine - hours * hour);
      await databaseTakesRecords(true);
      await fireAt(situation, halfPastNine - hours * hour + minute);
      expect(await situation.message()).toMatchObject({
        status: 'sent',
        sentAt: new Date(halfPastNine).toISOString(),
      });
      await fireAt(situation, halfPastNine);
      await expectSent(situation);
      await expectNextDay(situation, 2);
    },
  );
});

describe('a clock that is set forward', () => {
  it('by two hours: the message leaves late, once, and not again when the clock is set right', async () => {
    const situation = await due();
    await fireAt(situation, halfPastNine + 2 * hour);
    await fireAt(situation, halfPastNine);
    await expectSent(situation);
    await expectNextDay(situation, 2);
  });

  it('by six hours: the message is skipped and says why, and the next day goes on', async () => {
    const situation = await due();
    await fireAt(situation, halfPastNine + 6 * hour);
    const message = await situation.message();
    expect(message).toMatchObject({ status: 'skipped', sent: false });
    expect(message.reason).toContain('could not be sent in time');
    await expectNextDay(situation, 1);
  });

  it('by thirty hours: both days are skipped, and nothing comes in a flood', async () => {
    const situation = await due();
    await fireAt(situation, halfPastNine + 30 * hour);
    expect((await situation.messages()).slice(0, 3).map(({ status }) => status)).toEqual([
      'skipped',
      'skipped',
      'scheduled',
    ]);
    await fireAt(situation, halfPastNine + 2 * day);
    expect((await situation.saw()).accepted).toHaveLength(1);
  });

  it.each([
    { hours: 2, accepted: 2, status: 'sent' },
    { hours: 6, accepted: 1, status: 'skipped' },
  ])('by $hours hours before a retry: the message is $status', async ({ hours, accepted, status }) => {
    const situation = await due();
    await situation.will({ kind: 'status', status: 500 });
    await situation.fire();
    await situation.will({ kind: 'accept' });
    await fireAt(situation, halfPastNine + hours * hour);
    expect(await situation.message()).toMatchObject({ status });
    await expectNextDay(situation, accepted);
  });

  it.each([2, 6, 30])('by %i hours during the call, which succeeds: it counts as sent', async (hours) => {
    const situation = await due();
    await duringProviderCall(situation, async () => stateTime(halfPastNine + hours * hour));
    expect(await situation.message()).toMatchObject({ status: 'sent', reason: null });
    expect((await situation.saw()).accepted).toHaveLength(1);
    await fireAt(situation, halfPastNine + 2 * day);
    expect((await situation.messages())[2]).toMatchObject({ status: 'sent' });
  });

  it.each([
    { hours: 2, status: 'scheduled' },
    { hours: 6, status: 'failed' },
  ])('by $hours hours during the call, which fails: the message is $status', async ({ hours, status }) => {
    const situation = await due();
    await duringProviderCall(situation, async () => stateTime(halfPastNine + hours * hour), 500);
    const message = await situation.message();
    expect(message).toMatchObject({ status, sent: false });
    expect(message.reason).toMatch(/^The email service /);
    expect(await situation.alarm()).toBe(
      status === 'failed' ? halfPastNine + day : halfPastNine + hours * hour + minute,
    );
  });

  it('by six hours while the database refuses records: what was sent is recorded, and not called too late', async () => {
    const situation = await due();
    await databaseTakesRecords(false);
    await situation.fire();
    await databaseTakesRecords(true);
    await fireAt(situation, halfPastNine + 6 * hour);
    await expectSent(situation);
    await expectNextDay(situation, 2);
  });
});
