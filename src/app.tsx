import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { ErrorBoundary, Shell } from './features/layout/shell.tsx';
import { useUser } from './features/session/session.ts';
import { titleOf } from './lib/hooks.ts';
import { queryClient } from './lib/query-client.ts';
import { AppRouter } from './lib/router.tsx';
import { paths } from './paths.ts';
import { routeAt, signInRoute } from './routes.ts';

/** The page at the current address. Pages that require sign-in show the sign-in page instead. */
function Page() {
  const [pathname] = useLocation();
  const isSignedIn = useUser() !== null;
  const { route } = routeAt(pathname);
  useLayoutEffect(() => {
    document.title = titleOf(isSignedIn || route.audience ? route.title : undefined);
  }, [route, isSignedIn]);
  if (isSignedIn && route.audience === 'signed out') return <Redirect to={paths.home} replace />;
  const { Page } = isSignedIn || route.audience ? route : signInRoute;
  return (
    <Route path={route.pattern}>
      <Page />
    </Route>
  );
}

type AppProps = {
  /** Called after the first paint, when code that isn't part of the first page can be loaded. */
  onShown?: (() => void) | undefined;
  /** Set by the build, which prerenders a page without a browser. */
  prerenderedPath?: string;
};

export function App({ onShown, prerenderedPath }: AppProps) {
  useEffect(() => {
    if (onShown === undefined) return;
    // This runs after the next frame has been painted.
    const frame = requestAnimationFrame(() => setTimeout(onShown));
    return () => cancelAnimationFrame(frame);
  }, [onShown]);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AppRouter ssrPath={prerenderedPath}>
          <Shell>
            <Page />
          </Shell>
        </AppRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
