import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

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
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
  }, [view, way]);
}
