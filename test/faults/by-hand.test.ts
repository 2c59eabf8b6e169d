import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { releaseAnswers, until } from '../support/faults/control.ts';
import { drivers } from '../support/faults/drivers.ts';
import {
  expectSent,
  halfPastNine,
  personWithDueMessage,
  type Situation,
} from '../support/faults/situation.ts';
import { beginOnMonday, day, minute, scheduleOf, stateTime } from '../support/worker/campaigns.ts';

beginOnMonday();

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
