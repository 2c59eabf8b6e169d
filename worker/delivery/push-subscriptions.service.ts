import { decodeBase64urlIgnorePadding } from '@oslojs/encoding';
import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { pushSubscriptions, sessions } from '../db/schema.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import { badInput, unavailable } from '../platform/errors.ts';
import { isAllowedPushEndpoint, type PushStore, vapidKeys } from './channels/web-push.ts';
import type { SavePushSubscriptionInput } from './delivery.schemas.ts';
import type { DeliveryDeps } from './deps.ts';

const notSetUp = () =>
  unavailable('App notifications are not set up on this server. Please choose Email instead');

export function readVapidPublicKey({ settings }: DeliveryDeps): string {
  const keys = vapidKeys(settings);
  if (keys === null) throw notSetUp();
  return keys.publicKey;
}

export async function countBrowsers({ db, clock }: DeliveryDeps, caller: Caller): Promise<number> {
  const [[row]] = await readAs(db, caller, clock.now(), [selectBrowserCount(db, caller.userId)]);
  return row?.browsers ?? 0;
}

/** Saves a browser's subscription. The app sends it on every start. */
export async function savePushSubscription(
  { db, clock, settings }: DeliveryDeps,
  caller: Caller,
  { subscription: { endpoint, keys } }: SavePushSubscriptionInput,
): Promise<void> {
  const now = clock.now();
  await readAs(db, caller, now, []);
  if (vapidKeys(settings) === null) throw notSetUp();
  if (!isAllowedPushEndpoint(endpoint, settings.PUSH_HOSTS)) {
    throw badInput('This browser uses a push service that isn’t allowed here. Please choose Email instead');
  }
  if (!(await isPublicKey(keys.p256dh))) {
    throw badInput('This browser sent a key we can’t use. Please turn notifications on again');
  }
  await upsertPushSubscription(db, { ...caller, endpoint, ...keys, createdAt: now });
}

export async function removePushSubscription(
  { db, clock }: DeliveryDeps,
  caller: Caller,
  endpoint: string,
): Promise<void> {
  await readAs(db, caller, clock.now(), []);
  await deletePushSubscription(db, caller.userId, endpoint);
}

/** Not all 65-byte values are points on the curve, and an invalid key would fail on every send. */
async function isPublicKey(p256dh: string): Promise<boolean> {
  try {
    const point = new Uint8Array(decodeBase64urlIgnorePadding(p256dh));
    await crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
    return true;
  } catch {
    return false;
  }
}

/** Enough for all of a user's devices, while limiting the cost of one message. */
const MAX_BROWSERS = 10;

/** Adapts the subscriptions to the push channel. */
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

/** Even if another user had it before. Removes the oldest beyond the limit. Saves nothing if the session has ended. */
async function upsertPushSubscription(
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

function selectBrowserCount(db: Db, userId: number) {
  return db.select({ browsers: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

async function deletePushSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
