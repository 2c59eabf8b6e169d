import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createDeps } from '../../worker/deps.ts';
import { sendManualMessage } from '../../worker/messages/added-messages.service.ts';
import { releaseAnswers, until } from '../support/faults/control.ts';
import {
  addExtra,
  beginWithDatabase,
  duringProviderCall,
  halfPastNine,
  personWithDueMessage,
  type Situation,
  untilTimeLimit,
  usingProviders,
} from '../support/faults/situation.ts';
import { runCron, scheduleOf } from '../support/worker/alarms.ts';
import { expectRefusal } from '../support/worker/calls.ts';
import { day, minute, stateTime } from '../support/worker/clock.ts';
import { attemptsOf, databaseTakesRecords, deliveryOf, sql } from '../support/worker/database.ts';
import { callerOf } from '../support/worker/people.ts';

usingProviders('twilio');

beginWithDatabase();

const sendByHand = ({ person, campaignId }: Situation, idempotencyKey?: string) =>
  person.call('POST', '/api/send-message', { campaignId, content: 'Stand up', idempotencyKey });
const pending = 'We couldn’t send it right now. We’ll try again shortly';
const byHand = async ({ messages }: Situation) => (await messages()).filter(({ kind }) => kind === 'manual');

async function heldByHand(situation: Situation, idempotencyKey?: string) {
  const { will, saw } = situation;
  const { calls } = await saw();
  await will({ kind: 'hold' });
  const answer = sendByHand(situation, idempotencyKey);
  await until(async () => (await saw()).calls > calls);
  await will({ kind: 'accept' });
  return { answer };
}

const storedOf = ({ campaignId }: Situation) =>
  runInDurableObject(scheduleOf(campaignId), async (_, { storage }) => (await storage.list()).size);

async function finishedCampaign(): Promise<Situation> {
  const situation = await personWithDueMessage();
  const { campaignId, fire } = situation;
  await fire();
  await sql("DELETE FROM deliveries WHERE campaign_id = ? AND status = 'scheduled'", campaignId);
  await sql('UPDATE campaigns SET completed = 1, active = 0 WHERE id = ?', campaignId);
  return situation;
}

