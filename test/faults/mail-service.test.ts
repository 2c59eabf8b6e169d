import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailServiceSaw, mailServiceWill } from '../support/faults/control.ts';
import type { Behaviour } from '../support/faults/providers.ts';
import {
  alarmOf,
  fireAlarm,
  firstMessageOf,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../support/worker/campaigns.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const halfPastSeven = mondayMorning + 150 * minute;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody with a campaign whose first message is due now. */
async function personWithDueMessage() {
  const { person, campaign } = await newPersonWithCampaign();
  await fireAlarm(campaign.id);
  stateTime(halfPastSeven);
  const { email } = person.user;
  return {
    campaign,
    willDo: (behaviour: Behaviour) => mailServiceWill(email, behaviour),
    saw: () => mailServiceSaw(email),
    firstMessage: () => firstMessageOf(person, campaign.id),
    fire: () => fireAlarm(campaign.id),
  };
}

/** Fires each alarm at its own time until the next day's message is what comes next. */
async function runUntilSettled(campaignId: number): Promise<number[]> {
  const times: number[] = [];
  for (let fired = 0; fired < 10; fired += 1) {
    await fireAlarm(campaignId);
    const next = await alarmOf(campaignId);
    if (next === null || next >= halfPastSeven + day) return times;
    times.push((next - halfPastSeven) / minute);
    stateTime(next);
  }
  throw new Error('The schedule did not settle');
}

const outcomesOf = async (messageId: number) => {
  const { results } = await env.DB.prepare('SELECT outcome FROM deliveries WHERE message_id = ? ORDER BY id')
    .bind(messageId)
    .all<{ outcome: string }>();
  return results.map((row) => row.outcome);
};

describe('a mail service in trouble', () => {
  it.each<[string, Behaviour]>([
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers 502', { kind: 'status', status: 502 }],
    ['answers 429 without saying when', { kind: 'status', status: 429 }],
    ['refuses our key', { kind: 'status', status: 401 }],
    ['resets the connection', { kind: 'reset' }],
  ])(
    'that %s is tried again after 1, 5 and 30 minutes, and then the message has failed',
    async (_, behaviour) => {
      const { campaign, willDo, saw, firstMessage } = await personWithDueMessage();
      await willDo(behaviour);
      expect(await runUntilSettled(campaign.id)).toEqual([1, 6, 36]);
      const message = await firstMessage();
      expect(message).toMatchObject({ status: 'failed', sent: false, tries: 4 });
      expect(message.reason).toMatch(/^The email service /);
      expect(await saw()).toMatchObject({ calls: 4, accepted: [] });
      expect(await outcomesOf(message.id)).toEqual(['retry', 'retry', 'retry', 'retry']);
    },
  );

  it('that recovers gets the message out, once', async () => {
    const { campaign, willDo, saw, firstMessage, fire } = await personWithDueMessage();
    await willDo({ kind: 'status', status: 500 });
    await fire();
    expect(await firstMessage()).toMatchObject({ status: 'scheduled', tries: 1 });
    await willDo({ kind: 'accept' });
    stateTime(halfPastSeven + minute);
    await fire();
    expect(await firstMessage()).toMatchObject({ status: 'sent', tries: 2, reason: null });
    expect((await saw()).accepted).toHaveLength(1);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  });

  it('that names a time is not called before it', async () => {
    const { campaign, willDo, fire } = await personWithDueMessage();
    await willDo({ kind: 'status', status: 429, retryAfter: '600' });
    await fire();
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + 10 * minute);
  });

  it('that names a time past the three hours has failed the message', async () => {
    const { willDo, firstMessage, fire } = await personWithDueMessage();
    await willDo({ kind: 'status', status: 429, retryAfter: '14400' });
    await fire();
    expect(await firstMessage()).toMatchObject({ status: 'failed', tries: 1 });
  });

  it.each<[string, Behaviour]>([
    ['refuses the one item inside its 202', { kind: 'partial' }],
    ['answers 400', { kind: 'status', status: 400 }],
  ])('that %s is not tried again', async (_, behaviour) => {
    const { campaign, willDo, saw, firstMessage } = await personWithDueMessage();
    await willDo(behaviour);
    expect(await runUntilSettled(campaign.id)).toEqual([]);
    expect(await firstMessage()).toMatchObject({ status: 'failed', tries: 1 });
    expect((await saw()).calls).toBe(1);
  });

  it('whose 202 cannot be read has accepted the message', async () => {
    const { willDo, saw, firstMessage, fire } = await personWithDueMessage();
    await willDo({ kind: 'garbage' });
    await fire();
    expect(await firstMessage()).toMatchObject({ status: 'sent' });
    expect((await saw()).accepted).toHaveLength(1);
  });

  it('whose answer is lost gets the second try under the same identifier', async () => {
    const { willDo, saw, firstMessage, fire } = await personWithDueMessage();
    await willDo({ kind: 'lost' });
    await fire();
    await willDo({ kind: 'accept' });
    stateTime(halfPastSeven + minute);
    await fire();
    const { accepted } = await saw();
    expect(accepted).toHaveLength(2);
    expect(new Set(accepted.map((mail) => mail.identifier)).size).toBe(1);
    expect(await firstMessage()).toMatchObject({ status: 'sent', tries: 2 });
  });
});
