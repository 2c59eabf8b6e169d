import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { twilio } from '../../../worker/delivery/channels/sms.ts';
import { type PushStore, webPush } from '../../../worker/delivery/channels/web-push.ts';
import { type Reply, startProvider } from '../../support/node/local-provider.ts';
import { newPushBrowser, readVapid } from '../../support/node/push-browser.ts';
import {
  addressAt,
  ampleTime,
  browser,
  callPushServicesByHttp,
  clock,
  delivery,
  now,
  openPush,
  openTwilio,
  originOf,
  settingsWith,
  stopped,
  stopTexts,
  storeOf,
  subject,
  twilioAccepts,
  twilioError,
  vapid,
} from './drivers.ts';

callPushServicesByHttp();

const provider = await startProvider();
afterAll(() => provider.close());
beforeEach(() => {
  provider.received.length = 0;
});

describe('a text message through Twilio', () => {
  async function send(reply: Reply, phone = '+12025550143', from?: string) {
    provider.received.length = 0;
    provider.will(reply);
    const outcome = await openTwilio(provider, ampleTime, from).send(
      delivery({ contact: { ...delivery().contact, phone } }),
    );
    const [call] = provider.received;
    return { outcome, call, form: Object.fromEntries(new URLSearchParams(call?.body.toString())) };
  }

  it('goes to the API as a form under our account, to a number in any spelling', async () => {
    const { call, form } = await send(twilioAccepts, '(202) 555-0143');
    expect(call).toMatchObject({ method: 'POST', path: '/2010-04-01/Accounts/ACaubergine/Messages.json' });
    expect(call?.headers).toMatchObject({
      authorization: `Basic ${btoa('ACaubergine:token-turnip')}`,
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    });
    const text = { To: '+12025550143', Body: 'Zebra stretching: two calm minutes after coffee.' };
    expect(form).toEqual({ ...text, From: '+12025550100' });
    const service = await send(twilioAccepts, undefined, 'MG0123');
    expect(service.form).toEqual({ ...text, MessagingServiceSid: 'MG0123' });
  });

  it('explains an error, and whether to try again', async () => {
    for (const [reply, kind, words] of [
      [twilioError(400, 21211), 'refused', 'doesn’t exist'],
      [twilioError(400, 21614), 'refused', 'mobile number'],
      [twilioError(400, 30003), 'retry', 'out of range'],
      [twilioError(401, 20003), 'retry', 'didn’t accept our sign-in'],
      [twilioError(404, 20404), 'retry', 'had a problem'],
      [twilioError(400, 21617), 'refused', 'refused the message'],
    ] as const)
      expect((await send(reply)).outcome).toMatchObject({ kind, reason: expect.stringContaining(words) });
  });

  it('records an opt-out when the phone replied STOP, and is refused even if recording fails', async () => {
    const failedBody = '{"sid":"SM1","status":"failed","error_code":21610}';
    const stop = { kind: 'refused', isOptOut: true, reason: expect.stringContaining('replied STOP') };
    for (const reply of [twilioError(400, 21610), { status: 201, body: failedBody }])
      expect((await send(reply, '(202) 555-0143')).outcome).toMatchObject(stop);
    expect(stopped).toEqual(['+12025550143', '+12025550143']);
    const keep = () => Promise.reject(new Error('no such table'));
    const channel = openTwilio(provider, ampleTime, undefined, keep);
    expect(await channel.send(delivery())).toMatchObject({ kind: 'refused' });
  });

  it('reaches every valid phone, whatever its carrier, and is off without an account', () => {
    const { contact } = delivery();
    const reach = (change: object) => openTwilio(provider, ampleTime).unreachable({ ...contact, ...change });
    expect(reach({ phone: null })).toMatch(/^Add your phone number/);
    expect([null, 'tmobile', 'sprint'].map((carrier) => reach({ carrier }))).toEqual([null, null, null]);
    expect(twilio(settingsWith({}), clock, stopTexts)).toBeNull();
  });
});

