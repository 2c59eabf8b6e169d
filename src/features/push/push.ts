import { api, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery, queryClient } from '../../lib/query-client.ts';
import { canUsePush, readyServiceWorker } from '../../lib/service-worker.ts';

/** `impossible`: the browser can't receive pushes; `unavailable`: the server can't send them. */
export type PushState = 'on' | 'off' | 'blocked' | 'impossible' | 'unavailable';

const logError = (error: unknown) => console.warn('Push registration:', error);

/** Null if the server sends no pushes. */
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
 * Asks for permission and subscribes this browser. Call it in response to a tap; otherwise browsers don't ask.
 * @throws if the push service or our server doesn't respond
 */
export async function turnPushOn(userId: number): Promise<PushState> {
  if (!canUsePush()) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  return (await subscribe(userId)) ? 'on' : 'unavailable';
}

/** Like `turnPushOn`, but errors are only logged. @returns whether notifications are on */
export async function tryPushOn(userId: number): Promise<boolean> {
  try {
    return (await turnPushOn(userId)) === 'on';
  } catch (error) {
    logError(error);
    return false;
  }
}

/** Subscribes again at every start, because subscriptions can change without notice. */
export async function renewPush(userId: number): Promise<void> {
  if (!import.meta.env.PROD || !canUsePush() || Notification.permission !== 'granted') return;
  await subscribe(userId).catch(logError);
}

/** Returns false if the server sends no pushes. */
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

/** @throws if the browser left something out */
function readKeys(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('The browser returned an incomplete subscription');
  }
  return { endpoint, keys: { p256dh, auth } };
}

/** Unsubscribes this browser when the person signs out. */
export async function unsubscribe(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await unwrap(api['push-subscription'].$delete({ json: { endpoint: subscription.endpoint } })).catch(
    logError,
  );
  await subscription.unsubscribe();
}