describe('a message sent by hand', () => {
  it('is tried once, even if its call is repeated, which says why it failed; the campaign’s alarm stays', async () => {
    const situation = await personWithDueMessage();
    await situation.fire();
    await situation.will({ kind: 'hold', status: 500 });
    const key = 'one-press-of-the-button';
    const answers = [sendByHand(situation, key), sendByHand(situation, key)];
    await until(async () => (await situation.saw()).calls === 2);
    await releaseAnswers(situation.address);
    await situation.will({ kind: 'accept' });
    const reason = 'The email service had a problem (500)';
    for (const answer of [...answers, sendByHand(situation, key)]) await expectRefusal(answer, 502, reason);
    expect(await byHand(situation)).toMatchObject([{ status: 'failed', tries: 1 }]);
    expect(await situation.alarm()).toBe(halfPastNine + day);
    await situation.fireAt(halfPastNine + 30 * minute);
    expect((await situation.saw()).calls).toBe(2);
  });

  it('is not sent again after a crash, because nobody knows whether it arrived', async () => {
    const situation = await personWithDueMessage();
    await situation.fire();
    const { answer } = await heldByHand(situation);
    await situation.crash();
    await releaseAnswers(situation.address);
    await expectRefusal(answer, 500, pending);
    expect(await situation.alarm()).toBe(halfPastNine + minute);
    await situation.fireAt(halfPastNine + minute);
    const reason = 'We don’t know whether this was delivered';
    expect(await byHand(situation)).toMatchObject([{ status: 'failed', reason }]);
    expect((await situation.saw()).calls).toBe(2);
    expect(await situation.alarm()).toBe(halfPastNine + day);
  });

  it('that the provider does not answer may have arrived, and so may a test', async () => {
    const situation = await personWithDueMessage();
    await situation.fire();
    await situation.will({ kind: 'hang' });
    const reason = 'We don’t know whether this was delivered';
    const test = () => situation.person.call('POST', '/api/test-notification', { deliveryMethod: 'Email' });
    for (const send of [test, () => sendByHand(situation)]) {
      const answer = await untilTimeLimit(situation, send);
      await expectRefusal(answer, 504, `${reason}. Please check whether it arrived before you send it again`);
    }
    expect(await byHand(situation)).toMatchObject([{ status: 'failed', tries: 1, reason }]);
  });

  it('is sent once, even if a running alarm has also found it due', async () => {
    const situation = await personWithDueMessage();
    const { campaignId, saw } = situation;
    const { id } = await deliveryOf(await addExtra(situation, 1));
    stateTime(halfPastNine + minute);
    await duringProviderCall(situation, async () => {
      await situation.will({ kind: 'accept' });
      const sent = runInDurableObject(scheduleOf(campaignId), (object) => object.sendNow(campaignId, id));
      expect(await sent).toMatchObject({ status: 'sent' });
    });
    expect((await saw()).calls).toBe(2);
  });

  it('that a run is sending, and records only after its other messages, is reported as sent', async () => {
    const situation = await personWithDueMessage();
    const { person, campaignId, address, will, saw } = situation;
    await situation.fire();
    await addExtra(situation, 1);
    await will({ kind: 'hold' });
    const deps = createDeps(env);
    let run: Promise<boolean> | undefined;
    const sendNow = async (campaignId: number, deliveryId: number) => {
      run = situation.fireAt(halfPastNine + minute);
      await until(async () => (await saw()).calls === 2);
      const sending = deps.schedules.sendNow(campaignId, deliveryId);
      await releaseAnswers(address);
      return sending;
    };
    const late = { ...deps, schedules: { ...deps.schedules, sendNow } };
    const sent = await sendManualMessage(late, await callerOf(person), { campaignId, content: 'Stand up' });
    expect(sent).toMatchObject({ status: 'sent', tries: 1, channel: 'email' });
    await until(async () => (await saw()).calls === 3);
    await releaseAnswers(address);
    await run;
    expect(await attemptsOf(sent.id)).toMatchObject([{ outcome: 'accepted' }]);
    expect(await byHand(situation)).toEqual([sent]);
    expect((await saw()).calls).toBe(3);
    expect([await situation.alarm(), await storedOf(situation)]).toEqual([halfPastNine + day, 1]);
  });

  it('that could not be recorded is recorded when it is asked for again, and not sent again', async () => {
    const situation = await personWithDueMessage();
    const { campaignId, saw } = situation;
    await situation.fire();
    await databaseTakesRecords(false);
    expect((await sendByHand(situation)).status).toBe(500);
    await databaseTakesRecords(true);
    const { id } = await deliveryOf((await byHand(situation))[0]?.id ?? 0);
    const again = () =>
      runInDurableObject(scheduleOf(campaignId), (object) => object.sendNow(campaignId, id));
    expect(await again()).toMatchObject({ status: 'sent' });
    expect(await byHand(situation)).toMatchObject([{ status: 'sent', tries: 1 }]);
    expect(await again()).toBeNull();
    expect((await saw()).calls).toBe(2);
  });

  it('keeps its guard alarm when a run ends before it, and the campaign its next alarm after that', async () => {
    const situation = await personWithDueMessage();
    const { answer } = await heldByHand(situation);
    await situation.fire();
    expect(await situation.message()).toMatchObject({ status: 'sent' });
    expect(await situation.alarm()).toBe(halfPastNine + minute);
    await releaseAnswers(situation.address);
    expect((await answer).status).toBe(201);
    expect(await situation.alarm()).toBe(halfPastNine + day);
  });

  it('of a finished campaign is not forgotten by a run meanwhile, and leaves nothing behind', async () => {
    const situation = await finishedCampaign();
    await situation.fire();
    expect(await situation.alarm()).toBeNull();
    expect((await sendByHand(situation)).status).toBe(201);
    expect([await situation.alarm(), await storedOf(situation)]).toEqual([null, 0]);

    const { answer } = await heldByHand(situation);
    await situation.fireAt(halfPastNine + minute);
    await situation.crash();
    await releaseAnswers(situation.address);
    await expectRefusal(answer, 500, pending);
    stateTime(halfPastNine + 10 * minute);
    await runCron();
    await situation.fire();
    expect((await byHand(situation)).map(({ status }) => status).sort()).toEqual(['failed', 'sent']);
    expect((await situation.saw()).calls).toBe(3);
    expect([await situation.alarm(), await storedOf(situation)]).toEqual([null, 0]);
  });
});