describe('a web push', () => {
  beforeEach(() => {
    provider.will({ status: 201 });
  });

  /** Sends to one browser for each reply; the browser with id 1 gets the first. */
  async function sendTo(...replies: Reply[]) {
    const store = storeOf(replies.map((_, index) => addressAt(originOf(provider), index + 1)));
    provider.will(({ path }) => replies[Number(path.split('/').at(-1)) - 1] ?? 'reset');
    const outcome = await openPush(provider.host, store, ampleTime).send(delivery());
    return { outcome, left: store.addresses.map((address) => address.id) };
  }

  function sent() {
    const [call] = provider.received;
    if (call === undefined) throw new Error('Nothing was sent');
    return call;
  }

  it('can be read only by its browser, and opens the message’s page if there are choices', async () => {
    await sendTo({ status: 201 });
    const call = sent();
    const page = 'https://habits.example.com/m/open-kiwi';
    expect(JSON.parse(browser.decrypt(call))).toEqual({
      title: 'Zebra stretching',
      body: 'Two calm minutes after coffee.',
      url: 'https://habits.example.com/campaigns/12',
      tag: 'message-4711',
      messageId: 4711,
      answerUrl: page,
    });
    expect(() => newPushBrowser().decrypt(call)).toThrow();
    expect(call.body.toString('latin1')).not.toContain('Zebra');
    provider.received.length = 0;
    const links = { ...delivery().links, choices: [{ label: 'Pause', url: `${page}/pause` }] };
    await openPush(provider.host, storeOf([addressAt(originOf(provider))])).send(delivery({ links }));
    expect(JSON.parse(browser.decrypt(sent()))).toMatchObject({ url: page, answerUrl: page });
  });

  it('is signed with our key for this service only, and kept for three hours under an opaque topic', async () => {
    await sendTo({ status: 201 });
    const { publicKey, claims } = await readVapid(sent());
    expect(publicKey).toBe(vapid.VAPID_PUBLIC_KEY);
    expect(claims).toMatchObject({ aud: originOf(provider), sub: subject });
    expect((claims.exp ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
    const topic = expect.stringMatching(/^[\w-]{32}$/);
    expect(sent()).toMatchObject({ method: 'POST', headers: { ttl: '10800', urgency: 'high', topic } });
  });

  it('that is too long is cut at the end of a word', async () => {
    const words = 'Wörter '.repeat(2000);
    const rendered = { ...delivery().rendered, push: { title: 'Long', body: words } };
    const store = storeOf([addressAt(originOf(provider))]);
    expect((await openPush(provider.host, store).send(delivery({ rendered }))).kind).toBe('accepted');
    const payload = browser.decrypt(sent());
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3993);
    expect(Buffer.byteLength(payload)).toBeGreaterThan(3900);
    expect(JSON.parse(payload).body).toMatch(/Wörter$/);
  });

  it('forgets a browser that is gone, and no other', async () => {
    const reason = 'App notifications are switched off on your devices';
    const gone = await sendTo({ status: 404 }, { status: 410 });
    expect(gone).toEqual({ outcome: { kind: 'refused', reason }, left: [] });
    for (const status of [400, 401, 403, 413, 429, 500]) expect((await sendTo({ status })).left).toEqual([1]);
    const tooLarge = { kind: 'refused', reason: 'The push service refused the message' };
    expect((await sendTo({ status: 413 }, { status: 410 })).outcome).toEqual(tooLarge);
  });

  it('is repeated while a browser may still accept it, after the longest wait requested', async () => {
    const wait = (seconds: string): Reply => ({ status: 429, headers: { 'Retry-After': seconds } });
    const gone = [{ status: 410 }, { status: 413 }];
    const { outcome } = await sendTo(...gone, wait('60'), { status: 500 }, wait('600'));
    expect(outcome).toMatchObject({ kind: 'retry', notBefore: now + 600_000 });
  });

  it('is never sent to a host that is not allowed', async () => {
    for (const endpoint of ['https://fcm.example.com/push/1', 'http://fcm.googleapis.com/push/1']) {
      const store = storeOf([{ ...addressAt(originOf(provider)), endpoint }]);
      expect(await openPush('fcm.googleapis.com', store).send(delivery())).toMatchObject({ kind: 'refused' });
      expect(store.addresses).toHaveLength(1);
    }
  });

  it('does not throw if storage or keys fail, and is off without keys', async () => {
    const broken: PushStore = {
      list: () => Promise.reject(new Error('no such table')),
      remove: () => Promise.reject(new Error('no such table')),
    };
    expect(await openPush(provider.host, broken).send(delivery())).toMatchObject({ kind: 'retry' });

    provider.will({ status: 410 });
    const sticky = { ...broken, list: async () => [addressAt(originOf(provider))] };
    expect(await openPush(provider.host, sticky).send(delivery())).toMatchObject({ kind: 'refused' });

    const store = storeOf([addressAt(originOf(provider))]);
    const noKey = openPush(provider.host, store, ampleTime, { VAPID_PRIVATE_KEY: 'none' });
    expect(await noKey.send(delivery())).toMatchObject({ kind: 'retry' });
    expect(webPush(settingsWith({}), clock, store)).toBeNull();
  });
});
