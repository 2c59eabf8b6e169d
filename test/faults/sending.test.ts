import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it } from 'vitest';
import { openClaims } from '../../worker/delivery/claims.ts';
import { releaseAnswers, until } from '../support/faults/control.ts';
import { drivers } from '../support/faults/drivers.ts';
import {
  databaseTakesRecords,
  duringProviderCall,
  expectSent,
  halfPastNine,
  personWithDueMessage,
  type Situation,
} from '../support/faults/situation.ts';
import {
  beginOnMonday,
  day,
  hour,
  minute,
  runCron,
  scheduleOf,
  stateTime,
} from '../support/worker/campaigns.ts';
import { attemptsOf, deliveryOf } from '../support/worker/deliveries.ts';

beginOnMonday();

afterEach(async () => {
  await databaseTakesRecords(true);
});

const sendByHand = ({ person, campaignId }: Situation) =>
  person.call('POST', '/api/send-message', { campaignId, content: 'Stand up' });

const byHand = async ({ messages }: Situation) => (await messages()).filter(({ kind }) => kind === 'manual');

it('a message sent by hand leaves the alarm of the plan as it stands', async () => {
  const situation = await personWithDueMessage(drivers.email);
  await situation.fire();
  await expectSent(situation);
  expect((await sendByHand(situation)).status).toBe(201);
  expect(await situation.alarm()).toBe(halfPastNine + day);
});

it('a message sent by hand is tried once: what its provider could not take has failed', async () => {
  const situation = await personWithDueMessage(drivers.email);
  await situation.fire();
  await situation.will({ kind: 'status', status: 500 });
  expect((await sendByHand(situation)).status).toBe(502);
  expect(await byHand(situation)).toMatchObject([{ status: 'failed', tries: 1 }]);
  await situation.will({ kind: 'accept' });
  stateTime(halfPastNine + 30 * minute);
  await situation.fire();
  expect((await situation.saw()).accepted).toHaveLength(1);
});

it('a message sent by hand, in whose call the object crashes, is not sent again: nobody knows whether it was', async () => {
  const situation = await personWithDueMessage(drivers.email);
  const { campaignId, address, saw, fire } = situation;
  await fire();
  await situation.will({ kind: 'hold' });
  const answer = sendByHand(situation);
  await until(async () => (await saw()).accepted.length === 2);
  await runInDurableObject(scheduleOf(campaignId), (_, state) => state.abort('crash')).catch(() => undefined);
  await releaseAnswers(address);
  expect((await answer).status).toBe(502);
  await situation.will({ kind: 'accept' });
  expect(await situation.alarm()).toBe(halfPastNine + minute);
  stateTime(halfPastNine + minute);
  await fire();
  expect(await byHand(situation)).toMatchObject([
    { status: 'failed', reason: 'We don’t know whether this was delivered' },
  ]);
  expect((await saw()).calls).toBe(2);
  expect(await situation.alarm()).toBe(halfPastNine + day);
});

it('what is sent by hand while an alarm that read it as due is at work leaves once', async () => {
  const situation = await personWithDueMessage(drivers.email);
  const { person, campaignId, address, saw, fire } = situation;
  const scheduledFor = new Date(halfPastNine + minute).toISOString();
  await person.call('POST', '/api/messages', { campaignId, content: 'Stretch', scheduledFor });
  const delivery = await env.DB.prepare(
    "SELECT d.id FROM deliveries d JOIN messages m ON m.id = d.message_id WHERE m.campaign_id = ? AND m.kind = 'extra'",
  )
    .bind(campaignId)
    .first<{ id: number }>();
  stateTime(halfPastNine + minute);
  await situation.will({ kind: 'hold' });
  const alarm = fire();
  await until(async () => (await saw()).accepted.length === 1);
  await situation.will({ kind: 'accept' });
  const sent = await runInDurableObject(scheduleOf(campaignId), (object) =>
    object.deliver(campaignId, delivery?.id ?? 0),
  );
  expect(sent).toMatchObject({ status: 'sent' });
  await releaseAnswers(address);
  await alarm;
  expect((await saw()).calls).toBe(2);
});

/** Adds a message of the person a minute after the planned one. @returns its id */
async function addSecond({ person, campaignId }: Situation): Promise<number> {
  const scheduledFor = new Date(halfPastNine + minute).toISOString();
  const body = { campaignId, content: 'An extra nudge', scheduledFor };
  const answer = await person.call('POST', '/api/messages', body);
  expect(answer.status).toBe(201);
  const { id } = await answer.json<{ id: number }>();
  return id;
}

/** What is stored of a text makes no sense: putting the message together throws. */
const damage = (messageId: number) =>
  env.DB.prepare("UPDATE messages SET own_words = '5' WHERE id = ?").bind(messageId).run();

