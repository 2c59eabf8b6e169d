import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createDeps } from '../../worker/deps.ts';
import { sendManualMessage } from '../../worker/messages/added-messages.service.ts';
import { releaseAnswers, until } from '../support/faults/control.ts';
import {
  addExtra,
  beginWithDatabase,
  type DueMessage,
  dueMessage,
  duringProviderCall,
  halfPastNine,
  untilTimeLimit,
  usingProviders,
} from '../support/faults/due-message.ts';
import { expectRefusal } from '../support/worker/calls.ts';
import { day, minute, runCron, scheduleOf, stateTime } from '../support/worker/clock.ts';
import { attemptsOf, databaseTakesRecords, deliveryOf, sql } from '../support/worker/database.ts';
import { callerOf } from '../support/worker/people.ts';

usingProviders('twilio');

beginWithDatabase();

const sendByHand = ({ person, campaignId }: DueMessage, idempotencyKey?: string) =>
  person.call('POST', '/api/send-message', { campaignId, content: 'Stand up', idempotencyKey });
const pending = 'We couldn’t send it right now. We’ll try again shortly';
const byHand = async ({ person, campaignId }: DueMessage) =>
  (await person.messages(campaignId)).filter(({ kind }) => kind === 'manual');

async function heldByHand(due: DueMessage, idempotencyKey?: string) {
  const isCalled = await due.isCalledAgain();
  await due.providerWill({ kind: 'hold' });
  const answer = sendByHand(due, idempotencyKey);
  await isCalled();
  await due.providerWill({ kind: 'accept' });
  return { answer };
}

const storedOf = ({ campaignId }: DueMessage) =>
  runInDurableObject(scheduleOf(campaignId), async (_, { storage }) => (await storage.list()).size);

async function finishedCampaign(): Promise<DueMessage> {
  const due = await dueMessage();
  const { campaignId } = due;
  await due.fire();
  await sql("DELETE FROM deliveries WHERE campaign_id = ? AND status = 'scheduled'", campaignId);
  await sql('UPDATE campaigns SET completed = 1, active = 0 WHERE id = ?', campaignId);
  return due;
}

