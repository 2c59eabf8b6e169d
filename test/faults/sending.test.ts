import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createDeps } from '../../worker/deps.ts';
import { handleMailEvents } from '../../worker/replies/inbound.service.ts';
import type { Behavior } from '../support/faults/behaviors.ts';
import { providerSaw } from '../support/faults/control.ts';
import { drivers } from '../support/faults/drivers.ts';
import {
  addExtra,
  beginWithDatabase,
  crashWhileSending,
  type DueMessage,
  dueMessage,
  duringProviderCall,
  expectSent,
  halfPastNine,
  runUntilSettled,
  untilTimeLimit,
  usingProviders,
} from '../support/faults/due-message.ts';
import { day, hour, minute, runCron, scheduleOf, stateTime } from '../support/worker/clock.ts';
import { databaseTakesRecords, deliveryOf, sql } from '../support/worker/database.ts';
import { handOverText } from '../support/worker/inbound.ts';

usingProviders('twilio');

beginWithDatabase();

const unknown = 'We don’t know whether this was delivered';

/** How a message may have arrived without anybody knowing. Both end a minute later, with the provider out of order. */
const mayHaveArrived: Record<string, (due: DueMessage) => Promise<unknown>> = {
  'whose try was not answered': async (due) => {
    await due.providerWill({ kind: 'hang' });
    await untilTimeLimit(due, () => due.fire());
  },
  'whose connection broke': async (due) => {
    await due.providerWill({ kind: 'lost' });
    await due.fire();
  },
  'that a gateway got no response for': async (due) => {
    await due.providerWill({ kind: 'status', status: 504 });
    await due.fire();
  },
  'whose object crashed': crashWhileSending,
};

const onCampaign =
  (path: string, body: object) =>
  ({ person, campaignId }: DueMessage) =>
    person.send('PUT', `/api/campaigns/${campaignId}/${path}`, body);

describe.each(Object.entries(mayHaveArrived))('a message %s may have arrived, and', (_, happen) => {
  const begin = async () => {
    const due = await dueMessage();
    await happen(due);
    await due.providerWill({ kind: 'status', status: 500 });
    stateTime((await due.alarm()) ?? 0);
    return due;
  };

  it('says so if all further tries fail', async () => {
    const due = await begin();
    await runUntilSettled(due);
    expect(await due.shown()).toMatchObject({ status: 'failed', tries: 4, reason: unknown });
  });

  it.each<[string, string, (due: DueMessage) => unknown]>([
    ['its campaign is paused', 'failed', onCampaign('pause', { paused: true })],
    ['its campaign is stopped', 'failed', onCampaign('active', { active: false })],
    ['it is too late', 'failed', () => stateTime(halfPastNine + 4 * hour)],
    ['it is marked done', 'sent', ({ person, id }) => person.change(id, { completed: true })],
  ])('is not sent again if %s', async (_, status, change) => {
    const due = await begin();
    await change(due);
    await due.fire();
    expect(await deliveryOf(due.id)).toMatchObject({ status, tries: 1, error: unknown });
    expect((await due.providerSaw()).calls).toBe(1);
  });
});

describe('after its object crashes, a message', () => {
  it('that was sent and recorded is neither sent nor recorded again', async () => {
    const due = await dueMessage();
    const schedule = scheduleOf(due.campaignId);
    await databaseTakesRecords(false);
    await due.fire();
    const kept = await runInDurableObject(schedule, (_, { storage }) => storage.list({ prefix: 'claim:' }));
    expect(kept.size).toBe(1);
    await databaseTakesRecords(true);
    await due.fire();
    // After the crash, storage has the claims and the guard alarm.
    await runInDurableObject(schedule, async (_, { storage }) => {
      await storage.put(Object.fromEntries(kept));
      await storage.setAlarm(halfPastNine + minute);
    });
    await evictDurableObject(schedule);
    await due.fire(halfPastNine + minute);
    await expectSent(due);
    expect(await due.attempts()).toHaveLength(1);
  });

  it('is sent again under the same identifier with the same words, which can’t be changed by then', async () => {
    const due = await dueMessage();
    const { person, id: messageId, campaignId } = due;
    const old = "UPDATE messages SET content = 'An old text.', condition = NULL, entry = NULL WHERE id = ?";
    await sql(old, messageId);
    await crashWhileSending(due);
    await due.providerWill({ kind: 'accept' });
    expect(await due.shown()).toMatchObject({ status: 'scheduled', sent: false });
    expect(await due.alarm()).toBe(halfPastNine + minute);
    expect((await person.change(messageId, { content: 'My own words' })).status).toBe(409);
    // By now, another text would be chosen.
    await sql("UPDATE campaigns SET message_style = 'direct' WHERE id = ?", campaignId);
    await due.fire(halfPastNine + minute);
    await expectSent(due, 2);
    expect(await due.attempts()).toMatchObject([
      { attempt: 1, outcome: 'unknown' },
      { attempt: 2, outcome: 'accepted' },
    ]);
    const { content } = await due.shown();
    expect(content).not.toMatch(/old text|own words/);
    for (const { text } of (await due.providerSaw()).accepted) expect(text).toContain(content);
  });
});

