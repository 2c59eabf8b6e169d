import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { webPush } from '../../../worker/delivery/channels/web-push.ts';
import { systemClock } from '../../../worker/platform/clock.ts';
import { readSettings } from '../../../worker/platform/settings.ts';
import { plainForms } from '../../../worker/writer/message-forms.ts';

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
