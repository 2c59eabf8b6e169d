import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Channel, Delivery, Outcome } from '../../../worker/delivery/channels/channel.ts';
import { outboxChannel } from '../../../worker/delivery/channels/outbox.ts';
import { developmentPush } from '../../../worker/delivery/channels/push-development.ts';
import { type PushAddress, webPush } from '../../../worker/delivery/channels/web-push.ts';
import { createDeps } from '../../../worker/deps.ts';
import { systemClock } from '../../../worker/platform/clock.ts';
import { readSettings } from '../../../worker/platform/settings.ts';
import { plainForms } from '../../../worker/writer/message-forms.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { outboxOf } from '../../support/worker/campaigns.ts';
import { call, newPerson, type Person, password, sessionCookieOf } from '../../support/worker/people.ts';

const withPush = {
  VAPID_PUBLIC_KEY: 'our-public-key',
  VAPID_PRIVATE_KEY: 'our-private-key',
  VAPID_SUBJECT: 'mailto:coach@example.com',
};

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

/** What a browser sends of its subscription. */
async function newSubscription(endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  if (!('publicKey' in pair)) throw new Error('No pair of keys');
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  if (!(point instanceof ArrayBuffer)) throw new Error('No point');
  const keys = {
    p256dh: base64url(new Uint8Array(point)),
    auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
  };
  return { endpoint, expirationTime: null, keys };
}

const callAs = (person: Person | null, method: string, body?: unknown, settings = withPush) =>
  callWith(settings, {
    method,
    path: '/api/push-subscription',
    body,
    ...(person === null ? {} : { headers: { Cookie: person.cookie } }),
  });

const subscribe = async (person: Person, change: Record<string, unknown> = {}) => {
  const subscription = { ...(await newSubscription()), ...change };
  const answer = await callAs(person, 'POST', { userId: person.user.id, subscription });
  return { subscription, answer };
};

async function endpointsOf(person: Person): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT endpoint FROM push_subscriptions WHERE user_id = ? ORDER BY id',
  )
    .bind(person.user.id)
    .all<{ endpoint: string }>();
  return results.map((row) => row.endpoint);
}

describe('the key that browsers subscribe with', () => {
  it('is told to everybody', async () => {
    const answer = await callWith(withPush, { method: 'GET', path: '/api/vapid-public-key' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ vapidPublicKey: 'our-public-key' });
  });

  it('is not there on a server without one, which says so kindly', async () => {
    const answer = await call('GET', '/api/vapid-public-key');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      message: 'App notifications are not set up on this server. Please choose Email instead',
    });
  });

  it('is what the capabilities say', async () => {
    const answer = await callWith(
      { ...withPush, ENVIRONMENT: 'production' },
      { method: 'GET', path: '/api/capabilities' },
    );
    expect(await answer.json()).toMatchObject({ push: true, vapidPublicKey: 'our-public-key' });
  });
});

