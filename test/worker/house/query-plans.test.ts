import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { selectCampaigns, selectListed } from '../../../worker/campaigns/campaigns.repo.ts';
import { selectCampaign, selectPerson } from '../../../worker/db/campaign-rows.ts';
import { openDb } from '../../../worker/db/client.ts';
import { selectOutbox } from '../../../worker/delivery/outbox.repo.ts';
import {
  insertStopsForEach,
  selectStops,
  selectStopsAgainst,
  selectStopsOfChannel,
  stopsOfPhone,
} from '../../../worker/delivery/stops.repo.ts';
import { deleteSuppressions } from '../../../worker/delivery/suppressions.repo.ts';
import {
  selectCampaignMessages,
  selectLatestSent,
  selectMessage,
  selectSoonestScheduled,
} from '../../../worker/messages/messages.repo.ts';
import { removeMessages, selectPlanned } from '../../../worker/messages/planned-messages.repo.ts';
import {
  selectCampaignCounts,
  selectHistories,
  selectProgressRowsOf,
} from '../../../worker/progress/progress.repo.ts';
import { countHeardOf, mailNewsStatements, peopleHeardOf } from '../../../worker/replies/mail-events.repo.ts';

const db = openDb(env.DB);
const [recordNews, tellNews] = mailNewsStatements(db, [], 0);

/** How SQLite goes about a query, line by line. */
async function planOf(query: object): Promise<string[]> {
  if (!('toSQL' in query) || typeof query.toSQL !== 'function') throw new Error('This is no query');
  const { sql, params }: { sql: string; params: unknown[] } = query.toSQL();
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

/** Each with the index, or the key, that is to find its rows. */
const queries: [string, object, RegExp][] = [
  ["a person's campaigns", selectCampaigns(db, 1), /campaigns USING INDEX campaigns_user/],
  ['one campaign', selectCampaign(db, 1, 1), /campaigns USING INTEGER PRIMARY KEY/],
  ['a person', selectPerson(db, 1), /users USING INTEGER PRIMARY KEY/],
  ["a campaign's messages", selectCampaignMessages(db, 1, 1), /messages USING INDEX messages_campaign_time/],
  ['one message', selectMessage(db, 1, 1), /messages USING INTEGER PRIMARY KEY/],
  ['the latest sent', selectLatestSent(db, 1, 3), /messages USING INDEX messages_user_sent/],
  ['the soonest to come', selectSoonestScheduled(db, 1, 3), /messages USING INDEX messages_user_scheduled/],
  ['the planned messages', selectPlanned(db, 1, 1), /messages USING INDEX messages_(campaign_time|slot)/],
  [
    'what is written anew',
    removeMessages(db, 1, [1]),
    /messages USING INDEX messages_(campaign_due|slot|campaign_time)/,
  ],
  [
    'the list of campaigns',
    selectListed(db, 1, { activeOnly: true, now: 0 }),
    /campaigns USING INDEX campaigns_user/,
  ],
  [
    'the counts of all campaigns',
    selectListed(db, 1, { activeOnly: false, now: 0 }),
    /messages USING COVERING INDEX messages_progress/,
  ],
  [
    'the counts of one campaign',
    selectCampaignCounts(db, 1, 1, 0),
    /messages USING COVERING INDEX messages_progress/,
  ],
  ['the days that were sent', selectHistories(db, 1), /messages USING COVERING INDEX messages_progress/],
  ['the days done unsent', selectHistories(db, 1), /messages USING INDEX messages_done_unsent/],
  ['the days of one streak', selectProgressRowsOf(db, 1), /messages USING (COVERING )?INDEX messages_/],
  [
    'the campaigns of the streaks',
    selectHistories(db, 1),
    /campaigns USING (COVERING )?INDEX campaigns_user/,
  ],
  ['the outbox', selectOutbox(db, 1), /outbox USING INDEX outbox_user/],
  ["a person's stops", selectStops(db, 1), /stops USING INDEX stops_once/],
  ['the stops against a campaign', selectStopsAgainst(db, 1, 1), /stops USING INDEX stops_once/],
  ['the stops against all', selectStopsAgainst(db, 1, null), /stops USING INDEX stops_once/],
  [
    'who is to get nothing more after news',
    insertStopsForEach(db, peopleHeardOf([], 0), 0),
    /users USING .*INDEX users_email_key/,
  ],
  ['what the news are about', countHeardOf(db, [], 0), /messages USING COVERING INDEX messages_user_sent/],
  ['what stands against a channel', selectStopsOfChannel(db, [1, 2], 'sms'), /stops USING INDEX stops_once/],
  ['what is kept for an address', deleteSuppressions(db, ['a', 'b'], 'bounce'), /suppressions USING .*INDEX/],
  ['who is behind a phone', stopsOfPhone(db, '+1', 0), /users USING .*INDEX users_phone/],
  ['the news of emails', recordNews, /messages USING COVERING INDEX messages_user_sent/],
  ['the messages that the news are about', tellNews, /messages USING COVERING INDEX messages_user_sent/],
];

describe.each(queries)('%s', (_, query, index) => {
  it('is found by an index, and no table is read from end to end', async () => {
    const plan = await planOf(query);
    expect(
      plan.some((line) => index.test(line)),
      plan.join('\n'),
    ).toBe(true);
    for (const line of plan) expect(line).not.toMatch(/^SCAN (?!CONSTANT|\(subquery|\w+ VIRTUAL TABLE)/);
  });
});

it.each([
  ["a campaign's messages", selectCampaignMessages(db, 1, 1)],
  ['the latest sent', selectLatestSent(db, 1, 3)],
  ['the soonest to come', selectSoonestScheduled(db, 1, 3)],
  ["a person's campaigns", selectCampaigns(db, 1)],
  ['the outbox', selectOutbox(db, 1)],
])('%s come in order from the index, without sorting', async (_, query) => {
  expect((await planOf(query)).join('\n')).not.toContain('TEMP B-TREE');
});
