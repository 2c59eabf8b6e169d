import { useSyncExternalStore } from 'react';

function watchNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device says that there is a network. */
export const useOnline = () =>
  useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
