import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openClaims } from '../../../worker/delivery/claims.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  minute,
  newPersonWithCampaign,
  outboxOf,
  scheduleOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';

beginOnMonday();

describe('one campaign with many due messages', () => {
  it('takes on fifty with one alarm, and goes on at once with the rest', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const afterSixtyDays = halfPastSeven + 60 * day;
    stateTime(afterSixtyDays);
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(afterSixtyDays);

    await fireAlarm(campaign.id);
    // It is summer by then: half past seven comes an hour earlier.
    expect(await alarmOf(campaign.id)).toBe(afterSixtyDays + day - 60 * minute);
    await signInAgain(person);
    const due = (await messagesOf(person, campaign.id)).slice(0, 61);
    expect(due.map(({ status }) => status)).toEqual([...Array(60).fill('skipped'), 'sent']);
  });

  it('sends those of one minute in the order of their days', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const three = (await messagesOf(person, campaign.id)).slice(0, 3);
    await env.DB.prepare(
      `UPDATE deliveries SET due_at = ?1 - 3 + slot_index FROM messages m
      WHERE m.id = message_id AND m.campaign_id = ?2 AND slot_index < 3`,
    )
      .bind(halfPastSeven, campaign.id)
      .run();
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const sent = (await outboxOf(person)).map(({ id, body }) => ({ id, body })).sort((a, b) => a.id - b.id);
    expect(sent).toHaveLength(3);
    for (const [at, { content }] of three.entries()) expect(sent[at]?.body).toContain(content);
  });

  it('forgets tries of any number once they are written down, also after a crash that left many', async () => {
    const { campaign } = await newPersonWithCampaign();
    await runInDurableObject(scheduleOf(campaign.id), async (_, state) => {
      const atOnce: number[] = [];
      const claims = openClaims({
        ...state.storage,
        list: (options) => state.storage.list(options),
        put: (...entry: Parameters<typeof state.storage.put>) => state.storage.put(...entry),
        delete: (keys: string[]) => {
          atOnce.push(keys.length);
          return state.storage.delete(keys);
        },
      } as DurableObjectStorage);
      const ids = Array.from({ length: 300 }, (__, at) => at + 1);
      for (const id of ids) await claims.claim(id, 1, 0);
      expect((await claims.all()).size).toBe(300);
      await claims.settle([...ids, ...ids]);
      expect((await claims.all()).size).toBe(0);
      // In production the storage takes 128 at once; the local one takes more.
      expect(Math.max(...atOnce)).toBeLessThanOrEqual(128);
    });
  });
});
