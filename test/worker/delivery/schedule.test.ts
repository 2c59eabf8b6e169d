import { createExecutionContext, createScheduledController, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { inMemoryObject } from '../../../scripts/demo/demo-history.ts';
import type { UsageKind } from '../../../worker/channels.ts';
import { healSchedules, wakeSchedule } from '../../../worker/delivery/campaign-schedules.ts';
import { sendDue, sendOne } from '../../../worker/delivery/send-due.ts';
import { giveBack, takeFromDay, utcDay } from '../../../worker/delivery/usage.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import worker from '../../../worker/index.ts';
import { expectRefusal } from '../../support/worker/calls.ts';
import { newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastEight,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  runCron,
  scheduleOf,
  stateTime,
} from '../../support/worker/clock.ts';
import {
  attemptsOf,
  databaseTakesRecords,
  databaseWithout,
  deliveryOf,
  makeSecondDue,
  sql,
} from '../../support/worker/database.ts';
import { handOverText, textedBack, twilioSettings } from '../../support/worker/inbound.ts';
import { newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

it('a campaign sends its message in its minute, records it, and sets the alarm for the next day', async () => {
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

it('a campaign sends a message up to three hours late, unless its day was marked before', async () => {
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

it('a call to wake a campaign is repeated if it fails; the cron job notices a lost one, even if the rest of it fails', async () => {
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
  const settings = { ...env, DB: databaseWithout(/moving_since/) };
  const run = worker.scheduled(createScheduledController(), settings, createExecutionContext());
  await expect(run).rejects.toThrow();
  expect(await alarmOf(campaign.id)).toBe(Date.now());
  await fireAlarm(campaign.id);
  expect(await person.outbox()).toHaveLength(1);
});

it('campaigns that stay overdue keep no other from being woken', async () => {
  const first = await newPersonWithCampaign();
  const second = await newPersonWithCampaign();
  const ids = [first.campaign.id, second.campaign.id];
  const wokenAt = async (now: number) => {
    const woken = new Set<number>();
    const schedules = { ...createDeps(env).schedules, wake: async (id: number) => void woken.add(id) };
    const deps = { ...createDeps(env), clock: { ...createDeps(env).clock, now: () => now }, schedules };
    for (let runs = 0; runs < 60; runs += 1) await healSchedules(deps, 1);
    return [...woken].sort();
  };
  expect(await wokenAt(halfPastSeven + 2 * 60_000), 'with a late delivery').toEqual(ids.sort());
  await sql('UPDATE campaigns SET ends_at = 1 WHERE id IN (?, ?)', ...ids);
  expect(await wokenAt(2 * 60_000), 'not closed').toEqual(ids.sort());
});

it('a campaign has no alarm once it is gone from the database, even if nobody told it', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await fireAlarm(campaign.id);
  await sql('DELETE FROM campaigns WHERE id = ?', campaign.id);
  await fireAt(campaign.id, halfPastSeven);
  expect(await alarmOf(campaign.id)).toBeNull();
  expect(await person.outbox()).toEqual([]);
});

it('if no text can be chosen, the planned one is sent, and the log has no words', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const { id, content } = await person.firstMessage(campaign.id);
  // Without its condition, the message would get another text.
  await sql('UPDATE messages SET condition = NULL WHERE id = ?', id);
  await sql("UPDATE campaigns SET message_style = 'no such style' WHERE id = ?", campaign.id);
  const log = vi.spyOn(console, 'log');
  await fireAt(campaign.id, halfPastSeven);
  expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'sent', content });
  expect((await person.newestMail()).body).toContain(content);
  const faults = log.mock.calls.map(String).filter((line) => line.includes('compose_error'));
  expect(faults).toEqual([expect.stringContaining(`"messageId":${id}`)]);
  expect(faults[0]).not.toContain(content);
});

it('an alarm handles fifty due messages, then the rest, and sends no flood after an outage', async () => {
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

beforeEach(() => sql('DELETE FROM daily_usage'));

const three = { MAILS_PER_DAY: '3', TEXTS_PER_DAY: '1' };
const log = vi.fn();
const deps = { ...createDeps({ ...env, ...three }), log };

const used = (kind: UsageKind) =>
  sql<{ used: number }>('SELECT used FROM daily_usage WHERE kind = ? AND day = ?', kind, utcDay(Date.now()));

async function dueNow(count: number) {
  const all = [];
  for (let made = 0; made < count; made += 1) all.push(await newPersonWithCampaign());
  stateTime(halfPastSeven);
  return all;
}

const run = (campaignId: number) => sendDue(deps, inMemoryObject(), campaignId);

it('no more emails are sent in a day than the ceiling allows; the others wait up to three hours', async () => {
  const people = await dueNow(6);
  for (const { campaign } of people.slice(0, 2)) await run(campaign.id);
  const runs = await Promise.all(people.slice(2).map(({ campaign }) => run(campaign.id)));
  expect(runs.map(({ next }) => next)).toContain(halfPastSeven + 15 * minute);
  expect(await used('mails')).toEqual([{ used: 3 }]);
  const firstOf = ({ person, campaign }: (typeof people)[number]) => person.firstMessage(campaign.id);
  const sent = await Promise.all(people.map(async (one) => (await firstOf(one)).status === 'sent'));
  expect(sent.filter(Boolean)).toHaveLength(3);
  const reason = 'This server has sent all the emails it may send today';
  const [patient, late] = people.filter((_, at) => !sent[at]);
  if (patient === undefined || late === undefined) throw new Error('Nobody waits');
  expect(await firstOf(patient)).toMatchObject({ status: 'scheduled', tries: 0, reason });
  expect(log).toHaveBeenCalledWith('ceiling_reached', { kind: 'mails', ceiling: 3 });

  // Somebody raises the ceiling.
  stateTime(halfPastSeven + 15 * minute);
  await sendDue(createDeps(env), inMemoryObject(), patient.campaign.id);
  expect(await firstOf(patient)).toMatchObject({ status: 'sent' });
  stateTime(halfPastSeven + 2.9 * hour);
  await run(late.campaign.id);
  expect(await firstOf(late)).toMatchObject({ status: 'skipped', reason });
});

it('at the ceiling, messages by hand and tests are refused', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await takeFromDay(createDeps(env), 'mails', 10_000);
  const body = { campaignId: campaign.id, content: 'Now' };
  const message = 'This server has sent all the emails it may send today. Please try again tomorrow';
  await expectRefusal(person.call('POST', '/api/send-message', body), 503, message);
  const test = person.call('POST', '/api/test-notification', { deliveryMethod: 'Email' });
  await expectRefusal(test, 503, message);
  expect(await person.outbox()).toEqual([]);
});

it('at the ceiling, no email replaces a text that can’t be sent', async () => {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign({ customTime: '08:30' });
  await turnIntoTexts(person, campaign, null);
  stateTime(halfPastEight);
  await takeFromDay(deps, 'mails', 3);
  await run(campaign.id);
  const reason = 'Add your phone number in settings to get text messages';
  expect(await person.firstMessage(campaign.id)).toMatchObject({ status: 'failed', reason });
  expect(await person.outbox()).toEqual([]);
  expect(await used('mails')).toEqual([{ used: 3 }]);
});

it('near the ceiling, emails are counted before they are sent, and uncounted if they are not', async () => {
  const ten = { ...createDeps({ ...env, MAILS_PER_DAY: '10' }), log };
  const usedMails = async () => (await used('mails'))[0]?.used;
  // Two messages of a campaign are due, and the day has two emails left.
  const { person, campaign } = await newPersonWithCampaign();
  stateTime(halfPastSeven);
  const { id } = await person.firstMessage(campaign.id);
  await makeSecondDue(campaign.id);
  await takeFromDay(ten, 'mails', 8);
  const holder = inMemoryObject();
  await sendDue(ten, { ...inMemoryObject(), isDeleted: () => true }, campaign.id);
  expect(await usedMails()).toBe(8);
  await databaseTakesRecords(false);
  await expect(sendDue(ten, holder, campaign.id)).rejects.toThrow();
  await databaseTakesRecords(true);
  expect(await usedMails()).toBe(8);
  const [{ outcome } = {}] = holder.claims.all().values();
  if (outcome == null) throw new Error('Nothing was sent');
  // Somebody else is already sending it.
  const once = () => ({ isFirst: false, outcome: Promise.resolve(outcome) });
  await sendOne(ten, { ...inMemoryObject(), once }, campaign.id, (await deliveryOf(id)).id);
  expect(await usedMails()).toBe(8);
  await sendDue(ten, holder, campaign.id);
  expect(await usedMails()).toBe(10);
});

it('texts are no longer answered at the ceiling, but STOP still counts', async () => {
  const From = newPhone();
  const text = async (Body: string) =>
    textedBack(await handOverText({ From, Body }, {}, { ...twilioSettings, ...three }));
  const stops = () => sql("SELECT 1 FROM suppressions WHERE cause = 'stop-reply'");
  const before = await stops();
  expect(await text('HELP')).toContain('DONE');
  expect(await text('STOP')).toBeNull();
  expect(await stops()).toHaveLength(before.length + 1);
});

it('tokens are granted up to the ceiling, returned if a model uses fewer, and counted anew each day', async () => {
  const few = { ...deps, settings: { ...deps.settings, AI_TOKENS_PER_DAY: 100 } };
  const granted = () => takeFromDay(few, 'tokens', 80);
  expect([await granted(), await granted(), await granted()]).toEqual([80, 20, 0]);
  await giveBack(few, 'tokens', 60);
  expect(await granted()).toBe(60);
  stateTime(mondayMorning + 24 * hour);
  expect(await granted()).toBe(80);
});
