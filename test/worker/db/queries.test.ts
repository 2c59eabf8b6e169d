import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { countingDatabase, type DatabaseTotals } from '../../../bench/worker/counting.ts';
import { inMemoryObject } from '../../../scripts/demo/memory-object.ts';
import {
  listed,
  listedActive,
  selectCampaigns,
  shownById,
} from '../../../worker/campaigns/campaigns.repo.ts';
import { moving } from '../../../worker/campaigns/time-zones.service.ts';
import { openDb } from '../../../worker/db/client.ts';
import {
  dueOfCampaign,
  insertAttempt,
  overdue,
  unclosed,
  updateDelivery,
} from '../../../worker/delivery/deliveries.repo.ts';
import { selectOutbox } from '../../../worker/delivery/deliveries.service.ts';
import {
  insertOptOutsForEach,
  selectOptOuts,
  selectOptOutsFor,
} from '../../../worker/delivery/opt-outs.repo.ts';
import { sendDue } from '../../../worker/delivery/send-due.ts';
import { suppressionQueries } from '../../../worker/delivery/suppressions.service.ts';
import { createDeps, type Env } from '../../../worker/deps.ts';
import { selectElsewhere, selectPlanned } from '../../../worker/messages/messages.repo.ts';
import { removeMessages } from '../../../worker/messages/planned-messages.repo.ts';
import * as shown from '../../../worker/messages/shown-messages.repo.ts';
import * as progress from '../../../worker/progress/progress.repo.ts';
import * as events from '../../../worker/replies/replies.repo.ts';
import { findUsersByPhone } from '../../../worker/replies/replies.repo.ts';
import { callWith } from '../../support/worker/calls.ts';
import { newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { day, halfPastSeven, mondayMorning, stateTime } from '../../support/worker/clock.ts';
import { markSent, sql } from '../../support/worker/database.ts';
import { mailChannelsSettings } from '../../support/worker/mail-events.ts';
import type { Person } from '../../support/worker/people.ts';
import { fillId, routeTable } from '../http/route-table.ts';

const db = openDb(env.DB);
const deps = createDeps(env);
const phone = { channel: 'sms', address: '+1' } as const;
const [recordReports, showReports] = events.mailReportStatements(db, [], 0);

/** SQLite's plan of a query, line by line. */
async function planOf(query: string | { toSQL(): { sql: string; params: unknown[] } }): Promise<string[]> {
  const { sql: text, params } = typeof query === 'string' ? { sql: query, params: [] } : query.toSQL();
  // The plan doesn't depend on the values of hand-written SQL.
  const values = typeof query === 'string' ? [...new Set(query.match(/\?\d/g))].map(() => 1) : params;
  return (await sql<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...values)).map(({ detail }) => detail);
}

