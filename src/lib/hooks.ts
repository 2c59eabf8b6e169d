import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. `hydrated` is its value while prerendering and hydrating. */
export function createStore<Value>(initial: Value, hydrated: Value = initial) {
  let current = initial;
  const listeners = new Set<() => void>();
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const get = () => current;
  return {
    get,
    set(next: Value): void {
      current = next;
      for (const listener of listeners) listener();
    },
    watch,
    use: (): Value => useSyncExternalStore(watch, get, () => hydrated),
  };
}

const wideScreens = () => window.matchMedia('(min-width: 48rem)');

function watchWidth(listener: () => void) {
  const screens = wideScreens();
  screens.addEventListener('change', listener);
  return () => screens.removeEventListener('change', listener);
}

/** Whether the screen is wider than a phone. */
export const isWide = () => wideScreens().matches;
export const useIsWide = () => useSyncExternalStore(watchWidth, isWide);

function watchNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useOnline = () =>
  useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );

const never = () => () => undefined;
/** False while prerendering and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

let pressed: HTMLButtonElement | null = null;
const rememberPress = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

/** Call this before hydration, when buttons do nothing yet. Enter in a field presses the button of its form. */
export const holdPress = (): void => window.addEventListener('click', rememberPress);

/** The last button pressed before hydration. Stops remembering. */
export function takePress(): HTMLButtonElement | null {
  window.removeEventListener('click', rememberPress);
  const button = pressed;
  pressed = null;
  return button;
}

const baseTitle = 'Build Better Habits';

export const titleOf = (page: string | undefined): string => (page ? `${page} · ${baseTitle}` : baseTitle);

/** Replaces the title of the page's route, for example with the title of a campaign. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = titleOf(page);
  }, [page]);
}

/** Which dialog is open. If a dialog was closed and finishes late, it doesn't close the next one. */
export function useOpenDialog<Name>() {
  const [open, show] = useState<Name | null>(null);
  const close = () => show((current) => (current === open ? null : current));
  return [open, show, close] as const;
}

/** Whether the page is still open. A late response must not lead away from the page that the person has opened since. */
export function useIsPageOpen(): () => boolean {
  const [pathname] = useState(() => window.location.pathname);
  return () => window.location.pathname === pathname;
}

/** Renders the component every so many milliseconds. */
export function useTicks(interval: number): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(render, interval);
    return () => clearInterval(timer);
  }, [interval]);
}
