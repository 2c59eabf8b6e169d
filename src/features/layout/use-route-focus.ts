import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Focuses the heading of the page, or for as long as its code is on its way, the place where it will be. A heading that
 * is replaced when the page's data come hands the focus on.
 * @returns stops it
 */
function focusHeading(main: HTMLElement): () => void {
  let target = main;
  const focus = () => {
    target = main.querySelector('h1') ?? main;
    target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && !target.isConnected;
    if (isLost || (activeElement === main && main.querySelector('h1'))) focus();
    else if (activeElement !== target) observer.disconnect();
  });
  focus();
  observer.observe(main, { childList: true, subtree: true });
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
