import { buildPushPayload } from '@block65/webcrypto-web-push';
import { encodeBase64urlNoPadding } from '@oslojs/encoding';
import type { Clock } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { cutAtWord } from '../../writer/fit-text.ts';
import { type Channel, callProvider, DEFAULT_TIME_LIMIT, type Delivery, type Outcome } from './channel.ts';

export type PushAddress = { id: number; endpoint: string; p256dh: string; auth: string };

export type PushStore = {
  list(userId: number): Promise<PushAddress[]>;
  remove(id: number): Promise<void>;
};

/** The data that the service worker gets. */
type PushPayload = {
  title: string;
  body: string;
  /** The page that a tap opens: the campaign's page, or the message's if it offers choices. */
  url: string;
  /** Where the notification's buttons send replies; undefined if it has none. */
  answerUrl?: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  messageId?: number;
};

const what = 'The push service';
/** In seconds. The push service drops what it can't deliver in this time, because a late reminder is useless. */
const timeToLive = 3 * 60 * 60;
/** What a 4,096-byte push leaves for the payload. */
const MAX_PAYLOAD_BYTES = 3993;

const switchedOff = {
  kind: 'refused',
  reason: 'App notifications are switched off on your devices',
} as const satisfies Outcome;
const foreignService = {
  kind: 'refused',
  reason: 'Your browser uses a push service that isn’t allowed here',
} as const satisfies Outcome;

/**
 * Clients choose the address that we call, so it must be https on a listed host and port, or on one of its subdomains.
 */
export function isAllowedPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
}

export function vapidKeys(settings: Settings) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = settings;
  return publicKey === undefined || privateKey === undefined || subject === undefined
    ? null
    : { publicKey, privateKey, subject };
}

/** Notifies all of a user's browsers. The outcome is accepted if any browser's is. Null if push isn't set up. */
export function webPush(
  settings: Settings,
  clock: Clock,
  store: PushStore,
  timeLimit: number = DEFAULT_TIME_LIMIT,
): Channel | null {
  const keys = vapidKeys(settings);
  if (keys === null) return null;

  const sendTo = async (address: PushAddress, data: string, topic: string): Promise<Outcome | Gone> => {
    if (!isAllowedPushEndpoint(address.endpoint, settings.PUSH_HOSTS)) return foreignService;
    const { endpoint, p256dh, auth } = address;
    const answer = await callProvider<Gone>({
      clock,
      timeLimit,
      what,
      request: buildPushPayload(
        { data, options: { ttl: timeToLive, topic, urgency: 'high' } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        keys,
      ).then((init) => new Request(endpoint, init)),
      // 400, 401 and 403: the browser subscribed with another key than ours, which no retry changes.
      refusedStatuses: [400, 401, 403, 413],
      readAccepted: async (response) => {
        await response.body?.cancel().catch(() => undefined);
        return { kind: 'accepted', providerId: null };
      },
      readError: async ({ status }) => (status === 404 || status === 410 ? { kind: 'gone' } : null),
    });
    // If this fails, the next push removes it.
    if (answer.kind === 'gone') await store.remove(address.id).catch(() => undefined);
    return answer;
  };

  return {
    name: 'push',
    unreachable: () => null,
    send: async (delivery) => {
      try {
        const addresses = await store.list(delivery.contact.userId);
        const data = payloadOf(delivery);
        const topic = await topicOf(delivery.identifier);
        return combine(await Promise.all(addresses.map((address) => sendTo(address, data, topic))));
      } catch {
        return { kind: 'retry', reason: 'App notifications aren’t working right now' };
      }
    },
  };
}

/** The subscription no longer exists, or the user withdrew the permission. */
type Gone = { kind: 'gone' };

function combine(answers: readonly (Outcome | Gone)[]): Outcome {
  const accepted = answers.find((answer) => answer.kind === 'accepted');
  if (accepted !== undefined) return accepted;
  const retries = answers.filter((answer) => answer.kind === 'retry');
  const retry = retries.find(({ isUnanswered }) => isUnanswered) ?? retries[0];
  if (retry !== undefined) {
    const notBefore = retries.flatMap((answer) => answer.notBefore ?? []);
    return notBefore.length === 0 ? retry : { ...retry, notBefore: Math.max(...notBefore) };
  }
  return answers.find((answer) => answer.kind === 'refused') ?? switchedOff;
}

/** A push service replaces an undelivered push with the next one of the same topic. Hashed to keep our ids private. */
async function topicOf(identifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(identifier));
  return encodeBase64urlNoPadding(new Uint8Array(hash).slice(0, 24));
}

/** JSON. A body that is too long for a push is cut between words. */
function payloadOf({ rendered, links, identifier, messageId }: Delivery): string {
  const { title, body } = rendered.push;
  const write = (text: string) => {
    const payload: PushPayload = {
      title,
      body: text,
      url: links.choices === undefined ? links.campaign : links.open,
      tag: identifier,
      ...(messageId === undefined ? {} : { messageId, answerUrl: links.open }),
    };
    return JSON.stringify(payload);
  };
  const bytes = (text: string) => new TextEncoder().encode(write(text)).length;
  return write(cutAtWord(body, MAX_PAYLOAD_BYTES, bytes));
}
