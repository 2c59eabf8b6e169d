import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { block, complaintRate, senders, unblock, usage } from '../../../scripts/operator-queries.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { call, newPerson, password } from '../../support/worker/people.ts';
import { personWithMessage } from '../../support/worker/reached.ts';

beginOnMonday();

async function ask(statements: readonly string[]) {
  let rows: unknown[] = [];
  for (const statement of statements) rows = (await env.DB.prepare(statement).all()).results;
  return rows;
}

describe('an account that the operator blocks', () => {
  it('loses its sessions, is told so as it signs in, and gets nothing, until it is unblocked', async () => {
    const { person, campaign } = await personWithMessage();
    const { username, email, id } = person.user;
    expect(await ask(block(email.toUpperCase()))).toEqual([{ id, username, state: 'blocked' }]);

    expect((await person.call('GET', '/api/session')).status).toBe(401);
    const signIn = (typed: string) => call('POST', '/api/login', { username, password: typed });
    const answer = await signIn(password);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      message: 'This account is blocked. Please write to whoever runs this server',
    });
    // Whoever does not know the password learns nothing.
    expect((await signIn('another one')).status).toBe(401);

    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect(await ask(unblock(String(id)))).toEqual([{ id, username, state: 'open' }]);
    expect((await signIn(password)).status).toBe(200);
    stateTime(halfPastSeven + 2 * day);
    await fireAlarm(campaign.id);
    const { results } = await env.DB.prepare(
      'SELECT status, error FROM deliveries WHERE campaign_id = ? ORDER BY due_at LIMIT 3',
    )
      .bind(campaign.id)
      .all();
    expect(results).toEqual([
      { status: 'sent', error: null },
      { status: 'skipped', error: 'This account is blocked' },
      { status: 'sent', error: null },
    ]);
  });

  it('is nobody where there is no such account, whatever is typed', async () => {
    const { user } = await newPerson();
    for (const who of ['nobody', "' OR 1=1 --", '999999']) expect(await ask(block(who)), who).toEqual([]);
    expect((await call('POST', '/api/login', { username: user.username, password })).status).toBe(200);
  });
});

it('the operator sees who sent how much, what came back, and what the day has used', async () => {
  const { person, campaign } = await personWithMessage();
  await env.DB.prepare(
    `INSERT INTO delivery_attempts (delivery_id, attempt, channel, outcome, started_at, finished_at)
      SELECT delivery_id, attempt, channel, 'reported', finished_at, finished_at FROM delivery_attempts
      WHERE delivery_id IN (SELECT id FROM deliveries WHERE campaign_id = ?)`,
  )
    .bind(campaign.id)
    .run();
  expect(await messagesOf(person, campaign.id)).not.toEqual([]);
  expect(await outboxOf(person)).toHaveLength(1);
  // Other tests' people send more than this one.
  const everyone = senders(7).replace(/LIMIT \d+$/, '');
  const rows = (await ask([everyone])) as { id: number }[];
  expect(rows.find(({ id }) => id === person.user.id)).toMatchObject({
    username: person.user.username,
    sent: 1,
    emails: 1,
    texts: 0,
    complaints: 1,
  });
  const [rate] = (await ask([complaintRate(7)])) as { complaints: number }[];
  expect(rate?.complaints).toBeGreaterThan(0);
  expect(Array.isArray(await ask([usage]))).toBe(true);
});
