import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answer, answerPathOf, pageAt } from '../../support/worker/answers.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { attemptsOf } from '../../support/worker/deliveries.ts';
import { halfPastEight, personWithMessage, personWithText } from '../../support/worker/reached.ts';

beginOnMonday();

const evening = mondayMorning + 13.5 * hour;

async function snoozedForAnHour() {
  const all = await personWithMessage();
  expect((await answer(all.path, 'snooze-hour')).status).toBe(303);
  await fireAlarm(all.campaign.id);
  return all;
}

/** The message's own delivery, and the latest of its snoozes. */
const rowOf = (messageId: number) =>
  env.DB.prepare(
    `SELECT p.status, s.status AS snooze, s.due_at, s.tries, s.next_try_at FROM progress p
    JOIN deliveries s ON s.message_id = p.message_id AND s.reason = 'snooze'
    WHERE p.message_id = ? ORDER BY s.id DESC LIMIT 1`,
  )
    .bind(messageId)
    .first();

const settled = { status: 'sent', snooze: 'sent' };

describe('putting a message off', () => {
  it('wakes the schedule, which comes back in an hour instead of tomorrow', async () => {
    const { campaign, path } = await personWithMessage();
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
    await answer(path, 'snooze-hour');
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(halfPastEight);
    expect((await pageAt(path)).text).toContain('See you at 8:30 AM');
  });

  it('sends the message again at that time, as a delivery of its own, and counts it once', async () => {
    const { person, campaign, id } = await snoozedForAnHour();
    stateTime(halfPastEight);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(2);
    expect(await attemptsOf(id)).toMatchObject([
      { identifier: `message-${id}`, outcome: 'accepted' },
      { identifier: `message-${id}-again-1`, attempt: 1, outcome: 'accepted' },
    ]);
    expect(await rowOf(id)).toMatchObject(settled);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({
      status: 'sent',
      sentAt: new Date(halfPastSeven).toISOString(),
    });
    expect(await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json()).toMatchObject({
      messagesSent: 1,
      completionRate: 0,
    });
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  });

  it('does not send what was marked done meanwhile, in the app or by the link', async () => {
    const inApp = await snoozedForAnHour();
    await inApp.person.call('PUT', `/api/messages/${inApp.id}`, { completed: true });
    stateTime(halfPastEight);
    await fireAlarm(inApp.campaign.id);
    expect(await outboxOf(inApp.person)).toHaveLength(1);
    expect(await attemptsOf(inApp.id)).toHaveLength(1);
    expect(await rowOf(inApp.id)).toMatchObject({ status: 'sent', snooze: 'canceled' });

    stateTime(mondayMorning);
    const byLink = await snoozedForAnHour();
    await answer(byLink.path, 'done');
    stateTime(halfPastEight);
    await fireAlarm(byLink.campaign.id);
    expect(await outboxOf(byLink.person)).toHaveLength(1);
  });

  it('does not send after it was skipped or the snooze was taken back', async () => {
    for (const action of ['skip', 'undo']) {
      stateTime(mondayMorning);
      const { person, campaign, path } = await snoozedForAnHour();
      await answer(path, action);
      stateTime(halfPastEight);
      await fireAlarm(campaign.id);
      expect(await outboxOf(person), action).toHaveLength(1);
    }
  });

  it('comes again in the evening at half past six, local', async () => {
    const { person, campaign, path } = await personWithMessage();
    await answer(path, 'snooze-evening');
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(evening);
    stateTime(evening);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(2);
  });

  it('offers the evening only before it has come', async () => {
    const { path } = await personWithMessage();
    stateTime(evening);
    const { text } = await pageAt(path);
    expect(text).not.toContain('This evening');
    expect(text).toContain('In an hour');
    const late = await answer(path, 'snooze-evening');
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('It is too late for that');
  });

  it('is offered on the day of the message alone', async () => {
    const { path } = await personWithMessage();
    stateTime(halfPastSeven + day);
    const { text } = await pageAt(path);
    expect(text).not.toMatch(/In an hour|This evening/);
    expect(text).toContain('Skip this one');
    expect((await answer(path, 'snooze-hour')).status).toBe(409);
  });

  it('can be done again from the second delivery, which is then another', async () => {
    const { person, campaign, id } = await snoozedForAnHour();
    stateTime(halfPastEight);
    await fireAlarm(campaign.id);
    await answer(await answerPathOf(person), 'snooze-hour');
    await fireAlarm(campaign.id);
    stateTime(halfPastEight + hour);
    await fireAlarm(campaign.id);
    expect((await attemptsOf(id)).map(({ identifier }) => identifier)).toEqual([
      `message-${id}`,
      `message-${id}-again-1`,
      `message-${id}-again-2`,
    ]);
    expect(await outboxOf(person)).toHaveLength(3);
  });

  it('comes once when the button was pressed twice', async () => {
    const { person, campaign, path } = await snoozedForAnHour();
    stateTime(halfPastSeven + minute);
    await answer(path, 'snooze-hour');
    await fireAlarm(campaign.id);
    stateTime(halfPastEight + minute);
    await fireAlarm(campaign.id);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(2);
  });

  it('is skipped when it is found more than three hours late', async () => {
    const { person, campaign, id } = await snoozedForAnHour();
    stateTime(halfPastEight + 3 * hour + 1);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toHaveLength(1);
    expect((await attemptsOf(id))[1]).toMatchObject({ outcome: 'skipped' });
    expect(await rowOf(id)).toMatchObject({ status: 'sent', snooze: 'skipped' });
  });

  it('is tried again under the same identifier when it cannot be taken yet', async () => {
    const { person, campaign, id } = await snoozedForAnHour();
    stateTime(halfPastEight);
    await env.DB.exec("CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END");
    await fireAlarm(campaign.id);
    await env.DB.exec('DROP TRIGGER full');
    expect(await alarmOf(campaign.id)).toBe(halfPastEight + minute);
    expect(await rowOf(id)).toMatchObject({
      status: 'sent',
      snooze: 'scheduled',
      due_at: halfPastEight,
      tries: 1,
      next_try_at: halfPastEight + minute,
    });
    stateTime(halfPastEight + minute);
    await fireAlarm(campaign.id);
    expect((await attemptsOf(id)).slice(1)).toMatchObject([
      { identifier: `message-${id}-again-1`, attempt: 1, outcome: 'retry' },
      { identifier: `message-${id}-again-1`, attempt: 2, outcome: 'accepted' },
    ]);
    expect(await outboxOf(person)).toHaveLength(2);
    expect(await rowOf(id)).toMatchObject(settled);
  });

  it('shows in the app', async () => {
    const { person, campaign } = await snoozedForAnHour();
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({
      skippedByPerson: false,
      snoozedUntil: new Date(halfPastEight).toISOString(),
    });
  });
});

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
