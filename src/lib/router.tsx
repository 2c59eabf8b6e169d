import { type ReactNode, useDeferredValue } from 'react';
import { type AroundNavHandler, type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

// Deferred, so that a page stays until the code of the next one has loaded.
const useDeferredLocation: BaseLocationHook = (options) => [useDeferredValue(usePathname(options)), navigate];
const useDeferredSearch: BaseSearchHook = (options) => useDeferredValue(useSearch(options));

let isTraversal = false;
globalThis.addEventListener?.('popstate', () => {
  isTraversal = true;
});

/** Whether the page was reached by going back or forward. The browser restores the scroll position then. */
export const wasTraversed = (): boolean => isTraversal;

/** Marks the history entries that the app adds. A replaced entry stays what it was. */
const markEntry: AroundNavHandler = (go, to, options) => {
  isTraversal = false;
  go(to, { ...options, state: options?.replace ? window.history.state : { isFromApp: true } });
};

/** Whether going back stays in the app. */
export const canGoBack = (): boolean => window.history.state?.isFromApp === true;

type AppRouterProps = {
  /** The path to render without a browser. */
  ssrPath: string | undefined;
  children: ReactNode;
};

export const AppRouter = ({ ssrPath, children }: AppRouterProps) => (
  <Router
    hook={useDeferredLocation}
    searchHook={useDeferredSearch}
    aroundNav={markEntry}
    {...(ssrPath !== undefined && { ssrPath })}
  >
    {children}
  </Router>
);
