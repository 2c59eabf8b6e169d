import { api, unwrap } from '../../lib/api.ts';
import { canUsePush } from '../../lib/can-use-push.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readyServiceWorker } from './start-service-worker.ts';

/**
 * on: this browser gets notifications; off: it could; blocked: the person said no; impossible: it cannot;
 * unavailable: the server cannot.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'impossible' | 'unavailable';

const logOnly = (error: unknown) => console.warn('Push registration:', error);

/** What browsers subscribe with; null where the server sends no pushes. */
const readServerKey = async () => (await queryClient.fetchQuery(capabilitiesQuery)).vapidPublicKey;

export async function readPushState(): Promise<PushState> {
  if ((await readServerKey()) === null) return 'unavailable';
  if (!canUsePush() || !import.meta.env.PROD) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await readyServiceWorker();
  const subscription = await registration.pushManager.getSubscription();
  return subscription !== null && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Asks the person, where they have not been asked, and subscribes this browser. Call it on a tap: browsers show the
 * question only then.
 * @throws when the push service or our server does not answer
 */
export async function turnPushOn(userId: number): Promise<PushState> {
  if (!canUsePush()) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  return (await subscribe(userId)) ? 'on' : 'unavailable';
}

/** Turns notifications on beside something else that the person does, and says whether they are on. Errors are only logged. */
export async function tryPushOn(userId: number): Promise<boolean> {
  try {
    return (await turnPushOn(userId)) === 'on';
  } catch (error) {
    logOnly(error);
    return false;
  }
}

/** Tells the server about this browser again, as on every start: subscriptions can change without notice. */
export async function renewPush(userId: number): Promise<void> {
  if (!import.meta.env.PROD || !canUsePush() || Notification.permission !== 'granted') return;
  await subscribe(userId).catch(logOnly);
}

/** @returns false where the server sends no pushes */
async function subscribe(userId: number): Promise<boolean> {
  const applicationServerKey = await readServerKey();
  if (applicationServerKey === null) return false;
  const registration = await readyServiceWorker();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await unwrap(api['push-subscription'].$post({ json: { userId, subscription: readKeys(subscription) } }));
  return true;
}

/** @throws when the browser left something out that pushes need */
function readKeys(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('The browser gave an incomplete subscription');
  }
  return { endpoint, keys: { p256dh, auth } };
}

/** This browser belongs to nobody now, and gets no more pushes. */
export async function leaveBrowser(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await unwrap(api['push-subscription'].$delete({ json: { endpoint: subscription.endpoint } })).catch(
    logOnly,
  );
  await subscription.unsubscribe();
}
