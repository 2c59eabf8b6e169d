import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 48rem)');

function watch(listener: () => void) {
  const screen = wide();
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/** Whether the screen is wide enough for things side by side: wider than a phone. */
export const isWide = () => wide().matches;
export const useIsWide = () => useSyncExternalStore(watch, isWide);