describe('subscribing to app notifications', () => {
  it('counts the browsers of the person alone', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await subscribe(person);
    await subscribe(person);
    await subscribe(other);
    expect(await (await person.call('GET', '/api/push-subscription')).json()).toEqual({ browsers: 2 });
  });

  it('takes keys with padding, as some browsers write them', async () => {
    const person = await newPerson();
    const subscription = await newSubscription();
    subscription.keys = { p256dh: `${subscription.keys.p256dh}=`, auth: `${subscription.keys.auth}==` };
    expect((await callAs(person, 'POST', { subscription })).status).toBe(201);
  });

  it('again changes nothing but the keys', async () => {
    const person = await newPerson();
    const { subscription } = await subscribe(person);
    const renewed = await newSubscription(subscription.endpoint);
    expect((await callAs(person, 'POST', { subscription: renewed })).status).toBe(201);
    const rows = await env.DB.prepare('SELECT p256dh, auth FROM push_subscriptions WHERE endpoint = ?')
      .bind(subscription.endpoint)
      .all();
    expect(rows.results).toEqual([renewed.keys]);
  });

  it('moves a browser to whoever uses it now', async () => {
    const [before, present] = [await newPerson(), await newPerson()];
    const { subscription } = await subscribe(before);
    await callAs(present, 'POST', { subscription });
    expect(await endpointsOf(before)).toEqual([]);
    expect(await endpointsOf(present)).toEqual([subscription.endpoint]);
  });

  it('keeps at most ten browsers, and drops the one that was not heard of for the longest time', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const first = (await subscribe(person)).subscription;
    const second = (await subscribe(person)).subscription;
    await env.DB.prepare('UPDATE push_subscriptions SET created_at = 1 WHERE user_id = ?')
      .bind(person.user.id)
      .run();
    await callAs(person, 'POST', { subscription: first });
    await subscribe(other);
    for (let count = 0; count < 9; count += 1) await subscribe(person);
    const endpoints = await endpointsOf(person);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).toContain(first.endpoint);
    expect(endpoints).not.toContain(second.endpoint);
    expect(await endpointsOf(other)).toHaveLength(1);
  });

  it.each([
    ['no subscription', () => ({})],
    [
      'an endpoint without encryption',
      (whole: object) => ({ subscription: { ...whole, endpoint: 'http://fcm.googleapis.com/1' } }),
    ],
    [
      'an endpoint without end',
      (whole: object) => ({
        subscription: { ...whole, endpoint: `https://fcm.googleapis.com/${'a'.repeat(2000)}` },
      }),
    ],
    [
      'keys that are not base64url',
      (whole: object) => ({
        subscription: { ...whole, keys: { p256dh: '!'.repeat(87), auth: '!'.repeat(22) } },
      }),
    ],
  ])('answers 400 to %s', async (_, bodyFrom) => {
    const person = await newPerson();
    const answer = await callAs(person, 'POST', bodyFrom(await newSubscription()));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: 'This browser sent a subscription we can’t read. Please turn notifications on again',
    });
    expect(await endpointsOf(person)).toEqual([]);
  });

  it('answers 400 to a key that is no point of the curve', async () => {
    const keys = { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) };
    const { answer } = await subscribe(await newPerson(), { keys });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('can’t use') });
  });

  it.each([
    'https://push.example.com/1',
    'https://127.0.0.1/1',
    'https://fcm.googleapis.com.example.com/1',
    'https://fcm.googleapis.com:8443/1',
  ])('answers 400 to a push service that is not allowed: %s', async (endpoint) => {
    const person = await newPerson();
    const { answer } = await subscribe(person, { endpoint });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: 'This browser uses a push service that isn’t allowed here. Please choose Email instead',
    });
    expect(await endpointsOf(person)).toEqual([]);
  });
});

describe('unsubscribing from app notifications', () => {
  it('forgets the browser, and does not mind when it was not known', async () => {
    const person = await newPerson();
    const { endpoint } = (await subscribe(person)).subscription;
    const kept = (await subscribe(person)).subscription.endpoint;
    expect((await callAs(person, 'DELETE', { endpoint })).status).toBe(204);
    expect((await callAs(person, 'DELETE', { endpoint })).status).toBe(204);
    expect(await endpointsOf(person)).toEqual([kept]);
  });

  it("does not touch another person's browser", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { endpoint } = (await subscribe(other)).subscription;
    expect((await callAs(person, 'DELETE', { endpoint })).status).toBe(204);
    expect(await endpointsOf(other)).toEqual([endpoint]);
  });
});

describe('a browser that gets notifications', () => {
  /** The same person on another device. */
  async function onOtherDevice(person: Person): Promise<Person> {
    const answer = await call('POST', '/api/login', { username: person.user.username, password });
    return { ...person, cookie: sessionCookieOf(answer) };
  }

  it('gets none any more once its session is signed out, and the others still do', async () => {
    const here = await newPerson();
    const there = await onOtherDevice(here);
    await subscribe(here);
    const { subscription } = await subscribe(there);
    const answer = await call('POST', '/api/logout', undefined, { Cookie: here.cookie });
    expect(answer.status).toBe(204);
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
  });

  it('gets none any more once another one changes the password, also where its session had run out', async () => {
    const [here, other] = [await newPerson(), await newPerson()];
    const there = await onOtherDevice(here);
    const { subscription } = await subscribe(here);
    await subscribe(there);
    await subscribe(other);
    const gone = await onOtherDevice(here);
    await subscribe(gone);
    await env.DB.prepare(
      'DELETE FROM sessions WHERE id = (SELECT session_id FROM push_subscriptions ORDER BY id DESC LIMIT 1)',
    ).run();
    const change = { password: 'another good one', currentPassword: password };
    const answer = await call('PUT', '/api/account/password', change, { Cookie: here.cookie });
    expect(answer.status).toBe(200);
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
    expect(await endpointsOf(other)).toHaveLength(1);
  });

  it('goes on with the session that renewed it, and after its session has merely run out', async () => {
    const here = await newPerson();
    const { subscription } = await subscribe(here);
    const again = await onOtherDevice(here);
    await callAs(again, 'POST', { subscription });
    await call('POST', '/api/logout', undefined, { Cookie: here.cookie });
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
    await env.DB.prepare('UPDATE sessions SET expires_at = 1 WHERE user_id = ?').bind(here.user.id).run();
    await onOtherDevice(here);
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
  });
});

