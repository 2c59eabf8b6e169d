let registration: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Keeps the app on the device and receives pushes. Only the built app has a service worker. Errors are only logged. */
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
 * The service worker's registration, once it is at work.
 * @throws where there is none: in development, and where the browser refused it
 */
export async function readyServiceWorker(): Promise<ServiceWorkerRegistration> {
  if ((await registration) === undefined) throw new Error('There is no service worker');
  return navigator.serviceWorker.ready;
}

/** Cached data of one person must not be left for the next one. */
export function forgetSeenData(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) serviceWorker.controller.postMessage('forget-data');
  // A page loaded without the service worker has no controller, but the cached data of others is there anyway.
  else serviceWorker?.getRegistration().then((known) => known?.active?.postMessage('forget-data'));
}
