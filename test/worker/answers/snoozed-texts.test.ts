import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answer, pageAt } from '../../support/worker/answers.ts';
import { beginOnMonday, fireAlarm, outboxOf, stateTime } from '../../support/worker/campaigns.ts';
import { personWithText } from '../../support/worker/reached.ts';

beginOnMonday();

const deliveriesOf = async (messageId: number) => {
  const { results } = await env.DB.prepare(
    'SELECT identifier, outcome, reason FROM deliveries WHERE message_id = ? ORDER BY id',
  )
    .bind(messageId)
    .all();
  return results;
};

describe('putting a text message off', () => {
  it('is not offered into the night', async () => {
    const { path } = await personWithText();
    stateTime('2031-03-03T20:30:00Z');
    expect((await pageAt(path)).text).not.toContain('Snooze');
    expect((await answer(path, 'snooze-hour')).status).toBe(409);
  });

  it('sends nothing when its time has slipped into the night', async () => {
    const { person, campaign, id, path } = await personWithText();
    stateTime('2031-03-03T19:59:00Z');
    expect((await answer(path, 'snooze-hour')).status).toBe(303);
    await fireAlarm(campaign.id);
    stateTime('2031-03-03T21:05:00Z');
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(1);
    expect((await deliveriesOf(id))[1]).toMatchObject({
      outcome: 'skipped',
      reason: 'Text messages only go out between 8 AM and 9 PM',
    });
  });
});
