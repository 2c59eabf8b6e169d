import { describe, expect, it } from 'vitest';
import { answer, pageAt } from '../../support/worker/answers.ts';
import { beginOnMonday, fireAlarm, outboxOf, stateTime } from '../../support/worker/campaigns.ts';
import { attemptsOf } from '../../support/worker/deliveries.ts';
import { personWithText } from '../../support/worker/reached.ts';

beginOnMonday();

describe('putting a text message off', () => {
  it('is not offered into the night', async () => {
    const { path } = await personWithText();
    stateTime('2031-03-03T20:30:00Z');
    expect((await pageAt(path)).text).not.toMatch(/In an hour|This evening/);
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
    expect((await attemptsOf(id))[1]).toMatchObject({
      outcome: 'skipped',
      error: 'Text messages only go out between 8 AM and 9 PM',
    });
  });
});
