import { probableUserId } from './features/session/session.ts';
import { capabilitiesQuery } from './lib/capabilities.ts';
import { queryClient } from './lib/query-client.ts';
import { routeAt, signInRoute } from './routes.ts';

const isReadable = (id: string | undefined) => id === undefined || /^[1-9]\d*$/.test(id);

/** The page shown at a path, and the path's parameters. */
function shownAt(pathname: string) {
  const { route, params } = routeAt(pathname);
  return { page: probableUserId() !== null || route.audience ? route : signInRoute, params };
}

/** Requests a page's first data. Errors are ignored: the page requests it again and shows them. */
export function readPage(pathname: string): void {
  const { page, params } = shownAt(pathname);
  const userId = probableUserId();
  if (page.audience === 'signed out') queryClient.prefetchQuery(capabilitiesQuery);
  else if (userId !== null && isReadable(params.id)) page.readAhead?.(userId, params);
}

/** Loads a page's code. */
export const loadPage = (pathname: string): Promise<unknown> =>
  shownAt(pathname)
    .page.load()
    .catch(() => undefined);

/** Loads a page's code and first data before it is opened. */
export function preloadPage(pathname: string): void {
  // Failed queries are retried when the person comes back.
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  loadPage(pathname);
  readPage(pathname);
}
