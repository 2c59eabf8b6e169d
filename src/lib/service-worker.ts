let registration: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** The service worker makes the app work offline and receives pushes. Only the built app has one. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registration = pageLoaded()
    .then(() => navigator.serviceWorker.register('/service-worker.js', { scope: '/' }))
    .catch((error: unknown) => {
      console.warn('Service worker:', error);
      return undefined;
    });
}

/**
 * Waits until the service worker is active.
 * @throws if there is none: in development, or if the browser refused it
 */
export async function readyServiceWorker(): Promise<ServiceWorkerRegistration> {
  if ((await registration) === undefined) throw new Error('There is no service worker');
  return navigator.serviceWorker.ready;
}

/** Deletes the cached responses, so that the next person doesn't see them. */
export function forgetCachedData(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) serviceWorker.controller.postMessage('forget-data');
  // A page that was loaded without the service worker has no controller, but there may still be cached data.
  else serviceWorker?.getRegistration().then((current) => current?.active?.postMessage('forget-data'));
}

/**
 * Whether this browser supports our notifications, not whether the person has allowed them. On an iPhone, only apps on
 * the home screen do.
 */
export const canUsePush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
