import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
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
import {
  deleteSuppressions,
  insertSuppression,
  insertSuppressionsForEach,
} from '../../../worker/delivery/suppressions.repo.ts';
import { lostTests } from '../../../worker/delivery/test-deliveries.service.ts';
import { selectPlanned } from '../../../worker/messages/messages.repo.ts';
import { removeMessages } from '../../../worker/messages/planned-messages.repo.ts';
import {
  campaignOfMessages,
  latestSent,
  messagesOfCampaign,
  messagesOfDays,
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
