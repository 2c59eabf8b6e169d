import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Focuses the heading of the page, or for as long as its code is on its way, the place where it will be.
 * @returns gives up waiting
 */
function focusHeading(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const isWaiting = document.activeElement === main;
    if (!isWaiting || tryHeading()) observer.disconnect();
  });
  function tryHeading() {
    const heading = main.querySelector('h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  }
  if (!tryHeading()) {
    main.focus({ preventScroll: true });
    observer.observe(main, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}

/** After a navigation, and when somebody signs in or out, the page starts at its top, and the focus is on its heading for those who listen to it. */
export function useRouteFocus(isSignedIn: boolean): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const view = `${isSignedIn} ${pathname}`;
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (way !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    return main === null ? undefined : focusHeading(main);
  }, [view, way]);
}
