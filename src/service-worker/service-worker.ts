import { storedHeader } from '../lib/page-messages.ts';
import {
  isSyncOfMarks,
  respondToMark,
  sendAnswer,
  sendMarks,
  sendMarksWithRetries,
  tell,
  tellMarks,
  tellRefusals,
} from './marks.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: all files of the app, and a version that changes with them. */
declare const __APP_FILES__: readonly string[];
declare const __APP_VERSION__: string;

const appCache = `app-${__APP_VERSION__}`;
const dataCache = 'data';
/** Always returns the empty page, while `/` may return the prerendered sign-in form. */
const shell = '/app';

self.addEventListener('install', (event) => {
  event.waitUntil(cacheApp());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldApps(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const marked = respondToMark(event.request);
  // This continues even if the page is closed in the meantime.
  if (marked !== null) event.waitUntil(marked.then(({ status }) => afterMark(event, status)));
  const response = marked ?? respondTo(event.request);
  if (response !== null) event.respondWith(response);
});

self.addEventListener('message', (event) => {
  if (event.data === 'forget-data') event.waitUntil(Promise.all([forgetData(), closeAll()]));
  if (event.data === 'tell-marks') event.waitUntil(Promise.all([tellMarks(), tellRefusals()]));
  if (event.data === 'send-marks') event.waitUntil(sendMarksWithRetries());
});

self.addEventListener('push', (event) => {
  event.waitUntil(Promise.all([showPush(event.data), tell({ type: 'changed' })]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(handleClick(event.notification, event.action));
});

self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { tag: string };
  if (isSyncOfMarks(tag)) (event as ExtendableEvent).waitUntil(sendMarks());
});

self.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAgain());
});

async function afterMark({ request, clientId }: FetchEvent, status: number): Promise<void> {
  await closeMarked(request.url);
  // If the page was reloaded, it read its data before the mark was saved.
  if ((await self.clients.get(clientId)) === undefined) await tell({ type: 'changed' });
  // The server can be reached, so earlier marks needn't wait any longer.
  if (status === 200) await sendMarks().catch(() => undefined);
}

async function cacheApp(): Promise<void> {
  const cache = await caches.open(appCache);
  await cache.addAll([shell, ...__APP_FILES__]);
}

/** Runs on activation, when no page of an older version is open. */
async function deleteOldApps(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('app-') && name !== appCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** How often the data cache was cleared, so that responses requested before are not cached afterwards. */
let clearCount = 0;

/** Deletes one person's data before the next one signs in. */
async function forgetData(): Promise<void> {
  clearCount += 1;
  await caches.delete(dataCache);
}

/** Pages and calls that only the server can answer. */
const serverPaths = /^\/(api|auth|m|hooks)\//;
/** Calls about the current state, for which a cached response would be wrong. */
const uncachedCalls = /^\/api\/(health|session$|vapid-public-key|outbox|account\/export)/;

/** Returns null to leave the request to the browser. */
function respondTo(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null;
  if (url.pathname.startsWith('/api/')) return uncachedCalls.test(url.pathname) ? null : latestData(request);
  if (serverPaths.test(url.pathname)) return null;
  if (request.mode === 'navigate') return latestPage(request);
  // The page may be of a newer version, which is cached but waits until all pages of this one are closed.
  const isOfApp = __APP_FILES__.includes(url.pathname) || url.pathname.startsWith('/assets/');
  return isOfApp ? cachedFile(request) : null;
}

async function cachedFile(request: Request): Promise<Response> {
  // The responses have `Vary: Origin`, which imports send and `addAll` didn't. It makes no difference for these files.
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** After this many milliseconds, the cached page is used. */
const pageTimeout = 4000;

/** The page from the network, or the cached one if the network is down or very slow. */
async function latestPage(request: Request): Promise<Response> {
  const fromNetwork = fetch(request);
  const cached = await caches.match(shell);
  if (cached === undefined) return fromNetwork;
  const timeout = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), pageTimeout));
  return Promise.race([fromNetwork, timeout]).catch(() => cached);
}

async function keep(request: Request, response: Response, clearCountBefore: number): Promise<void> {
  const cache = await caches.open(dataCache);
  if (clearCountBefore === clearCount) await cache.put(request, response);
}

