import {
  isSyncOfMarks,
  respondToMark,
  sendMarks,
  sendMarksWithRetries,
  tell,
  tellMarks,
  tellRefusals,
} from './marks.ts';
import { closeAll, closeMarked, handleClick, showPush, subscribeAgain } from './notifications.ts';

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

/** Data from the network, or the last response if the network is down. */
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
    return cached;
  }
}
