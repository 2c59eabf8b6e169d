import { useSyncExternalStore } from 'react';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}

/** Whether the device asks for dark colors. */
export const useDark = () => useSyncExternalStore(subscribe, () => dark.matches);
