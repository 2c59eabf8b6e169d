import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  newPersonWithCampaign,
  outboxOf,
  scheduleOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { deliveryOf } from '../../support/worker/deliveries.ts';

beginOnMonday();

/** What an object of the first version kept of a message that had left: without what later versions added. */
const keptByTheFirstVersion = (deliveryId: number, messageId: number) => ({
  deliveryId,
  attempt: 1,
  startedAt: halfPastSeven,
  outcome: {
    deliveryId,
    messageId,
    attempt: 1,
    status: 'sent',
    nextTryAt: null,
    cause: null,
    error: null,
    channel: 'email',
    given: null,
    attempts: [
      {
        channel: 'email',
        outcome: 'accepted',
        error: null,
        providerId: 'given by the provider',
        startedAt: halfPastSeven,
        finishedAt: halfPastSeven + 1000,
      },
    ],
    finishedAt: halfPastSeven + 1000,
  },
});

it('an object that sent with the first version, and was stopped by a deployment before it had told, tells with this one and does not send again', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const { id } = await firstMessageOf(person, campaign.id);
  const { id: deliveryId } = await deliveryOf(id);
  await fireAlarm(campaign.id);
  await runInDurableObject(scheduleOf(campaign.id), (_, { storage }) =>
    storage.put({
      campaignId: campaign.id,
      [`claim:${deliveryId}`]: keptByTheFirstVersion(deliveryId, id),
    }),
  );
  await evictDurableObject(scheduleOf(campaign.id));

  stateTime(halfPastSeven + 60_000);
  await fireAlarm(campaign.id);

  expect(await outboxOf(person)).toEqual([]);
  expect(await firstMessageOf(person, campaign.id)).toMatchObject({
    status: 'sent',
    tries: 1,
    sentAt: new Date(halfPastSeven + 1000).toISOString(),
  });
  const { results } = await env.DB.prepare(
    'SELECT attempt, provider_id FROM delivery_attempts WHERE delivery_id = ?',
  )
    .bind(deliveryId)
    .all();
  expect(results).toEqual([{ attempt: 1, provider_id: 'given by the provider' }]);
  expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  const left = await runInDurableObject(scheduleOf(campaign.id), (_, { storage }) =>
    storage.list({ prefix: 'claim:' }),
  );
  expect(left.size).toBe(0);
});
