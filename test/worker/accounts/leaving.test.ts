import { expect, it } from 'vitest';
import { callInProduction, newNetwork } from '../../support/worker/calls.ts';
import {
  alarmOf,
  campaignBody,
  fireAlarm,
  newCampaign,
  newPersonWithCampaign,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import {
  expectRefusal,
  isSignedIn,
  newPerson,
  type Person,
  password,
  sessionCookieOf,
  signIn,
} from '../../support/worker/people.ts';
import { personWithMessage } from '../../support/worker/reached.ts';

const remove = (person: Person, body: object = { password }) =>
  person.call('DELETE', `/api/users/${person.user.id}`, body);

/** How many rows a person has in each table. */
async function ownRows(userId: number): Promise<Record<string, number>> {
  const tables = ['campaigns', 'deliveries', 'stops', 'push_subscriptions', 'outbox', 'sessions'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE user_id = ?1) AS ${table}`);
  const [row = {}] = await sql<Record<string, number>>(`SELECT ${counts}`, userId);
  return row;
}

/** A person with a running campaign, a push subscription and an opt-out. */
async function newRegular() {
  const { person, campaign } = await personWithMessage();
  const { id } = person.user;
  await sql(
    "INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, session_id, created_at) VALUES (?, ?, 'p', 'a', 's', 1)",
    ...[id, `https://push.example/${id}`],
  );
  await person.optOut({ campaignId: campaign.id, channel: 'push' });
  return { person, campaign };
}

it('deleting an account requires the password, deletes everything that belongs to it, and nothing else', async () => {
  const { person: other, campaign: othersCampaign } = await newRegular();
  const stateOfOther = async () => [await ownRows(other.user.id), await alarmOf(othersCampaign.id)];
  const before = await stateOfOther();
  const { person, campaign } = await newRegular();
  const second = await newCampaign(person);
  const elsewhere = sessionCookieOf(await signIn(person.user.username));
  const { id } = person.user;
  const own = await ownRows(id);
  expect(Object.values(own)).not.toContain(0);
  await expectRefusal(remove(person, { password: 'wrong password' }), 403, 'That password isn’t right');
  await expectRefusal(remove(person, {}), 400, 'Password is required');
  expect(await ownRows(id)).toEqual(own);

  const answers = await Promise.all([remove(person), remove(person)]);
  const [answer, again] = answers.sort((one, two) => one.status - two.status);
  expect(await answer?.json()).toEqual({ grant: 'none' });
  expect(answer?.headers.getSetCookie().join()).toMatch(/^__Host-session=; Max-Age=0/);
  expect([200, 401]).toContain(again?.status);
  expect(await isSignedIn(elsewhere)).toBe(false);

  expect(await sql('SELECT id FROM users WHERE id = ?', id)).toEqual([]);
  expect(new Set(Object.values(await ownRows(id)))).toEqual(new Set([0]));
  expect(await stateOfOther()).toEqual(before);
  for (const one of [campaign, second]) expect(await alarmOf(one.id)).toBeNull();
});

it('wrong passwords count as failed sign-ins wherever a password confirms something', async () => {
  const { user, cookie } = await newPerson();
  const caller = { cookie, network: newNetwork() };
  const deleting = (typed: string) =>
    callInProduction('DELETE', `/api/users/${user.id}`, { password: typed }, caller);
  const changing = (typed: string) => {
    const body = { password: 'another one', currentPassword: typed };
    return callInProduction('PUT', '/api/account/password', body, caller);
  };
  for (let guesses = 0; guesses < 5; guesses += 1)
    for (const guess of [deleting, changing]) expect((await guess('a guess')).status).toBe(403);
  for (const answer of [await deleting(password), await changing(password)]) expect(answer.status).toBe(429);
});

it('requests during the deletion of an account succeed or are refused, and none fails', async () => {
  const file = await (await newPersonWithCampaign()).person.get('/api/account/export');
  const calls = ({ person, campaign }: Awaited<ReturnType<typeof newRegular>>, id: number | undefined) => [
    () => person.call('POST', '/api/campaigns', campaignBody),
    () => person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`),
    () => person.change(id, { completed: true, note: 'Done' }),
    () => person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now' }),
    () => person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Europe/London' }),
    () => person.call('POST', '/api/account/import', file),
    () => person.call('DELETE', `/api/campaigns/${campaign.id}`),
    () => fireAlarm(campaign.id).then(() => new Response()),
  ];
  for (const before of [0, 4]) {
    const regular = await newRegular();
    const { person } = regular;
    const { id } = await person.firstMessage(regular.campaign.id);
    const all = calls(regular, id);
    all.splice(before, 0, () => remove(person));
    for (const answer of await Promise.all(all.map((run) => run())))
      expect(answer.status, await answer.text()).toBeLessThan(500);
    expect((await signIn(person.user.username)).status).toBe(401);
    expect(await ownRows(person.user.id)).toMatchObject({ campaigns: 0, deliveries: 0, outbox: 0 });
  }
});
