import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 48rem)');

function watch(listener: () => void) {
  const screen = wide();
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/** Whether there is room for things beside each other: the screen is no phone's. */
export const isWide = () => wide().matches;
export const useIsWide = () => useSyncExternalStore(watch, isWide);