it.each([
  { place: 'before', damaged: 1 },
  { place: 'after', damaged: 0 },
])(
  'a message due $place one whose text cannot be put together is delivered once and shown as sent at once',
  async ({ damaged }) => {
    const situation = await personWithDueMessage(drivers.email);
    const ids = [situation.messageId, await addSecond(situation)];
    const [broken = 0, whole = 0] = damaged === 0 ? ids : [ids[1], ids[0]];
    await damage(broken);
    stateTime(halfPastNine + minute);
    await situation.fire();

    const deliveries = async () => (await situation.saw()).accepted.map(({ identifier }) => identifier);
    expect(await deliveries()).toEqual([`message-${whole}`]);
    expect(await deliveryOf(whole)).toMatchObject({ status: 'sent', tries: 1, error: null });
    expect(await deliveryOf(broken)).toMatchObject({
      status: 'scheduled',
      tries: 1,
      error: 'Its text couldn’t be written right now',
    });
    expect(await situation.alarm()).toBe(halfPastNine + 2 * minute);

    stateTime(halfPastNine + 2 * minute);
    await situation.fire();
    expect(await deliveries()).toEqual([`message-${whole}`]);
  },
);

it('a record that the database cannot take holds up no other, and is told again later', async () => {
  const situation = await personWithDueMessage(drivers.email);
  const { messageId } = situation;
  const second = await addSecond(situation);
  const { id } = await deliveryOf(messageId);
  await env.DB.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON delivery_attempts WHEN NEW.delivery_id = ${id} BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  stateTime(halfPastNine + minute);
  await situation.fire();
  expect((await deliveryOf(second)).status).toBe('sent');
  expect((await deliveryOf(messageId)).status).toBe('scheduled');

  await databaseTakesRecords(true);
  stateTime(halfPastNine + 15 * minute);
  await runCron();
  await situation.fire();
  expect(await deliveryOf(messageId)).toMatchObject({ status: 'sent', tries: 1 });
  expect((await situation.saw()).calls).toBe(2);
});

