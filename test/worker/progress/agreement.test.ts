import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectListed } from '../../../worker/campaigns/campaigns.repo.ts';
import { readCounts } from '../../../worker/db/campaign-counts.ts';
import { openDb } from '../../../worker/db/client.ts';
import { messageKinds, messageStatuses } from '../../../worker/domain.ts';
import { insertMessages, type NewMessage } from '../../../worker/messages/messages.repo.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { dayEnd, localDateAt } from '../../../worker/planning/local-time.ts';
import {
  readHistory,
  selectCampaignCounts,
  selectHistories,
  selectProgressRowsOf,
} from '../../../worker/progress/progress.repo.ts';
import { completionRate, countDue, streak, streakOfDays } from '../../../worker/progress/progress.rules.ts';
import { newCampaign } from '../../support/worker/campaigns.ts';
import { newPerson } from '../../support/worker/people.ts';

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
      async (happened, timeZone, halfHours) => {
        const now = noon + halfHours * halfHour;
        const today = localDateAt(now, timeZone);
        const rows = happened.map(({ day, kind, status, completed }): NewMessage => {
          const localDate = addDays(startDate, day);
          return {
            userId: person.user.id,
            kind,
            content: 'x',
            notes: '',
            writer: 'built-in',
            week: 1,
            slotKind: 'plain',
            localDate,
            dayEndsAt: dayEnd(localDate, timeZone),
            timeZone,
            scheduledFor: 0,
            status,
            completed,
            createdAt: 0,
          };
        });
        const mine = { campaignId: campaign.id };
        const [, , [listed], [ofOne], [ofAll], some] = await db.batch([
          db.run(`DELETE FROM messages WHERE campaign_id = ${campaign.id}`),
          insertMessages(db, seed ?? '', rows),
          selectListed(db, person.user.id, { activeOnly: false, now }),
          selectCampaignCounts(db, person.user.id, campaign.id, now),
          selectHistories(db, person.user.id),
          selectProgressRowsOf(db, campaign.id),
        ]);
        const facts = happened.map(({ day, ...row }) => ({ ...row, localDate: addDays(startDate, day) }));
        const due = countDue(facts, today);
        const sent = facts.filter(({ status }) => status === 'sent').length;
        expect(readCounts(listed?.counts ?? '')).toEqual({ sent, ...due });
        expect(ofOne).toEqual(sent === 0 ? undefined : { ...mine, sent, ...due });
        expect(completionRate(ofOne ?? { done: 0, due: 0 })).toBe(completionRate(due));
        const past = readHistory(ofAll?.history ?? '');
        expect(past.sent).toBe(sent);
        // The queries leave out rows that no streak looks at: it must come to the same without them.
        for (const frequency of ['Daily', '3 times per week'] as const) {
          const whole = streak({ rows: facts, today, frequency, startDate });
          expect(streakOfDays({ days: past.days, today, frequency, startDate })).toEqual(whole);
          expect(streak({ rows: some, today, frequency, startDate })).toEqual(whole);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