/** Data from the network, or the last response, marked as such, if the server can't be reached. */
async function latestData(request: Request): Promise<Response> {
  const clearCountBefore = clearCount;
  try {
    const response = await fetch(request);
    // A full disk must not cost the response.
    if (response.ok) await keep(request, response.clone(), clearCountBefore).catch(() => undefined);
    return response;
  } catch (error) {
    const cached = await caches.match(request, { cacheName: dataCache });
    if (cached === undefined) throw error;
    const headers = new Headers(cached.headers);
    headers.set(storedHeader, 'true');
    return new Response(cached.body, { headers });
  }
}

/** Sent by the server's push channel. */
type Payload = { title: string; body: string; tag: string } & NotificationData;
type NotificationData = { url: string; answerUrl?: string; messageId?: number };

/** Buttons, if the platform has them. Their names are answers to the message. */
const actions = [
  { action: 'done', title: 'Done' },
  { action: 'snooze-hour', title: 'Later' },
];

/** Shows every push, because browsers revoke the permission of sites that receive them silently. */
async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag, answerUrl, messageId } = readPayload(data);
  const options: NotificationOptions & { actions?: typeof actions } = {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url, answerUrl, messageId },
    ...(answerUrl === undefined ? {} : { actions }),
  };
  // A message that was snoozed comes again under another tag.
  if (messageId !== undefined) await closeNotifications((other) => other.messageId === messageId);
  await self.registration.showNotification(title, options);
}

async function closeNotifications(isOver: (data: NotificationData) => boolean): Promise<void> {
  for (const notification of await self.registration.getNotifications()) {
    if (isOver(notification.data as NotificationData)) notification.close();
  }
}

/** Closes the notification of a message that was marked in the app or on its page. @param address where the mark was sent */
function closeMarked(address: string): Promise<void> {
  const { pathname } = new URL(address);
  return closeNotifications(
    ({ messageId, answerUrl }) =>
      pathname === `/api/messages/${messageId}` ||
      (answerUrl !== undefined && pathname === new URL(answerUrl, self.location.origin).pathname),
  );
}

/** Closes one person's notifications before the next one signs in. */
const closeAll = (): Promise<void> => closeNotifications(() => true);

function readPayload(data: PushMessageData | null): Payload {
  const fallback = { title: 'Better Habits', body: 'You have a new reminder.', url: '/', tag: 'reminder' };
  try {
    const payload: unknown = data?.json();
    return typeof payload === 'object' && payload !== null ? { ...fallback, ...payload } : fallback;
  } catch {
    return fallback;
  }
}

/** A button answers the message. A click elsewhere, or a button that fails, opens the page. */
async function handleClick(notification: Notification, action: string): Promise<void> {
  const { url, answerUrl } = notification.data as NotificationData;
  const answered = answerUrl !== undefined && action !== '' && (await answer(answerUrl, action));
  if (!answered) await openPage(url);
}

async function answer(answerUrl: string, action: string): Promise<boolean> {
  const { href, origin } = new URL(answerUrl, self.location.origin);
  if (origin !== self.location.origin) return false;
  try {
    const response = action === 'done' ? await sendAnswer(href, action) : await snooze(href, action);
    // Null means that the answer is stored and will be sent later.
    if (response !== null) await tell({ type: 'changed' });
    return response === null || response.ok;
  } catch {
    return false;
  }
}

function snooze(href: string, action: string): Promise<Response> {
  const headers = { Accept: 'application/json' };
  const body = new URLSearchParams({ answer: action });
  return fetch(href, { method: 'POST', headers, body });
}

/** Focuses the page that the notification links to, or opens it. */
async function openPage(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((client) => client.url === url.href) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(url.href);
    return;
  }
  await page.focus();
  if (page.url !== url.href) await page.navigate(url.href);
}

/** Replaces a subscription that the push service has dropped. */
async function subscribeAgain(): Promise<void> {
  const response = await fetch('/api/vapid-public-key');
  if (!response.ok) return;
  const { vapidPublicKey } = (await response.json()) as { vapidPublicKey: string };
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: vapidPublicKey,
  });
  await fetch('/api/push-subscription', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subscription }),
  });
}
