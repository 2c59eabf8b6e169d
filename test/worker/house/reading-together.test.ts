import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { selectListed } from '../../../worker/campaigns/campaigns.repo.ts';
import { selectCampaign, selectPerson } from '../../../worker/db/campaign-rows.ts';
import { openDb } from '../../../worker/db/client.ts';
import { readTogether } from '../../../worker/db/read-together.ts';
import {
  selectCampaignMessages,
  selectLatestSent,
  selectSoonestScheduled,
} from '../../../worker/messages/messages.repo.ts';
import { selectCampaignCounts, selectHistories } from '../../../worker/progress/progress.repo.ts';
import { newCampaign } from '../../support/worker/campaigns.ts';
import { newPerson } from '../../support/worker/people.ts';

const db = openDb(env.DB);

it('queries read together give what each gives by itself, in the same order', async () => {
  const person = await newPerson();
  const { user } = person;
  const campaign = await newCampaign(person);
  await newCampaign(person);
  await env.DB.prepare(
    `UPDATE messages SET status = 'sent', sent_at = scheduled_for, completed = id % 2
    WHERE id IN (SELECT id FROM messages WHERE user_id = ? ORDER BY scheduled_for LIMIT 7)`,
  )
    .bind(user.id)
    .run();
  const now = Date.now();
  const one = () => [selectCampaignMessages(db, user.id, campaign.id), selectPerson(db, user.id)] as const;
  const other = () =>
    [
      selectListed(db, user.id, { activeOnly: true, now }),
      selectLatestSent(db, user.id, 5),
      selectSoonestScheduled(db, user.id, 20),
      selectHistories(db, user.id),
      selectCampaignCounts(db, user.id, campaign.id, now),
    ] as const;

  const [messages] = await readTogether(db, one());
  expect(messages).toHaveLength(84);
  expect(await readTogether(db, one())).toEqual(await db.batch(one()));
  const [listed, latest, soonest] = await readTogether(db, other());
  expect([listed.length, latest.length, soonest.length]).toEqual([2, 5, 20]);
  expect(await readTogether(db, other())).toEqual(await db.batch(other()));
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

it('calls no function with more than 32 arguments, as D1 takes no more in production', async () => {
  const person = await newPerson();
  const { id, title } = await newCampaign(person);
  const database = openDb(env.DB);
  const prepare = vi.spyOn(database.$client, 'prepare');
  try {
    const [[campaign]] = await readTogether(database, [selectCampaign(database, person.user.id, id)]);
    expect(campaign).toMatchObject({ id, title, active: true, bannedLines: '' });
    expect(Object.keys(campaign ?? {}).length).toBeGreaterThan(32);
    expect(prepare.mock.calls.map(([statement]) => mostArguments(statement))).toSatisfy(
      (counts: number[]) => counts.length > 0 && counts.every((count) => count <= 32),
    );
  } finally {
    prepare.mockRestore();
  }
});

it('carries every text as it is', async () => {
  const person = await newPerson();
  const campaign = await newCampaign(person);
  const read = async () => {
    const [rows] = await readTogether(db, [selectCampaignMessages(db, person.user.id, campaign.id)]);
    return rows;
  };
  const texts = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), {
    minLength: 84,
    maxLength: 84,
  });
  const ids = (await read()).map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(texts, async (random) => {
      const all = ['"quoted" \\ and\nbroken', 'zero \u0000 inside', '🌅 Ω é \u2028', 'null', ...random].slice(
        0,
        84,
      );
      const change = env.DB.prepare('UPDATE messages SET content = ? WHERE id = ?');
      await env.DB.batch(ids.map((id, at) => change.bind(all[at], id)));
      expect((await read()).map(({ content }) => content)).toEqual(all);
    }),
    { numRuns: 5 },
  );
}, 20_000);
