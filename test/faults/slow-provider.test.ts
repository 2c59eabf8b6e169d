import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openClaims } from '../../worker/delivery/claims.ts';
import { drivers } from '../support/faults/drivers.ts';
import {
  duringProviderCall,
  halfPastNine,
  personWithDueMessage,
  type Situation,
} from '../support/faults/situation.ts';
import { beginOnMonday, day, minute, scheduleOf, stateTime } from '../support/worker/campaigns.ts';
import { attemptsOf, deliveryOf } from '../support/worker/deliveries.ts';

beginOnMonday();

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
