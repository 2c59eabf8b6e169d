import {
  createExecutionContext,
  createScheduledController,
  evictDurableObject,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import {
  alarmOf,
  campaignBody,
  fireAlarm,
  firstMessageOf,
  messagesOf,
  mondayMorning,
  newPersonWithCampaign,
  outboxOf,
  scheduleOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const halfPastSeven = mondayMorning + 150 * minute;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const deliveriesOf = async (messageId: number) => {
  const { results } = await env.DB.prepare(
    'SELECT attempt, identifier, outcome, reason FROM deliveries WHERE message_id = ? ORDER BY id',
  )
    .bind(messageId)
    .all<{ attempt: number; identifier: string; outcome: string; reason: string | null }>();
  return results;
};

/** The quarter-hourly trigger. */
const runCron = () =>
  worker.scheduled(createScheduledController(), env as unknown as Env, createExecutionContext());

describe("a campaign's schedule", () => {
  it('arms its alarm for the first message, at the chosen local minute', async () => {
    const { campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('sends the message when its minute has come, records it, and arms the next day', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);

    const first = await firstMessageOf(person, campaign.id);
    expect(first).toMatchObject({
      sent: true,
      status: 'sent',
      channel: 'email',
      tries: 1,
      sentAt: new Date(halfPastSeven).toISOString(),
    });
    const [mail, ...others] = await outboxOf(person);
    expect(others).toEqual([]);
    expect(mail?.body).toContain(first.content);
    expect(await deliveriesOf(first.id)).toEqual([
      { attempt: 1, identifier: `message-${first.id}`, outcome: 'accepted', reason: null },
    ]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  });

  it('sends nothing before the minute has come', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven - 1);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('sends once when the alarm fires twice', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven);
    await runInDurableObject(scheduleOf(campaign.id), async (object) => {
      await object.alarm();
      await object.alarm();
    });
    const first = await firstMessageOf(person, campaign.id);
    expect(await deliveriesOf(first.id)).toHaveLength(1);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('tries again under the same identifier after a crash between claim and record', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const first = await firstMessageOf(person, campaign.id);
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven);
    await runInDurableObject(scheduleOf(campaign.id), async (_, state) => {
      await state.storage.put(`try:${first.id}`, { messageId: first.id, attempt: 1, record: null });
    });
    await evictDurableObject(scheduleOf(campaign.id));
    await fireAlarm(campaign.id);
    expect(await deliveriesOf(first.id)).toEqual([
      { attempt: 2, identifier: `message-${first.id}`, outcome: 'accepted', reason: null },
    ]);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('does not send again, only records, when the database refused to record and the object was evicted', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const first = await firstMessageOf(person, campaign.id);
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven);
    await env.DB.exec(
      "CREATE TRIGGER refuse BEFORE INSERT ON deliveries BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    await fireAlarm(campaign.id);
    expect((await firstMessageOf(person, campaign.id)).status).toBe('scheduled');
    expect(await outboxOf(person)).toHaveLength(1);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + minute);

    await env.DB.exec('DELETE FROM outbox');
    await env.DB.exec('DROP TRIGGER refuse');
    await evictDurableObject(scheduleOf(campaign.id));
    stateTime(halfPastSeven + minute);
    await fireAlarm(campaign.id);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({
      status: 'sent',
      sentAt: new Date(halfPastSeven).toISOString(),
    });
    expect(await outboxOf(person)).toEqual([]);
    expect(await deliveriesOf(first.id)).toHaveLength(1);
  });

  it('sends a message found late but inside its three hours', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 180 * minute);
    await fireAlarm(campaign.id);
    expect((await firstMessageOf(person, campaign.id)).status).toBe('sent');
  });

  it('skips a message found later than that, and says why', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 180 * minute + 1);
    await fireAlarm(campaign.id);
    const first = await firstMessageOf(person, campaign.id);
    expect(first).toMatchObject({ status: 'skipped', sent: false, tries: 0 });
    expect(first.reason).toContain('could not be sent in time');
    expect(await outboxOf(person)).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  });

  it('sends no flood after an outage of days: what is too late is skipped, the rest goes on', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 10 * day);
    await fireAlarm(campaign.id);
    const messages = await messagesOf(person, campaign.id);
    expect(messages.slice(0, 10).map((message) => message.status)).toEqual(Array(10).fill('skipped'));
    expect(messages[10]?.status).toBe('sent');
    expect(messages[11]?.status).toBe('scheduled');
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('skips a message that was marked done before its minute', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const first = await firstMessageOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${first.id}`, { completed: true });
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({
      status: 'skipped',
      reason: 'You had already marked it done',
    });
    expect(await outboxOf(person)).toEqual([]);
  });

  it('sends nothing of a message that was deleted in between, and goes on with the next', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    const first = await firstMessageOf(person, campaign.id);
    expect((await person.call('DELETE', `/api/messages/${first.id}`)).status).toBe(204);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
  });

  it('drops its alarm and sends nothing when the campaign was deleted', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    expect((await person.call('DELETE', `/api/campaigns/${campaign.id}`)).status).toBe(204);
    expect(await alarmOf(campaign.id)).toBeNull();
    stateTime(halfPastSeven);
    await runInDurableObject(scheduleOf(campaign.id), (object) => object.alarm());
    expect(await outboxOf(person)).toEqual([]);
  });

  it('drops its alarm when the campaign is gone from the database, even if nobody told it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    await env.DB.prepare('DELETE FROM campaigns WHERE id = ?').bind(campaign.id).run();
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBeNull();
    expect(await outboxOf(person)).toEqual([]);
  });

  it('looks again at once when the plan changes while it is sending', async () => {
    const { campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven);
    await runInDurableObject(scheduleOf(campaign.id), async (object) => {
      const running = object.alarm();
      await object.wake(campaign.id);
      await running;
    });
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });
});

describe('the end of a campaign', () => {
  const afterTwelveWeeks = halfPastSeven + 84 * day;

  it('completes the campaign by itself and sends one closing message with the numbers', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    for (const at of [0, 1, 2]) {
      stateTime(halfPastSeven + at * day);
      await fireAlarm(campaign.id);
    }
    const [first, second] = await messagesOf(person, campaign.id);
    for (const message of [first, second]) {
      await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
    }
    stateTime(afterTwelveWeeks);
    await fireAlarm(campaign.id);
    await fireAlarm(campaign.id);

    await signInAgain(person);
    const answer = await person.call('GET', `/api/campaigns/${campaign.id}`);
    expect(await answer.json()).toMatchObject({ active: false, completed: true, weeksCompleted: 12 });
    const closing = (await messagesOf(person, campaign.id)).filter((message) => message.kind === 'closing');
    expect(closing).toHaveLength(1);
    expect(closing[0]).toMatchObject({ status: 'sent' });
    expect(closing[0]?.content).toContain('2 of 3 done');
    expect(await alarmOf(campaign.id)).toBeNull();
  });

  it('says a closing word again when the campaign was started anew and ends anew', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(afterTwelveWeeks);
    await fireAlarm(campaign.id);
    await fireAlarm(campaign.id);
    await signInAgain(person);
    await person.call('PUT', `/api/campaigns/${campaign.id}`, {
      ...campaignBody,
      startDate: new Date(afterTwelveWeeks + day).toISOString().slice(0, 10),
    });
    stateTime(afterTwelveWeeks + 85 * day);
    for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
    await signInAgain(person);
    const closing = (await messagesOf(person, campaign.id)).filter((message) => message.kind === 'closing');
    expect(closing.map((message) => message.status)).toEqual(['sent', 'sent']);
  });

  it('says its closing word once, however often it is woken afterwards', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(afterTwelveWeeks);
    for (let times = 0; times < 3; times += 1) {
      await runInDurableObject(scheduleOf(campaign.id), (object) => object.wake(campaign.id));
      await fireAlarm(campaign.id);
    }
    await signInAgain(person);
    expect(await outboxOf(person)).toHaveLength(1);
  });
});

describe('healing', () => {
  it('wakes a campaign whose alarm was lost', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await runInDurableObject(scheduleOf(campaign.id), (_, state) => state.storage.deleteAlarm());
    stateTime(halfPastSeven + 6 * minute);
    await runCron();
    await fireAlarm(campaign.id);
    expect((await firstMessageOf(person, campaign.id)).status).toBe('sent');
  });

  it('leaves alone what is on time', async () => {
    const { campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven - minute);
    await runCron();
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });
});
