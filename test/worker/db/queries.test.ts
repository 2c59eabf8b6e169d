import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { countingDatabase, type DatabaseTotals } from '../../../bench/worker/counting-database.ts';
import { memoryHolder } from '../../../scripts/demo/memory-holder.ts';
import { app } from '../../../worker/app.ts';
import { listed, listedActive, oneShown, selectCampaigns } from '../../../worker/campaigns/campaigns.repo.ts';
import { selectCampaign, selectPerson } from '../../../worker/db/campaign-rows.ts';
import { openDb } from '../../../worker/db/client.ts';
import { overdue, unclosed, whatIsDue, whoIsDue } from '../../../worker/delivery/due.repo.ts';
import {
  insertOptOutsForEach,
  selectOptOuts,
  selectOptOutsAgainst,
} from '../../../worker/delivery/opt-outs.repo.ts';
import { selectOutbox } from '../../../worker/delivery/outbox.repo.ts';
import { keepAttempt, keepOutcome } from '../../../worker/delivery/outcomes.repo.ts';
import { sendDue } from '../../../worker/delivery/send-due.ts';
import {
  deleteSuppressions,
  insertSuppression,
  insertSuppressionsForEach,
} from '../../../worker/delivery/suppressions.repo.ts';
import { lostTests } from '../../../worker/delivery/test-deliveries.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Env } from '../../../worker/env.ts';
import { selectPlanned } from '../../../worker/messages/messages.repo.ts';
import { removeMessages } from '../../../worker/messages/planned-messages.repo.ts';
import {
  campaignOfMessages,
  campaignsToCome,
  latestSent,
  messagesOfCampaign,
  messagesOfDays,
  messagesToCome,
  oneMessage,
  soonestScheduled,
} from '../../../worker/messages/shown-messages.repo.ts';
import {
  calendarOfOne,
  campaignOfCalendar,
  daysOfAll,
  daysOfOne,
  habitsOfPerson,
  selectProgress,
} from '../../../worker/progress/progress.repo.ts';
import { readPeopleWithPhone } from '../../../worker/replies/inbound.repo.ts';
import {
  countReported,
  mailReportStatements,
  peopleWithReturnedTexts,
  reportedAddresses,
} from '../../../worker/replies/mail-events.repo.ts';
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

const db = openDb(env.DB);
const phone = { channel: 'sms', address: '+1', hashes: ['a', 'b'] } as const;
const [recordNews, tellNews] = mailReportStatements(db, [], 0);

