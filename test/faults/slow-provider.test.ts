import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openLedger } from '../../worker/schedule/ledger.ts';
import { mailChannels } from '../support/faults/drivers.ts';
import { duringTheCall, halfPastNine, personWithDueMessage } from '../support/faults/situation.ts';
import { beginOnMonday, minute, scheduleOf, stateTime } from '../support/worker/campaigns.ts';

beginOnMonday();

it('an alarm ends after five minutes with a slow provider, and the next goes on with what is left, each once', async () => {
  const situation = await personWithDueMessage(mailChannels);
  const { campaignId, messages, saw, alarm, fire } = situation;
  await env.DB.prepare(
    'UPDATE messages SET scheduled_for = ? - 3 + slot_index WHERE campaign_id = ? AND slot_index < 3',
  )
    .bind(halfPastNine, campaignId)
    .run();
  const three = (await messages()).slice(0, 3).map(({ id }) => id);
  const [, , last = 0] = three;
  // A crash left a try of the last one behind, of which nobody knows what became.
  await runInDurableObject(scheduleOf(campaignId), (_, { storage }) => openLedger(storage).claim(last, 1));
  const later = halfPastNine + 5 * minute;
  await duringTheCall(situation, async () => stateTime(later));
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
  const { results } = await env.DB.prepare(
    'SELECT message_id AS id, attempt FROM deliveries WHERE message_id IN (?, ?, ?) ORDER BY id',
  )
    .bind(...three)
    .all();
  expect(results).toEqual(three.map((id) => ({ id, attempt: id === last ? 2 : 1 })));
});
