import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 48rem)');

function watch(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room for things beside each other: the screen is no phone's. */
export const useIsWide = () => useSyncExternalStore(watch, () => wide.matches);
