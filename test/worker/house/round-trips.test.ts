import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { countingDatabase, type DatabaseTotals } from '../../../bench/worker/counting-database.ts';
import { memoryHolder } from '../../../scripts/demo/memory-holder.ts';
import { app } from '../../../worker/app.ts';
import { sendDue } from '../../../worker/delivery/send-due.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Env } from '../../../worker/env.ts';
import {
  beginOnMonday,
  day,
  halfPastSeven,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { markSent } from '../../support/worker/deliveries.ts';
import { appAddress, type Person } from '../../support/worker/people.ts';

beginOnMonday();

/** The environment of the tests over a database that counts, with other settings where they are given. */
function countedEnv(settings: Partial<Env> = {}) {
  const totals: DatabaseTotals = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
  return { totals, env: { ...env, ...settings, DB: countingDatabase(env.DB, totals) } };
}

/** What a call of the person asks of the database. */
async function costOf(person: Person, path: string): Promise<DatabaseTotals> {
  const counted = countedEnv();
  const context = createExecutionContext();
  const request = new Request(`${appAddress}${path}`, { headers: { Cookie: person.cookie } });
  const answer = await app.fetch(request, counted.env, context);
  await waitOnExecutionContext(context);
  expect(answer.status, await answer.text()).toBe(200);
  return counted.totals;
}

const sendThree = (campaignId: number) => markSent(campaignId, 3);

const reads: [string, (person: Person, campaignId: number) => string][] = [
  ['the list', () => '/api/campaigns'],
  ['the active ones', () => '/api/campaigns/active'],
  ['one campaign', (_, id) => `/api/campaigns/${id}`],
  ["a campaign's calendar", (_, id) => `/api/campaigns/${id}/days`],
  ["a campaign's messages", (_, id) => `/api/messages/campaign/${id}`],
  ['the recent messages', () => '/api/messages/recent?limit=5'],
  ['the numbers of the dashboard', (person) => `/api/stats/${person.user.id}`],
];

describe.each(reads)('%s', (_, pathOf) => {
  it('costs one round trip, and no more rows when more people have campaigns', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendThree(campaign.id);
    const addSomebody = async () => sendThree((await newPersonWithCampaign()).campaign.id);
    // SQLite reads the row behind the last one to see that it is the last: there always is one here.
    await addSomebody();
    const amongFew = await costOf(person, pathOf(person, campaign.id));
    for (let others = 0; others < 4; others++) await addSomebody();

    expect(await costOf(person, pathOf(person, campaign.id))).toEqual(amongFew);
    expect(amongFew).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
  });
});

it('does not read what is to come while enough was sent', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendThree(campaign.id);
  const enough = await costOf(person, '/api/messages/recent?limit=3');
  const all = await costOf(person, '/api/messages/recent?limit=50');
  expect(enough.rowsRead).toBeLessThan(30);
  expect(all.rowsRead).toBeGreaterThan(100);
});

it('sends what is due with two round trips, however much that is', async () => {
  const { campaign } = await newPersonWithCampaign();
  stateTime(halfPastSeven);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ results: [{ status: 'sent', message_id: 'theirs' }] }, { status: 202 }),
  );
  const counted = countedEnv({
    MAILCHANNELS_API_KEY: 'a key',
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
  });
  await sendDue(createDeps(counted.env), memoryHolder(), campaign.id);
  expect(counted.totals.roundTrips).toBe(2);

  await env.DB.prepare('UPDATE deliveries SET due_at = ? WHERE campaign_id = ? AND due_at < ?')
    .bind(halfPastSeven, campaign.id, halfPastSeven + 5 * day)
    .run();
  counted.totals.roundTrips = 0;
  await sendDue(createDeps(counted.env), memoryHolder(), campaign.id);
  expect(counted.totals.roundTrips).toBe(2);
});

it('reads little more than the campaign’s own messages to send one, however many others were sent', async () => {
  const sendFortieth = async () => {
    stateTime(mondayMorning);
    const { campaign } = await newPersonWithCampaign();
    await markSent(campaign.id, 40);
    await env.DB.prepare(
      "UPDATE messages SET mark = 'done' WHERE campaign_id = ? AND slot_index < 40 AND slot_index % 2",
    )
      .bind(campaign.id)
      .run();
    stateTime(halfPastSeven + 40 * day);
    const counted = countedEnv();
    await sendDue(createDeps(counted.env), memoryHolder(), campaign.id);
    const { results } = await env.DB.prepare(
      "SELECT count(*) AS sent FROM progress WHERE campaign_id = ? AND status = 'sent' AND slot_index = 40",
    )
      .bind(campaign.id)
      .all();
    expect(results).toEqual([{ sent: 1 }]);
    return counted.totals;
  };
  // The first send of the day makes the row of the daily ceiling.
  await sendFortieth();
  const first = await sendFortieth();
  // One of the round trips is the outbox's own.
  expect(first.roundTrips).toBe(3);
  expect(first.rowsRead).toBeLessThan(84 + 40);
  expect((await sendFortieth()).rowsRead - first.rowsRead).toBeLessThan(3);
});

it('looks after nothing with one round trip', async () => {
  const { campaign } = await newPersonWithCampaign();
  const counted = countedEnv();
  await sendDue(createDeps(counted.env), memoryHolder(), campaign.id);
  expect(counted.totals.roundTrips).toBe(1);
});