/** Has the first messages of the campaign due now, one after the other, and the campaign over at this instant. */
async function beDueAtOnce({ campaignId }: Situation, count: number, endsAt: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE deliveries SET due_at = ?1 - 3 + slot_index FROM messages m
      WHERE m.id = message_id AND m.campaign_id = ?2 AND slot_index < ?3`,
    ).bind(halfPastNine, campaignId, count),
    env.DB.prepare('DELETE FROM messages WHERE campaign_id = ? AND slot_index > 9').bind(campaignId),
    env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?').bind(endsAt, campaignId),
  ]);
}

const kindsAndStates = async ({ messages }: Situation) =>
  (await messages())
    .filter(({ status }) => status !== 'scheduled')
    .map(({ kind, status }) => `${kind} ${status}`);

it('an alarm ends after five minutes with a slow provider, and the next goes on with what is left, each once', async () => {
  const situation = await personWithDueMessage(drivers.email);
  const { campaignId, messages, saw, alarm, fire } = situation;
  await beDueAtOnce(situation, 3, halfPastNine + 84 * day);
  const three = (await messages()).slice(0, 3).map(({ id }) => id);
  const [, , last = 0] = three;
  // A crash left a try of the last one behind, of which nobody knows what became.
  const { id } = await deliveryOf(last);
  await runInDurableObject(scheduleOf(campaignId), (_, { storage }) =>
    openClaims(storage).claim(id, 1, halfPastNine),
  );
  const later = halfPastNine + 5 * minute;
  await duringProviderCall(situation, async () => stateTime(later));
  expect((await saw()).calls).toBe(1);
  expect((await messages()).slice(0, 3).map(({ status }) => status)).toEqual([
    'sent',
    'scheduled',
    'scheduled',
  ]);
  expect(await alarm()).toBe(later);

  await fire();
  const { accepted } = await saw();
  expect(new Set(accepted.map(({ identifier }) => identifier)).size).toBe(3);
  expect(accepted).toHaveLength(3);
  for (const one of three) expect(await attemptsOf(one)).toMatchObject([{ attempt: one === last ? 2 : 1 }]);
});

it('a campaign that is over while its provider is slow says its last word after what was still due', async () => {
  const situation = await personWithDueMessage(drivers.email);
  const later = halfPastNine + 5 * minute;
  await beDueAtOnce(situation, 2, halfPastNine);
  await duringProviderCall(situation, async () => stateTime(later));
  expect(await situation.alarm()).toBe(later);
  await situation.fire();
  await situation.fire();
  expect(await kindsAndStates(situation)).toEqual(['planned sent', 'planned sent', 'closing sent']);
});

it('a campaign that is over while its provider fails says its last word after the next try', async () => {
  const situation = await personWithDueMessage(drivers.email);
  await beDueAtOnce(situation, 1, halfPastNine);
  await situation.will({ kind: 'status', status: 500 });
  await situation.fire();
  expect(await situation.alarm()).toBe(halfPastNine + minute);
  await situation.will({ kind: 'accept' });
  stateTime(halfPastNine + minute);
  await situation.fire();
  await situation.fire();
  expect(await kindsAndStates(situation)).toEqual(['planned sent', 'closing sent']);
});

/** A message that the provider took, of which nobody was told: the object crashed before it had the answer. */
async function sentAndForgotten(): Promise<Situation> {
  const situation = await personWithDueMessage(drivers.email);
  await situation.will({ kind: 'hold' });
  const run = situation.fire().catch(() => undefined);
  await until(async () => (await situation.saw()).accepted.length === 1);
  await runInDurableObject(scheduleOf(situation.campaignId), (_, state) => state.abort('crash')).catch(
    () => undefined,
  );
  await releaseAnswers(situation.address);
  await run;
  await situation.will({ kind: 'accept' });
  return situation;
}

const campaignOf = async ({ person, campaignId }: Situation) =>
  (await person.call('GET', `/api/campaigns/${campaignId}`)).json();

describe('a message that was sent, and whose record a crash has lost,', () => {
  it('counts as sent where it is marked done before the next try, and does not come again', async () => {
    const situation = await sentAndForgotten();
    const { person, messageId, message, saw } = situation;
    expect(await message()).toMatchObject({ status: 'scheduled', sent: false });
    const mark = await person.call('PUT', `/api/messages/${messageId}`, { completed: true });
    expect(mark.status).toBe(200);

    stateTime(halfPastNine + minute);
    await situation.fire();
    expect(await message()).toMatchObject({ status: 'sent', sent: true, completed: true });
    expect((await saw()).calls).toBe(1);
    expect((await situation.attempts()).map(({ outcome }) => outcome)).not.toContain('skipped');
    expect(await campaignOf(situation)).toMatchObject({ messagesSent: 1, completionRate: 100 });
    expect(await situation.alarm()).toBe(halfPastNine + day);
  });

  it.each<[string, (situation: Situation) => Promise<unknown>]>([
    [
      'its campaign is stopped',
      ({ person, campaignId }) =>
        person.call('PUT', `/api/campaigns/${campaignId}/active`, { active: false }),
    ],
    ['its three hours are over', async () => stateTime(halfPastNine + 4 * hour)],
  ])('is not said to have been kept back where %s before the next try', async (_, happen) => {
    const situation = await sentAndForgotten();
    stateTime(halfPastNine + minute);
    await happen(situation);
    await situation.fire();
    const message = await situation.message();
    expect(message.status).not.toBe('skipped');
    expect(message.reason).toBe('We don’t know whether this was delivered');
    expect((await situation.saw()).calls).toBe(1);
  });
});

/** Fires each alarm at its own time. @returns how many minutes each of the next alarms waited */
async function waits({ fire, alarm, campaignId }: Situation, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let fired = 0; fired < times; fired += 1) {
    await fire();
    const next = await alarm();
    if (next === null) throw new Error('The campaign has no alarm any more');
    found.push((next - Date.now()) / minute);
    // What is only remembered is forgotten here.
    await evictDurableObject(scheduleOf(campaignId));
    stateTime(next);
  }
  return found;
}

describe('a campaign whose alarm fails each time', () => {
  it('waits twice as long each time, an hour at most, also where its object starts anew in between', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await databaseTakesRecords(false);
    expect(await waits(situation, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect((await situation.saw()).calls).toBe(1);
  });

  it('goes on as usual once an alarm succeeds, and waits a minute after the next fault', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await databaseTakesRecords(false);
    expect(await waits(situation, 3)).toEqual([1, 2, 4]);
    await databaseTakesRecords(true);
    await situation.fire();
    await expectSent(situation);

    stateTime(halfPastNine + day);
    await databaseTakesRecords(false);
    expect(await waits(situation, 2)).toEqual([1, 2]);
  });

  it('is woken by the cron while it waits, and does not wait less after the next fault', async () => {
    const situation = await personWithDueMessage(drivers.email);
    await databaseTakesRecords(false);
    expect(await waits(situation, 5)).toEqual([1, 2, 4, 8, 16]);
    const woken = halfPastNine + 20 * minute;
    stateTime(woken);
    await runCron();
    expect(await situation.alarm()).toBe(woken);
    expect(await waits(situation, 1)).toEqual([32]);
    stateTime(woken + 15 * minute);
    await databaseTakesRecords(true);
    await runCron();
    await situation.fire();
    await expectSent(situation);
  });
});
