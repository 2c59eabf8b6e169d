// Apart from the other hooks, which the first script has, so that the router isn't in it.
import { useLocation } from 'react-router';

/** Whether the page is still open. A late response must not lead away from the page that the person has opened since. */
export function useIsPageOpen(): () => boolean {
  const { pathname } = useLocation();
  return () => window.location.pathname === pathname;
}
