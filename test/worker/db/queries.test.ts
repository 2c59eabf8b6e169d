import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { countingDatabase, type DatabaseTotals } from '../../../bench/worker/counting.ts';
import { inMemoryObject } from '../../../scripts/demo/demo-history.ts';
import { sendDue } from '../../../worker/delivery/send-due.ts';
import { createDeps, type Env } from '../../../worker/deps.ts';
import worker from '../../../worker/index.ts';
import { callWith } from '../../support/worker/calls.ts';
import { newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { day, halfPastSeven, mondayMorning, stateTime } from '../../support/worker/clock.ts';
import { markSent, sql } from '../../support/worker/database.ts';
import {
  handOverEvents,
  handOverMail,
  handOverText,
  mailChannelsSettings,
  newPersonWithMail,
  replyAddressOf,
  startKeyServer,
  twilioSettings,
} from '../../support/worker/inbound.ts';
import type { Person } from '../../support/worker/people.ts';
import { personWithText } from '../../support/worker/reached.ts';
import { fillId, routeTable } from '../http/route-table.ts';

/** SQLite's plan of a query, line by line. It doesn't depend on the values. */
async function planOf(query: string): Promise<string[]> {
  const text = query.replace(/'[^']*'/g, '');
  const count = Math.max(
    text.match(/\?(?!\d)/g)?.length ?? 0,
    ...[...text.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number)),
  );
  const plan = await sql<{ detail: string }>(`EXPLAIN QUERY PLAN ${query}`, ...Array(count).fill(1));
  return plan.map(({ detail }) => detail);
}

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

/** All statements that the app uses to answer requests, replies and reports, and in a run and in the cron job. */
async function statementsOfEverything(): Promise<Set<string>> {
  const seen = new Set<string>();
  const prepare = (statement: string) => {
    seen.add(statement);
    return env.DB.prepare(statement);
  };
  const DB = { prepare, batch: (all: D1PreparedStatement[]) => env.DB.batch(all) } as D1Database;

  for (const [name, { body }] of Object.entries(routeTable)) {
    const [method = '', path = ''] = name.split(' ');
    const { person, campaign } = await newPersonWithCampaign({ frequency: '3 times per week' });
    const messageId = (await person.firstMessage(campaign.id)).id;
    const ids = { user: person.user.id, campaign: campaign.id, message: messageId };
    const request = { method, path: fillId(path, ids), headers: { Cookie: person.cookie } };
    const things = { person, campaignId: campaign.id, messageId };
    await callWith({ DB }, { ...request, body: typeof body === 'function' ? body(things) : body });
  }
  startKeyServer();
  const mailed = await newPersonWithMail();
  const to = await replyAddressOf(mailed.id, mailed.campaign.id);
  for (const body of ['done', 'sit for three breaths', 'stop']) await handOverMail({ to, body }, { DB });
  await handOverEvents([mailed.heard('hard-bounced')], {}, { ...mailChannelsSettings, DB });
  const { person, phone, campaign, path } = await personWithText();
  for (const Body of ['later', 'STOP', 'START'])
    await handOverText({ From: phone, Body }, {}, { ...twilioSettings, DB });
  const page = await (await callWith({ DB }, { method: 'GET', path })).text();
  const submit = (to: string, fields: Record<string, string>) =>
    callWith({ DB }, { method: 'POST', path: to, body: new URLSearchParams(fields) });
  for (const answer of ['done', 'undo']) await submit(path, { answer });
  for (const stop of ['campaign', 'undo', 'all'])
    await submit(/\/m\/stop\/[\w-]+/.exec(page)?.[0] ?? '', { stop });
  const { url } = await person.send<{ url: string }>('POST', '/api/account/calendar');
  await callWith({ DB }, { method: 'GET', path: new URL(url).pathname });
  stateTime(halfPastSeven + day);
  await sendDue(createDeps({ ...env, DB }), inMemoryObject(), campaign.id);
  await worker.scheduled(createScheduledController(), { ...env, DB }, createExecutionContext());
  return seen;
}

it('no query of the app scans a table, or calls a function with more than 32 arguments, the limit of D1', async () => {
  const seen = await statementsOfEverything();
  expect(seen.size).toBeGreaterThan(150);
  for (const query of seen) {
    const scans = (await planOf(query)).filter((line) =>
      /^SCAN (?!CONSTANT|\(subquery|stops$|\w+ VIRTUAL TABLE)/.test(line),
    );
    expect.soft(scans, query).toEqual([]);
    if (!/^insert/i.test(query)) expect.soft(mostArguments(query), query).toBeLessThanOrEqual(32);
  }
}, 120_000);

function countedEnv(settings: Partial<Env> = {}) {
  const totals: DatabaseTotals = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 };
  return { totals, env: { ...env, ...settings, DB: countingDatabase(env.DB, totals) } };
}

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

const reads = Object.entries(routeTable).flatMap(([name, { open, statuses }]) =>
  name.startsWith('GET ') && !open && statuses === undefined ? [name.slice('GET '.length)] : [],
);

const costOfDeletion = async ({ user }: Person) =>
  (await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(user.id).run()).meta.rows_read;

it('reading costs one round trip, and no more rows when more people have campaigns', async () => {
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
