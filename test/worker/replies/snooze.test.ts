import { describe, expect, it } from 'vitest';
import { answer, pageAt } from '../../support/worker/calls.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { attemptsOf, sql } from '../../support/worker/database.ts';
import { halfPastEight, personWithMessage, personWithText } from '../../support/worker/reached.ts';

beginOnMonday();

const evening = mondayMorning + 13.5 * hour;

async function snoozedForAnHour() {
  const all = await personWithMessage();
  expect((await answer(all.path, 'snooze-hour')).status).toBe(303);
  await fireAlarm(all.campaign.id);
  return all;
}

/** The message's delivery and its latest snooze. */
const rowOf = async (messageId: number) =>
  (
    await sql(
      `SELECT p.status, s.status AS snooze, s.due_at, s.tries, s.next_try_at FROM progress p
    JOIN deliveries s ON s.message_id = p.message_id AND s.reason = 'snooze'
    WHERE p.message_id = ? ORDER BY s.id DESC LIMIT 1`,
      messageId,
    )
  )[0];

const settled = { status: 'sent', snooze: 'sent' };

describe('a snooze', () => {
  it('sends the message again in an hour, once, however often the button is pressed, and counts it once', async () => {
    const { person, campaign, id, path } = await personWithMessage();
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
    await answer(path, 'snooze-hour');
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(halfPastEight);
    expect((await pageAt(path)).text).toContain('See you at 8:30 AM');
    const snoozedUntil = new Date(halfPastEight).toISOString();
    const shown = { skippedByPerson: false, snoozedUntil };
    expect(await person.firstMessage(campaign.id)).toMatchObject(shown);
    stateTime(halfPastSeven + minute);
    await answer(path, 'snooze-hour');
    await fireAt(campaign.id, halfPastSeven + minute);

    await fireAt(campaign.id, halfPastEight + minute);
    await fireAlarm(campaign.id);
    expect(await person.outbox()).toHaveLength(2);
    expect(await rowOf(id)).toMatchObject(settled);
    const sentAt = new Date(halfPastSeven).toISOString();
    expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'sent', sentAt });
    const counted = { messagesSent: 1, completionRate: 0 };
    expect(await person.campaign(campaign.id)).toMatchObject(counted);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);

    // The second delivery can be snoozed too.
    await answer(await person.answerPath(), 'snooze-hour');
    await fireAlarm(campaign.id);
    await fireAt(campaign.id, halfPastEight + hour + minute);
    expect(await person.outbox()).toHaveLength(3);
    expect(await attemptsOf(id)).toMatchObject([
      { identifier: `message-${id}`, outcome: 'accepted' },
      { identifier: `message-${id}-again-2`, attempt: 1, outcome: 'accepted' },
      { identifier: `message-${id}-again-3`, attempt: 1, outcome: 'accepted' },
    ]);
  });

  it.each(['done in the app', 'done', 'skip', 'undo'])(
    'sends nothing if the day was marked in the meantime: %s',
    async (word) => {
      const { person, campaign, id, path } = await snoozedForAnHour();
      if (word === 'done in the app') await person.change(id, { completed: true });
      else await answer(path, word);
      await fireAt(campaign.id, halfPastEight);
      expect(await person.outbox()).toHaveLength(1);
      expect(await attemptsOf(id)).toHaveLength(1);
      expect(await rowOf(id)).toMatchObject({ status: 'sent', snooze: 'canceled' });
    },
  );

  it('until the evening sends at 6:30 PM local time; it is only offered before that, on the same day', async () => {
    const { person, campaign, path } = await personWithMessage();
    await answer(path, 'snooze-evening');
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(evening);
    await fireAt(campaign.id, evening);
    expect(await person.outbox()).toHaveLength(2);
    const { text } = await pageAt(path);
    expect(text).not.toContain('This evening');
    expect(text).toContain('In an hour');
    const late = await answer(path, 'snooze-evening');
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('It’s too late for that');

    stateTime(halfPastSeven + day);
    const nextDay = (await pageAt(path)).text;
    expect(nextDay).not.toMatch(/In an hour|This evening/);
    expect(nextDay).toContain('Skip this one');
    expect((await answer(path, 'snooze-hour')).status).toBe(409);
  });

  it('is skipped if more than three hours late', async () => {
    const { person, campaign, id } = await snoozedForAnHour();
    await fireAt(campaign.id, halfPastEight + 3 * hour + 1);
    expect(await person.outbox()).toHaveLength(1);
    expect((await attemptsOf(id))[1]).toMatchObject({ outcome: 'skipped' });
    expect(await rowOf(id)).toMatchObject({ status: 'sent', snooze: 'skipped' });
  });

  it('is retried under the same identifier', async () => {
    const { person, campaign, id } = await snoozedForAnHour();
    await sql("CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END");
    await fireAt(campaign.id, halfPastEight);
    await sql('DROP TRIGGER full');
    expect(await alarmOf(campaign.id)).toBe(halfPastEight + minute);
    const row = { status: 'sent', snooze: 'scheduled', due_at: halfPastEight, tries: 1 };
    expect(await rowOf(id)).toMatchObject({ ...row, next_try_at: halfPastEight + minute });
    await fireAt(campaign.id, halfPastEight + minute);
    expect((await attemptsOf(id)).slice(1)).toMatchObject([
      { identifier: `message-${id}-again-1`, attempt: 1, outcome: 'retry' },
      { identifier: `message-${id}-again-1`, attempt: 2, outcome: 'accepted' },
    ]);
    expect(await person.outbox()).toHaveLength(2);
    expect(await rowOf(id)).toMatchObject(settled);
  });
});

it('a text can’t be snoozed into the night, and isn’t sent if delayed into it', async () => {
  const { person, campaign, id, path } = await personWithText();
  stateTime('2031-03-03T20:30:00Z');
  expect((await pageAt(path)).text).not.toMatch(/In an hour|This evening/);
  expect((await answer(path, 'snooze-hour')).status).toBe(409);
  stateTime('2031-03-03T19:59:00Z');
  expect((await answer(path, 'snooze-hour')).status).toBe(303);
  await fireAlarm(campaign.id);
  await fireAt(campaign.id, '2031-03-03T21:05:00Z');
  expect(await person.outbox()).toHaveLength(1);
  const error = 'Text messages only go out between 8 AM and 9 PM';
  expect((await attemptsOf(id))[1]).toMatchObject({ outcome: 'skipped', error });
});