const ofUser = /SEARCH d USING INDEX deliveries_user \(user_id=\? AND status=\?/;
const byMessage = /SEARCH d USING INDEX deliveries_once/;
const byDay = /SEARCH m USING INDEX messages_day/;
const byScope = /opt_outs USING INDEX opt_outs_once/;
const byEmail = /users USING .*INDEX users_email_key/;
const byPhone = /users USING .*INDEX users_phone/;
const ofCampaign = /SEARCH d USING (COVERING )?INDEX deliveries_campaign \(campaign_id=\? AND status=\?/;

/** Each query with the index or key that must find its rows. */
const queries: [string, Parameters<typeof planOf>[0], RegExp][] = [
  ["a person's campaigns", selectCampaigns(db, 1), /campaigns USING INDEX campaigns_user/],
  ["a campaign's messages", shown.messagesOfCampaign, byDay],
  ["the deliveries of a campaign's messages", shown.messagesOfCampaign, byMessage],
  ['one message', shown.oneMessage, byMessage],
  ['the recent messages', shown.recent, ofUser],
  ['the planned messages', selectPlanned(db, 1, 1), /SEARCH d USING .*INDEX deliveries_campaign/],
  [
    "the texts of a person's other campaigns",
    selectElsewhere(db, 1, 1, 0),
    /campaigns USING INDEX campaigns_user/,
  ],
  [
    "the days of a person's other campaigns",
    selectElsewhere(db, 1, 1, 0),
    /messages_day \(campaign_id=\? AND local_date>\?/,
  ],
  ['rewritten messages', removeMessages(db, 1, [1]), /SEARCH messages USING INDEX messages_day/],
  ['the list of campaigns', listed, /SEARCH c USING INDEX campaigns_user/],
  ['the counts of all campaigns', listed, ofCampaign],
  ['the active campaigns', listedActive, ofCampaign],
  ['the questions of the active campaigns', listedActive, /SEARCH q USING .*INDEX/],
  [
    "today's messages",
    shown.messagesOfDays,
    /messages_day \(campaign_id=\? AND local_date>\? AND local_date<\?/,
  ],
  ["the deliveries of today's messages", shown.messagesOfDays, byMessage],
  ['the counts of one campaign', shownById, ofCampaign],
  ['the counts in a batch', progress.selectProgress(db, 1, 1, 0), ofCampaign],
  ['the calendar of a campaign', progress.calendarOfOne, ofCampaign],
  ['the days of all campaigns', progress.daysOfAll, ofCampaign],
  ['the weeks and hours of all campaigns', progress.habitsOfUser, ofCampaign],
  ['the due campaign', dueOfCampaign, /SEARCH c USING INTEGER PRIMARY KEY/],
  ['due deliveries', dueOfCampaign, ofCampaign],
  ['overdue deliveries', overdue, /deliveries USING INDEX deliveries_overdue/],
  ['campaigns to close', unclosed, /campaigns USING .*INDEX campaigns_closing/],
  ['accounts that are moving', moving, /users USING INDEX users_moving/],
  ['a recorded outcome', updateDelivery, /deliveries USING INTEGER PRIMARY KEY/],
  ['a recorded attempt', insertAttempt, /deliveries USING INTEGER PRIMARY KEY/],
  ['the campaigns of a calendar feed', shown.upcomingCampaigns, /SEARCH c USING INDEX campaigns_/],
  ['the messages of a calendar feed', shown.upcomingMessages, /deliveries_user \(user_id=\?/],
  ['the outbox', selectOutbox(db, 1), /outbox USING INDEX outbox_user/],
  ["a person's stops", selectOptOuts(db, 1), byScope],
  ['the stops against a campaign', selectOptOutsFor(db, 1, 1), byScope],
  ['the stops against all', selectOptOutsFor(db, 1, null), byScope],
  ['reported addresses', suppressionQueries.addForEach(db, events.reportedAddresses([], 0), 0), byEmail],
  ['reported deliveries', events.countReported(db, [], 0), /deliveries USING INDEX deliveries_user/],
  ['accounts that share a phone', findUsersByPhone(db, '+1'), byPhone],
  ["an address's suppressions", suppressionQueries.lift(deps, phone), /suppressions USING .*INDEX/],
  ['accounts with a phone', suppressionQueries.add(deps, phone, 'stop-reply'), byPhone],
  ['returned texts', insertOptOutsForEach(db, events.usersWithReturnedTexts([], 0), 0), byEmail],
  ['the suppressions of a person', selectOptOuts(db, 1), /SEARCH s USING .*INDEX .*suppressions/],
  ['the reports about emails', recordReports, /deliveries USING INDEX deliveries_user/],
  ['the messages of reports', showReports, /deliveries USING INDEX deliveries_user/],
];

it('every query uses its index, and scans no table', async () => {
  for (const [name, query, index] of queries) {
    const plan = await planOf(query);
    expect.soft(plan.join('\n'), name).toMatch(index);
    const scans = plan.filter((line) => /^SCAN (?!CONSTANT|stops$|\(subquery|\w+ VIRTUAL TABLE)/.test(line));
    expect.soft(scans, name).toEqual([]);
  }
});

it('sorted lists come in order from the index', async () => {
  const inOrder = [shown.recent, selectCampaigns(db, 1), selectOutbox(db, 1)];
  for (const query of inOrder) expect((await planOf(query)).join()).not.toContain('TEMP B-TREE');
});

/** The largest number of arguments of a function call. */
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

it('no function is called with more than 32 arguments, the limit of D1 in production', () => {
  for (const [, query] of queries)
    expect(mostArguments(typeof query === 'string' ? query : query.toSQL().sql)).toBeLessThanOrEqual(32);
});

/** The environment with a database that counts. */
function countedEnv(settings: Partial<Env> = {}) {
  const totals: DatabaseTotals = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
  return { totals, env: { ...env, ...settings, DB: countingDatabase(env.DB, totals) } };
}

/** What a call costs in the database. */
async function costOf(person: Person, path: string): Promise<DatabaseTotals> {
  const counted = countedEnv();
  const answer = await callWith(counted.env, { method: 'GET', path, headers: { Cookie: person.cookie } });
  expect(answer.status, await answer.text()).toBe(200);
  return counted.totals;
}

async function personWithThreeSent() {
  const made = await newPersonWithCampaign();
  await markSent(made.campaign.id, 3);
  return made;
}

/** The routes that only read, for signed-in people. */
const reads = Object.entries(routeTable).flatMap(([name, { open, statuses }]) =>
  name.startsWith('GET ') && !open && statuses === undefined ? [name.slice('GET '.length)] : [],
);

const costOfDeletion = async ({ user }: Person) =>
  (await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(user.id).run()).meta.rows_read;

it('reading costs one round trip, and no more rows when more people have campaigns; nor does deleting an account', async () => {
  const { person, campaign } = await personWithThreeSent();
  const message = await person.firstMessage(campaign.id);
  const deletion = await costOfDeletion((await personWithThreeSent()).person);
  // SQLite reads one row past the last, so there must always be one.
  await personWithThreeSent();
  const costs = async () => {
    const totals: Record<string, DatabaseTotals> = {};
    for (const route of reads) {
      const path = fillId(route, { user: person.user.id, campaign: campaign.id, message: message.id });
      totals[route] = await costOf(person, path);
    }
    return totals;
  };
  const amongFew = await costs();
  for (const [path, cost] of Object.entries(amongFew))
    expect(cost, path).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
  for (let others = 0; others < 4; others++) await personWithThreeSent();
  expect(await costs()).toEqual(amongFew);
  // Future messages are not read if enough were sent.
  expect((await costOf(person, '/api/messages/recent?limit=3')).rowsRead).toBeLessThan(30);
  expect((await costOf(person, '/api/messages/recent?limit=50')).rowsRead).toBeGreaterThan(100);
  expect(await costOfDeletion(person)).toBeLessThan(deletion + 20);
});

it('a run costs one round trip if nothing is due, and otherwise two, however many messages are due', async () => {
  const { campaign } = await newPersonWithCampaign();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ results: [{ status: 'sent', message_id: 'theirs' }] }, { status: 202 }),
  );
  const counted = countedEnv(mailChannelsSettings);
  const roundTrips = async () => {
    counted.totals.roundTrips = 0;
    await sendDue(createDeps(counted.env), inMemoryObject(), campaign.id);
    return counted.totals.roundTrips;
  };
  expect(await roundTrips()).toBe(1);
  stateTime(halfPastSeven);
  expect(await roundTrips()).toBe(2);
  const dueAtOnce = 'UPDATE deliveries SET due_at = ? WHERE campaign_id = ? AND due_at < ?';
  await sql(dueAtOnce, halfPastSeven, campaign.id, halfPastSeven + 5 * day);
  expect(await roundTrips()).toBe(2);
});

it('sending reads little more than the campaign’s own messages, however many others were sent', async () => {
  const sendFortieth = async () => {
    stateTime(mondayMorning);
    const { campaign } = await newPersonWithCampaign();
    await markSent(campaign.id, 40);
    await sql(
      "UPDATE messages SET mark = 'done' WHERE campaign_id = ? AND slot_index < 40 AND slot_index % 2",
      campaign.id,
    );
    stateTime(halfPastSeven + 40 * day);
    const counted = countedEnv();
    await sendDue(createDeps(counted.env), inMemoryObject(), campaign.id);
    const last = "SELECT 1 FROM progress WHERE campaign_id = ? AND status = 'sent' AND slot_index = 40";
    expect(await sql(last, campaign.id)).toHaveLength(1);
    return counted.totals;
  };
  // The first send of the day creates the row of the daily ceiling.
  await sendFortieth();
  const first = await sendFortieth();
  // One of the round trips is the outbox's own.
  expect(first.roundTrips).toBe(3);
  expect(first.rowsRead).toBeLessThan(84 + 40);
  expect((await sendFortieth()).rowsRead - first.rowsRead).toBeLessThan(3);
});
