import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  messagesOf,
  minute,
  newPersonWithCampaign,
  outboxOf,
  scheduleOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { attemptsOf, databaseTakesRecords, deliveryOf } from '../../support/worker/deliveries.ts';

beginOnMonday();

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
    expect(await attemptsOf(first.id)).toMatchObject([
      { attempt: 1, identifier: `message-${first.id}`, outcome: 'accepted', error: null },
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
    expect(await attemptsOf(first.id)).toHaveLength(1);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('tries again under the same identifier after a crash between claim and record', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const first = await firstMessageOf(person, campaign.id);
    const { id: deliveryId } = await deliveryOf(first.id);
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven);
    await runInDurableObject(scheduleOf(campaign.id), async (_, state) => {
      const claim = { deliveryId, attempt: 1, startedAt: halfPastSeven, outcome: null };
      await state.storage.put(`claim:${deliveryId}`, claim);
    });
    await evictDurableObject(scheduleOf(campaign.id));
    await fireAlarm(campaign.id);
    expect(await attemptsOf(first.id)).toMatchObject([
      { attempt: 2, identifier: `message-${first.id}`, outcome: 'accepted', error: null },
    ]);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('does not send again, only records, when the database refused to record and the object was evicted', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const first = await firstMessageOf(person, campaign.id);
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven);
    await databaseTakesRecords(false);
    await fireAlarm(campaign.id);
    expect((await firstMessageOf(person, campaign.id)).status).toBe('scheduled');
    expect(await outboxOf(person)).toHaveLength(1);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + minute);

    await env.DB.exec('DELETE FROM outbox');
    await databaseTakesRecords(true);
    await evictDurableObject(scheduleOf(campaign.id));
    stateTime(halfPastSeven + minute);
    await fireAlarm(campaign.id);
    expect(await firstMessageOf(person, campaign.id)).toMatchObject({
      status: 'sent',
      sentAt: new Date(halfPastSeven).toISOString(),
    });
    expect(await outboxOf(person)).toEqual([]);
    expect(await attemptsOf(first.id)).toHaveLength(1);
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
