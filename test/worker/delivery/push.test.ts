import { expect, it } from 'vitest';
import type { SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import { call, callWith, expectRefusal } from '../../support/worker/calls.ts';
import { sql } from '../../support/worker/database.ts';
import { newPerson, newSession, Person, password } from '../../support/worker/people.ts';
import { base64url } from '../../support/worker/reached.ts';

const withPush = {
  VAPID_PUBLIC_KEY: 'our-public-key',
  VAPID_PRIVATE_KEY: 'our-private-key',
  VAPID_SUBJECT: 'mailto:coach@example.com',
};

/** What a browser sends of its subscription, with the public key of the example in RFC 8291. */
const newSubscription = (endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`) => ({
  endpoint,
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
  },
});

const callAs = ({ cookie }: Person, method: string, body: unknown) =>
  callWith(withPush, { method, path: '/api/push-subscription', body, headers: { Cookie: cookie } });

async function subscribe(person: Person, subscription = newSubscription()) {
  await callAs(person, 'POST', { userId: person.user.id, subscription });
  return subscription;
}

async function endpointsOf(person: Person): Promise<string[]> {
  const query = 'SELECT endpoint FROM push_subscriptions WHERE user_id = ? ORDER BY id';
  return (await sql<{ endpoint: string }>(query, person.user.id)).map(({ endpoint }) => endpoint);
}

it('the key that browsers subscribe with is public; a server without one suggests email', async () => {
  const settings = { ...withPush, ENVIRONMENT: 'production' } as const;
  const told = await callWith(settings, { method: 'GET', path: '/api/vapid-public-key' });
  expect([told.status, await told.json()]).toEqual([200, { vapidPublicKey: 'our-public-key' }]);
  const message = 'App notifications are not set up on this server. Please choose Email instead';
  await expectRefusal(call('GET', '/api/vapid-public-key'), 503, message);
});

it('a push subscription can be added, renewed, or moved to another person of the browser', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const { endpoint } = await subscribe(person);
  const kept = (await subscribe(person)).endpoint;
  const others = (await subscribe(other)).endpoint;
  expect(await person.get('/api/push-subscription')).toEqual({ browsers: 2 });

  // Some browsers write keys with padding.
  await sql("UPDATE push_subscriptions SET p256dh = 'as before' WHERE endpoint = ?", endpoint);
  const renewed = newSubscription(endpoint);
  const { p256dh, auth } = renewed.keys;
  const keys = { p256dh: `${p256dh}=`, auth: `${auth}==` };
  expect((await callAs(person, 'POST', { subscription: { ...renewed, keys } })).status).toBe(201);
  const query = 'SELECT p256dh, auth FROM push_subscriptions WHERE endpoint = ?';
  expect(await sql(query, endpoint)).toEqual([renewed.keys]);

  await subscribe(other, newSubscription(kept));
  expect([await endpointsOf(person), await endpointsOf(other)]).toEqual([[endpoint], [kept, others]]);
});

it('at most ten browsers stay subscribed, and the one that subscribed the longest time ago is dropped', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const [first, second] = [await subscribe(person), await subscribe(person)];
  await sql('UPDATE push_subscriptions SET created_at = 1 WHERE user_id = ?', person.user.id);
  await subscribe(person, first);
  await subscribe(other);
  for (let count = 0; count < 9; count += 1) await subscribe(person);
  const endpoints = await endpointsOf(person);
  expect(endpoints).toHaveLength(10);
  expect(endpoints).toContain(first.endpoint);
  expect(endpoints).not.toContain(second.endpoint);
  expect(await endpointsOf(other)).toHaveLength(1);
});

it('a push subscription is refused if it or its key is invalid, or its push service is not allowed', async () => {
  const person = await newPerson();
  const whole = newSubscription();
  const unreadable = 'This browser sent a subscription we can’t read. Please turn notifications on again';
  const notAllowed = 'This browser uses a push service that isn’t allowed here. Please choose Email instead';
  const offTheCurve = { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) };
  for (const [message, change] of [
    [unreadable, { endpoint: 'http://fcm.googleapis.com/1' }],
    [unreadable, { endpoint: `https://fcm.googleapis.com/${'a'.repeat(2000)}` }],
    [unreadable, { keys: { p256dh: '!'.repeat(87), auth: '!'.repeat(22) } }],
    [expect.stringContaining('can’t use'), { keys: offTheCurve }],
    [notAllowed, { endpoint: 'https://127.0.0.1/1' }],
  ])
    await expectRefusal(callAs(person, 'POST', { subscription: { ...whole, ...change } }), 400, message);
  expect(await endpointsOf(person)).toEqual([]);
});

const onOtherDevice = async ({ user }: Person) => new Person(user, await newSession(user.id));

it('a browser gets no notifications once its session is signed out, or another one changes the password', async () => {
  const here = await newPerson();
  const there = await onOtherDevice(here);
  await subscribe(here);
  const renewedThere = await subscribe(here);
  await subscribe(there, renewedThere);
  expect((await here.call('POST', '/api/logout')).status).toBe(204);
  expect(await endpointsOf(here)).toEqual([renewedThere.endpoint]);

  // A session that has merely expired removes nothing.
  await sql('UPDATE sessions SET expires_at = 1 WHERE user_id = ?', here.user.id);
  const again = await onOtherDevice(here);
  const { endpoint } = await subscribe(again);
  expect(await endpointsOf(here)).toEqual([renewedThere.endpoint, endpoint]);
  const [, left] = await again.get<SessionView[]>('/api/sessions');
  expect(left).toMatchObject({ current: false, device: 'A device that still gets notifications' });

  expect((await again.call('DELETE', `/api/sessions/${left?.id}`)).status).toBe(204);
  expect(await endpointsOf(here)).toEqual([endpoint]);

  await subscribe(await onOtherDevice(here));
  const other = await newPerson();
  await subscribe(other);
  const change = { password: 'another good one', currentPassword: password };
  await again.send('PUT', '/api/account/password', change);
  expect(await endpointsOf(here)).toEqual([endpoint]);
  expect(await endpointsOf(other)).toHaveLength(1);
});