describe('when several messages are due', () => {
  it('one that cannot be recorded delays no other and is recorded later', async () => {
    const due = await dueMessage();
    const { id: messageId } = due;
    const second = await addExtra(due, 1);
    const { id } = await deliveryOf(messageId);
    await databaseTakesRecords(false, id);
    await due.fire(halfPastNine + minute);
    expect((await deliveryOf(second)).status).toBe('sent');
    expect((await deliveryOf(messageId)).status).toBe('scheduled');

    await databaseTakesRecords(true);
    stateTime(halfPastNine + 15 * minute);
    await runCron();
    await due.fire();
    expect(await deliveryOf(messageId)).toMatchObject({ status: 'sent', tries: 1 });
    expect((await due.providerSaw()).calls).toBe(2);
  });

  it('a slow provider leaves the rest to the next alarm, which sees what has changed', async () => {
    const due = await dueMessage();
    const second = await addExtra(due, 1);
    const later = halfPastNine + minute + 10_000;
    stateTime(halfPastNine + minute);
    await duringProviderCall(due, async () => {
      await due.person.change(second, { skipped: true });
      stateTime(later);
    });
    expect(await due.shown()).toMatchObject({ status: 'sent' });
    expect(await due.alarm()).toBe(later);
    await due.fire();
    expect((await deliveryOf(second)).status).toBe('skipped');
    expect((await due.providerSaw()).calls).toBe(1);
  });
});

it('a campaign whose data cannot be read keeps its outcomes, and its messages fail after four tries', async () => {
  const due = await dueMessage();
  const setTimeZone = (timeZone: string) =>
    sql('UPDATE campaigns SET time_zone = ? WHERE id = ?', timeZone, due.campaignId);
  await databaseTakesRecords(false);
  await due.fire();
  await databaseTakesRecords(true);
  await setTimeZone('Nowhere');
  await due.fire(halfPastNine + minute);
  expect(await deliveryOf(due.id)).toMatchObject({ status: 'sent', tries: 1 });

  const second = (await sql('SELECT id FROM messages WHERE campaign_id = ?', due.campaignId))[1];
  const usage = () => sql('SELECT day, kind, used FROM daily_usage');
  const usedBefore = await usage();
  for (const minutes of [0, 1, 6, 36]) await due.fire(halfPastNine + day + minutes * minute);
  const error = 'We couldn’t write this message right now';
  expect(await deliveryOf(Number(second?.id))).toMatchObject({ status: 'failed', tries: 4, error });
  expect(await usage()).toEqual(usedBefore);
  await setTimeZone('Europe/London');
  await due.fire(halfPastNine + 2 * day);
  expect((await due.person.messages(due.campaignId))[2]?.status).toBe('sent');
});

/** Does something that ends badly at each of the campaign's alarms. @returns the minutes until each next one */
async function waits(due: DueMessage, times: number, run: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let fired = 0; fired < times; fired += 1) {
    await run();
    const next = (await due.alarm()) ?? 0;
    found.push((next - Date.now()) / minute);
    stateTime(next);
  }
  return found;
}