describe('a message sent by hand', () => {
  it('is tried once, even if its call is repeated, which says why it failed; the campaign’s alarm stays', async () => {
    const due = await dueMessage();
    await due.fire();
    await due.providerWill({ kind: 'hold', status: 500 });
    const key = 'one-press-of-the-button';
    const answers = [sendByHand(due, key), sendByHand(due, key)];
    await until(async () => (await due.providerSaw()).calls === 2);
    await releaseAnswers(due.address);
    await due.providerWill({ kind: 'accept' });
    const reason = 'The email service had a problem (500)';
    for (const answer of [...answers, sendByHand(due, key)]) await expectRefusal(answer, 502, reason);
    expect(await byHand(due)).toMatchObject([{ status: 'failed', tries: 1 }]);
    expect(await due.alarm()).toBe(halfPastNine + day);
    await due.fire(halfPastNine + 30 * minute);
    expect((await due.providerSaw()).calls).toBe(2);
  });

  it('is not sent again after a crash, because nobody knows whether it arrived', async () => {
    const due = await dueMessage();
    await due.fire();
    const { answer } = await heldByHand(due);
    await due.crash();
    await releaseAnswers(due.address);
    await expectRefusal(answer, 500, pending);
    expect(await due.alarm()).toBe(halfPastNine + minute);
    await due.fire(halfPastNine + minute);
    const reason = 'We don’t know whether this was delivered';
    expect(await byHand(due)).toMatchObject([{ status: 'failed', reason }]);
    expect((await due.providerSaw()).calls).toBe(2);
    expect(await due.alarm()).toBe(halfPastNine + day);
  });

  it('that the provider does not answer may have arrived, and so may a test', async () => {
    const due = await dueMessage();
    await due.fire();
    await due.providerWill({ kind: 'hang' });
    const reason = 'We don’t know whether this was delivered';
    const test = () => due.person.call('POST', '/api/test-notification', { deliveryMethod: 'Email' });
    for (const send of [test, () => sendByHand(due)]) {
      const answer = await untilTimeLimit(due, send);
      await expectRefusal(answer, 504, `${reason}. Please check whether it arrived before you send it again`);
    }
    expect(await byHand(due)).toMatchObject([{ status: 'failed', tries: 1, reason }]);
  });

  it('is sent once, even if a running alarm has also found it due', async () => {
    const due = await dueMessage();
    const { campaignId } = due;
    const { id } = await deliveryOf(await addExtra(due, 1));
    stateTime(halfPastNine + minute);
    await duringProviderCall(due, async () => {
      await due.providerWill({ kind: 'accept' });
      const sent = runInDurableObject(scheduleOf(campaignId), (object) => object.sendNow(campaignId, id));
      expect(await sent).toMatchObject({ status: 'sent' });
    });
    expect((await due.providerSaw()).calls).toBe(2);
  });

  it('that a run is sending, and records only after its other messages, is reported as sent', async () => {
    const due = await dueMessage();
    const { person, campaignId, address } = due;
    await due.fire();
    await addExtra(due, 1);
    await due.providerWill({ kind: 'hold' });
    const deps = createDeps(env);
    let run: Promise<unknown> | undefined;
    const sendNow = async (campaignId: number, deliveryId: number) => {
      run = due.fire(halfPastNine + minute);
      await until(async () => (await due.providerSaw()).calls === 2);
      const sending = deps.schedules.sendNow(campaignId, deliveryId);
      await releaseAnswers(address);
      return sending;
    };
    const late = { ...deps, schedules: { ...deps.schedules, sendNow } };
    const sent = await sendManualMessage(late, await callerOf(person), { campaignId, content: 'Stand up' });
    expect(sent).toMatchObject({ status: 'sent', tries: 1, channel: 'email' });
    await until(async () => (await due.providerSaw()).calls === 3);
    await releaseAnswers(address);
    await run;
    expect(await attemptsOf(sent.id)).toMatchObject([{ outcome: 'accepted' }]);
    expect(await byHand(due)).toEqual([sent]);
    expect((await due.providerSaw()).calls).toBe(3);
    expect([await due.alarm(), await storedOf(due)]).toEqual([halfPastNine + day, 1]);
  });

  it('that could not be recorded is recorded when it is asked for again, and not sent again', async () => {
    const due = await dueMessage();
    const { campaignId } = due;
    await due.fire();
    await databaseTakesRecords(false);
    expect((await sendByHand(due)).status).toBe(500);
    await databaseTakesRecords(true);
    const { id } = await deliveryOf((await byHand(due))[0]?.id ?? 0);
    const again = () =>
      runInDurableObject(scheduleOf(campaignId), (object) => object.sendNow(campaignId, id));
    expect(await again()).toMatchObject({ status: 'sent' });
    expect(await byHand(due)).toMatchObject([{ status: 'sent', tries: 1 }]);
    expect(await again()).toBeNull();
    expect((await due.providerSaw()).calls).toBe(2);
  });

  it('keeps its guard alarm when a run ends before it, and the campaign its next alarm after that', async () => {
    const due = await dueMessage();
    const { answer } = await heldByHand(due);
    await due.fire();
    expect(await due.shown()).toMatchObject({ status: 'sent' });
    expect(await due.alarm()).toBe(halfPastNine + minute);
    await releaseAnswers(due.address);
    expect((await answer).status).toBe(201);
    expect(await due.alarm()).toBe(halfPastNine + day);
  });

  it('of a finished campaign is not forgotten by a run meanwhile, and leaves nothing behind', async () => {
    const due = await finishedCampaign();
    await due.fire();
    expect(await due.alarm()).toBeNull();
    expect((await sendByHand(due)).status).toBe(201);
    expect([await due.alarm(), await storedOf(due)]).toEqual([null, 0]);

    const { answer } = await heldByHand(due);
    await due.fire(halfPastNine + minute);
    await due.crash();
    await releaseAnswers(due.address);
    await expectRefusal(answer, 500, pending);
    stateTime(halfPastNine + 10 * minute);
    await runCron();
    await due.fire();
    expect((await byHand(due)).map(({ status }) => status).sort()).toEqual(['failed', 'sent']);
    expect((await due.providerSaw()).calls).toBe(3);
    expect([await due.alarm(), await storedOf(due)]).toEqual([null, 0]);
  });
});
