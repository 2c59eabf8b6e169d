import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import {
  addExtra,
  beginWithDatabase,
  crashWhileSending,
  duringProviderCall,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  runUntilSettled,
  type Situation,
  sentAndForgotten,
  untilTimeLimit,
} from '../support/faults/situation.ts';
import { runCron, scheduleOf } from '../support/worker/alarms.ts';
import { day, hour, minute, stateTime } from '../support/worker/clock.ts';
import { databaseTakesRecords, deliveryOf, sql } from '../support/worker/database.ts';

beginWithDatabase();

it('a message fails after four tries, and the next day’s message is sent', async () => {
  const situation = await personWithDueMessage();
  await situation.will({ kind: 'status', status: 429, retryAfter: '600' });
  expect(await runUntilSettled(situation)).toEqual([10, 20, 50]);
  expect(await situation.message()).toMatchObject({ status: 'failed', sent: false, tries: 4 });
  expect((await situation.attempts()).map(({ outcome }) => outcome)).toEqual(Array(4).fill('retry'));
  await situation.will({ kind: 'accept' });
  await situation.fireAt(halfPastNine + day);
  expect((await situation.messages())[1]?.status).toBe('sent');
  expect(await situation.saw()).toMatchObject({ calls: 5, accepted: [{}] });
});

it('a message that fails after a try that was not answered may have arrived, and says so', async () => {
  const situation = await personWithDueMessage();
  await situation.will({ kind: 'hang' });
  await untilTimeLimit(situation, situation.fire);
  await situation.will({ kind: 'status', status: 500 });
  stateTime((await situation.alarm()) ?? 0);
  await runUntilSettled(situation);
  const reason = 'We don’t know whether this was delivered';
  expect(await situation.message()).toMatchObject({ status: 'failed', tries: 4, reason });
});

describe('after its object crashes, a message', () => {
  it('that was sent and recorded is neither sent nor recorded again', async () => {
    const situation = await personWithDueMessage();
    const schedule = scheduleOf(situation.campaignId);
    await databaseTakesRecords(false);
    await situation.fire();
    const kept = await runInDurableObject(schedule, (_, { storage }) => storage.list({ prefix: 'claim:' }));
    expect(kept.size).toBe(1);
    await databaseTakesRecords(true);
    await situation.fire();
    // After the crash, storage has the claims and the guard alarm.
    await runInDurableObject(schedule, async (_, { storage }) => {
      await storage.put(Object.fromEntries(kept));
      await storage.setAlarm(halfPastNine + minute);
    });
    await evictDurableObject(schedule);
    await situation.fireAt(halfPastNine + minute);
    await expectSent(situation);
    expect(await situation.attempts()).toHaveLength(1);
  });

  it('that was sent but not recorded and then marked done counts as sent and is not sent again', async () => {
    const situation = await sentAndForgotten();
    const { person, campaignId, messageId } = situation;
    expect((await person.change(messageId, { completed: true })).status).toBe(200);
    await situation.fireAt(halfPastNine + minute);
    expect(await situation.message()).toMatchObject({ status: 'sent', sent: true, completed: true });
    expect((await situation.saw()).calls).toBe(1);
    expect(await situation.alarm()).toBe(halfPastNine + day);
    expect((await situation.attempts()).map(({ outcome }) => outcome)).not.toContain('skipped');
    const counted = { messagesSent: 1, completionRate: 100 };
    expect(await person.get(`/api/campaigns/${campaignId}`)).toMatchObject(counted);
  });

  /** A message whose text was chosen when it was sent; then its object crashed. */
  async function chosenAndForgotten(): Promise<Situation> {
    const situation = await personWithDueMessage();
    const old = "UPDATE messages SET content = 'An old text.', condition = NULL, entry = NULL WHERE id = ?";
    await sql(old, situation.messageId);
    await crashWhileSending(situation);
    await situation.will({ kind: 'accept' });
    return situation;
  }

  it('is sent again under the same identifier with the same text, even if another one would be chosen by now', async () => {
    const situation = await chosenAndForgotten();
    expect(await situation.message()).toMatchObject({ status: 'scheduled', sent: false });
    expect(await situation.alarm()).toBe(halfPastNine + minute);
    await sql("UPDATE campaigns SET message_style = 'direct' WHERE id = ?", situation.campaignId);
    await situation.fireAt(halfPastNine + minute);
    await expectSent(situation, 2);
    expect(await situation.attempts()).toMatchObject([{ attempt: 2, outcome: 'accepted' }]);
    const { content } = await situation.message();
    expect(content).not.toBe('An old text.');
    for (const { text } of (await situation.saw()).accepted) expect(text).toContain(content);
  });

  it('keeps its words: they can’t be changed once it may have been sent', async () => {
    const situation = await chosenAndForgotten();
    const content = 'My own words';
    expect((await situation.person.change(situation.messageId, { content })).status).toBe(409);
    await situation.fireAt(halfPastNine + minute);
    await expectSent(situation, 2);
    expect((await situation.saw()).accepted[1]?.text).not.toContain(content);
    expect((await situation.message()).content).not.toBe(content);
  });

  it.each([
    { what: 'its campaign was stopped', later: minute, active: false },
    { what: 'it is too late', later: 4 * hour, active: true },
  ])('that may have been sent is not shown as skipped when $what', async ({ later, active }) => {
    const situation = await sentAndForgotten();
    await situation.person.call('PUT', `/api/campaigns/${situation.campaignId}/active`, { active });
    await situation.fireAt(halfPastNine + later);
    const message = await situation.message();
    expect(message.status).not.toBe('skipped');
    expect(message.reason).toBe('We don’t know whether this was delivered');
    expect((await situation.saw()).calls).toBe(1);
  });
});