/** How SQLite goes about a query, line by line. */
async function planOf(query: string | { toSQL(): { sql: string; params: unknown[] } }): Promise<string[]> {
  const { sql, params } = typeof query === 'string' ? { sql: query, params: [] } : query.toSQL();
  // What is bound to a text written by hand decides nothing.
  const values = typeof query === 'string' ? [...new Set(query.match(/\?\d/g))].map(() => 1) : params;
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

const ofCampaign = /SEARCH d USING (COVERING )?INDEX deliveries_campaign \(campaign_id=\? AND status=\?/;

/** Each with the index, or the key, that is to find its rows. */
const queries: [string, Parameters<typeof planOf>[0], RegExp][] = [
  ["a person's campaigns", selectCampaigns(db, 1), /campaigns USING INDEX campaigns_user/],
  ['one campaign', selectCampaign(db, 1, 1), /campaigns USING INTEGER PRIMARY KEY/],
  ['a person', selectPerson(db, 1), /users USING INTEGER PRIMARY KEY/],
  ["a campaign's messages", messagesOfCampaign, /SEARCH m USING INDEX messages_day/],
  ["the deliveries of a campaign's messages", messagesOfCampaign, /SEARCH d USING INDEX deliveries_once/],
  ['what decides over them', campaignOfMessages, /SEARCH c USING INTEGER PRIMARY KEY/],
  ['one message', oneMessage, /SEARCH d USING INDEX deliveries_once/],
  ['the latest sent', latestSent, /SEARCH d USING INDEX deliveries_user \(user_id=\? AND status=\?/],
  [
    'the soonest to come',
    soonestScheduled,
    /SEARCH d USING INDEX deliveries_user \(user_id=\? AND status=\?/,
  ],
  ['the planned messages', selectPlanned(db, 1, 1), /SEARCH d USING INDEX deliveries_campaign/],
  ['what is written anew', removeMessages(db, 1, [1]), /SEARCH messages USING INDEX messages_day/],
  ['the list of campaigns', listed, /SEARCH c USING INDEX campaigns_user/],
  ['the counts of all campaigns', listed, ofCampaign],
  ['the active campaigns', listedActive, ofCampaign],
  ['the questions of the active campaigns', listedActive, /SEARCH q USING .*INDEX/],
  [
    "today's messages",
    messagesOfDays,
    /SEARCH m USING INDEX messages_day \(campaign_id=\? AND local_date>\? AND local_date<\?/,
  ],
  ["the deliveries of today's messages", messagesOfDays, /SEARCH d USING INDEX deliveries_once/],
  ['the counts of one campaign', oneShown, ofCampaign],
  ['the counts in a batch', selectProgress(db, 1, 1, 0), ofCampaign],
  ['the calendar of a campaign', calendarOfOne, ofCampaign],
  ['whose calendar it is', campaignOfCalendar, /SEARCH c USING INTEGER PRIMARY KEY/],
  ['the days of all campaigns', daysOfAll, ofCampaign],
  ['the days of one campaign', daysOfOne, ofCampaign],
  ['the weeks and hours of all campaigns', habitsOfPerson, ofCampaign],
  ['whose campaign is due', whoIsDue, /SEARCH c USING INTEGER PRIMARY KEY/],
  ['what went before', whoIsDue, ofCampaign],
  ['what is due', whatIsDue, ofCampaign],
  ['what is overdue', overdue, /deliveries USING INDEX deliveries_overdue/],
  ['the tests that were cut short', lostTests, /deliveries USING INDEX deliveries_overdue/],
  ['what should have closed', unclosed, /campaigns USING .*INDEX campaigns_closing/],
  ['what is recorded', keepOutcome, /deliveries USING INTEGER PRIMARY KEY/],
  ['the attempts that are recorded', keepAttempt, /deliveries USING INTEGER PRIMARY KEY/],
  ['the campaigns of a calendar feed', campaignsToCome, /SEARCH c USING INDEX campaigns_/],
  ['the messages of a calendar feed', messagesToCome, /SEARCH d USING INDEX deliveries_user \(user_id=\?/],
  ['the outbox', selectOutbox(db, 1), /outbox USING INDEX outbox_user/],
  ["a person's stops", selectOptOuts(db, 1), /opt_outs USING INDEX opt_outs_once/],
  ['the stops against a campaign', selectOptOutsAgainst(db, 1, 1), /opt_outs USING INDEX opt_outs_once/],
  ['the stops against all', selectOptOutsAgainst(db, 1, null), /opt_outs USING INDEX opt_outs_once/],
  [
    'who is to get nothing more after news',
    insertSuppressionsForEach(db, reportedAddresses([], 0), 0),
    /users USING .*INDEX users_email_key/,
  ],
  ['what the news are about', countReported(db, [], 0), /deliveries USING INDEX deliveries_user/],
  ['who shares a phone', readPeopleWithPhone(db, '+1'), /users USING .*INDEX users_phone/],
  ['what stands against an address', deleteSuppressions(db, phone), /suppressions USING .*INDEX/],
  ['who is behind a phone', insertSuppression(db, phone, 'stop-reply', 0), /users USING .*INDEX users_phone/],
  [
    'who gets no more texts after news',
    insertOptOutsForEach(db, peopleWithReturnedTexts([], 0), 0),
    /users USING .*INDEX users_email_key/,
  ],
  ['the suppressions of a person', selectOptOuts(db, 1), /SEARCH s USING .*INDEX .*suppressions/],
  ['the news of emails', recordNews, /deliveries USING INDEX deliveries_user/],
  ['the messages that the news are about', tellNews, /deliveries USING INDEX deliveries_user/],
];

describe.each(queries)('%s', (_, query, index) => {
  it('is found by an index, and no table is read from end to end', async () => {
    const plan = await planOf(query);
    expect(
      plan.some((line) => index.test(line)),
      plan.join('\n'),
    ).toBe(true);
    for (const line of plan)
      expect(line).not.toMatch(/^SCAN (?!CONSTANT|stops$|\(subquery|\w+ VIRTUAL TABLE)/);
  });
});

it.each([
  ['the latest sent', latestSent],
  ['the soonest to come', soonestScheduled],
  ["a person's campaigns", selectCampaigns(db, 1)],
  ['the outbox', selectOutbox(db, 1)],
])('%s come in order from the index, without sorting', async (_, query) => {
  expect((await planOf(query)).join('\n')).not.toContain('TEMP B-TREE');
});

/** With how many arguments the function is called that is called with the most. */
function mostArguments(statement: string): number {
  let most = 0;
  const open: number[] = [];
  for (const sign of statement.replace(/'[^']*'/g, '')) {
    if (sign === '(') open.push(1);
    else if (sign === ',' && open.length > 0) open.push((open.pop() ?? 0) + 1);
    else if (sign === ')') most = Math.max(most, open.pop() ?? 0);
  }
  return most;
}

it('no function is called with more than 32 arguments, as D1 takes no more in production', () => {
  for (const [, query] of queries)
    expect(mostArguments(typeof query === 'string' ? query : query.toSQL().sql)).toBeLessThanOrEqual(32);
});

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
