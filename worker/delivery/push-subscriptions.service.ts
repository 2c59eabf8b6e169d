import { decodeBase64urlIgnorePadding } from '@oslojs/encoding';
import { type Claim, readAs } from '../http/read-as.ts';
import { badInput, unavailable } from '../platform/errors.ts';
import { isAllowedPushEndpoint, vapidKeys } from './channels/web-push.ts';
import type { DeliveryDeps } from './deps.ts';
import {
  forgetPushSubscription,
  keepPushSubscription,
  selectBrowserCount,
} from './push-subscriptions.repo.ts';
import type { SavePushSubscriptionInput } from './push-subscriptions.schemas.ts';

const notSetUp = () =>
  unavailable('App notifications are not set up on this server. Please choose Email instead');

/**
 * What a browser subscribes with.
 * @throws unavailable where the server has no keys
 */
export function readVapidPublicKey({ settings }: DeliveryDeps): string {
  const keys = vapidKeys(settings);
  if (keys === null) throw notSetUp();
  return keys.publicKey;
}

/** How many of the person's browsers get notifications. */
export async function countBrowsers({ db, clock }: DeliveryDeps, claim: Claim): Promise<number> {
  const [[counted]] = await readAs(db, claim, clock.now(), [selectBrowserCount(db, claim.userId)]);
  return counted?.browsers ?? 0;
}

/**
 * Keeps a browser to notify. Sent again at every start of the app, so a known one is renewed.
 * @throws unavailable where the server has no keys
 * @throws badInput when the push service is none of those allowed, or the key is no key
 */
export async function savePushSubscription(
  { db, clock, settings }: DeliveryDeps,
  claim: Claim,
  { subscription: { endpoint, keys } }: SavePushSubscriptionInput,
): Promise<void> {
  const now = clock.now();
  await readAs(db, claim, now, []);
  if (vapidKeys(settings) === null) throw notSetUp();
  if (!isAllowedPushEndpoint(endpoint, settings.PUSH_HOSTS)) {
    throw badInput('This browser uses a push service that isn’t allowed here. Please choose Email instead');
  }
  if (!(await isPublicKey(keys.p256dh))) {
    throw badInput('This browser sent a key we can’t use. Please turn notifications on again');
  }
  await keepPushSubscription(db, { ...claim, endpoint, ...keys, createdAt: now });
}

/** Stops notifying a browser, as at signing out; nothing happens when it was not this person's. */
export async function removePushSubscription(
  { db, clock }: DeliveryDeps,
  claim: Claim,
  endpoint: string,
): Promise<void> {
  await readAs(db, claim, clock.now(), []);
  await forgetPushSubscription(db, claim.userId, endpoint);
}

/** Not every 65 bytes are a point on the curve; one that is none would fail at every send. */
async function isPublicKey(p256dh: string): Promise<boolean> {
  try {
    const point = new Uint8Array(decodeBase64urlIgnorePadding(p256dh));
    await crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
    return true;
  } catch {
    return false;
  }
}
