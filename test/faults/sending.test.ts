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
  usingProviders,
} from '../support/faults/situation.ts';
import { runCron, scheduleOf } from '../support/worker/alarms.ts';
import { day, hour, minute, stateTime } from '../support/worker/clock.ts';
import { databaseTakesRecords, deliveryOf, sql } from '../support/worker/database.ts';

usingProviders('twilio');

beginWithDatabase();

const unknown = 'We don’t know whether this was delivered';

describe('a message after a try that was not answered may have arrived, and says so', () => {
  const notAnswered = async () => {
    const situation = await personWithDueMessage();
    await situation.will({ kind: 'hang' });
    await untilTimeLimit(situation, situation.fire);
    await situation.will({ kind: 'status', status: 500 });
    stateTime((await situation.alarm()) ?? 0);
    return situation;
  };

  it('if it fails', async () => {
    const situation = await notAnswered();
    await runUntilSettled(situation);
    expect(await situation.message()).toMatchObject({ status: 'failed', tries: 4, reason: unknown });
  });

  it.each([
    { what: 'its campaign is paused', status: 'failed', pauses: true },
    { what: 'it is marked done', status: 'sent', pauses: false },
  ])('if $what', async ({ status, pauses }) => {
    const situation = await notAnswered();
    const { person, campaignId, messageId } = situation;
    await (pauses
      ? person.call('PUT', `/api/campaigns/${campaignId}/pause`, { paused: true })
      : person.change(messageId, { completed: true }));
    await situation.fire();
    expect(await deliveryOf(messageId)).toMatchObject({ status, tries: 1, error: unknown });
    expect((await situation.saw()).calls).toBe(1);
  });
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

  it('is sent again under the same identifier with the same words, which can’t be changed by then', async () => {
    const situation = await personWithDueMessage();
    const { person, messageId, campaignId } = situation;
    const old = "UPDATE messages SET content = 'An old text.', condition = NULL, entry = NULL WHERE id = ?";
    await sql(old, messageId);
    await crashWhileSending(situation);
    await situation.will({ kind: 'accept' });
    expect(await situation.message()).toMatchObject({ status: 'scheduled', sent: false });
    expect(await situation.alarm()).toBe(halfPastNine + minute);
    expect((await person.change(messageId, { content: 'My own words' })).status).toBe(409);
    // By now, another text would be chosen.
    await sql("UPDATE campaigns SET message_style = 'direct' WHERE id = ?", campaignId);
    await situation.fireAt(halfPastNine + minute);
    await expectSent(situation, 2);
    expect(await situation.attempts()).toMatchObject([
      { attempt: 1, outcome: 'unknown' },
      { attempt: 2, outcome: 'accepted' },
    ]);
    const { content } = await situation.message();
    expect(content).not.toMatch(/old text|own words/);
    for (const { text } of (await situation.saw()).accepted) expect(text).toContain(content);
  });

  it.each([
    { what: 'its campaign was stopped', later: minute, active: false },
    { what: 'it is too late', later: 4 * hour, active: true },
  ])('that may have been sent is not shown as skipped when $what', async ({ later, active }) => {
    const situation = await sentAndForgotten();
    await situation.person.call('PUT', `/api/campaigns/${situation.campaignId}/active`, { active });
    await situation.fireAt(halfPastNine + later);
    expect(await situation.message()).toMatchObject({ status: 'failed', reason: unknown });
    expect((await situation.saw()).calls).toBe(1);
  });

  it('that may have been sent says so if all further tries fail', async () => {
    const situation = await sentAndForgotten();
    await situation.will({ kind: 'status', status: 500 });
    stateTime(halfPastNine + minute);
    await runUntilSettled(situation);
    expect(await situation.message()).toMatchObject({ status: 'failed', tries: 4, reason: unknown });
  });

  it('that was sent but not recorded counts as sent if it is marked done, and is not sent again', async () => {
    const situation = await sentAndForgotten();
    expect((await situation.person.change(situation.messageId, { completed: true })).status).toBe(200);
    await situation.fireAt(halfPastNine + minute);
    expect(await situation.message()).toMatchObject({ status: 'sent', sent: true, completed: true });
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

  it('a slow provider leaves the rest to the next alarm after five minutes', async () => {
    const situation = await personWithDueMessage();
    const second = await addExtra(situation, 1);
    const later = halfPastNine + 6 * minute;
    stateTime(halfPastNine + minute);
    await duringProviderCall(situation, async () => stateTime(later));
    expect(await situation.message()).toMatchObject({ status: 'sent' });
    expect((await deliveryOf(second)).status).toBe('scheduled');
    expect(await situation.alarm()).toBe(later);
    await situation.fire();
    expect((await deliveryOf(second)).status).toBe('sent');
    expect((await situation.saw()).calls).toBe(2);
  });
});

it('a campaign whose data cannot be read keeps its outcomes, and its messages fail after four tries', async () => {
  const situation = await personWithDueMessage();
  const setTimeZone = (timeZone: string) =>
    sql('UPDATE campaigns SET time_zone = ? WHERE id = ?', timeZone, situation.campaignId);
  await databaseTakesRecords(false);
  await situation.fire();
  await databaseTakesRecords(true);
  await setTimeZone('Nowhere');
  await situation.fireAt(halfPastNine + minute);
  expect(await deliveryOf(situation.messageId)).toMatchObject({ status: 'sent', tries: 1 });

  const second = (await sql('SELECT id FROM messages WHERE campaign_id = ?', situation.campaignId))[1];
  const usage = () => sql('SELECT day, kind, used FROM daily_usage');
  const usedBefore = await usage();
  for (const minutes of [0, 1, 6, 36]) await situation.fireAt(halfPastNine + day + minutes * minute);
  const error = 'We couldn’t write this message right now';
  expect(await deliveryOf(Number(second?.id))).toMatchObject({ status: 'failed', tries: 4, error });
  expect(await usage()).toEqual(usedBefore);
  await setTimeZone('Europe/London');
  await situation.fireAt(halfPastNine + 2 * day);
  expect((await situation.messages())[2]?.status).toBe('sent');
});

/** Does something that ends badly at each of the campaign's alarms. @returns the minutes until each next one */
async function waits({ alarm }: Situation, times: number, run: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let fired = 0; fired < times; fired += 1) {
    await run();
    const next = (await alarm()) ?? 0;
    found.push((next - Date.now()) / minute);
    stateTime(next);
  }
  return found;
}

it('a campaign whose object crashes each time waits twice as long each time, until it works again', async () => {
  const situation = await personWithDueMessage();
  const crash = () => crashWhileSending(situation);
  expect(await waits(situation, 3, crash)).toEqual([1, 2, 4]);
  await situation.will({ kind: 'accept' });
  await situation.fire();
  await expectSent(situation, 4);
  stateTime(halfPastNine + day);
  expect(await waits(situation, 1, crash)).toEqual([1]);
});

it('a campaign whose alarm fails each time remembers what it sent and waits longer, up to an hour', async () => {
  const situation = await personWithDueMessage();
  const { alarm, campaignId } = situation;
  const fail = async () => {
    await situation.fire();
    await alarm();
    await evictDurableObject(scheduleOf(campaignId));
  };
  await databaseTakesRecords(false);
  expect(await waits(situation, 5, fail)).toEqual([1, 2, 4, 8, 16]);
  // The cron wakes it in between, which does not count as a success.
  stateTime(halfPastNine + 20 * minute);
  await runCron();
  expect(await alarm()).toBe(halfPastNine + 20 * minute);
  expect(await waits(situation, 3, fail)).toEqual([32, 60, 60]);
  await databaseTakesRecords(true);
  await situation.fire();
  await expectSent(situation);
  expect(await situation.message()).toMatchObject({ sentAt: new Date(halfPastNine).toISOString() });

  stateTime(halfPastNine + day);
  await databaseTakesRecords(false);
  expect(await waits(situation, 2, fail)).toEqual([1, 2]);
});
