import { currentUser } from './features/session/session.ts';
import { capabilitiesQuery } from './lib/capabilities.ts';
import { queryClient } from './lib/query-client.ts';
import { routeAt, signInRoute } from './routes.ts';

const isReadable = (id: string | undefined) => id === undefined || /^[1-9]\d*$/.test(id);

/** What is shown at an address, with what stands in it. */
function shownAt(pathname: string) {
  const { route, params } = routeAt(pathname);
  return { page: currentUser() || route.audience ? route : signInRoute, params };
}

/** Asks for what a page reads first. What fails fails again where it is needed, and is shown there. */
export function readPage(pathname: string): void {
  const { page, params } = shownAt(pathname);
  const user = currentUser();
  if (page.audience === 'signed out') queryClient.prefetchQuery(capabilitiesQuery);
  else if (user && isReadable(params.id)) page.readAhead?.(user, params);
}

/** Fetches a page's code. */
export const loadPage = (pathname: string): Promise<unknown> =>
  shownAt(pathname)
    .page.load()
    .catch(() => undefined);

/** Fetches both, before anything of the page is drawn. */
export function preloadPage(pathname: string): void {
  // What failed is asked for once more as somebody comes back to it.
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  loadPage(pathname);
  readPage(pathname);
}
