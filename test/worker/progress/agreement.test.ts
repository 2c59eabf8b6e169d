import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listed, listedActive } from '../../../worker/campaigns/campaigns.repo.ts';
import { bound, openDb } from '../../../worker/db/client.ts';
import { messageKinds, messageStatuses } from '../../../worker/domain.ts';
import { insertMessages, type NewMessage } from '../../../worker/messages/messages.repo.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { dayEnd, localDateAt } from '../../../worker/planning/local-time.ts';
import { streakIn } from '../../../worker/progress/days.rules.ts';
import {
  readHistory,
  readPlannedDays,
  readProgress,
  selectProgress,
} from '../../../worker/progress/progress.repo.ts';
import { streakOfDays } from '../../../worker/progress/progress.rules.ts';
import { newCampaign } from '../../support/worker/campaigns.ts';
import { newPerson } from '../../support/worker/people.ts';
import { countDue, streak } from '../../unit/progress/oracle.ts';

const startDate = '2031-03-03';
const noon = Date.parse('2031-03-03T12:00:00Z');
const halfHour = 1_800_000;

const days = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: 0, max: 40 }),
    kind: fc.constantFrom(...messageKinds.filter((kind) => kind !== 'closing')),
    status: fc.constantFrom(...messageStatuses),
    completed: fc.boolean(),
  }),
  // A campaign has one planned message a day; of the others there may be several.
  { selector: ({ day, kind }) => (kind === 'planned' ? day : `${day} ${kind}`), maxLength: 60 },
);

it('what the database counts is what the rules say, whatever happened on which day, at any hour, in any zone', async () => {
  const db = openDb(env.DB);
  const person = await newPerson();
  const campaign = await newCampaign(person);
  const seed = await env.DB.prepare('SELECT seed FROM campaigns WHERE id = ?')
    .bind(campaign.id)
    .first<string>('seed');

  await fc.assert(
    fc.asyncProperty(
      days,
      fc.constantFrom('Pacific/Auckland', 'Asia/Kolkata', 'Europe/London', 'America/Los_Angeles'),
      fc.integer({ min: -48, max: 48 * 42 }),
      async (planned, timeZone, halfHours) => {
        const now = noon + halfHours * halfHour;
        const today = localDateAt(now, timeZone);
        // What is still to come has not left.
        const happened = planned.map((row) =>
          dayEnd(addDays(startDate, row.day), timeZone) - halfHour > now
            ? { ...row, status: 'scheduled' as const }
            : row,
        );
        const rows = happened.map(({ day, kind, completed }): NewMessage => {
          const localDate = addDays(startDate, day);
          return {
            kind,
            content: 'x',
            notes: `${kind} ${day}`,
            writer: 'built-in',
            week: 1,
            slotKind: 'plain',
            localDate,
            dayEndsAt: dayEnd(localDate, timeZone),
            timeZone,
            mark: completed ? 'done' : null,
            scheduledFor: dayEnd(localDate, timeZone) - halfHour,
            createdAt: 0,
          };
        });
        const [messagesOnly] = insertMessages(db, seed ?? '', rows);
        const states = happened.map(({ day, kind, status }) => ({ notes: `${kind} ${day}`, status }));
        await env.DB.batch([
          env.DB.prepare('DELETE FROM messages WHERE campaign_id = ?').bind(campaign.id),
          bound(db, messagesOnly),
          env.DB.prepare(
            `INSERT INTO deliveries (user_id, campaign_id, message_id, reason, identifier, due_at, status)
            SELECT ?1, ?2, m.id, 'planned', m.id, m.day_ends_at - ${halfHour}, state.value ->> 'status'
            FROM messages m JOIN json_each(?3) AS state ON state.value ->> 'notes' = m.notes WHERE m.campaign_id = ?2`,
          ).bind(person.user.id, campaign.id, JSON.stringify(states)),
          // What was put off counts once.
          env.DB.prepare(
            `INSERT INTO deliveries (user_id, campaign_id, message_id, reason, identifier, due_at, status)
            SELECT user_id, campaign_id, message_id, 'snooze', identifier || '-again-1', due_at, 'sent' FROM deliveries
            WHERE campaign_id = ?`,
          ).bind(campaign.id),
        ]);
        const [ofOne] = await selectProgress(db, person.user.id, campaign.id, now);
        const facts = happened.map(({ day, ...row }) => ({ ...row, localDate: addDays(startDate, day) }));
        const counts = {
          sent: facts.filter(({ status }) => status === 'sent').length,
          ...countDue(facts, today),
        };
        expect(readProgress(ofOne?.text ?? '').counts).toEqual(counts);
        const shown = await env.DB.prepare(listed).bind(person.user.id, now).first<{ progress: string }>();
        expect(readProgress(shown?.progress ?? '').counts).toEqual(counts);
        const active = await env.DB.prepare(listedActive).bind(person.user.id, now).first<{ days: string }>();
        const calendar = readPlannedDays(active?.days ?? '');
        expect(calendar.counts).toEqual(counts);
        const past = await readHistory(db, campaign.id, now);
        for (const frequency of ['Daily', '3 times per week'] as const) {
          const expected = streak({ rows: facts, today, frequency, startDate });
          expect(streakOfDays({ days: past.days, today, frequency, startDate })).toEqual(expected);
          expect(streakIn(calendar.days, { frequency, startDate }, today)).toEqual(expected);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
