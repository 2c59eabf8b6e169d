import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drivers } from '../support/faults/drivers.ts';
import {
  databaseTakesRecords,
  halfPastNine,
  personWithDueMessage,
  type Situation,
} from '../support/faults/situation.ts';
import { minute, mondayMorning, runCron, stateTime } from '../support/worker/campaigns.ts';
import { deliveryOf } from '../support/worker/deliveries.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
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
