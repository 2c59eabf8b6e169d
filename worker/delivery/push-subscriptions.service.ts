import { decodeBase64urlIgnorePadding } from '@oslojs/encoding';
import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { pushSubscriptions, sessions } from '../db/schema.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { badInput, unavailable } from '../platform/errors.ts';
import { isAllowedPushEndpoint, type PushStore, vapidKeys } from './channels/web-push.ts';
import type { SavePushSubscriptionInput } from './delivery.schemas.ts';
import type { DeliveryDeps } from './deps.ts';

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

/** How many browsers a person may have: enough for every device, and a bound to what one message costs. */
const MAX_BROWSERS = 10;

/** The browsers of people, for the channel that notifies them. */
export const pushStore = (db: Db): PushStore => ({
  list: (userId) =>
    db
      .select({
        id: pushSubscriptions.id,
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  remove: async (id) => {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  },
});

/**
 * Keeps a browser as the person's own, whoever it belonged to before, and drops those that were renewed the longest
 * time ago when there are too many. One transaction. Nothing is kept for a session that was ended meanwhile.
 */
export async function keepPushSubscription(
  db: Db,
  subscription: Required<Omit<typeof pushSubscriptions.$inferInsert, 'id'>>,
): Promise<void> {
  const { userId, endpoint, p256dh, auth, sessionId, createdAt } = subscription;
  const own = eq(pushSubscriptions.userId, userId);
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(own)
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MAX_BROWSERS);
  await db.batch([
    db
      .insert(pushSubscriptions)
      .select(
        sql`SELECT NULL, ${userId}, ${endpoint}, ${p256dh}, ${auth}, id, ${createdAt} FROM ${sessions} WHERE id = ${sessionId}`,
      )
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, p256dh, auth, sessionId, createdAt },
      }),
    db.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, newest))),
  ]);
}

export function selectBrowserCount(db: Db, userId: number) {
  return db.select({ browsers: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** Forgets a browser of the person; nothing happens when it was none of theirs. */
export async function forgetPushSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