const deps = createDeps(env);
const outbox = outboxChannel('push', deps.settings, deps.db, systemClock);
const browser: PushAddress = { id: 1, endpoint: 'https://fcm.googleapis.com/1', p256dh: '', auth: '' };

const deliveryTo = ({ user }: Person): Delivery => ({
  identifier: `message-${user.id}`,
  contact: { userId: user.id, name: user.username, email: user.email, phone: null, carrier: null },
  forms: plainForms('Two calm minutes.', 'Stretching', ''),
  links: {
    open: 'http://localhost:5173/m/token',
    campaign: 'http://localhost:5173/campaigns/1',
    unsubscribe: null,
    replyTo: null,
  },
});

/** A person with these browsers, whose push service answers so. */
function pushWith(browsers: PushAddress[], outcome: Outcome) {
  const delivered: string[] = [];
  const real: Channel = {
    name: 'push',
    unreachable: () => null,
    send: async ({ identifier }) => {
      delivered.push(identifier);
      return outcome;
    },
  };
  const store = { list: async () => browsers, remove: async () => undefined };
  return { channel: developmentPush(outbox, real, store), delivered };
}

describe('app notifications in development', () => {
  it('are kept in the outbox and accepted while no browser has subscribed', async () => {
    const person = await newPerson();
    const { channel, delivered } = pushWith([], { kind: 'retry', reason: 'never asked' });
    expect(await channel.send(deliveryTo(person))).toEqual({ kind: 'accepted', providerId: null });
    expect(delivered).toEqual([]);
    expect(await outboxOf(person)).toMatchObject([
      { channel: 'push', subject: 'Stretching', body: 'Two calm minutes.' },
    ]);
  });

  it.each<Outcome>([
    { kind: 'accepted', providerId: null },
    { kind: 'retry', reason: 'The push service could not be reached' },
    { kind: 'refused', reason: 'App notifications are switched off on your devices' },
  ])('are sent to browsers that have, with what really came of it: $kind', async (outcome) => {
    const person = await newPerson();
    const { channel, delivered } = pushWith([browser], outcome);
    expect(await channel.send(deliveryTo(person))).toEqual(outcome);
    expect(delivered).toHaveLength(1);
    expect(await outboxOf(person)).toHaveLength(1);
  });
});

afterEach(() => vi.restoreAllMocks());

const decode = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

/** A pair of keys on the curve, and the bytes in base64url as settings and browsers write them. */
async function newKeys() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  if (!('privateKey' in pair)) throw new Error('No pair of keys');
  const key = await crypto.subtle.exportKey('jwk', pair.privateKey);
  if (!('d' in key)) throw new Error('No key');
  const point = [4, ...decode(key.x ?? ''), ...decode(key.y ?? '')];
  const publicKey = btoa(String.fromCharCode(...point))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
  return { publicKey, privateKey: key.d ?? '' };
}

it('a push is encrypted and signed in the runtime that serves the app', async () => {
  const sent: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(new Request(input, init));
    return new Response(null, { status: 201 });
  });
  const [server, browser] = [await newKeys(), await newKeys()];
  const settings = readSettings({
    ...env,
    VAPID_PUBLIC_KEY: server.publicKey,
    VAPID_PRIVATE_KEY: server.privateKey,
    VAPID_SUBJECT: 'mailto:coach@example.com',
  });
  const address = {
    id: 1,
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    p256dh: browser.publicKey,
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  };
  const channel = webPush(settings, systemClock, {
    list: async () => [address],
    remove: async () => undefined,
  });
  const outcome = await channel?.send({
    identifier: 'message-1',
    contact: { userId: 1, name: 'Nadia', email: 'nadia@example.com', phone: null, carrier: null },
    forms: plainForms('Now', 'Stretching', ''),
    links: {
      open: 'http://localhost:5173/',
      campaign: 'http://localhost:5173/',
      unsubscribe: null,
      replyTo: null,
    },
  });
  expect(outcome).toEqual({ kind: 'accepted', providerId: null });
  const [request] = sent;
  expect(request?.headers.get('Authorization')).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
  expect(request?.headers.get('Content-Encoding')).toBe('aes128gcm');
  expect((await request?.arrayBuffer())?.byteLength).toBe(4096);
});
