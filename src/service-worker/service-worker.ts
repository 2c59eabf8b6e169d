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
  // It goes on although the page is closed meanwhile.
  if (marked !== null) event.waitUntil(marked);
  const answer = marked ?? answerFromCacheOrNetwork(event.request);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  if (event.data === 'forget-data') event.waitUntil(forgetData());
  if (event.data === 'tell-marks') event.waitUntil(tellMarks());
  // What has to wait on is tried again at the next occasion.
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
