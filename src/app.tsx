import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary, Shell } from './features/layout/shell.tsx';
import { isUserUnknown, recallUser, useUser } from './features/session/session.ts';
import { unreachable } from './lib/api.ts';
import { titleOf } from './lib/hooks.ts';
import { queryClient } from './lib/query-client.ts';
import { paths } from './paths.ts';
import { routeAt, routes, signInRoute } from './routes.ts';
import { ErrorState } from './ui/status.tsx';

/** Shows the sign-in page in place of a page that requires sign-in. Another person gets a new page. */
function SignedIn() {
  const user = useUser();
  const isUnknown = isUserUnknown.use();
  if (user !== null) return <Outlet key={user.id} />;
  if (!isUnknown) return <signInRoute.Page />;
  return <ErrorState text={unreachable} onRetry={() => recallUser(false)} />;
}

/** Redirects signed-in people to the home page. */
function SignedOut() {
  return useUser() === null ? <Outlet /> : <Navigate to={paths.home} replace />;
}

function Frame() {
  const { pathname } = useLocation();
  const isSignedIn = useUser() !== null;
  useLayoutEffect(() => {
    const { route } = routeAt(pathname);
    document.title = titleOf(isSignedIn || route.audience ? route.title : undefined);
  }, [pathname, isSignedIn]);
  return <Shell />;
}

const pagesFor = (audience: (typeof routes)[number]['audience']) =>
  routes.flatMap(({ path, Page, ...route }) =>
    route.audience === audience ? [<Route key={path} path={path} element={<Page />} />] : [],
  );

type AppProps = {
  /** Called after the first paint, when code that isn't part of the first page can be loaded. */
  onShown?: (() => void) | undefined;
  /** Set by the build, which prerenders the sign-in page without a browser. */
  Router?: ComponentType<{ children: ReactNode }>;
};

export function App({ onShown, Router = BrowserRouter }: AppProps) {
  useEffect(() => {
    if (onShown === undefined) return;
    // This runs after the next frame has been painted.
    const frame = requestAnimationFrame(() => setTimeout(onShown));
    return () => cancelAnimationFrame(frame);
  }, [onShown]);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router>
          <Routes>
            <Route element={<Frame />}>
              <Route element={<SignedIn />}>{pagesFor(undefined)}</Route>
              <Route element={<SignedOut />}>{pagesFor('signed out')}</Route>
              {pagesFor('everyone')}
              <Route path="/dashboard" element={<Navigate to={paths.home} replace />} />
            </Route>
          </Routes>
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
