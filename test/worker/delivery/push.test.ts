import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Channel, Delivery, Outcome } from '../../../worker/delivery/channels/channel.ts';
import { outboxChannel } from '../../../worker/delivery/channels/outbox.ts';
import { developmentPush } from '../../../worker/delivery/channels/push-development.ts';
import { createDeps } from '../../../worker/deps.ts';
import { systemClock } from '../../../worker/platform/clock.ts';
import { plainForms } from '../../../worker/writer/message-forms.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { sql } from '../../support/worker/database.ts';
import {
  call,
  expectRefusal,
  newPerson,
  Person,
  password,
  sessionCookieOf,
} from '../../support/worker/people.ts';
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

it('the key that browsers subscribe with is told to everybody, and kindly missed on a server without one', async () => {
  const settings = { ...withPush, ENVIRONMENT: 'production' } as const;
  const told = await callWith(settings, { method: 'GET', path: '/api/vapid-public-key' });
  expect([told.status, await told.json()]).toEqual([200, { vapidPublicKey: 'our-public-key' }]);
  const capabilities = await callWith(settings, { method: 'GET', path: '/api/capabilities' });
  expect(await capabilities.json()).toMatchObject({ push: true, vapidPublicKey: 'our-public-key' });
  const missing = await call('GET', '/api/vapid-public-key');
  expect(missing.status).toBe(503);
  const message = 'App notifications are not set up on this server. Please choose Email instead';
  expect(await missing.json()).toMatchObject({ message });
});

describe('subscribing to app notifications', () => {
  it('counts the browsers of the person alone, changes nothing but the keys the next time, and forgets a browser', async () => {
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

    for (const gone of [endpoint, endpoint, others])
      expect((await callAs(person, 'DELETE', { endpoint: gone })).status).toBe(204);
    expect(await endpointsOf(person)).toEqual([kept]);
    expect(await endpointsOf(other)).toEqual([others]);
  });

  it('moves a browser to whoever uses it now', async () => {
    const [before, present] = [await newPerson(), await newPerson()];
    const subscription = await subscribe(before);
    await callAs(present, 'POST', { subscription });
    expect(await endpointsOf(before)).toEqual([]);
    expect(await endpointsOf(present)).toEqual([subscription.endpoint]);
  });

  it('keeps at most ten browsers, and drops the one that was not heard of for the longest time', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const first = await subscribe(person);
    const second = await subscribe(person);
    await sql('UPDATE push_subscriptions SET created_at = 1 WHERE user_id = ?', person.user.id);
    await callAs(person, 'POST', { subscription: first });
    await subscribe(other);
    for (let count = 0; count < 9; count += 1) await subscribe(person);
    const endpoints = await endpointsOf(person);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).toContain(first.endpoint);
    expect(endpoints).not.toContain(second.endpoint);
    expect(await endpointsOf(other)).toHaveLength(1);
  });

  it('is refused for what is no subscription, no key of the curve, or no push service that is allowed', async () => {
    const person = await newPerson();
    const whole = newSubscription();
    const unreadable = 'This browser sent a subscription we can’t read. Please turn notifications on again';
    const notAllowed =
      'This browser uses a push service that isn’t allowed here. Please choose Email instead';
    for (const [message, subscription] of [
      [unreadable, { ...whole, endpoint: 'http://fcm.googleapis.com/1' }],
      [unreadable, { ...whole, endpoint: `https://fcm.googleapis.com/${'a'.repeat(2000)}` }],
      [unreadable, { ...whole, keys: { p256dh: '!'.repeat(87), auth: '!'.repeat(22) } }],
      [
        expect.stringContaining('can’t use'),
        { ...whole, keys: { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) } },
      ],
      [notAllowed, { ...whole, endpoint: 'https://127.0.0.1/1' }],
    ]) {
      await expectRefusal(callAs(person, 'POST', { subscription }), 400, message);
    }
    expect(await endpointsOf(person)).toEqual([]);
  });
});

describe('a browser that gets notifications', () => {
  /** The same person on another device. */
  async function onOtherDevice(person: Person): Promise<Person> {
    const answer = await call('POST', '/api/login', { username: person.user.username, password });
    return new Person(person.user, sessionCookieOf(answer));
  }

  it('gets none any more once its session is signed out, and the others still do', async () => {
    const here = await newPerson();
    const there = await onOtherDevice(here);
    await subscribe(here);
    const subscription = await subscribe(there);
    const answer = await call('POST', '/api/logout', undefined, { Cookie: here.cookie });
    expect(answer.status).toBe(204);
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
  });

  it('gets none any more once another one changes the password, also where its session had run out', async () => {
    const [here, other] = [await newPerson(), await newPerson()];
    const there = await onOtherDevice(here);
    const subscription = await subscribe(here);
    await subscribe(there);
    await subscribe(other);
    const gone = await onOtherDevice(here);
    await subscribe(gone);
    await sql(
      'DELETE FROM sessions WHERE id = (SELECT session_id FROM push_subscriptions ORDER BY id DESC LIMIT 1)',
    );
    const change = { password: 'another good one', currentPassword: password };
    const answer = await call('PUT', '/api/account/password', change, { Cookie: here.cookie });
    expect(answer.status).toBe(200);
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
    expect(await endpointsOf(other)).toHaveLength(1);
  });

  it('goes on with the session that renewed it, and after its session has merely run out', async () => {
    const here = await newPerson();
    const subscription = await subscribe(here);
    const again = await onOtherDevice(here);
    await callAs(again, 'POST', { subscription });
    await call('POST', '/api/logout', undefined, { Cookie: here.cookie });
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
    await sql('UPDATE sessions SET expires_at = 1 WHERE user_id = ?', here.user.id);
    await onOtherDevice(here);
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
  });
});

const { settings, db } = createDeps(env);
const outbox = outboxChannel('push', settings, db, systemClock);

it('app notifications in development are kept in the outbox, and sent to browsers that have subscribed with what really came of it', async () => {
  const person = await newPerson();
  const { user } = person;
  const delivery: Delivery = {
    identifier: '',
    contact: { userId: user.id, name: user.username, email: user.email, phone: null, carrier: null },
    forms: plainForms('Two calm minutes.', 'Stretching', ''),
    links: { open: '', campaign: '', unsubscribe: null, replyTo: null },
  };
  const outcome: Outcome = { kind: 'refused', reason: 'App notifications are switched off on your devices' };
  const sent: string[] = [];
  const real: Channel = {
    name: 'push',
    unreachable: () => null,
    send: async ({ identifier }) => {
      sent.push(identifier);
      return outcome;
    },
  };
  const browser = { id: 1, endpoint: 'https://fcm.googleapis.com/1', p256dh: '', auth: '' };
  for (const [browsers, expected] of [
    [[], { kind: 'accepted', providerId: null }],
    [[browser], outcome],
  ] as const) {
    const store = { list: async () => [...browsers], remove: async () => undefined };
    const identifier = `message-${user.id}-${browsers.length}`;
    expect(await developmentPush(outbox, real, store).send({ ...delivery, identifier })).toEqual(expected);
  }
  expect(sent).toEqual([`message-${user.id}-1`]);
  const kept = { channel: 'push', subject: 'Stretching', body: 'Two calm minutes.' };
  expect(await person.outbox()).toMatchObject([kept, kept]);
});
