import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { wakeSchedule } from '../../../worker/delivery/campaign-schedules.ts';
import { createDeps } from '../../../worker/deps.ts';
import { alarmOf, fireAlarm, fireAt, runCron, scheduleOf } from '../../support/worker/alarms.ts';
import { newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { day, halfPastSeven, minute, mondayMorning, stateTime } from '../../support/worker/clock.ts';
import { attemptsOf, sql } from '../../support/worker/database.ts';

it('a campaign sends its message in its minute and not before, records it, and sets the alarm for the next day', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  for (const early of [mondayMorning, halfPastSeven - 1]) {
    await fireAt(campaign.id, early);
    await runCron();
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  }
  expect(await person.outbox()).toEqual([]);
  await fireAt(campaign.id, halfPastSeven);

  const first = await person.firstMessage(campaign.id);
  const sentAt = new Date(halfPastSeven).toISOString();
  expect(first).toMatchObject({ sent: true, status: 'sent', channel: 'email', tries: 1, sentAt });
  expect(await person.outbox()).toMatchObject([{ body: expect.stringContaining(first.content) }]);
  expect(await attemptsOf(first.id)).toMatchObject([
    { attempt: 1, identifier: `message-${first.id}`, outcome: 'accepted', error: null },
  ]);
  expect(await alarmOf(campaign.id)).toBe(halfPastSeven + day);
});

it('a campaign sends a message up to three hours late, and skips it if it is later or its day was marked before', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const messages = await person.messages(campaign.id);
  const tooLate = expect.stringContaining('couldn’t send this in time');
  const days = [
    { late: 180 * minute, mark: {}, shows: { status: 'sent', tries: 1, reason: null } },
    { late: 180 * minute + 1, mark: {}, shows: { status: 'skipped', tries: 0, reason: tooLate } },
    { late: 0, mark: { completed: true }, shows: { reason: 'You had already marked it done' } },
    { late: 0, mark: { skipped: true }, shows: { reason: 'You had already skipped it' } },
  ];
  for (const [at, { late, mark }] of days.entries()) {
    stateTime(halfPastSeven + at * day - minute);
    if (at > 1) expect((await person.change(messages[at]?.id, mark)).status).toBe(200);
    await fireAt(campaign.id, halfPastSeven + at * day + late);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + (at + 1) * day);
  }
  expect((await person.messages(campaign.id)).slice(0, 4)).toMatchObject(days.map(({ shows }) => shows));
  expect(await person.outbox()).toHaveLength(1);
  // Once the mark is removed, the message no longer says that the day was marked.
  for (const [at, mark] of [{ completed: false }, { skipped: false }].entries()) {
    const changed = await person.change(messages[at + 2]?.id, mark);
    expect(await changed.json()).toMatchObject({ status: 'skipped', reason: null });
  }
});

it('a call to wake a campaign that fails is repeated; a lost one is noticed by the cron job within minutes', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const deps = createDeps(env);
  let calls = 0;
  const wake = (campaignId: number) => {
    calls += 1;
    return calls < 3 ? Promise.reject(new Error('Unreachable')) : deps.schedules.wake(campaignId);
  };
  await runInDurableObject(scheduleOf(campaign.id), (_, { storage }) => storage.deleteAlarm());
  await wakeSchedule({ ...deps, schedules: { ...deps.schedules, wake } }, campaign.id);
  expect([calls, await alarmOf(campaign.id)]).toEqual([3, mondayMorning]);

  await runInDurableObject(scheduleOf(campaign.id), (_, { storage }) => storage.deleteAlarm());
  stateTime(halfPastSeven + 2 * minute);
  await runCron();
  await fireAlarm(campaign.id);
  expect(await person.outbox()).toHaveLength(1);
});

it('a campaign has no alarm once it is gone from the database, even if nobody told it', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await fireAlarm(campaign.id);
  await sql('DELETE FROM campaigns WHERE id = ?', campaign.id);
  await fireAt(campaign.id, halfPastSeven);
  expect(await alarmOf(campaign.id)).toBeNull();
  expect(await person.outbox()).toEqual([]);
});

/** No texts can be chosen for a style that doesn't exist. */
const setStyle = (campaignId: number, style: string) =>
  sql('UPDATE campaigns SET message_style = ? WHERE id = ?', style, campaignId);

it('if no text can be chosen, the planned one is sent, but one with values to fill in waits; the log has no words', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const [{ id, content } = { id: 0, content: '' }, second] = await person.messages(campaign.id);
  // Without its condition, the message would get another text.
  await sql('UPDATE messages SET condition = NULL WHERE id = ?', id);
  await setStyle(campaign.id, 'Friendly');
  const log = vi.spyOn(console, 'log');
  await fireAt(campaign.id, halfPastSeven);
  expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'sent', content });
  expect((await person.newestMail()).body).toContain(content);
  const faults = log.mock.calls.map(String).filter((line) => line.includes('compose_error'));
  expect(faults).toEqual([expect.stringContaining(`"messageId":${id}`)]);
  expect(faults[0]).not.toContain(content);

  const open = 'Marked so far: {done} of {due}.';
  await sql('UPDATE messages SET content = ?, own_words = NULL WHERE id = ?', open, second?.id);
  await fireAt(campaign.id, halfPastSeven + day);
  expect(await person.outbox()).toHaveLength(1);
  await setStyle(campaign.id, 'friendly');
  await fireAt(campaign.id, halfPastSeven + day + minute);
  expect((await person.newestMail()).body).toContain('Marked so far: 0 of 1.');
});

it('an alarm handles fifty due messages, goes on at once with the rest, and sends no flood after an outage', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const afterSixtyDays = halfPastSeven + 60 * day;
  await fireAt(campaign.id, afterSixtyDays);
  expect(await alarmOf(campaign.id)).toBe(afterSixtyDays);

  await fireAlarm(campaign.id);
  // In summer time, half past seven is an hour earlier.
  expect(await alarmOf(campaign.id)).toBe(afterSixtyDays + day - 60 * minute);
  await person.signInAgain();
  const due = (await person.messages(campaign.id)).slice(0, 61);
  expect(due.map(({ status }) => status)).toEqual([...Array(60).fill('skipped'), 'sent']);
  expect(await person.outbox()).toHaveLength(1);
});
