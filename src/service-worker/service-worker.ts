import { answerFromCacheOrNetwork, forgetData, keepApp, removeOldApps } from './caching.ts';
import { answerMark, isSyncOfMarks, sendMarks, tell, tellMarks } from './marks.ts';
import { respond, showPush, subscribeAgain } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepApp());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldApps(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const marked = answerMark(event.request);
  // This continues even if the page is closed in the meantime.
  if (marked !== null) event.waitUntil(marked);
  const answer = marked ?? answerFromCacheOrNetwork(event.request);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  if (event.data === 'forget-data') event.waitUntil(forgetData());
  if (event.data === 'tell-marks') event.waitUntil(tellMarks());
  // Anything that has to keep waiting is retried at the next opportunity.
  if (event.data === 'send-marks') event.waitUntil(sendMarks().catch(() => undefined));
});

self.addEventListener('push', (event) => {
  event.waitUntil(Promise.all([showPush(event.data), tell({ type: 'changed' })]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(respond(event.notification, event.action));
});

self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { tag: string };
  if (isSyncOfMarks(tag)) (event as ExtendableEvent).waitUntil(sendMarks());
});

self.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAgain());
});