it('a campaign whose object crashes each time waits twice as long each time, until it works again', async () => {
  const due = await dueMessage();
  const crash = () => crashWhileSending(due);
  expect(await waits(due, 3, crash)).toEqual([1, 2, 4]);
  await due.providerWill({ kind: 'accept' });
  await due.fire();
  await expectSent(due, 4);
  stateTime(halfPastNine + day);
  expect(await waits(due, 1, crash)).toEqual([1]);
});

it('a campaign whose alarm fails each time remembers what it sent and waits longer, up to an hour', async () => {
  const due = await dueMessage();
  const { campaignId } = due;
  const fail = async () => {
    await due.fire();
    await due.alarm();
    await evictDurableObject(scheduleOf(campaignId));
  };
  await databaseTakesRecords(false);
  expect(await waits(due, 5, fail)).toEqual([1, 2, 4, 8, 16]);
  // The cron wakes it in between, which does not count as a success.
  stateTime(halfPastNine + 20 * minute);
  await runCron();
  expect(await due.alarm()).toBe(halfPastNine + 20 * minute);
  expect(await waits(due, 3, fail)).toEqual([32, 60, 60]);
  await databaseTakesRecords(true);
  await due.fire();
  await expectSent(due);
  expect(await due.shown()).toMatchObject({ sentAt: new Date(halfPastNine).toISOString() });

  stateTime(halfPastNine + day);
  await databaseTakesRecords(false);
  expect(await waits(due, 2, fail)).toEqual([1, 2]);
});

it.each([
  { field: 'request_id', idOf: (id: number) => `request-message-${id}` },
  { field: 'smtp_id', idOf: (id: number) => `<message-${id}@mail.test>` },
  { field: 'smtp_id', idOf: (id: number) => `message-${id}@mail.test` },
])(
  'a bounce that MailChannels reports by $field, among unreadable events, is shown with its message',
  async ({ field, idOf }) => {
    const due = await dueMessage();
    const { person, id: messageId } = due;
    await due.fire();
    const at = halfPastNine + minute;
    stateTime(at + minute);
    const bounce = { event: 'hard-bounced', status: '550', reason: '5.2.2 over quota', timestamp: at / 1000 };
    const recipients = [`Ann <${person.user.email.toUpperCase()}>`];
    const known = { ...bounce, recipients, [field]: idOf(messageId) };
    const events = [{ event: 'hard-bounced' }, { nonsense: true }, 7, known];
    await handleMailEvents(createDeps(env), events);

    const reason = 'Your mail provider sent this back: your mailbox is full';
    expect(await person.get(`/api/messages/${messageId}/deliveries`)).toMatchObject([
      { channel: 'email', outcome: 'accepted', reason: null },
      { channel: 'email', outcome: 'returned', reason, again: false, startedAt: new Date(at).toISOString() },
    ]);
    expect(await due.shown()).toMatchObject({ status: 'sent', reason });
  },
);

/** Twilio's response for a phone that said STOP to Twilio and not to us. */
const saidStop: Behavior = {
  kind: 'status',
  status: 400,
  body: JSON.stringify({ code: 21610, message: 'scripted', status: 400 }),
};

it('a phone that said STOP to Twilio gets neither texts nor emails instead, until it says START', async () => {
  const due = await dueMessage(drivers.sms);
  const { person, address } = due;
  await due.providerWill(saidStop);
  await due.fire();
  const text = 'You stopped text messages';
  const stop = { campaignId: null, channel: 'sms', cause: 'stop-reply', text };
  expect(await person.stops()).toMatchObject([stop]);
  await due.providerWill({ kind: 'accept' });
  await due.fire(halfPastNine + day);
  expect((await due.providerSaw()).calls).toBe(1);
  expect((await providerSaw(person.user.email)).calls).toBe(0);
  await handOverText({ From: address, Body: 'START' });
  await due.fire(halfPastNine + 2 * day);
  const said = 'Your phone replied STOP to our text messages. To get them again, text START from that phone';
  const messages = await due.person.messages(due.campaignId);
  expect(messages.slice(0, 3).map(({ status, reason }) => [status, reason])).toEqual([
    ['failed', said],
    ['skipped', text],
    ['sent', null],
  ]);
});
