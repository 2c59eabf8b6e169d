import { answerFromCacheOrNetwork, forgetData, keepApp, removeOldApps } from './caching.ts';
import { respond, showPush, subscribeAgain } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepApp());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldApps(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const answer = answerFromCacheOrNetwork(event.request);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  if (event.data === 'forget-data') event.waitUntil(forgetData());
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(respond(event.notification, event.action));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAgain());
});
