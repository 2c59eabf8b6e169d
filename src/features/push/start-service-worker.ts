/** Keeps the app on the device and receives pushes. Only the built app has a service worker. Errors are only logged. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register('/service-worker.js', { scope: '/' })
      .catch((error: unknown) => console.warn('Service worker:', error));
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** What was seen by one person is not kept for the next. */
export function forgetSeenData(): void {
  navigator.serviceWorker?.controller?.postMessage('forget-data');
}
