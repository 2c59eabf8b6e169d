import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listed, listedActive } from '../../../worker/campaigns/campaigns.repo.ts';
import { openDb } from '../../../worker/db/client.ts';
import { marks, messageKinds, messageStatuses } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { dayEnd, localDateAt } from '../../../worker/planning/local-time.ts';
import {
  campaignProgress,
  type ProgressDay,
  progressDayOf,
  streakIn,
  streakOfDays,
} from '../../../worker/progress/days.rules.ts';
import { readPlannedDays, readProgress, selectProgress } from '../../../worker/progress/progress.repo.ts';
import { historyOf, toPast } from '../../../worker/writer/history.ts';
import { newCampaign } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { newPerson } from '../../support/worker/people.ts';

const startDate = '2031-03-03';
const noon = Date.parse('2031-03-03T12:00:00Z');
const halfHour = 1_800_000;

type Day = Pick<ProgressDay, 'localDate' | 'status' | 'cause' | 'mark'> & { kind: string };

/**
 * What the view `progress` should say. A planned day is due if its message was sent and the day is done or over, or if it
 * was done or skipped before the message was due, which skips the message.
 */
function countDue(days: readonly Day[], today: string): { due: number; done: number } {
  const due = days.filter(
    ({ kind, status, cause, mark, localDate }) =>
      kind === 'planned' &&
      (mark === 'done'
        ? status === 'sent' || status === 'skipped'
        : (status === 'sent' || (mark === 'skipped' && cause === 'day_skipped')) && localDate < today),
  );
  return { due: due.length, done: due.filter(({ mark }) => mark === 'done').length };
}

const days = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: 0, max: 40 }),
    kind: fc.constantFrom(...messageKinds.filter((kind) => kind !== 'closing')),
    status: fc.constantFrom(...messageStatuses),
    mark: fc.constantFrom(...marks, null),
    cause: fc.constantFrom('day_skipped' as const, 'paused' as const),
  }),
  // A campaign has one planned message a day; of the others there may be several.
  { selector: ({ day, kind }) => (kind === 'planned' ? day : `${day} ${kind}`), maxLength: 60 },
);

const running = { startDate, active: true, completed: false, onHold: false, pausedUntil: null };

const zones = fc.constantFrom('Pacific/Auckland', 'Asia/Kolkata', 'Europe/London', 'America/Los_Angeles');

/** Replaces a campaign's messages. Each has a snooze too, which must not count. */
async function replaceMessages(campaignId: number, days: readonly Day[], timeZone: string) {
  const rows = days.map((day) => ({ ...day, dayEndsAt: dayEnd(day.localDate, timeZone) }));
  const run = (statement: string) => sql(statement, campaignId, JSON.stringify(rows), timeZone);
  await sql('DELETE FROM messages WHERE campaign_id = ?', campaignId);
  await run(
    `INSERT INTO messages (campaign_id, kind, content, notes, writer, week, slot_kind, local_date, day_ends_at,
      time_zone, mark, created_at)
    SELECT ?1, value ->> 'kind', 'x', key, 'built-in', 1, 'plain', value ->> 'localDate', value ->> 'dayEndsAt',
      ?3, value ->> 'mark', 0 FROM json_each(?2)`,
  );
  await run(
    `INSERT INTO deliveries (user_id, campaign_id, message_id, reason, identifier, due_at, status, cause)
    SELECT c.user_id, c.id, m.id, column1, m.id || column1 || ?3, m.day_ends_at - ${halfHour},
      iif(column1 = 'snooze', 'sent', value ->> 'status'), iif(column1 = 'snooze', NULL, value ->> 'cause')
    FROM campaigns c JOIN messages m ON m.campaign_id = c.id JOIN json_each(?2) ON key = CAST(m.notes AS INTEGER),
      (VALUES ('planned'), ('snooze')) WHERE c.id = ?1`,
  );
}

it('the database counts what the rules say, whatever happened on which day, at any hour, in any zone', async () => {
  const db = openDb(env.DB);
  const person = await newPerson();
  const campaign = await newCampaign(person);
  const check = async (
    planned: readonly (Omit<Day, 'localDate'> & { day: number })[],
    zone: string,
    at: number,
  ) => {
    const now = noon + at * halfHour;
    const today = localDateAt(now, zone);
    const rows = planned.map(({ day, ...row }): Day => {
      const localDate = addDays(startDate, day);
      // What is still to come has not been sent.
      const status = dayEnd(localDate, zone) - halfHour > now ? 'scheduled' : row.status;
      const cause = status === 'skipped' ? row.cause : null;
      return { ...row, localDate, status, cause };
    });
    await replaceMessages(campaign.id, rows, zone);
    const sent = rows.filter(({ status }) => status === 'sent').length;
    const counts = { sent, ...countDue(rows, today) };
    const [ofOne] = await selectProgress(db, person.user.id, campaign.id, now);
    const past = readProgress(ofOne?.text ?? null);
    expect(past.counts).toEqual(counts);
    const shown = await env.DB.prepare(listed).bind(person.user.id, now).first<{ progress: string }>();
    expect(readProgress(shown?.progress ?? '').counts).toEqual(counts);
    const active = await env.DB.prepare(listedActive).bind(person.user.id, now).first<{ days: string }>();
    const calendar = readPlannedDays(active?.days ?? '');
    expect(calendar.counts).toEqual(counts);
    const ofPlan = rows
      .filter(({ kind }) => kind === 'planned')
      .sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
    const history = ofPlan
      .filter(
        ({ mark, status, cause }) =>
          mark === 'done' || status === 'sent' || (mark === 'skipped' && cause === 'day_skipped'),
      )
      .map(({ localDate, mark }) => ({ localDate, completed: mark === 'done' }));
    for (const frequency of ['Daily', '3 times per week'] as const) {
      const expected = streakOfDays({ days: history, today, frequency, startDate });
      // The texts and the figures below them, in emails and on the page of a message.
      const texts = historyOf(
        ofPlan.map((row) => toPast({ ...row, condition: null, entry: null })),
        { frequency, startDate },
        today,
      );
      const { due, done } = counts;
      expect(texts).toMatchObject({ due, done, streak: expected.current });
      const figures = campaignProgress(
        ofPlan.map((row) => progressDayOf(row, today)),
        { ...running, frequency },
        today,
      );
      expect(figures).toMatchObject({ due, kept: done, streak: expected });
      expect(streakOfDays({ days: past.days, today, frequency, startDate })).toEqual(expected);
      expect(streakIn(calendar.days, { frequency, startDate }, today)).toEqual(expected);
    }
  };
  const hours = fc.integer({ min: -48, max: 48 * 42 });
  await fc.assert(fc.asyncProperty(days, zones, hours, check), { numRuns: 60 });
});