describe('when several messages are due', () => {
  it('one that cannot be recorded delays no other and is recorded later', async () => {
    const situation = await personWithDueMessage();
    const { messageId } = situation;
    const second = await addExtra(situation, 1);
    const { id } = await deliveryOf(messageId);
    await databaseTakesRecords(false, id);
    await situation.fireAt(halfPastNine + minute);
    expect((await deliveryOf(second)).status).toBe('sent');
    expect((await deliveryOf(messageId)).status).toBe('scheduled');

    await databaseTakesRecords(true);
    stateTime(halfPastNine + 15 * minute);
    await runCron();
    await situation.fire();
    expect(await deliveryOf(messageId)).toMatchObject({ status: 'sent', tries: 1 });
    expect((await situation.saw()).calls).toBe(2);
  });

  it('a slow provider leaves the rest to the next alarm after five minutes, and the closing message comes last', async () => {
    const situation = await personWithDueMessage();
    const { campaignId, messages, saw } = situation;
    // Three messages are due, and the campaign is over.
    await sql(
      `UPDATE deliveries SET due_at = ?1 - 3 + slot_index FROM messages m
      WHERE m.id = message_id AND m.campaign_id = ?2 AND slot_index < 3`,
      ...[halfPastNine, campaignId],
    );
    await sql('DELETE FROM messages WHERE campaign_id = ? AND slot_index > 9', campaignId);
    await sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', halfPastNine, campaignId);
    const settled = async () => (await messages()).filter(({ status }) => status !== 'scheduled');
    const later = halfPastNine + 5 * minute;
    await duringProviderCall(situation, async () => stateTime(later));
    expect((await saw()).calls).toBe(1);
    expect(await settled()).toMatchObject([{ kind: 'planned', status: 'sent' }]);
    expect(await situation.alarm()).toBe(later);

    await situation.will({ kind: 'status', status: 500 });
    await situation.fire();
    expect(await situation.alarm()).toBe(later + minute);
    await situation.will({ kind: 'accept' });
    for (let times = 0; times < 2; times += 1) await situation.fireAt(later + minute);
    const kinds = (await settled()).map(({ kind, status }) => `${kind} ${status}`);
    expect(kinds).toEqual([...Array(3).fill('planned sent'), 'closing sent']);
    const identifiers = (await saw()).accepted.map(({ identifier }) => identifier);
    expect(identifiers).toHaveLength(4);
    expect(new Set(identifiers).size).toBe(4);
  });
});

it('a campaign whose data cannot be read has its earlier outcome recorded, and later messages fail after four tries', async () => {
  const setTimeZone = (campaignId: number, timeZone: string) =>
    sql('UPDATE campaigns SET time_zone = ? WHERE id = ?', timeZone, campaignId);
  const sent = await personWithDueMessage();
  await databaseTakesRecords(false);
  await sent.fire();
  await databaseTakesRecords(true);
  await setTimeZone(sent.campaignId, 'Nowhere');
  await sent.fireAt(halfPastNine + minute);
  expect(await deliveryOf(sent.messageId)).toMatchObject({ status: 'sent', tries: 1 });

  const situation = await personWithDueMessage();
  await setTimeZone(situation.campaignId, 'Nowhere');
  expect(await runUntilSettled(situation)).toEqual([1, 6, 36]);
  const error = 'We couldn’t write this message right now';
  expect(await deliveryOf(situation.messageId)).toMatchObject({ status: 'failed', tries: 4, error });
  await setTimeZone(situation.campaignId, 'Europe/London');
  await situation.fireAt(halfPastNine + day);
  expect((await situation.messages())[1]?.status).toBe('sent');
});

it('a campaign whose object crashes each time waits twice as long each time, until it works again', async () => {
  const situation = await personWithDueMessage();
  const waits: number[] = [];
  for (let crashes = 0; crashes < 3; crashes += 1) {
    await crashWhileSending(situation);
    const next = (await situation.alarm()) ?? 0;
    waits.push((next - Date.now()) / minute);
    stateTime(next);
  }
  expect(waits).toEqual([1, 2, 4]);
  await situation.will({ kind: 'accept' });
  await situation.fire();
  await expectSent(situation, 4);

  stateTime(halfPastNine + day);
  await crashWhileSending(situation);
  expect(await situation.alarm()).toBe(halfPastNine + day + minute);
});

it('a campaign whose alarm fails each time remembers what it sent and waits longer, up to an hour, until it works again', async () => {
  const situation = await personWithDueMessage();
  const { fire, alarm, campaignId } = situation;
  /** Runs each alarm at its time. @returns the minutes between them */
  async function waits(times: number): Promise<number[]> {
    const found: number[] = [];
    for (let fired = 0; fired < times; fired += 1) {
      await fire();
      const next = (await alarm()) ?? 0;
      found.push((next - Date.now()) / minute);
      await evictDurableObject(scheduleOf(campaignId));
      stateTime(next);
    }
    return found;
  }

  await databaseTakesRecords(false);
  expect(await waits(5)).toEqual([1, 2, 4, 8, 16]);
  // The cron wakes it in between, which does not count as a success.
  stateTime(halfPastNine + 20 * minute);
  await runCron();
  expect(await alarm()).toBe(halfPastNine + 20 * minute);
  expect(await waits(3)).toEqual([32, 60, 60]);
  await databaseTakesRecords(true);
  await fire();
  await expectSent(situation);
  expect(await situation.message()).toMatchObject({ sentAt: new Date(halfPastNine).toISOString() });

  stateTime(halfPastNine + day);
  await databaseTakesRecords(false);
  expect(await waits(2)).toEqual([1, 2]);
});
