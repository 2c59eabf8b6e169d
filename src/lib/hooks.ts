import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** A media query that components can follow. */
export function mediaQuery(query: string) {
  const matches = () => window.matchMedia(query).matches;
  const watch = (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return { matches, use: () => useSyncExternalStore(watch, matches) };
}

/** Whether the screen is wider than a phone. */
export const { matches: isWide, use: useIsWide } = mediaQuery('(min-width: 48rem)');

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

const baseTitle = 'Build Better Habits';

export const titleOf = (page: string | undefined): string => (page ? `${page} · ${baseTitle}` : baseTitle);

/** Replaces the title of the page's route, for example with the title of a campaign. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = titleOf(page);
  }, [page]);
}

/** If the element is removed while it has the focus, the focus moves to its neighbor, if that can take it. */
export function useFocusHandoff(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    return () => {
      if (!node?.contains(document.activeElement)) return;
      const neighbor = node.nextElementSibling ?? node.previousElementSibling;
      if (neighbor instanceof HTMLElement && neighbor.hasAttribute('tabindex'))
        neighbor.focus({ preventScroll: true });
    };
  }, [element]);
}

/** Which dialog is open. If a dialog was closed and finishes late, it doesn't close the next one. */
export function useOpenDialog<Name>() {
  const [open, show] = useState<Name | null>(null);
  const close = () => show((current) => (current === open ? null : current));
  return [open, show, close] as const;
}

/** The parts of a page that take the focus if the focused element in them is removed. */
const focusableParts = 'article, section, form, li, [role="tabpanel"], main';

/** If the focused element is removed from the page, the focus moves to the part around it instead of getting lost. */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    /** The focused element and its ancestors. */
    let path: readonly EventTarget[] = [];
    const remember = (event: FocusEvent) => {
      path = event.composedPath();
    };
    const observer = new MutationObserver(() => {
      const [focused] = path;
      if (!(focused instanceof Element) || focused.isConnected || document.activeElement !== document.body)
        return;
      const part = path.find(
        (each): each is HTMLElement =>
          each instanceof HTMLElement && each.isConnected && each.matches(focusableParts),
      );
      if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
      part?.focus({ preventScroll: true });
    });
    main?.addEventListener('focusin', remember);
    if (main) observer.observe(main, { childList: true, subtree: true });
    return () => {
      main?.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
