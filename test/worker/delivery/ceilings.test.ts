import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { inMemoryObject } from '../../../scripts/demo/memory-object.ts';
import type { UsageKind } from '../../../worker/channels.ts';
import { sendDue, sendOne } from '../../../worker/delivery/send-due.ts';
import { dayOf, giveBack, takeFromDay } from '../../../worker/delivery/usage.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { expectRefusal } from '../../support/worker/calls.ts';
import { campaignBody, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import {
  halfPastEight,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  stateTime,
} from '../../support/worker/clock.ts';
import { copyMessage, databaseTakesRecords, deliveryOf, sql } from '../../support/worker/database.ts';
import { handOverText, textedBack, twilioSettings } from '../../support/worker/inbound.ts';
import { newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

beforeEach(() => sql('DELETE FROM daily_usage'));

const three = { MAILS_PER_DAY: '3', TEXTS_PER_DAY: '1' };
const log = vi.fn();
const deps = { ...createDeps({ ...env, ...three }), log };

const used = (kind: UsageKind) =>
  sql<{ used: number }>('SELECT used FROM daily_usage WHERE kind = ? AND day = ?', kind, dayOf(Date.now()));

/** People whose first email is due now. */
async function dueNow(count: number) {
  const all = [];
  for (let made = 0; made < count; made += 1) all.push(await newPersonWithCampaign());
  stateTime(halfPastSeven);
  return all;
}

const run = (campaignId: number) => sendDue(deps, inMemoryObject(), campaignId);

it('no more emails are sent in a day than the ceiling allows, even at once; the others wait up to three hours', async () => {
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

it('near the ceiling, emails are counted before they are sent, and uncounted if they are not sent or not recorded', async () => {
  const ten = { ...createDeps({ ...env, MAILS_PER_DAY: '10' }), log };
  const usedMails = async () => (await used('mails'))[0]?.used;
  // Two messages of a campaign are due, and the day has two emails left.
  const { person, campaign } = await newPersonWithCampaign();
  stateTime(halfPastSeven);
  const { id } = await person.firstMessage(campaign.id);
  await copyMessage(id, { kind: 'extra' });
  await takeFromDay(ten, 'mails', 8);
  const holder = inMemoryObject();
  expect(await sendDue(ten, { ...inMemoryObject(), isDeleted: () => true }, campaign.id)).toMatchObject({
    next: null,
  });
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

it('an account has at most 50 campaigns', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sql(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
    INSERT INTO campaigns (user_id, seed, title, description, frequency, message_time, send_minute, message_style,
      delivery_method, kind, hue, icon, start_date, time_zone, ends_at, created_at)
    SELECT user_id, seed || i, title, description, frequency, message_time, send_minute, message_style,
      delivery_method, kind, hue, icon, start_date, time_zone, ends_at, created_at FROM campaigns, n WHERE id = ?`,
    campaign.id,
  );
  const start = () => person.call('POST', '/api/campaigns', campaignBody);
  const message = 'You have 50 campaigns, the most one account can have. Delete one to start another';
  await expectRefusal(start(), 409, message);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect((await start()).status).toBe(201);
});
